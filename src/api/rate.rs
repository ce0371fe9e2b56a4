//! Limits per caller, in processor time.
//!
//! One unit is 10 ms of processor time ([`UNIT`]). A request pays one unit, which covers its first 10 ms. Heavy work
//! needs a [`Deposit`] of its highest possible cost ([`heavy_units`]). It is charged for the processor time that it
//! uses, and the deposit is given back at its end. Each caller has an account of units that refills steadily. A
//! caller that has used up its units gets 429 with `Retry-After`, unless it has no other request in progress. One
//! request at a time is always served, but it waits until its caller has no debt.
//!
//! The buckets are our own. In the `governor` crate, buckets can neither take units back nor go into debt; charging
//! actual processor time needs both.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use foldhash::quality::RandomState;
use parking_lot::Mutex;
use tokio::time::Instant;

use super::caller::{Allowance, ApiKey, Caller};
use super::problem::{Code, Problem};

/// The processor time of one unit.
pub const UNIT: Duration = Duration::from_millis(10);
/// Bytes of events that cost one unit to write and send.
const BYTES_PER_UNIT: u64 = 1 << 20;
/// Nodes of heavy work that are estimated to cost one unit.
const NODES_PER_UNIT: u64 = 10_000;
/// Least units that heavy work is estimated to cost.
const HEAVY_UNITS: u32 = 5;
/// The allowance of an IPv6 network of 48 bits, relative to one of 64 bits.
const WIDER: f64 = 4.0;
/// Time that the other requests of a caller have to end before a request is refused because of them. An answer
/// reaches its caller shortly before the request ends here, and the next request may be faster.
const GRACE: Duration = Duration::from_millis(100);
/// After this many requests, accounts whose allowance is full again are removed.
const SWEEP: usize = 4096;

/// The most units that work of `nodes` nodes can cost if it must end within `time`.
pub fn heavy_units(nodes: u64, time: Duration) -> u32 {
    let units = (nodes / NODES_PER_UNIT).min(micros(time).div_ceil(micros(UNIT)));
    u32::try_from(units).unwrap_or(u32::MAX).saturating_add(HEAVY_UNITS)
}

/// The accounts of all callers, and the number of their requests in progress.
pub struct Rates {
    addresses: Option<Allowance>,
    keys: Vec<Option<Allowance>>,
    /// Requests in progress, of all callers.
    inside: AtomicUsize,
    accounts: Mutex<Accounts>,
    entered: AtomicUsize,
}

/// The accounts of callers that have a limit.
type Accounts = HashMap<Caller, CallerAccount, RandomState>;

/// The account of a caller.
struct CallerAccount {
    /// Units; negative for a debt.
    units: f64,
    /// Time of the last update of `units`.
    at: Instant,
    per_second: f64,
    burst: f64,
    under_way: usize,
}

impl CallerAccount {
    fn new(allowance: Allowance, times: f64) -> CallerAccount {
        let burst = f64::from(allowance.burst.get()) * times;
        CallerAccount {
            units: burst,
            at: Instant::now(),
            per_second: f64::from(allowance.per_second.get()) * times,
            burst,
            under_way: 0,
        }
    }

    fn refill(&mut self) {
        let now = Instant::now();
        let gained = (now - self.at).as_secs_f64() * self.per_second;
        self.units = (self.units + gained).min(self.burst);
        self.at = now;
    }

    /// Time until the account holds `units`.
    fn wait(&self, units: f64) -> Duration {
        Duration::from_secs_f64(((units - self.units) / self.per_second).max(0.0))
    }
}

impl Rates {
    /// Limits for callers by address (`None` for none), and for each key.
    pub fn new(addresses: Option<Allowance>, keys: &[ApiKey]) -> Rates {
        Rates {
            addresses,
            keys: keys.iter().map(|key| key.allowance).collect(),
            inside: AtomicUsize::new(0),
            accounts: Mutex::default(),
            entered: AtomicUsize::new(0),
        }
    }

    /// Registers a request of this caller; it ends when the guard is dropped.
    pub fn enter(self: &Arc<Rates>, caller: Caller) -> RequestGuard {
        self.inside.fetch_add(1, Ordering::Relaxed);
        if let Some(allowance) = self.allowance(caller) {
            let mut accounts = self.accounts.lock();
            if self.entered.fetch_add(1, Ordering::Relaxed) % SWEEP == SWEEP - 1 {
                accounts.retain(|_, account| {
                    account.refill();
                    account.under_way > 0 || account.units < account.burst
                });
            }
            for (caller, times) in accounts_of(caller) {
                (accounts.entry(caller))
                    .or_insert_with(|| CallerAccount::new(allowance, times))
                    .under_way += 1;
            }
        }
        RequestGuard {
            began: Instant::now(),
            account: Arc::new(RequestAccount {
                rates: Arc::clone(self),
                caller,
                spent: Mutex::default(),
            }),
        }
    }

