//! The solution of a puzzle, in notation and in words, with its certificate; and its picture.

use actix_web::{HttpRequest, HttpResponse, web};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::super::picture::{PictureQuery, ThemeName, png_of, svg_of};
use super::check::notations;
use super::wire::PuzzleThemeCard;
use crate::api::answer::{IMMUTABLE, cached_json};
use crate::api::body::StrictQuery;
use crate::api::context::Context;
use crate::api::game::WireGame;
use crate::api::problem::Problem;
use crate::api::puzzles::{id_of, words};
use crate::puzzles::puzzle::Puzzle;
use crate::puzzles::{Appraised, Step, Task};

/// A puzzle's solution.
#[derive(Debug, Serialize, ToSchema)]
pub struct SolutionAnswer {
    /// The puzzle's id.
    pub id: String,
    /// What was asked.
    pub question: &'static str,
    /// The line under best play of all, in notation.
    pub moves: Vec<String>,
    /// Each of its moves.
    pub steps: Vec<SolutionStep>,
    /// The line in words.
    pub text: String,
    /// Its themes, explained.
    pub themes: Vec<PuzzleThemeCard>,
    /// What was proved.
    pub certificate: Certificate,
}

/// A move of the solution.
#[derive(Debug, Serialize, ToSchema)]
pub struct SolutionStep {
    /// Whose move it is.
    pub seat: usize,
    /// Whether the solver chose it.
    pub solver: bool,
    /// The move in notation.
    pub r#move: String,
    /// The move in words.
    pub text: String,
    /// Key of the position after it.
    pub key: String,
}

/// What was proved about a puzzle.
#[derive(Debug, Serialize, ToSchema)]
pub struct Certificate {
    /// What the solver is to do: `win`, `hold` or `best`.
    pub task: TaskWire,
    /// What `best` and `second` count: for `win` one more than the spare moves (0: no forced win), for `hold` 1 for a safe move
    /// and 0 for a lost one.
    pub unit: &'static str,
    /// How much worse than the best every other move is at least.
    pub gap: f64,
    /// Positions that were entered to prove it.
    pub nodes: u64,
    /// The solver's choices, in order.
    pub choices: Vec<Choice>,
}

/// What the solver is to do.
#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = PuzzleTask)]
pub enum TaskWire {
    /// Force a win.
    Win,
    /// Avoid a forced loss.
    Hold,
    /// Make the best move.
    Best,
}

/// One choice of the solver.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = PuzzleChoice)]
pub struct Choice {
    /// The best move.
    pub r#move: String,
    /// What it is worth.
    pub best: f64,
    /// What the best of the others is worth.
    pub second: f64,
    /// The difference.
    pub margin: f64,
    /// How many legal moves there were.
    pub moves: usize,
    /// Positions that were entered to prove it.
    pub nodes: u64,
}

/// The solution of a puzzle.
pub fn solved<G: WireGame>(puzzle: &Puzzle<G>) -> SolutionAnswer {
    let moves = notations(&puzzle.position, &puzzle.proof.line);
    let mut steps = Vec::with_capacity(moves.len());
    let mut choices = Vec::new();
    let mut walk = puzzle.position.clone();
    let mut task = Some(puzzle.task());
    for (at, (&m, notation)) in puzzle.proof.line.iter().zip(&moves).enumerate() {
        let step = puzzle.proof.steps.iter().find(|step| step.at == at);
        let seat = walk.to_move().index();
        let text = words::of_move(&walk, m, task.filter(|_| step.is_some()));
        if let Some((step, now)) = step.zip(task) {
            choices.push(choice(step, now, notation));
            task = now.after_move();
        }
        walk.play(m);
        steps.push(SolutionStep {
            seat,
            solver: step.is_some(),
            r#move: notation.clone(),
            text,
            key: walk.key(),
        });
    }
    let kind = G::KINDS[puzzle.recipe.kind];
    let lines: Vec<String> = (steps.iter())
        .map(|step| format!("{}: {}", step.r#move, step.text))
        .collect();
    SolutionAnswer {
        id: id_of(puzzle),
        question: kind.question,
        text: lines.join(" "),
        moves,
        steps,
        themes: (G::THEMES.iter())
            .filter(|card| puzzle.themes.contains(&card.id))
            .map(PuzzleThemeCard::from)
            .collect(),
        certificate: Certificate {
            task: match puzzle.task() {
                Task::Win { .. } => TaskWire::Win,
                Task::Hold { .. } => TaskWire::Hold,
                Task::Best { .. } => TaskWire::Best,
            },
            unit: kind.unit,
            gap: kind.gap,
            nodes: puzzle.proof.nodes,
            choices,
        },
    }
}

fn choice<M>(step: &Step<M>, task: Task, notation: &str) -> Choice {
    let worth = |a: Option<&Appraised<M>>| a.map_or(0.0, |a| a.worth);
    let best = worth(step.moves.first());
    let second = worth((step.moves.iter()).find(|a| !task.accepts(a.worth, best)));
    Choice {
        r#move: notation.to_owned(),
        best,
        second,
        margin: best - second,
        moves: step.moves.len(),
        nodes: step.nodes,
    }
}

pub(super) async fn solution<G: WireGame>(
    request: HttpRequest,
    context: Context,
    id: web::Path<String>,
) -> Result<HttpResponse, Problem> {
    let puzzle = context.desk().shelf().puzzle::<G>(&context, &id).await?;
    cached_json(&request, IMMUTABLE, || Ok(solved(&puzzle)))
}

/// How to draw it.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PuzzlePictureQuery {
    #[serde(default)]
    theme: ThemeName,
    size: Option<u32>,
}

async fn picture_query<G: WireGame>(
    context: &Context,
    id: &str,
    query: PuzzlePictureQuery,
) -> Result<PictureQuery, Problem> {
    let puzzle = context.desk().shelf().puzzle::<G>(context, id).await?;
    Ok(PictureQuery::plain(
        puzzle.position.key(),
        query.theme,
        query.size,
    ))
}

pub(super) async fn board_svg<G: WireGame>(
    request: HttpRequest,
    context: Context,
    id: web::Path<String>,
    StrictQuery(query): StrictQuery<PuzzlePictureQuery>,
) -> Result<HttpResponse, Problem> {
    let query = picture_query::<G>(&context, &id, query).await?;
    svg_of::<G>(&request, &query)
}

pub(super) async fn board_png<G: WireGame>(
    request: HttpRequest,
    context: Context,
    id: web::Path<String>,
    StrictQuery(query): StrictQuery<PuzzlePictureQuery>,
) -> Result<HttpResponse, Problem> {
    let query = picture_query::<G>(&context, &id, query).await?;
    png_of::<G>(&request, &query)
}
