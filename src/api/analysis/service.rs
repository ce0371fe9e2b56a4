//! Runs analyses for callers: looks them up in the cache, joins equal ones in progress, or sends them to the heavy
//! pool.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::{Duration, Instant};

use super::Canonical;
use super::accounts::Accounts;
use super::cache::Cache;
use super::codec::{decode, encode};
use super::in_flight::{Finding, InFlight, InFlightAnalysis, Source, Waiter};
use crate::api::answer::Tagged;
use crate::api::metrics::{Metrics, SharedOutcome};
use crate::api::problem::Problem;
use crate::api::rate::Deposit;
use crate::api::request_log::request_span;
use crate::api::shared::SharedCache;
use crate::api::threads::processor_time;
use crate::api::worker_pool::{Permit, Reservation, WorkerPool, abnormal};
use tessera_operations::game::WireGame;
use tessera_search::{Budget, Report};
use tracing::Instrument;

/// The kind of analyses in the shared cache.
const SHARED_KIND: &str = "analysis";

/// The only way from requests to an engine. Shared by all workers.
pub struct AnalysisService {
    cache: Cache,
    in_flight: Arc<InFlight>,
    pool: Arc<WorkerPool>,
    metrics: Arc<Metrics>,
    shared: Option<Arc<SharedCache>>,
}

/// The result of a look-up.
pub enum Lookup<M> {
    /// A report from the cache.
    Found(Finding<M>),
    /// A report to wait for.
    Awaited(Waiter<M>),
}

impl AnalysisService {
    /// Analyses that run in this pool, with a cache of `cache_bytes` bytes in front of the shared one.
    pub fn new(
        cache_bytes: u64,
        pool: Arc<WorkerPool>,
        metrics: Arc<Metrics>,
        shared: Option<Arc<SharedCache>>,
    ) -> AnalysisService {
        AnalysisService {
            cache: Cache::new(cache_bytes),
            in_flight: Arc::new(InFlight::new(Arc::clone(&metrics))),
            pool,
            metrics,
            shared,
        }
    }

    /// Weight of the cache in bytes, and number of analyses in it.
    pub fn cache_size(&self) -> (u64, u64) {
        self.cache.size()
    }

    /// Looks the analysis up in the cache, joins an equal one that is in progress, or starts one. If the cache does
    /// not have it, the caller makes its deposit, and holds a place of its own in the queue while the analysis waits
    /// for a permit.
    ///
    /// # Errors
    /// Errors of `deposit` and of [`WorkerPool::reserve`].
    pub async fn look_up<G: WireGame>(
        self: &Arc<AnalysisService>,
        canonical: Canonical<G>,
        is_brief: bool,
        deadline: Instant,
        deposit: impl Future<Output = Result<Option<Arc<Deposit>>, Problem>>,
    ) -> Result<Lookup<G::Move>, Problem> {
        let key = Arc::clone(canonical.key());
        let cached = || {
            let report = self.cache.get(&key)?;
            self.metrics.hit(G::ID);
            Some(Lookup::Found(hit(report)))
        };
        if let Some(found) = cached() {
            return Ok(found);
        }
        let deposit = deposit.await?;
        let mut table = self.in_flight.table.lock();
        let joined = table.get(&key).cloned();
        let joined =
            joined.and_then(|analysis| analysis.downcast::<InFlightAnalysis<G::Move>>().ok());
        // It may have ended since the first look.
        if joined.is_none()
            && let Some(found) = cached()
        {
            return Ok(found);
        }
        let runtime = self.pool.runtime().ok_or_else(abnormal)?;
        let is_first = joined.is_none();
        let analysis =
            joined.unwrap_or_else(|| Arc::new(InFlightAnalysis::new(self.pool.new_stop())));
        let reservation = match analysis.is_queued() {
            true => {
                let owner = deposit.as_ref().map(|deposit| deposit.account().caller());
                Some(self.pool.reserve(owner, is_brief)?)
            }
            false => None,
        };
        if is_first {
            table.insert(Arc::clone(&key), Arc::clone(&analysis) as _);
        }
        let outcome = if is_first { "miss" } else { "collapsed" };
        self.metrics.looked_up(G::ID, outcome);
        let (in_flight, own) = (Arc::clone(&self.in_flight), Arc::clone(&analysis));
        let mut waiter = Waiter::join(in_flight, key, own, deadline, deposit);
        drop(table);
        waiter.queueing = reservation.map(|reservation| {
            let queueing = Arc::clone(self).queue_up(Arc::new(canonical), analysis, reservation);
            runtime.spawn(queueing.instrument(request_span())).abort_handle()
        });
        Ok(Lookup::Awaited(waiter))
    }

