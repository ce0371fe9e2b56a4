//! How many bytes all requests together may hold back: what was received and not yet used, and what is to be sent and
//! not yet taken.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use super::problem::{Code, Problem};

/// Seconds after which a caller who met full buffers should try again.
const RETRY_AFTER: u64 = 2;

/// The budget of all connections together.
#[derive(Debug)]
pub struct Buffers {
    total: usize,
    taken: AtomicUsize,
}

impl Buffers {
    /// So many bytes in all.
    pub fn new(total: usize) -> Buffers {
        Buffers {
            total,
            taken: AtomicUsize::new(0),
        }
    }

    /// Sets so many bytes aside, until the charge is dropped; `None` when there are too few.
    pub fn charge(self: &Arc<Buffers>, bytes: usize) -> Option<Charge> {
        self.take(bytes).then(|| Charge {
            buffers: Arc::clone(self),
            bytes,
        })
    }

    /// Bytes that are taken.
    pub fn taken(&self) -> usize {
        self.taken.load(Ordering::Relaxed)
    }

    fn take(&self, bytes: usize) -> bool {
        let enough = |taken: usize| {
            let taken = taken.checked_add(bytes)?;
            (taken <= self.total).then_some(taken)
        };
        (self.taken)
            .try_update(Ordering::Relaxed, Ordering::Relaxed, enough)
            .is_ok()
    }
}

/// Bytes that are set aside; given back when this is dropped.
#[derive(Debug)]
pub struct Charge {
    buffers: Arc<Buffers>,
    bytes: usize,
}

impl Charge {
    /// Changes how many bytes are set aside; whether there were enough. If not, nothing changes.
    pub fn resize(&mut self, bytes: usize) -> bool {
        match bytes.checked_sub(self.bytes) {
            Some(more) if !self.buffers.take(more) => return false,
            Some(_) => {}
            None => {
                let less = self.bytes - bytes;
                self.buffers.taken.fetch_sub(less, Ordering::Relaxed);
            }
        }
        self.bytes = bytes;
        true
    }
}

impl Drop for Charge {
    fn drop(&mut self) {
        (self.buffers.taken).fetch_sub(self.bytes, Ordering::Relaxed);
    }
}

/// The error of a request whose answer there is no room for.
pub fn no_room() -> Problem {
    Problem {
        retry_after: Some(RETRY_AFTER),
        ..Problem::new(
            Code::ServiceFull,
            "too many bytes wait to be read by callers; there is no room for another answer",
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_charged_is_bounded_and_comes_back() {
        let buffers = Arc::new(Buffers::new(100));
        let mut first = buffers.charge(60).unwrap();
        assert!(buffers.charge(41).is_none());
        let second = buffers.charge(40).unwrap();
        assert!(!first.resize(61));
        assert!(first.resize(20));
        assert_eq!(buffers.taken(), 60);
        assert!(first.resize(60));
        drop((first, second));
        assert_eq!(buffers.taken(), 0);
        assert!(buffers.charge(usize::MAX).is_none());
    }
}
