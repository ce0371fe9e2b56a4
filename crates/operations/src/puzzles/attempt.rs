//! Judging a solver's moves.

use serde::Serialize;
use tessera_messages::{Text, message};
use utoipa::ToSchema;

use tessera_puzzles::check_solution::{MoveVerdict, SolutionCheck, TooLarge};
use tessera_puzzles::puzzle::PROOF_NODES;
use tessera_puzzles::record::Record;
use tessera_search::Budget;

use super::messages;
use crate::game::WireGame;
use crate::line::{Record as Line, legal};
use crate::problem::{Code, Exceeded, Problem};

/// Most moves of an attempt. No solution is longer.
pub const MAX_ATTEMPT: usize = 100;
/// The name of that limit.
pub const ATTEMPT_LIMIT: &str = "moves_per_attempt";
/// Node limit for judging an attempt. Outside the solution's own line a proof may take longer.
pub const JUDGE_NODES: u64 = 8 * PROOF_NODES;

/// Verdict on an attempt.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = PuzzleVerdict)]
pub enum VerdictWire {
    /// The task is done.
    Solved,
    /// Right so far.
    Right,
    /// A move is not good enough.
    Wrong,
}

/// A solver's line up to the end of its judgement.
pub(crate) struct Attempt<G: WireGame> {
    pub(crate) check: SolutionCheck<G>,
    pub(crate) verdict: VerdictWire,
    /// Index of the wrong move.
    pub(crate) index: Option<usize>,
    /// The answer of the other seats to the wrong move, from the position before this answer.
    pub(crate) refutation: Vec<G::Move>,
    /// Difference between the values of the best move and the wrong move.
    pub(crate) loss: Option<f64>,
    /// The verdict in words.
    pub(crate) text: Text,
}

/// Judges a line, which is the member `moves` of a request.
///
/// # Errors
/// Errors of unplayable moves; [`Code::ImpossibleOptions`] for a move after the solution, [`Code::LimitExceeded`] if a
/// proof takes too many nodes, [`Code::OutOfTime`] if it takes too long.
pub(crate) fn judge<G: WireGame>(
    puzzle: &Record<G>,
    moves: &[String],
    budget: &mut Budget,
) -> Result<Attempt<G>, Problem> {
    let mut check = SolutionCheck::new(puzzle.position.clone(), puzzle.task);
    let mut record = Line::new(check.position());
    let mut verdict = VerdictWire::Right;
    for (index, text) in moves.iter().enumerate() {
        let place = |problem: Problem| problem.of_list("/moves", index);
        if verdict == VerdictWire::Solved {
            let detail = "the puzzle is solved before this move";
            return Err(place(Problem::new(Code::ImpossibleOptions, detail)));
        }
        let m = legal(check.position(), &record, text, None).map_err(place)?;
        if check.is_solvers_turn() {
            let Some(task) = check.task() else { break };
            let before = check.position().clone();
            match check.solve(m, budget).map_err(|e| unproved(e, budget))? {
                MoveVerdict::Solved => verdict = VerdictWire::Solved,
                MoveVerdict::Right => {}
                MoveVerdict::Wrong(wrong) => {
                    let kind = puzzle.kind;
                    let points = G::KINDS[kind].unit.is_some();
                    return Ok(Attempt {
                        verdict: VerdictWire::Wrong,
                        index: Some(index),
                        loss: points.then_some(wrong.best - wrong.value),
                        text: messages::of_wrong(kind, task, &before, m, &wrong),
                        refutation: wrong.refutation,
                        check,
                    });
                }
            }
        } else {
            check.reply(m);
        }
        record.add(check.position());
    }
    let text = match (verdict, check.task()) {
        (VerdictWire::Solved, _) => message!("verdict-solved"),
        (_, task) => {
            let moves = task.map_or(1, |task| task.moves().max(1));
            message!("verdict-right-so-far", moves = moves)
        }
    };
    Ok(Attempt { check, verdict, index: None, refutation: Vec::new(), loss: None, text })
}

/// The problem of an unfinished proof.
pub(crate) fn unproved(error: TooLarge, budget: &Budget) -> Problem {
    if budget.stopped().is_some_and(|by| !by.is_repeatable()) {
        Problem::cut_short(budget.stopped(), "the moves were judged")
    } else {
        let exceeded =
            Exceeded { limit: "attempt_nodes", allowed: JUDGE_NODES, asked: JUDGE_NODES + 1 };
        Problem::limit_exceeded(exceeded, error.to_string())
    }
}
