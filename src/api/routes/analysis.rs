//! Routes of `analysis`: the value of a position, and its best moves.

use actix_web::http::Method;
use actix_web::{HttpRequest, HttpResponse, web};
use serde::Deserialize;
use tessera_operations::analysis::{AnalysisAnswer, AnalysisRequest, LimitsInput, LinesInput};
use tessera_operations::operation::Answer;
use tessera_operations::operations::{Analysis, EXAMPLE_NODES};
use tessera_rules::game::random::MAX_SEED;

use super::operation::of_game;
use super::query::{declare_position, list, read_flag, read_int};
use crate::api::analysis::HIT;
use crate::api::answer::{CallResult, Tagged, cached_text, json_text};
use crate::api::api_builder::ApiBuilder;
use crate::api::body::{Body, StrictQuery};
use crate::api::context::Context;
use crate::api::declaration::Declaration;
use crate::api::execute::{JsonCall, Unchecked, call};
use crate::api::problem::{Problem, ProblemResponse};
use crate::api::schema::{flag, integer, moves_of, text};
use tessera_operations::game::WireGame;
use tessera_operations::wire::PositionInput;

/// Marks that distinguish a request in a body from one in a query.
const BODY: &[u8] = b" ";
const QUERY: &[u8] = b"?";

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AnalysisQuery {
    position: String,
    played: Option<String>,
    nodes: Option<String>,
    time_ms: Option<String>,
    depth: Option<String>,
    lines: Option<String>,
    only: Option<String>,
    except: Option<String>,
    seed: Option<String>,
    explain: Option<String>,
}

impl AnalysisQuery {
    /// The query as the request of a body.
    pub(super) fn request<P>(self) -> Result<AnalysisRequest<P>, Problem> {
        let int = |name: &str, text: &Option<String>| {
            text.as_deref().map(|text| read_int(name, text)).transpose()
        };
        Ok(AnalysisRequest {
            position: PositionInput::Key(self.position),
            played: list(self.played),
            limits: Some(LimitsInput {
                nodes: int("nodes", &self.nodes)?,
                time_ms: int("time_ms", &self.time_ms)?,
                depth: int("depth", &self.depth)?,
            }),
            lines: match self.lines.as_deref() {
                Some("all") => Some(LinesInput::All),
                Some(text) => {
                    Some(LinesInput::Count(read_int("lines", text).map_err(|problem| {
                        let detail = format!("{}; `all` asks for one line a move", problem.detail);
                        Problem { detail: detail.into(), ..problem }
                    })?))
                }
                None => None,
            },
            only: list(self.only),
            except: list(self.except),
            seed: int("seed", &self.seed)?,
            explain: (self.explain.as_deref())
                .map(|text| read_flag("explain", text))
                .transpose()?,
        })
    }
}

/// The key of a request in the cache of answers: the game, the form of the request, and its body or query.
fn words<G: WireGame>(form: &[u8], text: &[u8]) -> Vec<u8> {
    [G::ID.as_bytes(), form, text].concat()
}

/// Keeps the serialised answer for byte-identical requests, if it came from the cache.
fn keep(context: &Context, words: &[u8], made: &CallResult<Vec<u8>>) -> Tagged {
    let answer = Tagged::new(made.answer.clone());
    // The key does not include the language of the caller, so an answer with sentences is not kept.
    if made.repeatable && made.headers.contains(&HIT) && !made.is_spoken() {
        context.state().analyses.keep_answer(words, answer.clone());
    }
    answer
}

async fn post<G: WireGame>(context: Context, body: Body) -> Result<HttpResponse, ProblemResponse> {
    let text = body.text()?;
    let words = words::<G>(BODY, &text);
    if let Some(answer) = context.state().analyses.known_answer::<G>(&words) {
        return Ok(json_text(answer.body, [HIT]));
    }
    // Boxed, so that requests answered without it do not reserve its memory.
    let made = Box::pin(JsonCall::of::<Analysis<G>>().make(&context, text)).await?;
    let answer = keep(&context, &words, &made);
    Ok(json_text(answer.body, made.headers))
}

async fn get<G: WireGame>(
    request: HttpRequest,
    context: Context,
) -> Result<HttpResponse, ProblemResponse> {
    let words = words::<G>(QUERY, request.query_string().as_bytes());
    if let Some(answer) = context.state().analyses.known_answer::<G>(&words) {
        return Ok(cached_text(&request, true, answer, [HIT]));
    }
    let StrictQuery(query) = StrictQuery::<AnalysisQuery>::of(&request)?;
    let asked = query.request().map_err(Problem::in_query)?;
    let asked = Unchecked::of_query(&request, asked);
    let call = Box::pin(call::<Analysis<G>>(&context, asked, Answer::written));
    let made = call.await.map_err(Problem::in_query)?;
    let answer = keep(&context, &words, &made);
    Ok(cached_text(&request, made.repeatable, answer, made.headers))
}

/// Declares both forms for one game.
pub(super) fn declare<G: WireGame>(api: &mut ApiBuilder) {
    let (requests, answers) = api.samples::<Analysis<G>>();
    of_game::<G, Analysis<G>>(api, Method::POST, "analysis")
        .body::<AnalysisRequest<G::PositionWire>>(true, requests)
        .shared()
        .answer::<AnalysisAnswer>("The analysis.", answers)
        .serve_operation_by::<Analysis<G>>(|| web::to(post::<G>));
    let by_key = of_game::<G, Analysis<G>>(api, Method::GET, "analysis")
        .id(format!("{}_analysis_by_key", G::ID))
        .summary("Analyse a position, by position key");
    query_parameters::<G>(by_key)
        .shared()
        .answer::<AnalysisAnswer>("The analysis.", Vec::new())
        .serve(|| web::to(get::<G>));
}

/// The parameters of an analysis.
pub(super) fn query_parameters<G: WireGame>(declaration: Declaration<'_>) -> Declaration<'_> {
    let nodes = EXAMPLE_NODES.to_string();
    let moves = "Legal moves in notation, separated by semicolons. Encode `+` as `%2B`.";
    let is_due = |key: &&str| G::from_key(key).is_ok_and(|position| position.draw().is_none());
    let example = G::EXAMPLES.iter().map(|example| example.key).find(is_due);
    declare_position::<G>(declaration, example)
        .query("nodes", "Most nodes.", integer(1))
        .example(&*nodes)
        .query("time_ms", "Most milliseconds.", integer(1))
        .query("depth", "Most plies.", integer(1))
        .query("lines", "Number of lines, or `all`.", text().pattern(Some("^([0-9]+|all)$")))
        .example("2")
        .query("only", &format!("Consider only these moves. {moves}"), moves_of::<G>())
        .query("except", &format!("Leave these moves out. {moves}"), moves_of::<G>())
        .query("seed", "Decides what is left to chance.", integer(0).maximum(Some(MAX_SEED)))
        .example("7")
        .query("explain", "Explain the first ten lines in words (`why`).", flag())
}
