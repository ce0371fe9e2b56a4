//! The hash of the board: the exclusive or of one word for each placed tile.

use super::{Cell, Tile};

/// What a placed tile adds to the hash of the board: SplitMix64's finaliser (Steele et al., 2014) of
/// kind and cells.
#[inline]
pub(super) fn placement_hash(tile: Tile, cells: [Cell; 2]) -> u64 {
    let [a, b] = cells.map(|cell| cell.0);
    let (a, b) = if tile.is_double() && b < a {
        (b, a)
    } else {
        (a, b)
    };
    let packed = u64::from(tile.0) << 16 | u64::from(a) << 8 | u64::from(b);
    let mut z = (packed + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
