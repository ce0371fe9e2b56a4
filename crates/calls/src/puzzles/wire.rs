//! Puzzles as callers see them.

use serde::Serialize;
use utoipa::ToSchema;

use tessera_puzzles::Origin;
use tessera_puzzles::attempt::Puzzle;

use super::{Day, id_of};
use crate::game::WireGame;
use crate::position::Awaits;
use crate::sentence::Sentence;

/// A puzzle without its solution.
#[derive(Debug, Serialize, ToSchema)]
#[schema(bound = "P: ToSchema")]
pub struct PuzzleAnswer<P> {
    /// Its id, from which any replica can make it again.
    pub id: String,
    /// The game's id.
    pub game: &'static str,
    /// The day, if it is the puzzle of a day.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, format = Date)]
    pub date: Option<String>,
    /// Its type.
    pub r#type: &'static str,
    /// The question, in one sentence.
    pub question: Sentence,
    /// How many moves the question looks ahead: the solver's own, but of the opponent where the task is to hold.
    pub within: u32,
    /// Key of the position.
    pub key: String,
    /// The position.
    pub position: P,
    /// The seat that solves, and moves.
    pub seat: usize,
    /// What the position waits for: a move.
    #[schema(required = true)]
    pub awaits: Option<Awaits>,
    /// How many moves the solver has to find.
    pub to_find: usize,
    /// Estimated rating: that of a solver that succeeds half of the time.
    #[schema(minimum = 400, maximum = 2800)]
    pub rating: u32,
    /// The rating in five steps, from 1 (easiest) to 5.
    #[schema(minimum = 1, maximum = 5)]
    pub level: u8,
    /// Ids of its themes.
    pub themes: Vec<&'static str>,
    /// Where the position is from.
    pub origin: OriginWire,
    /// Version of the generator.
    pub generator: u32,
    /// Where to go from here.
    pub links: PuzzleLinks,
    /// `reconstructed` where the rules of this form of the game are not published ones.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub rules_status: Option<&'static str>,
}

/// Where a puzzle's position is from.
#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = PuzzleOrigin)]
pub enum OriginWire {
    /// Reached from a start position by legal moves.
    Play,
    /// Put together; consistent, but perhaps never reached.
    Composed,
}

impl From<Origin> for OriginWire {
    fn from(origin: Origin) -> OriginWire {
        match origin {
            Origin::Play => OriginWire::Play,
            Origin::Composed => OriginWire::Composed,
        }
    }
}

/// Paths about one puzzle.
#[derive(Debug, Serialize, ToSchema)]
pub struct PuzzleLinks {
    /// The puzzle itself.
    #[serde(rename = "self")]
    pub this: String,
    /// Checks moves (POST).
    pub check: String,
    /// Gives hints.
    pub hint: String,
    /// The solution.
    pub solution: String,
    /// Its picture.
    pub picture: String,
}

/// How many moves the question of a puzzle looks ahead.
pub fn within<G: WireGame>(puzzle: &Puzzle<G>) -> u32 {
    puzzle.position.horizon(puzzle.recipe.kind, puzzle.task())
}

/// The question of a puzzle.
pub fn question_of<G: WireGame>(puzzle: &Puzzle<G>) -> String {
    G::question(puzzle.recipe.kind, within(puzzle))
}

/// A puzzle as callers see it.
pub fn shown<G: WireGame>(puzzle: &Puzzle<G>, day: Option<Day>) -> PuzzleAnswer<G::PositionWire> {
    let id = id_of(puzzle);
    let path = |rest: &str| format!("/v1/{}/puzzles/{id}{rest}", G::ID);
    let kind = G::KINDS[puzzle.recipe.kind];
    PuzzleAnswer {
        game: G::ID,
        date: day.map(|day| day.to_string()),
        r#type: kind.id,
        question: question_of(puzzle).into(),
        within: within(puzzle),
        key: puzzle.position.key(),
        position: puzzle.position.encode(),
        seat: puzzle.solver.index(),
        awaits: Awaits::of(&puzzle.position),
        to_find: puzzle.solution.steps.len(),
        rating: puzzle.rating,
        level: puzzle.difficulty.number(),
        themes: puzzle.themes.clone(),
        origin: puzzle.origin.into(),
        generator: G::GENERATOR,
        links: PuzzleLinks {
            this: path(""),
            check: path("/check"),
            hint: path("/hint"),
            solution: path("/solution"),
            picture: path("/board.svg"),
        },
        rules_status: puzzle.position.rules_status(),
        id,
    }
}
