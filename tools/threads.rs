//! Speed-up by several threads on the way to the same result: `threads [GAME] [THREADS] [POSITIONS]`.
//!
//! Positions come from games that engines of a low level play. In Themisto, Nebuchadnezzar and endgames of Octopus, an
//! analysis as a request makes it, on one thread, sets the depth or proof to reach, with the nodes that a request may
//! ask for; then the analysis of a job goes to the same depth or proof, on one thread and on several. In other games
//! all spend the same nodes. Prints seconds on the clock, and the speed of each analysis of a job relative to that of
//! the request. Fails if an answer depends on the number of threads. Nothing else should run meanwhile.
#![allow(clippy::print_stdout)]

mod processor_clock;

use std::time::Instant;

use processor_clock::ProcessorClock;
use rustix::time::ClockId;
use tessera_engines::{Engine, Level, Question};
use tessera_rules::game::Turn;
use tessera_rules::game::random::seeded;
use tessera_rules::ingenious::{Deal, Form};
use tessera_rules::nebuchadnezzar::Nebuchadnezzar;
use tessera_rules::octopus::deal;
use tessera_rules::temple::{Edition, StartColours, Temple};
use tessera_rules::themisto::Themisto;
use tessera_search::{Budget, Report, StoppedBy};

/// Kind of measurement.
#[derive(Clone, Copy, PartialEq)]
enum Aim {
    /// The time to the same depth or proof.
    Depth,
    /// The time for the same nodes.
    Nodes,
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let game = arguments.next().unwrap_or_else(|| "all".to_owned());
    let mut number = |default: usize| {
        let given = arguments.next().and_then(|text| text.parse().ok());
        given.unwrap_or(default)
    };
    let (threads, positions) = (number(2), number(4));
    println!(
        "| position | nodes | request, 1 thread | job, 1 thread | job, {threads} threads | times as fast |"
    );
    println!("|---|---|---|---|---|---|");
    let wanted = |name: &str| game == "all" || name.starts_with(&game);
    if wanted("themisto") {
        let starts = played(positions, 8, |_| Themisto::start());
        measure("themisto", &starts, Aim::Depth, threads);
    }
    for side in [5, 6, 8] {
        let name = format!("nebuchadnezzar-{side}");
        if wanted(&name) {
            let start = |_| Nebuchadnezzar::empty(side, false).expect("a side");
            let starts = played(positions, u32::from(side), start);
            measure(&name, &starts, Aim::Depth, threads);
        }
    }
    let octopus = |seed| deal(2, 1, &mut seeded(seed)).expect("two seats, one set");
    if wanted("octopus-endgame") {
        let starts = played(positions, 51, octopus);
        measure("octopus-endgame", &starts, Aim::Depth, threads);
    }
    if wanted("octopus-middle") {
        let starts = played(positions, 20, octopus);
        measure("octopus-middle", &starts, Aim::Nodes, threads);
    }
    if wanted("ingenious") {
        let form = Form::Standard;
        let start = |seed| Deal { form, seats: 2, hidden: true }.start(&mut seeded(seed));
        let starts = played(positions, 10, start);
        measure("ingenious", &starts, Aim::Nodes, threads);
    }
    if wanted("temple") {
        let start = |_| Temple::start(Edition::Published, StartColours::default());
        let starts = played(positions, 2, start);
        measure("temple", &starts, Aim::Nodes, threads);
    }
}

/// Unfinished positions after `plies` plies of weak players.
fn played<G: Engine>(count: usize, plies: u32, start: impl Fn(u64) -> G) -> Vec<G> {
    let level = Level::new(4).expect("levels are 1 to 8");
    let games = (1..).map(|seed| {
        let mut game = start(seed);
        let mut draws = seeded(seed);
        let mut played = 0;
        // Draws are no plies; a position in which one is due is not analysed.
        loop {
            let m = match game.turn() {
                Turn::Chance => game.parse_move("+", Some(&mut draws)).expect("a draw is due"),
                Turn::Seat(_) if played < plies => {
                    let seed = seed << 32 | u64::from(played);
                    played += 1;
                    game.reply(level, seed, &mut Budget::nodes(5_000))
                }
                Turn::Seat(_) | Turn::Over => return game,
            };
            game.play(m);
        }
    });
    games.filter(|game| !game.is_over()).take(count).collect()
}

/// A report with the seconds on the clock that it took, the seconds until its last whole step, and the seconds of
/// processor time.
struct Timed<M> {
    report: Report<M>,
    seconds: f64,
    to_last_step: f64,
    processor: f64,
}

fn analyse<G: Engine>(game: &G, mut budget: Budget) -> Timed<G::Move> {
    let question = Question::about_all(game, 1, 0);
    let (start, processor) = (Instant::now(), ProcessorClock::start(ClockId::ProcessCPUTime));
    let mut last = 0.0;
    let report = game.analyse(&question, &mut budget, &mut |_| {
        last = start.elapsed().as_secs_f64();
    });
    Timed {
        report,
        seconds: start.elapsed().as_secs_f64(),
        to_last_step: last,
        processor: processor.elapsed().as_secs_f64(),
    }
}

fn measure<G: Engine>(name: &str, positions: &[G], aim: Aim, threads: usize) {
    let mut sums = [0.0; 3];
    for (number, game) in positions.iter().enumerate() {
        let request = analyse(game, Budget::nodes(G::MAX_NODES));
        let (nodes, depth) = match aim {
            Aim::Depth => (100 * G::MAX_NODES, Some(request.report.stats.depth)),
            Aim::Nodes => (G::MAX_NODES + 1, None),
        };
        let job = |threads| {
            let budget = Budget::nodes(nodes).with_depth(depth);
            analyse(game, budget.with_threads(threads))
        };
        let (one, several) = (job(1), job(threads));
        assert_eq!(one.report, several.report, "{}", game.key());
        let proved = request.report.stats.stopped_by == StoppedBy::Proved;
        // The time after the last whole step does not count, unless it led to a proof.
        let seconds = match aim {
            Aim::Depth if !proved => request.to_last_step,
            _ => request.seconds,
        };
        let times = [seconds, one.seconds, several.seconds];
        for (sum, time) in sums.iter_mut().zip(times) {
            *sum += time;
        }
        let found = match request.report.stats.stopped_by {
            StoppedBy::Proved => "proof".to_owned(),
            _ => format!("depth {}", request.report.stats.depth),
        };
        println!(
            "| {name} {}, {found} | {} / {} M | {:.2} s | {:.2} s ({:.2} s) | {:.2} s ({:.2} s) | {:.2}, {:.2} |",
            number + 1,
            request.report.stats.nodes / 1_000_000,
            one.report.stats.nodes / 1_000_000,
            times[0],
            times[1],
            one.processor,
            times[2],
            several.processor,
            times[0] / times[1],
            times[0] / times[2],
        );
    }
    let [request, one, several] = sums;
    println!(
        "| {name}, all | | {request:.2} s | {one:.2} s | {several:.2} s | {:.2}, {:.2} |",
        request / one,
        request / several
    );
}
