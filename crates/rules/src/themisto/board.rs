//! Geometry: cells, directions and the board as two bitboards.

use std::fmt::{self, Write};

use crate::game::discs::Colour;

/// Cells along a side.
pub const SIDE: usize = 8;
/// Cells of the board.
pub const CELLS: usize = SIDE * SIDE;

/// A set of cells: bit `i` is the cell with [`Cell::index`] `i`.
pub type CellSet = u64;

/// A cell, numbered from `a1` = 0 along the first rank to `h1` = 7, then `a2` = 8, up to `h8` = 63: by rank, then by
/// file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// Returns the cell with this number, if there is one.
    pub const fn new(index: usize) -> Option<Cell> {
        if index < CELLS { Some(Cell(index as u8)) } else { None }
    }

    /// Returns the cell on this file and rank, both from 0, if there is one.
    pub const fn at(file: usize, rank: usize) -> Option<Cell> {
        if file < SIDE && rank < SIDE { Some(Cell((rank * SIDE + file) as u8)) } else { None }
    }

    /// Returns the number, `0..64`.
    #[inline(always)]
    pub const fn index(self) -> usize {
        // The mask states a fact about every cell, so that table look-ups need no bounds check.
        self.0 as usize & (CELLS - 1)
    }

    /// Returns the file, from 0 for `a`.
    pub const fn file(self) -> usize {
        self.index() % SIDE
    }

    /// Returns the rank, from 0 for rank 1.
    pub const fn rank(self) -> usize {
        self.index() / SIDE
    }

    /// Returns the cell's name: a letter for the file and a digit for the rank.
    pub const fn characters(self) -> [u8; 2] {
        [b'a' + self.file() as u8, b'1' + self.rank() as u8]
    }

    /// Returns the set of this cell alone.
    #[inline(always)]
    pub const fn bit(self) -> CellSet {
        1 << self.index()
    }

    /// Returns the next cell in a direction, unless the board ends.
    pub fn step(self, direction: Direction) -> Option<Cell> {
        cells(direction.shift(self.bit())).next()
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.characters().into_iter().try_for_each(|byte| f.write_char(byte.into()))
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Returns the cells of a set, by rank, then by file.
#[inline(always)]
pub fn cells(mut set: CellSet) -> impl Iterator<Item = Cell> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let cell = Cell(set.trailing_zeros() as u8);
        set &= set - 1;
        Some(cell)
    })
}

/// A direction. The first four lead to cells with higher numbers; they also name the four lines.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Direction {
    /// Along the rank, towards file `h`.
    East,
    /// Along the diagonal, towards `h8`.
    NorthEast,
    /// Along the file, towards rank 8.
    North,
    /// Along the diagonal, towards `a8`.
    NorthWest,
    /// Against [`Direction::East`].
    West,
    /// Against [`Direction::NorthEast`].
    SouthWest,
    /// Against [`Direction::North`].
    South,
    /// Against [`Direction::NorthWest`].
    SouthEast,
}

impl Direction {
    /// All eight directions.
    pub const ALL: [Direction; 8] = [
        Direction::East,
        Direction::NorthEast,
        Direction::North,
        Direction::NorthWest,
        Direction::West,
        Direction::SouthWest,
        Direction::South,
        Direction::SouthEast,
    ];

    /// One direction for each of the four lines, the one that ascends by rank, then by file.
    pub const LINES: [Direction; 4] =
        [Direction::East, Direction::NorthEast, Direction::North, Direction::NorthWest];

    /// Returns the opposite direction.
    #[inline(always)]
    pub const fn opposite(self) -> Direction {
        Direction::ALL[self as usize ^ 4]
    }

    /// Moves every cell of the set one step; cells that leave the board are lost.
    #[inline(always)]
    pub const fn shift(self, set: CellSet) -> CellSet {
        set.rotate_left(ROTATION[self as usize]) & ARRIVAL[self as usize]
    }

    /// Returns the cells beyond `cell` in this direction, to the edge.
    #[inline(always)]
    pub const fn ray(self, cell: Cell) -> CellSet {
        RAYS[self as usize][cell.index()]
    }

