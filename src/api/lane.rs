//! The lane for heavy work: few permits, a bounded queue, and 503 when both are full.
//!
//! Cheap calls never pass through here, so they never wait behind heavy ones. Heavy work runs on threads of
//! the service's own runtime, not of the worker that took the request, and polls a stop flag: dropping a
//! future does not stop a thread.

use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Instant;

use tokio::runtime::Handle;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::task::{AbortHandle, JoinHandle};
use tracing::Instrument;

use super::observe::request_span;
use super::problem::{Code, Problem};

/// Seconds after which a caller who met a full queue should try again.
const RETRY_AFTER: u64 = 2;
/// The niceness of threads that wait for all others.
const LOWEST_PRIORITY: i32 = 19;

/// Permits and queue places, shared by all workers.
pub struct HeavyLane {
    permits: Arc<Semaphore>,
    places: Arc<Semaphore>,
    closed: AtomicBool,
    /// Stop flags of what waits or runs.
    jobs: Mutex<Vec<Weak<AtomicBool>>>,
    /// `None` outside a runtime, where nothing heavy can run.
    runtime: Option<Handle>,
    size: usize,
    queue: usize,
    niceness: i32,
}

impl HeavyLane {
    /// A lane in which `permits` jobs run at once and `queue` more may wait, on the current runtime.
    pub fn new(permits: usize, queue: usize) -> HeavyLane {
        HeavyLane {
            permits: Arc::new(Semaphore::new(permits)),
            places: Arc::new(Semaphore::new(permits + queue)),
            closed: AtomicBool::new(false),
            jobs: Mutex::new(Vec::new()),
            runtime: Handle::try_current().ok(),
            size: permits,
            queue,
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
        let running = self.size.saturating_sub(self.permits.available_permits());
        let taken = (self.size + self.queue).saturating_sub(self.places.available_permits());
        (self.size, running, taken.saturating_sub(running))
    }

    /// The runtime that heavy work belongs to; `None` outside one.
    pub fn runtime(&self) -> Option<&Handle> {
        self.runtime.as_ref()
    }

    /// A place among those that run or wait.
    ///
    /// # Errors
    /// [`Code::ServiceFull`] when there is none, or when the service shuts down.
    pub fn place(&self) -> Result<Place, Problem> {
        if self.closed.load(Ordering::Relaxed) {
            return Err(full("the service is shutting down"));
        }
        let Some(runtime) = self.runtime.clone() else {
            return Err(Problem::new(Code::Internal, "no runtime for heavy work"));
        };
        let place = Arc::clone(&self.places)
            .try_acquire_owned()
            .map_err(|_| full("all permits for heavy work are taken and the queue is full"))?;
        let stop = self.new_job();
        Ok(Place {
            permits: Arc::clone(&self.permits),
            _place: place,
            stop,
            runtime,
            niceness: self.niceness,
        })
    }

    /// Runs `work` as soon as there is a permit. `work` polls the flag, which is raised when nobody waits
    /// for the result any more.
    ///
    /// # Errors
    /// [`Code::ServiceFull`] when the queue is full or there is no permit before the deadline;
    /// [`Code::Internal`] when the job panicked.
    pub async fn run<T: Send + 'static>(
        &self,
        deadline: Instant,
        work: impl FnOnce(Arc<AtomicBool>) -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let place = self.place()?;
        let _guard = StopOnDrop(place.stop());
        let permit = tokio::time::timeout_at(deadline.into(), place.permit())
            .await
            .map_err(|_| late())??;
        permit
            .start(work, |result| result)
            .await
            .map_err(|_| abnormal())?
    }

    /// Runs `work` beside the lane, on a thread of the lowest priority: for what nobody waits for yet, which must
    /// not take a permit from those who do.
    ///
    /// # Errors
    /// [`Code::ServiceFull`] when the service shuts down; [`Code::Internal`] when the job panicked.
    pub async fn aside<T: Send + 'static>(
        &self,
        work: impl FnOnce(Arc<AtomicBool>) -> T + Send + 'static,
    ) -> Result<T, Problem> {
        if self.closed.load(Ordering::Relaxed) {
            return Err(full("the service is shutting down"));
        }
        let stop = self.new_job();
        let _guard = StopOnDrop(Arc::clone(&stop));
        let (tell, told) = tokio::sync::oneshot::channel();
        std::thread::spawn(move || {
            give_way(LOWEST_PRIORITY);
            if let Ok(result) = catch_unwind(AssertUnwindSafe(|| work(stop))) {
                // Nobody may wait any more.
                let _ = tell.send(result);
            }
        });
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

/// A place among those that run or wait; given up when dropped.
pub struct Place {
    permits: Arc<Semaphore>,
    _place: OwnedSemaphorePermit,
    stop: Arc<AtomicBool>,
    runtime: Handle,
    niceness: i32,
}

impl Place {
    /// The stop flag of the job to come.
    pub fn stop(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.stop)
    }

    /// Waits for a permit.
    ///
    /// # Errors
    /// [`Code::Internal`] when the lane is gone.
    pub async fn permit(self) -> Result<Permit, Problem> {
        let permit = Arc::clone(&self.permits)
            .acquire_owned()
            .await
            .map_err(|_| abnormal())?;
        Ok(Permit {
            _permit: permit,
            place: self,
        })
    }

    /// Awaits `first`; when it has something to tell, that is all. Else waits for a permit and runs `work`, all
    /// in a task of its own: it goes on when the caller leaves.
    /// What `work` returns is called when permit and place are free again, so that those who are told of the
    /// end find them free. Aborting the task gives up the place while it waits; work that runs is stopped by
    /// the flag.
    pub fn detach<T: FnOnce() + Send + 'static>(
        self,
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
                drop(permit.start(work, |tell| tell()));
            }
        };
        runtime.spawn(detached.instrument(span)).abort_handle()
    }
}

