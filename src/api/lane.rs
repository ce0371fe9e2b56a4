//! A lane for work that no worker may do: few permits, a bounded queue, and 503 when both are full.
//!
//! There are two of them: the heavy one, for engines and provers, and the bulky one, for what takes some milliseconds.
//! Cheap calls pass through neither, so they never wait behind other work. It runs on threads of the service's own
//! runtime, not of the worker that took the request, and what is heavy polls a stop flag: dropping a future does not
//! stop a thread.

use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::{Duration, Instant};

use tessera_search::Budget;
use tokio::runtime::Handle;
use tokio::task::{AbortHandle, JoinHandle};
use tracing::Instrument;

use super::problem::{Code, Problem};
use super::queue::{NoPlace, Queue, Slot, Ticket};
use super::rate::Bill;
use super::request_log::request_span;

/// Seconds after which a caller that met a full queue should try again.
const RETRY_AFTER: u64 = 2;
/// How long after its deadline work is stopped that has not ended by itself.
const OVERTIME: Duration = Duration::from_millis(100);
/// The longest that a job is estimated to take which may run beside the permits.
const BRIEF: Duration = Duration::from_millis(200);
/// The niceness of threads that wait for all others.
const LOWEST_PRIORITY: i32 = 19;

/// Permits and queue places, shared by all workers.
pub struct HeavyLane {
    queue: Arc<Queue>,
    closed: AtomicBool,
    /// Stop flags of what waits or runs.
    jobs: Mutex<Vec<Weak<AtomicBool>>>,
    /// `None` outside a runtime, where nothing heavy can run.
    runtime: Option<Handle>,
    niceness: i32,
}

/// The bill of the request that a job works for; `None` for the service's own.
pub type Payer = Option<Arc<Bill>>;

impl HeavyLane {
    /// A lane in which `permits` jobs run at once and `queue` more may wait, `queue_per_caller` of one caller, on the
    /// current runtime.
    pub fn new(permits: usize, queue: usize, queue_per_caller: usize) -> HeavyLane {
        HeavyLane {
            queue: Arc::new(Queue::new(permits, queue, queue_per_caller)),
            closed: AtomicBool::new(false),
            jobs: Mutex::new(Vec::new()),
            runtime: Handle::try_current().ok(),
            niceness: 0,
        }
    }

    /// The same lane, whose threads give way to others by so much (0 to 19): where cores are short, cheap calls
    /// come first.
    #[must_use]
    pub fn with_niceness(mut self, niceness: i32) -> HeavyLane {
        self.niceness = niceness;
        self
    }

    /// Jobs that may run at once, that run, and that wait.
    pub fn load(&self) -> (usize, usize, usize) {
        self.queue.load()
    }

    /// The runtime that heavy work belongs to; `None` outside one.
    pub fn runtime(&self) -> Option<&Handle> {
        self.runtime.as_ref()
    }

    /// A place among those that run or wait, for a job that this bill is for.
    ///
    /// # Errors
    /// [`Code::ServiceFull`] when there is none, or when the service shuts down; [`Code::TooManyRequests`] when the
    /// caller has as many as one may have.
    pub fn place(&self, payer: Payer) -> Result<Arc<Place>, Problem> {
        if self.closed.load(Ordering::Relaxed) {
            return Err(Problem::service_full("the service is shutting down"));
        }
        let Some(runtime) = self.runtime.clone() else {
            return Err(Problem::new(Code::Internal, "no runtime for heavy work"));
        };
        let owner = payer.as_ref().map(|bill| bill.caller());
        let is_brief = (payer.as_ref()).is_some_and(|bill| bill.estimated() <= BRIEF);
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
        let stop = self.new_job();
        Ok(Arc::new(Place {
            ticket,
            payer,
            stop,
            runtime,
            niceness: self.niceness,
        }))
    }

    /// Runs `work` as soon as there is a permit. `work` polls the flag, which is raised when nobody waits for the
    /// result any more, and a little after the deadline: work that watches it itself has ended then.
    ///
    /// # Errors
    /// Those of [`HeavyLane::place`]; [`Code::ServiceFull`] when there is no permit before the deadline;
    /// [`Code::Internal`] when the job panicked.
    pub async fn run<T: Send + 'static>(
        &self,
        payer: Payer,
        deadline: Instant,
        work: Work<T>,
    ) -> Result<T, Problem> {
        let (job, found) = finding(work);
        self.work_off(payer, deadline, job).await?;
        found.get()
    }

    async fn work_off(&self, payer: Payer, deadline: Instant, job: Job) -> Result<(), Problem> {
        let place = self.place(payer)?;
        let stop = place.stop();
        let _guard = StopOnDrop(Arc::clone(&stop));
        let permit = place.permit_before(deadline).await?;
        let mut job = permit.start(job);
        let done = tokio::select! {
            done = &mut job => done,
            () = tokio::time::sleep_until((deadline + OVERTIME).into()) => {
                stop.store(true, Ordering::Relaxed);
                job.await
            }
        };
        done.map_err(|_| abnormal())?
    }

    /// Runs `work` beside the lane, on a thread of the lowest priority. It is for work that no caller waits for yet,
    /// which must not take a permit from other work.
    ///
    /// # Errors
    /// [`Code::ServiceFull`] when the service shuts down; [`Code::Internal`] when the system refuses the thread, or the
    /// job panicked.
    pub async fn aside<T: Send + 'static>(
        &self,
        work: impl FnOnce(Arc<AtomicBool>) -> T + Send + 'static,
    ) -> Result<T, Problem> {
        if self.closed.load(Ordering::Relaxed) {
            return Err(Problem::service_full("the service is shutting down"));
        }
        let stop = self.new_job();
        let _guard = StopOnDrop(Arc::clone(&stop));
        let (tell, told) = tokio::sync::oneshot::channel();
        let thread = std::thread::Builder::new().name("tessera-aside".to_owned());
        let started = thread.spawn(move || {
            give_way_to_all();
            if let Ok(result) = catch_unwind(AssertUnwindSafe(|| work(stop))) {
                // Nobody may wait any more.
                let _ = tell.send(result);
            }
        });
        started.map_err(|_| abnormal())?;
        told.await.map_err(|_| abnormal())
    }

    /// The stop flag of a new job, which shutting down raises.
    fn new_job(&self) -> Arc<AtomicBool> {
        let stop = Arc::new(AtomicBool::new(false));
        let mut jobs = self.jobs.lock().unwrap_or_else(PoisonError::into_inner);
        jobs.retain(|job| job.strong_count() > 0);
        jobs.push(Arc::downgrade(&stop));
        stop
    }

    /// Takes no more work.
    pub fn close(&self) {
        self.closed.store(true, Ordering::Relaxed);
    }

    /// Raises the stop flag of everything that waits or runs, so that it ends with what it has found.
    pub fn halt(&self) {
        let jobs = self.jobs.lock().unwrap_or_else(PoisonError::into_inner);
        for stop in jobs.iter().filter_map(Weak::upgrade) {
            stop.store(true, Ordering::Relaxed);
        }
    }
}

