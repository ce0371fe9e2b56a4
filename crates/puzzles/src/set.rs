//! Sets of puzzles: what the puzzles of a set are to be like, under one id, from which every replica makes the same
//! puzzles. A set costs nothing; each of its puzzles is made when somebody asks for it.

use crate::difficulty::Difficulty;
use crate::game::PuzzleGame;
use crate::id::{base32, checksum, number, sealed};
use crate::seek::{Sought, seek_near};
use crate::wish::Wish;
use tessera_rules::game::random::MAX_SEED;
use tessera_search::Budget;

/// Most puzzles of a set.
pub const MAX_COUNT: u32 = 60;
/// The highest difficulty in a storm, in which there is little time for each puzzle.
const STORM_CEILING: u8 = 4;

/// What a set is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SetKind {
    /// From the easiest puzzles of the game to the hardest, a few.
    Ladder,
    /// As a ladder, but many, and without the hardest, to be solved against the clock.
    Storm,
    /// Puzzles that all have one theme, from easy to hard.
    Course(&'static str),
}

impl SetKind {
    /// How many puzzles a set has unless somebody asks for another number.
    pub fn usual_count(self) -> u32 {
        match self {
            SetKind::Ladder => 10,
            SetKind::Storm => MAX_COUNT,
            SetKind::Course(_) => 12,
        }
    }

    /// Its name in ids, which a course shares with those of other themes.
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
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct PuzzleSet {
    /// The version of the generator that makes its puzzles.
    pub generator: u32,
    /// What it is for. The theme of a course is one of the game's.
    pub kind: SetKind,
    /// How many puzzles it has, from 1 to [`MAX_COUNT`].
    pub count: u32,
    /// Which of the sets of this kind, at most [`MAX_SEED`].
    pub seed: u64,
}

/// Why an id can't be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum SetIdError {
    /// It has not the form of a set's id of this game.
    #[error("this is not the id of a set of puzzles of this game")]
    Foreign,
    /// Its checksum does not fit the rest.
    #[error("the id is damaged: its last part does not fit the rest")]
    Damaged,
    /// A generator of another version.
    #[error("the id is from version {0} of the generator, which this service does not have")]
    Generator(u32),
    /// Neither a kind of sets nor a theme of the game.
    #[error("the id names a kind of set or a theme that this game does not have")]
    Kind,
    /// A number is out of range.
    #[error("the id can't be read: a number in it is out of range")]
    Number,
}

impl PuzzleSet {
    /// The id of the set, `game` being that of the game: `{game}{generator}-set-{kind}-{count}-{seed}-{checksum}`, with the theme of a course behind its
    /// kind.
    pub fn id(&self, game: &str) -> String {
        let mut kind = self.kind.name().to_owned();
        if let Some(theme) = self.kind.theme() {
            kind.push('-');
            kind.push_str(theme);
        }
        sealed(format!(
            "{game}{}-set-{kind}-{}-{}",
            self.generator,
            self.count,
            base32(self.seed)
        ))
    }

