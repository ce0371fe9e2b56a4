//! Puzzles that are made on request.

use std::collections::HashSet;

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use crate::difficulty::Difficulty;
use crate::filter::Filter;
use crate::game::PuzzleGame;
use crate::puzzle::Puzzle;
use crate::record::Source;
use tessera_rules::game::random::shuffle;
use tessera_search::Budget;

/// Attempts after which a search for one puzzle is given up.
pub const MOST_ATTEMPTS: u32 = 20_000;

/// The outcome of a search for one puzzle.
pub enum Made<G: PuzzleGame> {
    /// A puzzle was found.
    Found(Box<Puzzle<G>>),
    /// No puzzle was found in [`MOST_ATTEMPTS`], or no type can pass the filter.
    Nothing,
    /// A stop flag or a deadline ended the search.
    Cut,
}

/// Makes puzzle number `index` of the puzzles that pass a filter under this seed. Each puzzle can be made without the
/// others. `budget` makes the budget of one attempt.
pub fn make<G: PuzzleGame>(
    filter: &Filter,
    seed: u64,
    index: u64,
    budget: &mut dyn FnMut() -> Budget,
) -> Made<G> {
    let mut choices = filter.choices::<G>();
    let mut rng = stream(seed, index);
    shuffle(&mut rng, &mut choices);
    for &(kind, aim) in choices.iter().cycle().take(MOST_ATTEMPTS as usize) {
        let mut budget = budget();
        if !budget.poll() {
            return Made::Cut;
        }
        let puzzle = generate::<G>(kind, aim, &mut rng, &mut budget);
        if budget.stopped().is_some_and(|by| !by.is_repeatable()) {
            return Made::Cut;
        }
        if let Some(puzzle) = puzzle.filter(|puzzle| filter.lets_through(puzzle)) {
            return Made::Found(Box::new(puzzle));
        }
    }
    Made::Nothing
}

/// One attempt at a puzzle of a kind and about this level. `None` when it finds none, as most attempts do.
pub fn generate<G: PuzzleGame>(
    kind: usize,
    aim: Difficulty,
    rng: &mut ChaCha8Rng,
    budget: &mut Budget,
) -> Option<Puzzle<G>> {
    let candidate = G::candidate(kind, aim, rng)?;
    let puzzle = Puzzle::prove(kind, candidate, Source::Fresh, budget).ok()?;
    (!puzzle.is_plain()).then(|| puzzle.under_usual_rules(budget).unwrap_or(puzzle))
}

/// A stream of random numbers under a seed.
pub fn stream(seed: u64, index: u64) -> ChaCha8Rng {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    rng.set_stream(index);
    rng
}

/// Recognises puzzles that are images of one another.
#[derive(Debug, Default)]
pub struct Seen<G: PuzzleGame>(HashSet<G>);

impl<G: PuzzleGame> Seen<G> {
    /// Nothing seen yet.
    pub fn new() -> Seen<G> {
        Seen(HashSet::new())
    }

    /// Notes this position; false when an image of it was noted before.
    pub fn is_new(&mut self, position: &G) -> bool {
        self.0.insert(position.canonical().0)
    }
}
