//! Ingenious' puzzles of version 2: composed backwards from what the solution does, and chosen among several that are
//! proved.
//!
//! `docs/measurements/ingenious.md` has the design and the figures. What a placement is worth and how a proof is made is
//! shared with version 1.

mod beauty;
mod boards;
mod choice;
mod ends;
mod standing;
mod strength;
#[cfg(test)]
mod tests;
pub(super) mod themes;
mod turns;
mod views;

use rand_chacha::ChaCha8Rng;

use crate::beauty::Beauty;
use crate::difficulty::Difficulty;
use crate::game::Candidate;
use crate::solution::ProvedSolution;
use tessera_rules::ingenious::{Ingenious, Move};

/// Looks for a puzzle of version 2; see [`crate::PuzzleGame::candidate`].
pub(super) fn candidate(
    kind: usize,
    aim: Difficulty,
    rng: &mut ChaCha8Rng,
) -> Option<Candidate<Ingenious>> {
    choice::candidate(kind, aim, rng)
}

/// See [`crate::PuzzleGame::beauty`].
pub(super) fn beauty(
    position: &Ingenious,
    solution: &ProvedSolution<Move>,
    themes: &[&'static str],
) -> Beauty {
    beauty::beauty(
        position,
        solution,
        themes,
        &views::views(position, solution),
    )
}

/// See [`crate::PuzzleGame::rating`]: by a model of solvers who count points, and what it misjudges in a whole kind.
pub(super) fn rating(position: &Ingenious, kind: usize, solution: &ProvedSolution<Move>) -> u32 {
    strength::of_views(kind, &views::views(position, solution))
}
