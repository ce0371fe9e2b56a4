//! A record with the proof of its solution.

use std::ops::Deref;
use tessera_messages::Id;

use crate::difficulty::Difficulty;
use crate::game::{Candidate, Origin, PuzzleGame, themes_of};
use crate::orientation::Orientation;
use crate::proof::examine;
use crate::rating::tempting;
use crate::record::{Record, Source};
use crate::solution::ProvedSolution;
use crate::task::Task;
use crate::unsound::Unsound;
use tessera_rules::game::Turn;
use tessera_search::Budget;

/// Most positions that the proof of a puzzle may enter, all steps together; a game may stop earlier.
pub const PROOF_NODES: u64 = 2_000_000;

/// The reason of a task that the type does not have in a position.
const OTHER_TASK: Id = Id("say-type-other-task");

/// A record with the proof of its solution.
#[derive(Debug, Clone, PartialEq)]
pub struct Puzzle<G: PuzzleGame> {
    /// The record.
    pub record: Record<G>,
    /// The task, and the proof that it has one answer.
    pub solution: ProvedSolution<G::Move>,
}

impl<G: PuzzleGame> Deref for Puzzle<G> {
    type Target = Record<G>;

    fn deref(&self) -> &Record<G> {
        &self.record
    }
}

/// A budget for the proof of one puzzle: the same everywhere, so that every machine proves the same puzzles.
pub fn proof_budget() -> Budget {
    Budget::nodes(PROOF_NODES)
}

impl<G: PuzzleGame> Puzzle<G> {
    /// Proves that a candidate is a puzzle of this kind, and measures it. `budget` is a [`proof_budget`], perhaps with
    /// a stop flag or a deadline.
    ///
    /// A [`Task::Best`] of several moves is shortened to the moves that are the only ones, where the kind allows it.
    ///
    /// # Errors
    /// The reason why it is not a puzzle.
    pub fn prove(
        kind: usize,
        candidate: Candidate<G>,
        source: Source,
        budget: &mut Budget,
    ) -> Result<Puzzle<G>, Unsound<G::Move>> {
        let Candidate {
            position,
            task,
            origin,
        } = candidate;
        if !matches!(position.turn(), Turn::Seat(_)) {
            return Err(Unsound::NoChoice);
        }
        let may_ask = |whole: &Task| whole.covers(task);
        if !position.tasks(kind)?.iter().any(may_ask) {
            return Err(Unsound::WrongType(OTHER_TASK));
        }
        let solution = examine(kind, &position, task, budget)?;
        let rating = G::rating(&position, kind, &solution);
        let is_greedy = || {
            tempting(&position, &solution)
                .iter()
                .all(|&wrong| wrong == 0)
        };
        if Difficulty::of_rating(rating) > Difficulty::MIN && is_greedy() {
            return Err(Unsound::Greedy(solution.line));
        }
        position.check(kind, &solution, budget)?;
        if !G::KINDS[kind].ratings().contains(&rating) {
            return Err(Unsound::WrongRating(rating));
        }
        let themes = themes_of(kind, &position, &solution);
        Ok(Puzzle {
            record: Record {
                kind,
                task: solution.task,
                beauty: G::beauty(&position, &solution, &themes).score(),
                themes,
                position,
                origin,
                rating,
                source,
            },
            solution,
        })
    }

    /// The puzzle as its content id describes it. The id does not record how it was made.
    #[must_use]
    pub fn as_described(mut self) -> Puzzle<G> {
        self.record.source = Source::Composed;
        self.record.origin = Origin::Composed;
        self
    }

    /// [`Puzzle::prove`] in the canonical orientation: all images of a position are the same puzzle.
    ///
    /// # Errors
    /// The reason why it is not a puzzle.
    pub fn prove_canonical(
        kind: usize,
        candidate: Candidate<G>,
        source: Source,
        budget: &mut Budget,
    ) -> Result<Puzzle<G>, Unsound<G::Move>> {
        if !matches!(candidate.position.turn(), Turn::Seat(_)) {
            return Err(Unsound::NoChoice);
        }
        let orientation = Orientation::canonical(&candidate.position);
        let canonical = Candidate {
            position: orientation.proved().clone(),
            ..candidate
        };
        match Puzzle::prove(kind, canonical, source, budget) {
            Ok(Puzzle { record, solution }) => Ok(Puzzle {
                record: Record {
                    position: candidate.position,
                    ..record
                },
                solution: orientation.own_solution(solution),
            }),
            Err(unsound) => Err(orientation.own_reason(unsound)),
        }
    }

    /// [`Puzzle::prove_canonical`]. If only a tie between replies on the line makes the position unsound there, it is
    /// proved as it lies.
    ///
    /// # Errors
    /// The reason why it is not a puzzle.
    pub fn prove_image(
        kind: usize,
        candidate: Candidate<G>,
        source: Source,
        budget: &mut Budget,
    ) -> Result<Puzzle<G>, Unsound<G::Move>> {
        match Puzzle::prove_canonical(kind, candidate.clone(), source, budget) {
            Err(unsound) if unsound.is_after_replies() => {
                Puzzle::prove(kind, candidate, source, budget).map_err(|_| unsound)
            }
            proved => proved,
        }
    }

    /// Proves the puzzle of a record again, in the [`Orientation`] of puzzles, or as it lies if that fails; `game` is
    /// the id of the game.
    ///
    /// # Errors
    /// The reason why it is not a puzzle.
    pub fn of(
        game: &str,
        record: Record<G>,
        budget: &mut Budget,
    ) -> Result<Puzzle<G>, Unsound<G::Move>> {
        let Record { kind, task, .. } = record;
        let orientation = Orientation::of_puzzle(game, kind, task, &record.position);
        let solution = match examine(kind, orientation.proved(), task, budget) {
            Ok(solution) => orientation.own_solution(solution),
            Err(unsound) if unsound.is_after_replies() => {
                examine(kind, &record.position, task, budget)?
            }
            Err(unsound) => return Err(orientation.own_reason(unsound)),
        };
        Ok(Puzzle { record, solution })
    }
}
