//! Summaries of many ratios.
#![allow(dead_code)] // Each program uses its own part.

use std::time::Duration;

/// The ratios of the positions of a set.
#[derive(Debug, Default)]
pub struct Ratios(Vec<f64>);

impl Ratios {
    pub fn add(&mut self, ratio: f64) {
        self.0.push(ratio);
    }

    /// The middle one.
    pub fn median(&self) -> f64 {
        let mut sorted = self.0.clone();
        sorted.sort_by(f64::total_cmp);
        sorted.get(sorted.len() / 2).copied().unwrap_or(f64::NAN)
    }

    /// The geometric mean.
    pub fn mean(&self) -> f64 {
        let sum: f64 = self.0.iter().map(|ratio| ratio.ln()).sum();
        (sum / self.0.len() as f64).exp()
    }

    /// The smallest.
    pub fn worst(&self) -> f64 {
        self.0.iter().copied().fold(f64::INFINITY, f64::min)
    }

    /// The number of ratios below 1.
    pub fn below_one(&self) -> usize {
        self.0.iter().filter(|&&ratio| ratio < 1.0).count()
    }
}

/// Milliseconds.
pub fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}
