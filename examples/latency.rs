//! Latency of the running service on loopback: its start, cached analyses, cheap calls beside busy cores, and
//! how soon a permit is free when its caller hangs up. `docs/PERFORMANCE.md` has the figures.
//!
//!     cargo build --release && cargo run --release --example latency [REQUESTS]
//!
//! Measures the `tessera` binary of the same build, one request after the other on a connection that is kept.
#![allow(clippy::print_stdout)]

use std::error::Error;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use rand_chacha::ChaCha8Rng;
use serde_json::json;
use tessera::api::game::WireGame;
use tessera::api::games::{GameVisitor, each_game};
use tessera::game::Turn;
use tessera::game::random::{below, choose, seeded};

type Outcome<T> = Result<T, Box<dyn Error>>;

/// Starts of the service.
const STARTS: usize = 20;
/// Callers that hang up, per game and load.
const HANG_UPS: usize = 20;
/// More than any engine spends while this runs.
const ENDLESS: u64 = 1_000_000_000;
/// Longest wait for anything.
const PATIENCE: Duration = Duration::from_secs(30);

fn main() -> Outcome<()> {
    let requests = std::env::args().nth(1).map_or(Ok(5000), |n| n.parse())?;
    let mut games = Games::default();
    each_game(&mut games);

    report("start to first answer", starts()?);
    println!("cached analyses, {requests} requests each:");
    let service = Service::start(&[])?;
    for game in &games.0 {
        report(game.id, cached(&service, game, requests)?);
    }
    println!("moves while every core analyses, {requests} requests each:");
    {
        let _busy = occupy_cores(&service)?;
        for game in &games.0 {
            report(game.id, moves(&service, game, requests)?);
        }
    }
    drop(service);
    println!("permit free after a caller hung up, {HANG_UPS} callers each:");
    for busy in [false, true] {
        let service = Service::start(&["--permits", "1", "--queue", "0"])?;
        let other = Service::start(&[])?;
        let _busy = if busy {
            occupy_cores(&other)?
        } else {
            Vec::new()
        };
        for game in &games.0 {
            let name = format!("{}{}", game.id, if busy { ", cores busy" } else { "" });
            report(&name, hang_ups(&service, game)?);
        }
    }
    Ok(())
}

/// A game and what is asked about it.
struct Subject {
    id: &'static str,
    start: String,
    /// A position in the middle of a random game.
    middle: String,
    default_nodes: u64,
}

#[derive(Default)]
struct Games(Vec<Subject>);

impl GameVisitor for Games {
    fn visit<G: WireGame>(&mut self) {
        let mut rng = seeded(11);
        let Ok(start) = G::start(&G::StartOptions::default(), &mut rng) else {
            return;
        };
        let key = start.key();
        let mut line = vec![start];
        while let Some(position) = line.last()
            && let Some(m) = random_move(position, &mut rng)
        {
            let mut next = position.clone();
            next.play(m);
            line.push(next);
        }
        let due = |position: &&G| matches!(position.turn(), Turn::Seat(_));
        if let Some(middle) = line[..=line.len() / 2].iter().rev().find(due) {
            self.0.push(Subject {
                id: G::ID,
                start: key,
                middle: middle.key(),
                default_nodes: G::DEFAULT_NODES,
            });
        }
    }
}

/// A random move; none after the sixtieth or so of a game that may go on for ever.
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

