//! Limits the number of connections: in all, and from one address. At the limit in all, the connections that have
//! been idle longest are closed.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::task::Waker;

use foldhash::quality::RandomState;
use futures_util::task::AtomicWaker;
use ipnet::IpNet;
use parking_lot::Mutex;
use tokio::time::Instant;

use super::caller::{network, wider_network};

/// The limit of an IPv6 network of 48 bits, which is what one site gets, relative to one of 64 bits.
const WIDER: usize = 4;
/// Fraction of the connections that is closed at the limit, so that looking for idle ones stays cheap.
const CLOSED_AT_ONCE: usize = 64;
/// Value of `idle_since` while a request is in progress.
const BUSY: u64 = u64::MAX;

/// The limits of connections.
#[derive(Debug, Clone)]
pub struct ConnectionLimits {
    /// In all.
    pub total: usize,
    /// From one address (one network of 64 bits of IPv6); 0 for no limit.
    pub per_address: usize,
    /// Proxies; only the limit in all applies to them.
    pub proxies: Vec<IpNet>,
}

/// Reason why a connection was refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refusal {
    /// Its address has too many.
    Address,
    /// There are too many, and none is idle.
    Full,
}

impl Refusal {
    /// The name in metrics.
    pub fn name(self) -> &'static str {
        match self {
            Refusal::Address => "too_many_of_address",
            Refusal::Full => "full",
        }
    }
}

/// All connections.
pub struct Connections {
    limits: ConnectionLimits,
    open: Mutex<Open>,
    /// Zero of the clock for idle times.
    epoch: Instant,
}

#[derive(Default)]
struct Open {
    seats: HashMap<u64, Arc<Seat>, RandomState>,
    by_network: HashMap<IpAddr, usize, RandomState>,
    next: u64,
    /// Connections that were asked to close and have not done so yet.
    closing: usize,
}

/// The shared state of a connection, for other threads.
struct Seat {
    /// Start of its idle time in milliseconds of the clock, or [`BUSY`].
    idle_since: AtomicU64,
    closing: AtomicBool,
    waker: AtomicWaker,
}

impl Connections {
    /// No connections yet.
    pub fn new(limits: ConnectionLimits) -> Connections {
        Connections { limits, open: Mutex::default(), epoch: Instant::now() }
    }

    /// Number of open connections.
    pub fn count(&self) -> usize {
        self.open.lock().seats.len()
    }

    /// Takes a connection from this address.
    ///
    /// # Errors
    /// If there are too many.
    pub fn enter(self: &Arc<Connections>, address: IpAddr) -> Result<Place, Refusal> {
        let address = address.to_canonical();
        let networks = self.limited_networks(address);
        let mut open = self.open.lock();
        for (network, most) in networks.into_iter().flatten() {
            if open.by_network.get(&network).is_some_and(|n| *n >= most) {
                return Err(Refusal::Address);
            }
        }
        if open.seats.len() - open.closing >= self.limits.total && !self.make_room(&mut open) {
            return Err(Refusal::Full);
        }
        for (network, _) in networks.into_iter().flatten() {
            *open.by_network.entry(network).or_insert(0) += 1;
        }
        let id = open.next;
        open.next += 1;
        let seat = Arc::new(Seat {
            idle_since: AtomicU64::new(self.since_epoch(Instant::now())),
            closing: AtomicBool::new(false),
            waker: AtomicWaker::new(),
        });
        open.seats.insert(id, Arc::clone(&seat));
        Ok(Place {
            connections: Arc::clone(self),
            seat,
            id,
            networks: networks.map(|network| network.map(|(network, _)| network)),
        })
    }

    /// Closes the connections that have been idle longest; returns true if there was one.
    fn make_room(&self, open: &mut Open) -> bool {
        let mut idle: Vec<(u64, &Arc<Seat>)> = (open.seats.values())
            .filter(|seat| !seat.closing.load(Ordering::Relaxed))
            .map(|seat| (seat.idle_since.load(Ordering::Relaxed), seat))
            .filter(|(since, _)| *since != BUSY)
            .collect();
        let wanted = (self.limits.total / CLOSED_AT_ONCE).max(1).min(idle.len());
        if wanted == 0 {
            return false;
        }
        if wanted < idle.len() {
            idle.select_nth_unstable_by_key(wanted - 1, |(since, _)| *since);
        }
        for (_, seat) in &idle[..wanted] {
            seat.closing.store(true, Ordering::Release);
            seat.waker.wake();
        }
        open.closing += wanted;
        true
    }

    /// The networks that count connections of this address, each with its limit.
    fn limited_networks(&self, address: IpAddr) -> [Option<(IpAddr, usize)>; 2] {
        let most = self.limits.per_address;
        let is_proxy = || (self.limits.proxies.iter()).any(|proxies| proxies.contains(&address));
        if most == 0 || is_proxy() {
            return [None, None];
        }
        [
            Some((network(address), most)),
            wider_network(address).map(|wider| (wider, most.saturating_mul(WIDER))),
        ]
    }

