//! The last ply before the horizon, in games that evaluate all moves at once.

use super::evaluate::{Evaluate, WIN};
use super::interval::{FREE, Found, Interval};
use super::node::Task;
use super::tree::{Tree, join};
use tessera_rules::game::{Keyed, PerfectInfo, Seat, ZeroSum};

impl<G: ZeroSum + PerfectInfo + Keyed, E: Evaluate<G>> Tree<'_, G, E> {
    /// Searches the best move of a position with one ply left. First tries `first` and the killers, if one of them
    /// causes a cutoff. Otherwise makes the moves in the order of their values by [`Evaluate::foresee`], until none of
    /// the rest can be better. `None` if `foresee` returns no values.
    pub(super) fn frontier(
        &mut self,
        game: &mut G,
        me: Seat,
        task: Task,
        first: Option<G::Move>,
    ) -> Option<(Found, Option<G::Move>)> {
        let mut tried = [None; 3];
        for (i, m) in self.favourites(task.ply, first).into_iter().enumerate() {
            let Some(m) = m.filter(|&m| self.evaluate.allows(game, m)) else {
                continue;
            };
            let next = Task { depth: task.depth - 1, ply: task.ply + 1, ..task };
            let mut found = self.child(game, me, m, next);
            if self.stopped {
                return Some((found, None));
            }
            if found.value >= task.beta {
                if !task.is_null() {
                    self.extend_pv(task.ply as usize, m);
                }
                (found.proved.high, found.proved.high_from) = (WIN, FREE);
                return Some((found, Some(m)));
            }
            tried[i] = Some((m, found));
        }
        self.generated.clear();
        game.moves(&mut self.generated);
        self.scores.clear();
        self.scores.resize(self.generated.len(), 0);
        if !(self.evaluate).foresee(game, me, &self.generated, &mut self.scores) {
            return None;
        }
        let moves = std::mem::take(&mut self.generated);
        let mut scores = std::mem::take(&mut self.scores);
        let mut best = Found { value: -WIN, proved: Interval::free(-WIN, -WIN), from: FREE };
        let mut best_move = None;
        let mut searched = 0;
        while searched < moves.len() {
            let alpha = task.alpha.max(best.value);
            let most = scores.iter().copied().max().unwrap_or(-WIN);
            if most <= alpha {
                // None of the rest is better; their exact values don't matter.
                if most > best.value {
                    best.value = most;
                }
                break;
            }
            let at = scores.iter().position(|&score| score == most).unwrap_or(0);
            scores[at] = -WIN;
            let m = moves[at];
            let next = Task { alpha, depth: task.depth - 1, ply: task.ply + 1, ..task };
            let known = (tried.iter().flatten()).find(|&&(other, _)| other == m && task.is_null());
            let found = match known {
                Some(&(_, found)) => found,
                None => self.child(game, me, m, next),
            };
            if self.stopped {
                break;
            }
            searched += 1;
            best.from = best.from.min(found.from);
            best.proved = join(best.proved, found.proved);
            if best_move.is_none() || found.value > best.value {
                best.value = found.value;
                best_move = Some(m);
                if best.value > task.alpha && !task.is_null() {
                    self.extend_pv(task.ply as usize, m);
                }
            }
            if best.value >= task.beta {
                self.reward(m, 1, task.ply);
                break;
            }
        }
        if searched < moves.len() {
            (best.proved.high, best.proved.high_from) = (WIN, FREE);
        }
        self.generated = moves;
        self.scores = scores;
        Some((best, best_move))
    }

    /// Returns the moves to try before the others are listed, without duplicates.
    fn favourites(&self, ply: u32, first: Option<G::Move>) -> [Option<G::Move>; 3] {
        let [second, third] = self.killers[ply as usize];
        [first, second.filter(|_| second != first), third.filter(|_| third != first)]
    }
}
