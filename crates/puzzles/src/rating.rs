//! The scale of ratings, and the wrong moves that look as good as the right one.

use std::ops::RangeInclusive;

use crate::game::PuzzleGame;
use crate::solution::{ProvedSolution, StepPlayed};

/// The lowest and the highest rating.
pub const RANGE: RangeInclusive<i64> = 400..=2800;

/// Points before a bound from which on [`at_least`] and [`at_most`] bend ratings.
const BEND: u32 = 200;

/// Bends low ratings to values above `low`. They keep their order, so none pile up at the bound.
pub(crate) fn at_least(low: u32, rating: u32) -> u32 {
    match (low + BEND).checked_sub(rating) {
        Some(beyond) => low + BEND - bent(beyond),
        None => rating,
    }
}

/// Bends high ratings to values below `high`, as [`at_least`] does low ones.
pub(crate) fn at_most(high: u32, rating: u32) -> u32 {
    match rating.checked_sub(high - BEND) {
        Some(beyond) => high - BEND + bent(beyond),
        None => rating,
    }
}

fn bent(beyond: u32) -> u32 {
    BEND * beyond / (BEND + beyond)
}

/// For each step of the solver, the number of wrong moves that look at least as good as the right one.
pub(super) fn tempting<G: PuzzleGame>(
    position: &G,
    solution: &ProvedSolution<G::Move>,
) -> Vec<usize> {
    let count = |played: StepPlayed<'_, G>| {
        let StepPlayed { position, task, step } = played;
        let best = step.moves.first()?;
        let looks = position.surface_appeal(best.m);
        let wrong = (step.moves.iter()).filter(|a| !task.accepts(a.value, best.value));
        Some(wrong.filter(|a| position.surface_appeal(a.m) >= looks).count())
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ratings_near_a_bound_keep_their_order_and_do_not_pile_up() {
        let bounded = |rating| at_least(900, at_most(1799, rating));
        let all: Vec<u32> = (400..=2800).step_by(50).map(bounded).collect();
        assert!(all.is_sorted_by(|a, b| a < b), "{all:?}");
        assert!(900 < all[0] && all[all.len() - 1] < 1799, "{all:?}");
        assert_eq!(bounded(1350), 1350);
    }
}
