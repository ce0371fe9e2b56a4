//! The fingerprint of a position (Zobrist 1970).

use super::TicTacToe;
use super::board::{CELLS, Cell};
use crate::game::Keyed;
use crate::game::zobrist::words;

static WORDS: [u128; 2 * CELLS as usize] = words(0x0074_7474);

impl Keyed for TicTacToe {
    /// Covers the marks, which determine the seat to move.
    fn fingerprint(&self) -> u128 {
        Cell::all().fold(0, |hash, cell| match self.mark(cell) {
            Some(seat) => hash ^ WORDS[seat.index() * usize::from(CELLS) + cell.index()],
            None => hash,
        })
    }
}
