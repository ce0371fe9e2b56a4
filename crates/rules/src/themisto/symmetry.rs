//! The 16 symmetries: the eight of the square, each with or without an exchange of black and white.

use rand_chacha::ChaCha8Rng;

use super::board::{Board, Cell, CellSet};
use super::{Move, Themisto};
use crate::game::{Symmetric, random};

/// A symmetry of the rules. It exchanges files and ranks, then mirrors, then exchanges the colours, each if its flag is
/// set. The seats stay, because they win differently.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Symmetry {
    transpose: bool,
    mirror_files: bool,
    mirror_ranks: bool,
    exchange_colours: bool,
}

impl Symmetry {
    /// Number of symmetries.
    pub const COUNT: usize = 16;

    /// Returns all symmetries; the first is the identity.
    pub fn all() -> impl Iterator<Item = Symmetry> {
        (0..Symmetry::COUNT).map(|bits| Symmetry {
            transpose: bits & 1 != 0,
            mirror_files: bits & 2 != 0,
            mirror_ranks: bits & 4 != 0,
            exchange_colours: bits & 8 != 0,
        })
    }

    /// Returns the image of a cell.
    pub fn cell(self, cell: Cell) -> Cell {
        let index = self.cells(cell.bit()).trailing_zeros() as usize;
        // A set of one cell has an image of one cell.
        Cell::new(index).unwrap_or(cell)
    }

    /// Returns the image of a board.
    #[inline]
    pub fn board(self, board: Board) -> Board {
        let black = if self.exchange_colours { board.white() } else { board.black() };
        Board::new(self.cells(board.occupied()), self.cells(black))
    }

    /// Returns the image of a set of cells.
    #[inline(always)]
    fn cells(self, mut set: CellSet) -> CellSet {
        if self.transpose {
            set = transposed(set);
        }
        if self.mirror_files {
            set = files_mirrored(set);
        }
        if self.mirror_ranks {
            set = set.swap_bytes();
        }
        set
    }
}

impl Symmetric for Themisto {
    type Symmetry = Symmetry;

    fn canonical(&self) -> (Themisto, Symmetry) {
        // Only the boards differ between images, so the least pair of boards determines the canonical form.
        let mut best = (*self, IDENTITY);
        for symmetry in Symmetry::all().skip(1) {
            let image = self.image(&symmetry);
            if (image.board, image.previous) < (best.0.board, best.0.previous) {
                best = (image, symmetry);
            }
        }
        best
    }

    #[inline]
    fn image(&self, symmetry: &Symmetry) -> Themisto {
        Themisto {
            board: symmetry.board(self.board),
            previous: symmetry.board(self.previous),
            ..*self
        }
    }

    fn move_image(&self, symmetry: &Symmetry, m: Move) -> Move {
        Move::new(symmetry.cell(m.from()), symmetry.cell(m.to()), m.is_capture())
    }

    fn inverse(symmetry: &Symmetry) -> Symmetry {
        // Mirroring files and then transposing equals transposing and then mirroring ranks.
        if symmetry.transpose {
            Symmetry {
                mirror_files: symmetry.mirror_ranks,
                mirror_ranks: symmetry.mirror_files,
                ..*symmetry
            }
        } else {
            *symmetry
        }
    }

    fn random_symmetry(&self, rng: &mut ChaCha8Rng) -> Symmetry {
        let number = random::below(rng, Symmetry::COUNT as u32) as usize;
        Symmetry::all().nth(number).unwrap_or(IDENTITY)
    }
}

const IDENTITY: Symmetry = Symmetry {
    transpose: false,
    mirror_files: false,
    mirror_ranks: false,
    exchange_colours: false,
};

/// Exchanges the two groups of bits that are `by` apart, the lower ones in `mask` (a delta swap).
#[inline(always)]
const fn swapped(set: CellSet, by: u32, mask: CellSet) -> CellSet {
    let changed = (set ^ set >> by) & mask;
    set ^ changed ^ changed << by
}

/// Exchanges files and ranks.
#[inline(always)]
const fn transposed(set: CellSet) -> CellSet {
    let set = swapped(set, 28, 0x0000_0000_f0f0_f0f0);
    let set = swapped(set, 14, 0x0000_cccc_0000_cccc);
    swapped(set, 7, 0x00aa_00aa_00aa_00aa)
}

/// Exchanges file `a` with `h`, `b` with `g` and so on.
#[inline(always)]
const fn files_mirrored(set: CellSet) -> CellSet {
    let set = swapped(set, 1, 0x5555_5555_5555_5555);
    let set = swapped(set, 2, 0x3333_3333_3333_3333);
    swapped(set, 4, 0x0f0f_0f0f_0f0f_0f0f)
}
