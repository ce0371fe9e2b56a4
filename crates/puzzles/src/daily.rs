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

/// The puzzle of a day of a game, `game` being its id, under a secret: out of the calendar, and before that one of version
/// 1 that is sought. `budget` makes the budget of one attempt. `None` when a stop flag or a deadline struck.
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

/// The puzzle of version 1 of a day's seed, of the weekday's difficulty or the nearest easier one (then harder) that is
/// found.
fn sought<G: PuzzleGame>(
    seed: u64,
    wanted: Difficulty,
    budget: &mut dyn FnMut() -> Budget,
) -> Option<Puzzle<G>> {
    for difficulty in wanted.nearest() {
        let wish = Wish::of_version::<G>(1).of_difficulty(difficulty);
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
    use crate::attempt::proof_budget;
    use crate::day::FIRST_DAY;
    use tessera_rules::nebuchadnezzar::Nebuchadnezzar;

    #[test]
    fn seeds_are_pinned_and_depend_on_everything() {
        let own = seed(PUBLIC_SECRET, "octopus", FIRST_DAY);
        assert_eq!(own, PINNED, "a released day may never change");
        assert_ne!(own, seed("other", "octopus", FIRST_DAY));
        assert_ne!(own, seed(PUBLIC_SECRET, "themisto", FIRST_DAY));
        assert_ne!(own, seed(PUBLIC_SECRET, "octopus", FIRST_DAY.next()));
    }

    #[test]
    fn days_before_the_changeover_are_sought() {
        let version = |day: Day| {
            let own = "nebuchadnezzar";
            let puzzle = daily::<Nebuchadnezzar>(PUBLIC_SECRET, own, day, &mut proof_budget);
            Nebuchadnezzar::KINDS[puzzle.expect("a puzzle").recipe.kind].generator
        };
        assert_eq!(version(Day::read("2026-12-31").expect("a day")), 1);
        assert_eq!(version(CHANGEOVER), 2);
    }

    const PINNED: u64 = 2201972396556659;
}
