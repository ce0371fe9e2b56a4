//! The twelve symmetries: of the board, with the permutation of colours that restores the printed symbols.

use rand_chacha::ChaCha8Rng;

use super::{COLOURS, Cell, Colour, Ingenious, Move, Rack, SYMBOLS, Tile, printed};
use crate::game::{Symmetric, random};

/// A reflection or none, then a rotation about the centre.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Symmetry {
    /// True if `q` and `r` are exchanged first.
    reflect: bool,
    /// Number of steps of 60 degrees clockwise after that, `0..6`.
    turns: u8,
}

impl Symmetry {
    /// Returns all twelve, the identity first.
    pub fn all() -> impl Iterator<Item = Symmetry> {
        [false, true]
            .into_iter()
            .flat_map(|reflect| (0..6).map(move |turns| Symmetry { reflect, turns }))
    }

    /// Returns the image of a cell.
    pub fn cell(self, cell: Cell) -> Cell {
        let (mut q, mut r) = (i64::from(cell.q()), i64::from(cell.r()));
        if self.reflect {
            (q, r) = (r, q);
        }
        for _ in 0..self.turns {
            (q, r) = (-r, q + r);
        }
        // The group keeps the distance from the centre, so this is always a cell.
        Cell::at(q, r).unwrap_or(cell)
    }

    /// Returns the image of a colour: the colour printed on the image of its symbol.
    pub fn colour(self, colour: Colour) -> Colour {
        printed(self.cell(SYMBOLS[colour as usize])).unwrap_or(colour)
    }

    /// Returns the image of a kind of tile.
    pub fn tile(self, tile: Tile) -> Tile {
        let [a, b] = tile.halves();
        Tile::of(self.colour(a), self.colour(b))
    }

    /// Returns the image of a tile on the board, with its cells in the written order of its new colours; the cells of a
    /// double stay in their order.
    fn placed(self, tile: Tile, cells: [Cell; 2]) -> (Tile, [Cell; 2]) {
        let [a, b] = tile.halves().map(|half| self.colour(half));
        let [x, y] = cells.map(|cell| self.cell(cell));
        (Tile::of(a, b), if a <= b { [x, y] } else { [y, x] })
    }

    fn rack(self, rack: &Rack) -> Rack {
        let mut image = Rack::EMPTY;
        for place in rack.places() {
            image.insert(place.map(|tile| self.tile(tile)));
        }
        image
    }
}

/// The parts in which images of a position differ, for comparison.
type Looks = (Vec<(Tile, [Cell; 2])>, [Rack; super::MAX_SEATS], [[i8; COLOURS]; super::MAX_SEATS]);

impl Symmetric for Ingenious {
    type Symmetry = Symmetry;

    /// Returns the least of the twelve images, by the tiles on the board, then racks, then scores.
    fn canonical(&self) -> (Ingenious, Symmetry) {
        let mut best = Symmetry { reflect: false, turns: 0 };
        let mut least = self.looks(best);
        for symmetry in Symmetry::all().skip(1) {
            let looks = self.looks(symmetry);
            if looks < least {
                (least, best) = (looks, symmetry);
            }
        }
        (self.image(&best), best)
    }

    fn image(&self, symmetry: &Symmetry) -> Ingenious {
        let mut image = Ingenious::bare(self.form, usize::from(self.seats));
        for (tile, cells) in self.tiles() {
            let (tile, cells) = symmetry.placed(tile, cells);
            image.put_tile(tile, cells);
        }
        (_, image.racks, image.scores) = self.looks_without_board(*symmetry);
        image.placed = self.placed;
        image.due = self.due;
        image.derive();
        image
    }

    fn move_image(&self, symmetry: &Symmetry, m: Move) -> Move {
        match m {
            Move::Place { tile, cells } => {
                let matters = self.order_matters(tile, cells);
                let (image, mut cells) = symmetry.placed(tile, cells);
                if tile.is_double() && !matters {
                    cells.sort_unstable();
                }
                Move::Place { tile: image, cells }
            }
            Move::Draw(drawn) => Move::Draw(symmetry.rack(&drawn)),
            Move::Swap | Move::Keep => m,
        }
    }

    fn inverse(symmetry: &Symmetry) -> Symmetry {
        // A reflection of the hexagon is its own inverse.
        let turns = if symmetry.reflect { symmetry.turns } else { (6 - symmetry.turns) % 6 };
        Symmetry { turns, ..*symmetry }
    }

    fn random_symmetry(&self, rng: &mut ChaCha8Rng) -> Symmetry {
        Symmetry { reflect: random::chance(rng, 1, 2), turns: random::below(rng, 6) as u8 }
    }
}

impl Ingenious {
    fn looks(&self, symmetry: Symmetry) -> Looks {
        let (_, racks, scores) = self.looks_without_board(symmetry);
        let mut board: Vec<_> = self
            .tiles()
            .map(|(tile, cells)| {
                let (tile, mut cells) = symmetry.placed(tile, cells);
                if tile.is_double() {
                    cells.sort_unstable();
                }
                (tile, cells)
            })
            .collect();
        board.sort_unstable();
        (board, racks, scores)
    }

    fn looks_without_board(&self, symmetry: Symmetry) -> Looks {
        let racks = self.racks.map(|rack| symmetry.rack(&rack));
        let mut scores = self.scores;
        for (new, old) in scores.iter_mut().zip(&self.scores) {
            for colour in Colour::ALL {
                new[symmetry.colour(colour) as usize] = old[colour as usize];
            }
        }
        (Vec::new(), racks, scores)
    }
}
