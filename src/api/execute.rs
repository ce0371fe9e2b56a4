//! Executes calls: reads and checks a request, resolves its dependency, runs the operation, and renders its answer.

use std::pin::Pin;
use std::sync::Arc;

use actix_web::HttpRequest;
use actix_web::web::Bytes;
use futures_util::FutureExt;
use futures_util::future::Either;
use tessera_operations::json::write::Written;
use tessera_operations::operation::{Answer, Cost, Operation, request_of};
use tessera_operations::problem::Problem;

use super::answer::{CallResult, caught};
use super::content_language::headers as language_headers;
use super::context::Context;
use super::resolve::Resolve;
use super::service_host::{PoolThread, ServiceHost};
use crate::language::in_words_of;

/// Requests up to this many bytes are read on the worker.
const SHORT: usize = 2048;

/// A request to an operation that is not read yet.
pub struct Unread<R> {
    /// Parses it.
    pub read: Box<dyn FnOnce() -> Result<R, Problem> + Send>,
    /// Its length in bytes.
    pub bytes: usize,
}

impl<R> Unread<R> {
    /// A request that `read` makes of the query string.
    pub fn of_query(
        request: &HttpRequest,
        read: impl FnOnce() -> Result<R, Problem> + Send + 'static,
    ) -> Unread<R> {
        Unread {
            read: Box::new(read),
            bytes: request.query_string().len(),
        }
    }
}

/// A call in progress. Boxed, so that the code around it is compiled once and not for each operation.
type Call = Pin<Box<dyn Future<Output = Result<CallResult<Written>, Problem>> + Send>>;

/// The work of an operation whose dependency is resolved. Boxed for the same reason.
type Run = Box<dyn FnOnce(&ServiceHost<'_>) -> Result<Written, Problem> + Send>;

/// Executes an operation. The caller's allowance and a batch's budget pay for it.
async fn execute<O>(
    context: Context,
    read: Box<dyn FnOnce() -> Result<O::Request, Problem> + Send>,
    render: fn(O::Answer) -> Result<Written, Problem>,
) -> Result<CallResult<Written>, Problem>
where
    O: Operation,
    O::Dependency: Resolve,
{
    // Operations hold positions, which are too large for the stack.
    let mut operation = Box::new(O::read(read()?, &ServiceHost::Connection(&context))?);
    if let Some(nodes) = operation.shared_nodes() {
        operation.grant(context.nodes(nodes)?);
    }
    let resolved = operation.dependency().resolve(&context).await?;
    let (cost, value) = (operation.cost(), resolved.value);
    let run = Box::new(move |host: &ServiceHost<'_>| operation.run(value, host).and_then(render));
    Ok(CallResult {
        answer: run_by_cost(&context, cost, run).await?,
        headers: resolved.headers,
        repeatable: resolved.repeatable,
    })
}

/// Runs light work on this thread, medium work in the medium pool, and heavy work in the heavy pool.
async fn run_by_cost(context: &Context, cost: Cost, run: Run) -> Result<Written, Problem> {
    match cost {
        Cost::Light => run(&ServiceHost::Connection(context)),
        Cost::Medium => {
            let here = context.clone();
            let work = Box::new(move || run(&ServiceHost::Connection(&here)));
            context.run_in_pool(work).await
        }
        Cost::Heavy { price, time_ms } => {
            let deadline = context.deadline(time_ms.unwrap_or(context.state().limits.max_time_ms));
            let state = Arc::clone(context.state());
            let work = Box::new(move |stop| {
                let host = ServiceHost::Pool(PoolThread::new(state, stop, deadline));
                (run(&host), host.spent())
            });
            let (answer, spent) = context.run(price, deadline, work).await?;
            let answer = answer?;
            context.charge(spent);
            Ok(answer)
        }
    }
}

/// Makes a call and renders its answer. The request is read on this thread, or in the medium pool if it is long.
///
/// # Errors
/// Errors of reading, of the operation and of `render`; the errors for too little allowance, budget, room or time;
/// `Code::Internal` if the call panics.
pub async fn call<O>(
    context: &Context,
    request: Unread<O::Request>,
    render: fn(O::Answer) -> Result<Written, Problem>,
) -> Result<CallResult<Vec<u8>>, Problem>
where
    O: Operation,
    O::Dependency: Resolve,
{
    let call = Box::pin(execute::<O>(context.clone(), request.read, render));
    complete(context, request.bytes, call).await
}

/// A call from JSON to JSON, of any operation.
#[derive(Clone, Copy)]
pub struct JsonCall {
    execute: fn(Context, Bytes) -> Call,
}

impl JsonCall {
    /// Wraps the operation as a call from JSON to JSON.
    pub fn of<O>() -> JsonCall
    where
        O: Operation,
        O::Dependency: Resolve,
    {
        let execute = |context, request: Bytes| -> Call {
            let read = Box::new(move || request_of::<O>(&request));
            Box::pin(execute::<O>(context, read, O::Answer::written))
        };
        JsonCall { execute }
    }

    /// Like [`call`], from JSON to JSON. An empty request counts as `{}` if the operation allows it.
    ///
    /// # Errors
    /// Same as [`call`].
    pub async fn make(
        self,
        context: &Context,
        request: Bytes,
    ) -> Result<CallResult<Vec<u8>>, Problem> {
        let bytes = request.len();
        complete(context, bytes, (self.execute)(context.clone(), request)).await
    }
}

/// The answer of a call whose request has `bytes` bytes, with its messages in the language of the caller and headers
/// that name the language.
async fn complete(
    context: &Context,
    bytes: usize,
    call: Call,
) -> Result<CallResult<Vec<u8>>, Problem> {
    let CallResult {
        answer,
        mut headers,
        repeatable,
    } = match bytes <= SHORT {
        true => caught(call).await?,
        false => {
            // A call that has to wait goes on here.
            let mut call = Box::pin(caught(call));
            let begin = Box::new(move || match (&mut call).now_or_never() {
                Some(ended) => ended.map(Either::Left),
                None => Ok(Either::Right(call)),
            });
            match context.run_in_pool(begin).await? {
                Either::Left(ended) => ended,
                Either::Right(call) => call.await?,
            }
        }
    };
    let answer = if answer.has_messages() {
        headers.extend(language_headers(context.language()));
        said(context, answer).await?
    } else {
        answer.json
    };
    Ok(CallResult {
        answer,
        headers,
        repeatable,
    })
}

/// Longest text in bytes whose messages a worker renders.
const MOST_SAID_IN_PLACE: usize = 4_096;

/// A JSON text with its messages in the language of the caller. Many messages take milliseconds, so they are rendered
/// outside the workers, at the caller's expense.
///
/// # Errors
/// Errors of [`Context::run_in_pool`].
async fn said(context: &Context, text: Written) -> Result<Vec<u8>, Problem> {
    let language = context.language();
    if text.json.len() <= MOST_SAID_IN_PLACE {
        return in_words_of(language, text);
    }
    let work = Box::new(move || in_words_of(language, text));
    context.run_in_pool(work).await
}

/// Reads a request of `bytes` bytes: on this thread, or in the medium pool if it is long.
///
/// # Errors
/// Errors of `read` and of [`Context::run_in_pool`].
pub async fn read_in_place<T: Send + 'static>(
    context: &Context,
    bytes: usize,
    read: Box<dyn FnOnce() -> Result<T, Problem> + Send>,
) -> Result<T, Problem> {
    match bytes <= SHORT {
        true => read(),
        false => context.run_in_pool(read).await,
    }
}
