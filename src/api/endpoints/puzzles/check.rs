//! Judging a solver's moves, and hints.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use actix_web::{HttpRequest, HttpResponse, web};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::super::picture::SEPARATOR;
use super::super::play::{Record, legal};
use crate::api::answer::{IMMUTABLE, cached_json, json};
use crate::api::body::{Body, StrictQuery};
use crate::api::context::Context;
use crate::api::game::WireGame;
use crate::api::lane::late;
use crate::api::problem::{Code, Problem};
use crate::api::puzzles::{cut, own_deadline, words};
use crate::puzzles::build::PROOF_NODES;
use crate::puzzles::judge::{TooLarge, Trial, Verdict};
use crate::puzzles::puzzle::Puzzle;
use crate::search::Budget;

/// Most moves of an attempt; no line is longer.
const MAX_LINE: usize = 100;
/// Away from the solution's own line a proof may take longer.
const JUDGE_NODES: u64 = 8 * PROOF_NODES;

/// A solver's attempt.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CheckRequest {
    /// The line from the puzzle's position, in notation: the solver's moves and the others' replies, in order. Any
    /// legal reply will do, not only the one that was told.
    #[schema(min_items = 1, max_items = 100)]
    pub(super) moves: Vec<String>,
}

/// What an attempt was worth.
#[derive(Debug, Serialize, ToSchema)]
#[schema(bound = "P: ToSchema")]
pub struct CheckAnswer<P> {
    /// The verdict on the whole line.
    pub verdict: VerdictWire,
    /// Whether everything that was asked is done.
    pub solved: bool,
    /// Which move of the list was wrong; nothing after it was looked at. Null when none was.
    #[schema(required = true)]
    pub index: Option<usize>,
    /// What the others play next, when the line is right so far: the first of `replies`.
    #[schema(required = true)]
    pub reply: Option<String>,
    /// All that the others play until the solver is to move again.
    pub replies: Vec<String>,
    /// What the others play against the wrong move.
    pub refutation: Vec<String>,
    /// How much less than the best the wrong move is worth, where the type counts points.
    #[schema(required = true)]
    pub loss: Option<f64>,
    /// How many moves the solver has left to find.
    pub to_find: u32,
    /// The position after the line and what was replied to it.
    pub position: P,
    /// Its key.
    pub key: String,
    /// The verdict in words.
    pub text: String,
}

/// A verdict.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = PuzzleVerdict)]
pub enum VerdictWire {
    /// All that was asked is done.
    Solved,
    /// Right so far.
    Right,
    /// A move is not good enough.
    Wrong,
}

/// A hint.
#[derive(Debug, Serialize, ToSchema)]
pub struct HintAnswer {
    /// Its level: 1 where to look, 2 which piece or place, 3 the move.
    #[schema(minimum = 1, maximum = 3)]
    pub level: u8,
    /// The hint.
    pub text: String,
    /// A right move; only at level 3.
    #[schema(required = true)]
    pub r#move: Option<String>,
}

/// Which hint.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct HintQuery {
    level: Option<String>,
    moves: Option<String>,
}

/// The line that was sent as far as it was judged.
struct Judged<G: WireGame> {
    trial: Trial<G>,
    verdict: VerdictWire,
    index: Option<usize>,
    refutation: Vec<G::Move>,
    loss: Option<f64>,
    text: String,
}

/// Judges a line; `pointer` says where the moves stand in the request.
fn judge<G: WireGame>(
    puzzle: &Puzzle<G>,
    moves: &[String],
    pointer: Option<&str>,
    budget: &mut Budget,
) -> Result<Judged<G>, Problem> {
    let mut trial = Trial::new(puzzle.position.clone(), puzzle.task());
    let mut record = Record::new(trial.position());
    let mut verdict = VerdictWire::Right;
    for (index, text) in moves.iter().enumerate() {
        let place = |problem: Problem| {
            let problem = match pointer {
                Some(pointer) => problem.at(format!("{pointer}/{index}")),
                None => problem,
            };
            Problem {
                index: Some(index),
                ..problem
            }
        };
        if verdict == VerdictWire::Solved {
            let detail = "the puzzle is solved before this move";
            return Err(place(Problem::new(Code::ImpossibleOptions, detail)));
        }
        let m = legal(trial.position(), &record, text, None, pointer).map_err(place)?;
        if trial.is_solvers_turn() {
            let Some(task) = trial.task() else { break };
            match trial
                .solve(m, budget)
                .map_err(|e| cut_or_large(e, budget))?
            {
                Verdict::Solved => verdict = VerdictWire::Solved,
                Verdict::Right => {}
                Verdict::Wrong(wrong) => {
                    let replies = notations(trial.position(), &wrong.refutation);
                    let kind = puzzle.recipe.kind;
                    let points = !G::KINDS[kind].unit.is_empty();
                    return Ok(Judged {
                        verdict: VerdictWire::Wrong,
                        index: Some(index),
                        loss: points.then_some(wrong.best - wrong.worth),
                        text: words::of_wrong::<G>(kind, task, text, &replies, &wrong),
                        refutation: wrong.refutation,
                        trial,
                    });
                }
            }
        } else {
            trial.reply(m);
        }
        record.add(trial.position());
    }
    let text = match (verdict, trial.task()) {
        (VerdictWire::Solved, _) => "Solved.".to_owned(),
        (_, Some(task)) if task.moves() > 1 => {
            format!(
                "Right so far; {} moves are still to be found.",
                task.moves()
            )
        }
        _ => "Right so far; one move is still to be found.".to_owned(),
    };
    Ok(Judged {
        trial,
        verdict,
        index: None,
        refutation: Vec::new(),
        loss: None,
        text,
    })
}

