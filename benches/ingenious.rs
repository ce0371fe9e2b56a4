//! Ingenious: rules speed against the reference twin, in one run.
#![allow(clippy::print_stdout, missing_docs)]

#[path = "measure/mod.rs"]
mod measure;

use measure::{Job, compare, rate};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use tessera_rules::game::random::{below, seeded};
use tessera_rules::game::{Game, Position, Turn, perft};
use tessera_rules::ingenious::reference::Reference;
use tessera_rules::ingenious::{Deal, Form, Ingenious, Move};

fn main() {
    playouts();
    make_unmake();
    generation();
    let mut bonus =
        Ingenious::from_key("standard|2|0|place.3|-|RRRBGGBP,GG|0.0.0.0.0.0,0.0.0.0.0.0|0,0")
            .expect("a position");
    rate(
        "perft of three bonus placements",
        "leaves",
        Job { name: "bulk counting", run: &mut || perft::perft(&mut bonus, 3) },
    );
}

fn start(form: Form, seats: usize) -> Ingenious {
    Deal { form, seats, hidden: false }.start(&mut seeded(1))
}

/// Random games from the start to the end, on one thread.
fn playouts() {
    for (form, seats) in [
        (Form::Standard, 2),
        (Form::Standard, 3),
        (Form::Standard, 4),
        (Form::Solo, 1),
        (Form::Team, 4),
        (Form::Duel, 2),
    ] {
        let start = start(form, seats);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        rate(
            &format!("random playouts, {}, {seats} seats", form.name()),
            "playouts",
            Job {
                name: "start to end",
                run: &mut || {
                    let mut game = start.clone();
                    game.play_out(&mut rng);
                    assert!(game.is_over());
                    1
                },
            },
        );
    }
    let start = start(Form::Standard, 2);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut literal_rng = Xoshiro256PlusPlus::seed_from_u64(1);
    compare(
        "random playouts, standard, 2 seats",
        "playouts",
        Job {
            name: "fast",
            run: &mut || {
                let mut game = start.clone();
                game.play_out(&mut rng);
                1
            },
        },
        Job { name: "reference", run: &mut || literal_playout(&start, &mut literal_rng) },
    );
}

/// The same with the reference twin: a listed move at random, tiles at random from the unseen ones.
fn literal_playout(start: &Ingenious, rng: &mut Xoshiro256PlusPlus) -> u64 {
    let mut game = Reference::new(&start.to_setup());
    while !game.is_over() {
        let moves = game.moves();
        let notation = if moves.is_empty() {
            let short = game.short();
            let mut drawn = Vec::new();
            let mut unseen = game.unseen();
            for _ in 0..short {
                let total: i64 = unseen.values().sum();
                let mut index = i64::from(below(rng, total as u32));
                for (tile, count) in &mut unseen {
                    if index < *count {
                        *count -= 1;
                        drawn.push(tile.clone());
                        break;
                    }
                    index -= *count;
                }
            }
            format!("+{}", drawn.join(","))
        } else {
            moves[below(rng, moves.len() as u32) as usize].notation.clone()
        };
        game = game.after(&notation);
    }
    1
}

/// A placement made and taken back, in the middle of a game.
fn make_unmake() {
    let mut position = middle();
    let moves = position.legal_moves();
    let reference = Reference::new(&position.to_setup());
    let notations: Vec<String> = moves.iter().map(|&m| position.notation(m)).collect();
    let mut next = 0;
    compare(
        "make and unmake a placement",
        "moves",
        Job {
            name: "fast",
            run: &mut || {
                for &m in &moves {
                    let undo = position.play(m);
                    position.undo(undo);
                }
                moves.len() as u64
            },
        },
        Job {
            name: "reference, made only",
            run: &mut || {
                next = (next + 1) % notations.len();
                std::hint::black_box(reference.after(&notations[next]));
                1
            },
        },
    );
}

/// All moves with their gains.
fn generation() {
    let position = middle();
    let reference = Reference::new(&position.to_setup());
    let mut moves = Vec::new();
    compare(
        "list all moves with their gains",
        "moves",
        Job {
            name: "fast",
            run: &mut || {
                moves.clear();
                position.moves(&mut moves);
                for m in &moves {
                    if let &Move::Place { tile, cells } = m {
                        std::hint::black_box(position.earned(tile, cells));
                    }
                }
                moves.len() as u64
            },
        },
        Job { name: "reference", run: &mut || reference.moves().len() as u64 },
    );
}

/// Two seats after 14 random placements, a placement due.
fn middle() -> Ingenious {
    let mut rng = seeded(5);
    let mut position = start(Form::Standard, 2);
    let mut placed = 0;
    while placed < 14 || position.phase() != tessera_rules::ingenious::Phase::Place {
        let m = match position.turn() {
            Turn::Chance => Move::Draw(position.random_draw(&mut rng)),
            Turn::Over => break,
            Turn::Seat(_) => match position.random_placement(&mut rng) {
                Some(m) => {
                    placed += 1;
                    m
                }
                None => Move::Keep,
            },
        };
        position.play(m);
    }
    position
}
