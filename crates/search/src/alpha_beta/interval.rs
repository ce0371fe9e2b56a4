//! Proved values of a node, and their dependence on the line that leads to it.

use super::evaluate::{Goal, WIN, WIN_BOUND};

/// Does not rely on the line to the node.
pub(super) const FREE: u32 = u32::MAX;

/// An interval that contains the game-theoretic value, from the view of some seat. Each end records the earliest ply
/// whose recurrence it relied on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Interval {
    pub(super) low: i32,
    pub(super) high: i32,
    pub(super) low_from: u32,
    pub(super) high_from: u32,
}

impl Interval {
    pub(super) const fn free(low: i32, high: i32) -> Interval {
        Interval { low, high, low_from: FREE, high_from: FREE }
    }

    /// Returns the interval of all values.
    pub(super) const fn open() -> Interval {
        Interval::free(-WIN, WIN)
    }

    /// Returns a draw because the position at `ply` recurred.
    pub(super) const fn recurrence(ply: u32) -> Interval {
        Interval { low: 0, high: 0, low_from: ply, high_from: ply }
    }

    pub(super) const fn is_point(self) -> bool {
        self.low == self.high
    }

    /// Returns the interval from the opponent's view.
    pub(super) const fn flip(self) -> Interval {
        Interval {
            low: -self.high,
            high: -self.low,
            low_from: self.high_from,
            high_from: self.low_from,
        }
    }

    /// Returns the intersection of both; of equal ends it keeps the one that relies on less.
    pub(super) fn meet(self, other: Interval) -> Interval {
        let mut met = self;
        if (other.low, other.low_from) > (met.low, met.low_from) {
            (met.low, met.low_from) = (other.low, other.low_from);
        }
        if other.high < met.high || (other.high == met.high && other.high_from > met.high_from) {
            (met.high, met.high_from) = (other.high, other.high_from);
        }
        met
    }

    /// Discharges the reliance on the node at `ply`, whose search is finished.
    pub(super) fn discharge(self, ply: u32) -> Interval {
        let free = |from: u32| if from >= ply { FREE } else { from };
        Interval { low_from: free(self.low_from), high_from: free(self.high_from), ..self }
    }

    pub(super) fn clamp(self, value: i32) -> i32 {
        // The ends never cross; `max` and `min` are used all the same, because `clamp` would panic.
        value.max(self.low).min(self.high)
    }
}

/// Result of the search of a node: a heuristic value and the proved interval.
#[derive(Debug, Clone, Copy)]
pub(super) struct Found {
    pub(super) value: i32,
    pub(super) proved: Interval,
    /// The earliest ply whose recurrence may have influenced `value`.
    pub(super) from: u32,
}

impl Found {
    pub(super) const fn judged(value: i32, proved: Interval) -> Found {
        Found { value, proved, from: FREE }
    }

    pub(super) const fn point(value: i32) -> Found {
        Found::judged(value, Interval::free(value, value))
    }

    pub(super) const fn flip(self) -> Found {
        Found { value: -self.value, proved: self.proved.flip(), from: self.from }
    }
}

/// Converts scores counted from the root to scores counted from a node, and back: wins by their distance, margins by
/// the points banked at the node.
#[derive(Debug, Clone, Copy)]
pub(super) struct Origin {
    goal: Goal,
    ply: i32,
    banked: i32,
}

impl Origin {
    pub(super) fn new(goal: Goal, ply: u32, banked: i32) -> Origin {
        Origin { goal, ply: ply as i32, banked }
    }

    /// Converts a score of the root to one of the node.
    pub(super) fn localise(self, score: i32) -> i32 {
        match self.goal {
            Goal::Win if score >= WIN_BOUND => score.saturating_add(self.ply).min(WIN),
            Goal::Win if score <= -WIN_BOUND => score.saturating_sub(self.ply).max(-WIN),
            Goal::Margin if score.abs() < WIN => score - self.banked,
            _ => score,
        }
    }

    /// Converts a score of the node to one of the root.
    pub(super) fn globalise(self, score: i32) -> i32 {
        match self.goal {
            Goal::Win if score >= WIN_BOUND => score - self.ply,
            Goal::Win if score <= -WIN_BOUND => score + self.ply,
            Goal::Margin if score.abs() < WIN => score + self.banked,
            _ => score,
        }
    }
}
