//! Ids of the puzzles of the library.

use std::fmt;

use sha2::{Digest as _, Sha256};

use crate::digits;
use crate::game::PuzzleGame;
use crate::task::Task;

/// Characters of an id, without the game.
const LENGTH: u32 = 7;

/// The id of a puzzle of the library, without the game: seven digits to the base 32, such as `k7m2qxa`. It is a hash of
/// the puzzle's content, so images of a position have the same id.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LibraryId(u64);

impl LibraryId {
    /// The id that a puzzle with this content has, if it is in the library: the first 35 bits of a SHA-256.
    pub fn of<G: PuzzleGame>(game: &str, kind: usize, task: Task, position: &G) -> LibraryId {
        let (name, key) = (G::KINDS[kind].id, position.canonical().0.key());
        let hash = Sha256::digest(format!("{game} {name} {task} {key}"));
        let mut first = [0; 8];
        first.copy_from_slice(&hash[..8]);
        LibraryId(u64::from_be_bytes(first) >> (64 - 5 * LENGTH))
    }

    /// Reads an id, in capitals or small letters. `game` is the part before the hyphen, which may be left out.
    pub fn read(game: &str, text: &str) -> Option<LibraryId> {
        let start = text.get(..game.len() + 1);
        let rest = match start.and_then(|start| start.strip_suffix('-')) {
            Some(own) if own.eq_ignore_ascii_case(game) => &text[game.len() + 1..],
            _ => text,
        };
        LibraryId::read_digits(rest)
    }

    /// Reads the part behind the game.
    pub(crate) fn read_digits(text: &str) -> Option<LibraryId> {
        (text.len() == LENGTH as usize).then_some(())?;
        digits::number(text).map(LibraryId)
    }

    /// The id with its game, such as `octopus-k7m2qxa`.
    pub fn with_game(self, game: &str) -> String {
        format!("{game}-{self}")
    }

    /// The number that the digits stand for.
    pub(super) fn number(self) -> u64 {
        self.0
    }
}

impl fmt::Display for LibraryId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&digits::base32(self.0, LENGTH as usize))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_read_in_any_case_and_with_letters_for_similar_digits() {
        let id = LibraryId::read_digits("k7m2q10").unwrap();
        assert_eq!(id.with_game("octopus"), "octopus-k7m2q10");
        for text in ["octopus-k7m2q10", "OCTOPUS-K7M2QIO", "k7m2qlo"] {
            assert_eq!(LibraryId::read("octopus", text), Some(id), "{text}");
        }
        for text in
            ["themisto-k7m2q10", "octopus-k7m2q1", "octopus-k7m2q1u", "k7m2q100", "octopus-", ""]
        {
            assert_eq!(LibraryId::read("octopus", text), None, "{text}");
        }
        assert_eq!(LibraryId::read_digits("000000z").unwrap().to_string(), "000000z");
    }
}
