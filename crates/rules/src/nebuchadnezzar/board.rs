//! The square board: colours, cells, rectangles, moves.

use tessera_messages::{Text, message};

use std::fmt;

/// The smallest side of a board (`NEB-10`).
pub const MIN_SIDE: u8 = 2;
/// The largest side of a board (`NEB-10`).
pub const MAX_SIDE: u8 = 15;

/// A point of a board: file and rank from 0; `a1` is (0, 0). Ordered by rank, then file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// Returns the cell on this file and rank, each below [`MAX_SIDE`].
    #[inline]
    pub const fn new(file: u8, rank: u8) -> Cell {
        debug_assert!(file < MAX_SIDE && rank < MAX_SIDE);
        Cell(rank << 4 | file & 15)
    }

    /// Returns the file, from 0.
    #[inline]
    pub const fn file(self) -> u8 {
        self.0 & 15
    }

    /// Returns the rank, from 0.
    #[inline]
    pub const fn rank(self) -> u8 {
        self.0 >> 4
    }

    /// True if the cell is on a board of this side.
    pub const fn is_on(self, side: u8) -> bool {
        self.file() < side && self.rank() < side
    }

    /// Parses `c3`.
    pub fn read(text: &str) -> Option<Cell> {
        let file = text.bytes().next().filter(|b| (b'a'..=b'o').contains(b))?;
        let rank = match text.as_bytes().get(1..)? {
            [d @ b'1'..=b'9'] => d - b'0',
            [b'1', d @ b'0'..=b'5'] => 10 + d - b'0',
            _ => return None,
        };
        Some(Cell::new(file - b'a', rank - 1))
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file()), self.rank() + 1)
    }
}

/// Returns the cells of a board of this side, by rank, then file.
pub fn cells(side: u8) -> impl DoubleEndedIterator<Item = Cell> {
    (0..side).flat_map(move |rank| (0..side).map(move |file| Cell::new(file, rank)))
}

/// A rectangle of cells, given by two of its corners, which may coincide. Ordered by the lower left corner, then the
/// upper right one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rectangle {
    /// The lower left corner.
    pub from: Cell,
    /// The upper right corner, on no lower file and no lower rank.
    pub to: Cell,
}

impl Rectangle {
    /// Returns the number of files.
    #[inline]
    pub const fn width(self) -> u8 {
        self.to.file() - self.from.file() + 1
    }

    /// Returns the number of ranks.
    #[inline]
    pub const fn height(self) -> u8 {
        self.to.rank() - self.from.rank() + 1
    }

    /// Returns the number of cells.
    pub const fn area(self) -> u32 {
        self.width() as u32 * self.height() as u32
    }

    /// Returns the cells, by rank, then file.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        (self.from.rank()..=self.to.rank()).flat_map(move |rank| {
            (self.from.file()..=self.to.file()).map(move |file| Cell::new(file, rank))
        })
    }

    /// True if every cell of `inner` is in this rectangle.
    pub const fn contains(self, inner: Rectangle) -> bool {
        self.from.file() <= inner.from.file()
            && self.from.rank() <= inner.from.rank()
            && inner.to.file() <= self.to.file()
            && inner.to.rank() <= self.to.rank()
    }
}

/// One decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Puts a disc of the mover's colour on an empty cell.
    Place(Cell),
    /// Flips a rectangle of enemy discs.
    Capture(Rectangle),
    /// Exchanges the colours between the seats (`NEB-6`).
    Swap,
    /// The only move if no other is possible (`NEB-5`).
    Pass,
}

/// A side of a rectangle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Direction {
    /// Towards higher ranks.
    Top,
    /// Towards rank 1.
    Bottom,
    /// Towards file `a`.
    Left,
    /// Towards higher files.
    Right,
}

impl Direction {
    /// All four, with parallel ones adjacent.
    pub const ALL: [Direction; 4] =
        [Direction::Top, Direction::Bottom, Direction::Left, Direction::Right];

    /// Returns the parallel side.
    pub const fn opposite(self) -> Direction {
        match self {
            Direction::Top => Direction::Bottom,
            Direction::Bottom => Direction::Top,
            Direction::Left => Direction::Right,
            Direction::Right => Direction::Left,
        }
    }

    /// Returns `top`, `bottom`, `left` or `right`.
    pub const fn name(self) -> &'static str {
        match self {
            Direction::Top => "top",
            Direction::Bottom => "bottom",
            Direction::Left => "left",
            Direction::Right => "right",
        }
    }

    /// Returns the side's name as a part of a sentence.
    pub fn text(self) -> Text {
        match self {
            Direction::Top => message!("side-top"),
            Direction::Bottom => message!("side-bottom"),
            Direction::Left => message!("side-left"),
            Direction::Right => message!("side-right"),
        }
    }

    /// Returns the line of cells directly outside this side of `rectangle`; `None` at the edge of the board.
    pub fn line_outside(self, rectangle: Rectangle, side: u8) -> Option<Rectangle> {
        let Rectangle { from, to } = rectangle;
        let (files, ranks) = match self {
            Direction::Top if to.rank() + 1 < side => {
                ((from.file(), to.file()), (to.rank() + 1, to.rank() + 1))
            }
            Direction::Bottom if from.rank() > 0 => {
                ((from.file(), to.file()), (from.rank() - 1, from.rank() - 1))
            }
            Direction::Left if from.file() > 0 => {
                ((from.file() - 1, from.file() - 1), (from.rank(), to.rank()))
            }
            Direction::Right if to.file() + 1 < side => {
                ((to.file() + 1, to.file() + 1), (from.rank(), to.rank()))
            }
            _ => return None,
        };
        Some(Rectangle { from: Cell::new(files.0, ranks.0), to: Cell::new(files.1, ranks.1) })
    }

    /// Returns the length of a wall on this side of `rectangle`, in cells.
    pub const fn length(self, rectangle: Rectangle) -> u8 {
        match self {
            Direction::Top | Direction::Bottom => rectangle.width(),
            Direction::Left | Direction::Right => rectangle.height(),
        }
    }
}
