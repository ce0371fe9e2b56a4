//! Themisto's rating model, and the features of its own.

use super::line::{PlayedLine, Ply};
use crate::game::RatingModel;
use crate::solution::ProvedSolution;
use tessera_rules::game::Seat;
use tessera_rules::themisto::{Move, Themisto};

/// Fitted to measurements (`docs/PUZZLES.md`).
pub(super) const MODEL: RatingModel = RatingModel {
    base: &[-2_655_060, -1_997_581, -2_149_534, -1_958_372],
    weights: &[
        86_884, 324, 27_058, 253, 407, 0, 23_214, -26_288, -40_055, 12_493, 274_953, -172,
    ],
};

/// Themisto's own features:
///
/// - discs captured by the solver's moves;
/// - the solver's moves out of rows of three or four;
/// - whether the first move is one of these;
/// - how far the solver's discs travel, in cells;
/// - moves of the line that are not the solver's;
/// - wrong first moves after which the opponent cannot win with its next move.
pub(super) fn features(position: &Themisto, solution: &ProvedSolution<Move>) -> Vec<i64> {
    let line = PlayedLine::new(position, solution);
    let own: Vec<&Ply> = line.own().collect();
    let count = |n: usize| n as i64;
    let captured: u32 = own.iter().map(|ply| ply.judged.flips.count_ones()).sum();
    let penalised = own.iter().filter(|ply| ply.judged.penalised).count();
    let first = own.first().is_some_and(|ply| ply.judged.penalised);
    let travelled: usize = own.iter().map(|ply| distance(ply.judged.m)).sum();
    vec![
        i64::from(captured),
        count(penalised),
        i64::from(first),
        count(travelled),
        count(line.plies.len() - own.len()),
        count(own.first().map_or(0, |ply| decoys(ply, line.solver))),
    ]
}

/// Names of Themisto's own features, in the order of [`features`].
#[cfg(test)]
pub(super) const FEATURES: [&str; 6] = [
    "captured", "rows", "penalty", "distance", "replies", "decoys",
];

fn distance(m: Move) -> usize {
    let files = m.from().file().abs_diff(m.to().file());
    let ranks = m.from().rank().abs_diff(m.to().rank());
    files.max(ranks)
}

/// Wrong moves at a step that do not let the opponent win with its next turn.
fn decoys(ply: &Ply, solver: Seat) -> usize {
    (ply.values.iter().flatten())
        .filter(|other| other.value < 1.0)
        .filter(|other| {
            let after = ply.before.after(&ply.before.judge(other.m));
            after.to_move() == solver || !after.has_win()
        })
        .count()
}
