//! Makes calls for the service: answers light work inline, and sends other work to the bulky or the heavy lane.

use std::cell::Cell;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;

use actix_web::web::Bytes;
use futures_util::future::LocalBoxFuture;
use tessera_operations::analysis::{Canonical, Caps};
use tessera_operations::game::WireGame;
use tessera_operations::host::{Host, LocalHost};
use tessera_operations::json::write::Written;
use tessera_operations::operation::{Answer, Cost, Need, Operation, request_of};
use tessera_operations::problem::Problem;
use tessera_operations::puzzles::Day;
use tessera_operations::rulebook::Rulebook;
use tessera_pictures::Words;
use tessera_puzzles::puzzle::Puzzle;
use tessera_search::{Budget, Report, StoppedBy};

use super::answer::{CallResult, caught};
use super::content_language::{headers as language_headers, in_words_of};
use super::context::Context;
use super::fetch::{Fetch, Fetched};
use super::puzzles::today;
use crate::language::Spoken as _;
use crate::state::State;

/// Requests up to this many bytes are parsed on the worker thread.
const SHORT: usize = 2048;

/// A request to an operation that is not parsed yet.
pub struct Asked<R> {
    /// Parses it.
    pub read: Box<dyn FnOnce() -> Result<R, Problem> + Send>,
    /// Its length in bytes.
    pub bytes: usize,
}

/// Renders an answer, for example as JSON or as a picture.
pub type Shape<A> = fn(A) -> Result<Written, Problem>;

/// Makes a call and renders its answer with `shape`. Data that the call needs comes from the caches or from work.
/// Light work runs here, bulky work and all work of a batch in the bulky lane, heavy work in the heavy lane. The
/// caller's allowance and a batch's budget pay for it.
///
/// # Errors
/// Errors of parsing, of the operation and of `shape`; the errors for too little allowance, budget, room or time;
/// `Code::Internal` if the call panics.
pub async fn call<O>(
    context: &Context,
    asked: Asked<O::Request>,
    shape: Shape<O::Answer>,
) -> Result<CallResult<Vec<u8>>, Problem>
where
    O: Operation,
    O::Need: Fetch,
{
    let begin = beginning::<O>(asked.read, shape);
    in_language(context, caught(made(context, asked.bytes, begin)).await?).await
}

