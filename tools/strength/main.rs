//! Strength of the engines: matches at equal processor time against plain opponents, the ladders of the levels, and the
//! calibration of the reported win probabilities.
//!
//!     cargo run --release -p tessera-tools --bin strength -- match GAME [OPPONENT] [MILLISECONDS] [GAMES] [SEED]
//!     cargo run --release -p tessera-tools --bin strength -- ladder GAME [LEVELS] [GAMES] [SEED]
//!     cargo run --release -p tessera-tools --bin strength -- levels GAME [LEVELS] [GAMES] [SEED]
//!     cargo run --release -p tessera-tools --bin strength -- calibration GAME [NODES] [GAMES] [SEED]
//!     cargo run --release -p tessera-tools --bin strength -- accuracy GAME [LEVELS] [NODES] [GAMES] [SEED]
//!     cargo run --release -p tessera-tools --bin strength -- steadiness GAME [GAMES] [SEED]
//!
//! GAME is `octopus`, `themisto`, `ingenious`, `nebuchadnezzar` or `temple`, or a variant from the module of the game
//! (`nebuchadnezzar-6`, `octopus-3`, `temple-revised`, `ingenious-solo`). A start is played both ways. SEED is the
//! first of the seeds of the starts, and random play depends on it too.
//!
//! - `match`: OPPONENT is `uct` (plain UCT: uniform playouts), `minimax` (the parallel search of the public framework,
//!   on two threads, in Octopus and Themisto), `greedy` (the move with the greatest immediate gain, without any search), `random`, `level-N`,
//!   `nodes-N` (the engine with N nodes a move) or `frozen` (the engine of an earlier commit, built by
//!   `tools/frozen-engines`; the environment variable `FROZEN_ENGINES` names the program); with `A:B` player A takes
//!   the place of the engine. `4xfrozen` gets four times the time. In matches between `engine` and `frozen`, starts
//!   that the engine proves decided in 20 times the shorter time are left out. The engine and UCT get MILLISECONDS of
//!   processor time a move, the framework as many on the clock. Prints the score and its Wilson 95 % interval, and the
//!   time that both took. Alone (`ingenious-solo`) there is no opponent; then the mean of the lowest colour is printed.
//! - `ladder`: every level named (`2-8`, `5`) meets the one below it. Levels spend nodes, not time, so that the results
//!   can be repeated.
//! - `levels`: every level named (`1-8`) meets the reference players and the level below it, as in the table of
//!   `docs/measurements/strength.md`.
//! - `accuracy`: every level named (`1-8`) plays games against itself from the default start, on all cores, and a review
//!   with NODES for each move measures its accuracy. Repeatable too.
//! - `calibration`: the engine plays itself with NODES a move; for every tenth of the win probability that it reported
//!   as an estimate, prints the share of the win that it got. Repeatable too.
//! - `steadiness`: prints by how much the reported win probability of middle games changes from the default nodes to
//!   twice and five times as many. Repeatable too.
#![allow(clippy::print_stdout, clippy::print_stderr)]

mod accuracy;
mod calibration;
mod contest;
mod framework;
mod frozen;
#[path = "../../benches/framework/mod.rs"]
#[allow(unreachable_pub)] // Benches use it too.
mod games;
mod ingenious;
mod ladder;
mod levels;
mod matches;
mod nebuchadnezzar;
mod octopus;
mod player;
#[path = "../processor_clock.rs"]
mod processor_clock;
mod references;
mod statistics;
mod steadiness;
mod temple;
mod themisto;

use std::process::ExitCode;
use std::time::Duration;

use accuracy::Accuracy;
use contest::{Contest, Starts};
use player::Player;

/// The parsed command line.
struct Command {
    task: Task,
    game: String,
    games: u64,
    seed: u64,
}

enum Task {
    Match {
        players: [Player; 2],
        times: [Duration; 2],
    },
    Ladder {
        levels: std::ops::RangeInclusive<u8>,
    },
    Levels {
        levels: std::ops::RangeInclusive<u8>,
    },
    Calibration {
        nodes: u64,
    },
    Accuracy {
        levels: std::ops::RangeInclusive<u8>,
        nodes: u64,
    },
    Steadiness,
    /// Answers the questions of `frozen.rs`.
    Serve,
}

