//! A record with the proof of its solution.

use std::ops::Deref;
use tessera_messages::Id;

use crate::difficulty::Difficulty;
use crate::game::{Candidate, PuzzleGame, themes_of};
use crate::proof::{examine, examine_canonical};
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
const OTHER_TASK: Id = Id("requirement-other-task");

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
    /// The position after the line of its solution.
    pub fn solved(&self) -> G {
        let mut position = self.record.position.clone();
        for &m in &self.solution.line {
            position.play(m);
        }
        position
    }

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
        if !matches!(candidate.position.turn(), Turn::Seat(_)) {
            return Err(Unsound::NoChoice);
        }
        // Images are proved and measured as one position, so that the order of moves makes no difference.
        let (canonical, symmetry) = candidate.position.canonical();
        let back = G::inverse(&symmetry);
        let image = candidate.position;
        match Puzzle::prove_canonical(kind, canonical.clone(), candidate.task, source, budget) {
            Ok(mut puzzle) => {
                puzzle.solution = puzzle.solution.image(&canonical, &back);
                puzzle.record.position = image;
                Ok(puzzle)
            }
            Err(unsound) => Err(unsound.image(&canonical, &back)),
        }
    }

    fn prove_canonical(
        kind: usize,
        position: G,
        task: Task,
        source: Source,
        budget: &mut Budget,
    ) -> Result<Puzzle<G>, Unsound<G::Move>> {
        let may_ask = |whole: &Task| whole.covers(task);
        if !position.tasks(kind)?.iter().any(may_ask) {
            return Err(Unsound::WrongType(OTHER_TASK));
        }
        let solution = examine_canonical(kind, &position, task, budget)?;
        let rating = G::rating(&position, kind, &solution);
        let is_greedy = || tempting(&position, &solution).iter().all(|&wrong| wrong == 0);
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
                estimate: None,
                rating,
                source,
            },
            solution,
        })
    }

    /// The same puzzle under the usual rules, if its position has others: with the same solution, task and level, and
    /// as plain.
    pub fn under_usual_rules(&self, budget: &mut Budget) -> Option<Puzzle<G>> {
        let candidate = Candidate { position: self.position.under_usual_rules()?, task: self.task };
        let usual = Puzzle::prove(self.kind, candidate, self.source, budget).ok()?;
        let is_same = usual.solution.line == self.solution.line
            && usual.level() == self.level()
            && usual.is_plain() == self.is_plain();
        is_same.then_some(usual)
    }

    /// True if it is too plain to be offered; see [`Generate::is_plain`](crate::Generate::is_plain).
    pub fn is_plain(&self) -> bool {
        let position = &self.record.position;
        position.is_plain(self.record.kind, self.record.level(), &self.solution)
    }

    /// The puzzle of the [described](Record::described) record.
    #[must_use]
    pub fn as_described(self) -> Puzzle<G> {
        Puzzle { record: self.record.described(), ..self }
    }

    /// Proves the puzzle of a record again.
    ///
    /// # Errors
    /// The reason why it is not a puzzle.
    pub fn of(record: Record<G>, budget: &mut Budget) -> Result<Puzzle<G>, Unsound<G::Move>> {
        let solution = examine(record.kind, &record.position, record.task, budget)?;
        Ok(Puzzle { record, solution })
    }
}
