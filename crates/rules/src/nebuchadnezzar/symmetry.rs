//! The 8 symmetries of the square, times the exchange of the colours together with their owners.

use rand_chacha::ChaCha8Rng;

use super::bits::Bits;
use super::board::{Cell, Move, Rectangle};
use super::rules::Discs;
use super::{AnyDiscs, Nebuchadnezzar, Symmetry};
use crate::game::random::below;
use crate::game::{Seat, Symmetric};

impl Symmetric for Nebuchadnezzar {
    type Symmetry = Symmetry;

    /// Returns the image in which seat 0 owns black, and the discs are the least of their 8 images.
    fn canonical(&self) -> (Nebuchadnezzar, Symmetry) {
        let exchange = self.black != Seat::FIRST;
        let first = Symmetry { exchange, ..Symmetry::numbered(0) };
        let mut best = (self.image(&first), first);
        for number in 1..8 {
            let symmetry = Symmetry { exchange, ..Symmetry::numbered(number) };
            let image = self.image(&symmetry);
            if image.discs < best.0.discs {
                best = (image, symmetry);
            }
        }
        best
    }

    fn image(&self, symmetry: &Symmetry) -> Nebuchadnezzar {
        let discs = match self.discs {
            AnyDiscs::Small(d) => AnyDiscs::Small(discs_image(*symmetry, d, self.side)),
            AnyDiscs::Large(d) => AnyDiscs::Large(discs_image(*symmetry, d, self.side)),
        };
        // From the mover's view, an exchange of colours leaves every disc unchanged.
        let black = if symmetry.exchange { self.black.other() } else { self.black };
        Nebuchadnezzar { discs, black, ..*self }
    }

    fn move_image(&self, symmetry: &Symmetry, m: Move) -> Move {
        let image = |cell| cell_image(*symmetry, cell, self.side);
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
        symmetry.inverse()
    }

    fn random_symmetry(&self, rng: &mut ChaCha8Rng) -> Symmetry {
        Symmetry::numbered(below(rng, Symmetry::COUNT as u32) as usize)
    }
}

fn cell_image(symmetry: Symmetry, cell: Cell, side: u8) -> Cell {
    let (mut file, mut rank) = (cell.file(), cell.rank());
    if symmetry.transpose {
        (file, rank) = (rank, file);
    }
    if symmetry.mirror_files {
        file = side - 1 - file;
    }
    if symmetry.mirror_ranks {
        rank = side - 1 - rank;
    }
    Cell::new(file, rank)
}

fn discs_image<W: Bits>(symmetry: Symmetry, discs: Discs<W>, side: u8) -> Discs<W> {
    let set = |set: W| {
        let images = set.cells().map(|cell| W::place(cell_image(symmetry, cell, side)));
        images.fold(W::empty(), |image, place| image | W::at(place))
    };
    Discs { own: set(discs.own), enemy: set(discs.enemy) }
}
