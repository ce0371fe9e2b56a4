//! A puzzle as data: its task, its position and its measurements.

use crate::difficulty::Difficulty;
use crate::game::{PuzzleGame, Theme};
use crate::library::LibraryId;
use crate::task::Task;
use tessera_rules::game::Seat;

/// A puzzle. Its solution is computed when it is needed, and is right because it is proved.
#[derive(Debug, Clone, PartialEq)]
pub struct Record<G: PuzzleGame> {
    /// The type, a place in [`PuzzleKinds::KINDS`](crate::PuzzleKinds::KINDS).
    pub kind: usize,
    /// The task of the solver. `moves` is the number of moves to be found.
    pub task: Task,
    /// The position; the solver is to move.
    pub position: G,
    /// Estimated rating, in points.
    pub rating: u32,
    /// Ids of its themes, in the order of [`Themed::THEMES`](crate::Themed::THEMES).
    pub themes: Vec<&'static str>,
    /// [`Beauty::score`](crate::beauty::Beauty::score), from 0 to 1000.
    pub beauty: u32,
    /// The solver's chances after the solution of a [`Task::Hold`], in hundredths, as the engine estimated them when
    /// the puzzle was chosen for the library. A proof does not need it.
    pub estimate: Option<u8>,
    /// The source of the record.
    pub source: Source,
}

/// The source of a record.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Source {
    /// The library that ships with the program.
    Library(LibraryId),
    /// Made on request.
    Fresh,
    /// Composed by a caller.
    Composed,
}

impl<G: PuzzleGame> Record<G> {
    /// The seat that solves.
    pub fn solver(&self) -> Seat {
        self.position.to_move()
    }

    /// The difficulty that the rating stands for.
    pub fn level(&self) -> Difficulty {
        Difficulty::of_rating(self.rating)
    }

    /// The record as a content id describes it: neither how it was made nor what selected it.
    #[must_use]
    pub fn described(self) -> Record<G> {
        Record { estimate: None, source: Source::Composed, ..self }
    }

    /// The id of a record with this content in the library, if it is there; the same for all images of the position.
    pub fn library_id(&self, game: &str) -> LibraryId {
        LibraryId::of::<G>(game, self.kind, self.task, &self.position)
    }
}

/// The type of this name.
pub fn kind_named<G: PuzzleGame>(name: &str) -> Option<usize> {
    G::KINDS.iter().position(|card| card.id == name)
}

/// The themes that puzzles of a game may have, in the game's order.
pub fn themes<G: PuzzleGame>() -> impl Iterator<Item = &'static Theme<G>> + Clone {
    G::THEMES.iter().filter(|card| (0..G::KINDS.len()).any(|kind| G::may_have(kind, card.id)))
}
