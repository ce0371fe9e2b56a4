//! Side-by-side timing: jobs in turn, A B A B …, and the ratio of their rates pair by pair, so that a
//! drift of the machine's speed hits all alike.
#![allow(dead_code, unreachable_pub, clippy::print_stdout)] // Each bench uses its own part.

use std::hint::black_box;
use std::time::{Duration, Instant};

/// Least time that one sample lasts.
const SAMPLE: Duration = Duration::from_millis(200);
/// Samples of each job.
const SAMPLES: usize = 9;

/// A job and the number of units that one call of it does.
pub struct Job<'a> {
    /// Printed name.
    pub name: &'a str,
    /// Runs once and returns how many units were done.
    pub run: &'a mut dyn FnMut() -> u64,
}

/// Times several jobs in turn, A B C A B C …, and prints their median rates in units per second and the median
/// ratios of the first job to each other.
pub fn contest(title: &str, unit: &str, jobs: &mut [Job<'_>]) {
    let mut rates: Vec<Vec<f64>> = vec![vec![]; jobs.len()];
    for _ in 0..SAMPLES {
        for (job, rates) in jobs.iter_mut().zip(&mut rates) {
            rates.push(sample(job));
        }
    }
    println!("{title}");
    for (job, of_job) in jobs.iter().zip(&rates) {
        let mut ratios: Vec<f64> = rates[0].iter().zip(of_job).map(|(a, b)| a / b).collect();
        println!(
            "    {:<14} {:>10} {unit}/s, ratio {:.1}",
            job.name,
            human(median(&mut of_job.clone())),
            median(&mut ratios)
        );
    }
}

/// Prints the median rate of one job in units per second.
pub fn rate(title: &str, unit: &str, mut job: Job<'_>) {
    let mut rates: Vec<f64> = (0..SAMPLES).map(|_| sample(&mut job)).collect();
    println!("{title}: {} {unit}/s ({})", human(median(&mut rates)), job.name);
}

fn sample(job: &mut Job<'_>) -> f64 {
    let start = Instant::now();
    let mut units = 0;
    loop {
        units += black_box((job.run)());
        let elapsed = start.elapsed();
        if elapsed >= SAMPLE {
            return units as f64 / elapsed.as_secs_f64();
        }
    }
}

/// The median.
pub fn median(values: &mut [f64]) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

/// A rate, rounded for people.
pub fn human(rate: f64) -> String {
    match rate {
        r if r >= 1e9 => format!("{:.2} G", r / 1e9),
        r if r >= 1e6 => format!("{:.2} M", r / 1e6),
        r if r >= 1e3 => format!("{:.1} k", r / 1e3),
        r => format!("{r:.1}"),
    }
}
