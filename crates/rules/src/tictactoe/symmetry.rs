//! The eight symmetries of the square. The seats stay in place: seat 0 begins.

use rand_chacha::ChaCha8Rng;

use super::TicTacToe;
use super::board::{Cell, CellSet, SIDE};
use crate::game::{Symmetric, random};

/// A symmetry of the square. It exchanges files and ranks, then mirrors, each if its flag is set.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Symmetry {
    transpose: bool,
    mirror_files: bool,
    mirror_ranks: bool,
}

impl Symmetry {
    /// Number of symmetries.
    const COUNT: u32 = 8;

    /// Returns all symmetries; the first is the identity.
    pub fn all() -> impl Iterator<Item = Symmetry> {
        (0..Symmetry::COUNT).map(Symmetry::from_bits)
    }

    fn from_bits(bits: u32) -> Symmetry {
        Symmetry {
            transpose: bits & 1 != 0,
            mirror_files: bits & 2 != 0,
            mirror_ranks: bits & 4 != 0,
        }
    }

    /// Returns the image of a cell.
    pub fn cell(self, cell: Cell) -> Cell {
        let (mut file, mut rank) = (cell.file(), cell.rank());
        if self.transpose {
            (file, rank) = (rank, file);
        }
        if self.mirror_files {
            file = SIDE - 1 - file;
        }
        if self.mirror_ranks {
            rank = SIDE - 1 - rank;
        }
        // The board is a square, so the image is on it.
        Cell::at(file, rank).unwrap_or(cell)
    }
}

impl Symmetric for TicTacToe {
    type Symmetry = Symmetry;

    fn canonical(&self) -> (TicTacToe, Symmetry) {
        let mut best = (*self, Symmetry::from_bits(0));
        for symmetry in Symmetry::all() {
            let image = self.image(&symmetry);
            if image < best.0 {
                best = (image, symmetry);
            }
        }
        best
    }

    fn image(&self, symmetry: &Symmetry) -> TicTacToe {
        let moved = |marks: CellSet| {
            (Cell::all().filter(|cell| marks & cell.bit() != 0))
                .fold(0, |set, cell| set | symmetry.cell(cell).bit())
        };
        TicTacToe {
            marks: self.marks.map(moved),
        }
    }

    fn move_image(&self, symmetry: &Symmetry, m: Cell) -> Cell {
        symmetry.cell(m)
    }

    fn inverse(symmetry: &Symmetry) -> Symmetry {
        if symmetry.transpose {
            // Mirroring files after an exchange equals mirroring ranks before it.
            Symmetry {
                transpose: true,
                mirror_files: symmetry.mirror_ranks,
                mirror_ranks: symmetry.mirror_files,
            }
        } else {
            *symmetry
        }
    }

    fn random_symmetry(&self, rng: &mut ChaCha8Rng) -> Symmetry {
        Symmetry::from_bits(random::below(rng, Symmetry::COUNT))
    }
}
