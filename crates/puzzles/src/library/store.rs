//! The library of a game: read from its file, and looked up by id.

use std::sync::{Mutex, OnceLock};

use super::days::KnownDays;
use super::entry::{Edition, Entry, Offer};
use super::id::LibraryId;
use super::line::{Line, LineError};
use crate::game::PuzzleGame;
use crate::record::{Record, Source};

include!(concat!(env!("OUT_DIR"), "/packed.rs"));

static UNPACKED: [OnceLock<Library>; PACKED.len()] = [const { OnceLock::new() }; PACKED.len()];

/// The puzzles of one game.
#[derive(Debug, Default)]
pub struct Library {
    /// Sorted by id.
    pub(super) entries: Vec<Entry>,
    /// Places in [`Library::entries`], by ascending rating.
    pub(super) by_rating: Vec<usize>,
    pub(super) editions: Vec<Edition>,
    /// From this edition on, days that had the first puzzle have the second one.
    pub(super) substitutes: Vec<(u8, LibraryId, LibraryId)>,
    /// Offers of each type, counted on first use.
    pub(super) offers: OnceLock<Vec<Vec<Offer>>>,
    /// The puzzles of the days so far, chosen on first use.
    pub(super) known_days: Mutex<KnownDays>,
}

impl Library {
    /// The library of a game, `game` being its id. It is empty where the program was built without libraries.
    pub fn of<G: PuzzleGame>(game: &str) -> &'static Library {
        static EMPTY: Library = Library {
            entries: Vec::new(),
            by_rating: Vec::new(),
            editions: Vec::new(),
            substitutes: Vec::new(),
            offers: OnceLock::new(),
            known_days: Mutex::new(KnownDays::NONE),
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
                Line::Puzzle(puzzle) => library.entries.push(Entry { added: edition, ..puzzle }),
                Line::Withdrawn(id) => {
                    let entry = library.entries.iter_mut().find(|entry| entry.id == id);
                    entry.ok_or(error("an unknown id"))?.withdrawn = Some(edition);
                }
                Line::Substitute(old, new) => library.substitutes.push((edition, old, new)),
            }
        }
        library.entries.sort_unstable_by_key(|entry| entry.id);
        library.by_rating = (0..library.entries.len()).collect();
        library.by_rating.sort_by_key(|&place| library.entries[place].rating);
        Ok(library)
    }

    /// The number of its puzzles, including withdrawn ones.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// True if it has no puzzles.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// All puzzles in the order of their ids, including withdrawn ones.
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

    /// The puzzle with this content, up to symmetry.
    pub fn same_as<G: PuzzleGame>(&self, game: &str, record: &Record<G>) -> Option<LibraryId> {
        match record.source {
            Source::Library(id) => Some(id),
            _ if self.is_empty() => None,
            _ => Some(self.get(record.library_id(game))?.id),
        }
    }
}
