//! Octopus (Néstor Romeral Andrés, 2010): tiles are placed side by side, and a tile scores the runs of its
//! colour and of its number that begin next to it, in all eight directions.
//!
//! `docs/rules/octopus.md` is the rules page; the rulings `OCT-1` to `OCT-8` are numbered there.
//!
//! [`Octopus`] is a position. It is built for search: every empty cell keeps the score that each colour and
//! each number would earn there, brought up to date by every placement and every undo, so that the gain of
//! a move is two loads and an addition.

mod board;
mod cell;
mod compose;
mod gains;
mod hash;
mod keyed;
#[cfg(any(test, feature = "reference"))]
pub mod literal;
mod notation;
mod rules;
mod setup;
mod start;
mod symmetry;
#[cfg(test)]
mod tests;
mod tile;

pub use board::Sighting;
pub use cell::{Cell, Direction, LIMIT};
pub use gains::{GainRow, MAX_GAIN};
pub use rules::{Run, RunKind, Undo};
pub use setup::Setup;
pub use start::deal;
pub use symmetry::Symmetry;
pub use tile::{COLOURS, Hand, NUMBERS, Tile};

use std::hash::{Hash, Hasher};

use crate::game::{PerSeat, Seat};
use board::Board;

/// The highest total. A total that would pass it stays there; the gain of the move is still true (`OCT-7`).
pub const MAX_SCORE: u32 = 100_000;

/// A move: a tile of the mover's hand and the cell it goes to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Placement {
    /// The tile.
    pub tile: Tile,
    /// The cell.
    pub cell: Cell,
}

/// A position. It is always consistent: it comes from [`Setup::position`], from [`deal`], or from another position.
///
/// Positions are equal when the same tiles lie on the same cells and hands, scores, seat to move and
/// number of sets agree; how they came about does not matter.
#[derive(Debug, Clone)]
pub struct Octopus {
    board: Board,
    hands: PerSeat<Hand>,
    scores: PerSeat<u32>,
    to_move: Seat,
    sets: u8,
    /// Hash of everything but the scores.
    hash: u128,
}

impl Octopus {
    /// Number of sets in play, 1 or 2.
    pub fn sets(&self) -> u8 {
        self.sets
    }

    /// The hand of a seat.
    ///
    /// # Panics
    /// When the position has no such seat.
    #[inline]
    pub fn hand(&self, seat: Seat) -> Hand {
        self.hands[seat.index()]
    }

    /// The hands by seat.
    #[inline]
    pub fn hands(&self) -> &[Hand] {
        &self.hands
    }

    /// The totals by seat, each at most [`MAX_SCORE`].
    #[inline]
    pub fn scores(&self) -> &[u32] {
        &self.scores
    }

    /// Makes it the turn of a seat that has tiles, as no move does: for searches that ask what another seat could do.
    #[inline]
    pub fn pass_to(&mut self, seat: Seat) {
        let turn = hash::to_move(seat).wrapping_sub(hash::to_move(self.to_move));
        self.hash = self.hash.wrapping_add(turn);
        self.to_move = seat;
    }

    /// Number of tiles in all hands together: the plies until the game is over.
    pub fn tiles_left(&self) -> u32 {
        self.hands.iter().map(|hand| hand.len()).sum()
    }

    /// Number of tiles on the board.
    #[inline]
    pub fn tiles_placed(&self) -> u32 {
        self.board.tiles()
    }

    /// The tile on a cell.
    pub fn tile_at(&self, cell: Cell) -> Option<Tile> {
        self.board.tile_at(cell)
    }

    /// The tiles on the board by cell, from south to north and from west to east within a row.
    pub fn placed(&self) -> impl Iterator<Item = (Cell, Tile)> {
        self.board.placed()
    }

    /// Number of cells on which a tile may be placed.
    #[inline]
    pub fn open_count(&self) -> u32 {
        self.board.open_count()
    }

