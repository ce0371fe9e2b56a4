//! Puzzles: positions in which one move is right and every other is proved to be wrong.
//!
//! A puzzle is a [`record::Record`]: type, task, position and measurements. [`puzzle::Puzzle`] is a record with the
//! proof of its solution. A game finds candidates, proves the values of moves, and describes puzzles ([`PuzzleGame`]);
//! everything else is written once for all games:
//!
//! - [`proof`]: the solution is the only one at every step; otherwise the reason. [`rating`] and [`beauty`] measure it.
//! - [`verification`]: whether a position is a puzzle of a type ([`OfKind`] has the conditions), and if not, why.
//! - [`content`]: ids that describe a puzzle.
//! - [`library`]: the puzzles that ship with the program, their ids, and the puzzles of [`day`]s.
//! - [`filter`]: the puzzles that a caller accepts. [`fresh`] makes new ones.
//! - [`set`]: puzzles under one id.
//! - [`check_solution`] checks the moves of a solver, [`refuted`] shows why wrong moves are wrong.

pub mod beauty;
pub mod check_solution;
pub mod content;
pub mod continuation;
pub mod day;
mod difficulty;
mod digits;
pub mod filter;
pub mod forced;
pub mod fresh;
mod game;
mod ingenious;
mod keyed_hash;
pub mod library;
mod nebuchadnezzar;
mod octopus;
mod pattern;
#[cfg(test)]
mod plain_recursion;
#[cfg(test)]
#[path = "../../../tools/processor_clock.rs"]
mod processor_clock;
pub mod proof;
pub mod puzzle;
pub mod rating;
pub mod record;
pub mod refuted;
#[cfg(test)]
mod samples;
pub mod set;
mod solution;
mod solvers;
mod task;
mod temple;
mod themisto;
pub mod unsound;
pub mod verification;

pub use difficulty::Difficulty;
pub use game::{
    Candidate, Generate, Hinted, KindCard, OfKind, Prove, PuzzleGame, PuzzleKinds, Rated, Theme,
    Themed, Unit, themes_of,
};
pub use solution::{ProofStep, ProvedSolution};
pub use task::{MoveValue, Task};
