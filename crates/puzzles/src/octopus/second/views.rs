//! What solvers can see of the placements at each step of a solution.

use super::super::lookahead::{self, lead, placement_values};
use super::super::opponents;
use super::super::values::surface_appeal;
use crate::solution::ProvedSolution;
use crate::solvers::counting::{Seen, View};
use crate::task::Task;
use tessera_rules::game::{Game, Seat, Turn};
use tessera_rules::octopus::{Octopus, Placement};
use tessera_search::Budget;

/// Plies that are looked at before the true values.
const DEEPEST: u32 = 3;
/// Positions that may be entered to see one step; they always suffice on the boards of this generator.
const NODES: u64 = 100_000;

/// What can be seen of each placement at each step of a solution.
pub(super) fn views(position: &Octopus, solution: &ProvedSolution<Placement>) -> Vec<Vec<View>> {
    let Turn::Seat(solver) = position.turn() else {
        return Vec::new();
    };
    let mut walk = position.clone();
    let mut at = 0;
    let tasks = std::iter::successors(Some(solution.task), |task| task.after_move());
    (solution.steps.iter().zip(tasks))
        .map(|(step, task)| {
            for &m in &solution.line[at..step.at] {
                walk.play(m);
            }
            at = step.at;
            let horizon = match task {
                Task::Best { horizon, .. } => horizon,
                other => other.moves(),
            };
            let all = lookahead::plies(&walk, solver, horizon);
            let now = lead(&walk, solver);
            let best = step.moves.first().map_or(0.0, |a| a.value);
            let shallow: Vec<(u32, Vec<(Placement, i32)>)> = (1..all.min(DEEPEST + 1))
                .filter_map(|plies| Some((plies, seen(&walk, solver, plies)?)))
                .collect();
            let moves = step.moves.iter().map(|valued| {
                let mut seen: Vec<Seen> = (shallow.iter())
                    .filter_map(|(plies, values)| {
                        let own = values.iter().find(|(m, _)| *m == valued.m);
                        own.map(|&(_, points)| Seen {
                            plies: *plies,
                            points,
                        })
                    })
                    .collect();
                seen.push(Seen {
                    plies: all,
                    points: valued.value as i32 - now,
                });
                View {
                    appeal: 2 * surface_appeal(&walk, valued.m) as i32,
                    right: task.accepts(valued.value, best),
                    seen,
                }
            });
            moves.collect()
        })
        .collect()
}

/// What each placement brings within so many plies.
fn seen(position: &Octopus, solver: Seat, plies: u32) -> Option<Vec<(Placement, i32)>> {
    let mut budget = Budget::nodes(NODES);
    if position.seats() > 2 {
        opponents::values(position, solver, plies, &mut budget)
    } else {
        placement_values(position, plies, &mut budget)
    }
}
