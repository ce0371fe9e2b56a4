//! Cells, sets of cells, and the ten lines of four.

use std::fmt;

/// Cells along a side of the board.
pub const SIDE: u8 = 4;

/// Number of cells.
pub(super) const CELLS: u8 = SIDE * SIDE;

/// A set of cells, one bit for each.
pub(super) type CellSet = u16;

/// A cell; also a move, which marks the cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// Returns the cell in this file and rank, both `0..SIDE`.
    pub fn at(file: u8, rank: u8) -> Option<Cell> {
        (file < SIDE && rank < SIDE).then_some(Cell(rank * SIDE + file))
    }

    /// Returns all cells, by rank, then by file.
    pub fn all() -> impl Iterator<Item = Cell> {
        (0..CELLS).map(Cell)
    }

    /// Returns the file, from 0.
    pub fn file(self) -> u8 {
        self.0 % SIDE
    }

    /// Returns the rank, from 0.
    pub fn rank(self) -> u8 {
        self.0 / SIDE
    }

    /// Returns the place among all cells.
    pub(super) fn index(self) -> usize {
        self.0.into()
    }

    /// Returns the set of this cell alone.
    pub(super) fn bit(self) -> CellSet {
        1 << self.0
    }
}

impl fmt::Display for Cell {
    /// Writes file and rank: `a1` to `d4`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file()), self.rank() + 1)
    }
}

/// The lines of four: ranks, files, diagonals.
pub(super) const LINES: [CellSet; 10] = [
    0x000f, 0x00f0, 0x0f00, 0xf000, 0x1111, 0x2222, 0x4444, 0x8888, 0x8421, 0x1248,
];

/// Returns the lines of four within a set.
pub(super) fn lines_in(set: CellSet) -> impl Iterator<Item = CellSet> {
    LINES.into_iter().filter(move |line| set & line == *line)
}