pub(super) fn answer<G: WireGame>(
    puzzle: &Puzzle<G>,
    moves: &[String],
    budget: &mut Budget,
) -> Result<CheckAnswer<G::PositionWire>, Problem> {
    let judged = judge(puzzle, moves, Some("/moves"), budget)?;
    let right = judged.verdict == VerdictWire::Right;
    let replies = if right {
        (judged.trial.best_replies(budget)).map_err(|e| cut_or_large(e, budget))?
    } else {
        Vec::new()
    };
    let before = judged.trial.position();
    let refutation = notations(before, &judged.refutation);
    let named = notations(before, &replies);
    let mut position = before.clone();
    for &m in replies.iter().chain(&judged.refutation) {
        position.play(m);
    }
    Ok(CheckAnswer {
        verdict: judged.verdict,
        solved: judged.verdict == VerdictWire::Solved,
        index: judged.index,
        reply: named.first().cloned(),
        replies: named,
        refutation,
        loss: judged.loss,
        to_find: if right {
            judged.trial.task().map_or(0, |task| task.moves())
        } else {
            0
        },
        position: position.encode(),
        key: position.key(),
        text: judged.text,
    })
}

pub(super) async fn check<G: WireGame>(
    context: Context,
    id: web::Path<String>,
    body: Body,
) -> Result<HttpResponse, Problem> {
    let request: CheckRequest = body.json(true)?;
    let sent = request.moves.len();
    if !(1..=MAX_LINE).contains(&sent) {
        let detail = format!("{sent} moves were sent; 1 to {MAX_LINE} are taken");
        return Err(Problem::new(Code::LimitExceeded, detail).at("/moves"));
    }
    json(async {
        let puzzle = context.desk().shelf().puzzle::<G>(&context, &id).await?;
        let work = move |budget: &mut Budget| answer(&puzzle, &request.moves, budget);
        Ok(in_lane(&context, work).await?.into())
    })
    .await
}

fn hint_here<G: WireGame>(
    puzzle: &Puzzle<G>,
    level: u8,
    moves: &[String],
    budget: &mut Budget,
) -> Result<HintAnswer, Problem> {
    let judged = judge(puzzle, moves, None, budget)?;
    let trial = judged.trial;
    if judged.verdict != VerdictWire::Right || !trial.is_solvers_turn() {
        let detail = match judged.verdict {
            VerdictWire::Wrong => "these moves are not the solution; take them back for a hint",
            VerdictWire::Solved => "the puzzle is solved after these moves",
            VerdictWire::Right => "the others are to reply after these moves; add their reply",
        };
        return Err(Problem::new(Code::ImpossibleOptions, detail));
    }
    let accepted = (trial.accepted(budget)).map_err(|e| cut_or_large(e, budget))?;
    let position = trial.position();
    let [look, place] = position.hints(puzzle.recipe.kind, &accepted);
    let right = accepted.first().map(|&m| (m, position.notation(m)));
    let (text, m) = match (level, right) {
        (1, _) => (look, None),
        (2, _) => (place, None),
        (_, Some((m, notation))) => {
            let text = words::of_move(position, m, trial.task());
            (format!("Play {notation}. {text}"), Some(notation))
        }
        (_, None) => (place, None),
    };
    Ok(HintAnswer {
        level,
        text,
        r#move: m,
    })
}

pub(super) async fn hint<G: WireGame>(
    request: HttpRequest,
    context: Context,
    id: web::Path<String>,
    StrictQuery(query): StrictQuery<HintQuery>,
) -> Result<HttpResponse, Problem> {
    let level = match query.level.as_deref() {
        None | Some("1") => 1,
        Some("2") => 2,
        Some("3") => 3,
        Some(other) => {
            let detail = format!("{other:?} is no level of hints; there are 1, 2 and 3");
            return Err(Problem::new(Code::InvalidQuery, detail));
        }
    };
    let moves: Vec<String> = match query.moves.as_deref() {
        None | Some("") => Vec::new(),
        Some(list) => list.split(SEPARATOR).map(str::to_owned).collect(),
    };
    if moves.len() > MAX_LINE {
        let detail = format!(
            "{} moves were sent; at most {MAX_LINE} are taken",
            moves.len()
        );
        return Err(Problem::new(Code::LimitExceeded, detail));
    }
    let puzzle = context.desk().shelf().puzzle::<G>(&context, &id).await?;
    let work = move |budget: &mut Budget| hint_here(&puzzle, level, &moves, budget);
    let answer = in_lane(&context, work).await?;
    cached_json(&request, IMMUTABLE, || Ok(answer))
}

/// Runs work that may have to prove something.
pub(super) async fn in_lane<T: Send + 'static>(
    context: &Context,
    work: impl FnOnce(&mut Budget) -> Result<T, Problem> + Send + 'static,
) -> Result<T, Problem> {
    let deadline = own_deadline(context);
    let work = move |stop: Arc<AtomicBool>| {
        let mut budget = cut(Budget::nodes(JUDGE_NODES), stop, deadline);
        work(&mut budget)
    };
    context.pay(JUDGE_NODES)?;
    context.desk().lane().run(deadline, work).await?
}

fn cut_or_large(error: TooLarge, budget: &Budget) -> Problem {
    if budget.stopped().is_some_and(|by| !by.is_repeatable()) {
        late()
    } else {
        Problem::new(Code::LimitExceeded, error.to_string())
    }
}

/// The notation of a line.
pub(super) fn notations<G: WireGame>(position: &G, line: &[G::Move]) -> Vec<String> {
    let mut walk = position.clone();
    line.iter()
        .map(|&m| {
            let notation = walk.notation(m);
            walk.play(m);
            notation
        })
        .collect()
}
