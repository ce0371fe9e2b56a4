//! Moves in words.

use tessera_messages::{Text, message};

/// A move in words: a kind of the messages `move-name` and `move-told`, and the tiles, cells or shape of the move.
#[derive(Debug, Clone)]
pub struct Spoken {
    kind: &'static str,
    what: Text,
}

impl Spoken {
    /// A move of a kind.
    pub fn new(kind: &'static str, what: impl Into<Text>) -> Spoken {
        Spoken { kind, what: what.into() }
    }

    /// The move as a noun, never at the beginning of a sentence: "green 3 above red 1".
    pub fn name(self) -> Text {
        message!("move-name", kind = self.kind, what = self.what)
    }

    /// Sentences that tell a player to make the move, and what it `does`.
    pub fn told(self, does: Text) -> Text {
        message!("move-told", kind = self.kind, what = self.what, does = does)
    }
}

/// The names of moves, one after the other.
pub fn in_turn(names: impl IntoIterator<Item = Text>) -> Text {
    let names = names.into_iter();
    let line = names.reduce(|first, rest| message!("list-then", first = first, rest = rest));
    line.unwrap_or_else(|| Text::from(""))
}

/// Coordinates with true minus signs: "1, −1".
pub fn coordinates(x: impl Into<i64>, y: impl Into<i64>) -> String {
    format!("{}, {}", x.into(), y.into()).replace('-', "\u{2212}")
}
