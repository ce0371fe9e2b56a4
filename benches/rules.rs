//! Perft of all five games, side by side in one run: the service's rules, the reference rules, and, for Octopus and
//! Themisto, the same game on the public framework `minimax` (`framework/`).
//! Before any timing, their results are compared: moves, perft, outcomes and points must agree. `-- check` stops after
//! that; the name of a game runs that game only.
#![allow(clippy::print_stdout, missing_docs, unreachable_pub)]

#[path = "rules/agree.rs"]
mod agree;
mod framework;
mod measure;
#[path = "rules/positions.rs"]
mod positions;
#[path = "rules/twins.rs"]
mod twins;

use std::hint::black_box;
use std::process::ExitCode;

use framework::octopus::OctopusGame;
use framework::themisto::ThemistoGame;
use framework::{Sides, perft as framework_perft, perft_made as framework_perft_made};
use measure::{Job, contest};
use minimax::Game as _;
use tessera_rules::game::{Game, perft::perft};
use tessera_rules::octopus::Octopus;
use tessera_rules::octopus::reference::ReferenceOctopus;
use twins::Twin;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let named = |name: &str| {
        let names = ["octopus", "themisto", "ingenious", "nebuchadnezzar", "temple"];
        let asked = |argument: &String| names.contains(&argument.as_str());
        !arguments.iter().any(asked) || arguments.iter().any(|argument| argument == name)
    };
    if let Err(difference) = agree::all(named) {
        println!("the rules do not agree: {difference}");
        return ExitCode::FAILURE;
    }
    println!("moves, perft, outcomes and points agree");
    if !arguments.iter().any(|argument| argument == "check") {
        time(named);
    }
    ExitCode::SUCCESS
}

fn time(named: impl Fn(&str) -> bool) {
    if named("octopus") {
        for (stage, plies, depth) in [("40 plies played", 40, 2), ("54 plies played", 54, 3)] {
            let starts = [positions::octopus(1, plies)];
            let mut perft = MinimaxPerft::<OctopusGame>::new(&starts);
            race::<_, twins::OctopusTwin>("Octopus", stage, &starts, depth, Some(&mut perft));
            points_of_moves(stage, &starts[0]);
        }
    }
    if named("themisto") {
        let starts = [positions::themisto(0, 0)];
        let mut perft = MinimaxPerft::<ThemistoGame>::new(&starts);
        race::<_, twins::ThemistoTwin>("Themisto", "start", &starts, 2, Some(&mut perft));
    }
    if named("ingenious") {
        let starts = [positions::ingenious(1, 30)];
        race::<_, twins::IngeniousTwin>("Ingenious", "30 tiles placed", &starts, 2, None);
    }
    if named("nebuchadnezzar") {
        for (stage, side, plies, depth) in [
            ("start, side 4", 4, 0, 4),
            ("start, side 8", 8, 0, 2),
            ("side 8, 40 plies played", 8, 40, 2),
        ] {
            let starts = [positions::nebuchadnezzar(1, side, plies)];
            race::<_, twins::NebuchadnezzarTwin>("Nebuchadnezzar", stage, &starts, depth, None);
        }
    }
    if named("temple") {
        for edition in positions::EDITIONS {
            for (stage, plies) in [("start", 0), ("20 plies played", 20)] {
                let starts: Vec<_> = (0..8)
                    .map(|seed| positions::temple(seed, edition, plies))
                    .filter(|start| (1..10_000).contains(&perft(&mut start.clone(), 2)))
                    .take(1)
                    .collect();
                let stage = format!("{}, {stage}", edition.name());
                race::<_, twins::TempleTwin>("Temple", &stage, &starts, 2, None);
            }
        }
    }
}

/// Every move with its points: the request of a search of Octopus at each node.
fn points_of_moves(stage: &str, start: &Octopus) {
    let state = framework::octopus::State::from(start);
    let twin = ReferenceOctopus::new(&start.to_setup());
    let mut moves = Vec::new();
    let mut list = Vec::new();
    contest(
        &format!("Octopus, {stage}: moves listed with their points"),
        "moves",
        &mut [
            Job {
                name: "tessera",
                run: &mut || {
                    list.clear();
                    black_box(start).each_gain(|m, gain| list.push((m, gain)));
                    black_box(&list).len() as u64
                },
            },
            Job {
                name: "minimax",
                run: &mut || {
                    moves.clear();
                    OctopusGame::generate_moves(&state, &mut moves);
                    for &m in &moves {
                        black_box(state.gain(m.cell.into(), m.tile));
                    }
                    moves.len() as u64
                },
            },
            Job {
                name: "reference rules",
                run: &mut || {
                    let moves = twin.moves();
                    for &(tile, cell) in &moves {
                        black_box(twin.gain(tile, cell));
                    }
                    moves.len() as u64
                },
            },
        ],
    );
}

