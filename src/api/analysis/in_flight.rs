//! Analyses in progress, and the waiters that share them.
//!
//! moka's `try_get_with` joins equal misses too, but there a computation ends with its first caller, and every caller
//! waits for its end. Here it runs on a thread of the heavy pool until its last waiter has left, each waiter has a
//! deadline of its own, and steps are reported on the way.

use std::any::Any;
use std::collections::{HashMap, VecDeque};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use parking_lot::Mutex;
use tessera_search::{Report, StoppedBy};
use tokio::sync::{OnceCell, watch};
use tokio::task::AbortHandle;

use super::callers::WaitingCallers;
use crate::api::metrics::Metrics;
use crate::api::problem::Problem;
use crate::api::rate::Deposit;
use crate::api::worker_pool::abnormal;

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
#[derive(Debug, Clone)]
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
    pub(super) table: Mutex<Table>,
    metrics: Arc<Metrics>,
}

/// Each value is an [`InFlightAnalysis`] of the game that the key names.
type Table = HashMap<Arc<str>, Arc<dyn Any + Send + Sync>>;

impl InFlight {
    pub(super) fn new(metrics: Arc<Metrics>) -> InFlight {
        InFlight { table: Mutex::default(), metrics }
    }

    /// Ends an analysis: no caller can join it any more, and its waiters receive the end.
    pub(super) fn complete<M>(
        &self,
        key: &Arc<str>,
        analysis: &Arc<InFlightAnalysis<M>>,
        end: Result<(Arc<Report<M>>, Source), Problem>,
    ) {
        remove(&mut self.table.lock(), key, analysis);
        analysis.complete(end);
    }

    /// Removes a waiter. An analysis without waiters is stopped.
    fn leave<M>(&self, key: &Arc<str>, analysis: &Arc<InFlightAnalysis<M>>, id: u64) {
        let mut table = self.table.lock();
        if analysis.callers.leave(id) {
            remove(&mut table, key, analysis);
            analysis.stop.store(true, Ordering::Relaxed);
            if analysis.progress.borrow().end.is_none() {
                self.metrics.cancelled();
            }
        }
    }
}

/// Removes an analysis, unless another one has begun under the same key since.
fn remove<M>(table: &mut Table, key: &Arc<str>, analysis: &Arc<InFlightAnalysis<M>>) {
    let is_this = |other: &Arc<_>| std::ptr::addr_eq(Arc::as_ptr(other), Arc::as_ptr(analysis));
    if table.get(key).is_some_and(is_this) {
        table.remove(key);
    }
}

/// An analysis in progress.
pub(super) struct InFlightAnalysis<M> {
    progress: watch::Sender<Progress<M>>,
    pub(super) stop: Arc<AtomicBool>,
    /// The report of another replica, which the first waiter looks up.
    pub(super) known: OnceCell<Option<Arc<Report<M>>>>,
    pub(super) callers: Arc<WaitingCallers>,
    since: Instant,
}

struct Progress<M> {
    /// `None` while it waits for a permit.
    started: Option<Instant>,
    steps: VecDeque<Arc<Report<M>>>,
    /// Number of steps that were dropped.
    dropped: usize,
    end: Option<Result<Finding<M>, Problem>>,
}

impl<M> Progress<M> {
    fn is_queued(&self) -> bool {
        self.started.is_none() && self.end.is_none()
    }
}

impl<M> InFlightAnalysis<M> {
    pub(super) fn new(stop: Arc<AtomicBool>) -> InFlightAnalysis<M> {
        InFlightAnalysis {
            progress: watch::Sender::new(Progress {
                started: None,
                steps: VecDeque::new(),
                dropped: 0,
                end: None,
            }),
            stop,
            known: OnceCell::new(),
            callers: Arc::default(),
            since: Instant::now(),
        }
    }

    pub(super) fn is_queued(&self) -> bool {
        self.progress.borrow().is_queued()
    }

    /// Resolves when the analysis no longer waits for a permit.
    pub(super) async fn started(&self) {
        let mut progress = self.progress.subscribe();
        // The sender lives as long as this analysis.
        drop(progress.wait_for(|progress| !progress.is_queued()).await);
    }

    /// Marks it as running. False if it already runs or is over.
    pub(super) fn start(&self) -> bool {
        self.progress.send_if_modified(|progress| {
            let is_queued = progress.is_queued();
            if is_queued {
                progress.started = Some(Instant::now());
            }
            is_queued
        })
    }

