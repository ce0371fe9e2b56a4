//! Finds puzzles that meet a wish: one attempt after the other.

use std::collections::HashSet;

use rand::Rng;
use rand_chacha::ChaCha8Rng;

use crate::attempt::{Puzzle, attempt};
use crate::difficulty::Difficulty;
use crate::game::PuzzleGame;
use crate::id::MAX_RECIPE_SEED;
use crate::recipe::Recipe;
use crate::shelf::in_order;
use crate::wish::Wish;
use tessera_rules::game::random::{seeded, shuffle};
use tessera_search::Budget;

/// The attempts of each round, in which every kind and aim gets its turn; after the last, a search is given up.
const ROUNDS: [u32; 5] = [0, 128, 512, 2048, 8192];

/// Puzzles of which the most beautiful one is chosen.
const CHOICE: u32 = 4;
/// Attempts at least after a puzzle was found, to find others beside it.
const FEWEST_MORE: u32 = 16;

/// How a search for one puzzle ended.
pub enum Sought<G: PuzzleGame> {
    /// With a puzzle.
    Found(Box<Puzzle<G>>),
    /// Without one after thousands of attempts at each kind and aim, or because the wish can't be met.
    Nothing,
    /// A stop flag or a deadline struck.
    Cut,
}

/// Looks for puzzle number `index` of those that meet the wish under this seed. Each number has a stream of attempts of
/// its own, so one puzzle can be found without the others. `budget` makes the budget of one attempt: a
/// [`proof_budget`](crate::attempt::proof_budget), perhaps with a stop flag and a deadline.
pub fn seek<G: PuzzleGame>(
    wish: &Wish,
    seed: u64,
    index: u64,
    budget: &mut dyn FnMut() -> Budget,
) -> Sought<G> {
    seek_in(&ROUNDS, wish, seed, index, budget)
}

/// As [`seek`], for a puzzle of this difficulty, or of the nearest easier one (then harder) when a round of attempts finds
/// none; `wish` says the rest. So what is too rare, or never occurs, does not hold up the search.
pub fn seek_near<G: PuzzleGame>(
    wish: &Wish,
    wanted: Difficulty,
    seed: u64,
    index: u64,
    budget: &mut dyn FnMut() -> Budget,
) -> Sought<G> {
    for round in ROUNDS.windows(2) {
        for difficulty in wanted.nearest() {
            let wish = wish.clone().of_difficulty(difficulty);
            match seek_in(round, &wish, seed, index, budget) {
                Sought::Nothing => {}
                end => return end,
            }
        }
    }
    Sought::Nothing
}

fn seek_in<G: PuzzleGame>(
    rounds: &[u32],
    wish: &Wish,
    seed: u64,
    index: u64,
    budget: &mut dyn FnMut() -> Budget,
) -> Sought<G> {
    let mut choices = wish.choices::<G>();
    let mut rng: ChaCha8Rng = seeded(seed);
    rng.set_stream(index);
    shuffle(&mut rng, &mut choices);
    let own_seed = rng.next_u64() & MAX_RECIPE_SEED;
    let choices: Vec<Attempts> = (choices.into_iter())
        .filter_map(|(kind, aim)| match in_order::<G>(kind, aim, seed, index) {
            // What is on the shelf has the level that was aimed at.
            Some(recipes) => (wish.wants(aim.ratings())).then_some(Attempts::Shelved(recipes)),
            None => Some(Attempts::Numbered(Recipe {
                kind,
                aim,
                seed: own_seed,
                attempt: 0,
            })),
        })
        .collect();
    // The first choice is tried first in each round; short early rounds keep a choice that never succeeds cheap.
    for round in rounds.windows(2) {
        for choice in &choices {
            let mut best = Best::default();
            for number in round[0]..round[1] {
                let Some(recipe) = choice.get(number) else {
                    break;
                };
                let mut budget = budget();
                if !budget.poll() {
                    return Sought::Cut;
                }
                let made = attempt::<G>(&recipe, &mut budget);
                if budget.stopped().is_some_and(|by| !by.is_repeatable()) {
                    return Sought::Cut;
                }
                if let Some(puzzle) = made
                    && wish.is_met_by(&puzzle)
                    && (best.is_chosen_with(puzzle) || matches!(choice, Attempts::Shelved(_)))
                {
                    break;
                }
                if best.is_enough(number) {
                    break;
                }
            }
            if let Some((_, puzzle)) = best.puzzle {
                return Sought::Found(puzzle);
            }
        }
    }
    Sought::Nothing
}

/// The attempts at a kind and aim.
enum Attempts {
    /// All of a seed; this is the first.
    Numbered(Recipe),
    /// Those that are known to make a puzzle.
    Shelved(Vec<Recipe>),
}

impl Attempts {
    /// Attempt number `number`, if there is one.
    fn get(&self, number: u32) -> Option<Recipe> {
        match self {
            Attempts::Numbered(first) => Some(Recipe {
                attempt: number,
                ..*first
            }),
            Attempts::Shelved(recipes) => recipes.get(number as usize).copied(),
        }
    }
}

/// The most beautiful of the puzzles found so far under one kind and aim. It does not depend on time, so that every
/// replica chooses the same.
struct Best<G: PuzzleGame> {
    /// With its score.
    puzzle: Option<(u32, Box<Puzzle<G>>)>,
    found: u32,
    /// The attempt after which no more is looked for.
    last: u32,
}

impl<G: PuzzleGame> Default for Best<G> {
    fn default() -> Best<G> {
        Best {
            puzzle: None,
            found: 0,
            last: u32::MAX,
        }
    }
}

impl<G: PuzzleGame> Best<G> {
    /// Compares one more puzzle; the first of equals stays. Whether the choice is made.
    fn is_chosen_with(&mut self, puzzle: Puzzle<G>) -> bool {
        let score = G::beauty(&puzzle.position, &puzzle.solution, &puzzle.themes).score();
        if self.found == 0 {
            let number = puzzle.recipe.attempt;
            self.last = number.saturating_add(number.max(FEWEST_MORE));
        }
        if (self.puzzle.as_ref()).is_none_or(|(best, _)| score > *best) {
            self.puzzle = Some((score, Box::new(puzzle)));
        }
        self.found += 1;
        self.found == CHOICE
    }

    /// Whether something is found, and as many attempts were made again in vain.
    fn is_enough(&self, number: u32) -> bool {
        number >= self.last
    }
}

/// Recognises puzzles that are images of one another.
#[derive(Debug, Default)]
pub struct Seen<G: PuzzleGame>(HashSet<G>);

impl<G: PuzzleGame> Seen<G> {
    /// Nothing seen yet.
    pub fn new() -> Seen<G> {
        Seen(HashSet::new())
    }

    /// Whether an image of this position was noted.
    pub fn has(&self, position: &G) -> bool {
        self.0.contains(&position.canonical().0)
    }

    /// Notes this position; false when an image of it was noted before.
    pub fn is_new(&mut self, position: &G) -> bool {
        self.0.insert(position.canonical().0)
    }
}
