//! The callers that wait for an analysis: their deadlines, their deposits, and the permit that counts for one of them.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use crate::api::caller::Caller;
use crate::api::rate::Deposit;
use crate::api::worker_pool::Permit;
use parking_lot::Mutex;

/// The callers that wait for an analysis.
#[derive(Default)]
pub(super) struct WaitingCallers {
    waiting: Mutex<Waiting>,
    /// True if a caller came or left since the thread of the analysis last looked.
    changed: AtomicBool,
}

#[derive(Default)]
struct Waiting {
    callers: Vec<WaitingCaller>,
    came: u64,
    /// Present while the analysis runs.
    permit: Option<Permit>,
}

struct WaitingCaller {
    id: u64,
    deadline: Instant,
    deposit: Option<Arc<Deposit>>,
}

impl WaitingCaller {
    fn caller(&self) -> Option<Caller> {
        self.deposit.as_ref().map(|deposit| deposit.account().caller())
    }
}

/// The callers at one moment.
pub(super) struct Present {
    pub(super) deposits: Vec<Arc<Deposit>>,
    /// The latest deadline; `None` if no caller waits.
    pub(super) latest: Option<Instant>,
}

impl WaitingCallers {
    /// Adds a caller; returns its number.
    pub(super) fn join(&self, deadline: Instant, deposit: Option<Arc<Deposit>>) -> u64 {
        let mut waiting = self.waiting.lock();
        let id = waiting.came;
        waiting.came += 1;
        waiting.callers.push(WaitingCaller { id, deadline, deposit });
        self.changed.store(true, Ordering::Release);
        id
    }

    /// Removes a caller; returns true if it was the last.
    pub(super) fn leave(&self, id: u64) -> bool {
        let mut waiting = self.waiting.lock();
        waiting.callers.retain(|caller| caller.id != id);
        waiting.hand_over();
        self.changed.store(true, Ordering::Release);
        waiting.callers.is_empty()
    }

    /// True if a caller came or left since the last call.
    pub(super) fn take_changed(&self) -> bool {
        self.changed.load(Ordering::Relaxed) && self.changed.swap(false, Ordering::Acquire)
    }

    pub(super) fn present(&self) -> Present {
        let waiting = self.waiting.lock();
        let callers = waiting.callers.iter();
        Present {
            deposits: (callers.clone().filter_map(|caller| caller.deposit.clone())).collect(),
            latest: callers.map(|caller| caller.deadline).max(),
        }
    }

    /// Keeps the permit while the analysis runs.
    pub(super) fn hold(&self, permit: Permit) {
        let mut waiting = self.waiting.lock();
        waiting.permit = Some(permit);
        waiting.hand_over();
    }

    /// Gives the permit back.
    pub(super) fn release(&self) {
        let permit = self.waiting.lock().permit.take();
        drop(permit);
    }

    /// The caller to which the permit counts.
    #[cfg(test)]
    pub(super) fn owner(&self) -> Option<Caller> {
        self.waiting.lock().permit.as_ref().and_then(Permit::owner)
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
