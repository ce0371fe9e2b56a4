//! How hard a puzzle of version 2 is.

use std::cmp::Reverse;

use super::super::kinds;
use crate::difficulty::Difficulty;
use crate::rating::RANGE;
use crate::solution::ProvedSolution;
use crate::solvers::{self, Sight};
use crate::task::Task;
use tessera_rules::temple::Move;

/// Among so many of the most striking moves, the right one is found by luck.
const STRIKING: usize = 3;

/// The rating by a model of solvers, of what they see, and what the model misjudges in a whole kind ([`correction`]).
///
/// Level 1 is for beginners, who see a win in one and nothing else; what takes more is of level 2 at least. Where the right
/// moves are among the most striking ones, or the weakest of the solvers find them, luck does: level 5 takes more.
pub(super) fn rating(kind: usize, solution: &ProvedSolution<Move>, seen: &[Vec<Sight>]) -> u32 {
    let of_model = solvers::mean_rating(seen);
    let level = |number| Difficulty::new(number).unwrap_or(Difficulty::MIN).ratings();
    if solution.task == (Task::Win { moves: 1 }) {
        return of_model.min(*level(2).end());
    }
    // A win in one, at the end, is no matter of luck.
    let choices = seen.get(..seen.len().max(2) - 1).unwrap_or(seen);
    let lucky = choices.iter().all(|sights| strikes(sights)) || solvers::is_luck(seen);
    let highest = if lucky {
        *level(4).end()
    } else {
        *RANGE.end() as u32
    };
    of_model
        .saturating_add_signed(correction(kind, solution.task))
        .clamp(*level(2).start(), highest)
}

/// What the model misjudges in a whole kind, in points: it knows what there is to see of each move, but not how many
/// lines somebody looks through. Set with 320 puzzles by how many solvers of another family fail, which look ahead on the
/// board; `docs/measurements/temple.md` has how well ratings agree on others.
fn correction(kind: usize, task: Task) -> i32 {
    match (kind, task) {
        (kinds::STRAND | kinds::SQUEEZE, Task::Win { moves: 2 }) => 220,
        (kinds::LAST_TILES, Task::Win { moves: 2 }) => 180,
        (kinds::AVOID, Task::Hold { within: 1 }) => 330,
        (kinds::OUTLAST, Task::Hold { within: 1 }) => 80,
        (kinds::AVOID | kinds::OUTLAST, Task::Hold { within: 2 }) => -50,
        _ => 0,
    }
}

/// Whether a right move is among the most striking ones.
fn strikes(sights: &[Sight]) -> bool {
    let mut sorted: Vec<&Sight> = sights.iter().collect();
    sorted.sort_by_key(|sight| (Reverse(sight.appeal), !sight.right));
    sorted.iter().take(STRIKING).any(|sight| sight.right)
}
