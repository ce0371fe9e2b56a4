//! The 16 symmetries: the eight of the square, each with or without an exchange of black and white. The seats stay,
//! because they win differently.

use rand_chacha::ChaCha8Rng;

use super::board::{Board, Cell, CellSet};
use super::{Move, Symmetry, Themisto};
use crate::game::{Symmetric, random};

impl Cell {
    /// Returns the image of this cell.
    pub fn image(self, symmetry: Symmetry) -> Cell {
        let index = cells_image(self.bit(), symmetry).trailing_zeros() as usize;
        // A set of one cell has an image of one cell.
        Cell::new(index).unwrap_or(self)
    }
}

impl Board {
    /// Returns the image of this board.
    #[inline]
    pub fn image(self, symmetry: Symmetry) -> Board {
        let black = if symmetry.exchange { self.white() } else { self.black() };
        Board::new(cells_image(self.occupied(), symmetry), cells_image(black, symmetry))
    }
}

#[inline(always)]
fn cells_image(mut set: CellSet, symmetry: Symmetry) -> CellSet {
    if symmetry.transpose {
        set = transposed(set);
    }
    if symmetry.mirror_files {
        set = files_mirrored(set);
    }
    if symmetry.mirror_ranks {
        set = set.swap_bytes();
    }
    set
}

impl Symmetric for Themisto {
    type Symmetry = Symmetry;

    fn canonical(&self) -> (Themisto, Symmetry) {
        // Only the boards differ between images, so the least pair of boards determines the canonical form.
        let mut best = (*self, Symmetry::numbered(0));
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
            board: self.board.image(*symmetry),
            previous: self.previous.image(*symmetry),
            ..*self
        }
    }

    fn move_image(&self, symmetry: &Symmetry, m: Move) -> Move {
        Move::new(m.from().image(*symmetry), m.to().image(*symmetry), m.is_capture())
    }

    fn inverse(symmetry: &Symmetry) -> Symmetry {
        symmetry.inverse()
    }

    fn random_symmetry(&self, rng: &mut ChaCha8Rng) -> Symmetry {
        Symmetry::numbered(random::below(rng, Symmetry::COUNT as u32) as usize)
    }
}

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
