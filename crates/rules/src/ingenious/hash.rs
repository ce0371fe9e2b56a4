//! The hash of the board: the exclusive or of one word for each placed tile.

use super::{Cell, Tile};
use crate::game::zobrist::{SPLITMIX_STEP, splitmix};

/// Returns the hash word of a placed tile: a word of SplitMix64 for its kind and cells.
#[inline]
pub(super) fn placement_hash(tile: Tile, cells: [Cell; 2]) -> u64 {
    let [a, b] = cells.map(|cell| cell.0);
    let (a, b) = if tile.is_double() && b < a { (b, a) } else { (a, b) };
    let packed = u64::from(tile.0) << 16 | u64::from(a) << 8 | u64::from(b);
    splitmix(packed.wrapping_mul(SPLITMIX_STEP))
}
