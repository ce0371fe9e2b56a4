//! Connections from fast, slow and vanished peers.

use super::*;
use crate::api::admission::MAX_URI;
use crate::api::connections::{ConnectionLimits, Connections, Refusal};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::task::Wake;
use tokio::io::{AsyncReadExt, AsyncWriteExt, DuplexStream};

const PATIENCE: Patience = Patience {
    head: Duration::from_secs(10),
    idle: Duration::from_secs(75),
    answer: Duration::from_secs(30),
};

struct Set {
    connections: Arc<Connections>,
    buffers: Arc<Buffers>,
    connection: Connection<DuplexStream>,
    peer: DuplexStream,
}

fn set() -> Set {
    let connections = Arc::new(Connections::new(ConnectionLimits {
        total: 1,
        per_address: 0,
        proxies: Vec::new(),
    }));
    let place = connections.enter([10, 0, 0, 1].into()).unwrap();
    let (stream, peer) = tokio::io::duplex(1024);
    let buffers = Arc::new(Buffers::new(20_000));
    let metrics = Arc::new(Metrics::new());
    Set {
        connection: Connection::new(stream, place, PATIENCE, Arc::clone(&buffers), metrics),
        connections,
        buffers,
        peer,
    }
}

const REQUEST: &[u8] = b"GET / HTTP/1.1\r\n\r\n";

/// Reads and answers a request.
async fn exchange(connection: &mut Connection<DuplexStream>, peer: &mut DuplexStream) {
    exchange_bytes(REQUEST, connection, peer).await;
}

/// Reads these bytes and answers a request.
async fn exchange_bytes(
    sent: &[u8],
    connection: &mut Connection<DuplexStream>,
    peer: &mut DuplexStream,
) {
    peer.write_all(sent).await.unwrap();
    let mut bytes = vec![0; sent.len()];
    connection.read_exact(&mut bytes).await.unwrap();
    let handle = connection.handle();
    handle.begin();
    handle.answered(HeldUntilSent::default());
    connection.flush().await.unwrap();
}

#[tokio::test(start_paused = true)]
async fn the_first_head_and_every_later_one_has_to_come_soon() {
    let mut set = set();
    exchange(&mut set.connection, &mut set.peer).await;
    tokio::time::sleep(Duration::from_secs(60)).await;
    exchange(&mut set.connection, &mut set.peer).await;
    // One byte every few seconds does not complete a head in time.
    let started = Instant::now();
    let drip = async {
        while set.peer.write_all(b"x").await.is_ok() {
            tokio::time::sleep(Duration::from_secs(3)).await;
        }
    };
    let mut all = Vec::new();
    tokio::select! {
        read = set.connection.read_to_end(&mut all) => drop(read.unwrap()),
        () = drip => unreachable!("the peer never hangs up"),
    }
    assert_eq!(started.elapsed(), PATIENCE.head);
    assert_eq!(all, b"xxxx");
}

#[tokio::test(start_paused = true)]
async fn a_connection_without_a_request_ends() {
    let mut fresh = set();
    let started = Instant::now();
    assert_eq!(fresh.connection.read(&mut [0]).await.unwrap(), 0);
    assert_eq!(started.elapsed(), PATIENCE.head);
    let mut used = set();
    exchange(&mut used.connection, &mut used.peer).await;
    let started = Instant::now();
    assert_eq!(used.connection.read(&mut [0]).await.unwrap(), 0);
    assert_eq!(started.elapsed(), PATIENCE.idle);
}

#[tokio::test(start_paused = true)]
async fn a_head_that_began_before_an_answer_has_to_end_soon() {
    for (more, patience) in [
        (&b"\r\n\r\n"[..], PATIENCE.idle),
        (b"GET / HT", PATIENCE.head),
        (b"GET / HTTP/1.1\r\nhost: x\r\n", PATIENCE.head),
        (b"GET / HTTP/1.1\r\ncontent-length: x\r\n", PATIENCE.head),
    ] {
        let mut set = set();
        exchange_bytes(&[REQUEST, more].concat(), &mut set.connection, &mut set.peer).await;
        let started = Instant::now();
        assert_eq!(set.connection.read(&mut [0]).await.unwrap(), 0);
        assert_eq!(started.elapsed(), patience, "{more:?}");
    }
}

#[tokio::test(start_paused = true)]
async fn while_a_request_is_under_way_nothing_is_waited_for() {
    let mut set = set();
    set.connection.handle().begin();
    let wait = Duration::from_secs(3600);
    let mut bytes = [0; 9];
    let read = tokio::time::timeout(wait, set.connection.read(&mut bytes));
    assert!(read.await.is_err(), "it ended, or read something");
}

#[tokio::test(start_paused = true)]
async fn a_peer_that_takes_nothing_is_given_up_and_a_slow_one_is_not() {
    let mut set = set();
    set.connection.handle().begin();
    let started = Instant::now();
    let ended = set.connection.write_all(&[0; 100_000]).await.unwrap_err();
    assert_eq!(ended.kind(), io::ErrorKind::TimedOut);
    assert_eq!(started.elapsed(), PATIENCE.answer);
    let mut set = self::set();
    set.connection.handle().begin();
    let Set { connection, peer, .. } = &mut set;
    let slow = async {
        let mut part = [0; 1000];
        loop {
            tokio::time::sleep(Duration::from_millis(500)).await;
            peer.read_exact(&mut part).await.unwrap();
        }
    };
    tokio::select! {
        written = connection.write_all(&[0; 200_000]) => written.unwrap(),
        () = slow => {}
    }
}

