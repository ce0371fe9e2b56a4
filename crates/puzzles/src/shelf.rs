//! The shelf: recipes of kinds whose puzzles are too rare to be found when one is wished for. They were found beforehand, no
//! two the same up to symmetry, and a wish takes one of them.
//!
//! A file is never shortened or put in another order in a version that is in use, because a seed would mean other puzzles.

use rand_chacha::ChaCha8Rng;

use crate::difficulty::Difficulty;
use crate::game::PuzzleGame;
use crate::recipe::{Recipe, series};
use tessera_rules::game::random::{seeded, shuffle};

/// The recipes of a kind and aim, in the order of the file. `None` when the kind has none there.
///
/// A line of [`PuzzleGame::SHELF`] is the version and the name of a kind, an aim, a seed, an attempt, and numbers: by how much
/// each further attempt is later than the one before. Each makes a puzzle of the level that it aims at. What follows `#` is a
/// remark.
pub fn recipes<G: PuzzleGame>(kind: usize, aim: Difficulty) -> Option<Vec<Recipe>> {
    let card = G::KINDS.get(kind)?;
    let aim_number = aim.number().to_string();
    let mut lines = G::SHELF.lines().filter(|line| !line.starts_with('#'));
    lines.find_map(|line| {
        let mut words = line.split(' ');
        let _version = words.next();
        let is_it = words.next() == Some(card.id) && words.next() == Some(aim_number.as_str());
        let first = Recipe {
            kind,
            aim,
            seed: words.next().filter(|_| is_it)?.parse().ok()?,
            attempt: words.next()?.parse().ok()?,
        };
        series(first, words.map(|word| word.parse().ok()))
    })
}

/// The recipes of a kind and aim in the order in which puzzle number `index` under a seed tries them. As long as there are
/// enough, each number begins with another one. `None` when the kind has none on the shelf.
pub(crate) fn in_order<G: PuzzleGame>(
    kind: usize,
    aim: Difficulty,
    seed: u64,
    index: u64,
) -> Option<Vec<Recipe>> {
    let mut recipes = recipes::<G>(kind, aim)?;
    let mut rng: ChaCha8Rng = seeded(seed);
    shuffle(&mut rng, &mut recipes);
    let first = index % recipes.len() as u64;
    recipes.rotate_left(first as usize);
    rng.set_stream(index + 1);
    shuffle(&mut rng, &mut recipes[1..]);
    Some(recipes)
}
