//! Words of the position hash.

use super::slot::Placed;
use crate::game::zobrist;

/// The seeds of the two families of words: `temple` and `hand` in ASCII.
const TABLE: u64 = 0x7465_6d70_6c65;
pub(super) const HANDS: u64 = 0x6861_6e64;

/// Returns the word of a slot with the value of the tile in it.
#[inline]
pub(super) const fn word(placed: Placed) -> u128 {
    let index = (placed.slot().bits() as u64) << 3 | placed.tile().value() as u64;
    zobrist::mix(TABLE, index)
}