    /// Requests in progress.
    pub fn requests_under_way(&self) -> usize {
        self.inside.load(Ordering::Relaxed)
    }

    fn allowance(&self, caller: Caller) -> Option<Allowance> {
        match caller {
            Caller::Address(_) | Caller::Site(_) => self.addresses,
            Caller::Key(place) => self.keys.get(place).copied().flatten(),
        }
    }

    /// The most units that one request may take: the caller's full allowance.
    fn dearest(&self, caller: Caller) -> u32 {
        (self.allowance(caller)).map_or(u32::MAX, |allowance| allowance.burst.get())
    }

    /// Takes units, or returns the time to wait if there are too few and the caller has other requests in progress. A
    /// price above the full allowance waits for the full allowance.
    fn take(&self, caller: Caller, units: f64) -> Result<(), Duration> {
        if self.allowance(caller).is_none() {
            return Ok(());
        }
        let mut accounts = self.accounts.lock();
        let mut wait = None;
        for (caller, _) in accounts_of(caller) {
            if let Some(account) = accounts.get_mut(&caller) {
                account.refill();
                let needed = units.min(account.burst);
                if account.units < needed && account.under_way > 1 {
                    wait = wait.max(Some(account.wait(needed)));
                }
            }
        }
        if let Some(wait) = wait {
            return Err(wait);
        }
        change(&mut accounts, caller, -units);
        Ok(())
    }

    /// Time until the caller has no debt.
    fn debt(&self, caller: Caller) -> Duration {
        if self.allowance(caller).is_none() {
            return Duration::ZERO;
        }
        let mut accounts = self.accounts.lock();
        let waits = accounts_of(caller).map(|(caller, _)| {
            accounts.get_mut(&caller).map_or(Duration::ZERO, |account| {
                account.refill();
                account.wait(0.0)
            })
        });
        waits.max().unwrap_or_default()
    }
}

/// The accounts that a caller pays from, each with its multiple of the allowance. An IPv6 network of 64 bits also
/// pays from the account of the 48 bits around it.
fn accounts_of(caller: Caller) -> impl Iterator<Item = (Caller, f64)> {
    let wider = match caller {
        Caller::Address(address) => super::caller::wider_network(address).map(Caller::Site),
        Caller::Key(_) | Caller::Site(_) => None,
    };
    std::iter::once((caller, 1.0)).chain(wider.map(|wider| (wider, WIDER)))
}

fn change(accounts: &mut Accounts, caller: Caller, units: f64) {
    for (caller, _) in accounts_of(caller) {
        if let Some(account) = accounts.get_mut(&caller) {
            account.units = (account.units + units).min(account.burst);
        }
    }
}

/// A request in progress, and the caller that pays for it.
pub struct RequestGuard {
    began: Instant,
    account: Arc<RequestAccount>,
}

impl RequestGuard {
    /// The account of the request; work that outlives the request keeps it.
    pub fn account(&self) -> &Arc<RequestAccount> {
        &self.account
    }

    /// Pays for an answer.
    ///
    /// # Errors
    /// [`Code::TooManyRequests`] if the caller has used up its allowance and has other requests in progress.
    pub fn pay(&self, units: u32) -> Result<(), Problem> {
        let units = self.account.take(units)?;
        self.account.settle(|spent| spent.paid += units * micros(UNIT));
        Ok(())
    }

    /// Like [`RequestGuard::pay`], retried until 100 ms after the request began.
    ///
    /// # Errors
    /// Same as [`RequestGuard::pay`], if the caller's other requests have not ended by then.
    pub async fn pay_soon(&self, units: u32) -> Result<(), Problem> {
        self.soon(|| self.pay(units)).await
    }

    /// Deposits the highest possible cost of work.
    ///
    /// # Errors
    /// Same as [`RequestGuard::pay`].
    pub fn deposit(&self, units: u32) -> Result<Deposit, Problem> {
        Ok(Deposit { units: self.account.take(units)?, account: Arc::clone(&self.account) })
    }

