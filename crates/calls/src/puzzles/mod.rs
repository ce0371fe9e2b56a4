//! Puzzles: ids, days, cards, what answers about them are made of.

mod attempt;
mod card;
pub mod messages;
mod needed;
mod solution;
mod wanted;
mod wire;

pub use attempt::{ATTEMPT_LIMIT, JUDGE_NODES, MAX_ATTEMPT, VerdictWire};
pub(crate) use attempt::{judge, unproved};
pub use card::{PuzzleCard, PuzzleThemeCard, PuzzleTypeCard, card};
pub(crate) use solution::REFUTE_NODES;
pub use solution::{
    Certificate, Choice, Refutation, SolutionAnswer, SolutionStep, TaskWire, explained, solved,
};
pub use tessera_puzzles::day::{Day, FIRST_DAY};
pub use wanted::{PuzzleById, PuzzleOfDay, PuzzleOfSet};
pub use wire::{OriginWire, PuzzleAnswer, PuzzleLinks, question_of, shown, within};

use tessera_puzzles::attempt::Puzzle;
use tessera_puzzles::set::PuzzleSet;
use tessera_puzzles::{Recipe, id};

use crate::game::WireGame;
use crate::problem::{Code, Problem};

/// The id of a puzzle.
pub fn id_of<G: WireGame>(puzzle: &Puzzle<G>) -> String {
    id::write(G::ID, G::KINDS, &puzzle.recipe)
}

/// The recipe of an id.
///
/// # Errors
/// [`Code::UnknownPuzzle`] with the reason.
pub fn read_id<G: WireGame>(id: &str) -> Result<Recipe, Problem> {
    id::read(G::ID, G::KINDS, id)
        .map_err(|error| Problem::new(Code::UnknownPuzzle, error.to_string()))
}

/// The set of an id.
///
/// # Errors
/// [`Code::UnknownPuzzle`] with the reason.
pub fn read_set_id<G: WireGame>(id: &str) -> Result<PuzzleSet, Problem> {
    PuzzleSet::read::<G>(G::ID, id)
        .map_err(|error| Problem::new(Code::UnknownPuzzle, error.to_string()))
}
