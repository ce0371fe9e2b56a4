//! Limits the bytes that all requests together may buffer: received and not yet used, or waiting to be sent. A
//! quarter of them may wait to be sent to one caller.

use std::collections::HashMap;
use std::sync::Arc;

use foldhash::quality::RandomState;
use parking_lot::Mutex;

use super::caller::Caller;
use super::problem::{Code, Problem};

/// Seconds after which a caller that found the buffers full should try again.
const RETRY_AFTER: u64 = 2;
/// Number of callers that can fill the buffers together.
const SHARES: usize = 4;

/// The budget of all connections together.
#[derive(Debug)]
pub struct Buffers {
    total: usize,
    taken: Mutex<Taken>,
}

/// Reserved bytes.
#[derive(Debug, Default)]
struct Taken {
    all: usize,
    /// By caller, for callers that have any.
    by_caller: HashMap<Caller, usize, RandomState>,
}

/// Reason why there is no room for some bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoRoom {
    /// All callers together have reserved too many.
    Full,
    /// The caller has reserved too many.
    CallerFull,
}

impl Buffers {
    /// A budget of `total` bytes.
    pub fn new(total: usize) -> Buffers {
        Buffers { total, taken: Mutex::default() }
    }

    /// Reserves bytes until the charge is dropped. They also count against the share of the caller, if one is given.
    ///
    /// # Errors
    /// The budget with too few bytes left.
    pub fn charge(
        self: &Arc<Buffers>,
        caller: Option<Caller>,
        bytes: usize,
    ) -> Result<Charge, NoRoom> {
        let mut charge =
            Charge { buffers: Arc::clone(self), caller: caller.map(Caller::widest), bytes: 0 };
        charge.resize(bytes)?;
        Ok(charge)
    }

    /// Reserved bytes.
    pub fn taken(&self) -> usize {
        self.taken.lock().all
    }
}

/// Reserved bytes; given back on drop.
#[derive(Debug)]
pub struct Charge {
    buffers: Arc<Buffers>,
    caller: Option<Caller>,
    bytes: usize,
}

impl Charge {
    /// Changes the number of reserved bytes.
    ///
    /// # Errors
    /// The budget with too few bytes left; then nothing changes.
    pub fn resize(&mut self, bytes: usize) -> Result<(), NoRoom> {
        let mut taken = self.buffers.taken.lock();
        let total = self.buffers.total;
        let all = within(taken.all, self.bytes, bytes, total).ok_or(NoRoom::Full)?;
        if let Some(caller) = self.caller {
            let own = taken.by_caller.get(&caller).copied().unwrap_or_default();
            let own = within(own, self.bytes, bytes, total / SHARES).ok_or(NoRoom::CallerFull)?;
            match own {
                0 => taken.by_caller.remove(&caller),
                own => taken.by_caller.insert(caller, own),
            };
        }
        taken.all = all;
        self.bytes = bytes;
        Ok(())
    }
}

/// The sum after a charge has changed; `None` if the charge grows and the sum exceeds the limit.
fn within(taken: usize, before: usize, after: usize, most: usize) -> Option<usize> {
    let taken = taken.saturating_sub(before).checked_add(after)?;
    (after <= before || taken <= most).then_some(taken)
}

impl Drop for Charge {
    fn drop(&mut self) {
        // Fewer bytes always fit.
        let _ = self.resize(0);
    }
}

impl From<NoRoom> for Problem {
    fn from(why: NoRoom) -> Problem {
        let (code, detail) = match why {
            NoRoom::Full => (
                Code::ServiceFull,
                "too many bytes wait to be read by callers; there is no room for another answer",
            ),
            NoRoom::CallerFull => (
                Code::TooManyRequests,
                "too many bytes of other answers wait to be read by this caller; read them first",
            ),
        };
        Problem { retry_after: Some(RETRY_AFTER), ..Problem::new(code, detail) }
    }
}

#[cfg(test)]
mod tests {
    use std::net::{IpAddr, Ipv4Addr};

    use super::*;

    fn caller(number: u8) -> Option<Caller> {
        let address = IpAddr::V4(Ipv4Addr::new(10, 0, 0, number));
        Some(Caller::Address(address))
    }

    #[test]
    fn charges_are_bounded_and_given_back() {
        let buffers = Arc::new(Buffers::new(100));
        let mut first = buffers.charge(None, 60).unwrap();
        assert_eq!(buffers.charge(None, 41).unwrap_err(), NoRoom::Full);
        let second = buffers.charge(None, 40).unwrap();
        assert_eq!(first.resize(61), Err(NoRoom::Full));
        assert_eq!(first.resize(20), Ok(()));
        assert_eq!(buffers.taken(), 60);
        assert_eq!(first.resize(60), Ok(()));
        drop((first, second));
        assert_eq!(buffers.taken(), 0);
        assert!(buffers.charge(None, usize::MAX).is_err());
    }

    #[test]
    fn one_caller_has_at_most_a_quarter() {
        let buffers = Arc::new(Buffers::new(100));
        let mut first = buffers.charge(caller(1), 15).unwrap();
        let second = buffers.charge(caller(1), 10).unwrap();
        assert_eq!(buffers.charge(caller(1), 1).unwrap_err(), NoRoom::CallerFull);
        assert_eq!(first.resize(16), Err(NoRoom::CallerFull));
        let others: Vec<_> = (2..5).map(|number| buffers.charge(caller(number), 25)).collect();
        assert!(others.iter().all(Result::is_ok));
        assert_eq!(buffers.charge(caller(5), 1).unwrap_err(), NoRoom::Full);
        drop(second);
        assert_eq!(first.resize(25), Ok(()));
        drop((first, others));
        assert_eq!(buffers.taken(), 0);
        assert!(buffers.taken.lock().by_caller.is_empty());
    }

    #[test]
    fn networks_of_one_site_share_a_quarter() {
        let buffers = Arc::new(Buffers::new(100));
        let network = |text: &str| Some(Caller::Address(text.parse().unwrap()));
        let _first = buffers.charge(network("2001:db8:1:1::"), 25).unwrap();
        assert!(buffers.charge(network("2001:db8:1:2::"), 1).is_err());
        assert!(buffers.charge(network("2001:db8:2:1::"), 25).is_ok());
    }
}
