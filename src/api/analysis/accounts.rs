//! What an analysis charges the callers that wait for it.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::flight::{Flight, Present};

/// Splits the processor time of an analysis equally among the waiters that were present while it was used. It belongs to
/// the thread of the analysis, which is the only one that can read its own processor time.
pub(super) struct Accounts<M> {
    flight: Arc<Flight<M>>,
    open: Mutex<Open>,
}

struct Open {
    present: Present,
    /// The processor time of the thread up to which everything is charged.
    charged: Duration,
}

impl<M> Accounts<M> {
    /// Accounts for an analysis that begins at this processor time of its thread.
    pub(super) fn open(flight: Arc<Flight<M>>, now: Duration) -> Accounts<M> {
        let open = Open {
            present: flight.present(),
            charged: now,
        };
        Accounts {
            flight,
            open: Mutex::new(open),
        }
    }

    /// Charges what was used until `now` if a waiter came or left since the last call, so that it pays from now on or no
    /// longer. The last waiter pays for the rest, even if it left. Returns whether the time of every waiter is up.
    pub(super) fn follow(&self, now: impl FnOnce() -> Duration) -> bool {
        let mut open = self.lock();
        if self.flight.take_changed() {
            open.charge(now());
            let present = self.flight.present();
            if !present.is_empty() {
                open.present = present;
            }
        }
        Instant::now() >= open.present.latest
    }

    /// Charges what was used until `now`, a processor time of the thread, to the waiters present.
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
        let payers = &self.present.payers;
        if let Ok(count @ 1..) = u32::try_from(payers.len()) {
            for deposit in payers {
                deposit.bill().used(used / count);
            }
        }
    }
}
