//! `analysis`: what a position is worth, and its best moves.

use actix_web::http::Method;
use actix_web::http::header::{HeaderName, HeaderValue};
use actix_web::{HttpRequest, HttpResponse, web};
use serde::Deserialize;
use serde_json::json;

use super::{POSITION_ERRORS, read_key, read_position};
use crate::api::analysis::{
    AnalysisAnswer, AnalysisRequest, Ask, Canonical, Finding, LimitsInput, LinesInput, Looked,
    Place, Source,
};
use crate::api::answer::{Called, Tagged, cached_text, called, json_text};
use crate::api::body::{Body, StrictQuery, parse_json};
use crate::api::context::Context;
use crate::api::game::WireGame;
use crate::api::problem::{Code, Problem};
use crate::api::surface::{Sample, Surface, integer, text};
use crate::api::wire::{Int, PositionInput};
use crate::game::random::MAX_SEED;
use crate::search::Report;

/// Errors of every operation that asks an engine, beyond those of its position.
pub(super) const ENGINE_ERRORS: &[Code] = &[
    Code::ChanceDue,
    Code::ImpossibleOptions,
    Code::ServiceFull,
    Code::BudgetSpent,
];

/// Nodes of the examples: enough to look like an analysis, few enough not to be waited for.
pub(super) const EXAMPLE_NODES: u64 = 200;

const CACHE_STATUS: HeaderName = HeaderName::from_static("cache-status");
const SERVER_TIMING: HeaderName = HeaderName::from_static("server-timing");
/// The header of an answer from the cache.
const HIT: (HeaderName, HeaderValue) = (CACHE_STATUS, HeaderValue::from_static("tessera; hit"));

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct AnalysisQuery {
    position: String,
    nodes: Option<String>,
    time_ms: Option<String>,
    depth: Option<String>,
    lines: Option<String>,
    only: Option<String>,
    except: Option<String>,
    seed: Option<String>,
}

impl AnalysisQuery {
    fn request(&self) -> Result<AnalysisRequest<()>, Problem> {
        let int = |name: &str, text: &Option<String>| {
            text.as_deref().map(|text| read_int(name, text)).transpose()
        };
        let list = |text: &Option<String>| {
            let text = text.as_deref()?;
            Some(text.split(';').map(str::to_owned).collect())
        };
        Ok(AnalysisRequest {
            position: PositionInput::Object(()),
            limits: Some(LimitsInput {
                nodes: int("nodes", &self.nodes)?,
                time_ms: int("time_ms", &self.time_ms)?,
                depth: int("depth", &self.depth)?,
            }),
            lines: match self.lines.as_deref() {
                Some("all") => Some(LinesInput::All),
                _ => int("lines", &self.lines)?.map(LinesInput::Count),
            },
            only: list(&self.only),
            except: list(&self.except),
            seed: int("seed", &self.seed)?,
        })
    }
}

/// An integer of a query string; one beyond `i64` becomes the nearest, as in JSON.
fn read_int(name: &str, text: &str) -> Result<Int, Problem> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    if digits.is_empty() || !digits.bytes().all(|b| b.is_ascii_digit()) {
        let detail = format!("{name} is {text:?}, which is no integer");
        return Err(Problem::new(Code::InvalidQuery, detail));
    }
    let beyond = if text.starts_with('-') {
        i64::MIN
    } else {
        i64::MAX
    };
    Ok(Int(text.parse().unwrap_or(beyond)))
}

/// Reads and checks a request body.
///
/// # Errors
/// Those of [`Ask::check`] and of the position; [`Code::BudgetSpent`].
pub(super) fn read<G: WireGame>(
    context: &Context,
    request: AnalysisRequest<G::PositionWire>,
) -> Result<Ask<G>, Problem> {
    let (position, rest) = request.split();
    let position = read_position::<G>(position)?;
    let mut ask = Ask::check(position, rest, context.desk().caps(), Place::Body)?;
    context.cut(&mut ask.limits)?;
    Ok(ask)
}

