//! How strong somebody must be to solve a puzzle of version 2.

use super::super::kinds::{
    ALL_SIX, EARN_A_BONUS, LEVEL_THE_SCORES, SECOND_LAST_PLACEMENTS, SECOND_RAISE, TWO_PLACEMENTS,
};
use crate::difficulty::Difficulty;
use crate::rating::RANGE;
use crate::solvers::counting::{self, Habits, View};

/// Solvers who see most of a small board: they consider two placements at first, misjudge by four points and seldom
/// miscount; but at first they overlook a quarter of the placements.
pub(super) const HABITS: Habits = Habits {
    attention: 16,
    glance: 8,
    miscounts: 160,
    overlooks: 64,
    step: 50,
};

/// The rating of a puzzle of which this can be seen. Level 1 is for the placement that a beginner sees, and so for one kind
/// alone.
pub(super) fn of_views(kind: usize, views: &[Vec<View>]) -> u32 {
    let seen = counting::rating(&HABITS, views);
    let least = *Difficulty::MIN.ratings().end();
    if kind == SECOND_RAISE {
        return seen.min(least);
    }
    let corrected = seen.saturating_add_signed(correction(kind));
    corrected.clamp(least + 1, *RANGE.end() as u32)
}

/// What the model misjudges in a whole kind, in points. Two placements that must both be found are missed more often than
/// it says, and the one that saves a shared win, where there are few to choose from, less often. Set with 240 puzzles by how
/// many solvers of another family fail, which place tiles on the board; `docs/measurements/ingenious.md` has how well ratings
/// agree on others.
fn correction(kind: usize) -> i32 {
    match kind {
        TWO_PLACEMENTS => 500,
        EARN_A_BONUS => 150,
        ALL_SIX => 90,
        SECOND_LAST_PLACEMENTS => 80,
        LEVEL_THE_SCORES => -140,
        _ => 0,
    }
}
