//! The running service under load and faults; `docs/RELIABILITY.md` has the figures.
//!
//!     cargo build --release --bin tessera && cargo run --release -p tessera-tools --bin load -- [saturation|memory|peak|hang-ups|restart] [NUMBER]
//!
//! Runs the `tessera` binary of the same build. Without arguments, runs all parts at a size that takes minutes.
#![allow(clippy::print_stdout)]

mod running;

use std::net::TcpListener;
use std::process::Command;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use running::{Connection, ENDLESS, Outcome, PATIENCE, Service, THEMISTO, report};
use serde_json::json;

const OCTOPUS: &str = "R5@0,0;R1@1,0;R4@2,0|R4,B1|0,0|0|2";

/// Positions for measuring memory: starts, and for Nebuchadnezzar also the largest board with a complete table.
const LARGE: [(&str, &str); 6] = [
    (
        "octopus",
        "-|R1R3R6O4O5Y1Y2Y4Y5Y6G2G5C1C2C3C4C6P1P3P4P5P6N1N3N6K1K2K5K6W3,R2R4R5O1O2O3O6Y3G1G3G4G6C5B1B2B3B4B5B6P2N2N4N5K3K4W1W2W4W5W6|0,0|0|1",
    ),
    ("themisto", THEMISTO),
    ("ingenious", "standard|2|0|place.0|-|RGOBYYYGYPGP,RYRBOGOBYYYP|0.0.0.0.0.0,0.0.0.0.0.0|0,0"),
    ("nebuchadnezzar", "8/8/8/8/8/8/8/8 b b 0 p"),
    ("nebuchadnezzar", "4/4/4/4 b b 0 p"),
    (
        "temple",
        "-|R1R2R3R4R5R6O1O2O3O4O5O6Y1Y2Y3Y4Y5Y6G1G2G3G4G5G6C1C2C3C4C5C6,B1B2B3B4B5B6P1P2P3P4P5P6N1N2N3N4N5N6K1K2K3K4K5K6W1W2W3W4W5W6|-,-|0|published",
    ),
];
/// Bytes of an idle service, its threads and their leftovers.
const BASE: u64 = 96 << 20;
/// Bytes of the largest search: the tables of small boards of Nebuchadnezzar, and its other data.
const PER_PERMIT: u64 = 320 << 20;
/// Bytes of the caches of analyses and of puzzles.
const CACHES: u64 = (64 << 20) + (32 << 20);

fn main() -> Outcome<()> {
    let mut arguments = std::env::args().skip(1);
    let what = arguments.next();
    let number: Option<u64> = arguments.next().map(|n| n.parse()).transpose()?;
    let wanted = |name: &str| what.as_deref().is_none_or(|what| what == name);
    if wanted("saturation") {
        saturation(number.unwrap_or(20_000))?;
    }
    if wanted("memory") {
        memory(number.unwrap_or(200_000))?;
    }
    if wanted("peak") {
        peak(number.unwrap_or(8))?;
    }
    if wanted("hang-ups") {
        hang_ups(number.unwrap_or(10_000))?;
    }
    if wanted("restart") {
        restart(number.unwrap_or(6).max(2))?;
    }
    Ok(())
}

/// Cheap calls while ten times as many callers want analyses as there are places.
fn saturation(requests: u64) -> Outcome<()> {
    let (permits, queue) = (std::thread::available_parallelism()?.get(), 16);
    let service = Service::start(&["--queue", &queue.to_string()])?;
    let callers = 10 * (permits + queue);
    let (done, answered, refused) = (AtomicBool::new(false), AtomicU64::new(0), AtomicU64::new(0));
    let calls = [("moves", json!({ "position": THEMISTO })), ("puzzles", json!({ "level": 3 }))]
        .map(|(name, body)| (format!("/v1/themisto/{name}"), body.to_string()));
    let mut alone = Connection::open(&service)?;
    println!("{requests} requests of each kind on one connection:");
    for (path, body) in &calls {
        let times = alone.times(path, body, requests as usize)?;
        report(&format!("{path} alone"), times);
    }
    let seeds = AtomicU64::new(0);
    std::thread::scope(|scope| {
        for _ in 0..callers {
            scope.spawn(|| -> Outcome<()> {
                let mut connection = Connection::open(&service)?;
                while !done.load(Ordering::Relaxed) {
                    let seed = seeds.fetch_add(1, Ordering::Relaxed);
                    let analysis = json!({ "position": THEMISTO, "limits": { "nodes": 400_000 }, "seed": seed });
                    connection.send("/v1/themisto/analysis", &analysis.to_string())?;
                    match connection.receive()? {
                        200 => answered.fetch_add(1, Ordering::Relaxed),
                        _ => {
                            // A well-behaved caller would wait for seconds.
                            std::thread::sleep(Duration::from_millis(100));
                            refused.fetch_add(1, Ordering::Relaxed)
                        }
                    };
                }
                Ok(())
            });
        }
        std::thread::sleep(Duration::from_secs(1));
        let mut busy = || -> Outcome<()> {
            for (path, body) in &calls {
                let times = alone.times(path, body, requests as usize)?;
                report(&format!("{path} beside {callers} callers of analyses"), times);
            }
            Ok(())
        };
        let outcome = busy();
        done.store(true, Ordering::Relaxed);
        outcome
    })?;
    println!(
        "  meanwhile {} analyses were answered and {} refused",
        answered.load(Ordering::Relaxed),
        refused.load(Ordering::Relaxed)
    );
    Ok(())
}

