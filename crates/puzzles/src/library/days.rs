//! The puzzles of days.
//!
//! A day has a puzzle of its weekday's level, of a type that at most one of the last three such weekdays had: in four
//! weeks no type comes more than twice on one weekday. Where the level has no such type left, a neighbouring level
//! lends a puzzle. Sundays have puzzles of rare types ([`PuzzleKinds::SUNDAYS`](crate::PuzzleKinds::SUNDAYS)), as
//! long as there are some. A secret decides the order. So the puzzles are public, but the choice for tomorrow is not. A new
//! edition keeps the days before it, and shuffles the remaining puzzles with the new ones: no puzzle is repeated before
//! all have had their day.

use std::collections::HashSet;
use std::sync::PoisonError;

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::entry::Entry;
use super::id::LibraryId;
use super::store::Library;
use crate::day::{Day, FIRST_DAY};
use crate::difficulty::Difficulty;
use crate::filter::Filter;
use crate::game::PuzzleGame;
use crate::keyed_hash::keyed_hash;
use tessera_rules::game::random::{below, shuffle};

/// The secret of services that configure none.
pub const PUBLIC_SECRET: &str = "tessera";

/// Weeks of one weekday in which no type comes more than [`MOST_ALIKE`] times.
const WEEKS: usize = 4;
/// Most puzzles of one type in that time.
const MOST_ALIKE: usize = 2;
/// Puzzles of another level among which the one with the nearest rating is lent.
const LENT: usize = 8;
/// Lowest level of the puzzles of rare kinds that are kept for Sundays.
const SPECIAL: Difficulty = Difficulty::between(4, 5)[0];
/// Days that are chosen ahead.
const AHEAD: usize = 366;

/// The puzzles of the first days under one secret: a service has only one.
#[derive(Debug, Default)]
pub(super) struct KnownDays {
    secret: String,
    game: String,
    ids: Vec<LibraryId>,
}

impl KnownDays {
    pub(super) const NONE: KnownDays =
        KnownDays { secret: String::new(), game: String::new(), ids: Vec::new() };
}

impl Library {
    /// The puzzle of a day under a secret, `game` being the id of the game. `None` before the first day.
    pub fn of_day<G: PuzzleGame>(&self, secret: &str, game: &str, day: Day) -> Option<&Entry> {
        let edition = self.editions.iter().rfind(|edition| edition.from <= day)?;
        let id = self.id_of_day::<G>(secret, game, day.number()?)?;
        let substitute =
            self.substitutes.iter().rfind(|(since, old, _)| *since <= edition.number && *old == id);
        self.get(substitute.map_or(id, |(_, _, new)| *new))
    }

    /// The id of the puzzle of a day, without substitutes. A walk through all days before takes milliseconds, so its
    /// result is kept.
    fn id_of_day<G: PuzzleGame>(
        &self,
        secret: &str,
        game: &str,
        number: usize,
    ) -> Option<LibraryId> {
        let known = self.known_days.lock();
        let mut known = known.unwrap_or_else(PoisonError::into_inner);
        if known.secret != secret || known.game != game || known.ids.len() <= number {
            let days = self.days::<G>(secret, game).take(number + AHEAD);
            *known = KnownDays {
                secret: secret.to_owned(),
                game: game.to_owned(),
                ids: days.map(|entry| entry.id).collect(),
            };
        }
        known.ids.get(number).copied()
    }

    /// The puzzles of all days from [`FIRST_DAY`] on, without substitutes. It ends only for a library without puzzles.
    pub fn days<'a, 'secret, G: PuzzleGame>(
        &'a self,
        secret: &'secret str,
        game: &'secret str,
    ) -> impl Iterator<Item = &'a Entry> + use<'a, 'secret, G> {
        let mut calendar = Calendar {
            library: self,
            day: FIRST_DAY,
            edition: 0,
            rng: ChaCha8Rng::from_seed([0; 32]),
            all: Vec::new(),
            left: Vec::new(),
            latest: Default::default(),
        };
        std::iter::from_fn(move || calendar.next::<G>(secret, game))
    }
}

/// The choice of puzzles, day by day.
struct Calendar<'a> {
    library: &'a Library,
    /// The next day.
    day: Day,
    /// The newest edition in force, 0 before the first.
    edition: usize,
    rng: ChaCha8Rng,
    /// The puzzles of all editions in force.
    all: Vec<&'a Entry>,
    /// Puzzles that have had no day, by level and type, in random order.
    left: Vec<Pool<'a>>,
    /// By weekday: the types of the last puzzles, the latest last.
    latest: [Vec<u8>; 7],
}

/// Puzzles of one level and type.
struct Pool<'a> {
    level: Difficulty,
    kind: u8,
    entries: Vec<&'a Entry>,
}

