//! The order in which moves are tried: the table's move first, then by the game's own rating, killers and history.

use std::cmp::Ordering;

use super::evaluate::{Evaluate, WIN};
use super::node::Rated;
use super::tree::{HISTORY_MAX, HISTORY_SLOTS, PICKS, Tree};
use tessera_rules::game::{Keyed, PerfectInfo, Seat, ZeroSum};

/// Score that a killer adds to a move.
const KILLER: i64 = 1 << 15;

impl<G: ZeroSum + PerfectInfo + Keyed, E: Evaluate<G>> Tree<'_, G, E> {
    /// Appends all moves to `ordered`, with their scores.
    pub(super) fn generate(&mut self, game: &G, ply: u32, first: Option<G::Move>) {
        self.generated.clear();
        game.moves(&mut self.generated);
        self.rate(game, ply, first);
    }

    /// Appends the generated moves to `ordered`, with their scores.
    pub(super) fn rate(&mut self, game: &G, ply: u32, first: Option<G::Move>) {
        self.scores.clear();
        self.scores.resize(self.generated.len(), 0);
        self.evaluate.order(game, &self.generated, &mut self.scores);
        let killers = self.killers[ply as usize];
        for (place, (&m, &score)) in self.generated.iter().zip(&self.scores).enumerate() {
            let slot = self.evaluate.history_slot(m) % HISTORY_SLOTS;
            let score = if first == Some(m) {
                i64::MAX
            } else {
                let killer = if killers.contains(&Some(m)) { KILLER } else { 0 };
                i64::from(score) + killer + i64::from(self.history[slot])
            };
            self.ordered.push(Rated { m, score, place: place as u32, foreseen: WIN });
        }
    }

    /// Records the foreseen values of the moves from `start` on, if the game has them.
    pub(super) fn foresee(&mut self, game: &G, me: Seat, start: usize) {
        self.generated.clear();
        let moves = self.ordered[start..].iter().map(|rated| rated.m);
        self.generated.extend(moves);
        self.scores.clear();
        self.scores.resize(self.generated.len(), 0);
        if !(self.evaluate).foresee(game, me, &self.generated, &mut self.scores) {
            return;
        }
        for (rated, &foreseen) in self.ordered[start..].iter_mut().zip(&self.scores) {
            rated.foreseen = foreseen;
        }
    }

    /// Moves the best of the moves from `start + done` on to that place.
    pub(super) fn pick(&mut self, start: usize, done: usize) {
        let rest = &mut self.ordered[start + done..];
        let order = |a: &Rated<G::Move>, b: &Rated<G::Move>| -> Ordering {
            b.score.cmp(&a.score).then(a.place.cmp(&b.place))
        };
        match done.cmp(&PICKS) {
            Ordering::Less => {
                let mut best = 0;
                for i in 1..rest.len() {
                    if order(&rest[i], &rest[best]) == Ordering::Less {
                        best = i;
                    }
                }
                if !rest.is_empty() {
                    rest.swap(0, best);
                }
            }
            Ordering::Equal => rest.sort_unstable_by(order),
            Ordering::Greater => {}
        }
    }

    /// Records that a move caused a cutoff.
    pub(super) fn reward(&mut self, m: G::Move, depth: i32, ply: u32) {
        let killers = &mut self.killers[ply as usize];
        if killers[0] != Some(m) {
            killers[1] = killers[0];
            killers[0] = Some(m);
        }
        let slot = self.evaluate.history_slot(m) % HISTORY_SLOTS;
        self.history[slot] += depth * depth;
        if self.history[slot] > HISTORY_MAX {
            for h in &mut self.history {
                *h /= 2;
            }
        }
    }
}
