//! `score`: standings, and what a move earns and why.

use actix_web::http::Method;
use actix_web::{HttpRequest, HttpResponse, web};
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;

use super::{Head, POSITION_ERRORS, read_key, read_position};
use crate::api::answer::{CACHEABLE, cached_json};
use crate::api::body::{StrictQuery, parse_json};
use crate::api::game::WireGame;
use crate::api::problem::{Code, Problem};
use crate::api::surface::{Surface, text};
use crate::api::wire::PositionInput;

/// A position, and a move to explain if one is asked about.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(bound = "P: ToSchema")]
pub struct ScoreRequest<P> {
    /// The position: the JSON object or the position key.
    position: PositionInput<P>,
    /// A legal move of the position, in notation.
    r#move: Option<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct ScoreQuery {
    position: String,
    r#move: Option<String>,
}

/// The standings of a position.
#[derive(Debug, Serialize, ToSchema)]
#[schema(bound = "S: ToSchema, M: ToSchema, P: ToSchema")]
pub struct ScoreAnswer<S, M, P> {
    /// The position key.
    pub key: String,
    /// The seat that moves.
    pub seat: usize,
    /// Whether the game is over.
    pub over: bool,
    /// The seats that won; empty while not over and for a draw.
    pub winners: Vec<usize>,
    /// The standings, and what the game adds to them.
    #[serde(flatten)]
    pub score: S,
    /// The move asked about.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub r#move: Option<M>,
    /// What the move earns, part by part; the parts add up to the move's figures.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub explanation: Option<Vec<P>>,
    /// The explanation in one sentence.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub sentence: Option<String>,
    /// `reconstructed` where the rules of this form of the game are not published ones.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub rules_status: Option<&'static str>,
}

/// The answer for one game.
type Scored<G> =
    ScoreAnswer<<G as WireGame>::ScoreWire, <G as WireGame>::MoveWire, <G as WireGame>::PartWire>;

/// The standings of `position`, and the explanation of a move of it; `pointer` is the move's place in
/// the request body.
///
/// # Errors
/// [`Code::MalformedMove`], [`Code::IllegalMove`], [`Code::GameOver`].
pub fn answer<G: WireGame>(
    position: &G,
    notation: Option<&str>,
    pointer: Option<&str>,
) -> Result<Scored<G>, Problem> {
    let asked = notation
        .map(|text| read_move(position, text, pointer))
        .transpose()?;
    let head = Head::of(position);
    let (explanation, sentence) = asked.map(|m| position.explain(m)).unzip();
    Ok(ScoreAnswer {
        key: head.key,
        seat: head.seat,
        over: head.over,
        winners: head.winners,
        score: position.score(),
        r#move: asked.map(|m| position.describe(m, position.notation(m))),
        explanation,
        sentence,
        rules_status: head.rules_status,
    })
}

fn read_move<G: WireGame>(
    position: &G,
    text: &str,
    pointer: Option<&str>,
) -> Result<G::Move, Problem> {
    if position.is_over() {
        let problem = Problem::new(Code::GameOver, "the game is over; no move can be explained");
        return Err(Problem {
            pointer: pointer.map(str::to_owned),
            ..problem
        });
    }
    position
        .parse_move(text, None)
        .map_err(|fault| Problem::of_move(fault, pointer))
}

fn execute<G: WireGame>(request: ScoreRequest<G::PositionWire>) -> Result<Scored<G>, Problem> {
    let position = read_position::<G>(request.position)?;
    answer(&position, request.r#move.as_deref(), Some("/move"))
}

async fn get<G: WireGame>(
    request: HttpRequest,
    StrictQuery(query): StrictQuery<ScoreQuery>,
) -> Result<HttpResponse, Problem> {
    cached_json(&request, CACHEABLE, || {
        let position = read_key::<G>(&query.position)?;
        answer(&position, query.r#move.as_deref(), None)
    })
}

/// Declares both forms for one game.
pub(super) fn declare<G: WireGame>(surface: &mut Surface) {
    let requests = super::samples::<G>(surface, |example, position| {
        // What a seed decides can't be asked about: the draw is not known yet.
        Some(match example.seed {
            Some(_) => json!({ "position": position }),
            None => json!({ "position": position, "move": example.moves.first() }),
        })
    });
    let answers = super::answer_samples(&requests, |body| execute::<G>(parse_json(body)?));
    let path = format!("/v1/{}/score", G::ID);
    let description = "The standings, ties sharing a rank; with `move`, also what that move earns and why, part by part.";
    let errors = &[Code::MalformedMove, Code::IllegalMove, Code::GameOver];
    surface
        .endpoint(Method::POST, &path, G::ID)
        .id(format!("{}_score", G::ID))
        .prefix(G::SCHEMA_PREFIX)
        .text("Standings, and a move explained", description)
        .body::<ScoreRequest<G::PositionWire>>(true, requests)
        .answer::<Scored<G>>("The standings.", answers)
        .errors(POSITION_ERRORS)
        .errors(errors)
        .serve_call(|_, request| async move { execute::<G>(request).map(Into::into) });
    surface
        .endpoint(Method::GET, &path, G::ID)
        .id(format!("{}_score_by_key", G::ID))
        .prefix(G::SCHEMA_PREFIX)
        .text("Standings and explanation, by position key", description)
        .query(
            "position",
            true,
            "The position key.",
            text(),
            Some(G::EXAMPLES[0].key),
        )
        .query(
            "move",
            false,
            "A legal move of the position, in notation.",
            text(),
            G::EXAMPLES[0].moves.first().copied(),
        )
        .answer::<Scored<G>>("The standings.", Vec::new())
        .errors(POSITION_ERRORS)
        .errors(errors)
        .serve(|| web::to(get::<G>));
}