/// The answer of a call, with its sentences in the language of the caller and headers that name the language.
async fn in_language(
    context: &Context,
    made: CallResult<Written>,
) -> Result<CallResult<Vec<u8>>, Problem> {
    let CallResult {
        answer,
        mut headers,
        repeatable,
    } = made;
    if answer.has_messages() {
        headers.extend(language_headers(context.language()));
    }
    Ok(CallResult {
        answer: said(context, answer).await?,
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
/// Errors of [`Context::beside`].
pub async fn said(context: &Context, text: Written) -> Result<Vec<u8>, Problem> {
    let language = context.language();
    if text.json.len() <= MOST_SAID_IN_PLACE || !text.has_messages() {
        return in_words_of(language, text);
    }
    let work = Box::new(move || in_words_of(language, text));
    context.beside(work).await
}

/// A call from JSON to JSON, of any operation.
#[derive(Clone, Copy)]
pub struct JsonCall {
    begin: fn(Bytes) -> Begin,
}

impl JsonCall {
    /// Wraps the operation as a call from JSON to JSON.
    pub fn of<O>() -> JsonCall
    where
        O: Operation,
        O::Need: Fetch,
    {
        let begin = |request: Bytes| {
            let read = Box::new(move || request_of::<O>(&request));
            beginning::<O>(read, O::Answer::written)
        };
        JsonCall { begin }
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
        let made = caught(made(context, bytes, (self.begin)(request))).await?;
        in_language(context, made).await
    }
}

/// Parses a request and does all of its work that is immediate. The code around the operations is behind boxes, so
/// that it is compiled once for all of them.
type Begin = Box<dyn FnOnce(&Context) -> Result<Begun, Problem> + Send>;

/// The state of a call after the immediate part of its work.
enum Begun {
    /// The answer is complete.
    Ended(Written),
    /// The call needs data that must be fetched first.
    Needs(Fetching),
    /// The call needs work that is not light.
    Costs(Work),
}

type Fetching = Box<
    dyn for<'a> FnOnce(&'a Context) -> LocalBoxFuture<'a, Result<Fetched<Work>, Problem>> + Send,
>;

type Run = Box<dyn FnOnce(&ServiceHost) -> Result<Written, Problem> + Send>;

/// The rest of a call, once its data is fetched.
struct Work {
    cost: Cost,
    run: Run,
}

async fn made(
    context: &Context,
    bytes: usize,
    begin: Begin,
) -> Result<CallResult<Written>, Problem> {
    let here = context.clone();
    let is_beside = is_read_beside(context, bytes);
    let begin = Box::new(move || match begin(&here)? {
        // It follows where it was read: another turn of the lane would wait again.
        Begun::Costs(Work {
            cost: Cost::Bulky,
            run,
        }) if is_beside => run(&ServiceHost::Connection(&here)).map(Begun::Ended),
        begun => Ok(begun),
    });
    let begun = read_in_place(context, bytes, begin).await?;
    let fetched = match begun {
        Begun::Ended(answer) => return Ok(answer.into()),
        Begun::Needs(fetch) => fetch(context).await?,
        Begun::Costs(work) => work.into(),
    };
    let Work { cost, run } = fetched.given;
    let answer = match cost {
        Cost::Light if !context.is_aside() => run(&ServiceHost::Connection(context))?,
        Cost::Light | Cost::Bulky => {
            let here = context.clone();
            let work = Box::new(move || run(&ServiceHost::Connection(&here)));
            context.beside(work).await?
        }
        Cost::Heavy { price, time_ms } => {
            let deadline = context.deadline(time_ms.unwrap_or(context.state().limits.max_time_ms));
            let state = Arc::clone(context.state());
            let work = Box::new(move |stop| {
                let host = ServiceHost::Lane(LaneThread::new(state, stop, deadline));
                (run(&host), host.spent())
            });
            let (answer, spent) = context.run(price, deadline, work).await?;
            let answer = answer?;
            context.charge(spent);
            answer
        }
    };
    Ok(CallResult {
        answer,
        headers: fetched.headers,
        repeatable: fetched.repeatable,
    })
}

/// True if a request of `bytes` bytes is parsed outside the workers.
fn is_read_beside(context: &Context, bytes: usize) -> bool {
    context.is_aside() || bytes > SHORT
}

/// Parses a request of `bytes` bytes: on this thread, or outside the workers if it is long.
///
/// # Errors
/// Errors of `read` and of [`Context::beside`].
pub async fn read_in_place<T: Send + 'static>(
    context: &Context,
    bytes: usize,
    read: Box<dyn FnOnce() -> Result<T, Problem> + Send>,
) -> Result<T, Problem> {
    if is_read_beside(context, bytes) {
        context.beside(read).await
    } else {
        read()
    }
}

fn beginning<O>(
    read: Box<dyn FnOnce() -> Result<O::Request, Problem> + Send>,
    shape: Shape<O::Answer>,
) -> Begin
where
    O: Operation,
    O::Need: Fetch,
{
    Box::new(move |context| {
        let host = ServiceHost::Connection(context);
        let mut operation = Box::new(O::read(read()?, &host)?);
        if let Some(nodes) = operation.shared_nodes() {
            operation.grant(context.nodes(nodes)?);
        }
        Ok(match operation.need().at_hand() {
            Err(need) => Begun::Needs(Box::new(move |context| {
                Box::pin(async move {
                    let fetched = need.fetch(context).await?;
                    Ok(fetched.map(|given| work(operation, given, shape)))
                })
            })),
            Ok(given) if operation.cost() == Cost::Light => {
                Begun::Ended(shape(operation.run(given, &host)?)?)
            }
            Ok(given) => Begun::Costs(work(operation, given, shape)),
        })
    })
}

// Operations hold positions, which are too large for the stack, so operations are boxed.
fn work<O: Operation>(
    operation: Box<O>,
    given: <O::Need as Need>::Given,
    shape: Shape<O::Answer>,
) -> Work {
    Work {
        cost: operation.cost(),
        run: Box::new(move |host| operation.run(given, host).and_then(shape)),
    }
}

/// The place where a call runs. One type covers all places, so that each call is compiled once.
pub enum ServiceHost<'a> {
    /// The thread that serves the connection. It parses requests and does light work.
    Connection(&'a Context),
    /// A thread of the heavy lane, or of a job.
    Lane(LaneThread),
    /// The command line and the examples of the document: without caches and without a limit of time.
    Local(LocalHost),
}

/// A thread of the heavy lane, or of a job, that makes one call.
pub struct LaneThread {
    state: Arc<State>,
    caps: Caps,
    stop: Arc<AtomicBool>,
    /// None if no client waits on a connection.
    deadline: Option<Instant>,
    /// Threads that an analysis may use.
    threads: usize,
    /// A counter of nodes, for reports of progress.
    tally: Option<Arc<AtomicU64>>,
    /// Nodes that count against a shared budget. Cache hits count as well, so that the answer to a batch does not
    /// depend on the state of the cache.
    spent: Cell<u64>,
}

impl LaneThread {
    /// A thread whose work ends when the flag is raised, or at the deadline.
    fn new(state: Arc<State>, stop: Arc<AtomicBool>, deadline: Instant) -> LaneThread {
        LaneThread {
            caps: state.limits,
            state,
            stop,
            deadline: Some(deadline),
            threads: 1,
            tally: None,
            spent: Cell::new(0),
        }
    }

    /// A thread of a job with the given limits; it counts its nodes.
    pub fn of_job(
        state: Arc<State>,
        stop: Arc<AtomicBool>,
        tally: Arc<AtomicU64>,
        caps: Caps,
    ) -> LaneThread {
        LaneThread {
            threads: state.job_limits.cores,
            state,
            caps,
            stop,
            deadline: None,
            tally: Some(tally),
            spent: Cell::new(0),
        }
    }

    fn spend(&self, nodes: u64) {
        self.spent.set(self.spent.get() + nodes);
    }

    fn cut(&self, budget: Budget) -> Budget {
        let mut budget = budget
            .with_stop(Arc::clone(&self.stop))
            .with_threads(self.threads);
        if let Some(deadline) = self.deadline {
            budget = budget.with_deadline(move || Instant::now() >= deadline);
        }
        if let Some(tally) = &self.tally {
            budget = budget.with_tally(Arc::clone(tally));
        }
        budget
    }
}

impl ServiceHost<'_> {
    fn state(&self) -> Option<&State> {
        match self {
            ServiceHost::Connection(context) => Some(context.state()),
            ServiceHost::Lane(thread) => Some(&thread.state),
            ServiceHost::Local(_) => None,
        }
    }

    fn lane(&self) -> Option<&LaneThread> {
        match self {
            ServiceHost::Lane(thread) => Some(thread),
            _ => None,
        }
    }

    /// Returns the report of an analysis, and reports its steps on the way.
    pub fn told<G: WireGame>(
        &self,
        canonical: &Canonical<G>,
        progress: &mut dyn FnMut(&Report<G::Move>),
    ) -> Arc<Report<G::Move>> {
        let Some(thread) = self.lane() else {
            return Arc::new(canonical.analyse(|budget| budget, progress));
        };
        let analyses = &thread.state.analyses;
        let report = analyses.compute(canonical, |budget| thread.cut(budget), progress);
        thread.spend(report.stats.nodes);
        report
    }

    /// Nodes that were spent, according to [`Host::searched`] and [`Host::report`].
    fn spent(&self) -> u64 {
        self.lane().map_or(0, |thread| thread.spent.get())
    }
}