    /// Returns the direction that leads from one cell straight to another, if there is one.
    #[inline(always)]
    pub fn between(from: Cell, to: Cell) -> Option<Direction> {
        Direction::ALL.get(BETWEEN[from.index()][to.index()] as usize).copied()
    }

    /// Returns the difference of a cell's number for one step; for [`Direction::LINES`].
    #[inline(always)]
    pub(super) const fn step_bits(self) -> u32 {
        ROTATION[self as usize]
    }

    /// True if the direction leads to cells with higher numbers.
    #[inline(always)]
    const fn ascends(self) -> bool {
        (self as usize) < 4
    }

    /// Returns the cells from `cell` (exclusive) up to the first cell of `stops` (inclusive), or to the edge.
    #[inline(always)]
    pub(super) const fn reach(self, cell: Cell, stops: CellSet) -> CellSet {
        let ray = self.ray(cell);
        // A corner is used if nothing stops the ray: it has no ray of its own on that side.
        let stop = if self.ascends() {
            (ray & stops | 1 << 63).trailing_zeros()
        } else {
            63 - (ray & stops | 1).leading_zeros()
        };
        ray & !RAYS[self as usize][stop as usize & 63]
    }
}

const FILE_A: CellSet = 0x0101_0101_0101_0101;
const FILE_H: CellSet = FILE_A << 7;
const RANK_1: CellSet = 0xff;
const RANK_8: CellSet = RANK_1 << 56;

/// Rotation of a set for a step in each direction.
const ROTATION: [u32; 8] = [1, 9, 8, 7, 63, 55, 56, 57];

/// The cells at which a step in each direction can arrive.
const ARRIVAL: [CellSet; 8] = [
    !FILE_A,
    !(FILE_A | RANK_1),
    !RANK_1,
    !(FILE_H | RANK_1),
    !FILE_H,
    !(FILE_H | RANK_8),
    !RANK_8,
    !(FILE_A | RANK_8),
];

static RAYS: [[CellSet; CELLS]; 8] = rays();
static NEIGHBOURS: [CellSet; CELLS] = neighbours();
/// The number of the direction from one cell to another, 8 if no line joins them.
static BETWEEN: [[u8; CELLS]; CELLS] = between();

const fn rays() -> [[CellSet; CELLS]; 8] {
    let mut table = [[0; CELLS]; 8];
    let mut d = 0;
    while d < 8 {
        let mut cell = 0;
        while cell < CELLS {
            let mut at = Direction::ALL[d].shift(1 << cell);
            while at != 0 {
                table[d][cell] |= at;
                at = Direction::ALL[d].shift(at);
            }
            cell += 1;
        }
        d += 1;
    }
    table
}

const fn neighbours() -> [CellSet; CELLS] {
    let mut table = [0; CELLS];
    let mut cell = 0;
    while cell < CELLS {
        let mut d = 0;
        while d < 8 {
            table[cell] |= Direction::ALL[d].shift(1 << cell);
            d += 1;
        }
        cell += 1;
    }
    table
}

const fn between() -> [[u8; CELLS]; CELLS] {
    let mut table = [[8; CELLS]; CELLS];
    let mut from = 0;
    while from < CELLS {
        let mut d = 0;
        while d < 8 {
            let mut at = Direction::ALL[d].shift(1 << from);
            while at != 0 {
                table[from][at.trailing_zeros() as usize] = d as u8;
                at = Direction::ALL[d].shift(at);
            }
            d += 1;
        }
        from += 1;
    }
    table
}

/// Returns the neighbours of a cell in the 8 directions.
#[inline(always)]
pub(super) fn neighbours_of(cell: Cell) -> CellSet {
    NEIGHBOURS[cell.index()]
}

/// Returns the empty cells to which a disc on `from` can slide (the cell `from` itself never stops it).
#[inline(always)]
pub(super) fn slides(from: Cell, occupied: CellSet) -> CellSet {
    let mut reached = 0;
    for direction in Direction::ALL {
        reached |= direction.reach(from, occupied);
    }
    reached & !occupied
}

