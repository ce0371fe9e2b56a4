//! Latency of the running service on loopback: its start, cached analyses, cheap calls next to busy cores, and how soon
//! a permit is free after its caller disconnected. `docs/PERFORMANCE.md` has the figures.
//!
//!     cargo build --release --bin tessera && cargo run --release -p tessera-tools --bin latency [REQUESTS | start]
//!
//! `start` measures the start alone.
//! Measures the `tessera` binary of the same build, one request after the other on a connection that stays open.
#![allow(clippy::print_stdout)]

mod running;

use std::time::{Duration, Instant};

use rand_chacha::ChaCha8Rng;
use running::{Connection, ENDLESS, Outcome, PATIENCE, Service, report};
use serde_json::json;
use tessera_operations::each_game;
use tessera_operations::game::WireGame;
use tessera_rules::game::Turn;
use tessera_rules::game::random::{below, choose, seeded};

/// Starts of the service.
const STARTS: usize = 20;
/// Callers that disconnect, per game and load.
const HANG_UPS: usize = 20;

fn main() -> Outcome<()> {
    let argument = std::env::args().nth(1);
    let size = std::fs::metadata(running::binary()?)?.len();
    println!("binary of {:.1} MB", size as f64 / 1e6);
    report("start to first answer", starts()?);
    if argument.as_deref() == Some("start") {
        return Ok(());
    }
    let requests = argument.map_or(Ok(5000), |n| n.parse())?;
    let games = each_game!(G => subject::<G>()?);
    println!("cached analyses, {requests} requests each:");
    let service = Service::start(&[])?;
    for game in &games {
        report(game.id, cached(&service, game, requests)?);
    }
    println!("moves while every core analyses, {requests} requests each:");
    {
        let _busy = occupy_cores(&service)?;
        for game in &games {
            report(game.id, moves(&service, game, requests)?);
        }
    }
    drop(service);
    println!("permit free after a caller disconnected, {HANG_UPS} callers each:");
    for busy in [false, true] {
        let service = Service::start(&["--permits", "1", "--queue", "0"])?;
        let other = Service::start(&[])?;
        let _busy = if busy { occupy_cores(&other)? } else { Vec::new() };
        for game in &games {
            let name = format!("{}{}", game.id, if busy { ", cores busy" } else { "" });
            report(&name, hang_ups(&service, game)?);
        }
    }
    Ok(())
}

/// A game with its requests.
struct Subject {
    id: &'static str,
    start: String,
    /// A position in the middle of a random game.
    middle: String,
    default_nodes: u64,
}

fn subject<G: WireGame>() -> Outcome<Subject> {
    let mut rng = seeded(11);
    let start = G::start(&G::StartOptions::default(), &mut rng)?;
    let key = start.key();
    let mut line = vec![start];
    while let Some(position) = line.last()
        && let Some(m) = random_move(position, &mut rng)
    {
        let next = position.played(m);
        line.push(next);
    }
    let due = |position: &&G| matches!(position.turn(), Turn::Seat(_));
    let middle = line[..=line.len() / 2].iter().rev().find(due);
    Ok(Subject {
        id: G::ID,
        start: key,
        middle: middle.ok_or("no seat is due")?.key(),
        default_nodes: G::DEFAULT_NODES,
    })
}

/// A random move; `None` after about sixty moves of a game that may go on for ever.
fn random_move<G: WireGame>(position: &G, rng: &mut ChaCha8Rng) -> Option<G::Move> {
    let mut moves = Vec::new();
    match position.turn() {
        Turn::Chance => return position.parse_move("+", Some(rng)).ok(),
        Turn::Seat(_) => position.moves(&mut moves),
        Turn::Over => {}
    }
    let ends = below(rng, 60) == 0;
    (!ends && !moves.is_empty()).then(|| *choose(rng, &moves))
}

fn starts() -> Outcome<Vec<Duration>> {
    let mut times = Vec::new();
    for _ in 0..STARTS {
        let started = Instant::now();
        let service = Service::start(&[])?;
        Connection::open(&service)?.get("/health/ready")?;
        times.push(started.elapsed());
    }
    Ok(times)
}

fn cached(service: &Service, game: &Subject, requests: usize) -> Outcome<Vec<Duration>> {
    let mut connection = Connection::open(service)?;
    let limits = json!({ "nodes": game.default_nodes / 10 });
    let body = json!({ "position": game.middle, "limits": limits, "lines": 3 }).to_string();
    let path = format!("/v1/{}/analysis", game.id);
    connection.post(&path, &body)?;
    connection.times(&path, &body, requests)
}

fn moves(service: &Service, game: &Subject, requests: usize) -> Outcome<Vec<Duration>> {
    let body = json!({ "position": game.middle }).to_string();
    Connection::open(service)?.times(&format!("/v1/{}/moves", game.id), &body, requests)
}

/// Analyses that keep all permits busy until they are dropped.
fn occupy_cores(service: &Service) -> Outcome<Vec<Connection>> {
    let cores = std::thread::available_parallelism()?.get() as u64;
    let mut busy = Vec::new();
    for seed in 0..cores {
        let mut connection = Connection::open(service)?;
        let body = endless("8/8/8/8/8/8/8/8 b b 0 p", seed);
        connection.send("/v1/nebuchadnezzar/analysis", &body)?;
        busy.push(connection);
    }
    std::thread::sleep(Duration::from_secs(1));
    Ok(busy)
}

fn endless(key: &str, seed: u64) -> String {
    json!({ "position": key, "limits": { "nodes": ENDLESS }, "seed": seed }).to_string()
}

fn hang_ups(service: &Service, game: &Subject) -> Outcome<Vec<Duration>> {
    let path = format!("/v1/{}/analysis", game.id);
    let mut times = Vec::new();
    for seed in 0..HANG_UPS as u64 {
        let mut caller = Connection::open(service)?;
        caller.send(&path, &endless(&game.start, seed))?;
        // Some callers hang up at the start of a search, some well into it.
        std::thread::sleep(Duration::from_millis(20 + 10 * seed));
        if caller.is_answered()? {
            return Err("an analysis that should go on for ever has ended".into());
        }
        let mut probe = Connection::open(service)?;
        drop(caller);
        let left = Instant::now();
        while !probe.is_taken()? {
            if left.elapsed() > PATIENCE {
                return Err("the permit is never free".into());
            }
            std::thread::sleep(Duration::from_millis(1));
        }
        times.push(left.elapsed());
    }
    Ok(times)
}
