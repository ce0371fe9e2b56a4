//! Fills the shelf of a game: finds puzzles of a kind that are too rare to be found when one is wished for, all different up
//! to symmetry, and prints the line that lists them.
//!
//!     cargo run --release -p tessera-tools --bin puzzle_shelf -- GAME TYPE [PUZZLES] [SEED] [FIRST]
//!
//! Of the version of the generator in use, for each aim of the type as many as PUZZLES (400), by attempts from FIRST (0) on
//! under SEED (2027). What it takes is told on standard error. Nothing depends on time or on the number of threads.

#![allow(clippy::print_stdout, clippy::print_stderr)]

use std::process::ExitCode;

use rayon::prelude::*;
use tessera_calls::game::WireGame;
use tessera_calls::games::{GameVisitor, each_game};
use tessera_puzzles::attempt::{attempt, proof_budget};
use tessera_puzzles::seek::Seen;
use tessera_puzzles::{Recipe, generator};

/// Attempts that are made at once.
const BLOCK: u32 = 256;

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let (game, kind) = (arguments.next(), arguments.next());
    let mut number = |default: u64| {
        let text = arguments.next();
        text.and_then(|text| text.parse().ok()).unwrap_or(default)
    };
    let mut shelf = Shelf {
        game: game.unwrap_or_default(),
        kind: kind.unwrap_or_default(),
        puzzles: number(400) as usize,
        seed: number(2027),
        first: number(0) as u32,
        found: false,
    };
    each_game(&mut shelf);
    if shelf.found {
        ExitCode::SUCCESS
    } else {
        eprintln!("no such game, or no such type in the version of its generator that is in use");
        ExitCode::FAILURE
    }
}

struct Shelf {
    game: String,
    kind: String,
    puzzles: usize,
    seed: u64,
    first: u32,
    found: bool,
}

impl GameVisitor for Shelf {
    fn visit<G: WireGame>(&mut self) {
        if self.game != G::ID {
            return;
        }
        let Some(kind) = generator::kind_named(G::KINDS, G::GENERATOR, &self.kind) else {
            return;
        };
        self.found = true;
        let card = &G::KINDS[kind];
        let mut seen = Seen::<G>::new();
        for &aim in card.difficulties {
            let mut attempts = Vec::new();
            let mut next = self.first;
            while attempts.len() < self.puzzles {
                let block = next..next + BLOCK;
                next = block.end;
                let made = block.into_par_iter().map(|number| {
                    let recipe = Recipe {
                        kind,
                        aim,
                        seed: self.seed,
                        attempt: number,
                    };
                    let puzzle = attempt::<G>(&recipe, &mut proof_budget())?;
                    (card.ratings().contains(&puzzle.rating)).then_some((number, puzzle.position))
                });
                let made: Vec<_> = made.collect();
                for (number, position) in made.into_iter().flatten() {
                    if attempts.len() < self.puzzles && seen.is_new(&position) {
                        attempts.push(number);
                    }
                }
                eprintln!("{} of {next} attempts", attempts.len());
            }
            let first = attempts.first().copied().unwrap_or_default();
            let later = attempts.windows(2).map(|pair| format!(" {}", pair[1] - pair[0]));
            let later: String = later.collect();
            println!(
                "{} {} {} {} {first}{later}",
                card.generator,
                card.id,
                aim.number(),
                self.seed
            );
        }
    }
}
