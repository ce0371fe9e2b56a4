//! Temple's rating model, and the features of its own.

use super::candidate::room;
use crate::game::RatingModel;
use crate::solution::ProvedSolution;
use crate::task::Task;
use tessera_rules::game::{Game, Position};
use tessera_rules::temple::{Move, Temple};

/// Set by hand; it agrees with the measurements as well as a fitted model (`docs/PUZZLES.md`).
pub(super) const MODEL: RatingModel = RatingModel {
    base: &[100_000, 400_000, 250_000, 150_000],
    weights: &[
        0, 5_000, 5_000, 3_000, 2_000, 0, 10_000, 10_000, 100_000, 5_000,
    ],
};

/// Temple's own features:
///
/// - the tiles on the table;
/// - the shapes that the player to be stranded can fill;
/// - the opponent's moves that a holding move must withstand (0 where the task is to win);
/// - the replies to the first move, at most 100.
pub(super) fn features(position: &Temple, solution: &ProvedSolution<Move>) -> Vec<i64> {
    let me = position.to_move();
    let (stranded, within) = match solution.task {
        Task::Hold { within } => (me, i64::from(within)),
        Task::Win { .. } | Task::Best { .. } => (me.other(), 0),
    };
    let mut after = position.clone();
    if let Some(&first) = solution.line.first() {
        after.play(first);
    }
    let mut replies = Vec::new();
    after.distinct_moves(&mut replies);
    vec![
        position.table().len() as i64,
        i64::from(room(position, stranded)),
        within,
        (replies.len() as i64).min(100),
    ]
}
