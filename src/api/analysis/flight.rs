//! An analysis in progress, and the callers that wait for it.
//!
//! moka's `try_get_with` joins equal misses too, but there the computation dies with its first caller. Here it runs in
//! a task of its own, and is stopped only when no caller waits any more.

use std::collections::{HashMap, VecDeque};
use std::marker::PhantomData;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::watch;
use tokio::task::AbortHandle;

use super::cache::Erased;
use crate::api::lane::abnormal;
use crate::api::metrics::Metrics;
use crate::api::problem::Problem;
use tessera_calls::game::WireGame;
use tessera_search::{Report, StoppedBy};

/// Steps that are kept for streams; a slower reader misses the oldest.
const STEPS_KEPT: usize = 64;

/// Where a report came from, as `Cache-Status` tells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Source {
    /// From the cache.
    Hit,
    /// From the cache that replicas share.
    Shared,
    /// Computed for this request and put into the cache.
    Stored,
    /// Computed for this request, and cut short: not kept.
    Computed,
    /// Computed for an equal request that was under way.
    Collapsed,
}

/// A report and how it came about.
#[derive(Debug, Clone)]
pub struct Finding<M> {
    /// The report, in the canonical orientation.
    pub report: Arc<Report<M>>,
    /// Where it came from.
    pub source: Source,
    /// How long it waited for a permit.
    pub queued: Duration,
    /// How long the engine worked on it.
    pub ran: Duration,
}

/// What a waiter learns next.
#[derive(Debug)]
pub enum Event<M> {
    /// A step is complete: the best so far.
    Step(Arc<Report<M>>),
    /// The end; nothing follows.
    Done(Result<Finding<M>, Problem>),
}

/// The analyses under way, by key.
pub(super) struct Flights {
    open: Mutex<Open>,
    metrics: Arc<Metrics>,
    /// Zero of the clock of deadlines.
    epoch: Instant,
}

/// Analyses under way, by key.
type Open = HashMap<Arc<str>, Arc<Flight>>;

impl Flights {
    pub(super) fn new(metrics: Arc<Metrics>) -> Flights {
        Flights {
            open: Mutex::default(),
            metrics,
            epoch: Instant::now(),
        }
    }

    pub(super) fn open(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The flight ends: no caller joins it any more, and those that wait are told.
    pub(super) fn land(
        &self,
        key: &Arc<str>,
        flight: &Arc<Flight>,
        arrival: Result<Arrival, Problem>,
    ) {
        forget(&mut self.open(), key, flight);
        flight.land(arrival);
    }

    /// A waiter leaves; an analysis that nobody waits for is stopped.
    fn leave(&self, key: &Arc<str>, flight: &Arc<Flight>, deadline: u64) {
        let mut open = self.open();
        if flight.leave(deadline) {
            forget(&mut open, key, flight);
            flight.stop.store(true, Ordering::Relaxed);
            if let Some(task) = flight.task.get() {
                task.abort();
            }
            if !flight.is_done() {
                self.metrics.cancelled();
            }
        }
    }

    pub(super) fn now(&self) -> u64 {
        self.micros(Instant::now())
    }

    pub(super) fn micros(&self, time: Instant) -> u64 {
        let since = time.saturating_duration_since(self.epoch);
        u64::try_from(since.as_micros()).unwrap_or(u64::MAX)
    }
}

/// Another flight may have set off under the same key since.
fn forget(open: &mut Open, key: &Arc<str>, flight: &Arc<Flight>) {
    if open
        .get(key)
        .is_some_and(|other| Arc::ptr_eq(other, flight))
    {
        open.remove(key);
    }
}

/// An analysis under way.
pub(super) struct Flight {
    course: watch::Sender<Course>,
    pub(super) stop: Arc<AtomicBool>,
    pub(super) task: OnceLock<AbortHandle>,
    /// Deadlines of the waiting callers, in microseconds of the flights' clock.
    waiting: Mutex<Vec<u64>>,
    /// The latest of them, for the search to look at.
    deadline: AtomicU64,
    since: Instant,
}

struct Course {
    stage: Stage,
    steps: VecDeque<Erased>,
    /// Steps that are not kept any more.
    forgotten: usize,
}

enum Stage {
    Queued,
    Running(Instant),
    Done(Result<Landed, Problem>),
}

#[derive(Clone)]
struct Landed {
    report: Erased,
    stored: bool,
    shared: bool,
    queued: Duration,
    ran: Duration,
}

/// How a flight ends well.
pub(super) struct Arrival {
    pub(super) report: Erased,
    /// Whether it is in the cache now.
    pub(super) stored: bool,
    /// Whether it came from the shared cache.
    pub(super) shared: bool,
}

impl Flight {
    pub(super) fn new(stop: Arc<AtomicBool>) -> Flight {
        let course = Course {
            stage: Stage::Queued,
            steps: VecDeque::new(),
            forgotten: 0,
        };
        Flight {
            course: watch::Sender::new(course),
            stop,
            task: OnceLock::new(),
            waiting: Mutex::new(Vec::new()),
            deadline: AtomicU64::new(0),
            since: Instant::now(),
        }
    }

    pub(super) fn is_done(&self) -> bool {
        matches!(self.course.borrow().stage, Stage::Done(_))
    }

    /// The time at which nobody wants to wait any longer.
    pub(super) fn deadline(&self) -> u64 {
        self.deadline.load(Ordering::Relaxed)
    }

    pub(super) fn take_off(&self) {
        self.course
            .send_modify(|course| course.stage = Stage::Running(Instant::now()));
    }

