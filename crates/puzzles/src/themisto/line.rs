//! A solution of Themisto, played through.

use crate::solution::ProvedSolution;
use crate::task::{MoveValue, Task};
use tessera_rules::game::{Game, Seat};
use tessera_rules::themisto::{JudgedMove, Move, Themisto};

/// A solution, played through.
pub struct PlayedLine {
    pub(super) solver: Seat,
    pub(super) task: Task,
    pub(super) plies: Vec<Ply>,
    pub(super) end: Themisto,
}

impl PlayedLine {
    pub(super) fn new(position: &Themisto, solution: &ProvedSolution<Move>) -> PlayedLine {
        let mut game = *position;
        let mut plies = Vec::with_capacity(solution.line.len());
        for (at, &m) in solution.line.iter().enumerate() {
            let step = solution.steps.iter().find(|step| step.at == at);
            plies.push(Ply {
                before: game,
                judged: game.judge(m),
                values: step.map(|step| step.moves.clone()),
            });
            game.play(m);
        }
        PlayedLine { solver: position.to_move(), task: solution.task, plies, end: game }
    }

    pub(super) fn own(&self) -> impl Iterator<Item = &Ply> {
        (self.plies.iter()).filter(|ply| ply.before.to_move() == self.solver)
    }

    pub(super) fn last(&self) -> Option<&Ply> {
        self.plies.last()
    }
}

/// A move of the main line.
pub(super) struct Ply {
    pub(super) before: Themisto,
    pub(super) judged: JudgedMove,
    /// All moves with their value, when the solver moves.
    pub(super) values: Option<Vec<MoveValue<Move>>>,
}