/// Answers from the cache, with an equal analysis that is under way, or with a new one.
async fn answer<G: WireGame>(
    context: &Context,
    ask: Ask<G>,
) -> Result<Called<AnalysisAnswer>, Problem> {
    if ask.position.is_over() {
        return Ok(AnalysisAnswer::over(&ask).into());
    }
    let canonical = Canonical::of(&ask);
    let way_back = canonical.way_back();
    let deadline = context.deadline(ask.limits.time_ms);
    let nodes = ask.limits.nodes;
    let look_up = context
        .desk()
        .look_up(canonical, deadline, || context.pay(nodes));
    let finding = match look_up? {
        Looked::Found(finding) => finding,
        Looked::Awaited(mut ticket) => ticket.end().await?,
    };
    context.charge(finding.report.stats.nodes);
    Ok(Called {
        answer: AnalysisAnswer::new(&ask, &way_back.apply(&finding.report)),
        headers: headers(&finding),
        repeatable: is_whole(&finding.report),
    })
}

/// What a request asks for, in its own words: the game, the form of the request, its body or query.
fn words<G: WireGame>(place: Place, text: &[u8]) -> Vec<u8> {
    let form: &[u8] = match place {
        Place::Body => b" ",
        Place::Query => b"?",
    };
    [G::ID.as_bytes(), form, text].concat()
}

/// Keeps an answer that came from the cache, for who asks again in the same words.
fn keep(context: &Context, words: &[u8], called: &Called<Vec<u8>>) -> Tagged {
    let answer = Tagged::new(called.answer.clone());
    if called.repeatable && called.headers.contains(&HIT) {
        context.desk().keep_answer(words, answer.clone());
    }
    answer
}

pub(super) fn is_whole<M>(report: &Report<M>) -> bool {
    report.stats.stopped_by.is_repeatable()
}

/// `Cache-Status` (RFC 9211) and what belongs to `Server-Timing`.
pub(super) fn headers<M>(finding: &Finding<M>) -> Vec<(HeaderName, HeaderValue)> {
    let status = match finding.source {
        Source::Hit => "tessera; hit",
        Source::Shared => "tessera; hit; detail=shared",
        Source::Stored => "tessera; fwd=miss; stored",
        Source::Computed => "tessera; fwd=miss",
        Source::Collapsed => "tessera; fwd=miss; collapsed",
    };
    let mut headers = vec![(CACHE_STATUS, HeaderValue::from_static(status))];
    if !matches!(finding.source, Source::Hit | Source::Shared) {
        let milliseconds = |time: std::time::Duration| time.as_secs_f64() * 1e3;
        let timing = format!(
            "queue;dur={:.3}, analysis;dur={:.3}",
            milliseconds(finding.queued),
            milliseconds(finding.ran)
        );
        // Figures and their names are visible ASCII.
        headers.extend(HeaderValue::from_str(&timing).map(|timing| (SERVER_TIMING, timing)));
    }
    headers
}

async fn call<G: WireGame>(
    context: Context,
    request: AnalysisRequest<G::PositionWire>,
) -> Result<Called<AnalysisAnswer>, Problem> {
    let ask = read::<G>(&context, request)?;
    answer(&context, ask).await
}

async fn post<G: WireGame>(context: Context, body: Body) -> Result<HttpResponse, Problem> {
    let text = body.text()?;
    let words = words::<G>(Place::Body, &text);
    if let Some(answer) = context.desk().known_answer::<G>(&words) {
        return Ok(json_text(answer.body, vec![HIT]));
    }
    // In a box, so that who is answered without it does not carry its room along.
    let call = Box::pin(call::<G>(context.clone(), parse_json(&text)?));
    let made = called(call).await?;
    let answer = keep(&context, &words, &made);
    Ok(json_text(answer.body, made.headers))
}

async fn call_by_query<G: WireGame>(
    request: &HttpRequest,
    context: &Context,
) -> Result<Called<AnalysisAnswer>, Problem> {
    let StrictQuery(query) = StrictQuery::<AnalysisQuery>::of(request)?;
    let position = read_key::<G>(&query.position)?;
    let caps = context.desk().caps();
    let ask = Ask::check(position, query.request()?, caps, Place::Query)?;
    answer(context, ask).await
}

async fn get<G: WireGame>(request: HttpRequest, context: Context) -> Result<HttpResponse, Problem> {
    let words = words::<G>(Place::Query, request.query_string().as_bytes());
    if let Some(answer) = context.desk().known_answer::<G>(&words) {
        return Ok(cached_text(&request, true, answer, vec![HIT]));
    }
    let made = called(Box::pin(call_by_query::<G>(&request, &context))).await?;
    let answer = keep(&context, &words, &made);
    Ok(cached_text(&request, made.repeatable, answer, made.headers))
}

