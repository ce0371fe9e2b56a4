//! The hash that search tables use.

use super::World;
use crate::game::Keyed;

impl Keyed for World {
    /// Over colours on the board (which halves belong together matters no more), racks, scores, which seats
    /// are bound by ING-2, what is due, and the bag in its order. Computed from scratch: searches of
    /// whole worlds are small.
    fn fingerprint(&self) -> u128 {
        self.future_hash()
    }
}
