//! A pool for work that no worker may do: few permits, a bounded queue, and 503 when both are full.
//!
//! There are two pools: the heavy one, for engines and provers, and the medium one, for work of some milliseconds.
//! Cheap calls pass through neither, so they never wait behind other work. Jobs run on threads of the pool, which are
//! created at start, and poll a stop flag, because dropping a future does not stop a thread.

use std::cell::Cell;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Weak};
use std::time::{Duration, Instant};

use parking_lot::Mutex;
use tessera_search::Budget;
use tokio::runtime::Handle;
use tokio::sync::oneshot;

use super::caller::Caller;
use super::problem::{Code, Problem};
use super::queue::{Queue, QueueEntry, QueueFull, QueuePermit};
use super::rate::Deposit;
use super::request_log::request_span;
use super::threads::{Threads, processor_time};

/// Seconds after which a caller that found the queue full should try again.
const RETRY_AFTER: u64 = 2;
/// Time between the deadline and the stop of work that has not ended by itself.
const OVERTIME: Duration = Duration::from_millis(100);

thread_local! {
    static IS_POOL_THREAD: Cell<bool> = const { Cell::new(false) };
}

/// True on the threads of pools.
pub(super) fn is_pool_thread() -> bool {
    IS_POOL_THREAD.get()
}

/// Permits and queue places, shared by all workers.
pub struct WorkerPool {
    queue: Arc<Queue>,
    /// One per job that can run at once, so a permit never waits for a thread.
    threads: Threads,
    closed: AtomicBool,
    /// Stop flags of jobs that wait or run.
    stops: Mutex<Vec<Weak<AtomicBool>>>,
    /// `None` outside a runtime.
    runtime: Option<Handle>,
}

/// The size of a pool.
#[derive(Debug, Clone, Copy, Default)]
pub struct PoolSettings {
    /// Jobs that run at once.
    pub permits: usize,
    /// Further jobs that may wait.
    pub queue: usize,
    /// Further jobs of one caller that may wait.
    pub queue_per_caller: usize,
    /// Niceness of the threads (0 to 19). If cores are scarce, cheap calls come first.
    pub niceness: i32,
}

impl WorkerPool {
    /// A pool with threads of its own, on the current runtime.
    ///
    /// # Errors
    /// If the system refuses a thread.
    pub fn start(settings: PoolSettings) -> io::Result<Arc<WorkerPool>> {
        // One brief job may run in addition to the permits.
        let threads = Threads::start("tessera-heavy", settings.permits + 1, settings.niceness)?;
        Ok(WorkerPool::with(settings, threads))
    }

    /// A pool that runs nothing.
    pub fn none() -> Arc<WorkerPool> {
        WorkerPool::with(PoolSettings::default(), Threads::none())
    }

    fn with(settings: PoolSettings, threads: Threads) -> Arc<WorkerPool> {
        let PoolSettings { permits, queue, queue_per_caller, .. } = settings;
        Arc::new(WorkerPool {
            queue: Arc::new(Queue::new(permits, queue, queue_per_caller)),
            threads,
            closed: AtomicBool::new(false),
            stops: Mutex::default(),
            runtime: Handle::try_current().ok(),
        })
    }

    /// Number of permits, of running jobs, and of waiting jobs.
    pub fn load(&self) -> (usize, usize, usize) {
        self.queue.load()
    }

    /// The runtime of the pool; `None` outside one.
    pub fn runtime(&self) -> Option<&Handle> {
        self.runtime.as_ref()
    }

    /// Reserves a place for a job of this caller (`None` for the service itself). A brief job may run in addition to
    /// the permits.
    ///
    /// # Errors
    /// [`Code::ServiceFull`] if the pool is full or the service shuts down; [`Code::TooManyRequests`] if the caller
    /// already has its maximum of places.
    pub fn reserve(
        self: &Arc<WorkerPool>,
        owner: Option<Caller>,
        is_brief: bool,
    ) -> Result<Arc<Reservation>, Problem> {
        if self.closed.load(Ordering::Relaxed) {
            return Err(Problem::service_full("the service is shutting down"));
        }
        let entry = self.queue.enter(owner, is_brief).map_err(|none| match none {
            QueueFull::All => {
                Problem::service_full("all permits for heavy work are taken and the queue is full")
            }
            QueueFull::Caller => Problem {
                retry_after: Some(RETRY_AFTER),
                ..Problem::new(
                    Code::TooManyRequests,
                    "this caller has as many heavy calls waiting as one caller may have",
                )
            },
        })?;
        Ok(Arc::new(Reservation { entry, pool: Arc::clone(self) }))
    }

