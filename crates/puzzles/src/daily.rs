//! The puzzle of the day: the same on every replica that has the same secret.

use crate::attempt::{Puzzle, attempt};
use crate::calendar;
use crate::day::{CHANGEOVER, Day};
use crate::difficulty::Difficulty;
use crate::game::PuzzleGame;
use crate::mark::mark;
use crate::seek::{Sought, seek};
use crate::wish::Wish;
use tessera_rules::game::random::MAX_SEED;
use tessera_search::Budget;

/// The secret of services that configure none.
pub const PUBLIC_SECRET: &str = "tessera";

/// Streams that are tried at one difficulty before the next easier one.
const STREAMS: u64 = 6;

/// The puzzle of a day of a game, `game` being its id, under a secret: out of the calendar, and before that one that is
/// sought. `budget` makes the budget of one attempt. `None` when a stop flag or a deadline struck.
pub fn daily<G: PuzzleGame>(
    secret: &str,
    game: &str,
    day: Day,
    budget: &mut dyn FnMut() -> Budget,
) -> Option<Puzzle<G>> {
    if day < CHANGEOVER {
        return sought(seed(secret, game, day), day.difficulty(), budget);
    }
    let recipe = calendar::recipe::<G>(secret, game, day)?;
    attempt(&recipe, &mut budget())
}

/// The seed of a game's day before the calendar: its mark's first 53 bits.
pub fn seed(secret: &str, game: &str, day: Day) -> u64 {
    let mark = mark(secret, &format!("daily/{game}/{day}"));
    let mut first = [0; 8];
    first.copy_from_slice(&mark[..8]);
    u64::from_be_bytes(first) & MAX_SEED
}

/// The puzzle of a day's seed, of the weekday's difficulty or the nearest easier one (then harder) that is
/// found.
fn sought<G: PuzzleGame>(
    seed: u64,
    wanted: Difficulty,
    budget: &mut dyn FnMut() -> Budget,
) -> Option<Puzzle<G>> {
    for difficulty in wanted.nearest() {
        let wish = Wish::any::<G>().of_difficulty(difficulty);
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
