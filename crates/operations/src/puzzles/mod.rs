//! Puzzles: ids, cards, and the parts of answers about them.

mod attempt;
mod card;
mod content;
mod dependencies;
mod found;
pub mod messages;
mod records;
mod solution;
#[cfg(test)]
mod tests;
mod unsound;
mod wire;

pub use attempt::{ATTEMPT_LIMIT, JUDGE_NODES, MAX_ATTEMPT, VerdictWire};
pub(crate) use attempt::{judge, unproved};
pub use card::{PuzzleCard, PuzzleThemeCard, PuzzleTypeCard, card};
pub use content::{Content, content_id_of};
pub use found::{PuzzleById, RecordById, id_of};
pub use records::library_lines;
pub(crate) use solution::REFUTE_NODES;
pub use solution::{
    Certificate, Choice, Refutation, SolutionAnswer, SolutionStep, TaskWire, UnitWire, explained,
    steps_of,
};
pub use tessera_puzzles::day::{Day, FIRST_DAY};
pub use unsound::why;
pub use wire::{PuzzleAnswer, PuzzleLinks, question_of, shown, within};

use tessera_puzzles::library::Library;
use tessera_puzzles::record::Record;
use tessera_puzzles::set::PuzzleSet;

use crate::game::WireGame;
use crate::problem::{Code, Problem};

/// The puzzle of a day, determined by a secret.
///
/// # Errors
/// [`Code::UnknownPuzzle`] before the first day and after today.
pub fn of_day<G: WireGame>(secret: &str, day: Day, today: Day) -> Result<Record<G>, Problem> {
    let library = Library::of::<G>(G::ID);
    let of_day = || library.of_day::<G>(secret, G::ID, day)?.record();
    let record = if day > today { None } else { of_day() };
    record.ok_or_else(|| {
        let detail = format!("there are puzzles of the days from {FIRST_DAY} to {today} (UTC)");
        Problem::new(Code::UnknownPuzzle, detail)
    })
}

/// Reads the id of a set.
///
/// # Errors
/// [`Code::UnknownPuzzle`] with the reason.
pub fn read_set_id<G: WireGame>(id: &str) -> Result<PuzzleSet, Problem> {
    PuzzleSet::read::<G>(G::ID, Library::of::<G>(G::ID), id)
        .map_err(|error| Problem::new(Code::UnknownPuzzle, error.to_string()).at("/id"))
}