/// Memory over many distinct analyses, in a cache of 16 MiB.
fn memory(analyses: u64) -> Outcome<()> {
    let service = Service::start(&["--cache-bytes", "16777216"])?;
    let seeds = AtomicU64::new(0);
    let connections = 4;
    println!("memory over {analyses} distinct analyses, cache of 16 MiB:");
    let mut tenth = 0;
    while tenth < 10 {
        tenth += 1;
        let end = analyses * tenth / 10;
        std::thread::scope(|scope| {
            let workers: Vec<_> = (0..connections)
                .map(|_| {
                    scope.spawn(|| -> Outcome<()> {
                        let mut connection = Connection::open(&service)?;
                        loop {
                            let seed = seeds.fetch_add(1, Ordering::Relaxed);
                            if seed >= end {
                                return Ok(());
                            }
                            let limits = json!({ "nodes": 20 });
                            let body = json!({ "position": OCTOPUS, "limits": limits, "lines": 3, "seed": seed });
                            connection.post("/v1/octopus/analysis", &body.to_string())?;
                        }
                    })
                })
                .collect();
            for worker in workers {
                worker.join().map_err(|_| "a worker panicked")??;
            }
            Ok::<_, Box<dyn std::error::Error + Send + Sync>>(())
        })?;
        seeds.store(end, Ordering::Relaxed);
        let cache = service.metric("tessera_cache_bytes ")?;
        println!(
            "  after {end}: {:.1} MiB resident, cache {:.1} MiB",
            service.memory()? as f64 / f64::from(1 << 20),
            cache / f64::from(1 << 20)
        );
    }
    Ok(())
}

/// The highest memory use with the defaults, compared with the bound of `docs/OPERATIONS.md`: first large analyses of
/// every game on all permits, then completely full caches. `seconds` for each analysis.
fn peak(seconds: u64) -> Outcome<()> {
    let permits = std::thread::available_parallelism()?.get() as u64;
    let service = Service::start(&[])?;
    let bound = BASE + permits * PER_PERMIT + (CACHES + CACHES / 2);
    println!("most memory at the defaults, {permits} permits:");
    let mebibytes = |bytes: u64| bytes as f64 / f64::from(1 << 20);
    let tell = |when: &str| -> Outcome<()> {
        let (now, most) = (service.memory()?, service.most_memory()?);
        println!(
            "  {when}: {:.0} MiB resident, {:.0} MiB at most",
            mebibytes(now),
            mebibytes(most)
        );
        Ok(())
    };
    tell("started")?;
    for (game, key) in LARGE {
        std::thread::scope(|scope| {
            let callers: Vec<_> = (0..permits)
                .map(|seed| {
                    let service = &service;
                    scope.spawn(move || {
                        let limits = json!({ "nodes": ENDLESS, "time_ms": 1000 * seconds });
                        let body = json!({ "position": key, "limits": limits, "seed": seed });
                        let path = format!("/v1/{game}/analysis");
                        Connection::open(service)?.post(&path, &body.to_string())
                    })
                })
                .collect();
            callers
                .into_iter()
                .try_for_each(|caller| caller.join().map_err(|_| "a caller panicked")?)
        })?;
        tell(&format!("{game}, {key}"))?;
    }
    // Each is requested three times: computed, answered from the reports, answered from the answers.
    let (mut connection, mut seed, mut before) = (Connection::open(&service)?, 0, -1.0);
    loop {
        for _ in 0..2000 {
            seed += 1;
            let body = json!({ "position": OCTOPUS, "limits": { "nodes": 1 }, "seed": seed });
            for _ in 0..3 {
                connection.post("/v1/octopus/analysis", &body.to_string())?;
            }
        }
        let cached = service.metric("tessera_cache_bytes ")?;
        if cached <= before * 1.01 {
            break;
        }
        before = cached;
    }
    tell(&format!("cache of {:.0} MiB full", before / f64::from(1 << 20)))?;
    let most = service.most_memory()?;
    println!("  bound: {:.0} MiB", mebibytes(bound));
    if most > bound {
        return Err("the service took more memory than its bound".into());
    }
    Ok(())
}

