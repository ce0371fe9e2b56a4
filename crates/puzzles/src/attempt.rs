//! One attempt: a recipe makes a puzzle, or nothing.

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use crate::difficulty::Difficulty;
use crate::game::{Candidate, Origin, PuzzleGame, themes_of};
use crate::proof::prove;
use crate::rating::tempting;
use crate::recipe::Recipe;
use crate::solution::ProvedSolution;
use crate::task::Task;
use tessera_rules::game::{Seat, Turn};
use tessera_search::Budget;

/// Most positions that the proof of one attempt may enter, all steps together; a game may stop earlier. This bounds
/// what an id costs to make again.
pub const PROOF_NODES: u64 = 2_000_000;

/// A puzzle and its proof.
#[derive(Debug, Clone, PartialEq)]
pub struct Puzzle<G: PuzzleGame> {
    /// What it was made from.
    pub recipe: Recipe,
    /// The position; the solver is to move.
    pub position: G,
    /// The seat that solves.
    pub solver: Seat,
    /// What is asked, and the proof that it has one answer.
    pub solution: ProvedSolution<G::Move>,
    /// Where the position is from.
    pub origin: Origin,
    /// Estimated rating, in points.
    pub rating: u32,
    /// The difficulty that the rating stands for.
    pub difficulty: Difficulty,
    /// Ids of its themes.
    pub themes: Vec<&'static str>,
}

impl<G: PuzzleGame> Puzzle<G> {
    /// What the solver is to do.
    pub fn task(&self) -> Task {
        self.solution.task
    }
}

/// A budget for the proof of one attempt. It decides what a recipe makes, so it is the same everywhere.
pub fn proof_budget() -> Budget {
    Budget::nodes(PROOF_NODES)
}

/// Makes the puzzle of a recipe. `None` when the attempt finds no puzzle, as most attempts do.
///
/// `budget` is a [`proof_budget`], perhaps with a stop flag or a deadline. If one of these ended the attempt, `None`
/// says nothing about the recipe.
pub fn attempt<G: PuzzleGame>(recipe: &Recipe, budget: &mut Budget) -> Option<Puzzle<G>> {
    let (candidate, solution) = proved_candidate::<G>(recipe, budget)?;
    let Turn::Seat(solver) = candidate.position.turn() else {
        return None;
    };
    let rating = G::rating(&candidate.position, recipe.kind, &solution);
    let difficulty = Difficulty::of_rating(rating);
    // Above level 1, a puzzle that a greedy solver solves is rejected.
    if difficulty > Difficulty::MIN
        && tempting(&candidate.position, &solution)
            .iter()
            .all(|&wrong| wrong == 0)
    {
        return None;
    }
    Some(Puzzle {
        recipe: *recipe,
        themes: themes_of(recipe.kind, &candidate.position, &solution),
        position: candidate.position,
        solver,
        solution,
        origin: candidate.origin,
        rating,
        difficulty,
    })
}

/// A candidate and the proof that its solution is the only one.
fn proved_candidate<G: PuzzleGame>(
    recipe: &Recipe,
    budget: &mut Budget,
) -> Option<(Candidate<G>, ProvedSolution<G::Move>)> {
    let mut rng = attempt_rng::<G>(recipe);
    let candidate = G::candidate(recipe.kind, recipe.aim, &mut rng)?;
    let solution = prove(recipe.kind, &candidate.position, candidate.task, budget)?;
    Some((candidate, solution))
}

/// The generator of random numbers of an attempt: a stream of its own under the recipe's seed, kind and aim.
fn attempt_rng<G: PuzzleGame>(recipe: &Recipe) -> ChaCha8Rng {
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&recipe.seed.to_le_bytes());
    seed[8] = G::FIRST_KIND + recipe.kind as u8;
    seed[9] = recipe.aim.number();
    let mut rng = ChaCha8Rng::from_seed(seed);
    rng.set_stream(u64::from(recipe.attempt));
    rng
}
