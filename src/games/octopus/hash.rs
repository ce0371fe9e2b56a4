//! Keys of the position hash: a sum of pseudorandom words, one for every fact of the position.
//!
//! A sum instead of Zobrist's exclusive or (1970), so that the same tile twice in a hand does not cancel
//! out. The words are computed (SplitMix64, Steele, Lea and Flood 2014) instead of stored, because the table is
//! unbounded.

use super::{Cell, Tile};
use crate::game::Seat;

/// A tile on a cell.
#[inline]
pub(super) fn placed(tile: Tile, cell: Cell) -> u64 {
    let (x, y) = (u64::from(cell.x as u16), u64::from(cell.y as u16));
    word(1 << 56 | (tile.index() as u64) << 32 | x << 16 | y)
}

/// One tile in a hand.
#[inline]
pub(super) fn held(seat: Seat, tile: Tile) -> u64 {
    word(2 << 56 | (seat.index() as u64) << 8 | tile.index() as u64)
}

/// The seat to move.
#[inline]
pub(super) fn to_move(seat: Seat) -> u64 {
    word(3 << 56 | seat.index() as u64)
}

/// The number of sets.
pub(super) fn sets(sets: u8) -> u64 {
    word(4 << 56 | u64::from(sets))
}

/// A seat's total.
#[inline]
pub(super) fn score(seat: usize, score: u32) -> u64 {
    word(5 << 56 | (seat as u64) << 32 | u64::from(score))
}

#[inline]
fn word(fact: u64) -> u64 {
    let z = fact.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
