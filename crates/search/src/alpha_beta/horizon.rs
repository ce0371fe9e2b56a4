//! Beyond the horizon: quiescence search over the moves that the game calls tactical.

use super::evaluate::{Evaluate, MAX_PLY};
use super::interval::{FREE, Found, Interval, Origin};
use super::node::{Entry, Task};
use super::tree::{Tree, free_part};
use tessera_rules::game::{Keyed, PerfectInfo, Seat, ZeroSum};

/// Most plies beyond the horizon.
const MAX_TACTICAL: i32 = 24;

impl<G: ZeroSum + PerfectInfo + Keyed, E: Evaluate<G>> Tree<'_, G, E> {
    /// Returns the evaluation, or the value of a tactical move that improves on it.
    pub(super) fn beyond(
        &mut self,
        game: &mut G,
        me: Seat,
        task: Task,
        known: Interval,
        origin: Origin,
        entry: Entry<G::Move>,
    ) -> Found {
        let mut best = Found::judged(known.clamp(self.evaluate.evaluate(game, me)), known);
        if best.value >= task.beta || task.depth <= -MAX_TACTICAL || task.ply >= MAX_PLY {
            return best;
        }
        let start = self.ordered.len();
        self.generated.clear();
        self.evaluate.tactical(game, task.depth.unsigned_abs(), &mut self.generated);
        if self.generated.is_empty() {
            return best;
        }
        self.rate(game, task.ply, None);
        self.enter(game);
        let mut alpha = task.alpha.max(best.value);
        let end = self.ordered.len();
        for i in start..end {
            self.pick(start, i - start);
            let m = self.ordered[i].m;
            let next = Task { alpha, beta: task.beta, depth: task.depth - 1, ply: task.ply + 1 };
            let found = self.child(game, me, m, next);
            if self.stopped {
                break;
            }
            best.from = best.from.min(found.from);
            if found.proved.low > best.proved.low {
                best.proved.low = found.proved.low;
                best.proved.low_from = found.proved.low_from;
            }
            if found.value > best.value {
                best.value = found.value;
                if found.value > alpha {
                    alpha = found.value;
                    self.extend_pv(task.ply as usize, m);
                }
            }
            if alpha >= task.beta {
                break;
            }
        }
        self.ordered.truncate(start);
        self.leave();
        if self.stopped {
            return Found::judged(0, Interval::open());
        }
        best.proved = best.proved.discharge(task.ply);
        if best.from >= task.ply {
            best.from = FREE;
        }
        best.value = best.proved.clamp(best.value);
        let free = free_part(best.proved, known);
        if free.low > known.low {
            let entry =
                Entry { low: origin.localise(free.low), high: origin.localise(free.high), ..entry };
            let weight = (i32::from(entry.depth) + 1).max(1) as u32;
            self.table.put(game.fingerprint(), weight, entry);
        }
        best
    }
}
