//! Strength of the engines: matches at equal time against plain opponents, each start played both ways.
//!
//!     cargo run --release --example strength -- GAME [MILLISECONDS] [GAMES] [OPPONENT] [SEED]
//!
//! GAME is one of those below, OPPONENT `uct` (plain UCT: uniform playouts), `random`, or `level-N` (the reply of
//! that level, which takes the time it takes). Prints the engine's score and its Wilson 95 % interval, seat by seat.
//! Against the clock no two runs are equal.
#![allow(clippy::print_stdout)]

#[path = "strength/themisto.rs"]
mod themisto;

use std::collections::HashMap;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use tessera::engines::{Engine, Level, Question};
use tessera::game::random::{choose, seeded};
use tessera::game::{Keyed, PerfectInfo, Turn};
use tessera::search::playout::Uniform;
use tessera::search::{Budget, mcts};

/// A two-seat game whose engine can be put to the test.
trait Contest: Engine + Keyed + PerfectInfo {
    /// A start for two games, one each way; equal seeds give equal starts.
    fn opening(seed: u64) -> Self;

    /// A game that has gone on for so many plies is a draw.
    const MAX_PLIES: u32 = 300;
}

/// Who plays.
#[derive(Clone, Copy)]
enum Player {
    Engine,
    Uct,
    Random,
    Level(Level),
}

impl Player {
    fn parse(name: &str) -> Option<Player> {
        match name {
            "engine" => Some(Player::Engine),
            "uct" => Some(Player::Uct),
            "random" => Some(Player::Random),
            _ => {
                let number = name.strip_prefix("level-")?.parse().ok()?;
                Level::new(number).map(Player::Level)
            }
        }
    }

    fn choose<G: Contest>(self, game: &G, time: Duration, seed: u64) -> G::Move {
        let start = Instant::now();
        let mut budget =
            Budget::nodes(u64::MAX >> 8).with_deadline(move || start.elapsed() >= time);
        let best = match self {
            Player::Engine => {
                let question = Question::about_all(game, 1, seed);
                game.analyse(&question, &mut budget, &mut |_| {}).best()
            }
            Player::Uct => {
                let options = mcts::Options::default();
                mcts::analyse(game, &mut Uniform, &options, seed, &mut budget, &mut |_| {}).best()
            }
            Player::Random => None,
            Player::Level(level) => {
                Some(game.reply(level, seed, &mut Budget::nodes(u64::MAX >> 8)))
            }
        };
        best.unwrap_or_else(|| {
            let mut moves = Vec::new();
            game.moves(&mut moves);
            *choose(&mut seeded(seed), &moves)
        })
    }
}

/// The score of seat 0: 1, 1/2 or 0.
fn play<G: Contest>(start: &G, players: [Player; 2], time: Duration, seed: u64) -> f64 {
    let mut game = start.clone();
    let mut seen: HashMap<G::Repetition, u32> = HashMap::new();
    for ply in 0..G::MAX_PLIES {
        let Turn::Seat(seat) = game.turn() else {
            break;
        };
        let times = seen.entry(game.repetition()).or_default();
        *times += 1;
        if G::REPETITION_RULE.is_some() && *times >= 3 {
            return 0.5;
        }
        let m = players[seat.index()].choose(&game, time, seed << 10 | u64::from(ply));
        game.play(m);
    }
    let winners: Vec<usize> = game.winners().iter().map(|seat| seat.index()).collect();
    match winners[..] {
        [0] => 1.0,
        [1] => 0.0,
        _ => 0.5,
    }
}

fn contest<G: Contest>(name: &str, opponent: Player, time: Duration, games: u64, first: u64) {
    let mut scores = [0.0, 0.0];
    for pair in 0..games.div_ceil(2) {
        let seed = first + pair;
        let start = G::opening(seed);
        scores[0] += play(&start, [Player::Engine, opponent], time, seed);
        scores[1] += 1.0 - play(&start, [opponent, Player::Engine], time, seed);
    }
    let each = games.div_ceil(2) as f64;
    println!(
        "{name}, {} ms a move, {} games",
        time.as_millis(),
        2.0 * each
    );
    for (label, score, games) in [
        ("as seat 0", scores[0], each),
        ("as seat 1", scores[1], each),
        ("in all", scores[0] + scores[1], 2.0 * each),
    ] {
        let (low, high) = wilson(score, games);
        println!(
            "  {label:9} {:5.1} %  [{:.1}, {:.1}]",
            100.0 * score / games,
            100.0 * low,
            100.0 * high
        );
    }
}

/// The 95 % score interval for a proportion (Wilson 1927).
fn wilson(score: f64, games: f64) -> (f64, f64) {
    const Z: f64 = 1.96;
    let p = score / games;
    let middle = p + Z * Z / (2.0 * games);
    let half = Z * (p * (1.0 - p) / games + Z * Z / (4.0 * games * games)).sqrt();
    let whole = 1.0 + Z * Z / games;
    ((middle - half) / whole, (middle + half) / whole)
}

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |i: usize, default: u64| args.get(i).map_or(Some(default), |a| a.parse().ok());
    let opponent = args.get(3).map_or("uct", String::as_str);
    let (Some(time), Some(games), Some(seed), Some(player)) = (
        number(1, 100),
        number(2, 40),
        number(4, 1),
        Player::parse(opponent),
    ) else {
        println!("usage: strength GAME [MILLISECONDS] [GAMES] [uct|random|level-N] [SEED]");
        return ExitCode::FAILURE;
    };
    let time = Duration::from_millis(time);
    match args.first().map(String::as_str) {
        Some(name @ "themisto") => {
            contest::<tessera::games::themisto::Themisto>(name, player, time, games, seed);
        }
        _ => {
            println!("games: themisto");
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}
