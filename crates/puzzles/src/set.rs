//! Sets of puzzles: under one id, the same puzzles on every replica.
//!
//! An id lists its puzzles, or names an edition of the library and a seed that choose them.

use crate::difficulty::Difficulty;
use crate::digits::{self, base32, number};
use crate::filter::Filter;
use crate::game::PuzzleGame;
use crate::library::{Entry, Library};
use crate::record::themes;
use tessera_rules::game::random::MAX_SEED;

/// Most puzzles of a set.
pub const MAX_COUNT: u32 = 60;
/// Most characters of a set's id.
pub const MAX_ID: usize = 1_500;
/// The highest level in a storm, in which there is little time for each puzzle.
const STORM_CEILING: u8 = 4;
/// Starts the list of puzzles in the id of a set, and separates them.
const BETWEEN: char = '~';

/// The purpose of a set.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SetKind {
    /// A few puzzles, from the easiest of the game to the hardest.
    Ladder,
    /// Like a ladder, but with many puzzles and without the hardest, to be solved against the clock.
    Storm,
    /// Puzzles that all have one theme, from easy to hard.
    Course(&'static str),
}

impl SetKind {
    /// The number of puzzles of a set unless the caller asks for another one.
    pub fn usual_count(self) -> u32 {
        match self {
            SetKind::Ladder => 10,
            SetKind::Storm => MAX_COUNT,
            SetKind::Course(_) => 12,
        }
    }

    /// Its name in ids; courses of all themes share one.
    pub fn name(self) -> &'static str {
        match self {
            SetKind::Ladder => "ladder",
            SetKind::Storm => "storm",
            SetKind::Course(_) => "course",
        }
    }

    /// The theme of a course.
    pub fn theme(self) -> Option<&'static str> {
        match self {
            SetKind::Course(theme) => Some(theme),
            SetKind::Ladder | SetKind::Storm => None,
        }
    }
}

/// A set of puzzles of one game.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum PuzzleSet {
    /// Puzzles of an edition of the library, chosen by a seed.
    Seeded(SeededSet),
    /// Puzzles chosen by hand: one or more ids without the game.
    Listed(Vec<String>),
}

/// Puzzles of an edition of the library, chosen by a seed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct SeededSet {
    /// The edition.
    pub edition: u8,
    /// The purpose of the set. The theme of a course is one of the game's.
    pub kind: SetKind,
    /// The number of puzzles, from 1 to [`MAX_COUNT`]; a rare theme may have fewer.
    pub count: u32,
    /// The seed, at most [`MAX_SEED`]; it selects one of the sets of this kind.
    pub seed: u64,
}

/// The reason why an id can't be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum SetIdError {
    /// It does not have the form of a set's id of this game.
    #[error("this is not the id of a set of puzzles of this game")]
    Foreign,
    /// Its checksum does not fit the rest.
    #[error("the id is damaged: its last part does not fit the rest")]
    Damaged,
    /// An edition that the library does not have.
    #[error("the id is from edition {0} of the library, which this service does not have")]
    Edition(u8),
    /// Neither a kind of sets nor a theme of the game.
    #[error("the id names a kind of set or a theme that this game does not have")]
    Kind,
    /// A number is out of range.
    #[error("the id can't be read: a number in it is out of range")]
    Number,
}

/// The digits that end the id of a set.
fn checksum(head: &str) -> String {
    digits::text(&digits::checksum(head, &[]))
}

impl PuzzleSet {
    /// The id of the set; `game` is the id of the game. It is
    /// `{game}-set-{kind}-{edition}-{count}-{seed}-{checksum}`, with the theme of a course behind its kind, or
    /// `{game}-set~{id}~{id}-{checksum}`.
    pub fn id(&self, game: &str) -> String {
        let head = match self {
            PuzzleSet::Listed(ids) => {
                let ids: String = ids.iter().map(|id| format!("{BETWEEN}{id}")).collect();
                format!("{game}-set{ids}")
            }
            PuzzleSet::Seeded(set) => {
                let theme = set.kind.theme().map(|theme| format!("-{theme}"));
                format!(
                    "{game}-set-{}{}-{}-{}-{}",
                    set.kind.name(),
                    theme.unwrap_or_default(),
                    set.edition,
                    set.count,
                    base32(set.seed, 1)
                )
            }
        };
        format!("{head}-{}", checksum(&head))
    }