fn report(name: &str, mut times: Vec<Duration>) {
    times.sort_unstable();
    let at = |share: f64| {
        let index = ((times.len() - 1) as f64 * share).round() as usize;
        times[index].as_secs_f64() * 1e3
    };
    println!(
        "  {name}: p50 {:.3} ms, p99 {:.3} ms, most {:.3} ms",
        at(0.5),
        at(0.99),
        at(1.0)
    );
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
        // Some hang up while the engine sets out, some when it is well on its way.
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

struct Service {
    process: Child,
    address: String,
}

impl Service {
    fn start(arguments: &[&str]) -> Outcome<Service> {
        let examples = std::env::current_exe()?;
        let build = examples.parent().and_then(|examples| examples.parent());
        let binary = build.ok_or("no build folder")?.join("tessera");
        let mut process = Command::new(binary)
            .args(["--bind", "127.0.0.1:0", "--max-time-ms", "600000"])
            .args(arguments)
            .env("RUST_LOG", "info")
            .env("NO_COLOR", "1")
            .stderr(Stdio::piped())
            .spawn()?;
        let mut log = BufReader::new(process.stderr.take().ok_or("no log")?);
        let address = loop {
            let mut line = String::new();
            if log.read_line(&mut line)? == 0 {
                return Err("the service ended before it listened".into());
            }
            if let Some((_, address)) = line.split_once("listening on http://") {
                break address.trim().to_owned();
            }
        };
        // Somebody has to read the log, or the service would wait for room in the pipe.
        std::thread::spawn(move || std::io::copy(&mut log, &mut std::io::sink()));
        Ok(Service { process, address })
    }
}

impl Drop for Service {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// A kept connection that speaks just enough HTTP.
struct Connection {
    stream: BufReader<TcpStream>,
    address: String,
}

impl Connection {
    fn open(service: &Service) -> Outcome<Connection> {
        let stream = TcpStream::connect(&service.address)?;
        stream.set_nodelay(true)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        Ok(Connection {
            stream: BufReader::new(stream),
            address: service.address.clone(),
        })
    }

    fn send(&mut self, path: &str, body: &str) -> Outcome<()> {
        let request = format!(
            "POST {path} HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        );
        Ok(self.stream.get_mut().write_all(request.as_bytes())?)
    }

    fn get(&mut self, path: &str) -> Outcome<()> {
        let request = format!("GET {path} HTTP/1.1\r\nHost: {}\r\n\r\n", self.address);
        self.stream.get_mut().write_all(request.as_bytes())?;
        self.expect_ok()
    }

    fn post(&mut self, path: &str, body: &str) -> Outcome<()> {
        self.send(path, body)?;
        self.expect_ok()
    }

    fn expect_ok(&mut self) -> Outcome<()> {
        match self.receive()? {
            200 => Ok(()),
            status => Err(format!("the service answered {status}").into()),
        }
    }

    /// Reads an answer whole; its status.
    fn receive(&mut self) -> Outcome<u16> {
        let (mut status, mut length) = (0, 0);
        let mut line = String::new();
        loop {
            line.clear();
            if self.stream.read_line(&mut line)? == 0 {
                return Err("the service hung up".into());
            }
            let line = line.trim_end().to_ascii_lowercase();
            if line.is_empty() {
                break;
            }
            if let Some(rest) = line.strip_prefix("http/1.1 ") {
                status = rest.split(' ').next().unwrap_or_default().parse()?;
            } else if let Some(rest) = line.strip_prefix("content-length:") {
                length = rest.trim().parse()?;
            }
        }
        let mut body = vec![0; length];
        self.stream.read_exact(&mut body)?;
        Ok(status)
    }

    fn times(&mut self, path: &str, body: &str, requests: usize) -> Outcome<Vec<Duration>> {
        let mut times = Vec::with_capacity(requests);
        for _ in 0..requests {
            let started = Instant::now();
            self.post(path, body)?;
            times.push(started.elapsed());
        }
        Ok(times)
    }

    fn is_answered(&self) -> Outcome<bool> {
        let stream = self.stream.get_ref();
        stream.set_nonblocking(true)?;
        let answered = stream.peek(&mut [0]).is_ok();
        stream.set_nonblocking(false)?;
        Ok(answered)
    }

    /// Whether a small heavy call is taken: whether a permit is free.
    fn is_taken(&mut self) -> Outcome<bool> {
        let body =
            json!({ "position": "wbwbwbwb/b6w/w6b/b6w/w6b/b6w/w6b/bwbwbwbw 0 - - -", "depth": 1 });
        self.send("/v1/themisto/perft", &body.to_string())?;
        match self.receive()? {
            200 => Ok(true),
            503 => Ok(false),
            status => Err(format!("the service answered {status}").into()),
        }
    }
}