/// Callers that disconnect in the middle of an analysis.
fn hang_ups(callers: u64) -> Outcome<()> {
    let service = Service::start(&[])?;
    println!("{callers} callers that disconnect:");
    let state = |when: &str| -> Outcome<()> {
        let (files, threads) = service.handles()?;
        println!(
            "  {when}: {:.1} MiB resident, {files} open files, {threads} threads, {} requests under way, {} heavy jobs",
            service.memory()? as f64 / f64::from(1 << 20),
            service.metric("tessera_requests_under_way ")?,
            service.metric("tessera_heavy_running ")? + service.metric("tessera_heavy_waiting ")?,
        );
        Ok(())
    };
    std::thread::sleep(Duration::from_secs(5));
    state("before")?;
    let started = Instant::now();
    for seed in 0..callers {
        let mut caller = Connection::open(&service)?;
        let stream = if seed % 2 == 0 { "/stream" } else { "" };
        let body = json!({ "position": THEMISTO, "limits": { "nodes": ENDLESS }, "seed": seed });
        caller.send(&format!("/v1/themisto/analysis{stream}"), &body.to_string())?;
        if seed % 4 < 2 {
            std::thread::sleep(Duration::from_millis(2));
        }
    }
    let took = started.elapsed();
    let left = Instant::now();
    while service.metric("tessera_heavy_running ")?
        + service.metric("tessera_requests_under_way ")?
        > 0.0
    {
        if left.elapsed() > PATIENCE {
            return Err("permits are lost".into());
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    println!("  done in {took:.1?}; all free {:.0?} after the last", left.elapsed());
    state("after")
}

/// Kills and restarts the service under load, and shuts it down in order under load.
fn restart(times: u64) -> Outcome<()> {
    let address = TcpListener::bind("127.0.0.1:0")?.local_addr()?.to_string();
    let start = || Service::start_at(&["--bind", &address]);
    let mut service = Some(start()?);
    let (done, answered, failed) = (AtomicBool::new(false), AtomicU64::new(0), AtomicU64::new(0));
    let seeds = AtomicU64::new(0);
    println!("killed and started again {times} times under load:");
    let [killed, ended] = std::thread::scope(|scope| {
        for _ in 0..8 {
            scope.spawn(|| {
                let once = |connection: &mut Option<Connection>| -> Outcome<()> {
                    let mut open = match connection.take() {
                        Some(open) => open,
                        None => Connection::to(&address)?,
                    };
                    let seed = seeds.fetch_add(1, Ordering::Relaxed);
                    let body =
                        json!({ "position": OCTOPUS, "limits": { "nodes": 2000 }, "seed": seed });
                    open.post("/v1/octopus/analysis", &body.to_string())?;
                    *connection = Some(open);
                    Ok(())
                };
                let mut connection = None;
                while !done.load(Ordering::Relaxed) {
                    match once(&mut connection) {
                        Ok(()) => answered.fetch_add(1, Ordering::Relaxed),
                        Err(_) => {
                            std::thread::sleep(Duration::from_millis(2));
                            failed.fetch_add(1, Ordering::Relaxed)
                        }
                    };
                }
            });
        }
        let mut outages = [Vec::new(), Vec::new()];
        let outcome = (|| -> Outcome<()> {
            for round in 0..times {
                std::thread::sleep(Duration::from_millis(700));
                let ended = Instant::now();
                let kind = (round % 2) as usize;
                if kind == 0 {
                    // Killed, without a chance to shut down.
                    drop(service.take());
                } else if let Some(service) = &service {
                    Command::new("kill").arg(service.id().to_string()).status()?;
                }
                service = Some(start_again(&start)?);
                Connection::to(&address)?.get("/health/ready")?;
                outages[kind].push(ended.elapsed());
            }
            Ok(())
        })();
        done.store(true, Ordering::Relaxed);
        outcome.map(|()| outages)
    })?;
    println!("  from the signal to the first answer of the next process:");
    report("killed", killed);
    report("ended in order (draining included)", ended);
    println!(
        "  {} requests answered, {} failed and were tried again",
        answered.load(Ordering::Relaxed),
        failed.load(Ordering::Relaxed)
    );
    Ok(())
}

/// Starts as soon as the address is free.
fn start_again(start: &dyn Fn() -> Outcome<Service>) -> Outcome<Service> {
    let since = Instant::now();
    loop {
        match start() {
            Ok(service) => return Ok(service),
            Err(error) if since.elapsed() > PATIENCE => return Err(error),
            Err(_) => std::thread::sleep(Duration::from_millis(10)),
        }
    }
}
