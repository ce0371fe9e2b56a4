//! Temple's puzzles of version 2: composed, with few tiles on the table.
//!
//! `docs/measurements/temple.md` has the design and the figures. What moves are worth, how a proof is made and what the
//! older themes mean is shared with version 1.

mod beauty;
mod choice;
pub(super) mod hints;
mod rating;
mod sights;
mod tables;
#[cfg(test)]
mod tests;
pub(super) mod themes;
mod threats;

use rand_chacha::ChaCha8Rng;

use crate::beauty::Beauty;
use crate::difficulty::Difficulty;
use crate::game::Candidate;
use crate::solution::ProvedSolution;
use tessera_rules::temple::{Move, Temple};

/// Looks for a puzzle of version 2; see [`crate::PuzzleGame::candidate`].
pub(super) fn candidate(
    kind: usize,
    aim: Difficulty,
    rng: &mut ChaCha8Rng,
) -> Option<Candidate<Temple>> {
    choice::candidate(kind, aim, rng)
}

/// See [`crate::PuzzleGame::rating`].
pub(super) fn rating(position: &Temple, kind: usize, solution: &ProvedSolution<Move>) -> u32 {
    rating::rating(kind, solution, &sights::sights(position, solution))
}

/// See [`crate::PuzzleGame::beauty`].
pub(super) fn beauty(
    position: &Temple,
    solution: &ProvedSolution<Move>,
    themes: &[&'static str],
) -> Beauty {
    beauty::beauty(position, themes, &sights::sights(position, solution))
}