/// A place among those that run or wait, for one job or several in turn; given up when dropped.
pub struct Place {
    ticket: Ticket,
    payer: Payer,
    stop: Arc<AtomicBool>,
    runtime: Handle,
    niceness: i32,
}

impl Place {
    /// The stop flag of the job to come.
    pub fn stop(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.stop)
    }

    /// Waits for a permit, which keeps the place.
    ///
    /// # Errors
    /// [`Code::Internal`] when the lane is gone.
    pub async fn permit(self: Arc<Place>) -> Result<Permit, Problem> {
        let slot = self.ticket.slot().await.ok_or_else(abnormal)?;
        Ok(Permit {
            _slot: slot,
            place: self,
        })
    }

    async fn permit_before(self: Arc<Place>, deadline: Instant) -> Result<Permit, Problem> {
        tokio::time::timeout_at(deadline.into(), self.permit())
            .await
            .map_err(|_| Problem::no_permit_in_time())?
    }

    /// Runs one of several jobs for which the place is held, one after the other, as soon as there is a permit.
    ///
    /// # Errors
    /// [`Code::ServiceFull`] when there is no permit before the deadline; [`Code::Internal`] when the job panicked.
    pub async fn run<T: Send + 'static>(
        self: &Arc<Place>,
        deadline: Instant,
        work: Work<T>,
    ) -> Result<T, Problem> {
        let (job, found) = finding(work);
        let permit = Arc::clone(self).permit_before(deadline).await?;
        permit.start(job).await.map_err(|_| abnormal())??;
        found.get()
    }

    /// Awaits `first`; when it has something to tell, that is all. Else waits for a permit and runs `work`, all in a
    /// task of its own: it goes on when the caller leaves. What `work` returns is called when permit and place are free
    /// again, so that a caller that learns of the end finds them free. Aborting the task gives up the place while it
    /// waits; work that runs is stopped by the flag.
    pub fn detach<T: FnOnce() + Send + 'static>(
        self: Arc<Place>,
        first: impl Future<Output = Option<T>> + Send + 'static,
        work: impl FnOnce(Arc<AtomicBool>) -> T + Send + 'static,
    ) -> AbortHandle {
        let runtime = self.runtime.clone();
        let span = request_span();
        let detached = async move {
            if let Some(tell) = first.await {
                drop(self);
                tell();
            } else if let Ok(permit) = self.permit().await {
                // In the same thread as the work: a task could be aborted before it tells.
                drop(permit.start(Box::new(move |stop| Box::new(work(stop)))));
            }
        };
        runtime.spawn(detached.instrument(span)).abort_handle()
    }
}

/// The right to run one job.
pub struct Permit {
    _slot: Slot,
    place: Arc<Place>,
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

impl Permit {
    /// Runs a job on a thread of its own, gives itself up, and has the job tell what it found.
    fn start(self, job: Job) -> JoinHandle<Result<(), Problem>> {
        let runtime = self.place.runtime.clone();
        // What the work logs belongs to the request that set it off.
        let span = request_span();
        runtime.spawn_blocking(move || {
            let _span = span.entered();
            give_way(self.place.niceness);
            let stop = self.place.stop();
            let began = processor_time();
            let result = catch_unwind(AssertUnwindSafe(|| job(stop)));
            if let Some(bill) = &self.place.payer {
                bill.used(processor_time().saturating_sub(began));
            }
            drop(self);
            result.map(|tell| tell()).map_err(|_| abnormal())
        })
    }
}

/// Lowers the priority of this thread, which does heavy work only.
fn give_way(niceness: i32) {
    thread_local!(static DONE: Cell<bool> = const { Cell::new(false) });
    if niceness > 0 && !DONE.replace(true) {
        #[cfg(target_os = "linux")] // Elsewhere it would be the whole process.
        if let Err(error) = rustix::process::setpriority_process(None, niceness) {
            tracing::debug!("heavy threads keep their priority: {error}");
        }
    }
}

/// Lowers the priority of this thread below that of all others.
pub(super) fn give_way_to_all() {
    give_way(LOWEST_PRIORITY);
}

/// What this thread has used of a processor since it began.
fn processor_time() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::try_from(time).unwrap_or_default()
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
