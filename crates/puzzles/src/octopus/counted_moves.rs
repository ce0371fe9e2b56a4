//! Counted values of the placements at each step of a solution, for the model of solvers.

use super::lookahead::{self, lead, values};
use crate::game::Prove;
use crate::solution::{ProvedSolution, StepPlayed};
use crate::solvers::counting::{CountedMove, Seen};
use crate::task::Task;
use tessera_rules::game::{Game as _, Turn};
use tessera_rules::octopus::{Octopus, Placement};
use tessera_search::Budget;

/// Plies of lookahead before the true values.
const DEEPEST: u32 = 3;
/// Positions that may be entered to see one step; they always suffice on the boards of this generator.
const NODES: u64 = 100_000;

/// Returns the counted values of each placement at each step of a solution.
pub(super) fn counted_moves(
    position: &Octopus,
    solution: &ProvedSolution<Placement>,
) -> Vec<Vec<CountedMove>> {
    let Turn::Seat(solver) = position.turn() else {
        return Vec::new();
    };
    (solution.played(position))
        .map(|played| {
            let StepPlayed { position: walk, task, step } = played;
            let horizon = match task {
                Task::Best { horizon, .. } => horizon,
                other => other.moves(),
            };
            let all = lookahead::plies(&walk, solver, horizon);
            let now = lead(&walk, solver);
            let best = step.moves.first().map_or(0.0, |a| a.value);
            let shallow: Vec<(u32, Vec<(Placement, i32)>)> = (1..all.min(DEEPEST + 1))
                .filter_map(|plies| {
                    Some((plies, values(&walk, solver, plies, &mut Budget::nodes(NODES))?))
                })
                .collect();
            let moves = step.moves.iter().map(|valued| {
                let mut seen: Vec<Seen> = (shallow.iter())
                    .filter_map(|(plies, values)| {
                        let own = values.iter().find(|(m, _)| *m == valued.m);
                        own.map(|&(_, points)| Seen { plies: *plies, points })
                    })
                    .collect();
                seen.push(Seen { plies: all, points: valued.value as i32 - now });
                CountedMove {
                    appeal: 2 * walk.surface_appeal(valued.m) as i32,
                    right: task.accepts(valued.value, best),
                    seen,
                }
            });
            moves.collect()
        })
        .collect()
}
