//! Cells of the table and the directions between them.

/// Coordinates are in `-LIMIT..=LIMIT` on both axes (`OCT-3`).
pub const LIMIT: i16 = 1000;

/// A cell of the table: `x` grows east, `y` grows north.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell {
    /// Column.
    pub x: i16,
    /// Row.
    pub y: i16,
}

impl Cell {
    /// The only cell that is legal on an empty board (`OCT-2`).
    pub const ORIGIN: Cell = Cell { x: 0, y: 0 };

    /// Returns the cell with these coordinates; `None` outside the limits (`OCT-3`).
    pub fn new(x: i64, y: i64) -> Option<Cell> {
        let within = |v: i64| i16::try_from(v).ok().filter(|v| (-LIMIT..=LIMIT).contains(v));
        Some(Cell { x: within(x)?, y: within(y)? })
    }

    /// Returns the neighbouring cell; `None` outside the limits.
    pub fn step(self, direction: Direction) -> Option<Cell> {
        let (dx, dy) = direction.offset();
        Cell::new(i64::from(self.x) + dx, i64::from(self.y) + dy)
    }
}

/// One of the eight directions, clockwise from north.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs)]
pub enum Direction {
    North,
    NorthEast,
    East,
    SouthEast,
    South,
    SouthWest,
    West,
    NorthWest,
}

impl Direction {
    /// All eight, clockwise from north.
    pub const ALL: [Direction; 8] = [
        Direction::North,
        Direction::NorthEast,
        Direction::East,
        Direction::SouthEast,
        Direction::South,
        Direction::SouthWest,
        Direction::West,
        Direction::NorthWest,
    ];

    /// The four directions in which tiles touch.
    pub const ORTHOGONAL: [Direction; 4] =
        [Direction::North, Direction::East, Direction::South, Direction::West];

    /// Returns the differences of `x` and `y` for one step.
    pub const fn offset(self) -> (i64, i64) {
        match self {
            Direction::North => (0, 1),
            Direction::NorthEast => (1, 1),
            Direction::East => (1, 0),
            Direction::SouthEast => (1, -1),
            Direction::South => (0, -1),
            Direction::SouthWest => (-1, -1),
            Direction::West => (-1, 0),
            Direction::NorthWest => (-1, 1),
        }
    }
}
