//! Conversion of a description of a position, from JSON or a key, to a valid position and back.

use tessera_messages::message;

use super::board::{Cell, MAX_SIDE, MIN_SIDE, cells};
use super::{AnyDiscs, Nebuchadnezzar};
use crate::game::discs::Colour;
use crate::game::{Fault, Seat};

/// The largest number of moves that a position may count (`NEB-10`). Further play leaves the count unchanged.
pub const MAX_PLY: u32 = 1_000_000;

/// An unchecked description of a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setup {
    /// The rows of the board from top to bottom, files from left to right: `b`, `w` or `.`.
    pub board: Vec<String>,
    /// The seat that acts next.
    pub to_move: i64,
    /// The colour of each seat.
    pub colours: Vec<Colour>,
    /// Moves made so far.
    pub ply: i64,
    /// True if the second player may switch colours after the first move.
    pub pie: bool,
}

impl TryFrom<Setup> for Nebuchadnezzar {
    type Error = Fault;

    /// Checks the description: first that the board can be parsed, then `NEB-10`.
    fn try_from(setup: Setup) -> Result<Nebuchadnezzar, Fault> {
        let rows = setup.board.len();
        for (i, row) in setup.board.iter().enumerate() {
            check_row(row, rows, i).map_err(|fault| fault.at(i).at("board"))?;
        }
        let side = check_side(rows).map_err(|fault| fault.at("board"))?;
        let to_move = match setup.to_move {
            0 => Seat::FIRST,
            1 => Seat::SECOND,
            other => {
                let detail = message!("refusal-nebuchadnezzar-seat", seat = &other);
                return Err(Fault::inconsistent("NEB-10", detail).at("to_move"));
            }
        };
        let black = match setup.colours[..] {
            [Colour::Black, Colour::White] => Seat::FIRST,
            [Colour::White, Colour::Black] => Seat::SECOND,
            _ => {
                let detail = message!("refusal-nebuchadnezzar-colours");
                return Err(Fault::inconsistent("NEB-10", detail).at("colours"));
            }
        };
        let ply = u32::try_from(setup.ply).ok().filter(|&ply| ply <= MAX_PLY).ok_or_else(|| {
            let detail = message!("refusal-nebuchadnezzar-ply", most = &MAX_PLY, ply = &setup.ply);
            Fault::inconsistent("NEB-10", detail).at("ply")
        })?;

        let mover = if to_move == black { Colour::Black } else { Colour::White };
        let mut discs = AnyDiscs::empty(side);
        for (rank, row) in (0..side).rev().zip(&setup.board) {
            for (file, letter) in (0..side).zip(row.chars()) {
                if let Some(colour) = Colour::from_letter(letter) {
                    discs.add(Cell::new(file, rank), colour == mover);
                }
            }
        }
        Ok(Nebuchadnezzar::judged(discs, side, to_move, black, setup.pie, ply))
    }
}

impl Nebuchadnezzar {
    /// Returns the description from which [`TryFrom`] restores an equal position.
    pub fn to_setup(&self) -> Setup {
        let mut board = vec![String::new(); usize::from(self.side)];
        for cell in cells(self.side) {
            let letter = self.disc(cell).map_or('.', Colour::letter);
            board[usize::from(self.side - 1 - cell.rank())].push(letter);
        }
        Setup {
            board,
            to_move: self.to_move.index() as i64,
            colours: [Seat::FIRST, Seat::SECOND].map(|seat| self.colour_of(seat)).to_vec(),
            ply: i64::from(self.ply),
            pie: self.pie,
        }
    }
}

/// Returns the side of a board with this number of rows.
///
/// # Errors
/// `NEB-10` if there is no such board.
pub(super) fn check_side(rows: usize) -> Result<u8, Fault> {
    u8::try_from(rows).ok().filter(|side| (MIN_SIDE..=MAX_SIDE).contains(side)).ok_or_else(|| {
        let detail = message!(
            "refusal-nebuchadnezzar-side",
            least = &MIN_SIDE,
            most = &MAX_SIDE,
            side = &rows
        );
        Fault::inconsistent("NEB-10", detail)
    })
}

/// Checks that row `i` (from the top) of a board of `rows` rows can be parsed.
fn check_row(row: &str, rows: usize, i: usize) -> Result<(), Fault> {
    if let Some(letter) = row.chars().find(|c| !matches!(c, 'b' | 'w' | '.')) {
        return Err(Fault::malformed(format!(
            "Row {} of the board holds {letter:?}; it may hold b, w and . only.",
            i + 1
        )));
    }
    check_width(row.len(), rows, i)
}

/// Checks that row `i` (from the top) of a board of `rows` rows is as wide as the board is high.
pub(super) fn check_width(width: usize, rows: usize, i: usize) -> Result<(), Fault> {
    if width == rows {
        return Ok(());
    }
    Err(Fault::malformed(format!(
        "Row {} of the board has width {width}; the number of rows is {rows}, and the board is square.",
        i + 1
    )))
}