/// The right to run one job.
pub struct Permit {
    _permit: OwnedSemaphorePermit,
    place: Place,
}

impl Permit {
    /// Runs `work` on a thread of its own, gives itself up, and hands the result to `then`.
    fn start<T, U: Send + 'static>(
        self,
        work: impl FnOnce(Arc<AtomicBool>) -> T + Send + 'static,
        then: impl FnOnce(T) -> U + Send + 'static,
    ) -> JoinHandle<Result<U, Problem>> {
        let runtime = self.place.runtime.clone();
        // What the work logs belongs to the request that set it off.
        let span = request_span();
        runtime.spawn_blocking(move || {
            let _span = span.entered();
            give_way(self.place.niceness);
            let stop = self.place.stop();
            let result = catch_unwind(AssertUnwindSafe(|| work(stop)));
            drop(self);
            result.map(then).map_err(|_| abnormal())
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

struct StopOnDrop(Arc<AtomicBool>);

impl Drop for StopOnDrop {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// The error of those who must come back later.
pub(super) fn full(detail: &str) -> Problem {
    Problem {
        retry_after: Some(RETRY_AFTER),
        ..Problem::new(Code::ServiceFull, detail)
    }
}

/// The error of those whose deadline struck in the queue.
pub(in crate::api) fn late() -> Problem {
    full("the deadline struck before there was a permit for the work")
}

/// The error of a job that panicked.
pub(super) fn abnormal() -> Problem {
    Problem::new(Code::Internal, "a heavy job ended abnormally")
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::future::ready;
    use std::time::Duration;

    fn soon() -> Instant {
        Instant::now() + Duration::from_millis(50)
    }

    #[tokio::test]
    async fn a_full_lane_refuses_and_a_late_job_leaves_the_queue() {
        let lane = HeavyLane::new(1, 1);
        let held = lane.place().unwrap().permit().await.unwrap();
        assert_eq!(
            lane.run(soon(), |_| ()).await.unwrap_err().detail,
            late().detail
        );
        let waiting = lane.place().unwrap();
        assert_eq!(lane.place().err().unwrap().code, Code::ServiceFull);
        drop((held, waiting));
        assert_eq!(lane.run(soon(), |_| 7).await.unwrap(), 7);
    }

    #[tokio::test]
    async fn work_aside_takes_no_permit_and_ends_with_the_service() {
        let lane = Arc::new(HeavyLane::new(1, 0));
        let own = Arc::clone(&lane);
        let free = lane.aside(move |_| own.place().is_ok()).await;
        assert!(free.unwrap());
        let broken = lane.aside(|_| -> () { panic!("a defect") }).await;
        assert_eq!(broken.unwrap_err().code, Code::Internal);
        let own = Arc::clone(&lane);
        let ended = lane.aside(move |stop| {
            own.halt();
            stop.load(Ordering::Relaxed)
        });
        assert!(ended.await.unwrap());
        lane.close();
        assert!(lane.aside(|_| ()).await.is_err());
    }

    #[tokio::test]
    async fn a_panic_frees_the_permit() {
        let lane = HeavyLane::new(1, 0);
        let outcome = lane.run(soon(), |_| -> () { panic!("a defect") }).await;
        assert_eq!(outcome.unwrap_err().code, Code::Internal);
        assert_eq!(lane.run(soon(), |_| 7).await.unwrap(), 7);
    }

    #[tokio::test]
    async fn the_permit_is_free_when_the_end_is_told() {
        let lane = Arc::new(HeavyLane::new(1, 0));
        let (told, end) = tokio::sync::oneshot::channel();
        let own = Arc::clone(&lane);
        lane.place().unwrap().detach(ready(None), move |_| {
            let during = own.place().is_ok();
            move || {
                let now = (own.place().is_ok(), own.permits.available_permits());
                let _ = told.send((during, now));
            }
        });
        assert_eq!(end.await.unwrap(), (false, (true, 1)));
        // One that leaves nothing to tell frees it too.
        lane.place()
            .unwrap()
            .detach(ready(None), |_| -> fn() { panic!("a defect") });
        drop(lane.places.acquire_many(1).await.unwrap());
        let found = lane.place().unwrap();
        let (told, end) = tokio::sync::oneshot::channel();
        let tell = move || {
            let _ = told.send(7);
        };
        found.detach(ready(Some(tell)), |_| unreachable!());
        assert_eq!(end.await, Ok(7), "what is known already needs no work");
        drop(lane.places.acquire_many(1).await.unwrap());
    }

    #[tokio::test]
    async fn leaving_raises_the_flag_and_so_does_closing() {
        let lane = HeavyLane::new(2, 0);
        let until_stopped = |stop: Arc<AtomicBool>| {
            while !stop.load(Ordering::Relaxed) {
                std::thread::yield_now();
            }
        };
        let left = tokio::time::timeout(
            Duration::from_millis(20),
            lane.run(Instant::now() + Duration::from_secs(60), until_stopped),
        );
        assert!(left.await.is_err());
        // The permit comes back; else this would wait for ever.
        drop(lane.permits.acquire_many(2).await.unwrap());
        let (done, stopped) = tokio::sync::oneshot::channel();
        lane.place().unwrap().detach(ready(None), move |stop| {
            until_stopped(stop);
            move || {
                let _ = done.send(());
            }
        });
        lane.close();
        lane.halt();
        stopped.await.unwrap();
        assert_eq!(lane.place().err().unwrap().code, Code::ServiceFull);
    }
}
