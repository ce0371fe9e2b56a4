//! Strength of the Ingenious engine: matches with hidden racks at equal time, each deal played both ways, and solo
//! games.
//!
//!     cargo run --release --example strength_ingenious -- FORM MILLISECONDS GAMES OPPONENT [SEED]
//!     cargo run --release --example strength_ingenious -- solo MILLISECONDS GAMES
//!     cargo run --release --example strength_ingenious -- FORM@NODES GAMES OPPONENT
//!     cargo run --release --example strength_ingenious -- speed
//!
//! FORM is `standard` (two seats), `duel` or `solo`. OPPONENT is `uct` (plain UCT in four sampled worlds, which
//! vote), `greedy` (the placement that raises the lowest colour most), `random` or `level-N`; a player
//! may also be put in the engine's place: `level-5:level-4`. The engine takes nodes, not time: milliseconds are
//! turned into nodes by its speed, measured before the first game. Prints the score with its Wilson 95 % interval, or
//! the mean lowest colour.
#![allow(clippy::print_stdout, clippy::print_stderr)]

use std::collections::BTreeMap;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use tessera::engines::ingenious::policy::Greedy;
use tessera::engines::{Engine, Level, Question};
use tessera::game::random::{choose, seeded, stream};
use tessera::game::{Game, Observe, Seat, Turn};
use tessera::games::ingenious::{Deal, Form, Ingenious, Move, World};
use tessera::search::playout::Uniform;
use tessera::search::{Budget, mcts};

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if arguments == ["speed"] {
        speed();
        return ExitCode::SUCCESS;
    }
    let Some(run) = Run::parse(&arguments) else {
        eprintln!(
            "usage: strength_ingenious standard|duel|solo MILLISECONDS GAMES [OPPONENT] [SEED]"
        );
        return ExitCode::FAILURE;
    };
    if run.form == Form::Solo {
        run.solo();
    } else {
        run.matches();
    }
    ExitCode::SUCCESS
}

#[derive(Clone, Copy)]
enum Player {
    Engine,
    Uct,
    Greedy,
    Random,
    Level(Level),
}

impl Player {
    fn parse(name: &str) -> Option<Player> {
        Some(match name {
            "engine" => Player::Engine,
            "uct" => Player::Uct,
            "greedy" => Player::Greedy,
            "random" => Player::Random,
            _ => Player::Level(Level::new(name.strip_prefix("level-")?.parse().ok()?)?),
        })
    }
}

struct Run {
    form: Form,
    time: Duration,
    nodes: u64,
    games: u64,
    players: [Player; 2],
    seed: u64,
}

impl Run {
    fn parse(arguments: &[String]) -> Option<Run> {
        let (form, nodes) = match arguments.first()?.split_once('@') {
            Some((form, nodes)) => (form, Some(nodes.parse().ok()?)),
            None => (arguments[0].as_str(), None),
        };
        let form = *Form::ALL.iter().find(|known| known.name() == form)?;
        let mut rest = arguments[1..].iter();
        let time = match nodes {
            Some(_) => Duration::ZERO,
            None => Duration::from_millis(rest.next()?.parse().ok()?),
        };
        let games = rest.next()?.parse().ok()?;
        let players = match rest.next().map(String::as_str) {
            None => [Player::Engine, Player::Greedy],
            Some(names) => match names.split_once(':') {
                Some((one, other)) => [Player::parse(one)?, Player::parse(other)?],
                None => [Player::Engine, Player::parse(names)?],
            },
        };
        let seed = rest.next().map_or(Some(0), |seed| seed.parse().ok())?;
        let nodes = nodes.unwrap_or_else(|| nodes_in(form, time));
        Some(Run {
            form,
            time,
            nodes,
            games,
            players,
            seed,
        })
    }

    fn choose(&self, player: Player, view: &Ingenious, seed: u64) -> Move {
        let best = match player {
            Player::Engine => {
                let question = Question::about_all(view, 1, seed);
                view.analyse(&question, &mut Budget::nodes(self.nodes), &mut |_| {})
                    .best()
            }
            Player::Uct => self.uct(view, seed),
            Player::Greedy => greedy(view),
            Player::Random => None,
            Player::Level(level) => Some(view.reply(level, seed, &mut Budget::nodes(1 << 40))),
        };
        best.unwrap_or_else(|| *choose(&mut seeded(seed), &listed(view)))
    }

    /// Plain UCT with uniform playouts in four worlds; each has a vote.
    fn uct(&self, view: &Ingenious, seed: u64) -> Option<Move> {
        const WORLDS: u32 = 4;
        let mut votes: BTreeMap<Move, f64> = BTreeMap::new();
        for index in 0..WORLDS {
            let world = view.sample(&mut stream(seed, index.into()));
            let start = Instant::now();
            let time = self.time / WORLDS;
            let mut budget = Budget::nodes(1 << 40).with_deadline(move || start.elapsed() >= time);
            let options = mcts::Options::default();
            let report = mcts::analyse(
                &world,
                &mut Uniform,
                &options,
                seed,
                &mut budget,
                &mut |_| {},
            );
            if let Some(line) = report.lines.first() {
                *votes.entry(line.m).or_default() +=
                    1.0 + line.value.win_probability.unwrap_or(0.0);
            }
        }
        votes
            .into_iter()
            .max_by(|a, b| a.1.total_cmp(&b.1))
            .map(|(m, _)| m)
    }

