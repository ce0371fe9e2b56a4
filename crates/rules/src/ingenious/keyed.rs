//! The hash for search tables.

use super::World;
use crate::game::Keyed;

impl Keyed for World {
    /// Covers the colours on the board (the pairing of halves no longer matters), racks, scores, the seats bound by
    /// ING-2, the phase, and the order of the bag. It is computed from scratch, because searches of whole worlds are
    /// small.
    fn fingerprint(&self) -> u128 {
        self.future_hash()
    }
}
