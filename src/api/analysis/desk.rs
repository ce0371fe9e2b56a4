//! Where analyses are asked for: the cache, those under way, and the lane that they run in.

use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::cache::{Cache, Erased};
use super::canonical::Canonical;
use super::flight::{Finding, Flight, Source, Ticket};
use super::limits::Caps;
use crate::api::game::WireGame;
use crate::api::lane::{HeavyLane, abnormal};
use crate::api::problem::Problem;
use crate::api::puzzles::Shelf;
use crate::search::Report;

/// The only way to an engine for requests. Shared by all workers.
pub struct Desk {
    lane: HeavyLane,
    caps: Caps,
    cache: Cache,
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
            shelf,
            flights: Mutex::new(HashMap::new()),
            epoch: Instant::now(),
        }
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

    /// Looks the analysis up in the cache, joins an equal one that is under way, or sets one off.
    ///
    /// # Errors
    /// [`crate::api::problem::Code::ServiceFull`] when it would have to be computed and there is no place.
    pub fn look_up<G: WireGame>(
        self: &Arc<Desk>,
        canonical: Canonical<G>,
        deadline: Instant,
    ) -> Result<Looked<G>, Problem> {
        let key = Arc::clone(canonical.key());
        if let Some(report) = self.cache.get(&key) {
            return Ok(Looked::Found(hit(report)));
        }
        let micros = self.micros(deadline);
        let mut flights = self.flights();
        let (flight, first) = match flights.get(&key) {
            Some(flight) => (Arc::clone(flight), false),
            None => {
                // It may have landed since the first look.
                if let Some(report) = self.cache.get(&key) {
                    return Ok(Looked::Found(hit(report)));
                }
                let flight = self.set_off(canonical, micros)?;
                flights.insert(Arc::clone(&key), Arc::clone(&flight));
                (flight, true)
            }
        };
        if !first {
            flight.join(micros);
        }
        drop(flights);
        let desk = Arc::clone(self);
        let ticket = Ticket::new(desk, key, flight, deadline, micros, first);
        Ok(Looked::Awaited(ticket))
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
        let (desk, own) = (Arc::clone(self), Arc::clone(&flight));
        let task = place.detach(move |stop| {
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
            move || desk.land(canonical.key(), &own, report)
        });
        // Nobody else sets it.
        let _ = flight.task.set(task);
        Ok(flight)
    }

    fn land<M: Send + Sync + 'static>(
        &self,
        key: &Arc<str>,
        flight: &Arc<Flight>,
        report: Result<Report<M>, Problem>,
    ) {
        let report = report.map(|report| {
            let report = Arc::new(report);
            let stored = self.cache.put(key, &report);
            (report as Erased, stored)
        });
        // In this order, so that a request that finds no flight finds the report.
        forget(&mut self.flights(), key, flight);
        flight.land(report);
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
