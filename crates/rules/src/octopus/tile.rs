//! Tiles and hands.

use std::fmt;
use std::str::FromStr;

use tessera_messages::{Text, message};

use crate::game::{Fault, quoted};

/// Number of colours.
pub const COLOURS: usize = 10;
/// Number of different numbers.
pub const NUMBERS: usize = 6;

/// Colour letters in the order in which tiles are sorted.
const LETTERS: [u8; COLOURS] = *b"ROYGCBPNKW";

/// A kind of tile: a colour and a number. Sorted by colour in the order `ROYGCBPNKW`, then by number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile(u8);

impl Tile {
    /// Number of kinds of tile, and of tiles in one set.
    pub const KINDS: usize = COLOURS * NUMBERS;

    /// Returns the tile of a colour `0..COLOURS` and a number counted from 0, `0..NUMBERS`.
    ///
    /// # Panics
    /// If either is out of range.
    #[inline]
    pub const fn new(colour: usize, number: usize) -> Tile {
        assert!(colour < COLOURS && number < NUMBERS, "no such tile");
        Tile((colour * NUMBERS + number) as u8)
    }

    /// Returns the tile with this place in the sorted order, `0..KINDS`.
    ///
    /// # Panics
    /// If `index` is out of range.
    #[inline]
    pub const fn from_index(index: usize) -> Tile {
        assert!(index < Tile::KINDS, "no such tile");
        Tile(index as u8)
    }

    /// Returns the place in the sorted order, `0..KINDS`.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the colour, `0..COLOURS`.
    #[inline]
    pub const fn colour(self) -> usize {
        self.index() / NUMBERS
    }

    /// Returns the number counted from 0, `0..NUMBERS`; the tile shows one more.
    #[inline]
    pub const fn number(self) -> usize {
        self.index() % NUMBERS
    }

    /// Returns the tile as text: a colour letter and a digit.
    #[inline]
    pub const fn characters(self) -> [u8; 2] {
        [LETTERS[self.colour()], b'1' + self.number() as u8]
    }

    /// Returns all kinds, sorted.
    pub fn all() -> impl DoubleEndedIterator<Item = Tile> + ExactSizeIterator {
        (0..Tile::KINDS).map(Tile::from_index)
    }

    /// Returns the tile's name for players: "red 4".
    pub fn text(self) -> Text {
        let (colour, number) = (self.colour_text(), self.number() + 1);
        message!("tile-octopus", colour = colour, number = number)
    }

    /// Returns the name of the tile's colour for players.
    pub fn colour_text(self) -> Text {
        message!("colour-name", letter = &char::from(self.characters()[0]))
    }

    /// Parses a tile from its two characters.
    pub(super) fn from_bytes(letter: u8, digit: u8) -> Option<Tile> {
        let colour = LETTERS.iter().position(|&l| l == letter)?;
        matches!(digit, b'1'..=b'6').then(|| Tile::new(colour, usize::from(digit - b'1')))
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [letter, digit] = self.characters().map(char::from);
        write!(f, "{letter}{digit}")
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
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
        ((self.once >> tile.0 & 1) + (self.twice >> tile.0 & 1)) as u32
    }

    /// Returns the different tiles, sorted (`OCT-8`).
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Tile> {
        Bits(self.once).map(|bit| Tile(bit as u8))
    }

    /// Returns all tiles, sorted.
    pub fn tiles(self) -> impl Iterator<Item = Tile> {
        self.kinds().flat_map(move |tile| std::iter::repeat_n(tile, self.count(tile) as usize))
    }

    /// Adds a tile of which there is at most one so far.
    #[inline]
    pub(super) fn add(&mut self, tile: Tile) {
        let bit = 1 << tile.0;
        debug_assert_eq!(self.twice & bit, 0, "a third {tile}");
        self.twice |= self.once & bit;
        self.once |= bit;
    }

    /// Removes one copy of a tile.
    #[inline]
    pub(super) fn remove(&mut self, tile: Tile) {
        let bit = 1 << tile.0;
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