    /// The set of an id of this game, in capitals or small letters. The ids of a list are not looked up.
    ///
    /// # Errors
    /// The reason why the id can't be read.
    pub fn read<G: PuzzleGame>(
        game: &str,
        library: &Library,
        id: &str,
    ) -> Result<PuzzleSet, SetIdError> {
        let id = id.to_ascii_lowercase();
        let (head, check) = id.rsplit_once('-').ok_or(SetIdError::Foreign)?;
        let rest = (head.strip_prefix(game)).and_then(|rest| rest.strip_prefix("-set"));
        let rest = rest.ok_or(SetIdError::Foreign)?;
        if check != checksum(head) {
            return Err(SetIdError::Damaged);
        }
        if let Some(ids) = rest.strip_prefix(BETWEEN) {
            let ids: Vec<String> = ids.split(BETWEEN).map(str::to_owned).collect();
            return match ids.len() > MAX_COUNT as usize {
                true => Err(SetIdError::Number),
                false => Ok(PuzzleSet::Listed(ids)),
            };
        }
        let rest = rest.strip_prefix('-').ok_or(SetIdError::Foreign)?;
        let mut parts = rest.rsplitn(4, '-');
        let mut part = || parts.next().ok_or(SetIdError::Foreign);
        let (seed, count, edition, kind) = (part()?, part()?, part()?, part()?);
        let edition: u8 = edition.parse().map_err(|_| SetIdError::Number)?;
        let set = PuzzleSet::Seeded(SeededSet {
            edition,
            kind: kind_of::<G>(kind).ok_or(SetIdError::Kind)?,
            count: (count.parse().ok())
                .filter(|count| (1..=MAX_COUNT).contains(count))
                .ok_or(SetIdError::Number)?,
            seed: number(seed).filter(|&seed| seed <= MAX_SEED).ok_or(SetIdError::Number)?,
        });
        if edition == 0 || edition > library.edition() {
            return Err(SetIdError::Edition(edition));
        }
        // Numbers can be written in several ways, and a set has one id.
        if set.id(game) == id { Ok(set) } else { Err(SetIdError::Number) }
    }
}

impl SeededSet {
    /// Its puzzles, from the easiest to the hardest: of each level, about the same number.
    pub fn puzzles<'a, G: PuzzleGame>(&self, library: &'a Library) -> Vec<&'a Entry> {
        let mut filter = Filter::any::<G>();
        filter.themes.extend(self.kind.theme());
        let ceiling = match self.kind {
            SetKind::Storm => STORM_CEILING,
            SetKind::Ladder | SetKind::Course(_) => Difficulty::MAX.number(),
        };
        let mut levels = Vec::new();
        for level in Difficulty::ALL.into_iter().filter(|level| level.number() <= ceiling) {
            let matching = library.matching::<G>(self.edition, &filter.clone().of_level(level));
            let mut own: Vec<&Entry> = matching.collect();
            own.sort_unstable_by_key(|entry| (entry.rank(self.seed), entry.id));
            levels.push(own);
        }
        levels.retain(|own| !own.is_empty());
        let sizes: Vec<usize> = levels.iter().map(Vec::len).collect();
        let shares = shares(self.count as usize, &sizes);
        let chosen = levels.iter().zip(shares);
        let mut chosen: Vec<&Entry> =
            chosen.flat_map(|(own, share)| own[..share].iter().copied()).collect();
        chosen.sort_by_key(|entry| entry.rating);
        chosen
    }
}

/// Shares a count as evenly as the sizes allow; the remainder goes to earlier ones.
fn shares(count: usize, sizes: &[usize]) -> Vec<usize> {
    let mut shares = vec![0; sizes.len()];
    let mut left = count;
    while left > 0 && shares != sizes {
        for (share, &size) in shares.iter_mut().zip(sizes) {
            if left > 0 && *share < size {
                *share += 1;
                left -= 1;
            }
        }
    }
    shares
}

