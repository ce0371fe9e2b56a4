//! Geometry: axial cells, boundaries, printed symbols, pairs of adjacent cells.

use super::tile::{Colour, Form};

/// Largest radius of any form.
const MAX_RADIUS: i64 = 7;

/// Columns of one row of the padded array. The board is at most 15 wide, so the last column and the last row are never
/// on it: a step off any edge leads to one of them, even if the index wraps around.
const WIDTH: u8 = 16;

/// A cell within radius 7, in axial coordinates `(q, r)`: one byte, `16 (r + 7) + (q + 7)`.
///
/// The order of cells is ING-12's: by r, then by q.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(pub(super) u8);

impl Cell {
    /// Returns the cell with these coordinates; `None` outside radius 7, the largest board.
    pub fn at(q: i64, r: i64) -> Option<Cell> {
        let range = -MAX_RADIUS..=MAX_RADIUS;
        let inside = range.contains(&q) && range.contains(&r) && range.contains(&(q + r));
        inside.then(|| Cell::packed(q as i8, r as i8))
    }

    /// Returns the cell's index in an array of 256, rows of 16; [`Direction::step`] computes the next one.
    #[inline]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// Returns the column coordinate, growing to the east.
    #[inline]
    pub const fn q(self) -> i8 {
        (self.0 % WIDTH) as i8 - MAX_RADIUS as i8
    }

    /// Returns the row coordinate, growing to the south-east.
    #[inline]
    pub const fn r(self) -> i8 {
        (self.0 / WIDTH) as i8 - MAX_RADIUS as i8
    }

    /// Returns the distance from the centre: `max(|q|, |r|, |q + r|)`.
    pub const fn radius(self) -> u8 {
        let (q, r) = (self.q(), self.r());
        let s = (q + r).unsigned_abs();
        let longer =
            if q.unsigned_abs() > r.unsigned_abs() { q.unsigned_abs() } else { r.unsigned_abs() };
        if s > longer { s } else { longer }
    }

    /// Returns the direction in which `other` is adjacent, if it is.
    pub fn direction_to(self, other: Cell) -> Option<Direction> {
        Direction::ALL.into_iter().find(|&d| d.step(self.0) == other.0)
    }

    /// Returns the next cell in a direction. From a cell of the board it is a cell of the board or padding.
    #[inline]
    pub const fn next(self, direction: Direction) -> Cell {
        Cell(direction.step(self.0))
    }

    const fn packed(q: i8, r: i8) -> Cell {
        Cell((r + MAX_RADIUS as i8) as u8 * WIDTH + (q + MAX_RADIUS as i8) as u8)
    }
}

/// A direction of a hexagonal grid with a corner up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Direction {
    /// `(+1, 0)`.
    East,
    /// `(0, +1)`.
    SouthEast,
    /// `(-1, +1)`.
    SouthWest,
    /// `(-1, 0)`.
    West,
    /// `(0, -1)`.
    NorthWest,
    /// `(+1, -1)`.
    NorthEast,
}

impl Direction {
    /// All six, clockwise from the east.
    pub const ALL: [Direction; 6] = [
        Direction::East,
        Direction::SouthEast,
        Direction::SouthWest,
        Direction::West,
        Direction::NorthWest,
        Direction::NorthEast,
    ];

    /// Returns the opposite direction.
    pub const fn opposite(self) -> Direction {
        Direction::ALL[(self as usize + 3) % 6]
    }

    /// Returns the [`Cell::index`] one step further. From a cell of the board it is a cell of the board or padding.
    #[inline]
    pub const fn step(self, index: u8) -> u8 {
        index.wrapping_add(match self {
            Direction::East => 1,
            Direction::SouthEast => WIDTH,
            Direction::SouthWest => WIDTH - 1,
            Direction::West => 255,
            Direction::NorthWest => 0u8.wrapping_sub(WIDTH),
            Direction::NorthEast => 1u8.wrapping_sub(WIDTH),
        })
    }
}

/// The three axes, by their direction towards the larger index.
pub(super) const AXES: [Direction; 3] =
    [Direction::East, Direction::SouthEast, Direction::SouthWest];

/// Differences of the index for a step along each of [`AXES`].
pub(super) const AXIS_STEPS: [u8; 3] = [AXES[0].step(0), AXES[1].step(0), AXES[2].step(0)];

/// The printed symbols by colour, `ROYGBP` (ING-1): corners of the hexagon of radius 5 in every form.
pub const SYMBOLS: [Cell; 6] = [
    Cell::packed(0, -5),
    Cell::packed(0, 5),
    Cell::packed(-5, 5),
    Cell::packed(5, -5),
    Cell::packed(5, 0),
    Cell::packed(-5, 0),
];