impl Host for ServiceHost<'_> {
    fn caps(&self) -> &Caps {
        match self {
            ServiceHost::Connection(context) => &context.state().limits,
            ServiceHost::Lane(thread) => &thread.caps,
            ServiceHost::Local(local) => local.caps(),
        }
    }

    fn fresh_seed(&self) -> u64 {
        match self {
            ServiceHost::Local(local) => local.fresh_seed(),
            _ => rand::random(),
        }
    }

    fn today(&self) -> Day {
        match self {
            ServiceHost::Local(local) => local.today(),
            _ => today(),
        }
    }

    fn daily_secret(&self) -> &str {
        match self {
            ServiceHost::Connection(context) => context.state().puzzles.secret(),
            ServiceHost::Lane(thread) => thread.state.puzzles.secret(),
            ServiceHost::Local(local) => local.daily_secret(),
        }
    }

    fn stop(&self) -> Option<&Arc<AtomicBool>> {
        self.lane().map(|thread| &thread.stop)
    }

    fn tally(&self) -> Option<&Arc<AtomicU64>> {
        self.lane()?.tally.as_ref()
    }

    fn cut(&self, budget: Budget) -> Budget {
        match self {
            ServiceHost::Lane(thread) => thread.cut(budget),
            _ => budget,
        }
    }

    fn interruption(&self) -> Option<StoppedBy> {
        let thread = self.lane()?;
        // The flag is also raised shortly after the deadline.
        if (thread.deadline).is_some_and(|deadline| Instant::now() >= deadline) {
            return Some(StoppedBy::Time);
        }
        let is_stopped = thread.stop.load(Ordering::Relaxed);
        is_stopped.then_some(StoppedBy::Cancelled)
    }

    fn searched<G: WireGame>(&self, nodes: u64) {
        if let Some(thread) = self.lane() {
            thread.state.metrics.searched(G::ID, nodes);
            thread.spend(nodes);
        }
    }

    fn report<G: WireGame>(&self, canonical: &Canonical<G>) -> Arc<Report<G::Move>> {
        self.told(canonical, &mut |_| {})
    }

    fn words(&self) -> Option<Words> {
        match self {
            ServiceHost::Connection(context) => context.language().other_words(),
            _ => None,
        }
    }

    fn rulebook(&self, english: &'static Rulebook) -> &'static Rulebook {
        match self {
            ServiceHost::Connection(context) => context.language().rulebook(english),
            _ => english,
        }
    }

    fn keep<G: WireGame>(&self, puzzles: Vec<Puzzle<G>>) {
        let Some(state) = self.state() else {
            return;
        };
        state.metrics.generated(G::ID, puzzles.len() as u64);
        for puzzle in puzzles {
            state.puzzles.keep(puzzle);
        }
    }
}
