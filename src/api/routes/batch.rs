//! `batch`: several calls in one request, under one budget.

use std::future::ready;
use std::sync::Arc;
use std::time::{Duration, Instant};

use actix_web::http::Method;
use actix_web::web::Bytes;
use actix_web::{HttpResponse, web};
use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use serde_json::{Value, json};
use utoipa::ToSchema;

use super::unknown::no_route;
use crate::api::analysis::Caps;
use crate::api::answer::{self, CallResult};
use crate::api::api_builder::{ApiBuilder, Calls};
use crate::api::body::Body;
use crate::api::buffers::Charge;
use crate::api::context::{BatchBudget, Context};
use crate::api::execute::JsonCall;
use crate::api::language::headers;
use crate::api::problem::{Code, Problem, ProblemResponse, written_document};
use crate::api::sample::{Sample, sample};
use crate::language::in_words_of;
use tessera_operations::analysis::from_one;
use tessera_operations::each_game;
use tessera_operations::game::WireGame;
use tessera_operations::json::parse as parse_json;
use tessera_operations::json::write::to_vec;
use tessera_operations::limits::{MAX_BATCH_BODY, MAX_CALLS};
use tessera_operations::problem::Exceeded;
use tessera_operations::wire::Int;
use tessera_rules::game::quoted;

/// Bytes of results after which further calls are not made.
const MAX_BATCH_ANSWER: usize = 4 << 20;
/// Time after which a batch lets others use its thread of the medium pool.
const TURN: Duration = Duration::from_millis(10);

/// Calls to make one after the other.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct BatchRequest {
    /// The calls.
    #[schema(max_items = 64)]
    requests: Vec<BatchCall>,
    /// The limits that all calls share.
    limits: Option<BatchLimitsInput>,
}

/// One call: a POST that takes and answers JSON.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct BatchCall {
    /// Your name for the call; it is repeated in the result.
    id: Option<String>,
    /// The path, such as `/v1/octopus/moves`.
    path: String,
    /// The body that the call would have on its own.
    #[schema(value_type = Option<Object>)]
    body: Option<Box<RawValue>>,
}

/// The limits that all calls of a batch share. Each may be left out.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = BatchLimits)]
struct BatchLimitsInput {
    /// Nodes of analyses, reviews and replies, and leaves of perft.
    #[schema(value_type = Option<i64>, minimum = 1, extensions(("x-unbounded" = json!(true))))]
    nodes: Option<Int>,
    /// Milliseconds since the request arrived.
    #[schema(value_type = Option<i64>, minimum = 1, extensions(("x-unbounded" = json!(true))))]
    time_ms: Option<Int>,
}

/// The limits that apply to a batch.
#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
#[schema(as = EffectiveBatchLimits)]
struct BatchLimits {
    /// Nodes.
    nodes: u64,
    /// Milliseconds since the request arrived.
    time_ms: u64,
}

/// The results of the calls, their cost, and the limits that applied.
#[allow(dead_code)]
#[derive(ToSchema)]
struct BatchAnswer {
    /// One result for each call, in the same order.
    results: Vec<BatchCallResult>,
    /// Nodes that were spent; answers from the cache count as if they had been computed.
    nodes: u64,
    /// The limits that applied.
    limits: BatchLimits,
}

/// The result of one call.
#[allow(dead_code)]
#[derive(ToSchema)]
struct BatchCallResult {
    /// The id of the call, if it has one.
    #[schema(nullable = false)]
    id: Option<String>,
    /// The HTTP status that the call would have on its own.
    status: u16,
    /// Its answer, or its problem. A problem's `pointer` leads into the body of the call.
    #[schema(value_type = Object)]
    body: Box<RawValue>,
}

impl BatchLimitsInput {
    fn effective(&self, caps: &Caps) -> Result<BatchLimits, Problem> {
        let nodes = from_one(self.nodes, "nodes")?;
        let time_ms = from_one(self.time_ms, "time_ms")?;
        Ok(BatchLimits {
            nodes: nodes.map_or(caps.max_nodes, |nodes| nodes.min(caps.max_nodes)),
            time_ms: time_ms.map_or(caps.max_time_ms, |ms| ms.min(caps.max_time_ms)),
        })
    }
}

/// A batch in progress. Its answer is written result by result, and the buffers of the service count its bytes.
struct Batch {
    context: Context,
    budget: Arc<BatchBudget>,
    limits: BatchLimits,
    calls: std::vec::IntoIter<(BatchCall, Result<JsonCall, Problem>)>,
    /// The JSON of a [`BatchAnswer`].
    json: Vec<u8>,
    /// True if an answer in the batch has sentences.
    is_spoken: bool,
    charge: Option<Charge>,
}

