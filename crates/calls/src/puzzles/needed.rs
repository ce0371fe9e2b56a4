//! Puzzles that a call is about.

use std::marker::PhantomData;
use std::sync::Arc;

use tessera_puzzles::attempt::{Puzzle, attempt, proof_budget};
use tessera_puzzles::daily::{daily, seed};

use super::{Day, FIRST_DAY, read_id};
use crate::game::WireGame;
use crate::host::Host;
use crate::operation::Need;
use crate::problem::{Code, Problem};

/// The puzzle of an id.
#[derive(Debug, Clone)]
pub struct PuzzleById<G> {
    id: String,
    game: PhantomData<fn() -> G>,
}

impl<G: WireGame> PuzzleById<G> {
    /// The puzzle of this id, which nobody has looked at yet.
    pub fn new(id: String) -> PuzzleById<G> {
        PuzzleById {
            id,
            game: PhantomData,
        }
    }

    /// The id.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Makes it again from its id.
    ///
    /// # Errors
    /// [`Code::UnknownPuzzle`] when there is none; [`Code::ServiceFull`] when the host has no time for it.
    pub fn make(&self, host: &impl Host) -> Result<Puzzle<G>, Problem> {
        let recipe = read_id::<G>(&self.id)?;
        let mut budget = host.cut(proof_budget());
        match attempt::<G>(&recipe, &mut budget) {
            Some(puzzle) => Ok(puzzle),
            None if budget.stopped().is_some_and(|by| !by.is_repeatable()) => Err(Problem::late()),
            None => Err(Problem::new(
                Code::UnknownPuzzle,
                "the id can be read, but the attempt that it names makes no puzzle",
            )),
        }
    }
}

impl<G: WireGame> Need for PuzzleById<G> {
    type Given = Arc<Puzzle<G>>;

    fn meet(self, host: &impl Host) -> Result<Arc<Puzzle<G>>, Problem> {
        host.puzzle(&self)
    }
}

/// The puzzle of a day that has one.
#[derive(Debug, Clone, Copy)]
pub struct PuzzleOfDay<G> {
    day: Day,
    game: PhantomData<fn() -> G>,
}

impl<G: WireGame> PuzzleOfDay<G> {
    /// The puzzle of this day.
    ///
    /// # Errors
    /// [`Code::UnknownPuzzle`] before the first day and after today.
    pub fn new(day: Day, today: Day) -> Result<PuzzleOfDay<G>, Problem> {
        if day < FIRST_DAY || day > today {
            let detail = format!("there are puzzles of the days from {FIRST_DAY} to {today} (UTC)");
            return Err(Problem::new(Code::UnknownPuzzle, detail));
        }
        Ok(PuzzleOfDay {
            day,
            game: PhantomData,
        })
    }

    /// The day.
    pub fn day(&self) -> Day {
        self.day
    }

    /// Makes it.
    ///
    /// # Errors
    /// [`Code::ServiceFull`] when the host has no time for it.
    pub fn make(&self, host: &impl Host) -> Result<Puzzle<G>, Problem> {
        let seed = seed(host.daily_secret(), G::ID, &self.day.to_string());
        let made = daily::<G>(seed, self.day.difficulty(), &mut || {
            host.cut(proof_budget())
        });
        made.ok_or_else(Problem::late)
    }
}

impl<G: WireGame> Need for PuzzleOfDay<G> {
    type Given = Arc<Puzzle<G>>;

    fn meet(self, host: &impl Host) -> Result<Arc<Puzzle<G>>, Problem> {
        host.puzzle_of_day(self)
    }
}
