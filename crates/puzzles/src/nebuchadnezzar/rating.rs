//! Rating and beauty of a puzzle.

use super::values::flipped;
use super::{board, kinds, move_features};
use crate::beauty::{Beauty, single};
use crate::difficulty::Difficulty;
use crate::game::Rated;
use crate::rating::{RANGE, at_least, at_most, hidden};
use crate::solution::{ProofStep, ProvedSolution};
use crate::solvers;
use crate::task::Task;
use tessera_rules::nebuchadnezzar::{Move, Nebuchadnezzar};

/// Lowest percentage of tries in which a novice solves a puzzle of level 1.
pub(super) const NOVICE: f64 = 60.0;
/// Highest percentage of tries in which a novice solves a puzzle of level 5.
pub(super) const LUCK: f64 = 1.0;
/// Fewest moves of the solver in a puzzle of level 5. The weakest solvers of another family now and then find three, of
/// which the last one wins at once.
const FAR: usize = 4;

/// [`board::seams`] up to which a board counts as perfectly clear. This is more than the fewest that a board may have;
/// otherwise the choice of the most beautiful would fall on the same few boards again and again.
const CLEAR: u32 = 24;

impl Rated for Nebuchadnezzar {
    /// By a model of solvers, corrected for its error in a whole kind (`corrected`).
    ///
    /// Level 1 is for puzzles that a novice mostly solves, level 5 for puzzles with `FAR` moves that it hardly ever
    /// solves.
    fn rating(position: &Nebuchadnezzar, kind: usize, solution: &ProvedSolution<Move>) -> u32 {
        let seen = solvers::rating(&move_features::move_features(position, solution));
        let corrected = corrected(kind, solution.task, seen);
        let first = Difficulty::MIN.ratings();
        let novice = novice(solution);
        if novice >= NOVICE {
            return at_most(*first.end(), corrected);
        }
        let highest = if novice > LUCK || solution.steps.len() < FAR {
            Difficulty::MAX.ratings().start() - 1
        } else {
            *RANGE.end() as u32
        };
        at_least(1 + first.end(), at_most(highest, corrected))
    }

    /// Boards are nearly full, so few pieces means few blocks: `sparse` counts the places where neighbouring cells
    /// differ. At best, a tempting move is refuted by the next move.
    fn beauty(
        position: &Nebuchadnezzar,
        solution: &ProvedSolution<Move>,
        themes: &[&'static str],
    ) -> Beauty {
        let first = move_features::move_features(position, solution).into_iter().next();
        let plies = solvers::refuted_in(&first.unwrap_or_default());
        Beauty {
            sparse: 100u32.saturating_sub(2 * board::seams(position).saturating_sub(CLEAR)),
            hidden: hidden(position, solution),
            refuted: 100u32.saturating_sub(20u32.saturating_mul(plies.saturating_sub(2))),
            single: single::<Nebuchadnezzar>(themes),
        }
    }
}

/// Percentage of tries in which a novice solves it. A novice takes a win in one; otherwise it makes a greatest capture
/// three times in five, and any move the other times.
pub(super) fn novice(solution: &ProvedSolution<Move>) -> f64 {
    let last = solution.steps.len() - 1;
    let wins = matches!(solution.task, Task::Win { .. });
    let steps = solution.steps.iter().enumerate();
    let finds = steps.map(|(number, step)| {
        if wins && number == last {
            1.0
        } else {
            0.6 * greedy(step) + 0.4 * share(step.moves.iter().map(|a| a.value >= 1.0))
        }
    });
    100.0 * finds.product::<f64>()
}

/// The share of right moves among the greatest captures of a step.
fn greedy(step: &ProofStep<Move>) -> f64 {
    let greatest = step.moves.iter().map(|a| flipped(a.m)).max();
    let among = step.moves.iter().filter(|a| Some(flipped(a.m)) == greatest);
    share(among.map(|a| a.value >= 1.0))
}

fn share(right: impl Iterator<Item = bool>) -> f64 {
    let (mut all, mut good) = (0.0, 0.0);
    for is_right in right {
        all += 1.0;
        good += f64::from(u8::from(is_right));
    }
    good / f64::max(all, 1.0)
}

/// The rating of the model, corrected for its error in a whole kind: it separates wins in three too little. Set on 210
/// puzzles by how many solvers of another family fail; `docs/measurements/nebuchadnezzar.md` reports how well ratings
/// agree on other puzzles.
fn corrected(kind: usize, task: Task, seen: u32) -> u32 {
    match (kind, task) {
        (_, Task::Win { moves: 2 }) => seen + 250,
        (_, Task::Win { moves: 3 }) => seen + seen.saturating_sub(900) * 4 / 5,
        (kinds::ZUGZWANG, _) => seen + 150,
        _ => seen,
    }
}
