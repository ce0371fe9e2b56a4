//! Where analyses are asked for: the cache, those under way, and the lane that they run in.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::{Duration, Instant};

use super::Canonical;
use super::cache::Cache;
use super::codec::{decode, encode};
use super::flight::{Arrival, Finding, Flight, Flights, Source, Waiter};
use crate::api::answer::Tagged;
use crate::api::lane::{HeavyLane, Payer, abnormal};
use crate::api::metrics::{Metrics, SharedOutcome};
use crate::api::problem::Problem;
use crate::api::shared::SharedCache;
use tessera_calls::game::WireGame;
use tessera_search::{Budget, Report};

/// What analyses are called in the shared cache.
const SHARED_KIND: &str = "analysis";

/// The only way to an engine for requests. Shared by all workers.
pub struct AnalysisService {
    cache: Cache,
    flights: Arc<Flights>,
    lane: Arc<HeavyLane>,
    metrics: Arc<Metrics>,
    shared: Option<Arc<SharedCache>>,
}

/// What a look-up gives.
pub enum Lookup<G: WireGame> {
    /// A report from the cache.
    Found(Finding<G::Move>),
    /// A report to wait for.
    Awaited(Waiter<G>),
}

impl AnalysisService {
    /// Analyses that run in this lane, with a cache of so many bytes before the one that replicas share.
    pub fn new(
        cache_bytes: u64,
        lane: Arc<HeavyLane>,
        metrics: Arc<Metrics>,
        shared: Option<Arc<SharedCache>>,
    ) -> AnalysisService {
        AnalysisService {
            cache: Cache::new(cache_bytes),
            flights: Arc::new(Flights::new(Arc::clone(&metrics))),
            lane,
            metrics,
            shared,
        }
    }

    /// Weight of the cache in bytes, and number of analyses in it.
    pub fn cache_size(&self) -> (u64, u64) {
        self.cache.size()
    }

    /// Looks the analysis up in the cache, joins an equal one that is under way, or, when `pay` allows it, sets
    /// one off.
    ///
    /// # Errors
    /// Those of `pay`. [`crate::api::problem::Code::ServiceFull`] when it would have to be computed and there is no place.
    pub fn look_up<G: WireGame>(
        self: &Arc<AnalysisService>,
        canonical: Canonical<G>,
        deadline: Instant,
        pay: impl FnOnce() -> Result<Payer, Problem>,
    ) -> Result<Lookup<G>, Problem> {
        let key = Arc::clone(canonical.key());
        if let Some(report) = self.cache.get(&key) {
            self.metrics.hit(G::ID);
            return Ok(Lookup::Found(hit(report)));
        }
        let micros = self.flights.micros(deadline);
        let mut flights = self.flights.open();
        let (flight, first) = match flights.get(&key) {
            Some(flight) => (Arc::clone(flight), false),
            None => {
                // It may have landed since the first look.
                if let Some(report) = self.cache.get(&key) {
                    self.metrics.hit(G::ID);
                    return Ok(Lookup::Found(hit(report)));
                }
                let payer = pay()?;
                let flight = self.set_off(canonical, micros, payer)?;
                flights.insert(Arc::clone(&key), Arc::clone(&flight));
                (flight, true)
            }
        };
        if !first {
            flight.join(micros);
        }
        let outcome = if first { "miss" } else { "collapsed" };
        self.metrics.looked_up(G::ID, outcome);
        drop(flights);
        let flights = Arc::clone(&self.flights);
        let waiter = Waiter::new(flights, key, flight, deadline, micros, first);
        Ok(Lookup::Awaited(waiter))
    }

    /// The answer to a request for an analysis in these words, if it was given before and kept: what
    /// [`AnalysisService::look_up`] and everything before and after it would come to.
    pub fn known_answer<G: WireGame>(&self, asked: &[u8]) -> Option<Tagged> {
        let answer = self.cache.answer(asked)?;
        self.metrics.hit(G::ID);
        Some(answer)
    }

