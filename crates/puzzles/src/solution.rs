//! A proved solution.

use crate::task::{MoveValue, Task};
use tessera_rules::game::Game;

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

/// A step of a solution, the position before it, and the task that is left there.
pub(crate) struct StepPlayed<'a, G: Game> {
    pub(crate) position: G,
    pub(crate) task: Task,
    pub(crate) step: &'a ProofStep<G::Move>,
}

impl<M: Copy> ProvedSolution<M> {
    /// The steps with the positions before them; `position` is the one before the line.
    pub(crate) fn played<'a, G: Game<Move = M>>(
        &'a self,
        position: &G,
    ) -> impl Iterator<Item = StepPlayed<'a, G>> {
        let mut walk = position.clone();
        let mut at = 0;
        let tasks = std::iter::successors(Some(self.task), |task| task.after_move());
        self.steps.iter().zip(tasks).map(move |(step, task)| {
            for &m in &self.line[at..step.at] {
                walk.play(m);
            }
            at = step.at;
            StepPlayed {
                position: walk.clone(),
                task,
                step,
            }
        })
    }
}
