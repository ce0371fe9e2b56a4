//! Themisto: rules speed against the reference twin, in one run.
//!
//! A *child* is a legal move together with its consequences: captured discs, penalty, whether it wins, whose turn it is
//! next, the board. The positions are the start and games that were played on from it at random.
#![allow(clippy::print_stdout, missing_docs, unreachable_pub)]

#[path = "measure/mod.rs"]
mod measure;

use std::hint::black_box;

use measure::{Job, compare, rate};
use tessera_rules::game::random::{choose, seeded};
use tessera_rules::game::{Game, Symmetric, perft::perft};
use tessera_rules::themisto::reference::Reference;
use tessera_rules::themisto::{JudgedMove, Move, Themisto};

fn main() {
    let positions = positions();
    let twins: Vec<Reference> =
        positions.iter().map(|game| Reference::new(&game.to_setup())).collect();

    let mut judged = Vec::new();
    compare(
        "listed with captures, penalties and wins, each child made",
        "children",
        Job {
            name: "bitboards",
            run: &mut || positions.iter().map(|game| expand(game, &mut judged)).sum(),
        },
        Job { name: "reference twin", run: &mut || twins.iter().map(expand_literally).sum() },
    );

    let mut moves = Vec::new();
    rate(
        "moves, each played and undone",
        "children",
        Job {
            name: "Game::moves, play, undo",
            run: &mut || {
                let games = positions.iter();
                games.map(|&game| play_each(game, &mut moves)).sum()
            },
        },
    );
    rate(
        "perft 3 from the start, every leaf made",
        "leaves",
        Job {
            name: "judged_moves, after",
            run: &mut || made(&Themisto::start(), 3, &mut Vec::new()),
        },
    );
    rate(
        "perft 3 from the start, last ply counted",
        "leaves",
        Job { name: "perft", run: &mut || perft(&mut Themisto::start(), 3) },
    );
    let mut wins = Vec::new();
    let each = |title: &str, unit: &str, work: &mut dyn FnMut(&Themisto) -> u64| {
        rate(
            title,
            unit,
            Job {
                name: "single positions",
                run: &mut || {
                    for game in &positions {
                        black_box(work(black_box(game)));
                    }
                    positions.len() as u64
                },
            },
        );
    };
    each("list of winning moves", "positions", &mut |game| {
        wins.clear();
        game.wins(&mut wins);
        wins.len() as u64
    });
    each("whether a move wins", "positions", &mut |game| u64::from(game.has_win()));
    each("whose turn, or over", "positions", &mut |game| u64::from(game.is_over()));
    each("hash", "positions", &mut |game| game.hash());
    each("canonical form", "positions", &mut |game| game.canonical().0.hash());
}

/// The start, and 63 positions 1 to 30 plies into games without a win.
fn positions() -> Vec<Themisto> {
    let mut rng = seeded(1);
    let mut positions = vec![Themisto::start()];
    while positions.len() < 64 {
        let mut game = Themisto::start();
        let mut moves = Vec::new();
        for _ in 0..=positions.len() / 2 {
            moves.clear();
            game.judged_moves(&mut moves);
            moves.retain(|judged| !judged.wins);
            if !moves.is_empty() {
                game = game.after(choose(&mut rng, &moves));
            }
        }
        positions.push(game);
    }
    positions
}

fn expand(game: &Themisto, judged: &mut Vec<JudgedMove>) -> u64 {
    judged.clear();
    game.judged_moves(judged);
    for j in judged.iter() {
        black_box(game.after(j));
    }
    judged.len() as u64
}

fn expand_literally(game: &Reference) -> u64 {
    let turns = game.turns();
    for turn in &turns {
        black_box(game.after(turn));
    }
    turns.len() as u64
}

fn play_each(mut game: Themisto, moves: &mut Vec<Move>) -> u64 {
    moves.clear();
    game.moves(moves);
    for &m in moves.iter() {
        let undo = game.play(m);
        black_box(&game);
        game.undo(undo);
    }
    moves.len() as u64
}

fn made(game: &Themisto, depth: u32, lists: &mut Vec<Vec<JudgedMove>>) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut judged = lists.pop().unwrap_or_default();
    judged.clear();
    game.judged_moves(&mut judged);
    let leaves = judged.iter().map(|j| made(black_box(&game.after(j)), depth - 1, lists)).sum();
    lists.push(judged);
    leaves
}