/// Requests for examples: the first position in both forms, with a few nodes.
pub(super) fn samples<G: WireGame>(surface: &Surface) -> Vec<Sample> {
    let mut samples = super::samples::<G>(surface, |example, position| {
        let waits = super::example_position::<G>(example).draw().is_some();
        let limits = json!({ "nodes": EXAMPLE_NODES });
        (!waits).then(|| json!({ "position": position, "limits": limits, "lines": 3, "seed": 7 }))
    });
    samples.truncate(2);
    samples
}

/// The answer that a request would get, computed here and now; for examples.
pub(super) fn answer_here<G: WireGame>(
    context: &Context,
    body: &[u8],
) -> Result<AnalysisAnswer, Problem> {
    let ask = read::<G>(context, parse_json(body)?)?;
    if ask.position.is_over() {
        return Ok(AnalysisAnswer::over(&ask));
    }
    let canonical = Canonical::of(&ask);
    let report = canonical.analyse(|budget| budget, &mut |_| {});
    Ok(AnalysisAnswer::new(
        &ask,
        &canonical.way_back().apply(&report),
    ))
}

/// Declares both forms for one game.
pub(super) fn declare<G: WireGame>(surface: &mut Surface, context: &Context) {
    let requests = samples::<G>(surface);
    let answers = super::answer_samples(&requests, |body| answer_here::<G>(context, body));
    let path = format!("/v1/{}/analysis", G::ID);
    let description = format!(
        "The value of the position for the seat that moves, and the best moves with their principal variations. \
         Only what was proved is called `exact`. The first limit that is reached ends it, and `stats.stopped_by` \
         says which; a deadline that strikes gives the best so far. Without limits: {} nodes, about a second. The \
         same request and version give the same answer, unless time ended it. A finished position has an exact value \
         and no lines; one that waits for a draw can't be analysed.",
        G::DEFAULT_NODES
    );
    let errors = &[Code::MalformedMove, Code::IllegalMove, Code::GameOver];
    surface
        .endpoint(Method::POST, &path, G::ID)
        .id(format!("{}_analysis", G::ID))
        .prefix(G::SCHEMA_PREFIX)
        .text("Analyse a position", &description)
        .body::<AnalysisRequest<G::PositionWire>>(true, requests)
        .shared_answer::<AnalysisAnswer>("The analysis.", answers)
        .errors(POSITION_ERRORS)
        .errors(errors)
        .errors(ENGINE_ERRORS)
        .serve_call_by(call::<G>, || web::to(post::<G>));
    let nodes = EXAMPLE_NODES.to_string();
    let moves = "Legal moves in notation, separated by semicolons. Encode `+` as `%2B`.";
    surface
        .endpoint(Method::GET, &path, G::ID)
        .id(format!("{}_analysis_by_key", G::ID))
        .prefix(G::SCHEMA_PREFIX)
        .text("Analyse a position, by position key", &description)
        .query(
            "position",
            true,
            "The position key.",
            text(),
            G::EXAMPLES
                .iter()
                .map(|example| example.key)
                .find(|key| G::from_key(key).is_ok_and(|position| position.draw().is_none())),
        )
        .query("nodes", false, "Most nodes.", integer(1), Some(&nodes))
        .query("time_ms", false, "Most milliseconds.", integer(1), None)
        .query("depth", false, "Most plies.", integer(1), None)
        .query(
            "lines",
            false,
            "Number of lines, or `all`.",
            text().pattern(Some("^([0-9]+|all)$")),
            Some("2"),
        )
        .query(
            "only",
            false,
            &format!("Consider these alone. {moves}"),
            text(),
            None,
        )
        .query(
            "except",
            false,
            &format!("Leave these out. {moves}"),
            text(),
            None,
        )
        .query(
            "seed",
            false,
            "Decides what is left to chance.",
            integer(0).maximum(Some(MAX_SEED)),
            Some("7"),
        )
        .shared_answer::<AnalysisAnswer>("The analysis.", Vec::new())
        .errors(POSITION_ERRORS)
        .errors(errors)
        .errors(ENGINE_ERRORS)
        .serve(|| web::to(get::<G>));
}
