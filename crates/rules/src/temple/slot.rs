//! Slots: the places where a tile can be.

use std::fmt;

use super::Tile;

/// Largest absolute coordinate in the notation of a slot (TEM-13).
pub const REACH: i32 = 1000;

/// A side of a cell, in the order of notation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// Towards growing y.
    N,
    /// Towards growing x.
    E,
    /// Towards falling y.
    S,
    /// Towards falling x.
    W,
}

impl Side {
    /// All four in their order, which is clockwise.
    pub const ALL: [Side; 4] = [Side::N, Side::E, Side::S, Side::W];

    /// Returns the position in [`Side::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the opposite side of the cell.
    #[inline]
    pub const fn opposite(self) -> Side {
        Side::ALL[self as usize ^ 2]
    }

    /// Returns the offset from a cell to the cell beyond this side.
    #[inline]
    pub const fn step(self) -> (i32, i32) {
        match self {
            Side::N => (0, 1),
            Side::E => (1, 0),
            Side::S => (0, -1),
            Side::W => (-1, 0),
        }
    }

    /// Returns the letter in notation.
    pub const fn letter(self) -> char {
        match self {
            Side::N => 'N',
            Side::E => 'E',
            Side::S => 'S',
            Side::W => 'W',
        }
    }

    /// Returns the side with this letter.
    pub fn from_letter(letter: char) -> Option<Side> {
        Side::ALL.into_iter().find(|side| side.letter() == letter)
    }
}

/// Orientation of a tile in its slot.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SlotKind {
    /// On the table.
    Floor,
    /// One storey up.
    Top,
    /// On this side of its low cell, which its dots face.
    Wall(Side),
}

/// A place for a tile, with coordinates within [`REACH`]. Slots are ordered as in notation: floors, tops, walls; then y
/// descending, x ascending, sides in the order N E S W.
///
/// Packed as kind (2 bits), 1000 - y (11), x + 1000 (11), side (2), so that integers compare like slots.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Slot(u32);

impl Slot {
    /// Returns the slot of this kind at this cell (a wall's low cell); `None` outside the coordinates of TEM-13.
    pub fn new(kind: SlotKind, x: i32, y: i32) -> Option<Slot> {
        let inside = |n: i32| (-REACH..=REACH).contains(&n);
        (inside(x) && inside(y)).then(|| Slot::pack(kind, x, y))
    }

    /// Same as [`Slot::new`], for coordinates that are known to be within reach.
    #[inline]
    pub(crate) const fn pack(kind: SlotKind, x: i32, y: i32) -> Slot {
        let (group, side) = match kind {
            SlotKind::Floor => (0, 0),
            SlotKind::Top => (1, 0),
            SlotKind::Wall(side) => (2, side as u32),
        };
        Slot(
            group << 24
                | ((REACH - y) as u32 & 0x7FF) << 13
                | ((x + REACH) as u32 & 0x7FF) << 2
                | side,
        )
    }

    /// Returns the packed slot in 26 bits.
    #[inline]
    pub(crate) const fn bits(self) -> u32 {
        self.0
    }

    /// Returns the kind.
    #[inline]
    pub const fn kind(self) -> SlotKind {
        match self.0 >> 24 {
            0 => SlotKind::Floor,
            1 => SlotKind::Top,
            _ => SlotKind::Wall(Side::ALL[(self.0 & 3) as usize]),
        }
    }

    /// Returns the cell's x; for a wall, its low cell's.
    #[inline]
    pub const fn x(self) -> i32 {
        (self.0 >> 2 & 0x7FF) as i32 - REACH
    }

    /// Returns the cell's y; for a wall, its low cell's.
    #[inline]
    pub const fn y(self) -> i32 {
        REACH - (self.0 >> 13 & 0x7FF) as i32
    }
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (x, y) = (self.x(), self.y());
        match self.kind() {
            SlotKind::Floor => write!(f, "F{x},{y}"),
            SlotKind::Top => write!(f, "T{x},{y}"),
            SlotKind::Wall(side) => write!(f, "W{x},{y}{}", side.letter()),
        }
    }
}

impl fmt::Debug for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A tile in a slot, ordered by slot, then tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Placed(u32);

impl Placed {
    /// No tile in no slot, with a y that no slot has. It pads lists that are shorter than their array.
    pub(crate) const ABSENT: Placed = Placed(u32::MAX);

    /// Creates a tile in a slot.
    #[inline]
    pub const fn new(slot: Slot, tile: Tile) -> Placed {
        Placed(slot.0 << 6 | tile.index() as u32)
    }

    /// Returns the slot.
    #[inline]
    pub const fn slot(self) -> Slot {
        Slot(self.0 >> 6)
    }

    /// Returns the tile.
    #[inline]
    pub const fn tile(self) -> Tile {
        Tile::from_index((self.0 & 63) as usize)
    }
}

impl fmt::Display for Placed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}={}", self.slot(), self.tile())
    }
}

impl fmt::Debug for Placed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