    /// The set of an id of this game.
    ///
    /// # Errors
    /// Says what is wrong with it.
    pub fn read<G: PuzzleGame>(game: &str, id: &str) -> Result<PuzzleSet, SetIdError> {
        let (head, check) = id.rsplit_once('-').ok_or(SetIdError::Foreign)?;
        let rest = head.strip_prefix(game).ok_or(SetIdError::Foreign)?;
        let (version, rest) = rest.split_once("-set-").ok_or(SetIdError::Foreign)?;
        if version.is_empty() || !version.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(SetIdError::Foreign);
        }
        if check != checksum(head) {
            return Err(SetIdError::Damaged);
        }
        let version: u32 = version.parse().map_err(|_| SetIdError::Number)?;
        if version != G::GENERATOR {
            return Err(SetIdError::Generator(version));
        }
        let mut parts = rest.rsplitn(3, '-');
        let (seed, count, kind) = (parts.next(), parts.next(), parts.next());
        let (Some(seed), Some(count), Some(kind)) = (seed, count, kind) else {
            return Err(SetIdError::Foreign);
        };
        let set = PuzzleSet {
            generator: version,
            kind: kind_of::<G>(kind).ok_or(SetIdError::Kind)?,
            count: (count.parse().ok())
                .filter(|count| (1..=MAX_COUNT).contains(count))
                .ok_or(SetIdError::Number)?,
            seed: number(seed)
                .filter(|&seed| seed <= MAX_SEED)
                .ok_or(SetIdError::Number)?,
        };
        // Numbers can be written in several ways, and a set has one id.
        if set.id(game) == id {
            Ok(set)
        } else {
            Err(SetIdError::Number)
        }
    }

    /// The difficulties that its puzzles have, ascending: those of the types that may have its theme.
    fn difficulties<G: PuzzleGame>(&self) -> Vec<Difficulty> {
        let ceiling = match self.kind {
            SetKind::Storm => STORM_CEILING,
            SetKind::Ladder | SetKind::Course(_) => Difficulty::MAX.number(),
        };
        let mut all: Vec<Difficulty> = (self.types::<G>().iter())
            .flat_map(|&kind| G::KINDS[kind].difficulties.iter().copied())
            .filter(|difficulty| difficulty.number() <= ceiling)
            .collect();
        all.sort_unstable();
        all.dedup();
        all
    }

    /// The types of puzzles that may have its theme.
    fn types<G: PuzzleGame>(&self) -> Vec<usize> {
        let suits = |kind: usize| {
            let theme = self.kind.theme();
            theme.is_none_or(|theme| G::may_have(kind, theme))
        };
        (0..G::KINDS.len()).filter(|&kind| suits(kind)).collect()
    }

    /// The difficulty that the puzzle of a number, from 1, is to have.
    pub fn difficulty<G: PuzzleGame>(&self, number: u32) -> Difficulty {
        let all = self.difficulties::<G>();
        let step = (number.max(1) - 1) as usize * all.len() / self.count.max(1) as usize;
        let nearest = all.get(step).or(all.last());
        nearest.copied().unwrap_or(Difficulty::MIN)
    }

    /// Makes the puzzle of a number, from 1: of its difficulty, or of the nearest easier one (then harder) that is found.
    pub fn make<G: PuzzleGame>(
        &self,
        number: u32,
        budget: &mut dyn FnMut() -> Budget,
    ) -> Sought<G> {
        let mut wish = Wish::any::<G>();
        wish.kinds = self.types::<G>();
        wish.themes.extend(self.kind.theme());
        let wanted = self.difficulty::<G>(number);
        seek_near(&wish, wanted, self.seed, u64::from(number), budget)
    }
}

