//! The value of placements under a task, the best reply, and how good a placement looks.
//!
//! All kinds are [`Task::Best`] and have one value: the solver's lead (alone: its total) just after its placement
//! number `horizon`, or at the end when that comes first, when both sides play for it.

use super::lookahead;
use crate::task::{MoveValue, Task};
use tessera_rules::game::{Game, Seat, Turn};
use tessera_rules::octopus::{Octopus, Placement};
use tessera_search::Budget;

/// Most positions that are entered to value the placements of one position; what needs more is no puzzle.
const MOST_NODES: u64 = 40_000;

/// See [`crate::PuzzleGame::move_values`].
pub(super) fn move_values(
    position: &Octopus,
    task: Task,
    budget: &mut Budget,
) -> Option<Vec<MoveValue<Placement>>> {
    let Turn::Seat(solver) = position.turn() else {
        return Some(Vec::new());
    };
    let lead = lookahead::lead(position, solver);
    let values = points(position, solver, task, budget)?;
    Some(
        values
            .into_iter()
            .map(|(m, points)| MoveValue {
                m,
                value: f64::from(lead + points),
            })
            .collect(),
    )
}

/// Of equally good replies the one that scores most, and of these the first; see
/// [`crate::PuzzleGame::best_defence`].
pub(super) fn best_defence(
    position: &Octopus,
    solver: Seat,
    task: Task,
    budget: &mut Budget,
) -> Option<Placement> {
    // With no placement left to count, the reply is the one that scores most.
    let task = match task {
        Task::Best { moves, horizon } => Task::Best {
            moves,
            horizon: horizon.max(1),
        },
        other => other,
    };
    let values = points(position, solver, task, budget)?;
    let best = values
        .into_iter()
        .min_by_key(|&(m, points)| (-points, -surface_appeal(position, m), m));
    best.map(|(m, _)| m)
}

/// The points that a placement scores.
pub(super) fn surface_appeal(position: &Octopus, m: Placement) -> i64 {
    position.gain(m).unwrap_or(0).into()
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
    let values = placement_values(position, solver, plies, &mut part);
    budget.join(part);
    values
}

/// As [`lookahead::placement_values`], which does not know more than two seats; of those the solver has the others
/// against it.
fn placement_values(
    position: &Octopus,
    _solver: Seat,
    plies: u32,
    budget: &mut Budget,
) -> Option<Vec<(Placement, i32)>> {
    if position.seats() > 2 {
        return super::opponents::values(position, _solver, plies, budget);
    }
    lookahead::placement_values(position, plies, budget)
}
