//! Properties of Octopus for searches.

use super::{MAX_GAIN, MAX_SCORE, Octopus};
use crate::game::{Keyed, PerfectInfo};

impl PerfectInfo for Octopus {}

/// Every move places a tile, so no position recurs.
impl Keyed for Octopus {
    /// Covers everything but the scores for two seats whose totals can't reach [`MAX_SCORE`] any more; these are left
    /// to [`Keyed::settled`]. Otherwise the scores are part of the fingerprint, because they decide the winner and the
    /// part of a gain that still counts (`OCT-7`). A total that can't reach the limit now can't do so later.
    #[inline]
    fn fingerprint(&self) -> u128 {
        if self.scores.len() == 2 && self.adds_up() {
            self.hash_without_scores()
        } else {
            Octopus::hash(self)
        }
    }

    #[inline]
    fn settled(&self) -> i32 {
        match self.scores[..] {
            [first, second] if self.adds_up() => first as i32 - second as i32,
            _ => 0,
        }
    }
}

impl Octopus {
    /// True if no total can reach [`MAX_SCORE`] any more, so that every gain counts in full.
    #[inline]
    pub fn adds_up(&self) -> bool {
        let most = MAX_GAIN * self.tiles_left();
        self.scores.iter().all(|&score| score + most < MAX_SCORE)
    }
}
