//! How hard a puzzle is: a linear model on features of its proof, fitted per game to a ladder of solvers.
//!
//! The ladder is the game's eight levels of [`Engine::reply`](crate::engines::Engine::reply), level `n` standing for
//! `500 + 250 n` points. Every puzzle of a sample is tried by every level with several seeds; its measured rating is
//! the point at which half of the tries would succeed (the logistic curve of Elo's scale, 1978). The model predicts
//! that number from the features, in whole numbers, so that it is the same everywhere. `examples/rate_puzzles.rs`
//! fits it and measures the rank correlation on puzzles that the fit did not see.

use std::ops::RangeInclusive;

use super::{Difficulty, Proof, PuzzleGame};

/// The lowest and the highest rating.
pub const RANGE: RangeInclusive<i64> = 400..=2800;

/// Names of the features that every puzzle has, in the order of [`features`].
pub const FEATURES: [&str; 6] = [
    // The solver's moves.
    "steps", // 16 log2 of the positions entered to prove the solution.
    "proof", // 16 log2 of the number of legal moves at the first step.
    "choices",
    // 16 log2 of one more than the number of wrong moves, over all steps, that look better than the right one.
    "tempting",
    // Place of the first move among all, by looks, in hundredths of their number.
    "hidden",
    // The number of moves that are accepted at the first step by way of symmetry; mostly 1.
    "twins",
];

/// The weights of a game: the rating is `(base[kind] + sum of weight * feature) / 1000`, cut to [`RANGE`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Model {
    /// By kind, in thousandths of a point.
    pub base: &'static [i64],
    /// Of each of [`FEATURES`], then of the game's own features, in thousandths of a point for one unit.
    pub weights: &'static [i64],
}

/// The rating of a proved puzzle, in points.
pub fn rate<G: PuzzleGame>(position: &G, kind: usize, proof: &Proof<G::Move>) -> u32 {
    let features = features(position, kind, proof);
    let base = G::RATING.base.get(kind).copied().unwrap_or_default();
    let sum: i64 = (G::RATING.weights.iter().zip(&features))
        .map(|(weight, feature)| weight * feature)
        .sum();
    let points = ((base + sum) / 1000).clamp(*RANGE.start(), *RANGE.end());
    u32::try_from(points).unwrap_or_default()
}

/// The lowest rating of each difficulty.
const FLOORS: [u32; 5] = [0, 900, 1200, 1500, 1800];

/// The difficulty that a rating stands for: below 900, 1200, 1500, 1800, and above.
pub fn difficulty(rating: u32) -> Difficulty {
    let reached = FLOORS.iter().filter(|&&floor| floor <= rating).count();
    Difficulty::ALL[reached - 1]
}

/// The ratings that stand for a difficulty.
pub fn ratings(difficulty: Difficulty) -> RangeInclusive<u32> {
    let place = usize::from(difficulty.number());
    let next = FLOORS.get(place).map_or(u32::MAX, |floor| floor - 1);
    FLOORS[place - 1]..=next
}

/// All features of a proved puzzle: those of [`FEATURES`], then the game's own.
pub fn features<G: PuzzleGame>(position: &G, kind: usize, proof: &Proof<G::Move>) -> Vec<i64> {
    let tempting = tempting(position, proof);
    let first = proof.steps.first();
    let choices = first.map_or(0, |step| step.moves.len());
    let hidden = tempting.first().map_or(0, |n| n * 100 / choices.max(1));
    let twins = first.map_or(0, |step| {
        let best = step.moves.first().map_or(0.0, |a| a.worth);
        let good = step.moves.iter();
        good.filter(|a| proof.task.accepts(a.worth, best)).count()
    });
    let mut features = vec![
        whole(proof.steps.len()),
        log2(proof.nodes),
        log2(choices as u64),
        log2(tempting.iter().sum::<usize>() as u64 + 1),
        whole(hidden),
        whole(twins),
    ];
    features.extend(G::features(position, kind, proof));
    features
}

/// For each step of the solver, how many wrong moves look at least as good as the right one.
pub(super) fn tempting<G: PuzzleGame>(position: &G, proof: &Proof<G::Move>) -> Vec<usize> {
    let mut walk = position.clone();
    let mut at = 0;
    let tasks = std::iter::successors(Some(proof.task), |task| task.after_move());
    (proof.steps.iter().zip(tasks))
        .filter_map(|(step, task)| {
            for &m in &proof.line[at..step.at] {
                walk.play(m);
            }
            at = step.at;
            let best = step.moves.first()?;
            let looks = walk.lure(best.m);
            let wrong = (step.moves.iter()).filter(|a| !task.accepts(a.worth, best.worth));
            Some(wrong.filter(|a| walk.lure(a.m) >= looks).count())
        })
        .collect()
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

    #[test]
    fn difficulties_split_the_ratings_in_order() {
        let all: Vec<u8> = [400, 899, 900, 1199, 1200, 1500, 1799, 1800, 2800]
            .map(|rating| difficulty(rating).number())
            .to_vec();
        assert_eq!(all, [1, 1, 2, 2, 3, 4, 4, 5, 5]);
    }
}
