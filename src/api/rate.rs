//! Limits per caller, weighted by what a request costs.
//!
//! Requests cost units: one for being answered at all, more for heavy work ([`heavy_units`]). Each caller has an
//! allowance of units that refills steadily (GCRA, by the `governor` crate). Who has spent it gets 429 with
//! `Retry-After`, unless he has no other request under way: one request at a time is never refused.

use std::collections::HashMap;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use foldhash::quality::RandomState;
use governor::clock::{Clock, DefaultClock};
use governor::middleware::NoOpMiddleware;
use governor::state::keyed::HashMapStateStore;
use governor::state::{InMemoryState, NotKeyed};
use governor::{Quota, RateLimiter};

use super::caller::{ApiKey, Caller};
use super::problem::{Code, Problem};

/// Nodes of heavy work that cost one unit.
const NODES_PER_UNIT: u64 = 10_000;
/// Least units of heavy work.
const HEAVY_UNITS: u32 = 5;
/// After so many requests, callers whose allowance is whole again are forgotten.
const SWEEP: usize = 4096;

/// Requests under way by caller.
type UnderWay = HashMap<Caller, usize, RandomState>;
type Middleware = NoOpMiddleware<std::time::Instant>;
type PerAddress = RateLimiter<IpAddr, HashMapStateStore<IpAddr>, DefaultClock, Middleware>;
type Single = RateLimiter<NotKeyed, InMemoryState, DefaultClock, Middleware>;

/// How much a caller may spend.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Allowance {
    /// Units that are given back each second.
    pub per_second: NonZeroU32,
    /// Most units that can be saved up.
    pub burst: NonZeroU32,
}

impl Allowance {
    fn quota(self) -> Quota {
        Quota::per_second(self.per_second).allow_burst(self.burst)
    }
}

/// Units that work of so many nodes costs.
pub fn heavy_units(nodes: u64) -> u32 {
    u32::try_from(nodes / NODES_PER_UNIT)
        .unwrap_or(u32::MAX)
        .saturating_add(HEAVY_UNITS)
}

/// What all callers have spent, and how many requests of each are under way.
pub struct Rates {
    addresses: Option<(Allowance, PerAddress)>,
    keys: Vec<Option<(Allowance, Single)>>,
    /// Requests under way, of all callers.
    inside: AtomicUsize,
    /// Those of callers who have a limit.
    under_way: Mutex<UnderWay>,
    entered: AtomicUsize,
}

impl Rates {
    /// Limits for callers by address (`None` for none), and for each key.
    pub fn new(addresses: Option<Allowance>, keys: &[ApiKey]) -> Rates {
        Rates {
            addresses: addresses.map(|allowance| {
                let limiter = RateLimiter::hashmap(allowance.quota());
                (allowance, limiter)
            }),
            keys: keys
                .iter()
                .map(|key| {
                    let allowance = key.allowance?;
                    let limiter = RateLimiter::direct(allowance.quota());
                    Some((allowance, limiter))
                })
                .collect(),
            inside: AtomicUsize::new(0),
            under_way: Mutex::default(),
            entered: AtomicUsize::new(0),
        }
    }

    /// A request of this caller begins; it ends when the visit is dropped.
    pub fn enter(self: &Arc<Rates>, caller: Caller) -> Visit {
        if let Some((_, limiter)) = &self.addresses
            && self.entered.fetch_add(1, Ordering::Relaxed) % SWEEP == SWEEP - 1
        {
            limiter.retain_recent();
        }
        self.inside.fetch_add(1, Ordering::Relaxed);
        if self.limits(caller) {
            *self.under_way().entry(caller).or_insert(0) += 1;
        }
        Visit {
            rates: Arc::clone(self),
            caller,
        }
    }

    /// Requests under way.
    pub fn requests_under_way(&self) -> usize {
        self.inside.load(Ordering::Relaxed)
    }

    /// Whether there is a limit for this caller.
    fn limits(&self, caller: Caller) -> bool {
        match caller {
            Caller::Address(_) => self.addresses.is_some(),
            Caller::Key(place) => self.keys.get(place).is_some_and(Option::is_some),
        }
    }

    fn under_way(&self) -> MutexGuard<'_, UnderWay> {
        self.under_way
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes off what is left, if that is less than so many units: the limiter takes all or nothing.
    fn drain(&self, caller: Caller, units: u32) {
        let mut part = units;
        while part > 0 {
            // After two tries less than this part is left.
            let _ = self
                .take(caller, part)
                .and_then(|()| self.take(caller, part));
            part /= 2;
        }
    }