    /// Like [`RequestGuard::deposit`], retried until 100 ms after the request began.
    ///
    /// # Errors
    /// Same as [`RequestGuard::pay_soon`].
    pub async fn deposit_soon(&self, units: u32) -> Result<Deposit, Problem> {
        self.soon(|| self.deposit(units)).await
    }

    /// Charges the bytes of an event of a stream.
    pub fn sends(&self, bytes: usize) {
        let micros = bytes as u64 * micros(UNIT) / BYTES_PER_UNIT;
        self.account.used(Duration::from_micros(micros));
    }

    /// The result of `take`, which is tried again while the caller's other requests may still end.
    async fn soon<T>(&self, take: impl Fn() -> Result<T, Problem>) -> Result<T, Problem> {
        loop {
            let taken = take();
            if taken.is_ok() || self.began.elapsed() >= GRACE {
                return taken;
            }
            tokio::time::sleep(GRACE / 20).await;
        }
    }

    /// Waits until the caller has no debt.
    ///
    /// # Errors
    /// [`Code::TooManyRequests`] if that takes longer than `most`.
    pub async fn wait_for_debt(&self, most: Duration) -> Result<(), Problem> {
        let wait = self.account.rates.debt(self.account.caller);
        if wait > most {
            return Err(used_up(wait));
        }
        if !wait.is_zero() {
            tokio::time::sleep(wait).await;
        }
        Ok(())
    }
}

fn used_up(wait: Duration) -> Problem {
    Problem {
        retry_after: Some(wait.as_secs().saturating_add(1)),
        ..Problem::new(
            Code::TooManyRequests,
            "this caller has used up its allowance; send one request at a time, or wait",
        )
    }
}

impl Drop for RequestGuard {
    fn drop(&mut self) {
        let RequestAccount { rates, caller, .. } = &*self.account;
        rates.inside.fetch_sub(1, Ordering::Relaxed);
        if rates.allowance(*caller).is_none() {
            return;
        }
        let mut accounts = rates.accounts.lock();
        for (caller, _) in accounts_of(*caller) {
            if let Some(account) = accounts.get_mut(&caller) {
                account.under_way -= 1;
            }
        }
    }
}

/// The payments of a request, and the processor time that it has used. A payment covers the time of its units and is
/// never refunded; further time is taken from the caller's account at once.
pub struct RequestAccount {
    rates: Arc<Rates>,
    caller: Caller,
    spent: Mutex<Spent>,
}

/// Microseconds of processor time.
#[derive(Default)]
struct Spent {
    paid: u64,
    used: u64,
    /// Time beyond `paid` that was taken from the account.
    charged: u64,
}

impl RequestAccount {
    /// The caller that pays.
    pub fn caller(&self) -> Caller {
        self.caller
    }

    /// Charges processor time.
    pub fn used(&self, time: Duration) {
        self.settle(|spent| spent.used += micros(time));
    }

    /// The processor time used so far.
    pub fn total(&self) -> Duration {
        let spent = self.spent.lock();
        Duration::from_micros(spent.used)
    }

    /// Takes units out of the account; returns the units taken.
    fn take(&self, units: u32) -> Result<u64, Problem> {
        let units = units.min(self.rates.dearest(self.caller));
        (self.rates.take(self.caller, f64::from(units))).map_err(used_up)?;
        Ok(u64::from(units))
    }

    /// Charges the account for processor time beyond the payments.
    fn settle(&self, change_spent: impl FnOnce(&mut Spent)) {
        let mut spent = self.spent.lock();
        change_spent(&mut spent);
        let due = spent.used.saturating_sub(spent.paid);
        let units = (spent.charged as f64 - due as f64) / micros(UNIT) as f64;
        spent.charged = due;
        if units != 0.0 {
            change(&mut self.rates.accounts.lock(), self.caller, units);
        }
    }
}

/// Units that a caller has deposited for work; given back on drop.
pub struct Deposit {
    account: Arc<RequestAccount>,
    units: u64,
}

impl Deposit {
    /// A deposit of no units, for cheap work.
    pub fn of_nothing(account: &Arc<RequestAccount>) -> Deposit {
        Deposit { account: Arc::clone(account), units: 0 }
    }

    /// The account that the work is charged to.
    pub fn account(&self) -> &Arc<RequestAccount> {
        &self.account
    }
}

impl Drop for Deposit {
    fn drop(&mut self) {
        let RequestAccount { rates, caller, .. } = &*self.account;
        change(&mut rates.accounts.lock(), *caller, self.units as f64);
    }
}

fn micros(time: Duration) -> u64 {
    u64::try_from(time.as_micros()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests;
