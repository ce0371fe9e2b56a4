//! Puzzles that are asked for, by id or by day.

use std::marker::PhantomData;

use tessera_puzzles::attempt::{Puzzle, attempt, proof_budget};
use tessera_puzzles::daily::daily;
use tessera_puzzles::seek::Sought;
use tessera_puzzles::set::PuzzleSet;
use tessera_search::Budget;

use super::{Day, FIRST_DAY, read_id};
use crate::game::WireGame;
use crate::problem::{Code, Problem};

/// What there was no time for.
const MADE: &str = "the puzzle was made";

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

    /// Makes it again from its id. `cut` adds to a budget what may cut the work short.
    ///
    /// # Errors
    /// [`Code::UnknownPuzzle`] when there is none; [`Code::OutOfTime`] when there is no time for it.
    pub fn make(&self, cut: impl FnOnce(Budget) -> Budget) -> Result<Puzzle<G>, Problem> {
        let recipe = read_id::<G>(&self.id)?;
        let mut budget = cut(proof_budget());
        match attempt::<G>(&recipe, &mut budget) {
            Some(puzzle) => Ok(puzzle),
            None if budget.stopped().is_some_and(|by| !by.is_repeatable()) => {
                Err(Problem::cut_short(budget.stopped(), MADE))
            }
            None => Err(Problem::new(
                Code::UnknownPuzzle,
                "the id can be read, but the attempt that it names makes no puzzle",
            )),
        }
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

    /// Makes it. The secret decides which it is; `cut` adds to a budget what may cut the work short.
    ///
    /// # Errors
    /// [`Code::OutOfTime`] when there is no time for it.
    pub fn make(&self, secret: &str, cut: impl Fn(Budget) -> Budget) -> Result<Puzzle<G>, Problem> {
        let made = daily::<G>(secret, G::ID, self.day, &mut || cut(proof_budget()));
        made.ok_or_else(|| Problem::out_of_time(MADE))
    }
}

/// A puzzle of a set.
#[derive(Debug, Clone, Copy)]
pub struct PuzzleOfSet<G> {
    set: PuzzleSet,
    number: u32,
    game: PhantomData<fn() -> G>,
}

impl<G: WireGame> PuzzleOfSet<G> {
    /// The puzzle of this number, from 1 to the number of puzzles of the set.
    pub fn new(set: PuzzleSet, number: u32) -> PuzzleOfSet<G> {
        PuzzleOfSet {
            set,
            number,
            game: PhantomData,
        }
    }

    /// What it is kept under.
    pub fn name(&self) -> String {
        format!("{} {}", self.set.id(G::ID), self.number)
    }

    /// Makes it. `cut` adds to a budget what may cut the work short.
    ///
    /// # Errors
    /// [`Code::OutOfTime`] when there is no time for it; [`Code::UnknownPuzzle`] when all attempts came to nothing.
    pub fn make(&self, cut: impl Fn(Budget) -> Budget) -> Result<Puzzle<G>, Problem> {
        match self.set.make::<G>(self.number, &mut || cut(proof_budget())) {
            Sought::Found(puzzle) => Ok(*puzzle),
            Sought::Cut => Err(Problem::out_of_time(MADE)),
            Sought::Nothing => Err(Problem::new(
                Code::UnknownPuzzle,
                "no puzzle was found for this number of the set",
            )),
        }
    }
}
