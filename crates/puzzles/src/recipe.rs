//! What a puzzle is made from.

use crate::difficulty::Difficulty;

/// What a puzzle is made from; the same recipe always makes the same puzzle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Recipe {
    /// Which of [`crate::PuzzleGame::KINDS`].
    pub kind: usize,
    /// What the generator aims at. The puzzle is labelled with the difficulty that it turns out to have.
    pub aim: Difficulty,
    /// Names a stream of attempts.
    pub seed: u64,
    /// Which of them, from 0.
    pub attempt: u32,
}

/// A recipe and further ones, each with an attempt that is so much later than that of the one before. `None` when a number is
/// missing, because it can't be read, or out of range.
pub(crate) fn series(
    mut recipe: Recipe,
    gaps: impl IntoIterator<Item = Option<u32>>,
) -> Option<Vec<Recipe>> {
    let mut recipes = vec![recipe];
    for gap in gaps {
        recipe.attempt = recipe.attempt.checked_add(gap?)?;
        recipes.push(recipe);
    }
    Some(recipes)
}
