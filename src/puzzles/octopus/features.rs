//! Octopus's own features of a puzzle, for its rating.

use super::worth::{self, worths};
use crate::game::{Game, Turn};
use crate::games::octopus::{Octopus, Placement};
use crate::puzzles::{Proof, PuzzleGame, Task};
use crate::search::Budget;

/// Plies that the critical depth is looked for in.
const DEEPEST: u32 = 3;

/// - tiles on the board;
/// - by how many points the most tempting first move looks better than the solution's;
/// - by how many points the solution's first move is better than the second best, at most 10;
/// - the critical depth: the least number of plies that a solver must look ahead for the first move to look
///   best, and to stay so; when more than 3 are needed, all that the worth counts.
pub(super) fn find(position: &Octopus, proof: &Proof<Placement>) -> Vec<i64> {
    let (Some(step), Turn::Seat(solver)) = (proof.steps.first(), position.turn()) else {
        return vec![0; 4];
    };
    let Some(best) = step.moves.first() else {
        return vec![0; 4];
    };
    let looks = step.moves.iter().map(|a| position.lure(a.m)).max();
    let deficit = looks.unwrap_or(0) - position.lure(best.m);
    let second = step.moves.iter().find(|a| a.worth < best.worth);
    let gap = second.map_or(10, |a| (best.worth - a.worth) as i64).min(10);
    let horizon = match proof.task {
        Task::Best { horizon, .. } => horizon,
        task => task.moves(),
    };
    let all = worth::plies(position, solver, horizon);
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

/// Whether a placement alone is best for a solver who looks so many plies ahead.
fn looks_best(position: &Octopus, m: Placement, plies: u32) -> bool {
    let Some(worths) = worths(position, plies, &mut Budget::nodes(100_000)) else {
        return false;
    };
    let own = worths.iter().find(|&&(other, _)| other == m);
    own.is_some_and(|&(_, own)| (worths.iter()).all(|&(other, worth)| other == m || worth < own))
}
