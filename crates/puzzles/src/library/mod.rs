//! The library: the puzzles that ship with the program.
//!
//! `library/GAME.txt` is written for people; `line` reads and writes its lines. The build script packs the files, and each is
//! unpacked when it is first needed. What is in the library is public; only the order of days is secret ([`days`]).

mod choice;
pub mod days;
mod id;
pub mod line;
#[cfg(feature = "library")]
mod unpack;

use std::sync::OnceLock;

pub use choice::Choice;
pub use id::LibraryId;

use crate::day::Day;
use crate::difficulty::Difficulty;
use crate::game::{Origin, PuzzleGame};
use crate::record::{Record, Source};
use crate::task::Task;
use line::{Line, LineError};

include!(concat!(env!("OUT_DIR"), "/packed.rs"));

static UNPACKED: [OnceLock<Library>; PACKED.len()] = [const { OnceLock::new() }; PACKED.len()];

/// The puzzles of one game.
#[derive(Debug, Default)]
pub struct Library {
    /// In the order of their ids.
    entries: Vec<Entry>,
    editions: Vec<Edition>,
    /// From which edition on days that had the first puzzle have the second one.
    substitutes: Vec<(u8, LibraryId, LibraryId)>,
}

/// A state of the library that days and sets refer to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Edition {
    /// Its number, from 1.
    pub number: u8,
    /// The first day whose puzzle is chosen from it.
    pub from: Day,
}

/// A puzzle as it is kept: its position is read when it is needed.
#[derive(Debug)]
pub struct Entry {
    /// Its id.
    pub id: LibraryId,
    kind: u8,
    origin: Origin,
    /// The edition that it came with, and the one that no longer offers it.
    added: u8,
    withdrawn: Option<u8>,
    rating: u16,
    beauty: u16,
    /// A bit for each place in [`PuzzleGame::THEMES`].
    themes: u64,
    task: Task,
    key: Box<str>,
}

impl Library {
    /// The library of a game, `game` being its id. It is empty where the program was built without libraries.
    pub fn of<G: PuzzleGame>(game: &str) -> &'static Library {
        static EMPTY: Library = Library {
            entries: Vec::new(),
            editions: Vec::new(),
            substitutes: Vec::new(),
        };
        match PACKED.iter().position(|(name, _)| *name == game) {
            // The files that ship are read by a test.
            Some(place) => UNPACKED[place]
                .get_or_init(|| Library::read::<G>(&unpacked(PACKED[place].1)).unwrap_or_default()),
            None => &EMPTY,
        }
    }

    /// Reads a file.
    ///
    /// # Errors
    /// The first line that can't be read.
    pub fn read<G: PuzzleGame>(text: &str) -> Result<Library, LineError> {
        let mut library = Library::default();
        for (number, line) in (1..).zip(text.lines()) {
            let error = |what| LineError { line: number, what };
            let edition = library.editions.last().map_or(0, |edition| edition.number);
            match Line::read::<G>(line).map_err(error)? {
                Line::Remark => {}
                Line::Edition(next) if next.number == edition + 1 => library.editions.push(next),
                Line::Edition(_) => return Err(error("the number of an edition")),
                _ if edition == 0 => return Err(error("no edition before it")),
                Line::Puzzle(puzzle) => library.entries.push(Entry {
                    added: edition,
                    ..puzzle
                }),
                Line::Withdrawn(id) => {
                    let entry = library.entries.iter_mut().find(|entry| entry.id == id);
                    entry.ok_or(error("an unknown id"))?.withdrawn = Some(edition);
                }
                Line::Substitute(old, new) => library.substitutes.push((edition, old, new)),
            }
        }
        library.entries.sort_unstable_by_key(|entry| entry.id);
        Ok(library)
    }

    /// The number of its puzzles, with those that are withdrawn.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether it has no puzzles.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// All puzzles in the order of their ids, with those that are withdrawn.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The number of the newest edition; 0 in an empty library.
    pub fn edition(&self) -> u8 {
        self.editions.last().map_or(0, |edition| edition.number)
    }

    /// The puzzle of an id.
    pub fn get(&self, id: LibraryId) -> Option<&Entry> {
        let place = self.entries.binary_search_by_key(&id, |entry| entry.id);
        self.entries.get(place.ok()?)
    }

    /// The tasks that puzzles of a type have: wins and holds of the fewest moves first, and of best moves the most.
    pub fn tasks(&self, kind: usize) -> Vec<Task> {
        let of_kind = self
            .entries
            .iter()
            .filter(|entry| usize::from(entry.kind) == kind);
        let mut tasks: Vec<Task> = Vec::new();
        for task in of_kind.map(|entry| entry.task) {
            if !tasks.contains(&task) {
                tasks.push(task);
            }
        }
        tasks.sort_unstable_by_key(|task| task.rank());
        tasks
    }

    /// The puzzle with this content, up to symmetry.
    pub fn same_as<G: PuzzleGame>(&self, game: &str, record: &Record<G>) -> Option<LibraryId> {
        match record.source {
            Source::Library(id) => Some(id),
            _ if self.is_empty() => None,
            _ => Some(self.get(record.library_id(game))?.id),
        }
    }
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
            origin: self.origin,
            rating: u32::from(self.rating),
            themes: themes
                .filter(|(place, _)| has(*place))
                .map(|(_, card)| card.id)
                .collect(),
            beauty: u32::from(self.beauty),
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
        choice::rank(seed, self.id)
    }

    /// Whether an edition offers it.
    fn is_in(&self, edition: u8) -> bool {
        self.added <= edition && self.withdrawn.is_none_or(|withdrawn| edition < withdrawn)
    }
}

/// The bit of a theme in [`Entry::themes`].
fn theme_bit<G: PuzzleGame>(theme: &str) -> Option<u64> {
    let place = G::THEMES.iter().position(|card| card.id == theme)?;
    1u64.checked_shl(u32::try_from(place).ok()?)
}
