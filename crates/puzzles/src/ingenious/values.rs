//! The value of moves under a task, the best reply, and how good a move looks.

use super::turn::digits;
use super::{endgame, reply, turn};
use crate::game::Prove;
use crate::task::{MoveValue, Task};
use tessera_rules::game::{Game, Position, Seat, Turn};
use tessera_rules::ingenious::{COLOURS, Form, Ingenious, Move, Phase, Rack};
use tessera_search::Budget;

/// [`Task::Best::horizon`] of tasks that look to the end of the game: more than a board has room for. A horizon of at
/// most [`Rack::SIZE`] counts placements in a turn.
pub(super) const TO_THE_END: u32 = 100;
/// [`Task::Best::horizon`] of tasks that look to the next placement of the opponent; also after moves of the solver.
pub(super) const TO_THE_REPLY: u32 = 20;

/// True if the value looks to the end of the game.
pub(super) fn to_the_end(task: Task) -> bool {
    matches!(task, Task::Best { horizon, .. } if horizon > TO_THE_REPLY)
}

/// True if the value looks to the next placement of the opponent.
pub(super) fn to_the_reply(task: Task) -> bool {
    matches!(task, Task::Best { horizon, .. } if horizon as usize > Rack::SIZE) && !to_the_end(task)
}

impl Prove for Ingenious {
    fn move_values(&self, task: Task, budget: &mut Budget) -> Option<Vec<MoveValue<Move>>> {
        match task {
            Task::Best { .. } if to_the_end(task) => endgame::move_values(self, budget),
            Task::Best { .. } if to_the_reply(task) => reply::move_values(self, budget),
            Task::Best { horizon, .. } => turn::move_values(self, horizon, budget),
            // No kind asks this.
            Task::Win { .. } | Task::Hold { .. } => None,
        }
    }

    /// The reply that leaves the solver least; of equal ones the one that raises its seat most, then the one that looks
    /// best.
    fn best_defence(&self, solver: Seat, task: Task, budget: &mut Budget) -> Option<Move> {
        let Turn::Seat(mover) = self.turn() else {
            return None;
        };
        let moves = self.legal_moves();
        let standing = |m: Move| turn::value(digits(self.played(m).scores(mover)));
        let values = match task {
            _ if to_the_end(task) && mover != solver => endgame::move_values(self, budget)?,
            _ if to_the_reply(task) && mover != solver => {
                (moves.into_iter()).map(|m| MoveValue { m, value: standing(m) }).collect()
            }
            // The solver's turn is over, or the solver is due: the move that looks best.
            _ => (moves.into_iter()).map(|m| MoveValue { m, value: 0.0 }).collect(),
        };
        let raised = |m: Move| if to_the_end(task) { standing(m) } else { 0.0 };
        let order = |a: &MoveValue<Move>, b: &MoveValue<Move>| {
            (a.value.total_cmp(&b.value))
                .then_with(|| raised(a.m).total_cmp(&raised(b.m)))
                .then(self.surface_appeal(a.m).cmp(&self.surface_appeal(b.m)))
                .then(b.m.cmp(&a.m))
        };
        (values.into_iter()).max_by(order).map(|a| a.m)
    }

    /// The next placement of the opponent is made, or the solver's turn is over.
    fn is_settled(&self, solver: Seat, task: Task) -> bool {
        let (is_own, is_placing) = (self.to_move() == solver, self.phase() == Phase::Place);
        match task {
            _ if to_the_end(task) => false,
            _ if to_the_reply(task) => is_own == is_placing,
            _ => !(is_own && is_placing),
        }
    }

    /// Racks are exchanged on the way.
    fn is_choice(&self) -> bool {
        self.phase() == Phase::Place
    }

    /// Returns the points that a move gains. Points that raise the lowest colour count three times; in a duel, which
    /// has no lowest colour, all points count the same.
    fn surface_appeal(&self, m: Move) -> i64 {
        let (Move::Place { tile, cells }, Turn::Seat(seat)) = (m, self.turn()) else {
            return 0;
        };
        let before = self.scores(seat);
        let gain = self.earned(tile, cells).gain;
        let points: i64 = gain.iter().map(|&g| i64::from(g)).sum();
        let lowest = |scores: [i8; COLOURS]| scores.into_iter().min().map_or(0, i64::from);
        match self.form() {
            Form::Duel => points,
            Form::Standard | Form::Solo | Form::Team => {
                let after = std::array::from_fn(|c| before[c] + gain[c]);
                points + 2 * (lowest(after) - lowest(before))
            }
        }
    }

    fn is_near(a: Move, b: Move) -> bool {
        match (a, b) {
            (Move::Place { tile, cells }, Move::Place { tile: other, cells: there }) => {
                tile == other || cells.iter().all(|cell| there.contains(cell))
            }
            _ => false,
        }
    }
}