/// Returns the colour printed on a cell, if it is one of [`SYMBOLS`].
pub fn printed(cell: Cell) -> Option<Colour> {
    let index = SYMBOLS.iter().position(|&symbol| symbol == cell)?;
    Some(Colour::ALL[index])
}

/// Returns the cells inside the boundary of a form with `seats` seats, including printed symbols, in ascending order.
pub fn cells(form: Form, seats: usize) -> impl Iterator<Item = Cell> {
    let radius = form.radius(seats);
    (0..=255)
        .map(Cell)
        .filter(move |cell| cell.0 % WIDTH != WIDTH - 1 && cell.0 / WIDTH != WIDTH - 1)
        .filter(move |cell| cell.radius() <= radius)
}

/// A set of padded indices, one bit each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct CellSet(pub(super) [u64; 4]);

impl CellSet {
    pub(super) const EMPTY: CellSet = CellSet([0; 4]);

    #[inline]
    pub(super) const fn insert(&mut self, index: u8) {
        self.0[(index >> 6) as usize] |= 1 << (index & 63);
    }

    #[inline]
    pub(super) const fn remove(&mut self, index: u8) {
        self.0[(index >> 6) as usize] &= !(1 << (index & 63));
    }

    #[inline]
    pub(super) const fn contains(&self, index: u8) -> bool {
        self.0[(index >> 6) as usize] >> (index & 63) & 1 != 0
    }

    #[inline]
    pub(super) fn is_empty(&self) -> bool {
        self.0 == [0; 4]
    }

    #[inline]
    pub(super) fn len(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    #[inline]
    pub(super) fn and(&self, other: &CellSet) -> CellSet {
        CellSet(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }

    #[inline]
    pub(super) fn or(&self, other: &CellSet) -> CellSet {
        CellSet(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }

    /// Returns the indices from which a step along `axis` leads into the set.
    #[inline]
    pub(super) fn back_along(&self, axis: Direction) -> CellSet {
        let by = u32::from(axis.step(0));
        CellSet(std::array::from_fn(|i| {
            let above = if i < 3 { self.0[i + 1] } else { 0 };
            self.0[i] >> by | above << (64 - by)
        }))
    }

    /// True if two members are adjacent.
    #[inline]
    pub(super) fn has_neighbours(&self) -> bool {
        AXES.into_iter().any(|axis| !self.and(&self.back_along(axis)).is_empty())
    }

    /// Returns the members, ascending.
    #[inline]
    pub(super) fn iter(self) -> impl Iterator<Item = u8> {
        self.0.into_iter().enumerate().flat_map(|(i, word)| {
            let mut rest = word;
            std::iter::from_fn(move || {
                let bit = (rest != 0).then(|| rest.trailing_zeros() as u8)?;
                rest &= rest - 1;
                Some(i as u8 * 64 + bit)
            })
        })
    }
}

/// Pairs of adjacent cells, by axis: the members are the pair's smaller cells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pairs(pub(super) [CellSet; 3]);

impl Pairs {
    /// Returns the pairs of adjacent cells within `free`.
    #[inline]
    pub(super) fn within(free: &CellSet) -> Pairs {
        Pairs(AXES.map(|axis| free.and(&free.back_along(axis))))
    }

    /// Returns the pairs with at least one cell in `near`.
    pub(super) fn touching(&self, near: &CellSet) -> Pairs {
        let mut kept = self.0;
        for (set, axis) in kept.iter_mut().zip(AXES) {
            *set = set.and(&near.or(&near.back_along(axis)));
        }
        Pairs(kept)
    }

    /// True if there is no pair.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(CellSet::is_empty)
    }

    /// Returns the number of pairs.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.iter().map(CellSet::len).sum::<u32>() as usize
    }

    /// True if the set contains the pair of `a` and `b`, in either order.
    pub fn contains(&self, a: Cell, b: Cell) -> bool {
        let (low, high) = (a.min(b), a.max(b));
        AXES.iter()
            .zip(&self.0)
            .any(|(axis, set)| axis.step(low.0) == high.0 && set.contains(low.0))
    }

    /// Returns the pairs, each with the smaller cell first, in an order that depends on the set alone.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = [Cell; 2]> {
        self.0
            .into_iter()
            .zip(AXES)
            .flat_map(|(set, axis)| set.iter().map(move |low| [Cell(low), Cell(axis.step(low))]))
    }
}
