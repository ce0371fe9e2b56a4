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

/// The recipes of a level, in the order of the file; `game` is the id of the game. `None` when the file can't be read.
///
/// A line of [`PuzzleGame::CALENDAR`] is a level, the id of a puzzle, and numbers: by how much the attempt of each further
/// puzzle is later than that of the one before. Its type, aim and seed are the same. What follows `#` is a remark.
pub fn recipes<G: PuzzleGame>(game: &str, level: Difficulty) -> Option<Vec<Recipe>> {
    let mut recipes = Vec::new();
    for line in G::CALENDAR.lines().filter(|line| !line.starts_with('#')) {
        let mut words = line.split(' ');
        if words.next()?.parse() != Ok(level.number()) {
            continue;
        }
        let recipe = id::read(game, G::GENERATOR, G::KINDS, words.next()?).ok()?;
        recipes.extend(series(recipe, words)?);
    }
    Some(recipes)
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
