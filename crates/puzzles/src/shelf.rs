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
    let (version, aim_number) = (card.generator.to_string(), aim.number().to_string());
    let mut lines = G::SHELF.lines().filter(|line| !line.starts_with('#'));
    lines.find_map(|line| {
        let mut words = line.split(' ');
        let is_it = [version.as_str(), card.id, aim_number.as_str()]
            .into_iter()
            .all(|own| words.next() == Some(own));
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

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::attempt::{attempt, proof_budget};
    use crate::seek::{Sought, seek};
    use crate::wish::Wish;
    use crate::{generator, id};
    use tessera_rules::octopus::Octopus;
    use tessera_rules::themisto::Themisto;

    const KIND: &str = "eight-tiles";

    fn kind() -> usize {
        generator::kind_named(Octopus::KINDS, Octopus::GENERATOR, KIND).expect("a kind")
    }

    fn all() -> Vec<Vec<Recipe>> {
        let aims = Octopus::KINDS[kind()].difficulties.iter();
        aims.map(|&aim| recipes::<Octopus>(kind(), aim).expect("a line of the shelf"))
            .collect()
    }

    #[test]
    fn every_line_can_be_read_and_makes_puzzles() {
        let all = all();
        let lines = Octopus::SHELF.lines().filter(|line| !line.starts_with('#'));
        assert_eq!(lines.clone().count(), all.len());
        for (line, recipes) in lines.zip(&all) {
            assert_eq!(line.split(' ').count(), 4 + recipes.len());
            let distinct: HashSet<&Recipe> = recipes.iter().collect();
            assert_eq!(distinct.len(), recipes.len());
            for recipe in [recipes[0], recipes[recipes.len() - 1]] {
                let puzzle = attempt::<Octopus>(&recipe, &mut proof_budget()).expect("a puzzle");
                assert_eq!(puzzle.difficulty, recipe.aim);
            }
        }
        let first = id::write("octopus", Octopus::KINDS, &all[0][0]);
        assert_eq!(
            first, "octopus3-eight-tiles-41zb-b-esv",
            "released shelves may never change"
        );
        assert_eq!(recipes::<Themisto>(0, Difficulty::MIN), None);
        assert_eq!(recipes::<Octopus>(0, Difficulty::MIN), None);
    }

    #[test]
    fn numbers_begin_with_different_recipes_and_come_to_all() {
        let own = &all()[0];
        let aim = own[0].aim;
        let order = |seed, index| in_order::<Octopus>(kind(), aim, seed, index).expect("recipes");
        let set = |recipes: Vec<Recipe>| recipes.into_iter().collect::<HashSet<_>>();
        let firsts: HashSet<Recipe> = (0..own.len() as u64).map(|n| order(7, n)[0]).collect();
        assert_eq!(firsts, set(own.clone()));
        assert_eq!(set(order(7, 3)), set(own.clone()));
        assert_ne!(order(7, 3), order(8, 3), "a seed decides the order");
        assert_ne!(order(7, 3)[1..], order(7, 3 + own.len() as u64)[1..]);
    }

    #[test]
    fn wishes_are_met_from_the_shelf() {
        let wish = Wish {
            kinds: vec![kind()],
            ..Wish::any::<Octopus>()
        };
        let known: HashSet<Recipe> = all().concat().into_iter().collect();
        for aim in Octopus::KINDS[kind()].difficulties {
            let wish = wish.clone().of_difficulty(*aim);
            let Sought::Found(puzzle) = seek::<Octopus>(&wish, 5, 0, &mut proof_budget) else {
                panic!("a puzzle");
            };
            assert!(known.contains(&puzzle.recipe) && puzzle.difficulty == *aim);
        }
    }
}
