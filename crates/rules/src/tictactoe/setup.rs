//! Validation of positions, and conversion back to their description.

use super::TicTacToe;
use super::board::{Cell, CellSet, lines_in};
use crate::game::Fault;

/// A described position: well-formed, but perhaps not consistent.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Setup {
    /// The marks by seat.
    pub marks: [Vec<Cell>; 2],
}

impl TicTacToe {
    /// Validates a position (`TTT-5`).
    ///
    /// # Errors
    /// [`crate::game::FaultKind::Inconsistent`] with the ruling.
    pub fn from_setup(setup: &Setup) -> Result<TicTacToe, Fault> {
        let mut marks: [CellSet; 2] = [0; 2];
        for seat in 0..2 {
            for cell in &setup.marks[seat] {
                if (marks[0] | marks[1]) & cell.bit() != 0 {
                    return Err(inconsistent(format!("There are two marks on {cell}.")));
                }
                marks[seat] |= cell.bit();
            }
        }
        let game = TicTacToe { marks };
        let [crosses, noughts] = marks.map(u16::count_ones);
        if crosses != noughts && crosses != noughts + 1 {
            return Err(inconsistent(format!(
                "There are {crosses} crosses and {noughts} noughts; there must be as many crosses as noughts, or one more."
            )));
        }
        let (mover, last) = (game.mover(), game.mover().other());
        if lines_in(marks[mover.index()]).next().is_some() {
            return Err(inconsistent(format!(
                "Seat {} is to move, so it can't have a line of four yet.",
                mover.index()
            )));
        }
        let won = marks[last.index()];
        if lines_in(won).fold(won, |common, line| common & line) == 0 && won != 0 {
            return Err(inconsistent(format!(
                "Seat {} has lines of four that share no cell, but one move must have completed them.",
                last.index()
            )));
        }
        Ok(game)
    }

    /// Returns the description of the position, with the cells in order.
    pub fn to_setup(&self) -> Setup {
        let cells = |marks: CellSet| Cell::all().filter(|cell| marks & cell.bit() != 0).collect();
        Setup {
            marks: self.marks.map(cells),
        }
    }
}

fn inconsistent(detail: String) -> Fault {
    Fault::inconsistent("TTT-5", detail)
}
