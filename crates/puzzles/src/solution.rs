//! A proved solution.

use crate::task::{MoveValue, Task};
use tessera_rules::game::{Game, Symmetric};

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
    /// All legal moves and their values, best first and the move of the line before its equals. The order of other
    /// equals is the same for all images of the position.
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
            StepPlayed { position: walk.clone(), task, step }
        })
    }

    /// The image of a solution of `position`.
    pub(crate) fn image<G: Symmetric<Move = M>>(
        &self,
        position: &G,
        symmetry: &G::Symmetry,
    ) -> ProvedSolution<M> {
        let step = |played: StepPlayed<'_, G>| {
            let value =
                |a: &MoveValue<M>| MoveValue { m: played.position.move_image(symmetry, a.m), ..*a };
            ProofStep { moves: played.step.moves.iter().map(value).collect(), ..*played.step }
        };
        ProvedSolution {
            line: line_image(position, symmetry, &self.line).0,
            steps: self.played(position).map(step).collect(),
            ..*self
        }
    }
}

/// The image of a line from `position`, and the position at the end of the line itself.
pub(crate) fn line_image<G: Symmetric>(
    position: &G,
    symmetry: &G::Symmetry,
    line: &[G::Move],
) -> (Vec<G::Move>, G) {
    let mut walk = position.clone();
    let image = |&m: &G::Move| {
        let image = walk.move_image(symmetry, m);
        walk.play(m);
        image
    };
    let line = line.iter().map(image).collect();
    (line, walk)
}
