//! Puzzles as callers see them.

use serde::Serialize;
use utoipa::ToSchema;

use tessera_messages::Text;
use tessera_puzzles::library::Library;
use tessera_puzzles::record::{Record, Source};

use super::{Day, content_id_of, id_of};
use crate::game::WireGame;
use crate::position::Awaits;
use crate::sentence::Sentence;

/// A puzzle without its solution.
#[derive(Debug, Serialize, ToSchema)]
#[schema(bound = "P: ToSchema")]
pub struct PuzzleAnswer<P> {
    /// The puzzle's id: its library id, or its content id if it has none.
    pub id: String,
    /// An id that contains the puzzle itself, position and question, so that it can be read without a library.
    pub content_id: String,
    /// The library id of the same puzzle in another orientation.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub same_as: Option<String>,
    /// The game's id.
    pub game: &'static str,
    /// The day, if this is a puzzle of the day.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, format = Date)]
    pub date: Option<String>,
    /// The puzzle's type.
    pub r#type: &'static str,
    /// The question, in one sentence.
    pub question: Sentence,
    /// Number of moves that the question looks ahead: moves of the opponent if the task is to hold, otherwise moves of
    /// the solver.
    pub within: u32,
    /// Key of the position.
    pub key: String,
    /// The position.
    pub position: P,
    /// The solver's seat, which is to move.
    pub seat: usize,
    /// The next event; always a move.
    pub awaits: Option<Awaits>,
    /// Number of moves that the solver has to find.
    pub to_find: u32,
    /// Estimated rating; a solver of equal rating succeeds half of the time.
    #[schema(minimum = 400, maximum = 2800)]
    pub rating: u32,
    /// The rating in five steps, from 1 (easiest) to 5.
    #[schema(minimum = 1, maximum = 5)]
    pub level: u8,
    /// Ids of the puzzle's themes.
    pub themes: Vec<&'static str>,
    /// Origin of the puzzle.
    pub source: SourceWire,
    /// Links to related resources.
    pub links: PuzzleLinks,
    /// `reconstructed` if the rules of this form of the game are not the published ones; otherwise absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub rules_status: Option<&'static str>,
}

/// Origin of a puzzle.
#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = PuzzleSource)]
pub enum SourceWire {
    /// The library, which is in the public domain (CC0 1.0).
    Library,
    /// Made for this request.
    Fresh,
    /// Described by a content id.
    Composed,
}

impl From<Source> for SourceWire {
    fn from(source: Source) -> SourceWire {
        match source {
            Source::Library(_) => SourceWire::Library,
            Source::Fresh => SourceWire::Fresh,
            Source::Composed => SourceWire::Composed,
        }
    }
}

/// Paths about one puzzle.
#[derive(Debug, Serialize, ToSchema)]
pub struct PuzzleLinks {
    /// The puzzle itself.
    #[serde(rename = "self")]
    pub this: String,
    /// Checks an attempt (POST).
    pub check: String,
    /// Gives hints.
    pub hint: String,
    /// The solution.
    pub solution: String,
    /// A picture of the position.
    pub picture: String,
}

/// Number of moves that the question of a puzzle looks ahead.
pub fn within<G: WireGame>(puzzle: &Record<G>) -> u32 {
    puzzle.position.horizon(puzzle.kind, puzzle.task)
}

/// The question of a puzzle, and the edition of its rules if that is not the usual one.
pub fn question_of<G: WireGame>(puzzle: &Record<G>) -> Text {
    let question = G::question(puzzle.kind, within(puzzle));
    Text::sentences([question].into_iter().chain(puzzle.position.edition_note()))
}

/// A puzzle as callers see it.
pub fn shown<G: WireGame>(puzzle: &Record<G>, day: Option<Day>) -> PuzzleAnswer<G::PositionWire> {
    let id = id_of(puzzle);
    let path = |rest: &str| ["/v1/", G::ID, "/puzzles/", &id, rest].concat();
    let kind = G::KINDS[puzzle.kind];
    PuzzleAnswer {
        game: G::ID,
        date: day.map(|day| day.to_string()),
        r#type: kind.id,
        question: question_of(puzzle).into(),
        within: within(puzzle),
        key: puzzle.position.key(),
        position: puzzle.position.encode(),
        seat: puzzle.solver().index(),
        awaits: Awaits::of(&puzzle.position),
        to_find: puzzle.task.moves(),
        rating: puzzle.rating,
        level: puzzle.level().number(),
        themes: puzzle.themes.clone(),
        source: puzzle.source.into(),
        links: PuzzleLinks {
            this: path(""),
            check: path("/check"),
            hint: path("/hint"),
            solution: path("/solution"),
            picture: path("/board.svg"),
        },
        rules_status: puzzle.position.rules_status(),
        content_id: content_id_of(puzzle),
        same_as: match puzzle.source {
            Source::Library(_) => None,
            _ => Library::of::<G>(G::ID).same_as(G::ID, puzzle).map(|id| id.with_game(G::ID)),
        },
        id,
    }
}
