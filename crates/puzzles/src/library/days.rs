//! The puzzles of days.
//!
//! Each day has a puzzle of its weekday's level. A secret decides the order in which the puzzles of a level take turns.
//! So the puzzles are public, but the choice for tomorrow is not. A new edition keeps the turns taken before it, and
//! shuffles the remaining puzzles with the new ones: no puzzle is repeated before all have had their turn.

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::entry::{Edition, Entry};
use super::store::Library;
use crate::day::Day;
use crate::difficulty::Difficulty;
use crate::filter::Filter;
use crate::game::PuzzleGame;
use crate::mark::mark;
use tessera_rules::game::random::shuffle;

/// The secret of services that configure none.
pub const PUBLIC_SECRET: &str = "tessera";

impl Library {
    /// The puzzle of a day under a secret, `game` being the id of the game. `None` before the first day.
    pub fn of_day<G: PuzzleGame>(&self, secret: &str, game: &str, day: Day) -> Option<&Entry> {
        let edition = self.editions.iter().rfind(|edition| edition.from <= day)?;
        let order = self.order::<G>(secret, game, day.difficulty(), edition.number);
        let entry = *order.get(
            day.turns_before(day.difficulty())
                .checked_rem(order.len())?,
        )?;
        let substitute = self
            .substitutes
            .iter()
            .rfind(|(since, old, _)| *since <= edition.number && *old == entry.id);
        match substitute {
            Some((_, _, new)) => self.get(*new),
            None => Some(entry),
        }
    }

    /// The puzzles of a level in the order of days, as an edition has it.
    pub fn order<G: PuzzleGame>(
        &self,
        secret: &str,
        game: &str,
        level: Difficulty,
        edition: u8,
    ) -> Vec<&Entry> {
        let filter = Filter::any::<G>().of_level(level);
        let mut order: Vec<&Entry> = Vec::new();
        let mut all: Vec<&Entry> = Vec::new();
        for &Edition { number, from } in self.editions.iter().filter(|own| own.number <= edition) {
            let taken = match number {
                1 => 0,
                _ => from.turns_before(level).min(order.len()),
            };
            // A substitute for another puzzle has no day of its own.
            let is_free =
                |entry: &&Entry| self.substitutes.iter().all(|(_, _, new)| *new != entry.id);
            let new = self
                .matching::<G>(number, &filter)
                .filter(|entry| entry.added == number);
            all.extend(new.filter(is_free));
            // In the order of the ids, regardless of their editions.
            all.sort_unstable_by_key(|entry| entry.id);
            order.truncate(taken);
            let mut rest: Vec<&Entry> = all.clone();
            rest.retain(|entry| order.iter().all(|own| own.id != entry.id));
            let own = mark(secret, &format!("days/{game}/{number}/{}", level.number()));
            shuffle(&mut ChaCha8Rng::from_seed(own), &mut rest);
            order.append(&mut rest);
        }
        order
    }
}
