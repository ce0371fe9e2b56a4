//! The search's table entries.

use super::prospects::INFINITY;
use tessera_rules::octopus::Placement;

/// Knowledge of a position, in points still to come, from its mover's view.
#[derive(Debug, Clone, Copy)]
pub(super) struct Entry {
    pub(super) best: Option<Placement>,
    /// Proved bounds.
    low: i16,
    high: i16,
    /// Evaluated value, and the depth of its search in plies; a negative depth means none.
    value: i16,
    depth: i8,
    bound: Bound,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Bound {
    Lower,
    Exact,
    Upper,
}

impl Default for Entry {
    fn default() -> Entry {
        Entry {
            best: None,
            low: -(INFINITY as i16),
            high: INFINITY as i16,
            value: 0,
            depth: -1,
            bound: Bound::Exact,
        }
    }
}

impl Entry {
    /// Returns the proved bounds of the value.
    #[inline]
    pub(super) fn bounds(&self) -> (i32, i32) {
        (i32::from(self.low), i32::from(self.high))
    }

    /// Returns the value if this entry settles it for the window at this depth. `full` is true if `depth` reaches the
    /// end of the game.
    #[inline]
    pub(super) fn settles(&self, alpha: i32, beta: i32, depth: u32, full: bool) -> Option<i32> {
        let (low, high) = self.bounds();
        if low >= beta || low == high {
            return Some(low);
        }
        if high <= alpha {
            return Some(high);
        }
        if full || i32::from(self.depth) < depth as i32 {
            return None;
        }
        let value = i32::from(self.value).clamp(low, high);
        let cuts = match self.bound {
            Bound::Exact => true,
            Bound::Lower => value >= beta,
            Bound::Upper => value <= alpha,
        };
        cuts.then_some(value)
    }

    /// Adds the result of a search with this window.
    pub(super) fn learn(
        &mut self,
        best: Option<Placement>,
        value: i32,
        (alpha, beta): (i32, i32),
        depth: u32,
        full: bool,
    ) {
        self.best = best.or(self.best);
        let points = value as i16;
        if full {
            if value > alpha {
                self.low = self.low.max(points);
            }
            if value < beta {
                self.high = self.high.min(points);
            }
            return;
        }
        self.value = points;
        self.depth = depth as i8;
        self.bound = if value >= beta {
            Bound::Lower
        } else if value <= alpha {
            Bound::Upper
        } else {
            Bound::Exact
        };
    }
}
