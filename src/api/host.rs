//! The service as the host of calls: what it has at hand, what runs inline, what runs in the heavy lane.

use std::cell::Cell;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use actix_web::http::header::{HeaderName, HeaderValue};
use actix_web::web::Bytes;
use futures_util::future::LocalBoxFuture;
use tessera_calls::analysis::{Canonical, Caps};
use tessera_calls::game::WireGame;
use tessera_calls::host::{Host, LocalHost};
use tessera_calls::operation::{Answer, Cost, Need, Nothing, Operation, request_of};
use tessera_calls::operations::ReportNeeded;
use tessera_calls::problem::Problem;
use tessera_calls::puzzles::{Day, PUZZLE_NODES, PuzzleById, PuzzleOfDay, read_id};
use tessera_puzzles::attempt::Puzzle;
use tessera_search::{Budget, Report, StoppedBy};
use tokio::sync::mpsc::UnboundedSender;

use super::analysis::{Event, Finding, Lookup, Waiter, headers};
use super::answer::{CallResult, caught};
use super::context::{Context, Progress};
use super::lane::limited;
use super::puzzles::today;
use crate::state::State;

/// Bytes of a request that is read on the thread that took it; a longer one may take longer than a moment.
const SHORT: usize = 2048;

/// A request to an operation that is still to be read.
pub struct Asked<R> {
    /// Reads it.
    pub read: Box<dyn FnOnce() -> Result<R, Problem> + Send>,
    /// Bytes of it.
    pub bytes: usize,
}

/// Makes of an answer what is wanted: its JSON, a picture.
pub type Shape<A> = fn(A) -> Result<Vec<u8>, Problem>;

/// Makes a call for a request, and has `shape` make of its answer what is wanted. What it needs comes from the caches or
/// from work. Light work runs here, bulky work and all work of a batch in the bulky lane, heavy work in the heavy one. The
/// caller's allowance and a batch's budget pay for it.
///
/// # Errors
/// Those of reading, of the operation and of `shape`; those of too little allowance, budget, room or time;
/// `Code::Internal` when it panics.
pub async fn call<O>(
    context: &Context,
    asked: Asked<O::Request>,
    shape: Shape<O::Answer>,
) -> Result<CallResult<Vec<u8>>, Problem>
where
    O: Operation,
    O::Need: Fetch,
{
    caught(made(
        context,
        asked.bytes,
        beginning::<O>(asked.read, shape),
    ))
    .await
}

/// A call by its JSON, whatever its types.
#[derive(Clone, Copy)]
pub struct JsonCall(fn(Bytes) -> Begin);

impl JsonCall {
    /// The operation as a call by its JSON.
    pub fn of<O>() -> JsonCall
    where
        O: Operation,
        O::Need: Fetch,
    {
        JsonCall(|request| {
            let read = Box::new(move || request_of::<O>(&request));
            beginning::<O>(read, O::Answer::into_json)
        })
    }

    /// As [`call`], from JSON to JSON. An empty request counts as `{}` where it may be left out.
    ///
    /// # Errors
    /// As [`call`].
    pub async fn make(
        self,
        context: &Context,
        request: Bytes,
    ) -> Result<CallResult<Vec<u8>>, Problem> {
        caught(made(context, request.len(), (self.0)(request))).await
    }
}

/// Reads a request and goes as far as can be gone at once. What is around the operations is in boxes, so that it is
/// compiled once for all of them.
type Begin = Box<dyn FnOnce(&Context) -> Result<Begun, Problem> + Send>;

/// How far a call has come by what can be done at once.
enum Begun {
    /// To its end.
    Ended(Vec<u8>),
    /// To something that has to be fetched.
    Needs(Fetching),
    /// To work that is not light.
    Costs(Work),
}

type Fetching = Box<
    dyn for<'a> FnOnce(&'a Context) -> LocalBoxFuture<'a, Result<Fetched<Work>, Problem>> + Send,
>;

