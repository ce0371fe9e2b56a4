//! Keys of the position hash: a sum of pseudorandom words, one for every fact of the position.
//!
//! A sum instead of Zobrist's exclusive or (1970), so that two equal tiles in a hand do not cancel out. Words for
//! bounded facts are looked up; words for tiles on cells are computed, because the table is unbounded.

use super::{Cell, Tile};
use crate::game::zobrist::{mix, words};
use crate::game::{MAX_SEATS, Seat};

static HELD: [u128; MAX_SEATS * Tile::KINDS] = words(2);
static TO_MOVE: [u128; MAX_SEATS] = words(3);

/// Returns the word of a tile on a cell.
#[inline]
pub(super) fn placed(tile: Tile, cell: Cell) -> u128 {
    let (x, y) = (u64::from(cell.x as u16), u64::from(cell.y as u16));
    mix(1, (tile.index() as u64) << 32 | x << 16 | y)
}

/// Returns the word of one tile in a hand.
#[inline]
pub(super) fn held(seat: Seat, tile: Tile) -> u128 {
    HELD[seat.index() * Tile::KINDS + tile.index()]
}

/// Returns the word of the seat to move.
#[inline]
pub(super) fn to_move(seat: Seat) -> u128 {
    TO_MOVE[seat.index()]
}

/// Returns the word of the number of sets.
pub(super) fn sets(sets: u8) -> u128 {
    mix(4, u64::from(sets))
}

/// Returns the word of a seat's total.
#[inline]
pub(super) fn score(seat: usize, score: u32) -> u128 {
    mix(5, (seat as u64) << 32 | u64::from(score))
}
