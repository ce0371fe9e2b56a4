//! Puzzles of the library, their editions, and their numbers by type and level.

use super::id::LibraryId;
use crate::day::Day;
use crate::difficulty::Difficulty;
use crate::game::PuzzleGame;
use crate::record::{Record, Source};
use crate::task::Task;

/// A state of the library that days and sets refer to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Edition {
    /// Its number, from 1.
    pub number: u8,
    /// The first day whose puzzle is chosen from it.
    pub from: Day,
}

/// Count and themes of the library's puzzles of one type at one level.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Offer {
    /// The level.
    pub level: Difficulty,
    /// The number of puzzles.
    pub puzzles: usize,
    /// Themes that some of them have, in the order of [`Themed::THEMES`](crate::Themed::THEMES).
    pub themes: Vec<&'static str>,
}

/// A puzzle as it is kept: its position is read when it is needed.
#[derive(Debug)]
pub struct Entry {
    /// Its id.
    pub id: LibraryId,
    pub(super) kind: u8,
    /// The edition that it came with, and the one that no longer offers it.
    pub(super) added: u8,
    pub(super) withdrawn: Option<u8>,
    pub(crate) rating: u16,
    pub(super) beauty: u16,
    pub(super) estimate: Option<u8>,
    /// A bit for each place in [`PuzzleGame::THEMES`].
    pub(super) themes: u64,
    pub(super) task: Task,
    pub(super) key: Box<str>,
}

impl Entry {
    /// The record. `None` only for a defect of the file, which a test would find.
    pub fn record<G: PuzzleGame>(&self) -> Option<Record<G>> {
        let themes = G::THEMES.iter().enumerate();
        let has = |place: usize| self.themes >> place & 1 == 1;
        Some(Record {
            kind: usize::from(self.kind),
            task: self.task,
            position: G::from_key(&self.key).ok()?,
            rating: u32::from(self.rating),
            themes: themes.filter(|(place, _)| has(*place)).map(|(_, card)| card.id).collect(),
            beauty: u32::from(self.beauty),
            estimate: self.estimate,
            source: Source::Library(self.id),
        })
    }

    /// The edition that it came with.
    pub fn edition(&self) -> u8 {
        self.added
    }

    /// The edition that no longer offers it.
    pub fn withdrawn(&self) -> Option<u8> {
        self.withdrawn
    }

    /// The difficulty that its rating stands for.
    pub fn level(&self) -> Difficulty {
        Difficulty::of_rating(u32::from(self.rating))
    }

    /// Its place in the order of a seed.
    pub(crate) fn rank(&self, seed: u64) -> u64 {
        rank(seed, self.id)
    }

    /// True if an edition offers it.
    pub(super) fn is_in(&self, edition: u8) -> bool {
        self.added <= edition && self.withdrawn.is_none_or(|withdrawn| edition < withdrawn)
    }
}

/// The bit of a theme in [`Entry::themes`].
pub(super) fn theme_bit<G: PuzzleGame>(theme: &str) -> Option<u64> {
    let place = G::THEMES.iter().position(|card| card.id == theme)?;
    1u64.checked_shl(u32::try_from(place).ok()?)
}

/// The place of a puzzle in the order of a seed: the finalizer of SplitMix64 (Steele, Lea and Flood, 2014).
fn rank(seed: u64, id: LibraryId) -> u64 {
    let mut x = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ id.number();
    x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ (x >> 31)
}
