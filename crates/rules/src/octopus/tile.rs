//! Tiles and hands.

use std::fmt;
use std::str::FromStr;

use crate::game::nestortile::Tile;
use crate::game::{Fault, quoted};

impl Tile {
    /// Returns the number counted from 0; the tile shows one more.
    #[inline]
    pub const fn number(self) -> usize {
        self.value() as usize - 1
    }
}

impl FromStr for Tile {
    type Err = Fault;

    /// # Errors
    /// [`crate::game::FaultKind::Malformed`] unless the text is a colour letter and a digit `1` to `6`.
    fn from_str(text: &str) -> Result<Tile, Fault> {
        match *text.as_bytes() {
            [letter, digit] => Tile::from_bytes(letter, digit),
            _ => None,
        }
        .ok_or_else(|| {
            Fault::malformed(format!(
                "{text} is not a tile: a tile is a colour letter of ROYGCBPNKW and a number 1 to 6, such as R4.", text = quoted(text)))
        })
    }
}

/// The tiles of one seat: a multiset in which no tile occurs more than twice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Hand {
    /// Bit `t`: tile `t` is held at least once.
    once: u64,
    /// Bit `t`: tile `t` is held twice; a subset of `once`.
    twice: u64,
}

impl Hand {
    /// A hand without tiles.
    pub const EMPTY: Hand = Hand { once: 0, twice: 0 };

    /// Returns the number of tiles.
    #[inline]
    pub const fn len(self) -> u32 {
        self.once.count_ones() + self.twice.count_ones()
    }

    /// True if there is no tile.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.once == 0
    }

    /// Returns the number of different tiles.
    #[inline]
    pub const fn kinds_len(self) -> u32 {
        self.once.count_ones()
    }

    /// Returns the number of copies of a tile, 0 to 2.
    #[inline]
    pub const fn count(self, tile: Tile) -> u32 {
        ((self.once >> tile.index() & 1) + (self.twice >> tile.index() & 1)) as u32
    }

    /// Returns the different tiles, sorted (`OCT-8`).
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Tile> {
        Bits(self.once).map(|bit| Tile::from_index(bit as usize))
    }

    /// Returns all tiles, sorted.
    pub fn tiles(self) -> impl Iterator<Item = Tile> {
        self.kinds().flat_map(move |tile| std::iter::repeat_n(tile, self.count(tile) as usize))
    }

    /// Adds a tile of which there is at most one so far.
    #[inline]
    pub(super) fn add(&mut self, tile: Tile) {
        let bit = 1 << tile.index();
        debug_assert_eq!(self.twice & bit, 0, "a third {tile}");
        self.twice |= self.once & bit;
        self.once |= bit;
    }

    /// Removes one copy of a tile.
    #[inline]
    pub(super) fn remove(&mut self, tile: Tile) {
        let bit = 1 << tile.index();
        // If there is no second copy, the first one is removed.
        self.once &= !bit | self.twice;
        self.twice &= !bit;
    }
}

impl FromIterator<Tile> for Hand {
    /// Collects tiles, of which none may occur more than twice.
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Hand {
        let mut hand = Hand::EMPTY;
        for tile in tiles {
            hand.add(tile);
        }
        hand
    }
}

impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.tiles()).finish()
    }
}

/// Iterates over the places of the one bits of a word, ascending.
pub(super) struct Bits(pub(super) u64);

impl Iterator for Bits {
    type Item = u32;

    #[inline]
    fn next(&mut self) -> Option<u32> {
        if self.0 == 0 {
            return None;
        }
        let bit = self.0.trailing_zeros();
        self.0 &= self.0 - 1;
        Some(bit)
    }
}
