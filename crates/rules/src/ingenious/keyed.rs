//! The hash that search tables use.

use super::World;
use crate::game::Keyed;

impl Keyed for World {
    /// It covers the colours on the board (which halves belong together no longer matters), racks, scores, which seats
    /// are bound by ING-2, what is due, and the bag in its order. It is computed from scratch: searches of whole worlds
    /// are small.
    fn fingerprint(&self) -> u128 {
        self.future_hash()
    }
}