#[tokio::test(start_paused = true)]
async fn received_bytes_are_charged_until_the_answer() {
    let mut set = set();
    let Set { connection, peer, buffers, .. } = &mut set;
    let sent = [7; 12_000];
    let mut bytes = [0; 12_000];
    let both = futures_util::future::join(peer.write_all(&sent), connection.read_exact(&mut bytes));
    let (written, read) = both.await;
    assert!(written.is_ok() && read.is_ok());
    assert_eq!(buffers.taken(), 12_000);
    let handle = connection.handle();
    handle.begin();
    let charge = buffers.charge(None, 5000).ok();
    handle.answered(HeldUntilSent { guard: None, charge });
    assert_eq!(buffers.taken(), 17_000);
    connection.flush().await.unwrap();
    assert_eq!(buffers.taken(), 0);
    let mut all = Vec::new();
    let flood = async { while peer.write_all(&sent).await.is_ok() {} };
    tokio::select! {
        read = connection.read_to_end(&mut all) => assert!(read.is_err()),
        () = flood => unreachable!("the peer never hangs up"),
    }
    assert!(buffers.taken() <= 20_000);
}

#[tokio::test(start_paused = true)]
async fn an_idle_connection_ends_when_another_needs_its_place() {
    let mut set = set();
    exchange(&mut set.connection, &mut set.peer).await;
    let started = Instant::now();
    let arrival = async {
        tokio::time::sleep(Duration::from_secs(5)).await;
        set.connections.enter([10, 0, 0, 2].into()).unwrap()
    };
    let mut byte = [0];
    let (read, place) = futures_util::future::join(set.connection.read(&mut byte), arrival).await;
    assert_eq!(read.unwrap(), 0);
    assert_eq!(started.elapsed(), Duration::from_secs(5));
    drop((set.connection, place));
    assert_eq!(set.connections.count(), 0);
}

#[derive(Default)]
struct Woken(AtomicUsize);

impl Wake for Woken {
    fn wake(self: Arc<Self>) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }
}

/// No read is needed in between.
#[tokio::test(start_paused = true)]
async fn a_connection_that_has_sent_its_last_answer_wakes_when_its_place_is_needed() {
    let mut set = set();
    let handle = set.connection.handle();
    handle.begin();
    handle.answered(HeldUntilSent::default());
    let woken = Arc::new(Woken::default());
    let waker = Waker::from(Arc::clone(&woken));
    let mut context = Context::from_waker(&waker);
    let flushed = Pin::new(&mut set.connection).poll_flush(&mut context);
    assert!(matches!(flushed, Poll::Ready(Ok(()))));
    assert_eq!(woken.0.load(Ordering::Relaxed), 0);
    let place = set.connections.enter([10, 0, 0, 2].into());
    assert_eq!(woken.0.load(Ordering::Relaxed), 1);
    drop(place);
}

/// The body of the refusal of a head, received by a peer that reads it piece by piece.
async fn told_of_refused(head: &str) -> serde_json::Value {
    let Set { mut connection, mut peer, .. } = set();
    let ask = async {
        peer.write_all(head.as_bytes()).await.unwrap();
        let mut told = String::new();
        peer.read_to_string(&mut told).await.unwrap();
        told
    };
    let refuse = async {
        let mut read = vec![0; head.len()];
        connection.read_exact(&mut read).await.unwrap();
        let refusal = b"HTTP/1.1 431 Request Header Fields Too Large\r\n\r\n";
        connection.write_all(refusal).await.unwrap();
        connection.shutdown().await.unwrap();
    };
    let both = futures_util::future::join(ask, refuse);
    let (told, ()) = tokio::time::timeout(PATIENCE.idle, both).await.unwrap();
    serde_json::from_str(told.split_once("\r\n\r\n").unwrap().1).unwrap()
}

#[tokio::test(start_paused = true)]
async fn a_refused_head_is_answered_with_the_part_that_was_too_long() {
    let target = format!("GET /{} HTTP/1.1\r\nhost: x\r\n", "a".repeat(MAX_URI));
    assert_eq!(told_of_refused(&target).await["code"], "uri_too_long");
    let header = format!("GET / HTTP/1.1\r\nx: {}\r\n", "a".repeat(MAX_URI));
    assert_eq!(told_of_refused(&header).await["code"], "headers_too_large");
}

/// Operators look for these names.
#[test]
fn the_reasons_for_which_connections_end_are_documented() {
    let ends = [End::Unasked, End::Untaken, End::Evicted, End::Overflow].map(End::name);
    let refusals = [Refusal::Address, Refusal::Full].map(Refusal::name);
    let row = include_str!("../../../docs/OPERATIONS.md")
        .lines()
        .find(|line| line.contains("`tessera_connections_ended_total`"));
    let listed = row.unwrap().split_once('(').unwrap().1;
    let listed = listed.split_once(')').unwrap().0;
    let names: Vec<&str> = listed.split(", ").map(|name| name.trim_matches('`')).collect();
    assert_eq!(names, [ends.as_slice(), &refusals].concat());
}