/// The occupied cells, and the cells that show black.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Board {
    occupied: CellSet,
    black: CellSet,
}

impl Board {
    /// The empty board.
    pub const EMPTY: Board = Board { occupied: 0, black: 0 };

    /// Creates a board with discs on `occupied`, those in `black` black and the others white.
    #[inline(always)]
    pub const fn new(occupied: CellSet, black: CellSet) -> Board {
        Board { occupied, black: black & occupied }
    }

    /// Returns the cells that hold a disc.
    #[inline(always)]
    pub const fn occupied(self) -> CellSet {
        self.occupied
    }

    /// Returns the cells that hold a black disc.
    #[inline(always)]
    pub const fn black(self) -> CellSet {
        self.black
    }

    /// Returns the cells that hold a white disc.
    #[inline(always)]
    pub const fn white(self) -> CellSet {
        self.occupied ^ self.black
    }

    /// Returns the cells that hold a disc of this colour.
    #[inline(always)]
    pub const fn discs(self, colour: Colour) -> CellSet {
        match colour {
            Colour::Black => self.black(),
            Colour::White => self.white(),
        }
    }

    /// Returns the number of discs, `0..=64`.
    pub const fn count(self) -> u32 {
        self.occupied.count_ones()
    }

    /// Returns the colour of the disc on a cell, if it holds one.
    pub const fn get(self, cell: Cell) -> Option<Colour> {
        if self.occupied & cell.bit() == 0 {
            None
        } else if self.black & cell.bit() != 0 {
            Some(Colour::Black)
        } else {
            Some(Colour::White)
        }
    }

    /// Takes the disc from `from`, flips it and puts it on `to`, then flips the discs in `flips`
    /// (`THM-2`, `THM-5`). Expects a disc on `from` and none on `to`.
    #[inline(always)]
    pub(super) const fn after(self, from: Cell, to: Cell, flips: CellSet) -> Board {
        let arrives_black = self.black >> from.index() & 1 ^ 1;
        Board {
            occupied: self.occupied ^ from.bit() ^ to.bit(),
            black: (self.black & !from.bit() | arrives_black << to.index()) ^ flips,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn directions_lead_where_their_names_say() {
        let d4 = Cell::at(3, 3).unwrap();
        let names: Vec<String> =
            Direction::ALL.iter().map(|&d| d4.step(d).unwrap().to_string()).collect();
        assert_eq!(names, ["e4", "e5", "d5", "c5", "c4", "c3", "d3", "e3"]);
        for d in Direction::ALL {
            assert_eq!(d4.step(d).unwrap().step(d.opposite()), Some(d4));
        }
    }

    #[test]
    fn steps_and_rays_end_at_the_edge() {
        for cell in cells(!0) {
            for d in Direction::ALL {
                let mut at = cell;
                let mut ray = 0;
                while let Some(next) = at.step(d) {
                    let (df, dr) =
                        (next.file().abs_diff(at.file()), next.rank().abs_diff(at.rank()));
                    assert!(df <= 1 && dr <= 1 && df + dr > 0, "{at} to {next}");
                    ray |= next.bit();
                    assert_eq!(Direction::between(cell, next), Some(d));
                    at = next;
                }
                assert_eq!(d.ray(cell), ray);
            }
        }
    }

    #[test]
    fn reach_stops_at_the_first_stop() {
        let d4 = Cell::at(3, 3).unwrap();
        let names = |set| cells(set).map(|c| c.to_string()).collect::<Vec<_>>().join(" ");
        let stops = Cell::at(5, 3).unwrap().bit() | Cell::at(6, 3).unwrap().bit();
        assert_eq!(names(Direction::East.reach(d4, stops)), "e4 f4");
        assert_eq!(names(Direction::West.reach(d4, stops)), "a4 b4 c4");
        assert_eq!(names(Direction::NorthEast.reach(d4, 0)), "e5 f6 g7 h8");
        assert_eq!(names(Direction::SouthWest.reach(d4, 1)), "a1 b2 c3");
    }
}
