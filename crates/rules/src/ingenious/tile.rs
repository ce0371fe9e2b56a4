//! Colours, tiles, racks and forms of the game.

use tessera_messages::{Text, message};

use std::fmt::{self, Write};

/// A colour, in the order of every score array.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Colour {
    /// `R`.
    Red,
    /// `O`.
    Orange,
    /// `Y`.
    Yellow,
    /// `G`.
    Green,
    /// `B`.
    Blue,
    /// `P`.
    Purple,
}

/// Number of colours.
pub const COLOURS: usize = 6;

impl Colour {
    /// All six, in the order `ROYGBP`.
    pub const ALL: [Colour; COLOURS] =
        [Colour::Red, Colour::Orange, Colour::Yellow, Colour::Green, Colour::Blue, Colour::Purple];

    /// Returns the colour's letter.
    pub const fn letter(self) -> char {
        b"ROYGBP"[self as usize] as char
    }

    /// Returns the colour with this letter.
    pub fn from_letter(letter: char) -> Option<Colour> {
        Colour::ALL.into_iter().find(|c| c.letter() == letter)
    }

    /// Returns the colour's name in a sentence.
    pub const fn name(self) -> &'static str {
        ["red", "orange", "yellow", "green", "blue", "purple"][self as usize]
    }

    /// Returns the colour's name as a part of a sentence.
    pub fn text(self) -> Text {
        message!("colour-name", letter = &self.letter())
    }
}

/// Number of kinds of tiles: 15 pairs of colours and 6 doubles.
pub const KINDS: usize = 21;

/// Number of tiles in the box.
pub const TILES: u8 = 120;

/// A kind of tile. Kinds are ordered by their letters in the order `ROYGBP`: `RR`, `RO`, …, `RP`, `OO`, ….
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile(pub(super) u8);

/// The two colours of each kind.
const HALVES: [[Colour; 2]; KINDS] = {
    let mut halves = [[Colour::Red; 2]; KINDS];
    let (mut first, mut kind) = (0, 0);
    while first < COLOURS {
        let mut second = first;
        while second < COLOURS {
            halves[kind] = [Colour::ALL[first], Colour::ALL[second]];
            kind += 1;
            second += 1;
        }
        first += 1;
    }
    halves
};

impl Tile {
    /// Returns every kind, ascending.
    pub fn all() -> impl ExactSizeIterator<Item = Tile> + Clone {
        (0..KINDS as u8).map(Tile)
    }

    /// Returns the kinds of a set, bit [`Tile::index`] for each, ascending.
    #[inline]
    pub(super) fn of_set(mut kinds: u32) -> impl Iterator<Item = Tile> {
        std::iter::from_fn(move || {
            let kind = (kinds != 0).then(|| kinds.trailing_zeros() as u8)?;
            kinds &= kinds - 1;
            Some(Tile(kind))
        })
    }

    /// Returns the kind with these two colours, in either order.
    #[inline]
    pub const fn of(a: Colour, b: Colour) -> Tile {
        let (low, high) =
            if (a as u8) < (b as u8) { (a as u8, b as u8) } else { (b as u8, a as u8) };
        // Number of kinds before the first that begins with `low`: 6 + 5 + ….
        Tile(low * (13 - low) / 2 + high - low)
    }

    /// Returns the two colours, in the tile's written order.
    #[inline]
    pub const fn halves(self) -> [Colour; 2] {
        HALVES[self.0 as usize]
    }

    /// True if both halves have one colour.
    #[inline]
    pub const fn is_double(self) -> bool {
        self.halves()[0] as u8 == self.halves()[1] as u8
    }

    /// Returns the number of tiles of this kind in the box: 6, or 5 for a double.
    #[inline]
    pub const fn copies(self) -> u8 {
        if self.is_double() { 5 } else { 6 }
    }

    /// Returns the kind's number, `0..21`.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the colours as a set, bit `c` for colour number `c`.
    #[inline]
    pub(super) const fn colour_set(self) -> u8 {
        1 << self.halves()[0] as u8 | 1 << self.halves()[1] as u8
    }

    /// Parses two letters in the order `ROYGBP`; `BR` is not a tile.
    pub fn parse(text: &str) -> Option<Tile> {
        let mut letters = text.chars();
        let (a, b) = (letters.next()?, letters.next()?);
        let (a, b) = (Colour::from_letter(a)?, Colour::from_letter(b)?);
        (letters.next().is_none() && a <= b).then(|| Tile::of(a, b))
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.halves().into_iter().try_for_each(|colour| f.write_char(colour.letter()))
    }
}

/// Notation of a face-down place.
pub const FACE_DOWN: &str = "??";

/// The places of a rack (or of a draw): up to six tiles, known or face down, sorted with the face-down
/// ones last.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rack {
    /// Kinds; [`DOWN`] for a face-down place, [`NOTHING`] beyond the last one.
    places: [u8; Rack::SIZE],
    len: u8,
}

/// A face-down place.
const DOWN: u8 = KINDS as u8;
/// No place.
const NOTHING: u8 = u8::MAX;

impl Rack {
    /// The size of a full rack.
    pub const SIZE: usize = 6;
    /// No tile.
    pub const EMPTY: Rack = Rack { places: [NOTHING; Rack::SIZE], len: 0 };

