//! Tiles, their colours, and the two editions of the rules.

use std::fmt;

use tessera_messages::{Text, message};

/// Number of colours.
pub const COLOURS: usize = 10;
/// Number of values of each colour.
pub const VALUES: usize = 6;
/// Number of tiles: every colour with every value once.
pub const TILES: usize = COLOURS * VALUES;

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

/// One of the sixty tiles, ordered by colour, then value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile(u8);

impl Tile {
    /// Returns the tile of a colour and a value.
    ///
    /// # Panics
    /// If the value is not in `1..=6`.
    #[inline]
    pub const fn new(colour: Colour, value: u8) -> Tile {
        assert!(value >= 1 && value as usize <= VALUES, "no such value");
        Tile(colour.0 * VALUES as u8 + value - 1)
    }

    /// Returns the tile with this number, below [`TILES`].
    ///
    /// # Panics
    /// If there is no such tile.
    #[inline]
    pub const fn from_index(index: usize) -> Tile {
        assert!(index < TILES, "no such tile");
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
}

/// Names tiles for players, those of a colour together: "red 3 and 5".
pub fn tiles_in_words(tiles: impl IntoIterator<Item = Tile>) -> Text {
    let mut tiles: Vec<Tile> = tiles.into_iter().collect();
    tiles.sort_unstable();
    let of_colours = tiles.chunk_by(|a, b| a.colour() == b.colour());
    Text::and(of_colours.map(|tiles| {
        message!(
            "temple-tiles",
            colour = tiles[0].colour().text(),
            values = Text::and(tiles.iter().map(|tile| tile.value()))
        )
    }))
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.colour(), self.value())
    }
}

/// The two published states of the rules (TEM-1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Edition {
    /// The rules as published in 2010.
    #[default]
    Published,
    /// With the designer's later corrections: corner tops may touch walls, and moves may run on into a
    /// new colour.
    Revised,
}

impl Edition {
    /// Returns the name in keys.
    pub const fn name(self) -> &'static str {
        match self {
            Edition::Published => "published",
            Edition::Revised => "revised",
        }
    }
}

/// The six move types, in the order of the rules' table, which decides doubles (TEM-4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MoveType {
    /// A floor next to a floor, or under a wall that faces it.
    Floor,
    /// Two walls at right angles.
    CornerWall,
    /// One wall joined to a wall, and to a floor or a top.
    SingleWall,
    /// A top on one wall, and the wall opposite.
    Tunnel,
    /// A top on two walls or more.
    SingleTop,
    /// A top between tops, with the missing walls around it.
    CornerTop,
}

impl MoveType {
    /// Returns the type's name in words.
    pub const fn name(self) -> &'static str {
        match self {
            MoveType::Floor => "floor",
            MoveType::CornerWall => "corner wall",
            MoveType::SingleWall => "single wall",
            MoveType::Tunnel => "tunnel",
            MoveType::SingleTop => "single top",
            MoveType::CornerTop => "corner top",
        }
    }
}
