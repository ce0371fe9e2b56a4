//! The root of an endgame: several lines, each with what is proved of it.

use arrayvec::ArrayVec;

use super::search::{Endgame, INFINITY};
use tessera_rules::game::{Game, Turn};
use tessera_rules::octopus::{Cell, Octopus, Placement, Tile};
use tessera_search::Budget;

/// A move at the root; values in points still to come, for the mover.
#[derive(Debug, Clone)]
struct RootMove {
    m: Placement,
    value: i32,
    /// Proved bounds.
    low: i32,
    high: i32,
}

/// Deepens until `lines` moves are proved to be the best ones, with their values: these moves, the best first. `None` if
/// the budget ends before.
pub(super) fn solve(
    game: &Octopus,
    lines: usize,
    budget: &mut Budget,
) -> Option<Vec<(Placement, i32)>> {
    let moves = candidates(game);
    let reserve = budget.left() / 16;
    budget.hold_back(reserve);
    let mut root = Root {
        game: game.clone(),
        search: Endgame::new(game, budget),
        lines: lines.clamp(1, moves.len().max(1)),
        moves,
        depth: 0,
    };
    let proved = root.deepen();
    root.search.stopped = !root.search.budget.release();
    root.complete();
    let (moves, lines) = (root.moves.into_iter(), root.lines);
    proved.then(|| moves.take(lines).map(|this| (this.m, this.value)).collect())
}

/// The moves, best first, by what each earns less what the next seat can earn at once on another cell.
fn candidates(game: &Octopus) -> Vec<RootMove> {
    let theirs = best_replies(game);
    let mut moves = Vec::new();
    game.each_gain(|m, gain| {
        let reply = theirs.iter().find(|(_, cell)| *cell != m.cell);
        moves.push(RootMove {
            m,
            value: gain as i32 - reply.map_or(0, |(gain, _)| *gain),
            low: -INFINITY,
            high: INFINITY,
        });
    });
    moves.sort_by_key(|this| (-this.value, this.m));
    moves
}

/// The two cells that are worth most to the next seat, with what they earn.
fn best_replies(game: &Octopus) -> ArrayVec<(i32, Cell), 2> {
    let mut best = ArrayVec::new();
    let Turn::Seat(me) = game.turn() else {
        return best;
    };
    let seats = game.seats();
    let mut next = me.next(seats);
    while next != me && game.hand(next).is_empty() {
        next = next.next(seats);
    }
    if next == me {
        return best;
    }
    let tiles: ArrayVec<_, { Tile::KINDS }> = game.hand(next).kinds().collect();
    for (cell, row) in game.open_cells() {
        let gain = tiles.iter().map(|&tile| row.gain(tile)).max();
        let gain = gain.unwrap_or(0) as i32;
        let place = best.iter().filter(|(g, _)| *g >= gain).count();
        if best.is_full() {
            if place == best.len() {
                continue;
            }
            best.pop();
        }
        best.insert(place, (gain, cell));
    }
    best
}

struct Root<'a> {
    game: Octopus,
    search: Endgame<'a>,
    lines: usize,
    /// The best move first.
    moves: Vec<RootMove>,
    depth: u32,
}

impl Root<'_> {
    /// False when the budget ended before the proof.
    fn deepen(&mut self) -> bool {
        let left = self.game.tiles_left();
        let limit = self.search.budget.depth().unwrap_or(u32::MAX);
        loop {
            if self.is_proved() {
                return true;
            }
            if self.depth >= limit {
                return false;
            }
            // The last steps cost most: a few of them prepare the order of the moves, the next one proves.
            let next = self.depth + 1;
            let prepared = left / 2;
            let depth = if next > prepared { left } else { next }.min(limit);
            if !self.iterate(depth) {
                return false;
            }
            self.depth = depth.min(left);
        }
    }

    /// One iteration. False when it was cut short; what it proved is kept.
    fn iterate(&mut self, depth: u32) -> bool {
        let full = depth >= self.game.tiles_left();
        let count = self.moves.len();
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
            for (this, value) in self.moves.iter_mut().zip(values) {
                this.value = value;
            }
            // Stable: of equal moves the earlier stays first.
            self.moves[..finished].sort_by_key(|this| -this.value);
        }
        for this in &mut self.moves {
            this.value = this.value.clamp(this.low, this.high);
        }
        if finished < count {
            // A proof may have shown a move to be better, or those before it worse.
            self.moves.sort_by_key(|this| -this.value);
        }
        finished == count
    }

    fn line(&mut self, index: usize, alpha: i32, depth: u32, full: bool) -> Option<i32> {
        let RootMove { m, low, high, .. } = self.moves[index];
        if low == high || high <= alpha {
            return Some(high);
        }
        let mut value = -INFINITY;
        if alpha > -INFINITY {
            value = self
                .search
                .after(&mut self.game, m, alpha, alpha + 1, depth - 1);
        }
        if !self.search.stopped && (alpha == -INFINITY || value > alpha) {
            value = self
                .search
                .after(&mut self.game, m, alpha, INFINITY, depth - 1);
        }
        if self.search.stopped {
            return None;
        }
        if full {
            let this = &mut self.moves[index];
            this.high = this.high.min(value);
            if value > alpha {
                this.low = this.low.max(value);
            }
        }
        Some(value)
    }

    fn is_proved(&self) -> bool {
        let (top, rest) = self.moves.split_at(self.lines.min(self.moves.len()));
        let Some(last) = top.last() else {
            return true;
        };
        top.iter().all(|line| line.low == line.high)
            && rest.iter().all(|line| line.high <= last.value)
    }

    /// Follows the lines that are proved by moves that keep their values. No answer needs them, but the positions count.
    fn complete(&mut self) {
        for index in 0..self.lines.min(self.moves.len()) {
            let RootMove { m, low, high, .. } = self.moves[index];
            if low != high {
                continue;
            }
            let mut game = self.game.clone();
            let mut value = low - game.gain(m).unwrap_or(0) as i32;
            let Turn::Seat(mut seat) = game.turn() else {
                return;
            };
            game.play(m);
            while let Turn::Seat(next) = game.turn() {
                if self.search.stopped {
                    break;
                }
                if next != seat {
                    value = -value;
                }
                seat = next;
                let Some(m) = self.search.keeping(&mut game, value) else {
                    break;
                };
                value -= game.gain(m).unwrap_or(0) as i32;
                game.play(m);
            }
        }
    }
}
