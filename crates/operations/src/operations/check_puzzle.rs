//! `check_puzzle`: the verdict on a solver's attempt.

use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;

use tessera_puzzles::record::Record;
use tessera_search::Budget;

use crate::game::WireGame;
use crate::host::Host;
use crate::line::at_most;
use crate::operation::{Cost, Operation, Price, RequestExample};
use crate::position::{Awaits, ENGINE_ERRORS, Head, MOVE_ERRORS};
use crate::problem::{Code, Problem};
use crate::puzzles::{
    ATTEMPT_LIMIT, JUDGE_NODES, MAX_ATTEMPT, PuzzleById, RecordById, VerdictWire, judge, unproved,
};
use crate::sentence::Sentence;

/// A checked attempt at a puzzle.
pub struct CheckPuzzle<G: WireGame> {
    puzzle: RecordById<G>,
    moves: Vec<String>,
}

/// A solver's attempt at a puzzle.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CheckPuzzleRequest {
    /// The puzzle's id.
    pub id: String,
    /// The line from the puzzle's position, in notation: the solver's moves and the opponent's replies, in order. Any
    /// legal reply is accepted, including others than the suggested one.
    #[schema(min_items = 1, max_items = 100)]
    pub moves: Vec<String>,
}

/// The verdict on an attempt.
#[derive(Debug, Serialize, ToSchema)]
#[schema(bound = "P: ToSchema")]
pub struct CheckAnswer<P> {
    /// The verdict on the whole line.
    pub verdict: VerdictWire,
    /// True if the puzzle is solved.
    pub solved: bool,
    /// Index of the wrong move in the list; null if no move was wrong. Moves after it were not checked.
    pub index: Option<usize>,
    /// The opponent's next move if the line is right so far; equal to the first of `replies`.
    pub reply: Option<String>,
    /// All replies until it is the solver's turn again.
    pub replies: Vec<String>,
    /// The opponent's answer to the wrong move.
    pub refutation: Vec<String>,
    /// Difference between the values of the best move and the wrong move, for puzzle types that count points.
    pub loss: Option<f64>,
    /// Number of moves that the solver still has to find.
    pub to_find: u32,
    /// The position after the line and the replies.
    pub position: P,
    /// Key of this position.
    pub key: String,
    /// True if the game is over in this position.
    pub over: bool,
    /// The seats that won; empty for a draw and while the game goes on.
    pub winners: Vec<usize>,
    /// The next event, a move or a random draw; null when the game is over.
    pub awaits: Option<Awaits>,
    /// The verdict in words.
    pub text: Sentence,
}

impl<G: WireGame> Operation for CheckPuzzle<G> {
    const GAME: Option<&'static str> = Some(G::ID);
    const NAME: &'static str = "check_puzzle";
    const SUMMARY: &'static str = "Check an attempt";
    const ERRORS: &'static [&'static [Code]] = &[
        &[Code::UnknownPuzzle, Code::UnsoundPuzzle, Code::OutOfTime],
        ENGINE_ERRORS,
        MOVE_ERRORS,
        &[Code::ImpossibleOptions, Code::LimitExceeded],
    ];

    type Request = CheckPuzzleRequest;
    type Answer = CheckAnswer<G::PositionWire>;
    type Dependency = RecordById<G>;

    fn description() -> String {
        "Whether the moves solve the puzzle, are right so far (with the replies), or are wrong (with the reason). \
         Every move that is as good as the solution's is right, after any replies."
            .to_owned()
    }

    fn examples() -> Vec<RequestExample> {
        let id = G::PUZZLE_EXAMPLE;
        let puzzle = PuzzleById::<G>::find(id).and_then(|puzzle| puzzle.prove(|budget| budget));
        let right = puzzle.ok().and_then(|puzzle| {
            let first = *puzzle.solution.line.first()?;
            Some(json!({ "id": id, "moves": [puzzle.position.notation(first)] }))
        });
        let example = |request| RequestExample::new("right", "The right move.", request);
        right.map(example).into_iter().collect()
    }

    fn read(request: CheckPuzzleRequest, _host: &impl Host) -> Result<CheckPuzzle<G>, Problem> {
        if request.moves.is_empty() {
            let detail = "no move was sent, so there is nothing to check";
            return Err(Problem::new(Code::ImpossibleOptions, detail).at("/moves"));
        }
        at_most(ATTEMPT_LIMIT, MAX_ATTEMPT, request.moves.len(), "/moves")?;
        let puzzle = RecordById::find(&request.id).map_err(|problem| problem.at("/id"))?;
        Ok(CheckPuzzle { puzzle, moves: request.moves })
    }

    fn dependency(&mut self) -> RecordById<G> {
        self.puzzle.clone()
    }

    fn cost(&self) -> Cost {
        Cost::heavy(Price::of_search(JUDGE_NODES))
    }

    fn run(self, puzzle: Record<G>, host: &impl Host) -> Result<Self::Answer, Problem> {
        let mut budget = host.cut(Budget::nodes(JUDGE_NODES));
        let attempt = judge(&puzzle, &self.moves, &mut budget)?;
        let right = attempt.verdict == VerdictWire::Right;
        let replies = if right {
            (attempt.check.best_replies(&mut budget)).map_err(|e| unproved(e, &budget))?
        } else {
            Vec::new()
        };
        let before = attempt.check.position();
        let refutation = before.notations(&attempt.refutation);
        let named = before.notations(&replies);
        let mut position = before.clone();
        for &m in replies.iter().chain(&attempt.refutation) {
            position.play(m);
        }
        let head = Head::of(&position);
        Ok(CheckAnswer {
            verdict: attempt.verdict,
            solved: attempt.verdict == VerdictWire::Solved,
            index: attempt.index,
            reply: named.first().cloned(),
            replies: named,
            refutation,
            loss: attempt.loss,
            to_find: if right { attempt.check.task().map_or(0, |task| task.moves()) } else { 0 },
            position: position.encode(),
            key: head.key,
            over: head.over,
            winners: head.winners,
            awaits: head.awaits,
            text: attempt.text.into(),
        })
    }
}