    /// Keeps the answer to a request in these words. It must have come from the cache: then it is whole.
    pub fn keep_answer(&self, asked: &[u8], answer: Tagged) {
        self.cache.keep_answer(asked, answer);
    }

    /// Computes an analysis here and now unless the cache has it; for work that has a permit already. `cut` and
    /// `progress` are those of [`Canonical::analyse`].
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

    fn set_off<G: WireGame>(
        self: &Arc<AnalysisService>,
        canonical: Canonical<G>,
        deadline: u64,
        payer: Payer,
    ) -> Result<Arc<Flight>, Problem> {
        let place = self.lane.place(payer)?;
        let flight = Arc::new(Flight::new(place.stop()));
        flight.join(deadline);
        let canonical = Arc::new(canonical);
        let first = Arc::clone(self).ask_others(Arc::clone(&canonical), Arc::clone(&flight));
        let (service, own) = (Arc::clone(self), Arc::clone(&flight));
        let work = move |stop| {
            own.take_off();
            let (clock, latest) = (Arc::clone(&service.flights), Arc::clone(&own));
            let work = || {
                canonical.analyse(
                    |budget| {
                        budget
                            .with_stop(stop)
                            .with_deadline(move || clock.now() >= latest.deadline())
                    },
                    &mut |step| own.step(Arc::new(step.clone())),
                )
            };
            // Waiting callers must learn of a panic too.
            let report = catch_unwind(AssertUnwindSafe(work)).map_err(|_| abnormal());
            if let Ok(report) = &report {
                service.metrics.searched(G::ID, report.stats.nodes);
            }
            let arrival = report.map(|report| {
                let report = Arc::new(report);
                service.tell_others(&canonical, &report);
                let stored = service.cache.put(canonical.key(), &report);
                Arrival {
                    report,
                    stored,
                    shared: false,
                }
            });
            Box::new(move || service.land(canonical.key(), &own, arrival)) as Tell
        };
        let task = place.detach(first, work);
        // Nobody else sets it.
        let _ = flight.task.set(task);
        Ok(flight)
    }

    /// What another replica has found out, as the end of the flight.
    async fn ask_others<G: WireGame>(
        self: Arc<AnalysisService>,
        canonical: Arc<Canonical<G>>,
        flight: Arc<Flight>,
    ) -> Option<Tell> {
        let shared = self.shared.as_ref()?;
        let bytes = shared.get(SHARED_KIND, canonical.key()).await?;
        let report = decode(canonical.position(), &bytes)?;
        if !canonical.accepts(&report) {
            self.metrics.shared(SHARED_KIND, SharedOutcome::Garbage);
            return None;
        }
        let report = Arc::new(report);
        let stored = self.cache.put(canonical.key(), &report);
        let arrival = Arrival {
            report,
            stored,
            shared: true,
        };
        Some(Box::new(move || {
            self.land(canonical.key(), &flight, Ok(arrival));
        }))
    }

    fn tell_others<G: WireGame>(&self, canonical: &Canonical<G>, report: &Report<G::Move>) {
        if let (Some(shared), Some(runtime)) = (&self.shared, self.lane.runtime())
            && let Some(bytes) = encode(canonical.position(), report)
        {
            let _context = runtime.enter();
            shared.put(SHARED_KIND, canonical.key(), bytes);
        }
    }

    fn land(&self, key: &Arc<str>, flight: &Arc<Flight>, arrival: Result<Arrival, Problem>) {
        // The report is in the cache by now, so that a request that finds no flight finds that.
        self.flights.land(key, flight, arrival);
    }
}

/// Tells the waiting callers that the analysis has ended.
type Tell = Box<dyn FnOnce() + Send>;

fn hit<M>(report: Arc<Report<M>>) -> Finding<M> {
    Finding {
        report,
        source: Source::Hit,
        queued: Duration::ZERO,
        ran: Duration::ZERO,
    }
}
