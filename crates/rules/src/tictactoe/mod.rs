//! Tic-tac-toe on a board of 4x4: a minimal example of a complete game, for tests.
//!
//! - `TTT-1`: the board has 4x4 cells. Seat 0 begins and places crosses, seat 1 places noughts; the seats alternate.
//! - `TTT-2`: a mark goes on an empty cell.
//! - `TTT-3`: the seat that has four of its marks in one row, column or diagonal wins at once.
//! - `TTT-4`: the game is a draw if the board is full and neither seat has won.
//! - `TTT-5`: a position has as many crosses as noughts or one more; only the seat that moved last has lines of four,
//!   and all of them share a cell, since one move completed them.
//!
//! [`TicTacToe`] is a position. The game shows the files that a game consists of; the service does not offer it.

mod board;
mod compose;
mod keyed;
mod notation;
pub mod reference;
mod rules;
mod setup;
mod symmetry;
#[cfg(test)]
mod tests;

pub use board::{Cell, SIDE};
pub use setup::Setup;
pub use symmetry::Symmetry;

use board::CellSet;

use crate::game::Seat;

/// A position. It is always consistent: it comes from [`TicTacToe::from_setup`], or from another position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct TicTacToe {
    /// The marks by seat.
    marks: [CellSet; 2],
}

impl TicTacToe {
    /// Returns the empty board.
    pub fn start() -> TicTacToe {
        TicTacToe::default()
    }

    /// Returns the seat whose mark is on a cell.
    pub fn mark(&self, cell: Cell) -> Option<Seat> {
        let holder = self.marks.iter().position(|marks| marks & cell.bit() != 0);
        holder.map(Seat::new)
    }

    fn occupied(&self) -> CellSet {
        self.marks[0] | self.marks[1]
    }

    /// Returns the seat that places the next mark (`TTT-1`).
    fn mover(&self) -> Seat {
        if self.marks[0].count_ones() == self.marks[1].count_ones() {
            Seat::FIRST
        } else {
            Seat::SECOND
        }
    }
}