/// The result of one call.
type Outcome = Result<CallResult<Vec<u8>>, Problem>;

/// A call that has to wait, for example for an analysis, with the id of its result.
struct WaitingCall {
    id: Option<String>,
    outcome: BoxFuture<'static, Outcome>,
}

impl Batch {
    fn new(context: &Context, calls: &Calls, request: BatchRequest) -> Result<Batch, Problem> {
        if request.requests.len() > MAX_CALLS {
            let sent = request.requests.len();
            let detail = format!("{sent} calls were sent; a batch takes at most {MAX_CALLS}");
            let exceeded =
                Exceeded { limit: "batch_calls", allowed: MAX_CALLS as u64, asked: sent as u64 };
            return Err(Problem::limit_exceeded(exceeded, detail).at("/requests"));
        }
        let limits = (request.limits.unwrap_or_default()).effective(&context.state().limits)?;
        let (context, budget) = context.shared(limits.nodes, limits.time_ms);
        let known = |call: BatchCall| {
            let known = calls.by_path(&call.path);
            let known = known.ok_or_else(|| no_call(&call.path, calls));
            (call, known)
        };
        let calls: Vec<_> = request.requests.into_iter().map(known).collect();
        Ok(Batch {
            budget,
            limits,
            calls: calls.into_iter(),
            json: b"{\"results\":[".to_vec(),
            is_spoken: false,
            charge: (context.state().buffers.charge(context.caller(), 0)).ok(),
            context,
        })
    }

    /// Makes calls until one has to wait, none is left, or `time` is over. Returns the call that has to wait.
    fn make_calls(&mut self, time: Duration) -> Result<Option<WaitingCall>, Problem> {
        let began = Instant::now();
        while began.elapsed() < time
            && let Some((call, known)) = self.calls.next()
        {
            let mut outcome = match known {
                _ if self.json.len() > MAX_BATCH_ANSWER => failed(too_long()),
                Ok(known) => self.begin(known, call.body),
                Err(problem) => failed(problem),
            };
            match (&mut outcome).now_or_never() {
                Some(outcome) => self.add(call.id.as_deref(), outcome)?,
                None => {
                    let id = call.id;
                    return Ok(Some(WaitingCall { id, outcome }));
                }
            }
        }
        Ok(None)
    }

    fn begin(&self, call: JsonCall, body: Option<Box<RawValue>>) -> BoxFuture<'static, Outcome> {
        // A batch saves round trips, not work.
        if let Err(problem) = self.context.pay_units(1) {
            return failed(problem);
        }
        let context = self.context.clone();
        let body = body.map_or(Bytes::new(), |body| Bytes::copy_from_slice(body.get().as_bytes()));
        Box::pin(async move { call.make(&context, body).await })
    }

    fn add(&mut self, id: Option<&str>, outcome: Outcome) -> Result<(), Problem> {
        let (status, body) = match outcome {
            Ok(made) => {
                self.is_spoken |= made.is_spoken();
                (200, made.answer)
            }
            Err(problem) => {
                let document = written_document(&problem, None);
                self.is_spoken |= document.has_messages();
                let document = in_words_of(self.context.language(), document)?;
                (problem.code.status(), document)
            }
        };
        let json = &mut self.json;
        json.extend_from_slice(if json.ends_with(b"[") { b"{" } else { b",{" });
        if let Some(id) = id {
            json.extend_from_slice(b"\"id\":");
            json.extend_from_slice(&to_vec(&id).map_err(Problem::unwritable)?);
            json.push(b',');
        }
        json.extend_from_slice(b"\"status\":");
        json.extend_from_slice(itoa::Buffer::new().format(status).as_bytes());
        json.extend_from_slice(b",\"body\":");
        json.extend_from_slice(&body);
        json.push(b'}');
        let bytes = json.len();
        match &mut self.charge {
            Some(charge) => Ok(charge.resize(bytes)?),
            None => Ok(()),
        }
    }

    /// The complete JSON, without the calls that are left.
    fn end(mut self) -> Result<Vec<u8>, Problem> {
        let nodes = self.limits.nodes - self.budget.left();
        let json = &mut self.json;
        json.extend_from_slice(b"],\"nodes\":");
        json.extend_from_slice(itoa::Buffer::new().format(nodes).as_bytes());
        json.extend_from_slice(b",\"limits\":");
        json.extend_from_slice(&to_vec(&self.limits).map_err(Problem::unwritable)?);
        json.push(b'}');
        Ok(self.json)
    }
}

