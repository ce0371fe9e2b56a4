//! The table as bitboards, and the geometry of panels that interlock in one orientation.
//!
//! A wall is an edge of the grid, directed so that its low cell is on its left. I3 then only means that at every grid
//! corner at most one wall begins and at most one ends. (Two walls in line with their low cells on the same side follow
//! each other; at a right angle, so do two that are both low or both high towards the cell between them; every other
//! pair would begin, or end, at the same corner.) So a new wall fits if no wall begins at its beginning and no wall
//! ends at its end, each wall of a move by itself, and it touches the wall before it and the wall after it.
//!
//! The table has no practical edge, so it is stored on two tori. A connected table of at most 60 tiles, with its
//! surroundings, spans fewer than 64 cells in each direction: 64 rows of 64 bits record the filled slots. No two of its
//! places are 64 or more steps apart, so `x + 63 y` modulo 2048 identifies a cell: 2,048 words hold the values.

use super::slot::{Placed, Side, Slot, SlotKind};

/// Number of words for values.
const WORDS: usize = 2048;
/// Difference of a word's index for one step north.
const NORTH: usize = 63;

/// An empty place: its "value less one", larger than every real one.
pub(crate) const NONE: u8 = 7;

/// One row of the table, a bit for each cell.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Row {
    /// Cells with a floor.
    pub(crate) floors: u64,
    /// Cells with a top.
    pub(crate) tops: u64,
    /// Cells that are low for a wall on a side, by [`Side::index`].
    pub(crate) walls: [u64; 4],
}

/// The westernmost, easternmost, southernmost and northernmost coordinates in the slots of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Extent {
    pub(crate) west: i16,
    pub(crate) east: i16,
    pub(crate) south: i16,
    pub(crate) north: i16,
}

impl Extent {
    /// Extent without any slot.
    pub(crate) const EMPTY: Extent =
        Extent { west: i16::MAX, east: i16::MIN, south: i16::MAX, north: i16::MIN };

    #[inline]
    fn include(&mut self, x: i32, y: i32) {
        let (x, y) = (x as i16, y as i16);
        self.west = self.west.min(x);
        self.east = self.east.max(x);
        self.south = self.south.min(y);
        self.north = self.north.max(y);
    }
}

/// The tiles on the table, without colours.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Board {
    rows: [Row; 64],
    /// Per cell: 3 bits for the floor or top, 3 for each wall whose low cell it is, 1 that distinguishes a top from a
    /// floor. A value is 1 to 6, or 0 if empty.
    words: [u16; WORDS],
    extent: Extent,
}

/// The bit of a top.
const TOP: u16 = 1 << 15;

/// Returns the lowest of the 3 bits of a kind.
#[inline]
const fn shift(kind: SlotKind) -> u32 {
    match kind {
        SlotKind::Floor | SlotKind::Top => 0,
        SlotKind::Wall(side) => 3 + 3 * side as u32,
    }
}

/// Returns the index of a cell's word.
#[inline]
pub(crate) const fn word_of(x: i32, y: i32) -> usize {
    (x.wrapping_add(y.wrapping_mul(NORTH as i32))) as usize % WORDS
}

/// Returns the word of the cell beyond a side.
#[inline]
const fn beyond(word: usize, side: Side) -> usize {
    let step = match side {
        Side::N => NORTH,
        Side::E => 1,
        Side::S => WORDS - NORTH,
        Side::W => WORDS - 1,
    };
    (word + step) % WORDS
}

/// Returns the next side clockwise.
#[inline]
const fn clockwise(side: Side) -> Side {
    Side::ALL[(side as usize + 1) % 4]
}

/// Returns the next side counter-clockwise.
#[inline]
const fn counter_clockwise(side: Side) -> Side {
    Side::ALL[(side as usize + 3) % 4]
}

impl Board {
    /// The empty table.
    pub(crate) const EMPTY: Board = Board {
        rows: [Row { floors: 0, tops: 0, walls: [0; 4] }; 64],
        words: [0; WORDS],
        extent: Extent::EMPTY,
    };

    /// True if the table is empty.
    #[inline]
    pub(crate) const fn is_empty(&self) -> bool {
        self.extent.west > self.extent.east
    }

    /// Returns the row with this y; bit `x` modulo 64 is column `x`.
    #[inline]
    pub(crate) const fn row(&self, y: i32) -> &Row {
        &self.rows[(y & 63) as usize]
    }

    /// Returns the extent of the table.
    #[inline]
    pub(crate) const fn extent(&self) -> Extent {
        self.extent
    }