    /// The kept answer to a request with exactly these bytes. It is the same answer that [`AnalysisService::look_up`]
    /// and the steps around it would give.
    pub fn known_answer<G: WireGame>(&self, asked: &[u8]) -> Option<Tagged> {
        let answer = self.cache.answer(asked)?;
        self.metrics.hit(G::ID);
        Some(answer)
    }

    /// Keeps the answer to a request with these bytes. The answer must have come from the cache, which proves it
    /// complete.
    pub fn keep_answer(&self, asked: &[u8], answer: Tagged) {
        self.cache.keep_answer(asked, answer);
    }

    /// Computes an analysis on this thread unless the cache has it; for work that already has a permit.
    /// [`Canonical::analyse`] describes `cut` and `progress`.
    pub fn compute<G: WireGame>(
        &self,
        canonical: &Canonical<G>,
        cut: impl FnOnce(Budget) -> Budget,
        progress: &mut dyn FnMut(&Report<G::Move>),
    ) -> Arc<Report<G::Move>> {
        if let Some(report) = self.cache.get(canonical.key()) {
            return report;
        }
        let report = Arc::new(canonical.analyse(cut, progress));
        self.metrics.searched(G::ID, report.stats.nodes);
        self.cache.put(canonical.key(), &report);
        report
    }

    /// Waits for the permit of one waiter, and starts the analysis, unless another waiter's permit comes first.
    async fn queue_up<G: WireGame>(
        self: Arc<AnalysisService>,
        canonical: Arc<Canonical<G>>,
        analysis: Arc<InFlightAnalysis<G::Move>>,
        reservation: Arc<Reservation>,
    ) {
        let known = (analysis.known).get_or_init(|| self.ask_others(&canonical));
        if let Some(report) = known.await.clone() {
            drop(reservation);
            self.cache.put(canonical.key(), &report);
            let end = Ok((report, Source::Shared));
            self.in_flight.complete(canonical.key(), &analysis, end);
            return;
        }
        tokio::select! {
            () = analysis.started() => {}
            permit = reservation.permit() => {
                if let Ok(permit) = permit && analysis.start() {
                    self.start(canonical, analysis, permit);
                }
            }
        }
    }

    /// Runs the analysis on a thread of the pool, at the expense of its waiters.
    fn start<G: WireGame>(
        self: Arc<AnalysisService>,
        canonical: Arc<Canonical<G>>,
        analysis: Arc<InFlightAnalysis<G::Move>>,
        permit: Permit,
    ) {
        permit.start(Box::new(move |permit| {
            analysis.callers.hold(permit);
            let accounts = Accounts::open(Arc::clone(&analysis.callers), processor_time());
            let accounts = Arc::new(accounts);
            let followed = Arc::clone(&accounts);
            let cut = |budget: Budget| {
                budget
                    .with_stop(Arc::clone(&analysis.stop))
                    .with_deadline(move || followed.follow(processor_time))
            };
            let mut progress = |step: &Report<_>| analysis.step(Arc::new(step.clone()));
            let work = || canonical.analyse(cut, &mut progress);
            // Waiters must be notified of a panic, too.
            let report = catch_unwind(AssertUnwindSafe(work)).map_err(|_| abnormal());
            let end = report.map(|report| {
                let report = Arc::new(report);
                self.metrics.searched(G::ID, report.stats.nodes);
                self.tell_others(&canonical, &report);
                // A request that finds the analysis ended finds the report in the cache.
                match self.cache.put(canonical.key(), &report) {
                    true => (report, Source::Stored),
                    false => (report, Source::Computed),
                }
            });
            accounts.charge(processor_time());
            // When a caller learns of the end, the permit is free again.
            drop(accounts);
            analysis.callers.release();
            self.in_flight.complete(canonical.key(), &analysis, end);
        }));
    }

    /// The report of another replica, from the shared cache.
    async fn ask_others<G: WireGame>(
        &self,
        canonical: &Canonical<G>,
    ) -> Option<Arc<Report<G::Move>>> {
        let shared = self.shared.as_ref()?;
        let bytes = shared.get(SHARED_KIND, canonical.key()).await?;
        let report = decode(canonical.position(), &bytes)?;
        if !canonical.accepts(&report) {
            self.metrics.shared(SHARED_KIND, SharedOutcome::Garbage);
            return None;
        }
        Some(Arc::new(report))
    }

    fn tell_others<G: WireGame>(&self, canonical: &Canonical<G>, report: &Report<G::Move>) {
        if let (Some(shared), Some(runtime)) = (&self.shared, self.pool.runtime())
            && let Some(bytes) = encode(canonical.position(), report)
        {
            let _context = runtime.enter();
            shared.put(SHARED_KIND, canonical.key(), bytes);
        }
    }
}

fn hit<M>(report: Arc<Report<M>>) -> Finding<M> {
    Finding { report, source: Source::Hit, queued: Duration::ZERO, ran: Duration::ZERO }
}