    pub(super) fn step(&self, report: Arc<Report<M>>) {
        self.progress.send_modify(|progress| {
            progress.steps.push_back(report);
            if progress.steps.len() > STEPS_KEPT {
                progress.steps.pop_front();
                progress.dropped += 1;
            }
        });
    }

    fn complete(&self, end: Result<(Arc<Report<M>>, Source), Problem>) {
        self.progress.send_if_modified(|progress| {
            if progress.end.is_some() {
                return false;
            }
            let started = progress.started.unwrap_or_else(Instant::now);
            progress.end = Some(end.map(|(report, source)| self.finding(report, source, started)));
            true
        });
    }

    fn finding(&self, report: Arc<Report<M>>, source: Source, started: Instant) -> Finding<M> {
        Finding { report, source, queued: started - self.since, ran: started.elapsed() }
    }
}

/// A caller that waits for an analysis. Dropping it cancels the request.
pub struct Waiter<M> {
    in_flight: Arc<InFlight>,
    key: Arc<str>,
    analysis: Arc<InFlightAnalysis<M>>,
    progress: watch::Receiver<Progress<M>>,
    deadline: Instant,
    is_expired: bool,
    id: u64,
    /// The task that waits for a permit in the queue of the caller.
    pub(super) queueing: Option<AbortHandle>,
    /// Number of steps that it has seen or missed.
    seen: usize,
}

impl<M: Clone> Waiter<M> {
    /// Adds a waiter to an analysis. The table is locked.
    pub(super) fn join(
        in_flight: Arc<InFlight>,
        key: Arc<str>,
        analysis: Arc<InFlightAnalysis<M>>,
        deadline: Instant,
        deposit: Option<Arc<Deposit>>,
    ) -> Waiter<M> {
        Waiter {
            id: analysis.callers.join(deadline, deposit),
            progress: analysis.progress.subscribe(),
            in_flight,
            key,
            analysis,
            deadline,
            is_expired: false,
            queueing: None,
            seen: 0,
        }
    }

    /// True if the analysis still waits for a permit.
    pub fn is_queued(&self) -> bool {
        self.analysis.is_queued()
    }

    /// Waits for the end, and reports the steps on the way.
    ///
    /// # Errors
    /// [`crate::api::problem::Code::ServiceFull`] if the deadline passes in the queue;
    /// [`crate::api::problem::Code::Internal`] if the engine panics.
    pub async fn end(&mut self, mut step: impl FnMut(&Report<M>)) -> Result<Finding<M>, Problem> {
        loop {
            match self.next().await {
                Event::Step(report) => step(&report),
                Event::Done(end) => return end,
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
                changed = self.progress.changed() => {
                    if changed.is_err() {
                        return Event::Done(Err(abnormal()));
                    }
                }
                () = tokio::time::sleep_until(self.deadline.into()), if !self.is_expired => {
                    self.is_expired = true;
                }
            }
        }
    }

    /// The next event, if it is there.
    fn look(&mut self) -> Option<Event<M>> {
        let progress = self.progress.borrow_and_update();
        if self.is_expired && progress.is_queued() {
            return Some(Event::Done(Err(Problem::no_permit_in_time())));
        }
        // An analysis that continues for other waiters has a last step for this one.
        if self.is_expired
            && progress.end.is_none()
            && self.analysis.callers.present().latest > Some(self.deadline)
            && let (Some(started), Some(step)) = (progress.started, progress.steps.back())
        {
            let mut report = Report::clone(step);
            report.stats.stopped_by = StoppedBy::Time;
            let source = source(self.id, Source::Computed);
            let finding = self.analysis.finding(Arc::new(report), source, started);
            return Some(Event::Done(Ok(finding)));
        }
        let next = self.seen.max(progress.dropped);
        if let Some(step) = progress.steps.get(next - progress.dropped) {
            self.seen = next + 1;
            return Some(Event::Step(Arc::clone(step)));
        }
        let end = progress.end.clone()?;
        Some(Event::Done(
            end.map(|finding| Finding { source: source(self.id, finding.source), ..finding }),
        ))
    }
}

/// The source of a report for the waiter with this number.
fn source(id: u64, source: Source) -> Source {
    match source {
        Source::Stored | Source::Computed if id > 0 => Source::Collapsed,
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
