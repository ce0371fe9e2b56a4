//! An analysis in progress, and the callers that wait for it.
//!
//! moka's `try_get_with` joins equal misses too, but there the computation ends with its first caller. Here it runs
//! on a thread of the pool, and is stopped only when no caller waits any more.

use std::any::Any;
use std::collections::{HashMap, VecDeque};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tessera_search::{Report, StoppedBy};
use tokio::sync::{OnceCell, watch};
use tokio::task::AbortHandle;

use crate::api::caller::Caller;
use crate::api::metrics::Metrics;
use crate::api::problem::Problem;
use crate::api::rate::Deposit;
use crate::api::worker_pool::{Permit, abnormal};

/// Steps that are kept for streams; a slower reader misses the oldest.
const STEPS_KEPT: usize = 64;

/// The origin of a report, for `Cache-Status`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Source {
    /// From the cache.
    Hit,
    /// From the cache that replicas share.
    Shared,
    /// Computed for this request and put into the cache.
    Stored,
    /// Computed for this request, but cut short, so not kept.
    Computed,
    /// Computed for an equal request that was in progress.
    Collapsed,
}

/// A report and its origin.
#[derive(Debug)]
pub struct Finding<M> {
    /// The report, in the canonical orientation.
    pub report: Arc<Report<M>>,
    /// The origin of the report.
    pub source: Source,
    /// Time that it waited for a permit.
    pub queued: Duration,
    /// Time that the engine worked on it.
    pub ran: Duration,
}

impl<M> Clone for Finding<M> {
    fn clone(&self) -> Finding<M> {
        Finding {
            report: Arc::clone(&self.report),
            ..*self
        }
    }
}

/// The next event for a waiter.
#[derive(Debug)]
pub enum Event<M> {
    /// A step is complete: the best so far.
    Step(Arc<Report<M>>),
    /// The end; nothing follows.
    Done(Result<Finding<M>, Problem>),
}

/// The analyses in progress, by key.
pub(super) struct InFlight {
    open: Mutex<Open>,
    metrics: Arc<Metrics>,
}

/// The in_flight by key. Each is a [`InFlightAnalysis`] of the game that the key names.
type Open = HashMap<Arc<str>, Arc<dyn Any + Send + Sync>>;

impl InFlight {
    pub(super) fn new(metrics: Arc<Metrics>) -> InFlight {
        InFlight {
            open: Mutex::default(),
            metrics,
        }
    }

    pub(super) fn open(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Ends an analysis: no caller can join it any more, and its waiters receive the end.
    pub(super) fn complete<M>(
        &self,
        key: &Arc<str>,
        analysis: &Arc<InFlightAnalysis<M>>,
        end: Result<(Arc<Report<M>>, Source), Problem>,
    ) {
        forget(&mut self.open(), key, analysis);
        analysis.complete(end);
    }

    /// Removes a waiter. An analysis without waiters is stopped.
    fn leave<M>(&self, key: &Arc<str>, analysis: &Arc<InFlightAnalysis<M>>, id: u64) {
        let mut open = self.open();
        if analysis.leave(id) {
            forget(&mut open, key, analysis);
            analysis.stop.store(true, Ordering::Relaxed);
            if !analysis.is_done() {
                self.metrics.cancelled();
            }
        }
    }
}

/// Removes an analysis, unless another one has begun under the same key since.
fn forget<M>(open: &mut Open, key: &Arc<str>, analysis: &Arc<InFlightAnalysis<M>>) {
    let is_this = |other: &Arc<_>| std::ptr::addr_eq(Arc::as_ptr(other), Arc::as_ptr(analysis));
    if open.get(key).is_some_and(is_this) {
        open.remove(key);
    }
}

/// An analysis in progress.
pub(super) struct InFlightAnalysis<M> {
    course: watch::Sender<Course<M>>,
    pub(super) stop: Arc<AtomicBool>,
    /// The report of another replica, which the first waiter looks up.
    pub(super) known: OnceCell<Option<Arc<Report<M>>>>,
    waiting: Mutex<Waiting>,
    /// True if a waiter came or left since the thread of the analysis last looked.
    changed: AtomicBool,
    since: Instant,
}

struct Course<M> {
    stage: Stage<M>,
    steps: VecDeque<Arc<Report<M>>>,
    /// Number of steps that were dropped.
    forgotten: usize,
}

enum Stage<M> {
    Queued,
    Running(Instant),
    Done(Result<Finding<M>, Problem>),
}

#[derive(Default)]
struct Waiting {
    callers: Vec<WaitingCaller>,
    came: u64,
    /// Present while it runs.
    permit: Option<Permit>,
}

struct WaitingCaller {
    id: u64,
    deadline: Instant,
    deposit: Option<Arc<Deposit>>,
}

impl WaitingCaller {
    fn caller(&self) -> Option<Caller> {
        self.deposit
            .as_ref()
            .map(|deposit| deposit.account().caller())
    }
}

/// The waiters of an analysis at one moment.
pub(super) struct Present {
    pub(super) deposits: Vec<Arc<Deposit>>,
    /// The latest deadline of all waiters.
    pub(super) latest: Instant,
    count: usize,
}

impl Present {
    pub(super) fn is_empty(&self) -> bool {
        self.count == 0
    }
}

impl<M> InFlightAnalysis<M> {
    pub(super) fn new(stop: Arc<AtomicBool>) -> InFlightAnalysis<M> {
        let course = Course {
            stage: Stage::Queued,
            steps: VecDeque::new(),
            forgotten: 0,
        };
        InFlightAnalysis {
            course: watch::Sender::new(course),
            stop,
            known: OnceCell::new(),
            waiting: Mutex::default(),
            changed: AtomicBool::new(false),
            since: Instant::now(),
        }
    }

