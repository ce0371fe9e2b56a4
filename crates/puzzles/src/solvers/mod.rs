//! Models of solvers: the strength that is needed to solve a puzzle.
//!
//! A family of bounded solvers tries the puzzle, from the weakest to the strongest. The rating is the strength above
//! which most of them solve it. A solver is bounded in four ways, and each bound widens with its strength:
//!
//! - **attention**: at each step it considers only the most striking moves, and more if it sees all of them fail;
//! - **lookahead**: it sees the consequences of a move only a number of plies ahead;
//! - **noise**: it misjudges how striking a move is, and sometimes miscounts;
//! - **memory**: it may forget a threat that existed before its move.
//!
//! A game reports the visible features of every move at every step ([`MoveFeatures`]). The solvers know nothing else,
//! so a try costs one pass over a list. All numbers are integers and all chance is seeded: the rating is the same
//! everywhere.

mod bounded;
pub(crate) mod counting;
mod luck;
mod move_features;
#[cfg(test)]
mod tests;

use bounded::Solver;

pub(crate) use move_features::MoveFeatures;

/// Strengths that are tried, weakest first.
pub(crate) const STRENGTHS: u32 = 49;
/// The strength of the weakest solver, in points.
const WEAKEST: u32 = 400;
/// From one strength to the next, in points.
const STEP: u32 = 50;
/// Solvers of each strength, which differ by chance.
const SOLVERS: u32 = 24;

/// Returns the rating of a puzzle with these features at each step: the strength from which on more than half of the
/// solvers solve it, in points.
pub(crate) fn rating(steps: &[Vec<MoveFeatures>]) -> u32 {
    let solved: Vec<u32> = (0..STRENGTHS).map(|strength| solved(steps, strength)).collect();
    WEAKEST + STEP * turning_point(&solved, SOLVERS)
}

/// Returns the rating by solvers who miscount less: the mean of the strengths at which they begin to solve the puzzle
/// (the estimator of Spearman, 1908, and Kärber, 1931). Chance moves this mean less than the strength at which most
/// begin to.
pub(crate) fn mean_rating(steps: &[Vec<MoveFeatures>]) -> u32 {
    let solved: u32 =
        (0..STRENGTHS).map(|strength| count(steps, |seed| Solver::careful(strength, seed))).sum();
    WEAKEST + STEP * (STRENGTHS * SOLVERS - solved) / SOLVERS
}

/// Plies needed to see that the most tempting wrong move of a step is wrong; `u32::MAX` if no move is wrong.
pub(crate) fn refuted_in(move_features: &[MoveFeatures]) -> u32 {
    let wrong = move_features.iter().filter(|features| !features.right);
    let tempting = wrong.max_by_key(|features| features.appeal);
    tempting.map_or(u32::MAX, |features| features.plies)
}

/// True if any of the weakest tenth of the careful solvers finds every move.
pub(crate) fn is_luck(steps: &[Vec<MoveFeatures>]) -> bool {
    (0..STRENGTHS / 10).any(|strength| count(steps, |seed| Solver::careful(strength, seed)) > 0)
}

/// The number of solvers of a strength that find every move.
fn solved(steps: &[Vec<MoveFeatures>], strength: u32) -> u32 {
    count(steps, |seed| Solver::new(strength, seed))
}

fn count(steps: &[Vec<MoveFeatures>], solver: impl Fn(u32) -> Solver) -> u32 {
    let of_seed = |&seed: &u32| {
        let mut solver = solver(seed);
        steps.iter().all(|move_features| solver.finds(move_features))
    };
    (0..SOLVERS).filter(of_seed).count() as u32
}

/// The place that best separates strengths that mostly fail from strengths that mostly succeed, the first of several.
fn turning_point(solved: &[u32], of: u32) -> u32 {
    let all: u32 = solved.iter().map(|count| of - count).sum();
    let mut wrong = all;
    let mut best = (all, 0);
    for (place, count) in (1..).zip(solved) {
        wrong = wrong + count - (of - count);
        if wrong < best.0 {
            best = (wrong, place);
        }
    }
    best.1.min(STRENGTHS - 1)
}
