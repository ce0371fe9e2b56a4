//! How hard a puzzle is: a linear model on features of its proof, fitted per game to a ladder of solvers.
//!
//! The ladder is the game's eight levels of [`Engine::reply`](tessera_engines::Engine::reply), level `n` standing for
//! `500 + 250 n` points. Every puzzle of a sample is tried by every level with several seeds; its measured rating is
//! the point at which half of the tries would succeed (the logistic curve of Elo's scale, 1978). The model predicts
//! that number from the features, in whole numbers, so that it is the same everywhere. `tools/rate_puzzles.rs`
//! fits it and measures the rank correlation on puzzles that the fit did not see.

use std::ops::RangeInclusive;

use crate::game::PuzzleGame;
use crate::solution::ProvedSolution;

/// The lowest and the highest rating.
pub const RANGE: RangeInclusive<i64> = 400..=2800;

/// Names of the features that every puzzle has, in the order of [`features`].
///
/// - `steps`: the solver's moves.
/// - `proof`: 16 log2 of the positions entered to prove the solution.
/// - `choices`: 16 log2 of the number of legal moves at the first step.
/// - `tempting`: 16 log2 of one more than the number of wrong moves, over all steps, that look at least as good as the
///   right one.
/// - `hidden`: how many moves look at least as good as the first one, in hundredths of the number of legal moves.
/// - `twins`: the number of moves that are accepted at the first step because their successors are images of each
///   other; mostly 1.
pub const FEATURES: [&str; 6] = ["steps", "proof", "choices", "tempting", "hidden", "twins"];

/// The rating of a proved puzzle, in points.
pub fn rate<G: PuzzleGame>(position: &G, kind: usize, solution: &ProvedSolution<G::Move>) -> u32 {
    let features = features(position, kind, solution);
    let base = G::RATING.base.get(kind).copied().unwrap_or_default();
    let sum: i64 = (G::RATING.weights.iter().zip(&features))
        .map(|(weight, feature)| weight * feature)
        .sum();
    let points = ((base + sum) / 1000).clamp(*RANGE.start(), *RANGE.end());
    u32::try_from(points).unwrap_or_default()
}

/// All features of a proved puzzle: those of [`FEATURES`], then the game's own.
pub fn features<G: PuzzleGame>(
    position: &G,
    kind: usize,
    solution: &ProvedSolution<G::Move>,
) -> Vec<i64> {
    let tempting = tempting(position, solution);
    let first = solution.steps.first();
    let choices = first.map_or(0, |step| step.moves.len());
    let hidden = tempting.first().map_or(0, |n| n * 100 / choices.max(1));
    let twins = first.map_or(0, |step| {
        let best = step.moves.first().map_or(0.0, |a| a.value);
        let good = step.moves.iter();
        good.filter(|a| solution.task.accepts(a.value, best))
            .count()
    });
    let mut features = vec![
        whole(solution.steps.len()),
        log2(solution.nodes),
        log2(choices as u64),
        log2(tempting.iter().sum::<usize>() as u64 + 1),
        whole(hidden),
        whole(twins),
    ];
    features.extend(G::features(position, kind, solution));
    features
}

/// For each step of the solver, how many wrong moves look at least as good as the right one.
pub(super) fn tempting<G: PuzzleGame>(
    position: &G,
    solution: &ProvedSolution<G::Move>,
) -> Vec<usize> {
    let mut walk = position.clone();
    let mut at = 0;
    let tasks = std::iter::successors(Some(solution.task), |task| task.after_move());
    (solution.steps.iter().zip(tasks))
        .filter_map(|(step, task)| {
            for &m in &solution.line[at..step.at] {
                walk.play(m);
            }
            at = step.at;
            let best = step.moves.first()?;
            let looks = walk.surface_appeal(best.m);
            let wrong = (step.moves.iter()).filter(|a| !task.accepts(a.value, best.value));
            Some(wrong.filter(|a| walk.surface_appeal(a.m) >= looks).count())
        })
        .collect()
}

/// [`Beauty::hidden`](crate::beauty::Beauty::hidden) of a proved puzzle: full marks where half of all first moves look at
/// least as good.
pub fn hidden<G: PuzzleGame>(position: &G, solution: &ProvedSolution<G::Move>) -> u32 {
    let better = tempting(position, solution).first().copied().unwrap_or(0);
    let choices = (solution.steps.first()).map_or(1, |step| step.moves.len().max(1));
    (200 * better / choices).min(100) as u32
}

fn whole(n: usize) -> i64 {
    i64::try_from(n).unwrap_or(i64::MAX)
}

/// 16 log2 of `n`, rounded down, straight between powers of two; 0 for 0.
pub fn log2(n: u64) -> i64 {
    let Some(power) = n.checked_ilog2() else {
        return 0;
    };
    let fraction = ((u128::from(n) * 16) >> power) - 16;
    i64::from(power) * 16 + fraction as i64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logarithms_are_whole_sixteenths() {
        assert_eq!([0, 1, 2, 3, 4, 1024].map(log2), [0, 0, 16, 24, 32, 160]);
        assert_eq!(log2(u64::MAX), 63 * 16 + 15);
    }
}
