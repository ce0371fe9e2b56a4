//! The engine's proofs against proofs by plain alpha-beta.

use std::time::{Duration, Instant};

use super::frozen::{self, Frozen};
use super::plain;
use super::ratios::{Ratios, ms};

/// Nodes of an engine; sets contain positions that take fewer.
pub const MOST_NODES: u64 = 300_000;

/// Plain search stops after this multiple of the engine's nodes.
const CAP: u64 = 40;

pub fn head() {
    println!(
        "Plain alpha-beta, stopped at {CAP} times the engine's nodes; ratios are then at least what is told."
    );
    println!(
        "{:<15} {:>4} {:>12} {:>12} | {:>8} {:>8} {:>8} | {:>7} | {:>10} {:>10} {:>8}",
        "game",
        "set",
        "nodes",
        "plain",
        "median",
        "geomean",
        "worst",
        "stopped",
        "ms",
        "plain ms",
        "ratio"
    );
}

pub fn run<G: Frozen>() {
    let set = frozen::read::<G>();
    let (mut nodes, mut times) = (Ratios::default(), Ratios::default());
    let (mut ours, mut theirs) = ((0, Duration::ZERO), (0, Duration::ZERO));
    let mut stopped = 0;
    for entry in &set {
        let key = entry.position.key();
        let solved = frozen::solve(&entry.position, MOST_NODES);
        let solved = solved.unwrap_or_else(|| panic!("not proved: {key}"));
        assert_eq!(solved.value, entry.value, "{key}");
        let start = Instant::now();
        let (value, plain) = plain::solve(entry, CAP * solved.nodes.max(1));
        let time = start.elapsed();
        match value {
            Some(value) => assert_eq!(value, entry.value, "plain alpha-beta: {key}"),
            None => stopped += 1,
        }
        nodes.add(plain as f64 / solved.nodes.max(1) as f64);
        times.add(time.as_secs_f64() / solved.time.as_secs_f64());
        ours = (ours.0 + solved.nodes, ours.1 + solved.time);
        theirs = (theirs.0 + plain, theirs.1 + time);
    }
    println!(
        "{:<15} {:>4} {:>12} {:>12} | {:>8.1} {:>8.1} {:>8.1} | {:>7} | {:>10.1} {:>10.1} {:>8.1}",
        G::NAME,
        set.len(),
        ours.0,
        theirs.0,
        nodes.median(),
        nodes.mean(),
        nodes.worst(),
        stopped,
        ms(ours.1),
        ms(theirs.1),
        times.mean()
    );
}
