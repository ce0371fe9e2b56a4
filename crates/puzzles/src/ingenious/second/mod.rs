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
#[cfg(test)]
mod tests;
pub(super) mod themes;
mod turns;
mod views;

use rand_chacha::ChaCha8Rng;

use super::kinds::TWO_PLACEMENTS;
use crate::beauty::Beauty;
use crate::difficulty::Difficulty;
use crate::game::Candidate;
use crate::rating::RANGE;
use crate::solution::ProvedSolution;
use crate::solvers::counting::{self, Habits, View};
use tessera_rules::ingenious::{Ingenious, Move};

/// Solvers who see most of a small board: they consider two placements at first, misjudge by two points and seldom miscount.
const HABITS: Habits = Habits {
    attention: 16,
    glance: 4,
    miscounts: 160,
    overlooks: 24,
    step: 65,
};

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
    of_views(kind, &views::views(position, solution))
}

/// The rating of a puzzle of which this can be seen. No correction leads to level 1 or out of it: what a beginner sees is
/// certain.
fn of_views(kind: usize, views: &[Vec<View>]) -> u32 {
    let seen = counting::rating(&HABITS, views);
    if Difficulty::of_rating(seen) == Difficulty::MIN {
        return seen;
    }
    (seen + correction(kind)).min(*RANGE.end() as u32)
}

/// What the model misjudges in a whole kind, in points. Two placements that must both be found are missed more often than
/// it says. Set with 480 puzzles by how many solvers of another family fail, which place tiles on the board;
/// `docs/measurements/ingenious.md` has how well ratings agree on others.
fn correction(kind: usize) -> u32 {
    match kind {
        TWO_PLACEMENTS => 400,
        _ => 0,
    }
}
