//! `puzzle`, `daily_puzzle` and `puzzle_solution`: a puzzle by its id or its day, and its solution.

use std::sync::Arc;

use serde::Deserialize;
use serde_json::json;
use utoipa::ToSchema;

use tessera_puzzles::attempt::Puzzle;
use tessera_puzzles::refuted::has_refutations;
use tessera_rules::game::quoted;

use crate::game::WireGame;
use crate::host::Host;
use crate::operation::{Cost, Operation, Price, RequestExample};
use crate::position::ENGINE_ERRORS;
use crate::problem::{Code, Problem};
use crate::puzzles::{
    Day, PuzzleAnswer, PuzzleById, PuzzleOfDay, REFUTE_NODES, SolutionAnswer, explained, read_id,
    shown,
};

/// Errors of every operation about a puzzle that is there already.
pub(super) const PUZZLE_ERRORS: &[&[Code]] =
    &[&[Code::UnknownPuzzle, Code::OutOfTime], ENGINE_ERRORS];

/// A puzzle by its id.
pub struct GetPuzzle<G>(PuzzleById<G>);

/// The puzzle of a day.
pub struct DailyPuzzle<G>(PuzzleOfDay<G>);

/// The solution of a puzzle.
pub struct PuzzleSolution<G>(PuzzleById<G>);

/// Which puzzle.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PuzzleRequest {
    /// The puzzle's id.
    pub id: String,
}

/// Which day.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DailyPuzzleRequest {
    /// The day, from 2026-01-01 to today in UTC, as YYYY-MM-DD; today without it.
    #[schema(pattern = "^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]
    pub date: Option<String>,
}

/// The documented puzzle of a game, as the request of an operation about one puzzle.
fn documented<G: WireGame>(name: &str, summary: &str) -> Vec<RequestExample> {
    let request = json!({ "id": G::PUZZLE_EXAMPLE });
    vec![RequestExample::new(name, summary, request)]
}

impl<G: WireGame> Operation for GetPuzzle<G> {
    const GAME: Option<&'static str> = Some(G::ID);
    const NAME: &'static str = "puzzle";
    const SUMMARY: &'static str = "A puzzle, by id";
    const ERRORS: &'static [&'static [Code]] = PUZZLE_ERRORS;

    type Request = PuzzleRequest;
    type Answer = PuzzleAnswer<G::PositionWire>;
    type Need = PuzzleById<G>;

    fn description() -> String {
        "The puzzle, made again from its id alone.".to_owned()
    }

    fn examples() -> Vec<RequestExample> {
        documented::<G>("puzzle", "A puzzle.")
    }

    fn read(request: PuzzleRequest, _host: &impl Host) -> Result<GetPuzzle<G>, Problem> {
        Ok(GetPuzzle(PuzzleById::new(request.id)))
    }

    fn need(&mut self) -> PuzzleById<G> {
        self.0.clone()
    }

    fn run(self, puzzle: Arc<Puzzle<G>>, _host: &impl Host) -> Result<Self::Answer, Problem> {
        Ok(shown(&puzzle, None))
    }
}

impl<G: WireGame> Operation for DailyPuzzle<G> {
    const GAME: Option<&'static str> = Some(G::ID);
    const NAME: &'static str = "daily_puzzle";
    const SUMMARY: &'static str = "The puzzle of the day";
    const ERRORS: &'static [&'static [Code]] = PUZZLE_ERRORS;
    const REQUIRED: bool = false;

    type Request = DailyPuzzleRequest;
    type Answer = PuzzleAnswer<G::PositionWire>;
    type Need = PuzzleOfDay<G>;

    fn description() -> String {
        "The puzzle of a day in UTC, today's without a date: the same for everybody, easy on Monday, hardest on Sunday."
            .to_owned()
    }

    fn read(request: DailyPuzzleRequest, host: &impl Host) -> Result<DailyPuzzle<G>, Problem> {
        let today = host.today();
        let day = match &request.date {
            None => today,
            Some(text) => Day::read(text).ok_or_else(|| {
                let detail = format!("{text} is not a date YYYY-MM-DD", text = quoted(text));
                Problem::new(Code::ImpossibleOptions, detail).at("/date")
            })?,
        };
        PuzzleOfDay::new(day, today).map(DailyPuzzle)
    }

    fn need(&mut self) -> PuzzleOfDay<G> {
        PuzzleOfDay::clone(&self.0)
    }

    fn run(self, puzzle: Arc<Puzzle<G>>, _host: &impl Host) -> Result<Self::Answer, Problem> {
        Ok(shown(&puzzle, Some(self.0.day())))
    }
}

impl<G: WireGame> Operation for PuzzleSolution<G> {
    const GAME: Option<&'static str> = Some(G::ID);
    const NAME: &'static str = "puzzle_solution";
    const SUMMARY: &'static str = "Its solution";
    const ERRORS: &'static [&'static [Code]] = PUZZLE_ERRORS;

    type Request = PuzzleRequest;
    type Answer = SolutionAnswer;
    type Need = PuzzleById<G>;

    fn description() -> String {
        "The line under best play of all, in notation and in words, the themes, and what was proved at each step."
            .to_owned()
    }

    fn examples() -> Vec<RequestExample> {
        documented::<G>("solution", "Its solution.")
    }

    fn read(request: PuzzleRequest, _host: &impl Host) -> Result<PuzzleSolution<G>, Problem> {
        Ok(PuzzleSolution(PuzzleById::new(request.id)))
    }

    fn need(&mut self) -> PuzzleById<G> {
        self.0.clone()
    }

    fn cost(&self) -> Cost {
        match read_id::<G>(self.0.id()) {
            Ok(recipe) if has_refutations::<G>(recipe.kind) => Cost::Heavy {
                price: Price::of_search(REFUTE_NODES),
                time_ms: None,
            },
            _ => Cost::Light,
        }
    }

    fn run(self, puzzle: Arc<Puzzle<G>>, host: &impl Host) -> Result<SolutionAnswer, Problem> {
        explained(&puzzle, |budget| host.cut(budget))
    }
}
