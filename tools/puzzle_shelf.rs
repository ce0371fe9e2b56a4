//! Fills the shelf of a game: finds puzzles of a kind that are too rare to be found when one is wished for, all different up
//! to symmetry, and prints the line that lists them.
//!
//!     cargo run --release -p tessera-tools --bin puzzle_shelf -- GAME TYPE LEVEL [PUZZLES] [SEED]
//!
//! The shelf of Octopus has what `octopus eight-tiles 4 160` and `octopus eight-tiles 5 24` print.
//!
//! PUZZLES (300) of a type and level of the version of the generator in use, by attempts that aim at the level, under SEED
//! (2027). What it takes is told on standard error. Nothing depends on time or on the number of threads.

#![allow(clippy::print_stdout, clippy::print_stderr)]

use std::process::ExitCode;

use rayon::prelude::*;
use tessera_calls::game::WireGame;
use tessera_calls::games::{GameVisitor, each_game};
use tessera_puzzles::attempt::{attempt, proof_budget};
use tessera_puzzles::seek::Seen;
use tessera_puzzles::{Difficulty, Recipe};

/// Attempts that are made at once.
const BLOCK: u32 = 256;

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let mut word = || arguments.next().unwrap_or_default();
    let (game, kind, level) = (word(), word(), word());
    let mut number = |default: u64| {
        let text = arguments.next();
        text.and_then(|text| text.parse().ok()).unwrap_or(default)
    };
    let mut shelf = Shelf {
        game,
        kind,
        level: level.parse().ok().and_then(Difficulty::new),
        puzzles: number(300) as usize,
        seed: number(2027),
        found: false,
    };
    each_game(&mut shelf);
    if shelf.found {
        ExitCode::SUCCESS
    } else {
        eprintln!(
            "no such game, or no such type and level in the version of its generator that is in use"
        );
        ExitCode::FAILURE
    }
}

struct Shelf {
    game: String,
    kind: String,
    level: Option<Difficulty>,
    puzzles: usize,
    seed: u64,
    found: bool,
}

impl GameVisitor for Shelf {
    fn visit<G: WireGame>(&mut self) {
        if self.game != G::ID {
            return;
        }
        let kind = G::KINDS.iter().position(|card| card.id == self.kind);
        let (Some(kind), Some(aim)) = (kind, self.level) else {
            return;
        };
        let card = &G::KINDS[kind];
        self.found = card.difficulties.contains(&aim);
        if !self.found {
            return;
        }
        let mut seen = Seen::<G>::new();
        let mut attempts = Vec::new();
        let mut next = 0;
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
                (puzzle.difficulty == aim).then_some((number, puzzle.position))
            });
            let made: Vec<_> = made.collect();
            for (number, position) in made.into_iter().flatten() {
                if attempts.len() < self.puzzles && seen.is_new(&position) {
                    attempts.push(number);
                }
            }
            eprintln!("{} of {next} attempts", attempts.len());
        }
        let later = attempts
            .windows(2)
            .map(|pair| format!(" {}", pair[1] - pair[0]));
        println!(
            "{} {} {} {} {}{}",
            G::GENERATOR,
            card.id,
            aim.number(),
            self.seed,
            attempts.first().copied().unwrap_or_default(),
            later.collect::<String>(),
        );
    }
}
