//! Charges the callers that wait for an analysis.

use std::sync::Arc;
use std::time::{Duration, Instant};

use super::callers::{Present, WaitingCallers};
use parking_lot::Mutex;

/// Splits the processor time of an analysis equally among the callers that were present while it was used. It belongs
/// to the thread of the analysis, because only that thread can read its own processor time.
pub(super) struct Accounts {
    callers: Arc<WaitingCallers>,
    open: Mutex<Open>,
}

struct Open {
    present: Present,
    /// The processor time of the thread up to which everything is charged.
    charged: Duration,
}

impl Accounts {
    /// Accounts for an analysis that begins at this processor time of its thread.
    pub(super) fn open(callers: Arc<WaitingCallers>, now: Duration) -> Accounts {
        let open = Open { present: callers.present(), charged: now };
        Accounts { callers, open: Mutex::new(open) }
    }

    /// Charges the time used until `now` if a caller came or left since the last call. A new caller pays from then on,
    /// and one that left no longer pays. The last caller pays for the rest, even if it left. Returns true if the time
    /// of every caller is up.
    pub(super) fn follow(&self, now: impl FnOnce() -> Duration) -> bool {
        let mut open = self.open.lock();
        if self.callers.take_changed() {
            open.charge(now());
            let present = self.callers.present();
            if present.latest.is_some() {
                open.present = present;
            }
        }
        Some(Instant::now()) >= open.present.latest
    }

    /// Charges the time used until `now`, a processor time of the thread, to the present callers.
    pub(super) fn charge(&self, now: Duration) {
        self.open.lock().charge(now);
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