    /// Takes units off; how long to wait when there are too few. What costs more than could ever be saved up
    /// costs all of that.
    fn take(&self, caller: Caller, units: u32) -> Result<(), Duration> {
        let priced = |allowance: &Allowance| NonZeroU32::new(units).map(|u| u.min(allowance.burst));
        let outcome = match caller {
            Caller::Address(address) => {
                let Some((allowance, limiter)) = &self.addresses else {
                    return Ok(());
                };
                let Some(units) = priced(allowance) else {
                    return Ok(());
                };
                limiter.check_key_n(&address, units)
            }
            Caller::Key(place) => {
                let Some(Some((allowance, limiter))) = self.keys.get(place) else {
                    return Ok(());
                };
                let Some(units) = priced(allowance) else {
                    return Ok(());
                };
                limiter.check_n(units)
            }
        };
        match outcome {
            Ok(Err(not_until)) => {
                let now = DefaultClock::default().now();
                Err(not_until.wait_time_from(now))
            }
            // More than the burst is never asked for.
            Ok(Ok(())) | Err(_) => Ok(()),
        }
    }
}

/// A request under way, and who pays for it.
pub struct Visit {
    rates: Arc<Rates>,
    caller: Caller,
}

impl Visit {
    /// Pays for what comes next.
    ///
    /// # Errors
    /// [`Code::TooManyRequests`] when the caller has spent his allowance and has other requests under way.
    pub fn pay(&self, units: u32) -> Result<(), Problem> {
        let Err(wait) = self.rates.take(self.caller, units) else {
            return Ok(());
        };
        let under_way = self.rates.under_way().get(&self.caller).copied();
        if under_way.is_none_or(|n| n <= 1) {
            self.rates.drain(self.caller, units);
            return Ok(());
        }
        Err(Problem {
            retry_after: Some(wait.as_secs().saturating_add(1)),
            ..Problem::new(
                Code::TooManyRequests,
                "this caller has spent its allowance; send one request at a time, or wait",
            )
        })
    }
}

impl Drop for Visit {
    fn drop(&mut self) {
        self.rates.inside.fetch_sub(1, Ordering::Relaxed);
        if !self.rates.limits(self.caller) {
            return;
        }
        let mut under_way = self.rates.under_way();
        if let Some(n) = under_way.get_mut(&self.caller) {
            *n -= 1;
            if *n == 0 {
                under_way.remove(&self.caller);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn allowance(per_second: u32, burst: u32) -> Allowance {
        Allowance {
            per_second: NonZeroU32::new(per_second).unwrap(),
            burst: NonZeroU32::new(burst).unwrap(),
        }
    }

    fn address(last: u8) -> Caller {
        Caller::Address([10, 0, 0, last].into())
    }

    #[test]
    fn who_asks_too_much_at_once_is_refused_and_others_are_not() {
        let rates = Arc::new(Rates::new(Some(allowance(1, 10)), &[]));
        let (first, second) = (rates.enter(address(1)), rates.enter(address(1)));
        assert!((0..10).all(|_| first.pay(1).is_ok()));
        let refused = second.pay(3).unwrap_err();
        assert_eq!(refused.code, Code::TooManyRequests);
        assert!(refused.retry_after.is_some_and(|s| (1..=4).contains(&s)));
        assert!(rates.enter(address(2)).pay(10).is_ok());
        drop(second);
        // Alone, he goes on, and pays with what he has.
        assert!(first.pay(1_000_000).is_ok());
        assert_eq!(rates.requests_under_way(), 1);
        let third = rates.enter(address(3));
        assert!(third.pay(1).is_ok());
        assert!(third.pay(10).is_ok(), "nine were left");
        let fourth = rates.enter(address(3));
        assert!(fourth.pay(8).is_err());
        drop((third, fourth));
        drop(first);
        assert!(rates.under_way().is_empty());
    }

    #[test]
    fn keys_have_their_own_limits() {
        let key = |allowance| ApiKey {
            name: String::new(),
            hash: [0; 32],
            allowance,
        };
        let keys = [key(Some(allowance(1, 5))), key(None)];
        let rates = Arc::new(Rates::new(Some(allowance(1, 1)), &keys));
        let poor = [rates.enter(Caller::Key(0)), rates.enter(Caller::Key(0))];
        assert!(poor[0].pay(5).is_ok());
        assert!(poor[1].pay(1).is_err());
        let rich = [rates.enter(Caller::Key(1)), rates.enter(Caller::Key(1))];
        assert!((0..1000).all(|_| rich[0].pay(1000).is_ok()));
    }

    #[test]
    fn without_limits_nothing_is_refused() {
        let rates = Arc::new(Rates::new(None, &[]));
        let both = [rates.enter(address(1)), rates.enter(address(1))];
        assert!((0..1000).all(|_| both[0].pay(u32::MAX).is_ok()));
        assert_eq!(rates.requests_under_way(), 2);
        drop(both);
        assert_eq!(rates.requests_under_way(), 0);
    }

    #[test]
    fn heavy_work_costs_by_its_nodes() {
        assert_eq!(heavy_units(0), HEAVY_UNITS);
        assert_eq!(heavy_units(1_000_000), HEAVY_UNITS + 100);
        assert_eq!(heavy_units(u64::MAX), u32::MAX);
    }
}
