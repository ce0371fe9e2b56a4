//! A job under way: its stop flag, and how far it is.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use serde::Serialize;
use serde_json::value::RawValue;
use tokio::sync::watch;

/// What a job and those who wait for it share.
pub struct JobRun {
    stop: Arc<AtomicBool>,
    nodes: Arc<AtomicU64>,
    best: Mutex<Option<Arc<RawValue>>>,
    /// Counts what there was to tell.
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

    /// Where the work counts its nodes.
    pub fn tally(&self) -> Arc<AtomicU64> {
        Arc::clone(&self.nodes)
    }

    /// Nodes spent, about.
    pub fn nodes(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }

    /// The best so far.
    pub fn best(&self) -> Option<Arc<RawValue>> {
        (self.best.lock().unwrap_or_else(PoisonError::into_inner)).clone()
    }

    /// Drops the best so far.
    pub fn forget_best(&self) {
        *self.best.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }

    /// Tells the best so far.
    pub fn tell(&self, best: &impl Serialize) {
        // What can't be written would be a defect that the answer meets, too.
        if let Ok(best) = serde_json::value::to_raw_value(best) {
            let best = Some(Arc::from(best));
            *self.best.lock().unwrap_or_else(PoisonError::into_inner) = best;
            self.changed();
        }
    }

    /// Raises the flag.
    pub fn halt(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// Wakes those who follow it.
    pub fn changed(&self) {
        self.changes.send_modify(|changes| *changes += 1);
    }

    /// Follows it.
    pub fn follow(&self) -> watch::Receiver<u64> {
        self.changes.subscribe()
    }
}
