//! Finds puzzles that meet a wish.

use std::collections::HashSet;
use std::ops::RangeInclusive;

use rand::Rng;
use rand_chacha::ChaCha8Rng;

use super::id::MAX_RECIPE_SEED;
use super::puzzle::{Puzzle, make};
use super::rating::{difficulty, ratings};
use super::{Difficulty, PuzzleGame, Recipe};
use crate::game::random::{seeded, shuffle};
use crate::search::Budget;

/// The attempts of each round, in which every kind and aim gets its turn; after the last, a search is given up.
const ROUNDS: [u32; 5] = [0, 128, 512, 2048, 8192];

/// What a puzzle shall be like.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wish {
    /// The kinds that will do, ascending, not empty.
    pub kinds: Vec<usize>,
    /// The ratings that will do.
    pub rating: RangeInclusive<u32>,
    /// Themes that it must bear, all of them.
    pub themes: Vec<&'static str>,
}

impl Wish {
    /// Any puzzle of the game.
    pub fn any<G: PuzzleGame>() -> Wish {
        Wish {
            kinds: (0..G::KINDS.len()).collect(),
            rating: 0..=u32::MAX,
            themes: Vec::new(),
        }
    }

    /// The same wish for one difficulty.
    #[must_use]
    pub fn of_difficulty(mut self, wanted: Difficulty) -> Wish {
        self.rating = ratings(wanted);
        self
    }

    /// The kinds and aims that may meet the wish: none when it can't be met. What is aimed at a difficulty often turns
    /// out to be of the next one.
    pub fn choices<G: PuzzleGame>(&self) -> Vec<(usize, Difficulty)> {
        let low = difficulty(*self.rating.start()).number();
        let high = difficulty(*self.rating.end()).number();
        let suits = |aim: &Difficulty| (low.saturating_sub(1)..=high + 1).contains(&aim.number());
        (self.kinds.iter())
            .filter_map(|&kind| Some((kind, G::KINDS.get(kind)?)))
            .flat_map(|(kind, card)| card.difficulties.iter().map(move |&aim| (kind, aim)))
            .filter(|(_, aim)| suits(aim))
            .collect()
    }

    fn is_met_by<G: PuzzleGame>(&self, puzzle: &Puzzle<G>) -> bool {
        self.kinds.contains(&puzzle.recipe.kind)
            && self.rating.contains(&puzzle.rating)
            && self
                .themes
                .iter()
                .all(|theme| puzzle.themes.contains(theme))
    }
}

/// How a search for one puzzle ended.
pub enum Sought<G: PuzzleGame> {
    /// With a puzzle.
    Found(Box<Puzzle<G>>),
    /// Without one after thousands of attempts at each kind and aim, or because the wish can't be met.
    Nothing,
    /// A stop flag or a deadline struck.
    Cut,
}

/// Looks for puzzle number `index` of those that meet the wish under this seed: in a stream of attempts of its
/// own, so that each can be found without the others. `budget` makes the budget of one attempt: a
/// [`super::puzzle::proof_budget`], perhaps with a stop flag and a deadline.
pub fn seek<G: PuzzleGame>(
    wish: &Wish,
    seed: u64,
    index: u64,
    budget: &mut dyn FnMut() -> Budget,
) -> Sought<G> {
    let mut choices = wish.choices::<G>();
    let mut rng: ChaCha8Rng = seeded(seed);
    rng.set_stream(index);
    shuffle(&mut rng, &mut choices);
    let seed = rng.next_u64() & MAX_RECIPE_SEED;
    // The first choice is favoured, but one that never meets the wish shall not cost much.
    for round in ROUNDS.windows(2) {
        for &(kind, aim) in &choices {
            for attempt in round[0]..round[1] {
                let recipe = Recipe {
                    kind,
                    aim,
                    seed,
                    attempt,
                };
                let mut budget = budget();
                if !budget.poll() {
                    return Sought::Cut;
                }
                let made = make::<G>(&recipe, &mut budget);
                if budget.stopped().is_some_and(|by| !by.is_repeatable()) {
                    return Sought::Cut;
                }
                if let Some(puzzle) = made
                    && wish.is_met_by(&puzzle)
                {
                    return Sought::Found(Box::new(puzzle));
                }
            }
        }
    }
    Sought::Nothing
}

/// Tells puzzles that are images of one another.
#[derive(Debug, Default)]
pub struct Seen<G: PuzzleGame>(HashSet<G>);

impl<G: PuzzleGame> Seen<G> {
    /// Nothing seen yet.
    pub fn new() -> Seen<G> {
        Seen(HashSet::new())
    }

    /// Notes this position; false when an image of it has been seen.
    pub fn is_new(&mut self, position: &G) -> bool {
        self.0.insert(position.canonical().0)
    }
}