    pub(super) fn step(&self, report: Erased) {
        self.course.send_modify(|course| {
            course.steps.push_back(report);
            if course.steps.len() > STEPS_KEPT {
                course.steps.pop_front();
                course.forgotten += 1;
            }
        });
    }

    fn land(&self, arrival: Result<Arrival, Problem>) {
        self.course.send_modify(|course| {
            let started = match course.stage {
                Stage::Running(started) => started,
                _ => Instant::now(),
            };
            course.stage = Stage::Done(arrival.map(|arrival| Landed {
                report: arrival.report,
                stored: arrival.stored,
                shared: arrival.shared,
                queued: started - self.since,
                ran: started.elapsed(),
            }));
        });
    }

    /// One more waits; the flights' lock is held.
    pub(super) fn join(&self, deadline: u64) {
        self.change_waiting(|waiting| waiting.push(deadline));
    }

    /// One waits no more; whether it was the last. The flights' lock is held.
    fn leave(&self, deadline: u64) -> bool {
        self.change_waiting(|waiting| {
            if let Some(at) = waiting.iter().position(|&other| other == deadline) {
                waiting.swap_remove(at);
            }
        })
    }

    fn change_waiting(&self, change: impl FnOnce(&mut Vec<u64>)) -> bool {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        change(&mut waiting);
        let latest = waiting.iter().copied().max().unwrap_or(0);
        self.deadline.store(latest, Ordering::Relaxed);
        waiting.is_empty()
    }
}

/// A caller that waits for an analysis. Dropping it cancels the request.
pub struct Waiter<G: WireGame> {
    flights: Arc<Flights>,
    key: Arc<str>,
    flight: Arc<Flight>,
    course: watch::Receiver<Course>,
    deadline: Instant,
    /// The same on the flights' clock.
    micros: u64,
    struck: bool,
    first: bool,
    seen: usize,
    game: PhantomData<fn() -> G>,
}

impl<G: WireGame> Waiter<G> {
    /// A waiter for a flight that counts it already, as the `first` or as a later one.
    pub(super) fn new(
        flights: Arc<Flights>,
        key: Arc<str>,
        flight: Arc<Flight>,
        deadline: Instant,
        micros: u64,
        first: bool,
    ) -> Waiter<G> {
        Waiter {
            course: flight.course.subscribe(),
            flights,
            key,
            flight,
            deadline,
            micros,
            struck: false,
            first,
            seen: 0,
            game: PhantomData,
        }
    }

    /// Whether it still waits for a permit.
    pub fn is_queued(&self) -> bool {
        matches!(self.course.borrow().stage, Stage::Queued)
    }

    /// The end, whatever happens on the way.
    ///
    /// # Errors
    /// [`crate::api::problem::Code::ServiceFull`] when the deadline strikes in the queue;
    /// [`crate::api::problem::Code::Internal`] when the engine panics.
    pub async fn end(&mut self) -> Result<Finding<G::Move>, Problem> {
        loop {
            if let Event::Done(end) = self.next().await {
                return end;
            }
        }
    }

    /// The next step, or the end. May be dropped and called again.
    pub async fn next(&mut self) -> Event<G::Move> {
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

    /// What there is to tell without waiting.
    fn look(&mut self) -> Option<Event<G::Move>> {
        let course = self.course.borrow_and_update();
        // Of steps that go on for others, this one has had enough.
        let others_go_on = self.struck && self.flight.deadline() > self.micros;
        match &course.stage {
            Stage::Queued if self.struck => {
                return Some(Event::Done(Err(Problem::no_permit_in_time())));
            }
            Stage::Running(started) if others_go_on => {
                if let Some(step) = course.steps.back() {
                    let landed = Landed {
                        report: Arc::clone(step),
                        stored: false,
                        shared: false,
                        queued: *started - self.flight.since,
                        ran: started.elapsed(),
                    };
                    drop(course);
                    return Some(Event::Done(self.cut(landed)));
                }
            }
            _ => {}
        }
        let next = self.seen.max(course.forgotten);
        if let Some(step) = course.steps.get(next - course.forgotten) {
            let step = Arc::clone(step).downcast();
            drop(course);
            self.seen = next + 1;
            return Some(match step {
                Ok(report) => Event::Step(report),
                Err(_) => Event::Done(Err(abnormal())),
            });
        }
        let Stage::Done(landed) = &course.stage else {
            return None;
        };
        let landed = landed.clone();
        drop(course);
        let end = landed.and_then(|landed| self.finding(landed));
        Some(Event::Done(end))
    }

    fn finding(&self, landed: Landed) -> Result<Finding<G::Move>, Problem> {
        Ok(Finding {
            report: landed.report.downcast().map_err(|_| abnormal())?,
            source: match (self.first, landed.stored) {
                _ if landed.shared => Source::Shared,
                (false, _) => Source::Collapsed,
                (true, true) => Source::Stored,
                (true, false) => Source::Computed,
            },
            queued: landed.queued,
            ran: landed.ran,
        })
    }

    /// The last step as the end for one whose time is up.
    fn cut(&self, landed: Landed) -> Result<Finding<G::Move>, Problem> {
        let mut finding = self.finding(landed)?;
        let mut report = Report::clone(&finding.report);
        report.stats.stopped_by = StoppedBy::Time;
        finding.report = Arc::new(report);
        Ok(finding)
    }
}

impl<G: WireGame> Drop for Waiter<G> {
    fn drop(&mut self) {
        self.flights.leave(&self.key, &self.flight, self.micros);
    }
}

#[cfg(test)]
mod tests;
