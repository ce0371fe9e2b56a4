//! Nestortiles: a set of square tiles, one for each of ten colours and six values.

use std::fmt;

use tessera_messages::{Text, message};

/// Number of colours.
pub const COLOURS: usize = 10;
/// Number of values of each colour.
pub const VALUES: usize = 6;

/// The colours' letters, in order.
pub const LETTERS: [u8; COLOURS] = *b"ROYGCBPNKW";

/// One of the ten colours. Names carry no meaning; the order is that of [`LETTERS`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Colour(u8);

impl Colour {
    /// Returns the colour with this number, below [`COLOURS`].
    ///
    /// # Panics
    /// If there is no such colour.
    #[inline]
    pub const fn new(index: usize) -> Colour {
        assert!(index < COLOURS, "no such colour");
        Colour(index as u8)
    }

    /// Returns the colour with this letter.
    pub fn from_letter(letter: char) -> Option<Colour> {
        LETTERS.iter().position(|&known| char::from(known) == letter).map(Colour::new)
    }

    /// Returns the colour's number in the order of [`LETTERS`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the colour's letter.
    pub const fn letter(self) -> char {
        LETTERS[self.index()] as char
    }

    /// Returns the colour's name as a part of a sentence.
    pub fn text(self) -> Text {
        message!("colour-name", letter = &self)
    }

    /// Returns all colours in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Colour> {
        (0..COLOURS).map(Colour::new)
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// The names of all tiles, in order.
const NAMES: &str = concat!(
    "R1R2R3R4R5R6O1O2O3O4O5O6Y1Y2Y3Y4Y5Y6G1G2G3G4G5G6C1C2C3C4C5C6",
    "B1B2B3B4B5B6P1P2P3P4P5P6N1N2N3N4N5N6K1K2K3K4K5K6W1W2W3W4W5W6",
);

/// One of the sixty kinds of tile, ordered by colour, then value.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile(u8);

impl Tile {
    /// Number of kinds, and of tiles in one set.
    pub const KINDS: usize = COLOURS * VALUES;

    /// Returns the tile of a colour and a value.
    ///
    /// # Panics
    /// If the value is not in `1..=6`.
    #[inline]
    pub const fn new(colour: Colour, value: u8) -> Tile {
        assert!(value >= 1 && value as usize <= VALUES, "no such value");
        Tile(colour.0 * VALUES as u8 + value - 1)
    }

    /// Returns the tile with this number, below [`Tile::KINDS`].
    ///
    /// # Panics
    /// If there is no such tile.
    #[inline]
    pub const fn from_index(index: usize) -> Tile {
        assert!(index < Tile::KINDS, "no such tile");
        Tile(index as u8)
    }

    /// Returns the tile's number: six times its colour's, plus its value less one.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the tile's colour.
    #[inline]
    pub const fn colour(self) -> Colour {
        Colour(self.0 / VALUES as u8)
    }

    /// Returns the tile's value, `1..=6`.
    #[inline]
    pub const fn value(self) -> u8 {
        self.0 % VALUES as u8 + 1
    }

    /// Returns the tile as text: a colour letter and a digit.
    #[inline]
    pub const fn characters(self) -> [u8; 2] {
        [LETTERS[self.colour().index()], b'0' + self.value()]
    }

    /// Returns [`Tile::characters`] as a text.
    pub fn name(self) -> &'static str {
        &NAMES[2 * self.index()..][..2]
    }

    /// Parses a tile from its two characters.
    pub(crate) fn from_bytes(letter: u8, digit: u8) -> Option<Tile> {
        let colour = Colour::from_letter(letter.into())?;
        matches!(digit, b'1'..=b'6').then(|| Tile::new(colour, digit - b'0'))
    }

    /// Returns all kinds, sorted.
    pub fn all() -> impl DoubleEndedIterator<Item = Tile> + ExactSizeIterator {
        (0..Tile::KINDS).map(Tile::from_index)
    }

    /// Returns the tile's name for players: "red 4".
    pub fn text(self) -> Text {
        message!("tile-name", colour = self.colour().text(), number = self.value())
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_the_characters() {
        for tile in Tile::all() {
            assert_eq!(tile.name().as_bytes(), tile.characters());
        }
    }
}
