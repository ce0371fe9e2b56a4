//! The root of an endgame: several lines, each with its proved bounds.

use super::super::one_ply::candidates;
use super::prospects::INFINITY;
use super::search::{Endgame, FEW_NODES};
use tessera_rules::game::{Game, Turn};
use tessera_rules::octopus::{Octopus, Placement};
use tessera_search::{Budget, StoppedBy};

/// A move at the root; values in points still to come, for the mover.
#[derive(Debug, Clone)]
pub(super) struct RootMove {
    pub(super) m: Placement,
    pub(super) value: i32,
    /// Proved bounds.
    pub(super) low: i32,
    pub(super) high: i32,
    pub(super) pv: Vec<Placement>,
}

/// Results so far, the best move first.
#[derive(Debug, Clone)]
pub(super) struct Standing {
    pub(super) moves: Vec<RootMove>,
    pub(super) depth: u32,
}

/// Deepens until `lines` moves are proved to be the best, with their values, or until the budget ends.
pub(super) fn solve(
    game: &Octopus,
    only: &[Placement],
    lines: usize,
    budget: &mut Budget,
    progress: &mut dyn FnMut(&Standing, u64),
) -> (Standing, StoppedBy) {
    let moves = candidates(game, only)
        .into_iter()
        .map(|c| RootMove { m: c.m, value: c.value, low: -INFINITY, high: INFINITY, pv: vec![c.m] })
        .collect();
    let reserve = budget.left() / 16;
    budget.hold_back(reserve);
    let mut root = Root {
        game: game.clone(),
        search: Endgame::new(budget),
        lines: lines.clamp(1, only.len().max(1)),
        standing: Standing { moves, depth: 0 },
    };
    let stopped_by = root.deepen(progress);
    root.search.stopped = !root.search.budget.release();
    root.complete();
    (root.standing, stopped_by)
}

struct Root<'a> {
    game: Octopus,
    search: Endgame<'a>,
    lines: usize,
    standing: Standing,
}

impl Root<'_> {
    fn deepen(&mut self, progress: &mut dyn FnMut(&Standing, u64)) -> StoppedBy {
        let left = self.game.tiles_left();
        let limit = self.search.budget.depth().unwrap_or(u32::MAX);
        // If a proof is cut short, the earlier order of the moves matters.
        let prepared = left / if self.search.budget.left() < FEW_NODES { 2 } else { 3 };
        loop {
            if self.is_proved() {
                return StoppedBy::Proved;
            }
            if self.standing.depth > 0 {
                progress(&self.standing, self.search.budget.spent());
            }
            if self.standing.depth >= limit {
                return StoppedBy::Depth;
            }
            // The last steps cost most: a few of them prepare the order of the moves, and the next one proves.
            let next = self.standing.depth + 1;
            let depth = if next > prepared { left } else { next }.min(limit);
            if !self.iterate(depth) {
                return self.search.budget.stopped().unwrap_or(StoppedBy::Nodes);
            }
            self.standing.depth = depth.min(left);
        }
    }

    /// Does one iteration. False if it was cut short; its proofs are kept.
    fn iterate(&mut self, depth: u32) -> bool {
        let full = depth >= self.game.tiles_left();
        let count = self.standing.moves.len();
        let mut best: Vec<i32> = Vec::with_capacity(count);
        let mut values: Vec<i32> = Vec::with_capacity(count);
        for index in 0..count {
            let alpha = match best.get(self.lines - 1) {
                Some(&alpha) => alpha,
                None => -INFINITY,
            };
            let Some(value) = self.line(index, alpha, depth, full) else {
                break;
            };
            let place = best.partition_point(|&b| b >= value);
            best.insert(place, value);
            values.push(value);
        }
        let finished = values.len();
        if finished >= self.lines {
            for (this, value) in self.standing.moves.iter_mut().zip(values) {
                this.value = value;
            }
            // A stable sort: of equal moves, the earlier one stays first.
            self.standing.moves[..finished].sort_by_key(|this| -this.value);
        }
        for this in &mut self.standing.moves {
            this.value = this.value.clamp(this.low, this.high);
        }
        if finished < count {
            // A proof may have shown a move to be better, or the moves before it to be worse.
            self.standing.moves.sort_by_key(|this| -this.value);
        }
        finished == count
    }

    fn line(&mut self, index: usize, alpha: i32, depth: u32, full: bool) -> Option<i32> {
        let RootMove { m, low, high, .. } = self.standing.moves[index];
        if low == high || high <= alpha {
            return Some(high);
        }
        let mut value = -INFINITY;
        if alpha > -INFINITY {
            value = self.search.after(&mut self.game, m, alpha, alpha + 1, depth - 1);
        }
        if !self.search.stopped && (alpha == -INFINITY || value > alpha) {
            value = self.search.after(&mut self.game, m, alpha, INFINITY, depth - 1);
        }
        if self.search.stopped {
            return None;
        }
        if full {
            let this = &mut self.standing.moves[index];
            this.high = this.high.min(value);
            if value > alpha {
                this.low = this.low.max(value);
            }
        }
        Some(value)
    }

    fn is_proved(&self) -> bool {
        let (top, rest) = self.standing.moves.split_at(self.lines.min(self.standing.moves.len()));
        let Some(last) = top.last() else {
            return true;
        };
        top.iter().all(|line| line.low == line.high)
            && rest.iter().all(|line| line.high <= last.value)
    }

    /// Extends the lines: proved lines by moves that keep the value, other lines by remembered moves.
    fn complete(&mut self) {
        for index in 0..self.lines.min(self.standing.moves.len()) {
            let this = &self.standing.moves[index];
            let (first, proved, value) = (this.m, this.low == this.high, this.low);
            let mut game = self.game.clone();
            let mut line = vec![first];
            let mut value = value - game.gain(first).unwrap_or(0) as i32;
            let Turn::Seat(mut seat) = game.turn() else {
                return;
            };
            game.play(first);
            while let Turn::Seat(next) = game.turn() {
                if next != seat {
                    value = -value;
                }
                seat = next;
                let m = if proved && !self.search.stopped {
                    self.search.keeping(&mut game, value)
                } else if !proved && line.len() < self.standing.depth as usize {
                    self.search.remembered(&game)
                } else {
                    None
                };
                let Some(m) = m else { break };
                value -= game.gain(m).unwrap_or(0) as i32;
                game.play(m);
                line.push(m);
            }
            self.standing.moves[index].pv = line;
        }
    }
}
