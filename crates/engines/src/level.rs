//! Levels of playing strength.

/// A level of playing strength, from a beginner's (1) to the engine's best (8).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    /// The weakest.
    pub const MIN: Level = Level(1);
    /// The engine's best.
    pub const MAX: Level = Level(8);

    /// The level with this number, if there is one.
    pub fn new(number: u8) -> Option<Level> {
        (Self::MIN.0..=Self::MAX.0)
            .contains(&number)
            .then_some(Level(number))
    }

    /// Its number, from 1.
    pub fn number(self) -> u8 {
        self.0
    }

    /// Its place in a table of levels, from 0.
    pub fn index(self) -> usize {
        usize::from(self.0 - 1)
    }

    /// Whether its players never overlook that they can win at once.
    pub(crate) fn takes_wins(self) -> bool {
        self.0 >= 2
    }

    /// Whether its players don't let the opponent win at once where they can help it.
    pub(crate) fn parries(self) -> bool {
        self.0 >= 3
    }

    /// All of them, ascending.
    pub fn all() -> impl Iterator<Item = Level> {
        (Self::MIN.0..=Self::MAX.0).map(Level)
    }
}