    fn matches(&self) {
        let (mut score, mut played) = (0.0, 0);
        for game in 0..self.games.div_ceil(2) {
            let deal = Deal {
                form: self.form,
                seats: 2,
                hidden: false,
            };
            let seed = self.seed + game;
            let start = deal.start(&mut seeded(seed)).sample(&mut stream(seed, 1));
            for first in 0..2 {
                let mut world = start.clone();
                let mut ply = 0;
                while let Turn::Seat(seat) = world.turn() {
                    let player = self.players[usize::from(seat.index() != first)];
                    let m = self.choose(player, &seen(&world, seat), seed * 1000 + ply);
                    world.play(m);
                    ply += 1;
                }
                let winners = world.winners();
                if winners.contains(Seat::new(first)) {
                    score += 1.0 / winners.len() as f64;
                }
                played += 1;
            }
            eprintln!("{score} of {played}");
        }
        let (low, high) = wilson(score, f64::from(played));
        let percent = 100.0 * score / f64::from(played);
        println!(
            "{score} of {played}: {percent:.1} % [{low:.1}, {high:.1}], {} nodes a move",
            self.nodes
        );
    }

    fn solo(&self) {
        let mut sum = 0.0;
        let mut squares = 0.0;
        for game in 0..self.games {
            let deal = Deal {
                form: Form::Solo,
                seats: 1,
                hidden: false,
            };
            let seed = self.seed + game;
            let mut world = deal.start(&mut seeded(seed)).sample(&mut stream(seed, 1));
            let mut ply = 0;
            while !world.is_over() {
                let m = self.choose(self.players[0], world.position(), seed * 1000 + ply);
                world.play(m);
                ply += 1;
            }
            let lowest = world
                .position()
                .scores(Seat::FIRST)
                .into_iter()
                .min()
                .unwrap_or(0);
            sum += f64::from(lowest);
            squares += f64::from(lowest) * f64::from(lowest);
            eprintln!(
                "game {game}: lowest {lowest}, mean {:.2}",
                sum / (game + 1) as f64
            );
        }
        let n = self.games as f64;
        let mean = sum / n;
        let error = ((squares / n - mean * mean).max(0.0) / (n - 1.0).max(1.0)).sqrt();
        println!(
            "mean lowest colour {mean:.2} +- {error:.2} in {n} games, {} nodes a move",
            self.nodes
        );
    }
}

/// Greedy playouts a second from the start, by form.
fn speed() {
    const PLAYOUTS: u32 = 5_000;
    for form in Form::ALL {
        let seats = *form.seats().start();
        let start = Deal {
            form,
            seats,
            hidden: false,
        }
        .start(&mut seeded(0));
        let greedy = Greedy::of(form);
        let (clock, mut plies) = (Instant::now(), 0);
        for index in 0..PLAYOUTS {
            let mut world = start.sample(&mut stream(0, index.into()));
            while let Some(m) = greedy.choose(world.position()) {
                world.play(m);
                plies += 1;
            }
        }
        let seconds = clock.elapsed().as_secs_f64();
        println!(
            "{} with {seats}: {:.0} greedy playouts/s, {:.0} plies/s",
            form.name(),
            f64::from(PLAYOUTS) / seconds,
            f64::from(plies) / seconds
        );
    }
}

/// Nodes that the engine does in the time, from the start position.
fn nodes_in(form: Form, time: Duration) -> u64 {
    const TRIAL: u64 = 100_000;
    let seats = *form.seats().start();
    let start = Deal {
        form,
        seats,
        hidden: true,
    }
    .start(&mut seeded(0));
    let clock = Instant::now();
    let question = Question::about_all(&start, 1, 0);
    start.analyse(&question, &mut Budget::nodes(TRIAL), &mut |_| {});
    (TRIAL as f64 * time.as_secs_f64() / clock.elapsed().as_secs_f64()) as u64
}

/// The placement after which the scores, lowest first, are the highest.
fn greedy(view: &Ingenious) -> Option<Move> {
    let Turn::Seat(seat) = view.turn() else {
        return None;
    };
    let before = view.scores(seat);
    listed(view).into_iter().max_by_key(|&m| {
        let Move::Place { tile, cells } = m else {
            return ([0; 6], m);
        };
        let gain = view.earned(tile, cells).gain;
        let mut scores: [i8; 6] = std::array::from_fn(|colour| before[colour] + gain[colour]);
        scores.sort_unstable();
        (scores, m)
    })
}

fn listed(view: &Ingenious) -> Vec<Move> {
    let mut moves = Vec::new();
    view.moves(&mut moves);
    moves
}

/// What a seat sees: the other racks lie face down.
fn seen(world: &World, seat: Seat) -> Ingenious {
    let mut setup = world.position().to_setup();
    for (other, rack) in setup.racks.iter_mut().enumerate() {
        if other != seat.index() {
            rack.iter_mut().for_each(|place| *place = None);
        }
    }
    setup
        .build()
        .expect("hiding tiles keeps a position consistent")
}

/// Wilson's 95 % interval in percent.
fn wilson(score: f64, n: f64) -> (f64, f64) {
    let z = 1.96;
    let p = score / n;
    let centre = p + z * z / (2.0 * n);
    let spread = z * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt();
    let whole = 1.0 + z * z / n;
    (
        100.0 * (centre - spread) / whole,
        100.0 * (centre + spread) / whole,
    )
}