    /// Runs `work` as soon as there is a permit, and charges the deposit of the request that it works for; `None` for the
    /// service's own work. `work` polls the flag. The flag is raised when no request waits for
    /// the result any more, and shortly after the deadline, to stop work that does not watch the deadline itself.
    ///
    /// # Errors
    /// Errors of [`WorkerPool::reserve`]; [`Code::ServiceFull`] if there is no permit before the deadline;
    /// [`Code::Internal`] if the job panics.
    pub async fn run<T: Send + 'static>(
        self: &Arc<WorkerPool>,
        deposit: Option<Arc<Deposit>>,
        is_brief: bool,
        deadline: Instant,
        work: Work<T>,
    ) -> Result<T, Problem> {
        let owner = deposit.as_ref().map(|deposit| deposit.account().caller());
        let reservation = self.reserve(owner, is_brief)?;
        reservation.run(deposit, deadline, work).await
    }

    /// A stop flag for a new job; shutdown raises it.
    pub fn new_stop(&self) -> Arc<AtomicBool> {
        let stop = Arc::new(AtomicBool::new(false));
        let mut stops = self.stops.lock();
        stops.retain(|stop| stop.strong_count() > 0);
        stops.push(Arc::downgrade(&stop));
        stop
    }

    /// Refuses all further work.
    pub fn close(&self) {
        self.closed.store(true, Ordering::Relaxed);
    }

    /// Raises the stop flag of all jobs that wait or run, so that they end with their results so far.
    pub fn halt(&self) {
        let stops = self.stops.lock();
        for stop in stops.iter().filter_map(Weak::upgrade) {
            stop.store(true, Ordering::Relaxed);
        }
    }
}

/// A place in the queue or at work, for one job or for several in turn; given up on drop.
pub struct Reservation {
    entry: QueueEntry,
    pool: Arc<WorkerPool>,
}

impl Reservation {
    /// Waits for a permit, which keeps the place.
    ///
    /// # Errors
    /// [`Code::Internal`] if the pool is gone.
    pub async fn permit(self: Arc<Reservation>) -> Result<Permit, Problem> {
        let permit = self.entry.permit().await.ok_or_else(abnormal)?;
        Ok(Permit { permit, reservation: self })
    }

    /// Like [`WorkerPool::run`], for one of several jobs that use this place in turn.
    ///
    /// # Errors
    /// [`Code::ServiceFull`] if there is no permit before the deadline; [`Code::Internal`] if the job panics.
    pub async fn run<T: Send + 'static>(
        self: &Arc<Reservation>,
        deposit: Option<Arc<Deposit>>,
        deadline: Instant,
        work: Work<T>,
    ) -> Result<T, Problem> {
        let (job, found) = finding(work);
        Arc::clone(self).work_off(deposit, deadline, job).await?;
        found.get()
    }

    async fn work_off(
        self: Arc<Reservation>,
        deposit: Option<Arc<Deposit>>,
        deadline: Instant,
        job: Job,
    ) -> Result<(), Problem> {
        let stop = self.pool.new_stop();
        let _guard = StopOnDrop(Arc::clone(&stop));
        let permit = tokio::time::timeout_at(deadline.into(), self.permit())
            .await
            .map_err(|_| Problem::no_permit_in_time())??;
        let (tell_end, mut end) = oneshot::channel();
        let flag = Arc::clone(&stop);
        permit.start(Box::new(move |permit| {
            let began = processor_time();
            let made = catch_unwind(AssertUnwindSafe(|| job(flag)));
            if let Some(deposit) = &deposit {
                (deposit.account()).used(processor_time().saturating_sub(began));
            }
            // When a caller learns of the end, the permit is free again and the deposit is given back.
            drop((deposit, permit));
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

/// The right to run one job; given back on drop.
pub struct Permit {
    permit: QueuePermit,
    reservation: Arc<Reservation>,
}

impl Permit {
    /// Runs a job on a thread of the pool. The job drops the permit.
    pub fn start(self, job: Box<dyn FnOnce(Permit) + Send>) {
        let pool = Arc::clone(&self.reservation.pool);
        // Log lines of the work belong to the request that started it.
        let span = request_span();
        let runtime = pool.runtime.clone();
        pool.threads.run(Box::new(move || {
            // Calls that begin here may set timers.
            let _runtime = runtime.as_ref().map(Handle::enter);
            let _span = span.entered();
            IS_POOL_THREAD.set(true);
            job(self);
        }));
    }

    /// The caller for which the job counts; `None` for the service itself.
    pub fn owner(&self) -> Option<Caller> {
        self.permit.owner()
    }

    /// Counts the job as one of another caller from now on.
    pub fn hand_over(&mut self, to: Option<Caller>) {
        // A place that serves several jobs stays with its caller.
        if let Some(reservation) = Arc::get_mut(&mut self.reservation) {
            reservation.entry.hand_over(&mut self.permit, to);
        }
    }
}

/// Work with a caller that waits for its result. It is boxed, like all work of pools: there are hundreds of kinds of
/// it, and the pools are compiled once.
pub type Work<T> = Box<dyn FnOnce(Arc<AtomicBool>) -> T + Send>;
/// Work that delivers its result by the closure that it returns.
type Job = Box<dyn FnOnce(Arc<AtomicBool>) -> Tell + Send>;
type Tell = Box<dyn FnOnce() + Send>;

/// Limits a budget: it ends with the stop flag, and at the deadline.
pub fn limited(budget: Budget, stop: Arc<AtomicBool>, deadline: Instant) -> Budget {
    budget.with_stop(stop).with_deadline(move || Instant::now() >= deadline)
}

/// The place for the result of a job.
struct Found<T>(Arc<Mutex<Option<T>>>);

impl<T> Found<T> {
    fn get(self) -> Result<T, Problem> {
        let mut found = self.0.lock();
        found.take().ok_or_else(abnormal)
    }
}

fn finding<T: Send + 'static>(work: Work<T>) -> (Job, Found<T>) {
    let found = Arc::new(Mutex::new(None));
    let there = Arc::clone(&found);
    let job: Job = Box::new(move |stop| {
        let result = work(stop);
        Box::new(move || {
            *there.lock() = Some(result);
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
