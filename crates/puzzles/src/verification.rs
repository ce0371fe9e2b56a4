//! Verification: decides whether a position is a puzzle of a type, with the reason if it is not.

use crate::game::{Candidate, PuzzleGame};
use crate::library::{Library, LibraryId};
use crate::puzzle::Puzzle;
use crate::record::{Record, Source};
use crate::task::Task;
use crate::unsound::{Flaw, Unsound};
use tessera_rules::game::Turn;
use tessera_search::{Budget, StoppedBy};

/// Returns the tasks that a type may ask in a position, in the order of trial: first the tasks of puzzles in the
/// library, then the one with the nearest end.
///
/// # Errors
/// The reason why it may ask none.
pub fn tasks<G: PuzzleGame>(
    game: &str,
    kind: usize,
    position: &G,
) -> Result<Vec<Task>, Unsound<G::Move>> {
    if !matches!(position.turn(), Turn::Seat(_)) {
        return Err(Unsound::NoChoice);
    }
    let mut tasks = position.tasks(kind)?;
    let library = Library::of::<G>(game);
    if !library.is_empty() {
        let is_known = |&task: &Task| {
            let id = LibraryId::of::<G>(game, kind, task, position);
            library.get(id).is_some()
        };
        let known = |task: &Task| task.with_shorter().find(is_known);
        let known: Vec<Task> = tasks.iter().filter_map(known).collect();
        tasks.retain(|task| !known.contains(task));
        tasks.splice(..0, known);
    }
    Ok(tasks)
}

/// The reason why a position was not proved to be a puzzle.
#[derive(Debug, Clone, PartialEq)]
pub enum Unproved<M> {
    /// It is not a puzzle.
    Unsound {
        /// The task that comes nearest to a puzzle; `None` where there is nothing to ask.
        task: Option<Task>,
        /// The reason why it is not a puzzle.
        unsound: Unsound<M>,
    },
    /// A stop flag or a deadline ended the proof first.
    Cut(StoppedBy),
}

/// Proves that a position is a puzzle of a type, with the first of its [`tasks`] that makes it one; `game` is the id of
/// the game. A puzzle of the library, or an image of one, keeps the measurements that the library has. `budget` returns
/// the budget of one proof.
///
/// # Errors
/// The reason of the task that comes nearest to a puzzle.
pub fn verify<G: PuzzleGame>(
    game: &str,
    kind: usize,
    position: &G,
    tasks: &[Task],
    budget: impl Fn() -> Budget,
) -> Result<Puzzle<G>, Unproved<G::Move>> {
    let mut nearest = (None, Unsound::NoChoice);
    for &task in tasks {
        let mut budget = budget();
        let position = position.clone();
        let id = LibraryId::of::<G>(game, kind, task, &position);
        let known = Library::of::<G>(game).get(id);
        let proved = match known.and_then(|entry| entry.record()) {
            Some(record) => {
                let record = Record { position, ..record.described() };
                Puzzle::of(record, &mut budget)
            }
            None => {
                let candidate = Candidate { position, task };
                Puzzle::prove(kind, candidate, Source::Composed, &mut budget)
            }
        };
        if let Some(by) = budget.stopped().filter(|by| !by.is_repeatable()) {
            return Err(Unproved::Cut(by));
        }
        match proved {
            Ok(puzzle) => return Ok(puzzle),
            Err(unsound) if distance(&unsound) < distance(&nearest.1) => {
                nearest = (Some(task), unsound);
            }
            Err(_) => {}
        }
    }
    let (task, unsound) = nearest;
    Err(Unproved::Unsound { task, unsound })
}

/// The rank of a reason; 0 is nearest to a puzzle.
fn distance<M>(unsound: &Unsound<M>) -> u8 {
    match unsound {
        Unsound::WrongType(_) => 0,
        Unsound::Greedy(_) => 1,
        Unsound::WrongRating(_) => 2,
        Unsound::Flawed { flaw, .. } => match flaw {
            Flaw::TooClose { .. } => 3,
            Flaw::Several(_) => 4,
            Flaw::Faster { .. } => 5,
            Flaw::NothingWrong => 6,
            Flaw::Lost { .. } => 7,
            Flaw::NoSolution => 8,
        },
        Unsound::TooLarge => 9,
        Unsound::NoChoice => 10,
    }
}
