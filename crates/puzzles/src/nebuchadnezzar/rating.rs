//! Nebuchadnezzar's rating model, and the features of its own.

use super::values::flipped;
use crate::game::RatingModel;
use crate::solution::ProvedSolution;
use crate::task::Task;
use tessera_rules::game::{Game, Position};
use tessera_rules::nebuchadnezzar::{Move, Nebuchadnezzar};

/// Fitted to measurements (`docs/PUZZLES.md`).
pub(super) const MODEL: RatingModel = RatingModel {
    base: &[810_987, 1_026_347, 946_066, 530_000],
    weights: &[
        143_508, 8_779, -22_175, 7_122, -2_276, 0, -288_980, 28_070, 69_476, -129_255, 248_587,
    ],
};

/// Nebuchadnezzar's own features:
///
/// - the solver's placements on the main line;
/// - the captures to choose from at first;
/// - the empty cells;
/// - the opponent's moves that a holding move must withstand (0 where the task is to win);
/// - the replies to the first move.
pub(super) fn features(position: &Nebuchadnezzar, solution: &ProvedSolution<Move>) -> Vec<i64> {
    let mut captures = 0;
    position.captures_of(position.to_move(), |_| captures += 1);
    let own = (solution.steps.iter()).filter_map(|step| solution.line.get(step.at));
    let quiet = own.filter(|&&m| flipped(m) == 0).count();
    let cells = i64::from(position.side()).pow(2);
    let within = match solution.task {
        Task::Hold { within } => i64::from(within),
        Task::Win { .. } | Task::Best { .. } => 0,
    };
    let mut after = *position;
    if let Some(&first) = solution.line.first() {
        after.play(first);
    }
    vec![
        quiet as i64,
        captures,
        cells - i64::from(position.disc_count()),
        within,
        after.count_moves() as i64,
    ]
}