    /// Puts a tile into an empty slot.
    #[inline]
    pub(crate) fn put(&mut self, placed: Placed) {
        let (slot, value) = (placed.slot(), u16::from(placed.tile().value()));
        let kind = slot.kind();
        let word = &mut self.words[word_of(slot.x(), slot.y())];
        *word |= value << shift(kind);
        if kind == SlotKind::Top {
            *word |= TOP;
        }
        *self.bits(slot) |= 1 << (slot.x() & 63);
        self.extent.include(slot.x(), slot.y());
    }

    /// Takes a tile away; `extent` is the value of [`Board::extent`] before it was put.
    #[inline]
    pub(crate) fn take(&mut self, slot: Slot, extent: Extent) {
        let kind = slot.kind();
        let word = &mut self.words[word_of(slot.x(), slot.y())];
        *word &= !(7 << shift(kind));
        if kind == SlotKind::Top {
            *word &= !TOP;
        }
        *self.bits(slot) &= !(1 << (slot.x() & 63));
        self.extent = extent;
    }

    #[inline]
    fn bits(&mut self, slot: Slot) -> &mut u64 {
        let row = &mut self.rows[(slot.y() & 63) as usize];
        match slot.kind() {
            SlotKind::Floor => &mut row.floors,
            SlotKind::Top => &mut row.tops,
            SlotKind::Wall(side) => &mut row.walls[side.index()],
        }
    }

    /// True if the slot, which must be near the table, holds a tile.
    pub(crate) fn has(&self, kind: SlotKind, x: i32, y: i32) -> bool {
        let row = self.row(y);
        let bits = match kind {
            SlotKind::Floor => row.floors,
            SlotKind::Top => row.tops,
            SlotKind::Wall(side) => row.walls[side.index()],
        };
        bits >> (x & 63) & 1 == 1
    }

    /// Returns the least value less one among the floors and walls that a floor in this cell would touch.
    #[inline]
    pub(crate) fn floor_need(&self, x: i32, y: i32) -> u8 {
        let word = word_of(x, y);
        Side::ALL.into_iter().fold(NONE, |least, side| {
            least.min(self.floor(beyond(word, side))).min(self.wall(word, side))
        })
    }

    /// Returns the least value less one among the tops and walls that a top in this cell would touch.
    #[inline]
    pub(crate) fn top_need(&self, x: i32, y: i32) -> u8 {
        let word = word_of(x, y);
        Side::ALL.into_iter().fold(NONE, |least, side| {
            let next = beyond(word, side);
            least.min(self.top(next)).min(self.wall(next, side.opposite()))
        })
    }

    /// Returns the least value less one among the tiles that a wall in this slot would touch.
    #[inline]
    pub(crate) fn wall_need(&self, x: i32, y: i32, side: Side) -> u8 {
        // The wall runs counter-clockwise around its low cell. Each neighbouring wall turns left around the low cell,
        // goes straight on, or turns right around the high one.
        let low = word_of(x, y);
        let high = beyond(low, side);
        let (back, ahead) = (clockwise(side), counter_clockwise(side));
        self.floor(low)
            .min(self.top(high))
            .min(self.wall(low, back))
            .min(self.wall(beyond(low, back), side))
            .min(self.wall(beyond(high, back), ahead))
            .min(self.wall(low, ahead))
            .min(self.wall(beyond(low, ahead), side))
            .min(self.wall(beyond(high, ahead), back))
    }

    #[inline]
    fn floor(&self, word: usize) -> u8 {
        let bits = self.words[word];
        less_one(bits) | ((bits >> 15) as u8 * NONE)
    }

    #[inline]
    fn top(&self, word: usize) -> u8 {
        let bits = self.words[word];
        less_one(bits) | ((1 - (bits >> 15) as u8) * NONE)
    }

    #[inline]
    fn wall(&self, word: usize, side: Side) -> u8 {
        less_one(self.words[word] >> shift(SlotKind::Wall(side)))
    }
}

/// Returns the value in the lowest 3 bits less one, [`NONE`] for 0.
#[inline]
const fn less_one(bits: u16) -> u8 {
    (bits & 7).wrapping_sub(1) as u8 & 7
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_that_share_a_word_are_64_steps_apart() {
        for y in 0..64_i32 {
            for x in -64..64_i32 {
                if (x, y) != (0, 0) && x.abs() + y < 64 {
                    assert_ne!(word_of(x, y), word_of(0, 0), "{x},{y}");
                }
            }
        }
        assert_eq!(word_of(63, -1), word_of(0, 0), "64 steps away");
    }
}
