//! A running job: its stop flag, and its progress.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use parking_lot::Mutex;
use serde::Serialize;
use serde_json::value::RawValue;
use tokio::sync::watch;

/// The shared state of a job, for its work and its followers.
pub struct JobRun {
    stop: Arc<AtomicBool>,
    nodes: Arc<AtomicU64>,
    best: Mutex<Option<Arc<RawValue>>>,
    /// Number of changes so far.
    changes: watch::Sender<u64>,
}

impl JobRun {
    /// A job that has not begun.
    pub fn new() -> Arc<JobRun> {
        Arc::new(JobRun {
            stop: Arc::default(),
            nodes: Arc::default(),
            best: Mutex::default(),
            changes: watch::Sender::new(0),
        })
    }

    /// The flag that the work polls.
    pub fn stop(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.stop)
    }

    /// The counter of the work's nodes.
    pub fn tally(&self) -> Arc<AtomicU64> {
        Arc::clone(&self.nodes)
    }

    /// Approximate number of nodes spent.
    pub fn nodes(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }

    /// The best result so far.
    pub fn best(&self) -> Option<Arc<RawValue>> {
        self.best.lock().clone()
    }

    /// Drops the best result so far.
    pub fn forget_best(&self) {
        *self.best.lock() = None;
    }

    /// Stores the best result so far.
    pub fn tell(&self, best: &impl Serialize) {
        // A result that can't be serialized is a defect, which the answer will report.
        if let Ok(best) = serde_json::value::to_raw_value(best) {
            let best = Some(Arc::from(best));
            *self.best.lock() = best;
            self.changed();
        }
    }

    /// Raises the flag.
    pub fn halt(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// Wakes all followers.
    pub fn changed(&self) {
        self.changes.send_modify(|changes| *changes += 1);
    }

    /// Follows the changes.
    pub fn follow(&self) -> watch::Receiver<u64> {
        self.changes.subscribe()
    }
}
