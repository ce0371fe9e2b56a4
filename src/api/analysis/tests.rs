//! Callers that wait for the same analysis: places in their own queues, and shares of the price.

use std::future::ready;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::json;
use tessera_operations::host::LocalHost;
use tessera_operations::operation::{Operation, request_of};
use tessera_operations::operations::Analysis;
use tessera_rules::themisto::{Move, Themisto};

use super::accounts::Accounts;
use super::in_flight::{InFlight, InFlightAnalysis};
use super::{AnalysisService, Canonical, Lookup, Source, Waiter};
use crate::api::caller::{Allowance, Caller};
use crate::api::metrics::Metrics;
use crate::api::problem::Problem;
use crate::api::rate::{Deposit, Rates, RequestGuard};
use crate::api::worker_pool::{Permit, PoolSettings, WorkerPool};

const THEMISTO: &str = "wbwbwbwb/b6w/w6b/b6w/w6b/b6w/w6b/bwbwbwbw 0 - - -";
/// Upper limit of waiting, for tests that would otherwise hang.
const PATIENCE: Duration = Duration::from_secs(60);
const BURST: u32 = 1000;

fn rates() -> Arc<Rates> {
    let allowance =
        Allowance { per_second: NonZeroU32::MIN, burst: NonZeroU32::new(BURST).unwrap() };
    Arc::new(Rates::new(Some(allowance), &[]))
}

fn caller(last: u8) -> Caller {
    Caller::Address([10, 0, 0, last].into())
}

fn deposit(guard: &RequestGuard, units: u32) -> Option<Arc<Deposit>> {
    Some(Arc::new(guard.deposit(units).unwrap()))
}

fn used(guard: &RequestGuard) -> Duration {
    guard.account().total()
}

fn pool() -> Arc<WorkerPool> {
    let settings =
        PoolSettings { permits: 1, queue: 16, queue_per_caller: 16, ..PoolSettings::default() };
    WorkerPool::start(settings).unwrap()
}

/// A small analysis.
fn canonical() -> Canonical<Themisto> {
    let request = json!({ "position": THEMISTO, "limits": { "nodes": 100 } });
    let request = request_of::<Analysis<Themisto>>(request.to_string().as_bytes());
    let analysis = Analysis::<Themisto>::read(request.unwrap(), &LocalHost::default());
    analysis.unwrap().dependency().canonical.unwrap()
}

struct Set {
    pool: Arc<WorkerPool>,
    service: Arc<AnalysisService>,
}

fn set() -> Set {
    let (pool, metrics) = (pool(), Arc::new(Metrics::new()));
    let service = AnalysisService::new(1 << 20, Arc::clone(&pool), metrics, None);
    Set { service: Arc::new(service), pool }
}

impl Set {
    async fn look_up(
        &self,
        deposit: Result<Option<Arc<Deposit>>, Problem>,
    ) -> Result<Waiter<Move>, Problem> {
        let deadline = Instant::now() + PATIENCE;
        match (self.service).look_up(canonical(), false, deadline, ready(deposit)).await? {
            Lookup::Awaited(waiter) => Ok(waiter),
            Lookup::Found(_) => panic!("it is cached"),
        }
    }

    /// Waits for this load of the pool: numbers of running and of waiting jobs.
    async fn load(&self, running: usize, waiting: usize) {
        let reached = async {
            while self.pool.load() != (1, running, waiting) {
                tokio::task::yield_now().await;
            }
        };
        let reached = tokio::time::timeout(PATIENCE, reached).await;
        assert!(reached.is_ok(), "{:?}", self.pool.load());
    }

    /// Takes the permit and the additional place with jobs of these callers.
    async fn busy(&self, callers: [u8; 2]) -> [Permit; 2] {
        let [first, second] = callers.map(|last| self.job(last));
        [first.await.unwrap(), second.await.unwrap()]
    }

    /// A job of this caller that waits for a permit, and returns it.
    fn job(&self, last: u8) -> tokio::task::JoinHandle<Permit> {
        let reservation = self.pool.reserve(Some(caller(last)), false).unwrap();
        tokio::spawn(async { reservation.permit().await.unwrap() })
    }
}

#[tokio::test]
async fn a_joiner_gets_the_turn_of_its_own_caller() {
    let (set, rates) = (set(), rates());
    let (first, second) = (rates.enter(caller(1)), rates.enter(caller(2)));
    let [running, beside] = set.busy([1, 3]).await;
    let behind: Vec<_> = (0..3).map(|_| set.job(1)).collect();
    set.load(2, 3).await;
    let mut left = set.look_up(Ok(deposit(&first, 50))).await.unwrap();
    set.load(2, 4).await;
    let mut joined = set.look_up(Ok(deposit(&second, 50))).await.unwrap();
    set.load(2, 5).await;
    // With a permit, not in the additional place.
    drop((running, beside));
    // The second caller has no running job so far, so its turn comes before the other jobs of the first.
    let end = tokio::time::timeout(PATIENCE, joined.end(|_| {})).await;
    assert_eq!(end.expect("its turn").unwrap().source, Source::Collapsed);
    assert_eq!(left.end(|_| {}).await.unwrap().source, Source::Stored);
    // Both places are given back; one job of the first caller runs.
    set.load(1, 2).await;
    drop((left, joined, behind));
}

