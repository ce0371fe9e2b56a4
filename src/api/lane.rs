//! The lane for heavy work: few permits, a bounded queue, and 503 when both are full.
//!
//! Cheap calls never pass through here, so they never wait behind heavy ones.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use actix_web::web;
use tokio::sync::Semaphore;

use super::problem::{Code, Problem};

/// Seconds after which a caller who met a full queue should try again.
const RETRY_AFTER: u64 = 2;

/// Permits and queue places, shared by all workers.
#[derive(Clone)]
pub struct HeavyLane {
    permits: Arc<Semaphore>,
    places: Arc<Semaphore>,
}

impl HeavyLane {
    /// A lane in which `permits` jobs run at once and `queue` more may wait.
    pub fn new(permits: usize, queue: usize) -> HeavyLane {
        HeavyLane {
            permits: Arc::new(Semaphore::new(permits)),
            places: Arc::new(Semaphore::new(permits + queue)),
        }
    }

    /// Runs `work` on a thread of its own as soon as there is a permit. `work` polls the flag, which is
    /// raised when nobody waits for the result any more.
    ///
    /// # Errors
    /// [`Code::ServiceFull`] when the queue is full; [`Code::Internal`] when the job panicked.
    pub async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce(Arc<AtomicBool>) -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let Ok(place) = Arc::clone(&self.places).try_acquire_owned() else {
            return Err(Problem {
                retry_after: Some(RETRY_AFTER),
                ..Problem::new(
                    Code::ServiceFull,
                    "all permits for heavy work are taken and the queue is full",
                )
            });
        };
        let internal = |_| Problem::new(Code::Internal, "a heavy job ended abnormally");
        let permit = Arc::clone(&self.permits)
            .acquire_owned()
            .await
            .map_err(|_| Problem::new(Code::Internal, "the service is closing"))?;
        let stop = Arc::new(AtomicBool::new(false));
        // Dropping a future does not stop blocking work: the flag does.
        let _guard = StopOnDrop(Arc::clone(&stop));
        web::block(move || {
            let result = work(stop);
            drop((permit, place));
            result
        })
        .await
        .map_err(internal)
    }
}

struct StopOnDrop(Arc<AtomicBool>);

impl Drop for StopOnDrop {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}
