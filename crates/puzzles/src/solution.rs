//! A proved solution.

use crate::task::{MoveValue, Task};

/// A proved solution: the line under best play by all sides, and the proof of each of the solver's steps.
#[derive(Debug, Clone, PartialEq)]
pub struct ProvedSolution<M> {
    /// The task.
    pub task: Task,
    /// All moves of the line, the solver's and the others'.
    pub line: Vec<M>,
    /// The solver's steps, in order.
    pub steps: Vec<ProofStep<M>>,
    /// Positions entered to prove all steps.
    pub nodes: u64,
}

/// One step of a solution at which the solver chooses.
#[derive(Debug, Clone, PartialEq)]
pub struct ProofStep<M> {
    /// Place of the solver's move in [`ProvedSolution::line`].
    pub at: usize,
    /// All legal moves and their values, best first; among equals by move.
    pub moves: Vec<MoveValue<M>>,
    /// Positions entered to prove them.
    pub nodes: u64,
}
