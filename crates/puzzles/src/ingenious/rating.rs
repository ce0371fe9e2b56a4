//! Ingenious' rating model, and the features of its own.

use super::kinds::LAST_PLACEMENTS;
use super::themes::Found;
use crate::game::RatingModel;
use crate::rating::log2;
use crate::solution::ProvedSolution;
use tessera_engines::ingenious::placements_left;
use tessera_rules::ingenious::{Ingenious, Move};

/// Fitted to measurements (`docs/PUZZLES.md`).
pub(super) const MODEL: RatingModel = RatingModel {
    base: &[436_891, 455_296],
    weights: &[
        151_401, -2_742, 4_403, 6_368, 7_774, 0, 29_113, -166_576, 1_272, 1_050,
    ],
};

/// Ingenious' own features:
///
/// - kinds of tiles to choose from;
/// - whether the first placement is quiet;
/// - 16 log2 of the pairs of cells that take a tile;
/// - whether replies of the opponent matter.
pub(super) fn features(
    position: &Ingenious,
    kind: usize,
    solution: &ProvedSolution<Move>,
) -> Vec<i64> {
    let quiet = Found::of(position, solution).is_some_and(|found| found.has("quiet-start"));
    vec![
        position.playable().count() as i64,
        i64::from(quiet),
        log2(position.legal_pairs().len() as u64),
        i64::from(kind == LAST_PLACEMENTS && placements_left(position) > 2),
    ]
}