impl<'a> Calendar<'a> {
    fn next<G: PuzzleGame>(&mut self, secret: &str, game: &str) -> Option<&'a Entry> {
        let editions = &self.library.editions;
        let in_force = editions.iter().filter(|edition| edition.from <= self.day);
        let in_force = in_force.count();
        let is_empty = self.left.iter().all(|pool| pool.entries.is_empty());
        if in_force > self.edition || is_empty {
            let round = if is_empty { self.day.number()? } else { 0 };
            let seed = keyed_hash(secret, &format!("days/{game}/{in_force}/{round}"));
            self.rng = ChaCha8Rng::from_seed(seed);
            self.fill::<G>(in_force, is_empty);
        }
        let entry = self.choose(G::SUNDAYS)?;
        let latest = &mut self.latest[self.day.weekday()];
        latest.push(entry.kind);
        if latest.len() == WEEKS {
            latest.remove(0);
        }
        self.day = self.day.next();
        Some(entry)
    }

    /// Adds the puzzles of new editions to the puzzles left; with `anew`, also the puzzles that have had their day.
    fn fill<G: PuzzleGame>(&mut self, in_force: usize, anew: bool) {
        let substitutes = self.library.substitutes.iter();
        // A substitute for another puzzle has no day of its own.
        let bound: HashSet<LibraryId> = substitutes.map(|(_, _, new)| *new).collect();
        let filter = Filter::any::<G>();
        let mut left: Vec<&Entry> = self.left.drain(..).flat_map(|pool| pool.entries).collect();
        for edition in &self.library.editions[self.edition..in_force] {
            let matching = self.library.matching::<G>(edition.number, &filter);
            let new = matching
                .filter(|entry| entry.added == edition.number && !bound.contains(&entry.id));
            let before = self.all.len();
            self.all.extend(new);
            left.extend(&self.all[before..]);
        }
        self.edition = in_force;
        if anew {
            left.clone_from(&self.all);
        }
        // In the order of the ids, regardless of their editions.
        left.sort_unstable_by_key(|entry| entry.id);
        shuffle(&mut self.rng, &mut left);
        for entry in left {
            let level = entry.level();
            let of_pool = |pool: &&mut Pool<'_>| pool.level == level && pool.kind == entry.kind;
            match self.left.iter_mut().find(of_pool) {
                Some(pool) => pool.entries.push(entry),
                None => self.left.push(Pool { level, kind: entry.kind, entries: vec![entry] }),
            }
        }
        self.left.sort_by_key(|pool| (pool.level, pool.kind));
    }

    /// Takes a puzzle for the next day: as near to the weekday's level as types allow, types by the number of their
    /// puzzles. The kinds `rare` are for Sundays.
    fn choose(&mut self, rare: &[usize]) -> Option<&'a Entry> {
        let level = self.day.difficulty();
        let latest = &self.latest[self.day.weekday()];
        let is_sunday = level == Difficulty::MAX;
        let is_special =
            |pool: &Pool<'_>| pool.level >= SPECIAL && rare.contains(&usize::from(pool.kind));
        let away = |pool: &Pool<'_>| match is_special(pool) {
            true => 0,
            false => pool.level.number().abs_diff(level.number()),
        };
        let is_free =
            |pool: &Pool<'_>| latest.iter().filter(|&&kind| kind == pool.kind).count() < MOST_ALIKE;
        let open = |pool: &&mut Pool<'a>| !pool.entries.is_empty();
        // Without another type, the same one comes again.
        let rank = |pool: &Pool<'_>| (!is_free(pool), is_special(pool) != is_sunday, away(pool));
        let nearest = self.left.iter_mut().filter(open).map(|pool| rank(pool)).min()?;
        let mut pools: Vec<&mut Pool<'a>> = (self.left.iter_mut())
            .filter(|pool| !pool.entries.is_empty() && rank(pool) == nearest)
            .collect();
        let total: usize = pools.iter().map(|pool| pool.entries.len()).sum();
        let mut ticket = below(&mut self.rng, u32::try_from(total).ok()?) as usize;
        let pool = pools.iter_mut().find(|pool| match ticket.checked_sub(pool.entries.len()) {
            Some(rest) => {
                ticket = rest;
                false
            }
            None => true,
        })?;
        if pool.level == level {
            return pool.entries.pop();
        }
        let ratings = level.ratings();
        let distance = |entry: &Entry| {
            let rating = u32::from(entry.rating);
            rating.saturating_sub(*ratings.end()) + ratings.start().saturating_sub(rating)
        };
        let first = pool.entries.len().saturating_sub(LENT);
        let places = first..pool.entries.len();
        let place = places.min_by_key(|&place| distance(pool.entries[place]))?;
        Some(pool.entries.remove(place))
    }
}