    fn since_epoch(&self, time: Instant) -> u64 {
        let since = time.saturating_duration_since(self.epoch);
        u64::try_from(since.as_millis()).unwrap_or(BUSY - 1)
    }
}

/// An accepted connection; it counts until this is dropped.
pub struct Place {
    connections: Arc<Connections>,
    seat: Arc<Seat>,
    id: u64,
    networks: [Option<IpAddr>; 2],
}

impl Place {
    /// Marks the connection as busy.
    pub fn set_busy(&self) {
        self.seat.idle_since.store(BUSY, Ordering::Relaxed);
    }

    /// Marks the connection as idle from `now` on.
    pub fn set_idle(&self, now: Instant) {
        let since = self.connections.since_epoch(now);
        self.seat.idle_since.store(since, Ordering::Relaxed);
    }

    /// True if the connection must close to make room; if not, `waker` is woken when it must.
    pub fn is_closing(&self, waker: &Waker) -> bool {
        self.seat.waker.register(waker);
        self.seat.closing.load(Ordering::Acquire)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut open = self.connections.open.lock();
        open.seats.remove(&self.id);
        if self.seat.closing.load(Ordering::Relaxed) {
            open.closing -= 1;
        }
        for network in self.networks.into_iter().flatten() {
            if let Some(n) = open.by_network.get_mut(&network) {
                *n -= 1;
                if *n == 0 {
                    open.by_network.remove(&network);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn connections(total: usize, per_address: usize) -> Arc<Connections> {
        let proxies = vec!["10.9.0.0/16".parse().unwrap()];
        Arc::new(Connections::new(ConnectionLimits { total, per_address, proxies }))
    }

    fn address(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[tokio::test]
    async fn one_address_has_its_share_and_no_more() {
        let connections = connections(100, 2);
        let enter = |text: &str| connections.enter(address(text));
        let held = [enter("10.0.0.1").unwrap(), enter("::ffff:10.0.0.1").unwrap()];
        assert_eq!(enter("10.0.0.1").err(), Some(Refusal::Address));
        let other = enter("10.0.0.2").unwrap();
        // A proxy has no limit of its own.
        let proxied: Vec<_> = (0..5).map(|_| enter("10.9.0.1").unwrap()).collect();
        drop(held);
        assert!(enter("10.0.0.1").is_ok());
        drop((other, proxied));
        // For IPv6, networks count: each of 64 bits, and all of one site together.
        let mut held: Vec<_> =
            (0..2).map(|i| enter(&format!("2001:db8:1:1::{i}")).unwrap()).collect();
        assert_eq!(enter("2001:db8:1:1::9").err(), Some(Refusal::Address));
        held.extend((2..8).map(|i| enter(&format!("2001:db8:1:{i}::1")).unwrap()));
        assert_eq!(enter("2001:db8:1:ffff::1").err(), Some(Refusal::Address));
        assert!(enter("2001:db8:2:1::1").is_ok());
        drop(held);
        assert_eq!(connections.count(), 0);
        assert!(connections.open.lock().by_network.is_empty());
    }

    #[tokio::test]
    async fn the_longest_idle_makes_room_and_a_busy_one_never() {
        let connections = connections(3, 0);
        let places: Vec<Place> =
            (0..3).map(|i| connections.enter(address(&format!("10.0.0.{i}"))).unwrap()).collect();
        // The first is busy, the second has been idle longest.
        places[0].set_busy();
        places[1].seat.idle_since.store(1, Ordering::Relaxed);
        places[2].seat.idle_since.store(2, Ordering::Relaxed);
        let waker = Waker::noop();
        let further = connections.enter(address("10.0.0.8")).unwrap();
        further.set_busy();
        let closing: Vec<bool> = places.iter().map(|place| place.is_closing(waker)).collect();
        assert_eq!(closing, [false, true, false]);
        let last = connections.enter(address("10.0.0.9")).unwrap();
        last.set_busy();
        assert!(places[2].is_closing(waker));
        let full = connections.enter(address("10.0.0.10"));
        assert_eq!(full.err(), Some(Refusal::Full));
        drop(places);
        assert_eq!(connections.open.lock().closing, 0);
        assert!(connections.enter(address("10.0.0.10")).is_ok());
    }

    #[tokio::test(start_paused = true)]
    async fn connections_are_closed_in_the_order_in_which_they_became_idle() {
        let connections = connections(5, 0);
        let busy = |last: u8| {
            let place = connections.enter([10, 0, 0, last].into()).unwrap();
            place.set_busy();
            place
        };
        let places: Vec<Place> = (0..5).map(busy).collect();
        let order = [3, 0, 4, 1, 2];
        for place in order {
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
            places[place].set_idle(Instant::now());
        }
        let mut further = Vec::new();
        for (number, place) in order.into_iter().enumerate() {
            further.push(busy(10 + number as u8));
            assert_eq!(connections.count(), 6 + number);
            let closing = places.iter().filter(|place| place.is_closing(Waker::noop()));
            assert_eq!(closing.count(), number + 1);
            assert!(places[place].is_closing(Waker::noop()), "{place}");
        }
    }
}