fn kind_of<G: PuzzleGame>(name: &str) -> Option<SetKind> {
    match name {
        "ladder" => Some(SetKind::Ladder),
        "storm" => Some(SetKind::Storm),
        _ => {
            let theme = name.strip_prefix("course-")?;
            let card = G::THEMES.iter().find(|card| card.id == theme)?;
            Some(SetKind::Course(card.id))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::attempt::proof_budget;
    use crate::game::{PuzzleKinds, Themed};
    use tessera_rules::nebuchadnezzar::Nebuchadnezzar;
    use tessera_rules::themisto::Themisto;

    const LADDER: PuzzleSet = PuzzleSet {
        generator: 4,
        kind: SetKind::Ladder,
        count: 10,
        seed: 7,
    };

    fn courses<G: PuzzleGame>() -> impl Iterator<Item = PuzzleSet> {
        (G::THEMES.iter().zip(1..)).map(|(card, number)| PuzzleSet {
            generator: 4,
            kind: SetKind::Course(card.id),
            count: number.min(MAX_COUNT),
            seed: MAX_SEED >> number,
        })
    }

    #[test]
    fn a_set_nobody_counted_has_puzzles() {
        let usual =
            [SetKind::Ladder, SetKind::Storm, SetKind::Course("x")].map(SetKind::usual_count);
        assert!(usual.iter().all(|count| (2..=MAX_COUNT).contains(count)));
        assert!(usual[0] < usual[1], "a storm has more than a ladder");
    }

    #[test]
    fn ids_are_read_back() {
        let storm = PuzzleSet {
            generator: 4,
            kind: SetKind::Storm,
            count: MAX_COUNT,
            seed: MAX_SEED,
        };
        for set in [LADDER, storm].into_iter().chain(courses::<Themisto>()) {
            let id = set.id("themisto");
            assert_eq!(
                PuzzleSet::read::<Themisto>("themisto", &id),
                Ok(set),
                "{id}"
            );
            assert!(crate::id::read("themisto", Themisto::KINDS, &id).is_err());
            assert_eq!(
                PuzzleSet::read::<Nebuchadnezzar>("nebuchadnezzar", &id),
                Err(SetIdError::Foreign)
            );
        }
    }

    #[test]
    fn damage_is_noticed() {
        let id = LADDER.id("themisto");
        for at in 0..id.len() {
            for with in ["0", "z", "-", ""] {
                let mut broken = id.clone();
                broken.replace_range(at..=at, with);
                let read = PuzzleSet::read::<Themisto>("themisto", &broken);
                assert!(broken == id || read.is_err(), "{broken}");
            }
        }
        let resealed = |head: &str| {
            PuzzleSet::read::<Themisto>("themisto", &format!("{head}-{}", checksum(head)))
        };
        let errors = [
            ("themisto9-set-ladder-10-7", SetIdError::Generator(9)),
            ("themisto4-set-lather-10-7", SetIdError::Kind),
            ("themisto4-set-course-10-7", SetIdError::Kind),
            ("themisto4-set-ladder-0-7", SetIdError::Number),
            ("themisto4-set-ladder-61-7", SetIdError::Number),
            ("themisto4-set-ladder-010-7", SetIdError::Number),
            ("themisto4-set-ladder-10-zzzzzzzzzzz", SetIdError::Number),
            ("themisto4-set-ladder", SetIdError::Foreign),
            ("themisto2-win-in-2-17-1", SetIdError::Foreign),
        ];
        for (head, error) in errors {
            assert_eq!(resealed(head), Err(error), "{head}");
        }
    }

    #[test]
    fn sets_rise_from_the_easiest_to_the_hardest() {
        fn levels<G: PuzzleGame>(set: PuzzleSet) -> Vec<u8> {
            (1..=set.count)
                .map(|number| set.difficulty::<G>(number).number())
                .collect()
        }
        assert_eq!(levels::<Themisto>(LADDER), [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
        let storm = PuzzleSet {
            generator: 4,
            kind: SetKind::Storm,
            count: MAX_COUNT,
            seed: 1,
        };
        let storm = levels::<Themisto>(storm);
        assert!(storm.is_sorted() && storm[0] == 1 && storm[59] == STORM_CEILING);
        for course in courses::<Themisto>() {
            assert!(levels::<Themisto>(course).is_sorted(), "{course:?}");
        }
    }

    #[test]
    fn puzzles_of_a_set_are_what_it_says() {
        let courses = Nebuchadnezzar::THEMES.iter().map(|card| PuzzleSet {
            kind: SetKind::Course(card.id),
            ..LADDER
        });
        for (set, number) in [(LADDER, 1), (LADDER, 4)]
            .into_iter()
            .chain(courses.zip(1..))
        {
            let Sought::Found(puzzle) = set.make::<Nebuchadnezzar>(number, &mut proof_budget)
            else {
                panic!("{set:?} has no puzzle {number}");
            };
            assert!(
                set != LADDER
                    || Difficulty::of_rating(puzzle.rating)
                        == set.difficulty::<Nebuchadnezzar>(number)
            );
            assert!(
                set.kind
                    .theme()
                    .is_none_or(|theme| puzzle.themes.contains(&theme))
            );
        }
    }
}