/// Perft of the starts by the framework `minimax`.
trait FrameworkPerft {
    /// The last ply is listed, not made.
    fn listed(&mut self, depth: u32) -> u64;

    /// Every leaf is made.
    fn made(&mut self, depth: u32) -> u64;
}

/// The starts as states of the framework's game.
struct MinimaxPerft<G: Sides>(Vec<G::S>);

impl<G: Sides> MinimaxPerft<G> {
    fn new<P>(starts: &[P]) -> Self
    where
        G::S: for<'a> From<&'a P>,
    {
        MinimaxPerft(starts.iter().map(G::S::from).collect())
    }
}

impl<G: Sides> FrameworkPerft for MinimaxPerft<G> {
    fn listed(&mut self, depth: u32) -> u64 {
        let each = self.0.iter_mut();
        each.map(|s| framework_perft::<G>(s, depth)).sum()
    }

    fn made(&mut self, depth: u32) -> u64 {
        let each = self.0.iter_mut();
        each.map(|s| framework_perft_made::<G>(s, depth)).sum()
    }
}

/// Times perft of the same trees, with the last ply counted as each program does it, and with every leaf made.
fn race<P, T>(
    game: &str,
    stage: &str,
    starts: &[P],
    depth: u32,
    mut framework: Option<&mut dyn FrameworkPerft>,
) where
    P: Game,
    T: Twin + for<'a> From<&'a P>,
{
    let mut fast = starts.to_vec();
    let twins: Vec<T> = starts.iter().map(T::from).collect();
    let leaves: u64 = fast.iter_mut().map(|p| perft(p, depth)).sum();
    let title = format!("{game}, {stage}: perft {depth}, {leaves} leaves");
    let mut ours = || -> u64 { fast.iter_mut().map(|p| perft(p, depth)).sum() };
    let mut reference = || -> u64 { twins.iter().map(|t| t.perft::<true>(depth)).sum() };
    let mut theirs = framework.as_mut().map(|f| move || f.listed(depth));
    let theirs = theirs.as_mut().map(|run| run as &mut dyn FnMut() -> u64);
    contest(&title, "nodes", &mut jobs(&mut ours, theirs, &mut reference));

    let mut fast = starts.to_vec();
    let title = format!("{game}, {stage}: every leaf made");
    let mut ours = || -> u64 {
        let each = fast.iter_mut();
        each.map(|p| made(p, depth, &mut Vec::new())).sum()
    };
    let mut reference = || -> u64 { twins.iter().map(|t| t.perft::<false>(depth)).sum() };
    let mut theirs = framework.as_mut().map(|f| move || f.made(depth));
    let theirs = theirs.as_mut().map(|run| run as &mut dyn FnMut() -> u64);
    contest(&title, "nodes", &mut jobs(&mut ours, theirs, &mut reference));
}

/// The programs of a comparison; `theirs` is the framework's.
fn jobs<'a>(
    ours: &'a mut dyn FnMut() -> u64,
    theirs: Option<&'a mut dyn FnMut() -> u64>,
    reference: &'a mut dyn FnMut() -> u64,
) -> Vec<Job<'a>> {
    let theirs = theirs.map(|run| Job { name: "minimax", run });
    let ours = Job { name: "tessera", run: ours };
    let reference = Job { name: "reference rules", run: reference };
    [Some(ours), theirs, Some(reference)].into_iter().flatten().collect()
}

/// Perft with every leaf made.
fn made<P: Game>(position: &mut P, depth: u32, lists: &mut Vec<Vec<P::Move>>) -> u64 {
    if depth == 0 {
        black_box(position);
        return 1;
    }
    let mut moves = lists.pop().unwrap_or_default();
    position.moves(&mut moves);
    let mut leaves = 0;
    for &m in &moves {
        let undo = position.play(m);
        leaves += made(position, depth - 1, lists);
        position.undo(undo);
    }
    moves.clear();
    lists.push(moves);
    leaves
}
