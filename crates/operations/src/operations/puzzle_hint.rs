//! `puzzle_hint`: a hint for the solver of a puzzle.

use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;

use tessera_puzzles::record::Record;
use tessera_search::Budget;

use crate::game::WireGame;
use crate::host::Host;
use crate::line::at_most;
use crate::operation::{Cost, Operation, Price, RequestExample};
use crate::position::{ENGINE_ERRORS, MOVE_ERRORS};
use crate::problem::{Code, Problem};
use crate::puzzles::{
    ATTEMPT_LIMIT, JUDGE_NODES, MAX_ATTEMPT, RecordById, VerdictWire, judge, messages, unproved,
};
use crate::sentence::Sentence;
use crate::wire::Int;

/// A request for a hint, checked.
pub struct PuzzleHint<G: WireGame> {
    puzzle: RecordById<G>,
    level: u8,
    moves: Vec<String>,
}

/// Request for a hint.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PuzzleHintRequest {
    /// The puzzle's id.
    pub id: String,
    /// Level of the hint. 1 (the default) gives the idea, 2 the piece or place, 3 the move.
    #[schema(value_type = Option<i64>, minimum = 1, maximum = 3, default = 1)]
    pub level: Option<Int>,
    /// The moves played from the puzzle's position, in notation.
    #[schema(max_items = 100)]
    pub moves: Option<Vec<String>>,
}

/// A hint.
#[derive(Debug, Serialize, ToSchema)]
pub struct HintAnswer {
    /// Level of the hint: 1 gives the idea, 2 the piece or place, 3 the move.
    #[schema(minimum = 1, maximum = 3)]
    pub level: u8,
    /// The hint.
    pub text: Sentence,
    /// A right move at level 3; null at levels 1 and 2.
    pub r#move: Option<String>,
}

impl<G: WireGame> Operation for PuzzleHint<G> {
    const GAME: Option<&'static str> = Some(G::ID);
    const NAME: &'static str = "puzzle_hint";
    const SUMMARY: &'static str = "A hint";
    const ERRORS: &'static [&'static [Code]] = &[
        &[Code::UnknownPuzzle, Code::UnsoundPuzzle, Code::OutOfTime],
        ENGINE_ERRORS,
        MOVE_ERRORS,
        &[Code::ImpossibleOptions, Code::LimitExceeded],
    ];

    type Request = PuzzleHintRequest;
    type Answer = HintAnswer;
    type Dependency = RecordById<G>;

    fn description() -> String {
        "Level 1 says what to look for, level 2 names the piece or place, level 3 the move."
            .to_owned()
    }

    fn examples() -> Vec<RequestExample> {
        let request = json!({ "id": G::PUZZLE_EXAMPLE, "level": 1 });
        vec![RequestExample::new("hint", "The first hint.", request)]
    }

    fn read(request: PuzzleHintRequest, _host: &impl Host) -> Result<PuzzleHint<G>, Problem> {
        let level = request.level.unwrap_or(Int(1));
        let Some(level) = level.to::<u8>().filter(|level| (1..=3).contains(level)) else {
            let detail = format!("{level} is not a level of hints; the levels are 1, 2 and 3");
            return Err(Problem::new(Code::ImpossibleOptions, detail).at("/level"));
        };
        let moves = request.moves.unwrap_or_default();
        at_most(ATTEMPT_LIMIT, MAX_ATTEMPT, moves.len(), "/moves")?;
        let puzzle = RecordById::find(&request.id).map_err(|problem| problem.at("/id"))?;
        Ok(PuzzleHint { puzzle, level, moves })
    }

    fn dependency(&mut self) -> RecordById<G> {
        self.puzzle.clone()
    }

    fn cost(&self) -> Cost {
        Cost::heavy(Price::of_search(JUDGE_NODES))
    }

    fn run(self, puzzle: Record<G>, host: &impl Host) -> Result<HintAnswer, Problem> {
        let mut budget = host.cut(Budget::nodes(JUDGE_NODES));
        let attempt = judge(&puzzle, &self.moves, &mut budget)?;
        let check = attempt.check;
        if attempt.verdict != VerdictWire::Right || !check.is_solvers_turn() {
            let detail = match attempt.verdict {
                VerdictWire::Wrong => "these moves are not the solution; take them back for a hint",
                VerdictWire::Solved => "the puzzle is solved after these moves",
                VerdictWire::Right => "the opponent is to reply after these moves; add its reply",
            };
            return Err(Problem::new(Code::ImpossibleOptions, detail).at("/moves"));
        }
        let accepted = (check.accepted(&mut budget)).map_err(|e| unproved(e, &budget))?;
        let position = check.position();
        let &right = accepted.first().ok_or_else(|| {
            Problem::new(Code::UnsoundPuzzle, "no move fulfils the task after these moves")
                .at("/moves")
        })?;
        let [look, place] = position.hints(puzzle.kind, right);
        let (text, m) = match self.level {
            1 => (look, None),
            2 => (place, None),
            _ => {
                let notation = position.notation(right);
                let task = check.task().unwrap_or(puzzle.task);
                (messages::told(position, right, task), Some(notation))
            }
        };
        Ok(HintAnswer { level: self.level, text: text.into(), r#move: m })
    }
}
