//! `batch`: several calls in one request, under one budget.

use actix_web::http::Method;
use actix_web::{HttpResponse, web};
use futures_util::FutureExt;
use serde::{Deserialize, Serialize};
use serde_json::json;
use serde_json::value::RawValue;
use utoipa::ToSchema;

use crate::api::analysis::Caps;
use crate::api::answer;
use crate::api::body::{Body, parse_json};
use crate::api::context::Context;
use crate::api::game::WireGame;
use crate::api::games::{GameVisitor, each_game};
use crate::api::problem::{Code, Problem};
use crate::api::surface::{Calls, Sample, Surface, sample};
use crate::api::wire::Int;

/// Most calls of a batch.
pub const MAX_CALLS: usize = 64;
/// Largest body of a batch, in bytes.
pub const MAX_BATCH_BODY: usize = 1 << 20;

/// Calls to make one after the other.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct BatchRequest {
    /// The calls.
    #[schema(max_items = 64)]
    requests: Vec<BatchCall>,
    /// What all calls together may spend.
    limits: Option<BatchLimitsInput>,
}

/// One call: a POST that takes and answers JSON.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct BatchCall {
    /// Comes back with the result.
    id: Option<String>,
    /// The path, such as `/v1/octopus/moves`.
    path: String,
    /// The body that the call would have on its own.
    #[schema(value_type = Option<Object>)]
    body: Option<Box<RawValue>>,
}

/// What all calls of a batch together may spend. Each may be left out or null.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = BatchLimits)]
pub struct BatchLimitsInput {
    /// Nodes of analyses, reviews and replies, and leaves of perft.
    #[schema(value_type = Option<i64>, minimum = 1)]
    nodes: Option<Int>,
    /// Milliseconds since the request arrived.
    #[schema(value_type = Option<i64>, minimum = 1)]
    time_ms: Option<Int>,
}

/// The limits that hold for a batch.
#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
#[schema(as = EffectiveBatchLimits)]
pub struct BatchLimits {
    /// Nodes.
    pub nodes: u64,
    /// Milliseconds since the request arrived.
    pub time_ms: u64,
}

/// What became of the calls.
#[derive(Debug, Serialize, ToSchema)]
pub struct BatchAnswer {
    /// One result for each call, in the same order.
    pub results: Vec<BatchResult>,
    /// Nodes that were spent. What the cache answered counts as well.
    pub nodes: u64,
    /// The limits that held.
    pub limits: BatchLimits,
}

/// What became of one call.
#[derive(Debug, Serialize, ToSchema)]
pub struct BatchResult {
    /// The id of the call, if it has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub id: Option<String>,
    /// The HTTP status that the call would have on its own.
    pub status: u16,
    /// Its answer, or its problem. A problem's `pointer` leads into the body of the call.
    #[schema(value_type = Object)]
    pub body: Box<RawValue>,
}

impl BatchLimitsInput {
    fn effective(&self, caps: &Caps) -> Result<BatchLimits, Problem> {
        let within = |asked: Option<Int>, name: &str, most: u64| match asked {
            None => Ok(most),
            Some(asked) => asked
                .to::<u64>()
                .filter(|&n| n > 0)
                .map(|n| n.min(most))
                .ok_or_else(|| {
                    let detail = format!("the limit {name:?} is an integer from 1");
                    Problem::new(Code::ImpossibleOptions, detail).at(format!("/limits/{name}"))
                }),
        };
        Ok(BatchLimits {
            nodes: within(self.nodes, "nodes", caps.max_nodes)?,
            time_ms: within(self.time_ms, "time_ms", caps.max_time_ms)?,
        })
    }
}

async fn answer(
    context: Context,
    calls: &Calls,
    request: BatchRequest,
) -> Result<BatchAnswer, Problem> {
    if request.requests.len() > MAX_CALLS {
        let sent = request.requests.len();
        let detail = format!("{sent} calls were sent; at most {MAX_CALLS} are taken");
        return Err(Problem::new(Code::LimitExceeded, detail).at("/requests"));
    }
    let limits = (request.limits.unwrap_or_default()).effective(context.desk().caps())?;
    let (context, purse) = context.shared(limits.nodes, limits.time_ms);
    let mut results = Vec::with_capacity(request.requests.len());
    for call in request.requests {
        let body = call.body.as_ref().map_or("", |body| body.get());
        let made = calls.make(&call.path, context.clone(), body.as_bytes());
        let outcome = match made {
            // A batch saves round trips, not work.
            Some(made) => match context.pay_units(1) {
                Ok(()) => made.await,
                Err(problem) => Err(problem),
            },
            None => Err(no_call(&call.path)),
        };
        results.push(result(call.id, outcome)?);
    }
    Ok(BatchAnswer {
        results,
        nodes: limits.nodes - purse.left(),
        limits,
    })
}

