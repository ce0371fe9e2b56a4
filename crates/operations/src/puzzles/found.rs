//! Puzzles by their ids.

use tessera_puzzles::Candidate;
use tessera_puzzles::content;
use tessera_puzzles::library::{Library, LibraryId};
use tessera_puzzles::puzzle::{Puzzle, proof_budget};
use tessera_puzzles::record::{Record, Source};
use tessera_puzzles::unsound::Unsound;
use tessera_search::Budget;

use super::content::{Content, read_content_id};
use super::content_id_of;
use super::unsound::why;
use crate::game::WireGame;
use crate::problem::{Code, Problem};

/// The puzzle of an id.
#[derive(Debug, Clone)]
enum Found<G: WireGame> {
    /// A puzzle of the library.
    Known(Record<G>),
    /// A puzzle described by a content id and not yet proved.
    Claimed(Content<G>),
}

/// The record of a puzzle, by its id.
#[derive(Debug, Clone)]
pub struct RecordById<G: WireGame>(PuzzleById<G>);

/// A puzzle with its proof, by its id.
#[derive(Debug, Clone)]
pub struct PuzzleById<G: WireGame> {
    found: Found<G>,
    name: String,
}

/// The record of a puzzle of the library.
fn of_library<G: WireGame>(id: LibraryId) -> Option<Record<G>> {
    Library::of::<G>(G::ID).get(id)?.record()
}

impl<G: WireGame> RecordById<G> {
    /// Reads an id.
    ///
    /// # Errors
    /// [`Code::UnknownPuzzle`] if there is no such puzzle.
    pub fn find(id: &str) -> Result<RecordById<G>, Problem> {
        PuzzleById::find(id).map(RecordById)
    }

    /// The record, if no proof is needed first.
    ///
    /// # Errors
    /// The puzzle that must be proved first.
    pub fn known(self) -> Result<Record<G>, PuzzleById<G>> {
        match self.0.found {
            Found::Known(record) => Ok(record),
            Found::Claimed(_) => Err(self.0),
        }
    }
}

impl<G: WireGame> PuzzleById<G> {
    /// Reads an id.
    ///
    /// # Errors
    /// [`Code::UnknownPuzzle`] if there is no such puzzle.
    pub fn find(id: &str) -> Result<PuzzleById<G>, Problem> {
        if content::is_content_id(id) {
            let content = read_content_id::<G>(id)?;
            return Ok(match PuzzleById::in_library(&content) {
                Some(known) => known,
                None => {
                    PuzzleById { name: id.to_ascii_lowercase(), found: Found::Claimed(content) }
                }
            });
        }
        let unknown = |why| Problem::new(Code::UnknownPuzzle, why);
        let own = LibraryId::read(G::ID, id)
            .ok_or_else(|| unknown("this is not the id of a puzzle of this game"))?;
        let record =
            of_library(own).ok_or_else(|| unknown("the library has no puzzle with this id"))?;
        Ok(PuzzleById::of(record))
    }

    /// The puzzle with this content, if the library has it or an image of it. An image has the same rating, themes and
    /// beauty.
    pub fn in_library(content: &Content<G>) -> Option<PuzzleById<G>> {
        let own = LibraryId::of::<G>(G::ID, content.kind, content.task, &content.position);
        let record = of_library(own)?;
        Some(PuzzleById::of(content.clone().like(record)))
    }

    /// A puzzle from a record that needs no proof.
    pub fn of(record: Record<G>) -> PuzzleById<G> {
        PuzzleById { name: id_of(&record), found: Found::Known(record) }
    }

    /// The puzzle's name in caches, which begins with the id of its game.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Proves the puzzle. `cut` adds to a budget the conditions that stop the work.
    ///
    /// # Errors
    /// [`Code::UnsoundPuzzle`] if a content id describes no puzzle; [`Code::OutOfTime`] if the time doesn't suffice.
    pub fn prove(self, cut: impl FnOnce(Budget) -> Budget) -> Result<Puzzle<G>, Problem> {
        let mut budget = cut(proof_budget());
        let (kind, task, position) = match &self.found {
            Found::Known(record) => (record.kind, record.task, record.position.clone()),
            Found::Claimed(content) => (content.kind, content.task, content.position.clone()),
        };
        let refused = |unsound: Unsound<G::Move>, budget: &Budget| match budget.stopped() {
            Some(by) if !by.is_repeatable() => {
                Problem::cut_short(Some(by), "the puzzle was proved")
            }
            _ => Problem::new(Code::UnsoundPuzzle, why(kind, Some(task), &position, &unsound)),
        };
        match self.found {
            Found::Known(record) => {
                Puzzle::of(record, &mut budget).map_err(|error| refused(error, &budget))
            }
            Found::Claimed(content) => {
                let candidate = Candidate { position: content.position, task: content.task };
                let puzzle = Puzzle::prove(content.kind, candidate, Source::Composed, &mut budget);
                let puzzle = puzzle.map_err(|error| refused(error, &budget))?;
                if puzzle.task == content.task {
                    return Ok(puzzle);
                }
                let detail = "of the moves that the id asks for, only the first ones have no equal";
                Err(Problem::new(Code::UnsoundPuzzle, detail))
            }
        }
    }
}

/// The id of a puzzle: its library id, or its content id if it has none.
pub fn id_of<G: WireGame>(record: &Record<G>) -> String {
    match record.source {
        Source::Library(id) => id.with_game(G::ID),
        Source::Fresh | Source::Composed => content_id_of(record),
    }
}
