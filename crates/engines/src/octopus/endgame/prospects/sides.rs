//! Data about both sides and the cells.

use arrayvec::ArrayVec;

use super::holding::{Holding, Pair};
use super::receiving::{Gift, Receiving};
use tessera_rules::octopus::{COLOURS, Cell, GainRow, NUMBERS};

pub(crate) use super::holding::MAX_TILES;

/// Above every difference of points.
pub(crate) const INFINITY: i32 = 30_000;

/// Any two tiles share a colour, a number or both.
const MAX_PAIRS: usize = MAX_TILES * (MAX_TILES - 1);

/// The prospects of both sides in a position with at most [`MAX_TILES`] tiles in hand and at most two seats.
#[derive(Debug, Default)]
pub(crate) struct Prospects {
    pub(super) holdings: ArrayVec<Holding, MAX_TILES>,
    pub(super) pairs: ArrayVec<Pair, MAX_PAIRS>,
    /// By tile: the set of tiles that share its number, and the set of tiles that share its colour, one bit each.
    pub(super) sharing: [[u16; 2]; MAX_TILES],
    /// The sets of the other side's tiles and of the mover's, one bit each.
    pub(super) sides: [u16; 2],
    /// Tiles in hand by colour and by number.
    pub(super) colours: [u32; COLOURS],
    pub(super) numbers: [u32; NUMBERS],
}

/// The empty cells of a position with their gains. The memory is reused for every position.
#[derive(Debug, Default)]
pub(crate) struct Cells {
    pub(super) open: Vec<(Cell, GainRow)>,
    /// Cells that touch tiles at corners only.
    pub(super) corners: Vec<(Cell, GainRow)>,
    /// By open cell: the number of the tile that a plan reserves it for, or [`FREE`].
    pub(super) kept_for: Vec<u8>,
    pub(super) gifts: Vec<Gift>,
    pub(super) receiving: Receiving,
    pub(super) lifts: Vec<Lift>,
}

/// Mark of a cell that is reserved for no tile.
pub(super) const FREE: u8 = u8::MAX;

/// A cell that touches tiles at corners only, where a tile earns more than on any open cell.
#[derive(Debug, Clone, Copy)]
pub(super) struct Lift {
    pub(super) corner: Cell,
    pub(super) to: u8,
    /// Extra gain, in parts.
    pub(super) points: i32,
}