fn kind_of<G: PuzzleGame>(name: &str) -> Option<SetKind> {
    match name {
        "ladder" => Some(SetKind::Ladder),
        "storm" => Some(SetKind::Storm),
        _ => {
            let theme = name.strip_prefix("course-")?;
            let card = themes::<G>().find(|card| card.id == theme)?;
            Some(SetKind::Course(card.id))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::library::LibraryId;
    use tessera_rules::themisto::Themisto;

    fn library() -> &'static Library {
        static READ: std::sync::OnceLock<Library> = std::sync::OnceLock::new();
        READ.get_or_init(|| {
            let text = include_str!("../library/themisto.txt");
            Library::read::<Themisto>(text).expect("the file can be read")
        })
    }

    fn read(id: &str) -> Result<PuzzleSet, SetIdError> {
        PuzzleSet::read::<Themisto>("themisto", library(), id)
    }

    fn seeded(kind: SetKind, count: u32, seed: u64) -> SeededSet {
        SeededSet { edition: 1, kind, count, seed }
    }

    fn all() -> Vec<PuzzleSet> {
        let courses = themes::<Themisto>().map(|card| SetKind::Course(card.id));
        let kinds = [SetKind::Ladder, SetKind::Storm].into_iter().chain(courses);
        let numbered =
            kinds.zip(1u32..).map(|(kind, n)| seeded(kind, n.min(MAX_COUNT), MAX_SEED >> n));
        let listed = vec!["k7m2qxa".to_owned(), "win-in-2.3k7m2qx".to_owned()];
        let listed = std::iter::once(PuzzleSet::Listed(listed));
        numbered.map(PuzzleSet::Seeded).chain(listed).collect()
    }

    #[test]
    fn reads_ids_as_they_are_written_and_in_capitals() {
        for set in all() {
            let id = set.id("themisto");
            assert_eq!(read(&id), Ok(set.clone()), "{id}");
            assert_eq!(read(&id.to_ascii_uppercase()), Ok(set), "{id}");
        }
    }

    #[test]
    fn notices_damage() {
        for set in all() {
            let id = set.id("themisto");
            for at in 0..id.len() {
                for with in ["0", "z", "-", "~", ""] {
                    let mut broken = id.clone();
                    broken.replace_range(at..=at, with);
                    assert!(broken == id || read(&broken).is_err(), "{id} {broken}");
                }
            }
        }
    }

    #[test]
    fn errors_give_the_reason() {
        let resealed = |head: &str| read(&format!("{head}-{}", checksum(head)));
        let errors = [
            ("themisto-set-ladder-9-10-7", SetIdError::Edition(9)),
            ("themisto-set-ladder-0-10-7", SetIdError::Edition(0)),
            ("themisto-set-lather-1-10-7", SetIdError::Kind),
            ("themisto-set-course-1-10-7", SetIdError::Kind),
            ("themisto-set-ladder-1-0-7", SetIdError::Number),
            ("themisto-set-ladder-1-61-7", SetIdError::Number),
            ("themisto-set-ladder-1-010-7", SetIdError::Number),
            ("themisto-set-ladder-1-10-zzzzzzzzzzz", SetIdError::Number),
            ("themisto-set-ladder", SetIdError::Foreign),
            ("octopus-set-ladder-1-10-7", SetIdError::Foreign),
            ("themisto-win-in-2-17-1", SetIdError::Foreign),
        ];
        for (head, error) in errors {
            assert_eq!(resealed(head), Err(error), "{head}");
        }
    }

    #[test]
    fn puzzles_rise_from_the_easiest_to_the_hardest_and_differ_by_seed() {
        let levels = |set: SeededSet| -> Vec<u8> {
            let puzzles = set.puzzles::<Themisto>(library());
            puzzles.iter().map(|entry| entry.level().number()).collect()
        };
        let ladder = seeded(SetKind::Ladder, 10, 7);
        assert_eq!(levels(ladder), [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
        let storm = levels(seeded(SetKind::Storm, MAX_COUNT, 7));
        assert_eq!((storm.len(), storm.is_sorted(), storm[59]), (60, true, STORM_CEILING));
        let ids = |seed| -> Vec<LibraryId> {
            let set = SeededSet { seed, ..ladder };
            set.puzzles::<Themisto>(library()).iter().map(|entry| entry.id).collect()
        };
        assert_eq!(ids(7), ids(7));
        assert_ne!(ids(7), ids(8));
    }

    #[test]
    fn puzzles_of_a_course_have_its_theme() {
        for card in themes::<Themisto>() {
            let set = seeded(SetKind::Course(card.id), 12, 1);
            let puzzles = set.puzzles::<Themisto>(library());
            assert!(!puzzles.is_empty(), "{}", card.id);
            for entry in puzzles {
                let record = entry.record::<Themisto>().expect("a record");
                assert!(record.themes.contains(&card.id), "{}", card.id);
            }
        }
    }
}
