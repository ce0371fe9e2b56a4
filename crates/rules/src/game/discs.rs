//! Two-sided discs on a square board: their colours, and the symmetries of the board.

use tessera_messages::{Text, message};

/// A side of a disc.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Colour {
    /// Black, written `b`.
    Black,
    /// White, written `w`.
    White,
}

impl Colour {
    /// Both, black first.
    pub const BOTH: [Colour; 2] = [Colour::Black, Colour::White];

    /// Returns the other colour.
    #[inline(always)]
    pub const fn other(self) -> Colour {
        match self {
            Colour::Black => Colour::White,
            Colour::White => Colour::Black,
        }
    }

    /// Returns `b` or `w`.
    pub const fn letter(self) -> char {
        match self {
            Colour::Black => 'b',
            Colour::White => 'w',
        }
    }

    /// Returns the colour with this letter.
    pub const fn from_letter(letter: char) -> Option<Colour> {
        match letter {
            'b' => Some(Colour::Black),
            'w' => Some(Colour::White),
            _ => None,
        }
    }

    /// Returns `black` or `white`.
    pub const fn name(self) -> &'static str {
        match self {
            Colour::Black => "black",
            Colour::White => "white",
        }
    }

    /// Returns the colour's name as a part of a sentence.
    pub fn text(self) -> Text {
        match self {
            Colour::Black => message!("colour-black"),
            Colour::White => message!("colour-white"),
        }
    }
}

/// One of 16 symmetries: mirrors and an exchange of the colours, applied in the order of the fields.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Symmetry {
    /// Mirrors at the diagonal through `a1`: exchanges files and ranks.
    pub transpose: bool,
    /// Mirrors left and right, after `transpose`.
    pub mirror_files: bool,
    /// Mirrors top and bottom.
    pub mirror_ranks: bool,
    /// Exchanges the colours of all discs.
    pub exchange: bool,
}

impl Symmetry {
    /// Number of symmetries.
    pub const COUNT: usize = 16;

    /// Returns all symmetries: the identity first, and the eight without an exchange of colours before the others.
    pub fn all() -> impl ExactSizeIterator<Item = Symmetry> {
        (0..Symmetry::COUNT).map(Symmetry::numbered)
    }

    /// Returns the symmetry with this place in [`Symmetry::all`].
    pub(crate) const fn numbered(bits: usize) -> Symmetry {
        Symmetry {
            transpose: bits & 1 != 0,
            mirror_files: bits & 2 != 0,
            mirror_ranks: bits & 4 != 0,
            exchange: bits & 8 != 0,
        }
    }

    /// Returns the inverse.
    pub(crate) const fn inverse(self) -> Symmetry {
        if !self.transpose {
            return self;
        }
        // Mirroring files and then transposing equals transposing and then mirroring ranks.
        Symmetry { mirror_files: self.mirror_ranks, mirror_ranks: self.mirror_files, ..self }
    }
}
