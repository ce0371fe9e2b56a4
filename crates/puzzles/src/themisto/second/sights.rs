//! What solvers can see of the moves of Themisto.

use super::super::line::{PlayedLine, Ply};
use super::super::sight::wins_now;
use super::super::threats::{threatens, turn_of};
use super::super::values::surface_appeal;
use crate::solution::ProvedSolution;
use crate::solvers::Sight;
use crate::task::{MoveValue, Task};
use tessera_rules::game::Seat;
use tessera_rules::themisto::{Move, Themisto, WINNING_LENGTH};

/// Plies to see that a move threatens nothing, at least: the move, and that the solver has no win after it. That it
/// prepares nothing either takes as long to see as the win does, but for one ply.
const IDLE: u32 = 2;
/// Plies to see a threat parried: the move, the reply, and that no win is left.
const PARRIED: u32 = 3;
/// Plies to see a win of the opponent.
const LOST: u32 = 2;

/// What can be seen of each move at each step of a solution.
pub(super) fn sights(position: &Themisto, solution: &ProvedSolution<Move>) -> Vec<Vec<Sight>> {
    let line = PlayedLine::new(position, solution);
    let appeals: Vec<Vec<i64>> = (line.plies.iter())
        .map(|ply| appeals(&ply.before, ply.values.as_deref().unwrap_or_default()))
        .collect();
    // By ply of the solver: among how many of the most striking moves the right one is.
    let ranks: Vec<u32> = (line.plies.iter().zip(&appeals))
        .map(|(ply, appeals)| rank(ply, appeals))
        .collect();
    let steps = line.plies.iter().enumerate();
    steps
        .filter_map(|(at, ply)| {
            let moves = ply.values.as_ref()?;
            let later = ranks[at + 1..].iter().copied().max().unwrap_or(1);
            let rest = (line.plies.len() - at) as u32;
            let view = View {
                solver: line.solver,
                task: line.task,
                game: &ply.before,
                danger: threatens(&ply.before, line.solver.other()),
                rest,
                later,
            };
            let sights = moves.iter().zip(&appeals[at]);
            Some(sights.map(|(m, &appeal)| view.of(m, appeal)).collect())
        })
        .collect()
}

fn appeals(game: &Themisto, moves: &[MoveValue<Move>]) -> Vec<i64> {
    moves.iter().map(|a| surface_appeal(game, a.m)).collect()
}

/// Among how many of the most striking moves the move that was made is; 1 where nobody chose.
fn rank(ply: &Ply, appeals: &[i64]) -> u32 {
    let moves = ply.values.as_deref().unwrap_or_default();
    let own = moves.iter().position(|a| a.m == ply.judged.m);
    let Some(own) = own.map(|at| appeals[at]) else {
        return 1;
    };
    1 + appeals.iter().filter(|&&appeal| appeal > own).count() as u32
}

/// One step of a solution.
struct View<'a> {
    solver: Seat,
    task: Task,
    game: &'a Themisto,
    /// Whether the opponent threatens to win.
    danger: bool,
    /// Plies of the line from here on.
    rest: u32,
    /// The rank of the solver's later moves.
    later: u32,
}

impl View<'_> {
    fn of(&self, valued: &MoveValue<Move>, appeal: i64) -> Sight {
        let judged = self.game.judge(valued.m);
        let after = self.game.after(&judged);
        let right = valued.value >= 1.0;
        let (plies, width, standing) = match self.task {
            Task::Win { .. } if judged.wins => {
                (1 + u32::from(self.is_remote(&after, valued.m)), 1, false)
            }
            Task::Win { .. } if right => (self.rest, self.later, false),
            Task::Win { .. } => self.failed_win(&after),
            Task::Hold { within }
            | Task::Best {
                horizon: within, ..
            } => {
                let lost_at_once = after.to_move() != self.solver && wins_now(&after);
                match (right, lost_at_once) {
                    (true, _) => (2 * within, 1, false),
                    (false, true) => (LOST, 1, self.danger),
                    (false, false) => (2 * within + 1, 1 + self.later, false),
                }
            }
        };
        Sight {
            appeal,
            right,
            plies,
            width,
            standing,
        }
    }

    /// How it is seen that a move does not win.
    fn failed_win(&self, after: &Themisto) -> (u32, u32, bool) {
        if after.to_move() == self.solver {
            // Two turns in a row, the second of which wins nothing.
            (IDLE, 1, false)
        } else if wins_now(after) {
            (LOST, 1, self.danger)
        } else if turn_of(after, self.solver).is_some_and(|turn| wins_now(&turn)) {
            (PARRIED.max(self.rest), 2, false)
        } else {
            (IDLE.max(self.rest.saturating_sub(1)), 1, false)
        }
    }

    /// Whether the moved disc is in none of the rows that win: they are harder to see.
    fn is_remote(&self, after: &Themisto, m: Move) -> bool {
        let rows = after.board().rows(WINNING_LENGTH as u8);
        let mut winning = rows.iter().filter(|row| row.wins_for(self.solver));
        winning.all(|row| row.cell_set() & m.to().bit() == 0)
    }
}