    pub(super) fn is_queued(&self) -> bool {
        matches!(self.course.borrow().stage, Stage::Queued)
    }

    fn is_done(&self) -> bool {
        matches!(self.course.borrow().stage, Stage::Done(_))
    }

    /// Resolves when the analysis no longer waits for a permit.
    pub(super) async fn started(&self) {
        let mut course = self.course.subscribe();
        let started = course.wait_for(|course| !matches!(course.stage, Stage::Queued));
        // The sender lives as long as this analysis.
        drop(started.await);
    }

    /// Marks it as running. False if it already runs or is over.
    pub(super) fn start(&self) -> bool {
        self.course.send_if_modified(|course| {
            let is_queued = matches!(course.stage, Stage::Queued);
            if is_queued {
                course.stage = Stage::Running(Instant::now());
            }
            is_queued
        })
    }

    pub(super) fn step(&self, report: Arc<Report<M>>) {
        self.course.send_modify(|course| {
            course.steps.push_back(report);
            if course.steps.len() > STEPS_KEPT {
                course.steps.pop_front();
                course.forgotten += 1;
            }
        });
    }

    fn complete(&self, end: Result<(Arc<Report<M>>, Source), Problem>) {
        self.course.send_if_modified(|course| {
            let now = Instant::now();
            let started = match course.stage {
                Stage::Queued => now,
                Stage::Running(started) => started,
                Stage::Done(_) => return false,
            };
            course.stage = Stage::Done(end.map(|(report, source)| Finding {
                report,
                source,
                queued: started - self.since,
                ran: now - started,
            }));
            true
        });
    }

    /// Keeps the permit while the analysis runs.
    pub(super) fn hold(&self, permit: Permit) {
        let mut waiting = self.waiting();
        waiting.permit = Some(permit);
        waiting.hand_over();
    }

    /// Gives the permit back.
    pub(super) fn release(&self) {
        let permit = self.waiting().permit.take();
        drop(permit);
    }

    /// The caller to which its permit counts.
    #[cfg(test)]
    pub(super) fn owner(&self) -> Option<Caller> {
        self.waiting().permit.as_ref().and_then(Permit::owner)
    }

    /// Adds a caller; returns its number. The lock of the table is held.
    fn join(&self, deadline: Instant, deposit: Option<Arc<Deposit>>) -> u64 {
        let mut waiting = self.waiting();
        let id = waiting.came;
        waiting.came += 1;
        waiting.callers.push(WaitingCaller {
            id,
            deadline,
            deposit,
        });
        self.changed.store(true, Ordering::Release);
        id
    }

    /// Removes a caller; returns true if it was the last. The lock of the table is held.
    fn leave(&self, id: u64) -> bool {
        let mut waiting = self.waiting();
        waiting.callers.retain(|caller| caller.id != id);
        waiting.hand_over();
        self.changed.store(true, Ordering::Release);
        waiting.callers.is_empty()
    }

    /// True if a waiter came or left since the last call.
    pub(super) fn take_changed(&self) -> bool {
        self.changed.load(Ordering::Relaxed) && self.changed.swap(false, Ordering::Acquire)
    }

