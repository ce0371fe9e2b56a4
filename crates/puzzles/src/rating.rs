//! The scale of ratings, and the wrong moves that look as good as the right one.

use std::ops::RangeInclusive;

use crate::game::PuzzleGame;
use crate::solution::{ProvedSolution, StepPlayed};

/// The lowest and the highest rating.
pub const RANGE: RangeInclusive<i64> = 400..=2800;

/// For each step of the solver, the number of wrong moves that look at least as good as the right one.
pub(super) fn tempting<G: PuzzleGame>(
    position: &G,
    solution: &ProvedSolution<G::Move>,
) -> Vec<usize> {
    let count = |played: StepPlayed<'_, G>| {
        let StepPlayed {
            position,
            task,
            step,
        } = played;
        let best = step.moves.first()?;
        let looks = position.surface_appeal(best.m);
        let wrong = (step.moves.iter()).filter(|a| !task.accepts(a.value, best.value));
        Some(
            wrong
                .filter(|a| position.surface_appeal(a.m) >= looks)
                .count(),
        )
    };
    solution.played(position).filter_map(count).collect()
}

/// [`Beauty::hidden`](crate::beauty::Beauty::hidden) of a proved puzzle: full marks if half of all first moves look at
/// least as good as the right one.
pub fn hidden<G: PuzzleGame>(position: &G, solution: &ProvedSolution<G::Move>) -> u32 {
    let better = tempting(position, solution).first().copied().unwrap_or(0);
    let choices = (solution.steps.first()).map_or(1, |step| step.moves.len().max(1));
    (200 * better / choices).min(100) as u32
}
