//! Executes calls: reads and checks a request, resolves its dependency, runs the operation, and renders its answer.

use std::pin::Pin;
use std::sync::Arc;

use actix_web::HttpRequest;
use actix_web::web::Bytes;
use futures_util::FutureExt;
use futures_util::future::Either;
use tessera_messages::speaking;
use tessera_operations::json::write::Written;
use tessera_operations::operation::{Answer, Cost, Operation, request_of};
use tessera_operations::problem::Problem;

use super::answer::{CallResult, caught};
use super::context::Context;
use super::language::headers as language_headers;
use super::resolve::Resolve;
use super::service_host::{PoolThread, ServiceHost};
use crate::language::in_words_of;

/// Requests up to this many bytes are read on the worker.
const SHORT: usize = 2048;

/// A request to an operation that is not checked yet.
pub enum Unchecked<R> {
    /// JSON that is not read yet.
    Json(Bytes),
    /// A request made of a text with this number of bytes.
    Read(R, usize),
}

impl<R> Unchecked<R> {
    /// A request made of the query string.
    pub fn of_query(request: &HttpRequest, asked: R) -> Unchecked<R> {
        Unchecked::Read(asked, request.query_string().len())
    }

    /// The length of its text in bytes.
    pub fn bytes(&self) -> usize {
        match self {
            Unchecked::Json(text) => text.len(),
            Unchecked::Read(_, bytes) => *bytes,
        }
    }

    /// Reads it. An empty text counts as `{}` if the operation allows that.
    ///
    /// # Errors
    /// Errors of reading JSON.
    pub fn read<O: Operation<Request = R>>(self) -> Result<R, Problem> {
        match self {
            Unchecked::Json(text) => request_of::<O>(&text),
            Unchecked::Read(asked, _) => Ok(asked),
        }
    }
}

/// A call in progress. Boxed, so that the code around it is compiled once and not for each operation.
type Call = Pin<Box<dyn Future<Output = Result<CallResult<Vec<u8>>, Problem>> + Send>>;

/// The work of an operation whose dependency is resolved. Boxed for the same reason. Its result is an answer with the
/// number of its messages, of which the first [`SAID_AT_ONCE`] are in the language of the caller.
type Run = Box<dyn FnOnce(&ServiceHost<'_>) -> Result<(Written, usize), Problem> + Send>;

/// Messages that are rendered while an answer is written, which takes less time than to write and read objects.
const SAID_AT_ONCE: usize = 16;

/// Executes an operation. The caller's allowance and a batch's budget pay for it.
async fn execute<O>(
    context: Context,
    request: Unchecked<O::Request>,
    render: fn(O::Answer) -> Result<Written, Problem>,
) -> Result<CallResult<Vec<u8>>, Problem>
where
    O: Operation,
    O::Dependency: Resolve,
{
    // Operations hold positions, which are too large for the stack.
    let mut operation =
        Box::new(O::read(request.read::<O>()?, &ServiceHost::Connection(&context))?);
    if let Some(nodes) = operation.shared_nodes() {
        operation.grant(context.nodes(nodes)?);
    }
    let resolved = operation.dependency().resolve(&context).await?;
    let (cost, value, language) = (operation.cost(), resolved.value, context.language());
    let run = move |host: &ServiceHost<'_>| {
        let answer = operation.run(value, host)?;
        let (written, messages) = speaking(language, SAID_AT_ONCE, || render(answer));
        Ok((written?, messages))
    };
    let (answer, messages) = match cost {
        Cost::Light => run(&ServiceHost::Connection(&context))?,
        // Boxed, so that other calls do not reserve its memory.
        _ => Box::pin(run_in_pools(&context, cost, Box::new(run))).await?,
    };
    let mut headers = resolved.headers;
    if messages > 0 {
        headers.extend(language_headers(language));
    }
    let answer = match messages > SAID_AT_ONCE {
        true => Box::pin(said(&context, answer)).await?,
        false => answer.json,
    };
    Ok(CallResult { answer, headers, repeatable: resolved.repeatable })
}

/// Runs heavy work in the heavy pool, and other work in the medium pool.
async fn run_in_pools(
    context: &Context,
    cost: Cost,
    run: Run,
) -> Result<(Written, usize), Problem> {
    match cost {
        Cost::Light | Cost::Medium => {
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
    request: Unchecked<O::Request>,
    render: fn(O::Answer) -> Result<Written, Problem>,
) -> Result<CallResult<Vec<u8>>, Problem>
where
    O: Operation,
    O::Dependency: Resolve,
{
    let bytes = request.bytes();
    let call = Box::pin(execute::<O>(context.clone(), request, render));
    complete(context, bytes, call).await
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
            Box::pin(execute::<O>(context, Unchecked::Json(request), O::Answer::written))
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

/// The answer of a call whose request has `bytes` bytes, with headers that name the language of its texts.
async fn complete(
    context: &Context,
    bytes: usize,
    call: Call,
) -> Result<CallResult<Vec<u8>>, Problem> {
    if bytes <= SHORT {
        return caught(call).await;
    }
    // A call that has to wait goes on here.
    let mut call = Box::pin(caught(call));
    let begin = Box::new(move || match (&mut call).now_or_never() {
        Some(ended) => ended.map(Either::Left),
        None => Ok(Either::Right(call)),
    });
    match context.run_in_pool(begin).await? {
        Either::Left(ended) => Ok(ended),
        Either::Right(call) => call.await,
    }
}

/// Longest text in bytes whose messages a worker renders.
const MOST_SAID_IN_PLACE: usize = 4_096;

/// A JSON text with its other messages in the language of the caller. Many messages take milliseconds, so they are
/// rendered outside the workers, at the caller's expense.
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