#[tokio::test]
async fn a_waiter_that_leaves_gives_back_its_place() {
    let (set, rates) = (set(), rates());
    let guards = [1, 2].map(|last| rates.enter(caller(last)));
    let busy = set.busy([3, 4]).await;
    let first = set.look_up(Ok(deposit(&guards[0], 50))).await.unwrap();
    let second = set.look_up(Ok(deposit(&guards[1], 50))).await.unwrap();
    set.load(2, 2).await;
    drop(first);
    set.load(2, 1).await;
    drop(second);
    set.load(2, 0).await;
    drop(busy);
    set.load(0, 0).await;
}

#[tokio::test]
async fn every_waiter_deposits_the_price_until_it_leaves() {
    let (set, rates) = (set(), rates());
    let guards = [1, 2].map(|last| (rates.enter(caller(last)), rates.enter(caller(last))));
    let busy = set.busy([3, 4]).await;
    for (guard, other) in &guards {
        let waiter = set.look_up(Ok(deposit(guard, BURST))).await;
        assert!(other.deposit(BURST - 10).is_err(), "it is deposited");
        drop(waiter.unwrap());
        assert!(other.deposit(BURST - 10).is_ok(), "it is given back");
    }
    // A caller that can't deposit doesn't join.
    let _first = set.look_up(Ok(deposit(&guards[0].0, 50))).await.unwrap();
    let refused = set.look_up(Err(Problem::no_permit_in_time())).await;
    assert_eq!(refused.err().unwrap().detail, Problem::no_permit_in_time().detail);
    drop(busy);
}

/// An analysis without a pool, whose processor time the test sets.
struct Shared {
    in_flight: Arc<InFlight>,
    analysis: Arc<InFlightAnalysis<Move>>,
}

fn shared() -> Shared {
    Shared {
        in_flight: Arc::new(InFlight::new(Arc::new(Metrics::new()))),
        analysis: Arc::new(InFlightAnalysis::new(Arc::default())),
    }
}

impl Shared {
    fn waiter(&self, guard: &RequestGuard) -> Waiter<Move> {
        let (in_flight, analysis) = (Arc::clone(&self.in_flight), Arc::clone(&self.analysis));
        let deadline = Instant::now() + PATIENCE;
        Waiter::join(in_flight, "key".into(), analysis, deadline, deposit(guard, 50))
    }

    fn accounts(&self) -> Accounts {
        Accounts::open(Arc::clone(&self.analysis.callers), Duration::ZERO)
    }
}

const fn ms(milliseconds: u64) -> Duration {
    Duration::from_millis(milliseconds)
}

#[test]
fn waiters_share_what_is_used_while_they_are_present() {
    let (shared, rates) = (shared(), rates());
    let guards = [1, 2, 3].map(|last| rates.enter(caller(last)));
    let bills = || guards.each_ref().map(used);
    let first = shared.waiter(&guards[0]);
    let accounts = shared.accounts();
    assert!(!accounts.follow(|| ms(0)));
    let second = shared.waiter(&guards[1]);
    accounts.follow(|| ms(30));
    assert_eq!(bills(), [ms(30), ms(0), ms(0)]);
    drop(first);
    accounts.follow(|| ms(50));
    assert_eq!(bills(), [ms(40), ms(10), ms(0)]);
    let third = shared.waiter(&guards[2]);
    accounts.follow(|| ms(60));
    accounts.charge(ms(100));
    assert_eq!(bills(), [ms(40), ms(40), ms(20)]);
    // The last one pays until the analysis has stopped.
    drop((second, third));
    accounts.follow(|| ms(120));
    accounts.charge(ms(130));
    assert_eq!(bills(), [ms(40), ms(55), ms(35)]);
    let total: Duration = bills().iter().sum();
    assert_eq!(total, ms(130));
}

#[test]
fn time_is_up_with_the_latest_deadline_of_those_present() {
    let (shared, rates) = (shared(), rates());
    let guard = rates.enter(caller(1));
    let (in_flight, analysis) = (Arc::clone(&shared.in_flight), Arc::clone(&shared.analysis));
    let now = Instant::now();
    let hasty = Waiter::join(in_flight, "key".into(), analysis, now, deposit(&guard, 50));
    let patient = shared.waiter(&guard);
    let accounts = shared.accounts();
    assert!(!accounts.follow(|| ms(0)));
    drop(patient);
    assert!(accounts.follow(|| ms(0)));
    drop(hasty);
}

#[tokio::test]
async fn the_permit_of_an_analysis_counts_for_a_caller_that_waits() {
    let (shared, rates, set) = (shared(), rates(), set());
    let guards = [1, 2].map(|last| rates.enter(caller(last)));
    let [first, second] = guards.each_ref().map(|guard| shared.waiter(guard));
    shared.analysis.callers.hold(set.job(1).await.unwrap());
    assert_eq!(shared.analysis.callers.owner(), Some(caller(1)));
    drop(first);
    assert_eq!(shared.analysis.callers.owner(), Some(caller(2)));
    assert_eq!(set.pool.load(), (1, 1, 0));
    shared.analysis.callers.release();
    assert_eq!(set.pool.load(), (1, 0, 0));
    drop(second);
}
