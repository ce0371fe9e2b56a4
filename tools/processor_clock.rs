//! A clock of processor time. Other work on the machine does not count.

use std::time::Duration;

use rustix::time::{ClockId, clock_gettime};

/// Measures the processor time of this process ([`ClockId::ProcessCPUTime`]) or of the thread that asks
/// ([`ClockId::ThreadCPUTime`]).
#[derive(Clone, Copy)]
pub(crate) struct ProcessorClock {
    clock: ClockId,
    started: Duration,
}

impl ProcessorClock {
    /// A clock that starts now.
    pub(crate) fn start(clock: ClockId) -> ProcessorClock {
        ProcessorClock { clock, started: now(clock) }
    }

    /// Processor time since the start.
    pub(crate) fn elapsed(&self) -> Duration {
        now(self.clock).saturating_sub(self.started)
    }
}

fn now(clock: ClockId) -> Duration {
    Duration::try_from(clock_gettime(clock)).unwrap_or_default()
}
