//! Levels of playing strength.

/// A level of playing strength, from a beginner (1) to an expert (8). An analysis is stronger than all of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    /// The weakest level.
    pub const MIN: Level = Level(1);
    /// The strongest level.
    pub const MAX: Level = Level(8);

    /// Returns the level with this number, if there is one.
    pub fn new(number: u8) -> Option<Level> {
        (Self::MIN.0..=Self::MAX.0).contains(&number).then_some(Level(number))
    }

    /// Returns its number, from 1.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Returns its index in a table of levels, from 0.
    pub fn index(self) -> usize {
        usize::from(self.0 - 1)
    }

    /// True if its players never overlook an immediate win.
    pub(crate) fn takes_wins(self) -> bool {
        self.0 >= 2
    }

    /// True if its players never allow the opponent an immediate win that they can prevent.
    pub(crate) fn parries(self) -> bool {
        self.0 >= 3
    }

    /// Returns all levels, ascending.
    pub fn all() -> impl Iterator<Item = Level> {
        (Self::MIN.0..=Self::MAX.0).map(Level)
    }
}
