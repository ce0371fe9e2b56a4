//! Charges the callers that wait for an analysis.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::in_flight::{InFlightAnalysis, Present};

/// Splits the processor time of an analysis equally among the waiters that were present while it was used. It belongs
/// to the thread of the analysis, because only that thread can read its own processor time.
pub(super) struct Accounts<M> {
    analysis: Arc<InFlightAnalysis<M>>,
    open: Mutex<Open>,
}

struct Open {
    present: Present,
    /// The processor time of the thread up to which everything is charged.
    charged: Duration,
}

impl<M> Accounts<M> {
    /// Accounts for an analysis that begins at this processor time of its thread.
    pub(super) fn open(analysis: Arc<InFlightAnalysis<M>>, now: Duration) -> Accounts<M> {
        let open = Open {
            present: analysis.present(),
            charged: now,
        };
        Accounts {
            analysis,
            open: Mutex::new(open),
        }
    }

    /// Charges the time used until `now` if a waiter came or left since the last call. A new waiter pays from then
    /// on, and one that left no longer pays. The last waiter pays for the rest, even if it left. Returns true if the
    /// time of every waiter is up.
    pub(super) fn follow(&self, now: impl FnOnce() -> Duration) -> bool {
        let mut open = self.lock();
        if self.analysis.take_changed() {
            open.charge(now());
            let present = self.analysis.present();
            if !present.is_empty() {
                open.present = present;
            }
        }
        Instant::now() >= open.present.latest
    }

    /// Charges the time used until `now`, a processor time of the thread, to the present waiters.
    pub(super) fn charge(&self, now: Duration) {
        self.lock().charge(now);
    }

    fn lock(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Open {
    fn charge(&mut self, now: Duration) {
        let used = now.saturating_sub(self.charged);
        self.charged = now;
        let deposits = &self.present.deposits;
        if let Ok(count @ 1..) = u32::try_from(deposits.len()) {
            for deposit in deposits {
                deposit.account().used(used / count);
            }
        }
    }
}
