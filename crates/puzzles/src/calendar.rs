//! The calendar: which puzzles the days from [`CHANGEOVER`](crate::day::CHANGEOVER) on have, for twenty years.
//!
//! A file for each game names as many puzzles of each level as there are days of that level, all different up to symmetry.
//! The secret decides their order alone. So nothing comes again within twenty years under any secret, a puzzle is made by
//! one attempt, and nobody without the secret knows which of the puzzles tomorrow's is. After the last puzzle of a level
//! another round begins, in another order.

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use crate::day::Day;
use crate::difficulty::Difficulty;
use crate::game::PuzzleGame;
use crate::id;
use crate::mark::mark;
use crate::recipe::{Recipe, series};
use tessera_rules::game::random::shuffle;

/// The recipes that are kept of a game.
pub trait Calendar {
    /// The version of the generator that answers and the ids of sets name.
    const GENERATOR: u32;
    /// The number of the first kind where kinds seed attempts.
    const FIRST_KIND: u8 = 4;
    /// The puzzles of days, in the form that [`recipes`] reads.
    const CALENDAR: &'static str;
    /// The puzzles of kinds that are too rare to be found when one is wished for, in the form that
    /// [`crate::shelf::recipes`] reads.
    const SHELF: &'static str = "";
}

impl Calendar for tessera_rules::octopus::Octopus {
    const GENERATOR: u32 = 3;
    const CALENDAR: &'static str = include_str!("calendar/octopus.txt");
    const SHELF: &'static str = include_str!("shelf/octopus.txt");
}

impl Calendar for tessera_rules::themisto::Themisto {
    const GENERATOR: u32 = 4;
    const CALENDAR: &'static str = include_str!("calendar/themisto.txt");
}

impl Calendar for tessera_rules::ingenious::Ingenious {
    const GENERATOR: u32 = 2;
    const FIRST_KIND: u8 = 2;
    const CALENDAR: &'static str = include_str!("calendar/ingenious.txt");
}

impl Calendar for tessera_rules::nebuchadnezzar::Nebuchadnezzar {
    const GENERATOR: u32 = 2;
    const CALENDAR: &'static str = include_str!("calendar/nebuchadnezzar.txt");
}

impl Calendar for tessera_rules::temple::Temple {
    const GENERATOR: u32 = 2;
    const CALENDAR: &'static str = include_str!("calendar/temple.txt");
}

/// The recipes of a level, in the order of the file; `game` is the id of the game. `None` when the file can't be read.
///
/// A line of [`Calendar::CALENDAR`] is a level, the id of a puzzle, and, as [`write_gaps`] writes it, by how much the
/// attempt of each further puzzle is later than that of the one before. Its type, aim and seed are the same. What follows
/// `#` is a remark.
pub fn recipes<G: PuzzleGame>(game: &str, level: Difficulty) -> Option<Vec<Recipe>> {
    let mut recipes = Vec::new();
    for line in G::CALENDAR.lines().filter(|line| !line.starts_with('#')) {
        let mut words = line.split(' ');
        if words.next()?.parse() != Ok(level.number()) {
            continue;
        }
        let recipe = id::read(game, G::KINDS, words.next()?).ok()?;
        recipes.extend(series(recipe, read_gaps(words.next().unwrap_or_default()))?);
    }
    Some(recipes)
}

/// The signs of gaps, by what they stand for.
const SIGNS: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/// What the signs before the last one of a gap stand for is not below this.
const MORE: u32 = 48;
/// A sign counts so many times what the one before it would.
const BASE: u32 = 62 - MORE;

/// Writes numbers of 1 and more, without spaces: in one sign each up to 48, and most gaps are below that. Compressed,
/// decimal numbers take an eighth more, and every browser loads them with the module.
pub fn write_gaps(gaps: impl IntoIterator<Item = u32>) -> String {
    let mut text = String::new();
    for gap in gaps {
        let mut rest = gap.saturating_sub(1);
        while rest >= MORE {
            let above = rest - MORE;
            text.push(char::from(SIGNS[(MORE + above % BASE) as usize]));
            rest = above / BASE;
        }
        text.push(char::from(SIGNS[rest as usize]));
    }
    text
}

/// The numbers that [`write_gaps`] has written, and `None` where one can't be read.
fn read_gaps(text: &str) -> impl Iterator<Item = Option<u32>> {
    let ends = |&sign: &u8| value(sign).is_none_or(|value| value < MORE);
    text.as_bytes().split_inclusive(ends).map(read_gap)
}

fn read_gap(signs: &[u8]) -> Option<u32> {
    let (mut gap, mut scale) = (1u32, 1u32);
    for &sign in signs {
        gap = gap.checked_add(value(sign)?.checked_mul(scale)?)?;
        scale = scale.checked_mul(BASE)?;
    }
    let last = *signs.last()?;
    (value(last)? < MORE).then_some(gap)
}

fn value(sign: u8) -> Option<u32> {
    let at = SIGNS.iter().position(|&own| own == sign)?;
    u32::try_from(at).ok()
}

/// The recipes of a level in the order of a round, from 0, under a secret: shuffled as Fisher and Yates do, with ChaCha,
/// seeded by HMAC-SHA-256 of game, level and round. `None` when the file can't be read.
pub fn round<G: PuzzleGame>(
    secret: &str,
    game: &str,
    level: Difficulty,
    round: usize,
) -> Option<Vec<Recipe>> {
    let mut recipes = recipes::<G>(game, level)?;
    let mark = mark(
        secret,
        &format!("calendar/{game}/{}/{round}", level.number()),
    );
    shuffle(&mut ChaCha8Rng::from_seed(mark), &mut recipes);
    Some(recipes)
}

/// The recipe of a day under a secret: in the rounds of its level, the one whose turn it is. `None` before the changeover,
/// and when the file can't be read.
pub fn recipe<G: PuzzleGame>(secret: &str, game: &str, day: Day) -> Option<Recipe> {
    let (turn, level) = (day.turn()?, day.difficulty());
    let of_round = recipes::<G>(game, level)?.len();
    let number = turn.checked_div(of_round)?;
    let recipes = round::<G>(secret, game, level, number)?;
    recipes.get(turn % of_round).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Option<Vec<u32>> {
        read_gaps(text).collect()
    }

    #[test]
    fn gaps_are_read_as_they_were_written() {
        let edges = [1, 47, 48, 49, 50, 720, 721, 10_000, 1 << 20];
        for gap in (1..3_000).chain(edges) {
            assert_eq!(read(&write_gaps([gap])), Some(vec![gap]));
        }
        assert_eq!(read(&write_gaps(edges)), Some(edges.to_vec()));
        assert_eq!(read(""), Some(Vec::new()));
        // So they stand in the files.
        assert_eq!(write_gaps([1, 2, 48, 49, 63]), "01lm0m1");
    }

    #[test]
    fn what_is_no_gap_is_not_read() {
        for text in ["-", "1 2", "m", "0m", "zzzzzzzzzzzzzzzz0", "é"] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
