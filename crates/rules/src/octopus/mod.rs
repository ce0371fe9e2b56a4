//! Octopus (Néstor Romeral Andrés, 2010): tiles are placed side by side, and a tile scores the runs of its
//! colour and of its number that begin next to it, in all eight directions.
//!
//! `docs/rules/octopus.md` is the rules page; the rulings `OCT-1` to `OCT-8` are numbered there.
//!
//! [`Octopus`] is a position, designed for search: every empty cell keeps the score of each colour and each number
//! there, updated by every placement and every undo, so that the gain of a move is two loads and an addition.

mod board;
mod cell;
mod compose;
mod gains;
mod hash;
mod keyed;
mod notation;
#[cfg(any(test, feature = "reference"))]
pub mod reference;
mod rules;
mod setup;
mod start;
mod symmetry;
#[cfg(test)]
mod tests;
mod tile;

pub use crate::game::nestortile::{COLOURS, Tile, VALUES as NUMBERS};
pub use board::Sighting;
pub use cell::{Cell, Direction, LIMIT};
pub use gains::{GainRow, MAX_GAIN};
pub use rules::{Run, RunKind, Undo};
pub use setup::Setup;
pub use start::deal;
pub use symmetry::Symmetry;
pub use tile::Hand;

use std::hash::{Hash, Hasher};

use crate::game::{PerSeat, Seat};
use board::Board;

/// The highest total. A total that would exceed it stays there, but the gain of the move is reported in full (`OCT-7`).
pub const MAX_SCORE: u32 = 100_000;

/// A move: a tile of the mover's hand and its cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Placement {
    /// The tile.
    pub tile: Tile,
    /// The cell.
    pub cell: Cell,
}

/// A position. It is always consistent: it comes from [`Setup::position`], from [`deal`], or from another position.
///
/// Positions are equal if the same tiles are on the same cells and hands, scores, seat to move and number of sets
/// agree; their history does not matter.
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
    /// Returns the number of sets in play, 1 or 2.
    pub fn sets(&self) -> u8 {
        self.sets
    }

    /// Returns the hand of a seat.
    ///
    /// # Panics
    /// If the position has no such seat.
    #[inline]
    pub fn hand(&self, seat: Seat) -> Hand {
        self.hands[seat.index()]
    }

    /// Returns the hands by seat.
    #[inline]
    pub fn hands(&self) -> &[Hand] {
        &self.hands
    }

    /// Returns the totals by seat, each at most [`MAX_SCORE`].
    #[inline]
    pub fn scores(&self) -> &[u32] {
        &self.scores
    }

    /// Gives the turn to a seat that has tiles, which is not a move: for searches that examine the moves of another
    /// seat.
    #[inline]
    pub fn pass_to(&mut self, seat: Seat) {
        let turn = hash::to_move(seat).wrapping_sub(hash::to_move(self.to_move));
        self.hash = self.hash.wrapping_add(turn);
        self.to_move = seat;
    }

    /// Returns the number of tiles in all hands together: the plies until the game is over.
    pub fn tiles_left(&self) -> u32 {
        self.hands.iter().map(|hand| hand.len()).sum()
    }

    /// Returns the number of tiles on the board.
    #[inline]
    pub fn tiles_placed(&self) -> u32 {
        self.board.tiles()
    }

    /// Returns the tile on a cell.
    pub fn tile_at(&self, cell: Cell) -> Option<Tile> {
        self.board.tile_at(cell)
    }

    /// Returns the tiles on the board by cell, from south to north and from west to east within a row.
    pub fn placed(&self) -> impl Iterator<Item = (Cell, Tile)> {
        self.board.placed()
    }

    /// Returns the tiles on the board in the order of keys: from north to south and from west to east within a row.
    fn placed_from_north(&self) -> Vec<(Cell, Tile)> {
        let mut placed = Vec::with_capacity(self.tiles_placed() as usize);
        placed.extend(self.placed());
        placed.reverse();
        placed.chunk_by_mut(|a, b| a.0.y == b.0.y).for_each(<[_]>::reverse);
        placed
    }

    /// Returns the number of cells on which a tile may be placed.
    #[inline]
    pub fn open_count(&self) -> u32 {
        self.board.open_count()
    }

    /// Returns the cells on which a tile may be placed, with the scores of each colour and number there, from south to
    /// north and from west to east within a row.
    #[inline]
    pub fn open_cells(&self) -> impl Iterator<Item = (Cell, &GainRow)> {
        self.board.open_cells()
    }

    /// Returns the empty cells that touch tiles at corners only, with the scores of each colour and number there if
    /// they were open. On all other cells that are not open nothing would score.
    #[inline]
    pub fn corner_cells(&self) -> impl Iterator<Item = (Cell, &GainRow)> {
        self.board.corner_cells()
    }

    /// Finds the empty cells from which tiles of its colour (or, unless `by_colour`, of its number) would see a tile on
    /// the empty cell of `m`, while up to `between` more such tiles fill the gaps on the way. Calls `visit` with the
    /// points that the tile adds to a placement there, one for itself and one for each tile of the run behind it on the
    /// present board, and with the gains there on the present board. Of the cells where nothing scores, all but one may
    /// be skipped.
    ///
    /// Returns false, without any call, if the cell is too close to the edge of the grid.
    #[inline]
    pub fn each_sight(
        &self,
        m: Placement,
        by_colour: bool,
        between: u32,
        visit: impl FnMut(Sighting),
    ) -> bool {
        self.board.each_sight(m.cell, m.tile, by_colour, between, visit)
    }

    /// Returns the most points that a single tile of the colour of `tile` (or, unless `by_colour`, of its number) adds
    /// to the score of `tile` on an empty cell, while up to `count` such tiles are placed: one for itself, and the run
    /// that it connects.
    pub fn growth(&self, m: Placement, by_colour: bool, count: u32) -> u32 {
        self.board.growth(m.cell, m.tile, by_colour, count)
    }

    /// Returns the lengths of the longest unbroken lines of a tile's colour, and of its number, through this tile on
    /// the board.
    #[inline]
    pub fn line_lengths(&self, m: Placement) -> (u32, u32) {
        self.board.line_lengths(m.cell, m.tile)
    }

    /// Returns the score of a tile on a cell, in points; `None` if the cell is not open. The tile need not be in any
    /// hand.
    #[inline]
    pub fn gain(&self, m: Placement) -> Option<u32> {
        self.board.row(m.cell).map(|row| row.gain(m.tile))
    }

    /// Returns a hash of the whole position at its place on the table. It is the same on every machine.
    #[inline]
    pub fn hash(&self) -> u128 {
        self.scores
            .iter()
            .enumerate()
            .fold(self.hash, |sum, (seat, &score)| sum.wrapping_add(hash::score(seat, score)))
    }

    /// Returns a hash of everything but the scores, which determines the points still to come.
    #[inline]
    pub fn hash_without_scores(&self) -> u128 {
        self.hash
    }

    /// Creates a position from consistent parts.
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
        Octopus { board: Board::new(placed, left), hands, scores, to_move, sets, hash }
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
