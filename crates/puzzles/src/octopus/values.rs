//! The value of placements under a task, the best reply, and how good a placement looks.
//!
//! All kinds are [`Task::Best`] and have one value: the solver's lead (without opponents: its total) just after its
//! placement number `horizon`, or at the end if that comes first, when both sides play for it.

use super::lookahead;
use crate::game::Prove;
use crate::task::{MoveValue, Task};
use tessera_rules::game::{Game, Seat, Turn};
use tessera_rules::octopus::{Octopus, Placement};
use tessera_search::Budget;

/// Most positions entered to value the placements of one position; a position that needs more is no puzzle.
const MOST_NODES: u64 = 40_000;

impl Prove for Octopus {
    fn move_values(&self, task: Task, budget: &mut Budget) -> Option<Vec<MoveValue<Placement>>> {
        let Turn::Seat(solver) = self.turn() else {
            return Some(Vec::new());
        };
        let lead = lookahead::lead(self, solver);
        let values = points(self, solver, task, budget)?.into_iter();
        let values = values.map(|(m, points)| MoveValue { m, value: f64::from(lead + points) });
        Some(values.collect())
    }

    /// Of equally good replies the one that scores most, and of these the first.
    fn best_defence(&self, solver: Seat, task: Task, budget: &mut Budget) -> Option<Placement> {
        // With no placement left to count, the reply is the one that scores most.
        let task = match task {
            Task::Best { moves, horizon } => Task::Best { moves, horizon: horizon.max(1) },
            other => other,
        };
        let values = points(self, solver, task, budget)?;
        let best =
            values.into_iter().min_by_key(|&(m, points)| (-points, -self.surface_appeal(m), m));
        best.map(|(m, _)| m)
    }

    /// The points that a placement scores.
    fn surface_appeal(&self, m: Placement) -> i64 {
        self.gain(m).unwrap_or(0).into()
    }

    fn is_near(a: Placement, b: Placement) -> bool {
        a.tile == b.tile || a.cell == b.cell
    }
}

/// The points of lead that each placement of the seat to move, which need not be the solver, brings it.
fn points(
    position: &Octopus,
    solver: Seat,
    task: Task,
    budget: &mut Budget,
) -> Option<Vec<(Placement, i32)>> {
    let Task::Best { horizon, .. } = task else {
        return None;
    };
    let plies = lookahead::plies(position, solver, horizon);
    let share = MOST_NODES.min(budget.left());
    let mut part = budget.split(share, budget.left().max(1));
    let values = lookahead::values(position, solver, plies, &mut part);
    budget.join(part);
    values
}