fn no_call(path: &str) -> Problem {
    match super::no_route(path) {
        problem if problem.code == Code::NotFound => {
            let detail = format!("{path} is no call of a batch; POST calls with JSON answers are");
            Problem { detail, ..problem }
        }
        problem => problem,
    }
}

fn result(id: Option<String>, outcome: Result<Vec<u8>, Problem>) -> Result<BatchResult, Problem> {
    let (status, body) = match outcome {
        Ok(body) => (200, String::from_utf8(body).ok()),
        Err(problem) => (
            problem.code.status(),
            serde_json::to_string(&problem.document(None)).ok(),
        ),
    };
    let body = body.and_then(|body| RawValue::from_string(body).ok());
    let broken = || Problem::new(Code::Internal, "the answer of a call can't be written");
    Ok(BatchResult {
        id,
        status,
        body: body.ok_or_else(broken)?,
    })
}

async fn post(
    context: Context,
    calls: web::Data<Calls>,
    body: Body<MAX_BATCH_BODY>,
) -> Result<HttpResponse, Problem> {
    let request = body.json(true)?;
    answer::json(async move { answer(context, &calls, request).await.map(Into::into) }).await
}

/// Moves and standings of the first example of every game, and a call that fails.
#[derive(Default)]
struct Example(Vec<serde_json::Value>);

impl GameVisitor for Example {
    fn visit<G: WireGame>(&mut self) {
        let Some(example) = G::EXAMPLES.first() else {
            return;
        };
        let path = format!("/v1/{}/score", G::ID);
        self.0
            .push(json!({ "id": G::ID, "path": path, "body": { "position": example.key } }));
    }
}

/// A request and its answer, for the document.
fn samples(surface: &Surface, context: &Context) -> (Vec<Sample>, Vec<Sample>) {
    if !surface.with_examples() {
        return (Vec::new(), Vec::new());
    }
    let mut example = Example::default();
    each_game(&mut example);
    example
        .0
        .push(json!({ "path": "/v1/octopus/moves", "body": { "position": "nonsense" } }));
    let request = json!({ "requests": example.0 });
    let answered = parse_json(request.to_string().as_bytes())
        // Cheap calls don't wait for anything.
        .and_then(|request| {
            answer(context.clone(), surface.calls(), request)
                .now_or_never()
                .unwrap_or_else(|| Err(Problem::new(Code::Internal, "a cheap call waited")))
        });
    let answered = match answered {
        Ok(answered) => answered,
        Err(problem) => panic!("the example of batch fails: {problem}"),
    };
    let (name, summary) = (
        "standings",
        "Standings in every game, and a call that fails.",
    );
    (
        vec![sample(name, summary, &request)],
        vec![sample(name, summary, &answered)],
    )
}

/// Declares it; call this last, since what was declared before can be called.
pub(super) fn declare(surface: &mut Surface, context: &Context) {
    surface.group("batch", "Several calls in one request");
    let (requests, answers) = samples(surface, context);
    surface
        .endpoint(Method::POST, "/v1/batch", "batch")
        .id("batch")
        .text(
            "Make several calls",
            format!(
                "Up to {MAX_CALLS} calls in a body of at most {MAX_BATCH_BODY} bytes, made one after the other. Each result \
                 has the status and the body that the call would have on its own; the batch itself is 200 if it could be \
                 read. Analyses, reviews, replies and perft share one budget: each may spend what those before it left, \
                 and calls that find nothing left get `budget_spent`. Every POST with a JSON answer can be called, but no \
                 stream and no batch."
            ),
        )
        .body::<BatchRequest>(true, requests)
        .answer::<BatchAnswer>("The results.", answers)
        .errors(&[Code::LimitExceeded, Code::ImpossibleOptions])
        .serve(|| web::to(post));
}
