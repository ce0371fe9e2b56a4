//! Where analyses are asked for: the cache, those under way, and the lane that they run in.

use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::cache::Cache;
use super::canonical::Canonical;
use super::codec::{decode, encode};
use super::flight::{Arrival, Finding, Flight, Source, Ticket};
use super::limits::Caps;
use crate::api::answer::Tagged;
use crate::api::game::WireGame;
use crate::api::lane::{HeavyLane, abnormal};
use crate::api::metrics::Metrics;
use crate::api::problem::Problem;
use crate::api::puzzles::Shelf;
use crate::api::shared::{Shared, SharedSettings};
use crate::search::Report;

/// What analyses are called in the shared cache.
const SHARED_KIND: &str = "analysis";

/// The only way to an engine for requests. Shared by all workers.
pub struct Desk {
    lane: HeavyLane,
    caps: Caps,
    cache: Cache,
    shared: Option<Arc<Shared>>,
    metrics: Arc<Metrics>,
    shelf: Shelf,
    flights: Mutex<HashMap<Arc<str>, Arc<Flight>>>,
    /// Zero of the clock of deadlines.
    epoch: Instant,
}

/// What a look-up gives.
pub enum Looked<G: WireGame> {
    /// A report from the cache.
    Found(Finding<G::Move>),
    /// A report to wait for.
    Awaited(Ticket<G>),
}

impl Desk {
    /// A desk before this lane, with a cache of so many bytes.
    pub fn new(lane: HeavyLane, caps: Caps, cache_bytes: u64, shelf: Shelf) -> Desk {
        Desk {
            lane,
            caps,
            cache: Cache::new(cache_bytes),
            shared: None,
            metrics: Arc::new(Metrics::new()),
            shelf,
            flights: Mutex::new(HashMap::new()),
            epoch: Instant::now(),
        }
    }

    /// The same desk, with a cache behind its own that replicas share.
    #[must_use]
    pub fn with_shared(mut self, settings: SharedSettings) -> Desk {
        let metrics = Arc::clone(&self.metrics);
        self.shared = Some(Arc::new(Shared::new(settings, metrics)));
        self
    }

    /// The cache that replicas share, if there is one.
    pub fn shared(&self) -> Option<&Arc<Shared>> {
        self.shared.as_ref()
    }

    /// What is counted.
    pub fn metrics(&self) -> &Arc<Metrics> {
        &self.metrics
    }

    /// Weight of the cache in bytes, and number of analyses in it.
    pub fn cache_size(&self) -> (u64, u64) {
        self.cache.size()
    }

    /// The lane of heavy work.
    pub fn lane(&self) -> &HeavyLane {
        &self.lane
    }

    /// Puzzles that were made.
    pub fn shelf(&self) -> &Shelf {
        &self.shelf
    }

    /// What this service allows.
    pub fn caps(&self) -> &Caps {
        &self.caps
    }

