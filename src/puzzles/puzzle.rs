//! A finished puzzle: proved, rated, tagged.

use super::build::{PROOF_NODES, attempt};
use super::rating::{difficulty, rate, tempting};
use super::{Difficulty, Origin, Proof, PuzzleGame, Recipe, Task};
use crate::game::{Seat, Turn};
use crate::search::Budget;

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
    pub proof: Proof<G::Move>,
    /// Where the position is from.
    pub origin: Origin,
    /// Estimated rating, in points.
    pub rating: u32,
    /// What the rating stands for.
    pub difficulty: Difficulty,
    /// Ids of its themes.
    pub themes: Vec<&'static str>,
}

impl<G: PuzzleGame> Puzzle<G> {
    /// What the solver is to do.
    pub fn task(&self) -> Task {
        self.proof.task
    }
}

/// A budget for the proof of one attempt. It decides what a recipe makes, so it is the same everywhere.
pub fn proof_budget() -> Budget {
    Budget::nodes(PROOF_NODES)
}

/// Makes the puzzle of a recipe; `None` when the attempt comes to nothing, which is the rule. `budget` is a
/// [`proof_budget`], perhaps with a stop flag or a deadline; when these struck it, nothing is known.
pub fn make<G: PuzzleGame>(recipe: &Recipe, budget: &mut Budget) -> Option<Puzzle<G>> {
    let (candidate, proof) = attempt::<G>(recipe, budget)?;
    let Turn::Seat(solver) = candidate.position.turn() else {
        return None;
    };
    let rating = rate(&candidate.position, recipe.kind, &proof);
    let difficulty = difficulty(rating);
    // Who takes what looks best at each step shall not solve more than the easiest puzzles.
    if difficulty > Difficulty::MIN
        && tempting(&candidate.position, &proof)
            .iter()
            .all(|&wrong| wrong == 0)
    {
        return None;
    }
    Some(Puzzle {
        recipe: *recipe,
        themes: G::themes(&candidate.position, &proof),
        position: candidate.position,
        solver,
        proof,
        origin: candidate.origin,
        rating,
        difficulty,
    })
}