    /// The cells on which a tile may be placed, with what each colour and number would score there, from
    /// south to north and from west to east within a row.
    #[inline]
    pub fn open_cells(&self) -> impl Iterator<Item = (Cell, &GainRow)> {
        self.board.open_cells()
    }

    /// The empty cells that touch tiles at corners only, with what each colour and number would score there
    /// if they were open. On all other cells that are not open nothing would score.
    #[inline]
    pub fn corner_cells(&self) -> impl Iterator<Item = (Cell, &GainRow)> {
        self.board.corner_cells()
    }

    /// The empty cells from which a tile on the empty cell of `m` is seen by tiles of its colour (or, unless `by_colour`,
    /// of its number), while up to `between` more such tiles fill the gaps on the way. Calls `visit` with the points that
    /// the tile adds to what is placed there, one for itself and one for each tile of the run behind it on the board as it
    /// is, and with what scores there on the board as it is. Cells where nothing scores may be left out but for one.
    ///
    /// False, without any call, if the cell lies too near to the end of what the board keeps to tell.
    #[inline]
    pub fn each_sight(
        &self,
        m: Placement,
        by_colour: bool,
        between: u32,
        visit: impl FnMut(Sighting),
    ) -> bool {
        self.board
            .each_sight(m.cell, m.tile, by_colour, between, visit)
    }

    /// The most points that a single tile of the colour of `tile` (or, unless `by_colour`, of its number)
    /// adds to what `tile` would score on an empty cell, while up to `count` such tiles are placed: one for
    /// itself, and the run that it gives sight of.
    pub fn growth(&self, m: Placement, by_colour: bool, count: u32) -> u32 {
        self.board.growth(m.cell, m.tile, by_colour, count)
    }

    /// Length of the longest unbroken line of the colour of a tile, and of its number, that goes through the
    /// tile on the board.
    #[inline]
    pub fn line_lengths(&self, m: Placement) -> (u32, u32) {
        self.board.line_lengths(m.cell, m.tile)
    }

    /// What a tile would score on a cell, in points; `None` if the cell is not open. It does not matter which seat
    /// holds the tile, or whether one does.
    #[inline]
    pub fn gain(&self, m: Placement) -> Option<u32> {
        self.board.row(m.cell).map(|row| row.gain(m.tile))
    }

    /// A hash of the whole position at its place on the table. The same on every machine.
    #[inline]
    pub fn hash(&self) -> u128 {
        self.scores
            .iter()
            .enumerate()
            .fold(self.hash, |sum, (seat, &score)| {
                sum.wrapping_add(hash::score(seat, score))
            })
    }

    /// A hash of everything but the scores: what the points still to be made depend on.
    #[inline]
    pub fn hash_without_scores(&self) -> u128 {
        self.hash
    }

    /// Puts a position together from parts that are consistent.
    fn assemble(
        placed: &[(Cell, Tile)],
        hands: PerSeat<Hand>,
        scores: PerSeat<u32>,
        to_move: Seat,
        sets: u8,
    ) -> Octopus {
        let left = hands.iter().map(|hand| hand.len()).sum();
        let mut hash = hash::sets(sets).wrapping_add(hash::to_move(to_move));
        for &(cell, tile) in placed {
            hash = hash.wrapping_add(hash::placed(tile, cell));
        }
        for (seat, hand) in hands.iter().enumerate() {
            for tile in hand.tiles() {
                hash = hash.wrapping_add(hash::held(Seat::new(seat), tile));
            }
        }
        Octopus {
            board: Board::new(placed, left),
            hands,
            scores,
            to_move,
            sets,
            hash,
        }
    }
}

impl PartialEq for Octopus {
    fn eq(&self, other: &Octopus) -> bool {
        self.hash == other.hash
            && self.sets == other.sets
            && self.to_move == other.to_move
            && self.scores == other.scores
            && self.hands == other.hands
            && self.board == other.board
    }
}

impl Eq for Octopus {}

impl Hash for Octopus {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u128(Octopus::hash(self));
    }
}