    /// Looks the analysis up in the cache, joins an equal one that is under way, or, when `pay` allows it, sets
    /// one off.
    ///
    /// # Errors
    /// Those of `pay`. [`crate::api::problem::Code::ServiceFull`] when it would have to be computed and there is no place.
    pub fn look_up<G: WireGame>(
        self: &Arc<Desk>,
        canonical: Canonical<G>,
        deadline: Instant,
        pay: impl FnOnce() -> Result<(), Problem>,
    ) -> Result<Looked<G>, Problem> {
        let key = Arc::clone(canonical.key());
        if let Some(report) = self.cache.get(&key) {
            self.metrics.hit(G::ID);
            return Ok(Looked::Found(hit(report)));
        }
        let micros = self.micros(deadline);
        let mut flights = self.flights();
        let (flight, first) = match flights.get(&key) {
            Some(flight) => (Arc::clone(flight), false),
            None => {
                // It may have landed since the first look.
                if let Some(report) = self.cache.get(&key) {
                    self.metrics.hit(G::ID);
                    return Ok(Looked::Found(hit(report)));
                }
                pay()?;
                let flight = self.set_off(canonical, micros)?;
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
        let desk = Arc::clone(self);
        let ticket = Ticket::new(desk, key, flight, deadline, micros, first);
        Ok(Looked::Awaited(ticket))
    }

    /// The answer to a request for an analysis in these words, if it was given before and kept: what
    /// [`Desk::look_up`] and everything before and after it would come to.
    pub fn known_answer<G: WireGame>(&self, asked: &[u8]) -> Option<Tagged> {
        let answer = self.cache.answer(asked)?;
        self.metrics.hit(G::ID);
        Some(answer)
    }

    /// Keeps the answer to a request in these words. It must have come from the cache: then it is whole.
    pub fn keep_answer(&self, asked: &[u8], answer: Tagged) {
        self.cache.keep_answer(asked, answer);
    }

    /// Computes an analysis here and now unless the cache has it; for work that has a permit already.
    pub fn compute<G: WireGame>(
        &self,
        canonical: &Canonical<G>,
        stop: &Arc<AtomicBool>,
        deadline: Instant,
    ) -> Arc<Report<G::Move>> {
        if let Some(report) = self.cache.get(canonical.key()) {
            return report;
        }
        let report = canonical.analyse(
            |budget| {
                budget
                    .with_stop(Arc::clone(stop))
                    .with_deadline(move || Instant::now() >= deadline)
            },
            &mut |_| {},
        );
        let report = Arc::new(report);
        self.metrics.searched(G::ID, report.stats.nodes);
        self.cache.put(canonical.key(), &report);
        report
    }

    fn set_off<G: WireGame>(
        self: &Arc<Desk>,
        canonical: Canonical<G>,
        deadline: u64,
    ) -> Result<Arc<Flight>, Problem> {
        let place = self.lane.place()?;
        let flight = Arc::new(Flight::new(place.stop()));
        flight.join(deadline);
        let canonical = Arc::new(canonical);
        let first = Arc::clone(self).ask_others(Arc::clone(&canonical), Arc::clone(&flight));
        let (desk, own) = (Arc::clone(self), Arc::clone(&flight));
        let work = move |stop| {
            own.take_off();
            let (clock, latest) = (Arc::clone(&desk), Arc::clone(&own));
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
            // Those who wait must learn of a panic too.
            let report = catch_unwind(AssertUnwindSafe(work)).map_err(|_| abnormal());
            if let Ok(report) = &report {
                desk.metrics.searched(G::ID, report.stats.nodes);
            }
            let arrival = report.map(|report| {
                let report = Arc::new(report);
                desk.tell_others(&canonical, &report);
                let stored = desk.cache.put(canonical.key(), &report);
                Arrival {
                    report,
                    stored,
                    shared: false,
                }
            });
            Box::new(move || desk.land(canonical.key(), &own, arrival)) as Tell
        };
        let task = place.detach(first, work);
        // Nobody else sets it.
        let _ = flight.task.set(task);
        Ok(flight)
    }

    /// What another replica has found out, as the end of the flight.
    async fn ask_others<G: WireGame>(
        self: Arc<Desk>,
        canonical: Arc<Canonical<G>>,
        flight: Arc<Flight>,
    ) -> Option<Tell> {
        let shared = self.shared.as_ref()?;
        let bytes = shared.get(SHARED_KIND, canonical.key()).await?;
        let report = Arc::new(decode(canonical.position(), &bytes)?);
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
        forget(&mut self.flights(), key, flight);
        flight.land(arrival);
    }

    /// A waiter leaves; an analysis that nobody waits for is stopped.
    pub(super) fn leave(&self, key: &Arc<str>, flight: &Arc<Flight>, deadline: u64) {
        let mut flights = self.flights();
        if flight.leave(deadline) {
            forget(&mut flights, key, flight);
            flight.stop.store(true, Ordering::Relaxed);
            if let Some(task) = flight.task.get() {
                task.abort();
            }
            if !flight.is_done() {
                self.metrics.cancelled();
            }
        }
    }

    fn flights(&self) -> MutexGuard<'_, HashMap<Arc<str>, Arc<Flight>>> {
        self.flights.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn now(&self) -> u64 {
        self.micros(Instant::now())
    }

    fn micros(&self, time: Instant) -> u64 {
        let since = time.saturating_duration_since(self.epoch);
        u64::try_from(since.as_micros()).unwrap_or(u64::MAX)
    }
}

/// Tells those who wait of the end.
type Tell = Box<dyn FnOnce() + Send>;

/// Another flight may have set off under the same key since.
fn forget(flights: &mut HashMap<Arc<str>, Arc<Flight>>, key: &Arc<str>, flight: &Arc<Flight>) {
    if flights
        .get(key)
        .is_some_and(|other| Arc::ptr_eq(other, flight))
    {
        flights.remove(key);
    }
}

fn hit<M>(report: Arc<Report<M>>) -> Finding<M> {
    Finding {
        report,
        source: Source::Hit,
        queued: Duration::ZERO,
        ran: Duration::ZERO,
    }
}
