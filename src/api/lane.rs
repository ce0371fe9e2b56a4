//! A lane for work that no worker may do: few permits, a bounded queue, and 503 when both are full.
//!
//! There are two of them: the heavy one, for engines and provers, and the bulky one, for what takes some milliseconds.
//! Cheap calls pass through neither, so they never wait behind other work. Jobs run on threads of the lane, which are made
//! at start, and poll a stop flag: dropping a future does not stop a thread.

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::{Duration, Instant};

use tessera_search::Budget;
use tokio::runtime::Handle;
use tokio::sync::oneshot;

use super::caller::Caller;
use super::problem::{Code, Problem};
use super::queue::{NoPlace, Queue, Slot, Ticket};
use super::rate::Deposit;
use super::request_log::request_span;
use super::threads::{Threads, processor_time};

/// Seconds after which a caller that met a full queue should try again.
const RETRY_AFTER: u64 = 2;
/// How long after its deadline work is stopped that has not ended by itself.
const OVERTIME: Duration = Duration::from_millis(100);

/// Permits and queue places, shared by all workers.
pub struct HeavyLane {
    queue: Arc<Queue>,
    /// As many as jobs can run at once, so a permit never waits for a thread.
    threads: Threads,
    closed: AtomicBool,
    /// Stop flags of what waits or runs.
    stops: Mutex<Vec<Weak<AtomicBool>>>,
    /// `None` outside a runtime.
    runtime: Option<Handle>,
}

/// The deposit of the request that a job works for; `None` for the service's own jobs.
pub type Payer = Option<Arc<Deposit>>;

/// The size of a lane.
#[derive(Debug, Clone, Copy, Default)]
pub struct LaneSettings {
    /// Jobs that run at once.
    pub permits: usize,
    /// Further jobs that may wait.
    pub queue: usize,
    /// Further jobs of one caller that may wait.
    pub queue_per_caller: usize,
    /// By how much the threads give way to others (0 to 19): where cores are short, cheap calls come first.
    pub niceness: i32,
}

impl HeavyLane {
    /// A lane with threads of its own, on the current runtime.
    ///
    /// # Errors
    /// When the system refuses a thread.
    pub fn start(settings: LaneSettings) -> io::Result<Arc<HeavyLane>> {
        // One job may run beside the permits.
        let threads = Threads::start("tessera-heavy", settings.permits + 1, settings.niceness)?;
        Ok(HeavyLane::with(settings, threads))
    }

    /// A lane in which nothing can run.
    pub fn none() -> Arc<HeavyLane> {
        HeavyLane::with(LaneSettings::default(), Threads::none())
    }

    fn with(settings: LaneSettings, threads: Threads) -> Arc<HeavyLane> {
        let LaneSettings {
            permits,
            queue,
            queue_per_caller,
            ..
        } = settings;
        Arc::new(HeavyLane {
            queue: Arc::new(Queue::new(permits, queue, queue_per_caller)),
            threads,
            closed: AtomicBool::new(false),
            stops: Mutex::default(),
            runtime: Handle::try_current().ok(),
        })
    }

    /// Jobs that may run at once, that run, and that wait.
    pub fn load(&self) -> (usize, usize, usize) {
        self.queue.load()
    }

    /// The runtime that the lane belongs to; `None` outside one.
    pub fn runtime(&self) -> Option<&Handle> {
        self.runtime.as_ref()
    }

    /// A place among those that run or wait, for a job of this caller (`None` for the service itself). A brief job may
    /// run beside the permits.
    ///
    /// # Errors
    /// [`Code::ServiceFull`] when there is none, or when the service shuts down; [`Code::TooManyRequests`] when the
    /// caller has as many as one may have.
    pub fn place(
        self: &Arc<HeavyLane>,
        owner: Option<Caller>,
        is_brief: bool,
    ) -> Result<Arc<Place>, Problem> {
        if self.closed.load(Ordering::Relaxed) {
            return Err(Problem::service_full("the service is shutting down"));
        }
        let ticket = self
            .queue
            .enter(owner, is_brief)
            .map_err(|none| match none {
                NoPlace::Full => Problem::service_full(
                    "all permits for heavy work are taken and the queue is full",
                ),
                NoPlace::CallerFull => Problem {
                    retry_after: Some(RETRY_AFTER),
                    ..Problem::new(
                        Code::TooManyRequests,
                        "this caller has as many heavy calls waiting as one caller may have",
                    )
                },
            })?;
        Ok(Arc::new(Place {
            ticket,
            lane: Arc::clone(self),
        }))
    }

    /// Runs `work` as soon as there is a permit. `work` polls the flag, which is raised when nobody waits for the
    /// result any more, and a little after the deadline: work that watches it itself has ended then.
    ///
    /// # Errors
    /// Those of [`HeavyLane::place`]; [`Code::ServiceFull`] when there is no permit before the deadline;
    /// [`Code::Internal`] when the job panicked.
    pub async fn run<T: Send + 'static>(
        self: &Arc<HeavyLane>,
        payer: Payer,
        is_brief: bool,
        deadline: Instant,
        work: Work<T>,
    ) -> Result<T, Problem> {
        let owner = payer.as_ref().map(|deposit| deposit.bill().caller());
        let place = self.place(owner, is_brief)?;
        place.run(payer, deadline, work).await
    }

    /// A stop flag for a new job, which shutting down raises.
    pub fn new_stop(&self) -> Arc<AtomicBool> {
        let stop = Arc::new(AtomicBool::new(false));
        let mut stops = self.stops.lock().unwrap_or_else(PoisonError::into_inner);
        stops.retain(|stop| stop.strong_count() > 0);
        stops.push(Arc::downgrade(&stop));
        stop
    }

    /// Takes no more work.
    pub fn close(&self) {
        self.closed.store(true, Ordering::Relaxed);
    }

    /// Raises the stop flag of everything that waits or runs, so that it ends with what it has found.
    pub fn halt(&self) {
        let stops = self.stops.lock().unwrap_or_else(PoisonError::into_inner);
        for stop in stops.iter().filter_map(Weak::upgrade) {
            stop.store(true, Ordering::Relaxed);
        }
    }
}

