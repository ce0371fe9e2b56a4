//! What a puzzle is made from.

use crate::difficulty::Difficulty;

/// What a puzzle is made from; the same recipe always makes the same puzzle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Recipe {
    /// Which of [`crate::PuzzleGame::KINDS`].
    pub kind: usize,
    /// What the generator aims at. The puzzle is labelled with the difficulty that it turns out to have.
    pub aim: Difficulty,
    /// Names a stream of attempts.
    pub seed: u64,
    /// Which of them, from 0.
    pub attempt: u32,
}