type Run = Box<dyn FnOnce(&ServiceHost) -> Result<Vec<u8>, Problem> + Send>;

/// What is left to do when everything that a call needs is there.
struct Work {
    cost: Cost,
    run: Run,
}

async fn made(
    context: &Context,
    bytes: usize,
    begin: Begin,
) -> Result<CallResult<Vec<u8>>, Problem> {
    let here = context.clone();
    let begun = read_in_place(context, bytes, Box::new(move || begin(&here))).await?;
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
        Cost::Heavy { nodes, time_ms } => {
            context.pay(nodes)?;
            let deadline = context.deadline(time_ms.unwrap_or(context.state().limits.max_time_ms));
            let state = Arc::clone(context.state());
            let work = Box::new(move |stop| {
                let host = ServiceHost::Lane(LaneThread::new(state, stop, deadline));
                (run(&host), host.spent())
            });
            let (answer, spent) = context.run(deadline, work).await?;
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

/// Reads a request of so many bytes: here, or beside the workers if it is long.
///
/// # Errors
/// Those of reading, and of [`Context::beside`].
pub async fn read_in_place<T: Send + 'static>(
    context: &Context,
    bytes: usize,
    read: Box<dyn FnOnce() -> Result<T, Problem> + Send>,
) -> Result<T, Problem> {
    if context.is_aside() || bytes > SHORT {
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

// Operations hold positions, which are large for a stack, so they are in boxes.
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

/// What meets the need of a call, and what to tell about where it came from.
pub struct Fetched<T> {
    /// What meets it.
    pub given: T,
    headers: Vec<(HeaderName, HeaderValue)>,
    repeatable: bool,
}

impl<T> Fetched<T> {
    fn map<U>(self, of: impl FnOnce(T) -> U) -> Fetched<U> {
        Fetched {
            given: of(self.given),
            headers: self.headers,
            repeatable: self.repeatable,
        }
    }
}

impl<T> From<T> for Fetched<T> {
    fn from(given: T) -> Fetched<T> {
        Fetched {
            given,
            headers: Vec::new(),
            repeatable: true,
        }
    }
}

/// A need that the service meets from a cache, by joining work under way, or by work in the lane.
pub trait Fetch: Need {
    /// Meets it.
    ///
    /// # Errors
    /// When there is no such thing, or no room or time for the work.
    fn fetch(
        self,
        context: &Context,
    ) -> impl Future<Output = Result<Fetched<Self::Given>, Problem>>;
}

impl Fetch for Nothing {
    async fn fetch(self, _context: &Context) -> Result<Fetched<()>, Problem> {
        Ok(().into())
    }
}

impl<G: WireGame> Fetch for PuzzleById<G> {
    async fn fetch(self, context: &Context) -> Result<Fetched<Arc<Puzzle<G>>>, Problem> {
        let puzzles = &context.state().puzzles;
        if let Some(puzzle) = puzzles.kept::<G>(self.id()) {
            return Ok(puzzle.into());
        }
        read_id::<G>(self.id())?;
        context.pay(PUZZLE_NODES)?;
        let deadline = context.latest();
        let work = Box::new(move |stop| self.make(|budget| limited(budget, stop, deadline)));
        Ok(puzzles.keep(context.run(deadline, work).await??).into())
    }
}

impl<G: WireGame> Fetch for PuzzleOfDay<G> {
    async fn fetch(self, context: &Context) -> Result<Fetched<Arc<Puzzle<G>>>, Problem> {
        let puzzles = &context.state().puzzles;
        let pay = || context.paid(PUZZLE_NODES);
        let puzzle = puzzles.of_day(self.day(), context.latest(), pay).await?;
        Ok(puzzle.into())
    }
}

impl<G: WireGame> Fetch for ReportNeeded<G> {
    async fn fetch(self, context: &Context) -> Result<Fetched<Self::Given>, Problem> {
        let Some(canonical) = self.canonical else {
            return Ok(None.into());
        };
        let deadline = context.deadline(self.time_ms);
        let pay = || context.paid(self.nodes);
        let finding = match context.state().analyses.look_up(canonical, deadline, pay)? {
            Lookup::Found(finding) => finding,
            Lookup::Awaited(mut waiter) => match context.progress() {
                None => waiter.end().await?,
                Some(progress) => told_on_the_way(&mut waiter, self.nodes, progress).await?,
            },
        };
        context.charge(finding.report.stats.nodes);
        Ok(Fetched {
            headers: headers(&finding),
            repeatable: finding.report.stats.stopped_by.is_repeatable(),
            given: Some(finding.report),
        })
    }
}

/// Waits for the end of an analysis, and tells each of its steps.
async fn told_on_the_way<G: WireGame>(
    waiter: &mut Waiter<G>,
    budget: u64,
    progress: &UnboundedSender<Progress>,
) -> Result<Finding<G::Move>, Problem> {
    loop {
        match waiter.next().await {
            Event::Done(end) => return end,
            Event::Step(report) => {
                let (nodes, depth) = (report.stats.nodes, report.stats.depth);
                // Whether anybody still listens does not matter.
                let _ = progress.send(Progress {
                    nodes,
                    budget,
                    depth,
                });
            }
        }
    }
}

/// Where a call runs in the service. It is one type for all of these places, so that each call is compiled once.
pub enum ServiceHost<'a> {
    /// The thread that serves the connection: requests are read there, and light work is done.
    Connection(&'a Context),
    /// A thread of the heavy lane.
    Lane(LaneThread),
    /// The command line, and the examples of the document: nothing is kept there, and there is all the time there is.
    Local(LocalHost),
}

/// A thread of the heavy lane that makes one call.
pub struct LaneThread {
    state: Arc<State>,
    stop: Arc<AtomicBool>,
    deadline: Instant,
    /// Nodes that count against a shared budget. What the cache answered counts as well, so that the answer to a batch
    /// does not depend on what is cached.
    spent: Cell<u64>,
}

impl LaneThread {
    /// A thread whose work ends when the flag is raised, or at the deadline.
    fn new(state: Arc<State>, stop: Arc<AtomicBool>, deadline: Instant) -> LaneThread {
        LaneThread {
            state,
            stop,
            deadline,
            spent: Cell::new(0),
        }
    }

    fn spend(&self, nodes: u64) {
        self.spent.set(self.spent.get() + nodes);
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

    /// Nodes that were spent, as [`Host::searched`] and [`Host::report`] told.
    fn spent(&self) -> u64 {
        self.lane().map_or(0, |thread| thread.spent.get())
    }
}

impl Host for ServiceHost<'_> {
    fn caps(&self) -> &Caps {
        match self {
            ServiceHost::Connection(context) => &context.state().limits,
            ServiceHost::Lane(thread) => &thread.state.limits,
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

    fn cut(&self, budget: Budget) -> Budget {
        match self {
            ServiceHost::Lane(thread) => limited(budget, Arc::clone(&thread.stop), thread.deadline),
            _ => budget,
        }
    }

    fn interruption(&self) -> Option<StoppedBy> {
        let thread = self.lane()?;
        if thread.stop.load(Ordering::Relaxed) {
            Some(StoppedBy::Cancelled)
        } else {
            (Instant::now() >= thread.deadline).then_some(StoppedBy::Time)
        }
    }

    fn searched<G: WireGame>(&self, nodes: u64) {
        if let Some(thread) = self.lane() {
            thread.state.metrics.searched(G::ID, nodes);
            thread.spend(nodes);
        }
    }

    fn report<G: WireGame>(&self, canonical: &Canonical<G>) -> Arc<Report<G::Move>> {
        let Some(thread) = self.lane() else {
            return Arc::new(canonical.analyse(|budget| budget, &mut |_| {}));
        };
        let analyses = &thread.state.analyses;
        let report = analyses.compute(canonical, &thread.stop, thread.deadline);
        thread.spend(report.stats.nodes);
        report
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
