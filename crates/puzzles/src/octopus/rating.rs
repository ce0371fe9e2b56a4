//! Octopus' rating model, and the features of its own.

use super::lookahead::{self, placement_values};
use super::values::surface_appeal;
use crate::game::RatingModel;
use crate::solution::ProvedSolution;
use crate::task::Task;
use tessera_rules::game::{Game, Turn};
use tessera_rules::octopus::{Octopus, Placement};
use tessera_search::Budget;

/// Set by hand: the measurements say too little for a fit (`docs/PUZZLES.md`).
pub(super) const MODEL: RatingModel = RatingModel {
    base: &[50_000, 20_000, -180_000, 150_000],
    weights: &[
        200_000, 1_500, 2_000, 4_000, 3_000, 0, // `rating::FEATURES`
        15_000, 60_000, -20_000, 60_000, // `features`
    ],
};

/// Plies that the critical depth is looked for in.
const DEEPEST: u32 = 3;

/// Octopus' own features:
///
/// - tiles on the board;
/// - by how many points the most tempting first move looks better than the solution's;
/// - by how many points the solution's first move is better than the second best, at most 10;
/// - the critical depth: the least number of plies that a solver must look ahead for the first move to look
///   best, and to stay so; when more than 3 are needed, all that the value counts.
pub(super) fn features(position: &Octopus, solution: &ProvedSolution<Placement>) -> Vec<i64> {
    let (Some(step), Turn::Seat(solver)) = (solution.steps.first(), position.turn()) else {
        return vec![0; 4];
    };
    let Some(best) = step.moves.first() else {
        return vec![0; 4];
    };
    let looks = step
        .moves
        .iter()
        .map(|a| surface_appeal(position, a.m))
        .max();
    let deficit = looks.unwrap_or(0) - surface_appeal(position, best.m);
    let second = step.moves.iter().find(|a| a.value < best.value);
    let gap = second.map_or(10, |a| (best.value - a.value) as i64).min(10);
    let horizon = match solution.task {
        Task::Best { horizon, .. } => horizon,
        task => task.moves(),
    };
    let all = lookahead::plies(position, solver, horizon);
    let mut critical = all;
    for plies in (1..=DEEPEST.min(all)).rev() {
        if !looks_best(position, best.m, plies) {
            break;
        }
        critical = plies;
    }
    vec![
        i64::from(position.tiles_placed()),
        deficit,
        gap,
        i64::from(critical),
    ]
}

/// Whether a placement alone is best for a solver that looks this many plies ahead.
fn looks_best(position: &Octopus, m: Placement, plies: u32) -> bool {
    let Some(values) = placement_values(position, plies, &mut Budget::nodes(100_000)) else {
        return false;
    };
    let own = values.iter().find(|&&(other, _)| other == m);
    own.is_some_and(|&(_, own)| (values.iter()).all(|&(other, value)| other == m || value < own))
}