    /// The current waiters.
    pub(super) fn present(&self) -> Present {
        let waiting = self.waiting();
        let callers = waiting.callers.iter();
        Present {
            deposits: (callers.clone().filter_map(|caller| caller.deposit.clone())).collect(),
            latest: (callers.map(|caller| caller.deadline).max()).unwrap_or(self.since),
            count: waiting.callers.len(),
        }
    }

    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Waiting {
    /// Hands the permit over to a caller that still waits.
    fn hand_over(&mut self) {
        if let (Some(permit), [heir, ..]) = (&mut self.permit, &self.callers[..]) {
            let owner = permit.owner();
            if self.callers.iter().all(|caller| caller.caller() != owner) {
                permit.hand_over(heir.caller());
            }
        }
    }
}

/// A caller that waits for an analysis. Dropping it cancels the request.
pub struct Waiter<M> {
    in_flight: Arc<InFlight>,
    key: Arc<str>,
    analysis: Arc<InFlightAnalysis<M>>,
    course: watch::Receiver<Course<M>>,
    deadline: Instant,
    id: u64,
    is_first: bool,
    /// The task that waits for a permit in the queue of the caller.
    pub(super) queueing: Option<AbortHandle>,
    struck: bool,
    seen: usize,
}

impl<M: Clone> Waiter<M> {
    /// Adds a waiter to an analysis. The lock of the table is held.
    pub(super) fn join(
        in_flight: Arc<InFlight>,
        key: Arc<str>,
        analysis: Arc<InFlightAnalysis<M>>,
        deadline: Instant,
        deposit: Option<Arc<Deposit>>,
    ) -> Waiter<M> {
        let id = analysis.join(deadline, deposit);
        Waiter {
            course: analysis.course.subscribe(),
            in_flight,
            key,
            analysis,
            deadline,
            id,
            is_first: id == 0,
            queueing: None,
            struck: false,
            seen: 0,
        }
    }

    /// True if the analysis still waits for a permit.
    pub fn is_queued(&self) -> bool {
        self.analysis.is_queued()
    }

    /// Waits for the end, and ignores the steps.
    ///
    /// # Errors
    /// [`crate::api::problem::Code::ServiceFull`] if the deadline passes in the queue;
    /// [`crate::api::problem::Code::Internal`] if the engine panics.
    pub async fn end(&mut self) -> Result<Finding<M>, Problem> {
        loop {
            if let Event::Done(end) = self.next().await {
                return end;
            }
        }
    }

    /// The next step, or the end. May be dropped and called again.
    pub async fn next(&mut self) -> Event<M> {
        loop {
            if let Some(event) = self.look() {
                return event;
            }
            tokio::select! {
                changed = self.course.changed() => {
                    if changed.is_err() {
                        return Event::Done(Err(abnormal()));
                    }
                }
                () = tokio::time::sleep_until(self.deadline.into()), if !self.struck => {
                    self.struck = true;
                }
            }
        }
    }

    /// The next event, if it is there.
    fn look(&mut self) -> Option<Event<M>> {
        let course = self.course.borrow_and_update();
        match &course.stage {
            Stage::Queued if self.struck => {
                return Some(Event::Done(Err(Problem::no_permit_in_time())));
            }
            // The analysis continues for other waiters; this one takes the last step.
            Stage::Running(started)
                if self.struck && self.analysis.present().latest > self.deadline =>
            {
                if let Some(step) = course.steps.back() {
                    let mut report = Report::clone(step);
                    report.stats.stopped_by = StoppedBy::Time;
                    return Some(Event::Done(Ok(Finding {
                        report: Arc::new(report),
                        source: source(self.is_first, Source::Computed),
                        queued: *started - self.analysis.since,
                        ran: started.elapsed(),
                    })));
                }
            }
            _ => {}
        }
        let next = self.seen.max(course.forgotten);
        if let Some(step) = course.steps.get(next - course.forgotten) {
            self.seen = next + 1;
            return Some(Event::Step(Arc::clone(step)));
        }
        let Stage::Done(end) = &course.stage else {
            return None;
        };
        Some(Event::Done(end.clone().map(|finding| Finding {
            source: source(self.is_first, finding.source),
            ..finding
        })))
    }
}

/// The source of a report for the first waiter, or for a later one.
fn source(is_first: bool, source: Source) -> Source {
    match source {
        Source::Stored | Source::Computed if !is_first => Source::Collapsed,
        _ => source,
    }
}

impl<M> Drop for Waiter<M> {
    fn drop(&mut self) {
        if let Some(queueing) = &self.queueing {
            queueing.abort();
        }
        self.in_flight.leave(&self.key, &self.analysis, self.id);
    }
}

#[cfg(test)]
mod tests;