impl Command {
    fn parse(arguments: &[String]) -> Option<Command> {
        let argument = |i: usize| arguments.get(i).map(String::as_str);
        let number = |i: usize, default: u64| argument(i).map_or(Some(default), |a| a.parse().ok());
        let (task, next, games) = match argument(0)? {
            "match" => {
                let players = argument(2).unwrap_or("uct");
                let (one, other) = players.split_once(':').unwrap_or(("engine", players));
                let [(one, fast), (other, slow)] = [timed(one)?, timed(other)?];
                let time = Duration::from_millis(number(3, 12)?);
                let task = Task::Match { players: [one, other], times: [time * fast, time * slow] };
                (task, 4, 200)
            }
            "ladder" => {
                let levels = range(argument(2).unwrap_or("2-8"))?;
                (Task::Ladder { levels }, 3, 100)
            }
            "levels" => {
                let levels = range(argument(2).unwrap_or("1-8"))?;
                (Task::Levels { levels }, 3, 200)
            }
            "calibration" => {
                let nodes = number(2, 2_000)?;
                (Task::Calibration { nodes }, 3, 200)
            }
            "accuracy" => {
                let levels = range(argument(2).unwrap_or("1-8"))?;
                let nodes = number(3, 4_000)?;
                (Task::Accuracy { levels, nodes }, 4, 40)
            }
            "steadiness" => (Task::Steadiness, 2, 60),
            "serve" => (Task::Serve, 2, 1),
            _ => return None,
        };
        Some(Command {
            task,
            game: argument(1)?.to_owned(),
            games: number(next, games)?,
            seed: number(next + 1, 1)?,
        })
    }

    fn run<C: Contest>(&self) -> bool {
        let variant = self.game.split_once('-').map(|(_, variant)| variant);
        let Some(starts) = Starts::<C>::new(variant, self.seed, self.games) else {
            return false;
        };
        match &self.task {
            Task::Match { players, times } => {
                println!(
                    "{}, {} against {}, {} and {} ms a move",
                    self.game,
                    players[0],
                    players[1],
                    times[0].as_millis(),
                    times[1].as_millis()
                );
                matches::run(&starts, *players, *times);
            }
            Task::Ladder { levels } => {
                println!("{}, each level against the one below it", self.game);
                ladder::run(&starts, levels.clone());
            }
            Task::Levels { levels } => levels::run(&starts, levels.clone()),
            Task::Calibration { nodes } => {
                println!("{}, {nodes} nodes a move", self.game);
                calibration::run(&starts, *nodes);
            }
            Task::Accuracy { levels, nodes } => {
                let accuracy = Accuracy {
                    game: self.game.split('-').next().unwrap_or_default().to_owned(),
                    variant: variant.map(str::to_owned),
                    levels: levels.clone(),
                    games: self.games,
                    nodes: *nodes,
                    seed: self.seed,
                };
                return accuracy.run();
            }
            Task::Steadiness => {
                println!("{}, default nodes against more", self.game);
                steadiness::run(&starts);
            }
            Task::Serve => {
                if let Err(error) = frozen::serve::<C>() {
                    eprintln!("{error}");
                    return false;
                }
            }
        }
        true
    }
}

/// A player, and its multiple of the time of a move.
fn timed(name: &str) -> Option<(Player, u32)> {
    let times = |(times, name): (&str, &str)| Some((Player::parse(name)?, times.parse().ok()?));
    Player::parse(name).map(|player| (player, 1)).or_else(|| name.split_once('x').and_then(times))
}

fn range(levels: &str) -> Option<std::ops::RangeInclusive<u8>> {
    let (from, to) = levels.split_once('-').unwrap_or((levels, levels));
    Some(from.parse().ok()?..=to.parse().ok()?)
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let ran =
        Command::parse(&arguments).is_some_and(|command| match command.game.split('-').next() {
            Some("octopus") => command.run::<tessera_rules::octopus::Octopus>(),
            Some("themisto") => command.run::<tessera_rules::themisto::Themisto>(),
            Some("ingenious") => command.run::<tessera_rules::ingenious::World>(),
            Some("nebuchadnezzar") => {
                command.run::<tessera_rules::nebuchadnezzar::Nebuchadnezzar>()
            }
            Some("temple") => command.run::<tessera_rules::temple::Temple>(),
            _ => false,
        });
    if ran {
        return ExitCode::SUCCESS;
    }
    eprintln!(
        "usage: strength match GAME [OPPONENT|A:B] [MILLISECONDS] [GAMES] [SEED]\n       \
         strength ladder GAME [LEVELS] [GAMES] [SEED]\n       \
         strength levels GAME [LEVELS] [GAMES] [SEED]\n       \
         strength calibration GAME [NODES] [GAMES] [SEED]\n       \
         strength accuracy GAME [LEVELS] [NODES] [GAMES] [SEED]\n       \
         strength steadiness GAME [GAMES] [SEED]\n\
         games: octopus, themisto, ingenious[-duel|-solo], nebuchadnezzar[-SIDE], temple"
    );
    ExitCode::FAILURE
}