    /// Creates a rack of these tiles (`None`: face down) in any order; `None` if there are more than six.
    pub fn new(places: impl IntoIterator<Item = Option<Tile>>) -> Option<Rack> {
        let mut rack = Rack::EMPTY;
        for place in places {
            if rack.len() == Rack::SIZE {
                return None;
            }
            rack.insert(place);
        }
        Some(rack)
    }

    /// Returns the number of tiles.
    #[inline]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// True if there is no tile.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Returns the number of face-down tiles.
    #[inline]
    pub fn face_down(&self) -> usize {
        self.raw().iter().filter(|&&place| place == DOWN).count()
    }

    /// True if a tile is face down.
    #[inline]
    pub fn has_face_down(&self) -> bool {
        self.raw().last() == Some(&DOWN)
    }

    /// Returns the known tiles, ascending, with repetitions.
    #[inline]
    pub fn known(&self) -> impl Iterator<Item = Tile> {
        self.raw().iter().copied().take_while(|&place| place != DOWN).map(Tile)
    }

    /// Returns the kinds of the known tiles as a set, bit [`Tile::index`] for each.
    #[inline]
    pub(super) fn kinds(&self) -> u32 {
        self.known().fold(0, |set, tile| set | 1 << tile.0)
    }

    /// Returns all places, `None` for a face-down one.
    pub fn places(&self) -> impl ExactSizeIterator<Item = Option<Tile>> {
        self.raw().iter().map(|&place| (place != DOWN).then_some(Tile(place)))
    }

    /// True if a known tile is of this kind.
    #[inline]
    pub fn contains(&self, tile: Tile) -> bool {
        self.raw().contains(&tile.0)
    }

    /// Puts a tile on the rack.
    ///
    /// # Panics
    /// If the rack is full.
    #[inline]
    pub fn insert(&mut self, place: Option<Tile>) {
        let new = place.map_or(DOWN, |tile| tile.0);
        let mut i = self.len();
        self.len += 1;
        while i > 0 && self.places[i - 1] > new {
            self.places[i] = self.places[i - 1];
            i -= 1;
        }
        self.places[i] = new;
    }

    /// Takes one such tile off the rack; false if there is none.
    #[inline]
    pub fn remove(&mut self, place: Option<Tile>) -> bool {
        let old = place.map_or(DOWN, |tile| tile.0);
        let Some(i) = self.raw().iter().position(|&place| place == old) else {
            return false;
        };
        for j in i..Rack::SIZE - 1 {
            self.places[j] = self.places[j + 1];
        }
        self.places[Rack::SIZE - 1] = NOTHING;
        self.len -= 1;
        true
    }

    #[inline]
    fn raw(&self) -> &[u8] {
        &self.places[..self.len()]
    }
}

impl fmt::Display for Rack {
    /// Writes the tiles without separators.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.places().try_for_each(|place| match place {
            Some(tile) => tile.fmt(f),
            None => f.write_str(FACE_DOWN),
        })
    }
}

/// The four forms of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Form {
    /// Two to four seats, each for itself.
    Standard,
    /// One seat with one tile at a time and two boards (ING-7).
    Solo,
    /// Four seats; partners 0+2 and 1+3 share their tracks (ING-8).
    Team,
    /// Two seats with one peg per colour (ING-9, reconstructed).
    Duel,
}

impl Form {
    /// All four forms.
    pub const ALL: [Form; 4] = [Form::Standard, Form::Solo, Form::Team, Form::Duel];

    /// Returns the name used in keys and JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Form::Standard => "standard",
            Form::Solo => "solo",
            Form::Team => "team",
            Form::Duel => "duel",
        }
    }

    /// Returns the numbers of seats that the form supports.
    pub const fn seats(self) -> std::ops::RangeInclusive<usize> {
        match self {
            Form::Standard => 2..=4,
            Form::Solo => 1..=1,
            Form::Team => 4..=4,
            Form::Duel => 2..=2,
        }
    }

    /// Returns the radius of the boundary with `seats` seats.
    pub const fn radius(self, seats: usize) -> u8 {
        match seats {
            1 | 2 => 5,
            3 => 6,
            _ => 7,
        }
    }

    /// Returns the number of tiles on a full rack.
    pub const fn rack_size(self) -> usize {
        match self {
            Form::Solo => 1,
            _ => Rack::SIZE,
        }
    }

    /// Returns the range of a track, as its seat sees it.
    pub const fn track(self) -> std::ops::RangeInclusive<i8> {
        match self {
            Form::Standard => 0..=18,
            Form::Solo | Form::Team => 0..=36,
            Form::Duel => -9..=9,
        }
    }

    /// Returns the place where a marker at `from` stops if a half scores `points`. Tracks end; tracks of two boards
    /// also stop once at 18 (ING-7, ING-8); a taken peg stays (ING-9).
    #[inline]
    pub fn advance(self, from: i8, points: i8) -> i8 {
        let stop = match self {
            Form::Standard => 18,
            Form::Solo | Form::Team if from < 18 => 18,
            Form::Solo | Form::Team => 36,
            Form::Duel if from == -9 => -9,
            Form::Duel => 9,
        };
        // A peg at -9 already is at its stop; otherwise `from` is at most the stop.
        stop.min(from + points)
    }

    /// True if a half that moved a marker from `from` to `to` earns a placement.
    #[inline]
    pub fn earns(self, from: i8, to: i8) -> bool {
        from != to
            && match self {
                Form::Standard => to == 18,
                Form::Solo => false,
                Form::Team => to == 18 || to == 36,
                Form::Duel => to == 9,
            }
    }
}
