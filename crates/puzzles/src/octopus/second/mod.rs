//! Octopus' puzzles of version 2: composed of few tiles, and chosen among several that are proved.
//!
//! `docs/measurements/octopus.md` has the design and the figures. What a placement is worth and how a proof is made is
//! shared with version 1.

mod beauty;
mod boards;
mod choice;
mod retrograde;
mod strength;
#[cfg(test)]
mod tests;
pub(super) mod themes;
mod views;

use rand_chacha::ChaCha8Rng;

use crate::beauty::Beauty;
use crate::difficulty::Difficulty;
use crate::game::Candidate;
use crate::solution::ProvedSolution;
use crate::solvers::counting;
use tessera_rules::octopus::{Octopus, Placement};

/// Looks for a puzzle of version 2; see [`crate::PuzzleGame::candidate`].
pub(super) fn candidate(
    kind: usize,
    aim: Difficulty,
    rng: &mut ChaCha8Rng,
) -> Option<Candidate<Octopus>> {
    choice::candidate(kind, aim, rng)
}

/// See [`crate::PuzzleGame::beauty`].
pub(super) fn beauty(
    position: &Octopus,
    solution: &ProvedSolution<Placement>,
    themes: &[&'static str],
) -> Beauty {
    beauty::beauty(
        position,
        solution,
        themes,
        &views::views(position, solution),
    )
}

/// See [`crate::PuzzleGame::rating`]: by a model of solvers who count points.
pub(super) fn rating(position: &Octopus, solution: &ProvedSolution<Placement>) -> u32 {
    counting::rating(&strength::HABITS, &views::views(position, solution))
}
