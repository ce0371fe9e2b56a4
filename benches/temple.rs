//! Temple: rules speed against the reference twin, in one run.
#![allow(clippy::print_stdout, missing_docs, unreachable_pub)]

#[path = "measure/mod.rs"]
mod measure;

use std::hint::black_box;

use measure::{Job, compare, rate};
use tessera_rules::game::random::{choose, seeded};
use tessera_rules::game::{Game, Symmetric, perft};
use tessera_rules::temple::reference::ReferenceTemple;
use tessera_rules::temple::{Edition, Move, StartColours, Temple};

fn main() {
    for edition in [Edition::Published, Edition::Revised] {
        let start = Temple::start(edition, StartColours::default());
        let name = edition.name();

        let mut fast = start.clone();
        let mut run_fast = || perft::perft(&mut fast, 4);
        let twin = ReferenceTemple::from(&start);
        let mut run_slow = || twin.perft(2);
        compare(
            &format!("perft from the start, bulk counted, {name}"),
            "leaves",
            Job { name: "depth 4", run: &mut run_fast },
            Job { name: "reference, depth 2", run: &mut run_slow },
        );

        let mut fast = start.clone();
        let mut run = || walk(&mut fast, 3);
        rate(
            &format!("perft from the start, every node visited, {name}"),
            "nodes",
            Job { name: "depth 3", run: &mut run },
        );

        let positions = middle_games(edition);
        let mut lists: Vec<Vec<Move>> = Vec::new();
        for position in &positions {
            let moves = position.legal_moves();
            lists.push(moves);
        }
        let total: usize = lists.iter().map(Vec::len).sum();
        println!(
            "middle games, {name}: {} positions, {:.0} moves on average",
            positions.len(),
            total as f64 / positions.len() as f64
        );

        let mut boards = positions.clone();
        let mut run = || {
            let mut nodes = 0;
            for (position, moves) in boards.iter_mut().zip(&lists) {
                for &m in moves {
                    let undo = position.play(m);
                    black_box(position.is_over());
                    black_box(position.count_moves());
                    nodes += 1;
                    position.undo(undo);
                }
            }
            nodes
        };
        rate(
            &format!("make, is it over, count moves, unmake in middle games, {name}"),
            "nodes",
            Job { name: "all moves", run: &mut run },
        );

        let mut out = Vec::new();
        let mut run_fast = || {
            let mut moves = 0;
            for position in &positions {
                out.clear();
                position.moves(&mut out);
                moves += out.len() as u64;
            }
            moves
        };
        let twins: Vec<ReferenceTemple> = positions.iter().map(ReferenceTemple::from).collect();
        let mut run_slow = || twins.iter().take(20).map(|t| t.moves().len() as u64).sum();
        compare(
            &format!("moves listed in middle games, {name}"),
            "moves",
            Job { name: "fast", run: &mut run_fast },
            Job { name: "reference", run: &mut run_slow },
        );
        let mut run = || {
            for position in &positions {
                black_box(position.canonical());
            }
            positions.len() as u64
        };
        rate(
            &format!("canonical forms of middle games, {name}"),
            "positions",
            Job { name: "fast", run: &mut run },
        );
        let mut run = || {
            for position in &positions {
                black_box(position.clone());
            }
            positions.len() as u64
        };
        rate(
            &format!("copies of positions, {name}"),
            "copies",
            Job { name: "clone", run: &mut run },
        );
    }
}

/// Perft without counting the last ply in bulk.
fn walk(temple: &mut Temple, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let moves = temple.legal_moves();
    let mut nodes = 1;
    for m in moves {
        let undo = temple.play(m);
        nodes += walk(temple, depth - 1);
        temple.undo(undo);
    }
    nodes
}

/// Positions of random games, from the eighth ply on.
fn middle_games(edition: Edition) -> Vec<Temple> {
    let mut rng = seeded(1);
    let mut positions = Vec::new();
    for _ in 0..20 {
        let mut temple = Temple::start(edition, StartColours::default());
        for ply in 0.. {
            let moves = temple.legal_moves();
            if moves.is_empty() {
                break;
            }
            if ply >= 8 {
                positions.push(temple.clone());
            }
            temple.play(*choose(&mut rng, &moves));
        }
    }
    positions
}
