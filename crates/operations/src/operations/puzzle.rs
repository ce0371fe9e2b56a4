//! `puzzle`, `daily_puzzle` and `puzzle_solution`: a puzzle by its id or its day, and its solution.

use std::sync::Arc;

use serde::Deserialize;
use serde_json::json;
use utoipa::ToSchema;

use tessera_puzzles::puzzle::Puzzle;
use tessera_puzzles::record::Record;
use tessera_rules::game::quoted;

use crate::game::WireGame;
use crate::host::Host;
use crate::operation::{Cost, Operation, Price, RequestExample, needs_nothing};
use crate::position::ENGINE_ERRORS;
use crate::problem::{Code, Problem};
use crate::puzzles::{
    Day, PuzzleAnswer, PuzzleById, REFUTE_NODES, RecordById, SolutionAnswer, explained, of_day,
    shown,
};

/// Errors of every operation about an existing puzzle.
pub(super) const PUZZLE_ERRORS: &[&[Code]] =
    &[&[Code::UnknownPuzzle, Code::UnsoundPuzzle, Code::OutOfTime], ENGINE_ERRORS];

/// A puzzle by its id.
pub struct GetPuzzle<G: WireGame>(RecordById<G>);

/// The puzzle of a day.
pub struct DailyPuzzle<G: WireGame> {
    record: Record<G>,
    day: Day,
}

/// The solution of a puzzle.
pub struct PuzzleSolution<G: WireGame>(PuzzleById<G>);

/// Request for a puzzle.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PuzzleRequest {
    /// The puzzle's id.
    pub id: String,
}

/// Request for the puzzle of a day.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DailyPuzzleRequest {
    /// The day as YYYY-MM-DD, from 2026-01-01 to today in UTC; today if omitted.
    #[schema(pattern = "^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]
    pub date: Option<String>,
}

/// The documentation's example puzzle of a game, as the request of an operation about one puzzle.
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
    type Dependency = RecordById<G>;

    fn description() -> String {
        "The puzzle of an id: that of the library, or a content id, which describes the puzzle itself and is proved first.".to_owned()
    }

    fn examples() -> Vec<RequestExample> {
        documented::<G>("puzzle", "A puzzle.")
    }

    fn read(request: PuzzleRequest, _host: &impl Host) -> Result<GetPuzzle<G>, Problem> {
        RecordById::find(&request.id).map(GetPuzzle).map_err(|problem| problem.at("/id"))
    }

    fn dependency(&mut self) -> RecordById<G> {
        self.0.clone()
    }

    fn run(self, puzzle: Record<G>, _host: &impl Host) -> Result<Self::Answer, Problem> {
        Ok(shown(&puzzle, None))
    }
}

impl<G: WireGame> Operation for DailyPuzzle<G> {
    const GAME: Option<&'static str> = Some(G::ID);
    const NAME: &'static str = "daily_puzzle";
    const SUMMARY: &'static str = "The puzzle of the day";
    const ERRORS: &'static [&'static [Code]] = &[&[Code::UnknownPuzzle, Code::ImpossibleOptions]];
    const ON_DEVICES: bool = false;
    const REQUIRED: bool = false;

    type Request = DailyPuzzleRequest;
    type Answer = PuzzleAnswer<G::PositionWire>;
    needs_nothing!();

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
        let record = of_day(host.daily_secret(), day, today);
        let record = record.map_err(|problem| problem.at("/date"))?;
        Ok(DailyPuzzle { record, day })
    }

    fn run(self, (): (), _host: &impl Host) -> Result<Self::Answer, Problem> {
        Ok(shown(&self.record, Some(self.day)))
    }
}

impl<G: WireGame> Operation for PuzzleSolution<G> {
    const GAME: Option<&'static str> = Some(G::ID);
    const NAME: &'static str = "puzzle_solution";
    const SUMMARY: &'static str = "Its solution";
    const ERRORS: &'static [&'static [Code]] = PUZZLE_ERRORS;

    type Request = PuzzleRequest;
    type Answer = SolutionAnswer;
    type Dependency = PuzzleById<G>;

    fn description() -> String {
        "The line under best play of all, in notation and in words, the themes, and what was proved at each step."
            .to_owned()
    }

    fn examples() -> Vec<RequestExample> {
        documented::<G>("solution", "Its solution.")
    }

    fn read(request: PuzzleRequest, _host: &impl Host) -> Result<PuzzleSolution<G>, Problem> {
        PuzzleById::find(&request.id).map(PuzzleSolution).map_err(|problem| problem.at("/id"))
    }

    fn dependency(&mut self) -> PuzzleById<G> {
        self.0.clone()
    }

    fn cost(&self) -> Cost {
        Cost::heavy(Price::of_search(REFUTE_NODES))
    }

    fn run(self, puzzle: Arc<Puzzle<G>>, host: &impl Host) -> Result<SolutionAnswer, Problem> {
        explained(&puzzle, |budget| host.cut(budget))
    }
}
