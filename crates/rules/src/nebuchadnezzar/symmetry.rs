//! The 8 symmetries of the square, times the exchange of the colours together with their owners.

use rand_chacha::ChaCha8Rng;

use super::bits::Bits;
use super::board::{Cell, Move, Rectangle};
use super::rules::Discs;
use super::{AnyDiscs, Nebuchadnezzar};
use crate::game::random::{below, chance};
use crate::game::{Seat, Symmetric};

/// One of the 16 symmetries: mirrors, applied in the order of the fields. The seats stay.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Symmetry {
    /// Mirrors at the diagonal through `a1`: exchanges files and ranks.
    pub transpose: bool,
    /// Mirrors left and right, after `transpose`.
    pub mirror_files: bool,
    /// Mirrors top and bottom.
    pub mirror_ranks: bool,
    /// Exchanges the colours of all discs, and the colours of the seats.
    pub exchange: bool,
}

impl Symmetric for Nebuchadnezzar {
    type Symmetry = Symmetry;

    /// Returns the image in which seat 0 owns black, and the discs are the least of their 8 images.
    fn canonical(&self) -> (Nebuchadnezzar, Symmetry) {
        let exchange = self.black != Seat::FIRST;
        let first = Symmetry { exchange, ..Symmetry::ALL_OF_SQUARE[0] };
        let mut best = (self.image(&first), first);
        for square in &Symmetry::ALL_OF_SQUARE[1..] {
            let symmetry = Symmetry { exchange, ..*square };
            let image = self.image(&symmetry);
            if image.discs < best.0.discs {
                best = (image, symmetry);
            }
        }
        best
    }

    fn image(&self, symmetry: &Symmetry) -> Nebuchadnezzar {
        let discs = match self.discs {
            AnyDiscs::Small(d) => AnyDiscs::Small(symmetry.discs(d, self.side)),
            AnyDiscs::Large(d) => AnyDiscs::Large(symmetry.discs(d, self.side)),
        };
        // From the mover's view, an exchange of colours leaves every disc unchanged.
        let black = if symmetry.exchange { self.black.other() } else { self.black };
        Nebuchadnezzar { discs, black, ..*self }
    }

    fn move_image(&self, symmetry: &Symmetry, m: Move) -> Move {
        let image = |cell| symmetry.cell(cell, self.side);
        match m {
            Move::Place(cell) => Move::Place(image(cell)),
            Move::Capture(Rectangle { from, to }) => {
                let (a, b) = (image(from), image(to));
                Move::Capture(Rectangle {
                    from: Cell::new(a.file().min(b.file()), a.rank().min(b.rank())),
                    to: Cell::new(a.file().max(b.file()), a.rank().max(b.rank())),
                })
            }
            Move::Swap | Move::Pass => m,
        }
    }

    fn inverse(symmetry: &Symmetry) -> Symmetry {
        if symmetry.transpose {
            // Mirroring the files before transposing equals mirroring the ranks after it.
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
        Symmetry { exchange: chance(rng, 1, 2), ..Symmetry::ALL_OF_SQUARE[below(rng, 8) as usize] }
    }
}

impl Symmetry {
    /// The symmetries of the square, the identity first, without exchange of colours.
    const ALL_OF_SQUARE: [Symmetry; 8] = {
        let identity = Symmetry {
            transpose: false,
            mirror_files: false,
            mirror_ranks: false,
            exchange: false,
        };
        let mut all = [identity; 8];
        let mut i = 0;
        while i < 8 {
            all[i].transpose = i & 1 != 0;
            all[i].mirror_files = i & 2 != 0;
            all[i].mirror_ranks = i & 4 != 0;
            i += 1;
        }
        all
    };

    fn cell(self, cell: Cell, side: u8) -> Cell {
        let (mut file, mut rank) = (cell.file(), cell.rank());
        if self.transpose {
            (file, rank) = (rank, file);
        }
        if self.mirror_files {
            file = side - 1 - file;
        }
        if self.mirror_ranks {
            rank = side - 1 - rank;
        }
        Cell::new(file, rank)
    }

    fn discs<W: Bits>(self, discs: Discs<W>, side: u8) -> Discs<W> {
        let set = |set: W| {
            set.cells()
                .fold(W::empty(), |image, cell| image | W::at(W::place(self.cell(cell, side))))
        };
        Discs { own: set(discs.own), enemy: set(discs.enemy) }
    }
}
