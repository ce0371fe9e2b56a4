//! The puzzle of the day: the same on every replica that has the same secret.

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use crate::attempt::Puzzle;
use crate::difficulty::Difficulty;
use crate::game::PuzzleGame;
use crate::seek::{Sought, seek};
use crate::wish::Wish;
use tessera_rules::game::random::MAX_SEED;
use tessera_search::Budget;

/// The secret of services that configure none.
pub const PUBLIC_SECRET: &str = "tessera";

/// The first day whose puzzles come from the version of the generator in use; days before keep their puzzles for ever.
pub const CHANGEOVER: &str = "2027-01-01";

/// Streams that are tried at one difficulty before the next easier one.
const STREAMS: u64 = 6;

/// The difficulty of a weekday, from Monday: easy at the week's beginning, hardest on Sunday.
pub fn difficulty_of_weekday(from_monday: u8) -> Difficulty {
    const WEEK: [u8; 7] = [1, 2, 2, 3, 3, 4, 5];
    let number = WEEK[usize::from(from_monday % 7)];
    Difficulty::new(number).unwrap_or(Difficulty::MIN)
}

/// The seed of a game's day, `date` being written `YYYY-MM-DD`: HMAC-SHA-256 (RFC 2104) of game and date under the
/// secret, its first 53 bits. Without the secret, tomorrow's puzzle can't be told.
pub fn seed(secret: &str, game: &str, date: &str) -> u64 {
    let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(secret.as_bytes()) else {
        // HMAC takes keys of every length.
        return 0;
    };
    mac.update(format!("daily/{game}/{date}").as_bytes());
    let bytes = mac.finalize().into_bytes();
    let mut first = [0; 8];
    first.copy_from_slice(&bytes[..8]);
    u64::from_be_bytes(first) & MAX_SEED
}

/// The version of the generator that makes the puzzle of a day, `date` being written `YYYY-MM-DD`: 1 before
/// [`CHANGEOVER`], from then on the one in use.
pub fn version<G: PuzzleGame>(date: &str) -> u32 {
    // Dates of this form are sorted as their texts.
    if date < CHANGEOVER { 1 } else { G::GENERATOR }
}

/// The puzzle of a day's seed by this version of the generator, of the weekday's difficulty or the nearest easier one
/// (then harder) that is found.
/// `None` when a stop flag or a deadline struck.
pub fn daily<G: PuzzleGame>(
    version: u32,
    seed: u64,
    wanted: Difficulty,
    budget: &mut dyn FnMut() -> Budget,
) -> Option<Puzzle<G>> {
    for difficulty in wanted.nearest() {
        let wish = Wish::of_version::<G>(version)
            .of_difficulty(difficulty)
            .of_days::<G>();
        for index in 0..STREAMS {
            match seek::<G>(&wish, seed, index, budget) {
                Sought::Found(puzzle) => return Some(*puzzle),
                Sought::Nothing => {}
                Sought::Cut => return None,
            }
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_rules::themisto::Themisto;

    #[test]
    fn seeds_are_pinned_and_depend_on_everything() {
        let own = seed(PUBLIC_SECRET, "octopus", "2026-01-01");
        assert_eq!(own, PINNED, "a released day may never change");
        assert_ne!(own, seed("other", "octopus", "2026-01-01"));
        assert_ne!(own, seed(PUBLIC_SECRET, "themisto", "2026-01-01"));
        assert_ne!(own, seed(PUBLIC_SECRET, "octopus", "2026-01-02"));
    }

    #[test]
    fn days_before_the_changeover_are_of_the_first_version() {
        assert_eq!(version::<Themisto>("2026-01-01"), 1);
        assert_eq!(version::<Themisto>("2026-12-31"), 1);
        assert_eq!(version::<Themisto>(CHANGEOVER), Themisto::GENERATOR);
        assert_eq!(version::<Themisto>("2031-02-03"), Themisto::GENERATOR);
    }

    const PINNED: u64 = 2201972396556659;
}