fn failed(problem: Problem) -> BoxFuture<'static, Outcome> {
    ready(Err(problem)).boxed()
}

fn too_long() -> Problem {
    let detail =
        format!("the results before this one exceed {MAX_BATCH_ANSWER} bytes; send another batch");
    Problem::new(Code::BudgetSpent, detail)
}

fn no_call(path: &str, calls: &Calls) -> Problem {
    match no_route(path) {
        problem if problem.code == Code::NotFound => {
            let names: Vec<&str> = calls.names().into_iter().collect();
            let (path, names) = (quoted(path), names.join(", "));
            let detail = format!(
                "a batch can't call {path}; it takes /v1/{{game}}/{names}, without a query"
            );
            Problem::new(Code::ImpossibleOptions, detail)
        }
        problem => problem,
    }
}

async fn post(
    context: Context,
    calls: web::Data<Calls>,
    body: Body<MAX_BATCH_BODY>,
) -> Result<HttpResponse, ProblemResponse> {
    let text = body.request(true)?;
    // Only calls that had to wait end on this thread, which serves other requests.
    let context = context.with_reservation()?;
    let begin = {
        let context = context.clone();
        Box::new(move || Batch::new(&context, &calls, parse_json(&text)?))
    };
    let mut batch = context.run_in_pool(begin).await?;
    while !batch.calls.as_slice().is_empty() {
        let turn = Box::new(move || {
            let waiting = batch.make_calls(TURN)?;
            Ok((batch, waiting))
        });
        let waiting;
        (batch, waiting) = context.run_in_pool(turn).await?;
        if let Some(WaitingCall { id, outcome }) = waiting {
            batch.add(id.as_deref(), outcome.await)?;
        }
    }
    let language = headers(context.language());
    let headers = match batch.is_spoken {
        true => language.to_vec(),
        false => Vec::new(),
    };
    Ok(answer::json_text(batch.end()?, headers))
}

/// A request and its answer, for the document: standings of the first example of every game, and a call that fails.
fn samples(api: &ApiBuilder, context: &Context) -> (Vec<Sample>, Vec<Sample>) {
    if !api.with_examples() {
        return (Vec::new(), Vec::new());
    }
    let standings = |id: &str, key: &str| {
        let path = format!("/v1/{id}/score");
        json!({ "id": id, "path": path, "body": { "position": key } })
    };
    let mut calls = Vec::from(each_game!(G => standings(G::ID, G::EXAMPLES[0].key)));
    calls.push(json!({ "path": "/v1/octopus/moves", "body": { "position": "nonsense" } }));
    let request = json!({ "requests": calls });
    let answered = parse_json(request.to_string().as_bytes())
        .and_then(|request| {
            let mut batch = Batch::new(context, api.calls(), request)?;
            // Cheap calls don't wait.
            match batch.make_calls(Duration::MAX)? {
                None => batch.end(),
                Some(_) => Err(Problem::new(Code::Internal, "a cheap call waited")),
            }
        })
        .and_then(|json| parse_json::<Value>(&json));
    let answered = match answered {
        Ok(answered) => answered,
        Err(problem) => panic!("the example of batch fails: {problem}"),
    };
    let (name, summary) = ("standings", "Standings in every game, and a call that fails.");
    (vec![sample(name, summary, &request)], vec![sample(name, summary, &answered)])
}

/// Declares the endpoint. Call this last: a batch can only make calls that were declared before.
pub(super) fn declare(api: &mut ApiBuilder, context: &Context) {
    api.group("batch", "Several calls in one request");
    let (requests, answers) = samples(api, context);
    let names: Vec<String> = (api.calls().names().iter()).map(|name| format!("`{name}`")).collect();
    let names = names.join(", ");
    api
        .endpoint(Method::POST, "/v1/batch", "batch")
        .id("batch")
        .text(
            "Make several calls",
            format!(
                "Up to {MAX_CALLS} calls in a body of at most {MAX_BATCH_BODY} bytes, made one after the other. Each result \
                 has the status and the body that the call would have on its own; the batch itself is 200 if it could be \
                 read. Analyses, reviews, replies and perft share one budget: each may spend what the calls before it \
                 left, and calls for which nothing is left get `budget_spent`. So do the calls that are left once the \
                 results exceed {MAX_BATCH_ANSWER} bytes. These can be called: {names}."
            ),
        )
        .language()
        .body::<BatchRequest>(true, requests)
        .answer::<BatchAnswer>("The results.", answers)
        .errors(&[
            Code::LimitExceeded,
            Code::ImpossibleOptions,
            Code::ServiceFull,
        ])
        .serve(|| web::to(post));
}
