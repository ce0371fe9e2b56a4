//! Puzzles: positions in which one move is right and every other is proved to be wrong.
//!
//! A game says how candidate positions are found, what each move is worth under a [`Task`], and what a solver may be
//! told ([`PuzzleGame`]). Everything else is written once for all games, and reads downwards:
//!
//! 1. [`wish`]: what the puzzle should be like.
//! 2. [`seek`](mod@seek): attempts, one after the other, until one meets the wish; for rare kinds, those on the [`shelf`].
//! 3. [`attempt`](mod@attempt): one candidate, its proof and its rating make a [`Puzzle`](attempt::Puzzle).
//! 4. [`proof`]: the solution is the only one at every step.
//! 5. [`rating`]: an estimate of how hard the puzzle is.
//!
//! [`trial`] checks the moves of a solver, [`daily`] chooses the puzzle of the day, [`set`] those of a set, and [`id`]
//! writes a [`Recipe`] as one short word. A puzzle follows from its recipe alone, so an id is enough to make the puzzle again: nothing is
//! stored. [`generator`] tells the versions of a game's generator apart.

pub mod attempt;
pub mod beauty;
pub mod calendar;
pub mod content;
pub mod daily;
pub mod day;
mod difficulty;
pub mod forced;
mod game;
pub mod generator;
pub mod id;
mod ingenious;
mod mark;
mod nebuchadnezzar;
mod octopus;
#[cfg(test)]
mod plain_recursion;
pub mod proof;
pub mod rating;
mod recipe;
pub mod refuted;
pub mod seek;
pub mod set;
pub mod shelf;
mod solution;
mod solvers;
mod task;
mod temple;
mod themisto;
pub mod trial;
pub mod wish;

pub use difficulty::Difficulty;
pub use game::{Candidate, KindCard, Origin, PuzzleGame, RatingModel, ThemeCard};
pub use recipe::Recipe;
pub use solution::{ProofStep, ProvedSolution};
pub use task::{MoveValue, Task};