/// A place among those that run or wait, for one job or several in turn; given up when dropped.
pub struct Place {
    ticket: Ticket,
    lane: Arc<HeavyLane>,
}

impl Place {
    /// Waits for a permit, which keeps the place.
    ///
    /// # Errors
    /// [`Code::Internal`] when the lane is gone.
    pub async fn permit(self: Arc<Place>) -> Result<Permit, Problem> {
        let slot = self.ticket.slot().await.ok_or_else(abnormal)?;
        Ok(Permit { slot, place: self })
    }

    /// Runs one of several jobs for which the place is held, one after the other, as [`HeavyLane::run`].
    ///
    /// # Errors
    /// [`Code::ServiceFull`] when there is no permit before the deadline; [`Code::Internal`] when the job panicked.
    pub async fn run<T: Send + 'static>(
        self: &Arc<Place>,
        payer: Payer,
        deadline: Instant,
        work: Work<T>,
    ) -> Result<T, Problem> {
        let (job, found) = finding(work);
        Arc::clone(self).work_off(payer, deadline, job).await?;
        found.get()
    }

    async fn work_off(
        self: Arc<Place>,
        payer: Payer,
        deadline: Instant,
        job: Job,
    ) -> Result<(), Problem> {
        let stop = self.lane.new_stop();
        let _guard = StopOnDrop(Arc::clone(&stop));
        let permit = tokio::time::timeout_at(deadline.into(), self.permit())
            .await
            .map_err(|_| Problem::no_permit_in_time())??;
        let (tell_end, mut end) = oneshot::channel();
        let flag = Arc::clone(&stop);
        permit.start(Box::new(move |permit| {
            let began = processor_time();
            let made = catch_unwind(AssertUnwindSafe(|| job(flag)));
            if let Some(deposit) = &payer {
                (deposit.bill()).used(processor_time().saturating_sub(began));
            }
            // A caller that learns of the end finds the permit free, and has its deposit back.
            drop((payer, permit));
            if let Ok(tell) = made {
                tell();
                let _ = tell_end.send(());
            }
        }));
        let ended = tokio::select! {
            ended = &mut end => ended,
            () = tokio::time::sleep_until((deadline + OVERTIME).into()) => {
                stop.store(true, Ordering::Relaxed);
                end.await
            }
        };
        ended.map_err(|_| abnormal())
    }
}

/// The right to run one job; given back when dropped.
pub struct Permit {
    slot: Slot,
    place: Arc<Place>,
}

impl Permit {
    /// Runs a job on a thread of the lane. The job drops the permit.
    pub fn start(self, job: Box<dyn FnOnce(Permit) + Send>) {
        let lane = Arc::clone(&self.place.lane);
        // What the work logs belongs to the request that set it off.
        let span = request_span();
        lane.threads.run(Box::new(move || {
            let _span = span.entered();
            job(self);
        }));
    }

    /// The caller for which the job counts; `None` for the service itself.
    pub fn owner(&self) -> Option<Caller> {
        self.slot.owner()
    }

    /// Counts the job as one of another caller from now on.
    pub fn hand_over(&mut self, to: Option<Caller>) {
        // A place that is held for several jobs stays with its caller.
        if let Some(place) = Arc::get_mut(&mut self.place) {
            place.ticket.hand_over(&mut self.slot, to);
        }
    }
}

/// Work whose result somebody waits for. It is in a box, as all that lanes do: there are hundreds of kinds of it, and the
/// lanes are compiled once.
pub type Work<T> = Box<dyn FnOnce(Arc<AtomicBool>) -> T + Send>;
/// Work that tells what it found itself, by what it returns.
type Job = Box<dyn FnOnce(Arc<AtomicBool>) -> Tell + Send>;
type Tell = Box<dyn FnOnce() + Send>;

/// A budget for work in a lane: it ends with the stop flag, and at the deadline.
pub fn limited(budget: Budget, stop: Arc<AtomicBool>, deadline: Instant) -> Budget {
    budget
        .with_stop(stop)
        .with_deadline(move || Instant::now() >= deadline)
}

/// Where a job leaves what it found.
struct Found<T>(Arc<Mutex<Option<T>>>);

impl<T> Found<T> {
    fn get(self) -> Result<T, Problem> {
        let mut found = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        found.take().ok_or_else(abnormal)
    }
}

fn finding<T: Send + 'static>(work: Work<T>) -> (Job, Found<T>) {
    let found = Arc::new(Mutex::new(None));
    let there = Arc::clone(&found);
    let job: Job = Box::new(move |stop| {
        let result = work(stop);
        Box::new(move || {
            *there.lock().unwrap_or_else(PoisonError::into_inner) = Some(result);
        })
    });
    (job, Found(found))
}

struct StopOnDrop(Arc<AtomicBool>);

impl Drop for StopOnDrop {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// The error of a job that panicked.
pub(super) fn abnormal() -> Problem {
    Problem::new(Code::Internal, "a heavy job ended abnormally")
}

#[cfg(test)]
mod tests;
