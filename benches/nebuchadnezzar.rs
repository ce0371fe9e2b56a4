//! Nebuchadnezzar: rules speed against the reference twin, in one run.
#![allow(clippy::print_stdout, missing_docs, unreachable_pub)]

#[path = "measure/mod.rs"]
mod measure;

use std::hint::black_box;

use measure::{Job, compare, rate};
use rand_chacha::ChaCha8Rng;
use tessera_rules::game::perft::perft;
use tessera_rules::game::random::{chance, choose, seeded};
use tessera_rules::game::{Game, Position};
use tessera_rules::nebuchadnezzar::reference::Reference;
use tessera_rules::nebuchadnezzar::{Colour, Nebuchadnezzar, Setup};

fn main() {
    generation_by_stage();
    perft_from_the_start();
    growth_on_full_boards();
}

/// Whole move lists on 8x8, from random play at several stages.
fn generation_by_stage() {
    for (from, to) in [(0, 15), (15, 30), (30, 45), (45, 60), (60, 90), (90, 200), (0, 200)] {
        let positions = from_play(from, to);
        let moves: u64 = positions.iter().map(Game::count_moves).sum();
        let captures: u64 = positions.iter().map(captures).sum();
        let references: Vec<Reference> = positions.iter().map(Reference::from).collect();
        let per = |sum: u64| sum as f64 / positions.len() as f64;
        compare(
            &format!(
                "8x8, plies {from} to {to} of random play ({:.1} moves, {:.1} captures each)",
                per(moves),
                per(captures)
            ),
            "move lists",
            Job { name: "bitboards", run: &mut || generate(&positions) },
            Job {
                name: "reference",
                run: &mut || {
                    for reference in references.iter().take(16) {
                        black_box(reference.moves());
                    }
                    references.len().min(16) as u64
                },
            },
        );
    }
}

fn generate(positions: &[Nebuchadnezzar]) -> u64 {
    let mut moves = Vec::with_capacity(256);
    for position in positions {
        moves.clear();
        black_box(position).moves(&mut moves);
        black_box(&moves);
    }
    positions.len() as u64
}

/// Leaves a second; the reference twin counts the same trees, the deeper ones left out.
fn perft_from_the_start() {
    let empty = |side| Nebuchadnezzar::empty(side, false).expect("such a board exists");
    for (side, depth) in [(4, 4), (8, 2)] {
        let mut game = empty(side);
        let reference = Reference::from(&game);
        compare(
            &format!("perft {depth} on {side}x{side}"),
            "leaves",
            Job { name: "bitboards", run: &mut || perft(&mut game, depth) },
            Job { name: "reference", run: &mut || literal_perft(&reference, depth) },
        );
    }
    for (side, depth) in [(4, 6), (8, 3), (8, 4)] {
        let mut game = empty(side);
        rate(
            &format!("perft {depth} on {side}x{side}"),
            "leaves",
            Job { name: "bitboards", run: &mut || perft(&mut game, depth) },
        );
    }
}

fn literal_perft(reference: &Reference, depth: u32) -> u64 {
    let moves = reference.moves();
    if depth == 1 {
        return moves.len() as u64;
    }
    moves.iter().map(|m| literal_perft(&reference.after(m), depth - 1)).sum()
}

/// Captures on full boards of growing side: random boards, and boards of stripes and blocks.
fn growth_on_full_boards() {
    for side in 4..=15 {
        let mut rng = seeded(u64::from(side));
        let mut positions = Vec::new();
        for i in 0..300 {
            positions.push(full(&mut rng, side, i % 3));
        }
        let found: u64 = positions.iter().map(captures).sum();
        let name = format!("{:.1} captures each", found as f64 / positions.len() as f64);
        rate(
            &format!("full board, side {side}"),
            "move lists",
            Job { name: &name, run: &mut || generate(&positions) },
        );
    }
}

/// A full board: noise, noise with few enemies, or blocks of two colours.
fn full(rng: &mut ChaCha8Rng, side: u8, kind: u32) -> Nebuchadnezzar {
    let n = usize::from(side);
    let mut rows = vec![vec!['b'; n]; n];
    for (rank, row) in rows.iter_mut().enumerate() {
        for (file, letter) in row.iter_mut().enumerate() {
            let white = match kind {
                0 => chance(rng, 1, 2),
                1 => chance(rng, 1, 4),
                _ => (rank / 2 + file / 3) % 2 == 0,
            };
            *letter = if white { 'w' } else { 'b' };
        }
    }
    Nebuchadnezzar::try_from(Setup {
        board: rows.into_iter().map(String::from_iter).collect(),
        to_move: 0,
        colours: vec![Colour::Black, Colour::White],
        ply: 300,
        pie: false,
    })
    .expect("a full board is a position")
}

fn captures(position: &Nebuchadnezzar) -> u64 {
    let mut count = 0;
    position.captures_of(position.to_move(), |_| count += 1);
    count
}

/// Unfinished positions after `from..to` plies of random play on 8x8.
fn from_play(from: u32, to: u32) -> Vec<Nebuchadnezzar> {
    let mut rng = seeded(u64::from(from));
    let mut found = Vec::new();
    let mut moves = Vec::new();
    while found.len() < 2000 {
        let mut game = Nebuchadnezzar::empty(8, true).expect("such a board exists");
        for ply in 0..to {
            if game.is_over() {
                break;
            }
            if ply >= from {
                found.push(game);
            }
            moves.clear();
            game.moves(&mut moves);
            game.play(*choose(&mut rng, &moves));
        }
    }
    found
}
