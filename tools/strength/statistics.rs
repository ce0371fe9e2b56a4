//! Proportions and means with their uncertainty.

use std::fmt;
use std::ops::Add;

/// A score of `games` games: wins, and half the draws.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Score {
    sum: f64,
    pub(crate) games: u32,
}

impl Score {
    pub(crate) fn add(&mut self, share: f64) {
        self.sum += share;
        self.games += 1;
    }
}

impl Score {
    pub(crate) fn percent(self) -> f64 {
        100.0 * self.sum / f64::from(self.games)
    }
}

impl Add for Score {
    type Output = Score;

    fn add(self, other: Score) -> Score {
        Score { sum: self.sum + other.sum, games: self.games + other.games }
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let games = f64::from(self.games);
        let (low, high) = wilson(self.sum, games);
        let percent = self.percent();
        write!(f, "{percent:5.1} % of {games} games [{:.1}, {:.1}]", 100.0 * low, 100.0 * high)
    }
}

/// The 95 % score interval for a proportion (Wilson 1927).
fn wilson(score: f64, games: f64) -> (f64, f64) {
    const Z: f64 = 1.96;
    let p = score / games;
    let middle = p + Z * Z / (2.0 * games);
    let half = Z * (p * (1.0 - p) / games + Z * Z / (4.0 * games * games)).sqrt();
    let whole = 1.0 + Z * Z / games;
    ((middle - half) / whole, (middle + half) / whole)
}

/// A sample with its mean and standard error.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Mean {
    sum: f64,
    squares: f64,
    pub(crate) count: u32,
}

impl Mean {
    pub(crate) fn add(&mut self, x: f64) {
        self.sum += x;
        self.squares += x * x;
        self.count += 1;
    }

    pub(crate) fn mean(&self) -> f64 {
        self.sum / f64::from(self.count.max(1))
    }
}

impl fmt::Display for Mean {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let n = f64::from(self.count);
        let variance = (self.squares - n * self.mean() * self.mean()).max(0.0) / (n - 1.0).max(1.0);
        let error = (variance / n.max(1.0)).sqrt();
        write!(f, "{:.2} (standard error {error:.2}) of {n} games", self.mean())
    }
}
