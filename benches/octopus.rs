//! Octopus: rules speed against the reference twin, in one run.
#![allow(clippy::print_stdout, missing_docs, unreachable_pub)]

#[path = "measure/mod.rs"]
mod measure;

use std::hint::black_box;

use measure::{Job, compare, rate};
use tessera_rules::game::perft::perft;
use tessera_rules::game::random::{choose, seeded};
use tessera_rules::game::{Game, Position, Symmetric};
use tessera_rules::octopus::reference::ReferenceOctopus;
use tessera_rules::octopus::{Octopus, Placement, deal};

fn main() {
    let middle = after(30);
    let late = after(54);
    println!("middle: {}", middle.key());
    println!("late: {}", late.key());
    for (name, position) in [("middle", &middle), ("late", &late)] {
        move_scores(name, position);
        make_unmake(name, position);
    }
    lines("middle, depth 2", &middle, 2);
    lines("late, depth 3", &late, 3);

    let (mut copy, mut canonical) = (middle.clone(), middle.clone());
    rate(
        "copies, middle",
        "positions",
        Job {
            name: "fast",
            run: &mut || {
                black_box(&mut copy).clone_from(&middle);
                1
            },
        },
    );
    rate(
        "canonical forms, middle",
        "positions",
        Job {
            name: "fast",
            run: &mut || {
                canonical = black_box(&middle).canonical().0;
                1
            },
        },
    );
}

/// The position after `plies` random plies of a two-seat game with one set.
fn after(plies: usize) -> Octopus {
    let mut rng = seeded(1);
    let mut position = deal(2, 1, &mut rng).expect("two seats and one set are a game");
    let mut moves = Vec::new();
    for _ in 0..plies {
        moves.clear();
        position.moves(&mut moves);
        position.play(*choose(&mut rng, &moves));
    }
    position
}

/// Listing all moves with their gains.
fn move_scores(name: &str, position: &Octopus) {
    let twin = ReferenceOctopus::new(&position.to_setup());
    let mut list: Vec<(Placement, u32)> = Vec::new();
    let mut literal_list = Vec::new();
    compare(
        &format!("moves with gains, {name}"),
        "moves",
        Job {
            name: "fast",
            run: &mut || {
                list.clear();
                black_box(position).each_gain(|m, gain| list.push((m, gain)));
                black_box(&list).len() as u64
            },
        },
        Job {
            name: "reference",
            run: &mut || {
                literal_list.clear();
                let twin = black_box(&twin);
                for (tile, cell) in twin.moves() {
                    literal_list.push((tile, cell, twin.gain(tile, cell)));
                }
                black_box(&literal_list).len() as u64
            },
        },
    );
    let mut best = 0;
    rate(
        &format!("gains looked at without a list, {name}"),
        "moves",
        Job {
            name: "fast",
            run: &mut || {
                let mut count = 0;
                black_box(position).each_gain(|_, gain| {
                    best = best.max(gain);
                    count += 1;
                });
                black_box(best);
                count
            },
        },
    );
}

/// Every move made and taken back once; the twin copies instead.
fn make_unmake(name: &str, position: &Octopus) {
    let twin = ReferenceOctopus::new(&position.to_setup());
    let mut position = position.clone();
    let moves = position.legal_moves();
    let literal_moves = twin.moves();
    compare(
        &format!("make and unmake, {name}"),
        "pairs",
        Job {
            name: "fast",
            run: &mut || {
                for &m in &moves {
                    let undo = position.play(m);
                    black_box(&mut position).undo(undo);
                }
                moves.len() as u64
            },
        },
        Job {
            name: "reference",
            run: &mut || {
                for &(tile, cell) in &literal_moves {
                    let mut next = twin.clone();
                    next.play(tile, cell);
                    black_box(&next);
                }
                literal_moves.len() as u64
            },
        },
    );
}

/// Perft, in leaves.
fn lines(name: &str, position: &Octopus, depth: u32) {
    let twin = ReferenceOctopus::new(&position.to_setup());
    let mut position = position.clone();
    compare(
        &format!("perft, {name}"),
        "leaves",
        Job { name: "fast", run: &mut || perft(black_box(&mut position), depth) },
        Job { name: "reference", run: &mut || black_box(&twin).perft(depth) },
    );
}
