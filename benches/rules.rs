//! Perft of all five games, side by side in one run: the service's rules, the same games on the public framework
//! `minimax` (`framework/`), and the literal twins.
//!
//! Before anything is timed, the three are held against each other: moves, perft, outcomes and points must agree.
//! `-- check` stops after that; the name of a game runs that game only.
#![allow(clippy::print_stdout, missing_docs, unreachable_pub)]

#[path = "rules/agree.rs"]
mod agree;
mod framework;
mod measure;
#[path = "rules/positions.rs"]
mod positions;
#[path = "rules/twins.rs"]
mod twins;

use std::process::ExitCode;

use framework::ingenious::IngeniousGame;
use framework::nebuchadnezzar::NebuchadnezzarGame;
use framework::octopus::OctopusGame;
use framework::temple::TempleGame;
use framework::themisto::ThemistoGame;
use framework::{Sides, perft as framework_perft, perft_made as framework_perft_made};
use measure::{Job, contest};
use tessera::game::{Game, perft::perft};
use twins::Twin;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let named = |name: &str| {
        let names = [
            "octopus",
            "themisto",
            "ingenious",
            "nebuchadnezzar",
            "temple",
        ];
        let asked = |argument: &String| names.contains(&argument.as_str());
        !arguments.iter().any(asked) || arguments.iter().any(|argument| argument == name)
    };
    if let Err(difference) = agree::all(named) {
        println!("the three do not agree: {difference}");
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
            race::<OctopusGame, _, twins::OctopusTwin>("Octopus", stage, &starts, depth);
        }
    }
    if named("themisto") {
        let starts = [positions::themisto(0, 0)];
        race::<ThemistoGame, _, twins::ThemistoTwin>("Themisto", "start", &starts, 2);
        let starts: Vec<_> = (1..5).map(|seed| positions::themisto(seed, 12)).collect();
        race::<ThemistoGame, _, twins::ThemistoTwin>("Themisto", "12 plies played", &starts, 2);
    }
    if named("ingenious") {
        for (stage, placed) in [("30 tiles placed", 30), ("36 tiles placed", 36)] {
            let starts = [positions::ingenious(1, placed)];
            race::<IngeniousGame, _, twins::IngeniousTwin>("Ingenious", stage, &starts, 2);
        }
    }
    if named("nebuchadnezzar") {
        for (stage, side, plies, depth) in [
            ("start, side 4", 4, 0, 4),
            ("start, side 8", 8, 0, 2),
            ("side 8, 40 plies played", 8, 40, 2),
        ] {
            let starts = [positions::nebuchadnezzar(1, side, plies)];
            race::<NebuchadnezzarGame, _, twins::NebuchadnezzarTwin>(
                "Nebuchadnezzar",
                stage,
                &starts,
                depth,
            );
        }
    }
    if named("temple") {
        for edition in positions::EDITIONS {
            for (stage, plies, depth) in [("start", 0, 2), ("20 plies played", 20, 2)] {
                let starts = [positions::temple(1, edition, plies)];
                let stage = format!("{}, {stage}", edition.name());
                race::<TempleGame, _, twins::TempleTwin>("Temple", &stage, &starts, depth);
            }
        }
    }
}

/// Times perft of the same trees by all three, with the last ply counted as each does it, and with every leaf made.
fn race<G, P, T>(game: &str, stage: &str, starts: &[P], depth: u32)
where
    G: Sides,
    P: Game,
    G::S: for<'a> From<&'a P>,
    T: Twin + for<'a> From<&'a P>,
{
    let mut fast = starts.to_vec();
    let mut states: Vec<G::S> = starts.iter().map(G::S::from).collect();
    let twins: Vec<T> = starts.iter().map(T::from).collect();
    let leaves: u64 = fast.iter_mut().map(|p| perft(p, depth)).sum();
    let title = format!("{game}, {stage}: perft {depth}, {leaves} leaves");
    contest(
        &title,
        "nodes",
        &mut [
            Job {
                name: "tessera",
                run: &mut || fast.iter_mut().map(|p| perft(p, depth)).sum(),
            },
            Job {
                name: "minimax",
                run: &mut || {
                    states
                        .iter_mut()
                        .map(|s| framework_perft::<G>(s, depth))
                        .sum()
                },
            },
            Job {
                name: "literal twin",
                run: &mut || twins.iter().map(|t| t.perft::<true>(depth)).sum(),
            },
        ],
    );
    contest(
        &format!("{game}, {stage}: every leaf made"),
        "nodes",
        &mut [
            Job {
                name: "tessera",
                run: &mut || {
                    fast.iter_mut()
                        .map(|p| made(p, depth, &mut Vec::new()))
                        .sum()
                },
            },
            Job {
                name: "minimax",
                run: &mut || {
                    let each = states.iter_mut();
                    each.map(|s| framework_perft_made::<G>(s, depth)).sum()
                },
            },
            Job {
                name: "literal twin",
                run: &mut || twins.iter().map(|t| t.perft::<false>(depth)).sum(),
            },
        ],
    );
}

/// Perft with every leaf made.
fn made<P: Game>(position: &mut P, depth: u32, lists: &mut Vec<Vec<P::Move>>) -> u64 {
    if depth == 0 {
        std::hint::black_box(position);
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
