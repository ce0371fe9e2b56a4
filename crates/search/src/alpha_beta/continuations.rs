//! Continuations of proved moves: their lines to the end of the game, and the check that forced wins do not repeat
//! positions.

use super::evaluate::{Evaluate, Goal, MAX_PLY, WIN};
use super::interval::Interval;
use super::node::Task;
use super::root::Root;
use super::tree::Tree;
use crate::verify;
use tessera_rules::game::{Keyed, PerfectInfo, Repetition, Seat, Turn, ZeroSum};

impl<G: ZeroSum + PerfectInfo + Keyed, E: Evaluate<G>> Root<'_, G, E> {
    /// Extends the variations of proved lines to the end of the game.
    pub(super) fn complete(&mut self, game: &mut G) {
        for index in 0..self.lines.min(self.moves.len()) {
            let this = &self.moves[index];
            if !this.proved.is_point() {
                continue;
            }
            let mut pv = this.pv.clone();
            if pv.is_empty() {
                pv.push(this.m);
            }
            self.prolong(&mut game.clone(), &mut pv, this.proved.low);
            self.moves[index].pv = pv;
        }
    }

    /// Follows a line and extends it with moves that keep the value `target` (of the root), until the game is over, a
    /// position recurs, the game's knowledge says that the position is a draw, or the budget is spent.
    fn prolong(&mut self, game: &mut G, pv: &mut Vec<G::Move>, target: i32) {
        let mut next = 0;
        let mut entered = 0;
        while let Turn::Seat(seat) = game.turn() {
            let known = pv.get(next).copied();
            let seen = self.tree.recurs(game);
            let drawn =
                next > 0 && E::GOAL == Goal::Win && self.tree.evaluate.bounds(game, seat) == (0, 0);
            if seen || drawn || entered + 1 >= MAX_PLY {
                pv.truncate(next);
                break;
            }
            self.tree.enter(game);
            entered += 1;
            let target = if seat == self.me { target } else { -target };
            let m = match known {
                Some(m) if next == 0 => Some(m),
                _ => self.keeping(game, seat, target, entered, known),
            };
            if m != known {
                pv.truncate(next);
            }
            let Some(m) = m else { break };
            if next == pv.len() {
                pv.push(m);
            }
            game.play(m);
            next += 1;
        }
        for _ in 0..entered {
            self.tree.leave();
        }
    }

    /// Returns a move after which the value is still proved to be `target` from the view of `seat`, which moves;
    /// prefers `first`.
    fn keeping(
        &mut self,
        game: &mut G,
        seat: Seat,
        target: i32,
        entered: u32,
        first: Option<G::Move>,
    ) -> Option<G::Move> {
        let mut moves = game.legal_moves();
        let first = first.or_else(|| self.tree.remembered(game));
        moves.sort_by_key(|&m| Some(m) != first);
        let least = (self.depth + 1).saturating_sub(entered).max(1);
        // The table may have lost entries that the proof used, and with reductions the search then needs more depth.
        (least..least + 32).find_map(|depth| {
            let task = Task {
                alpha: (target - 1).max(-WIN),
                beta: (target + 1).min(WIN),
                depth: depth as i32,
                ply: entered,
            };
            moves.iter().copied().find(|&m| {
                let found = self.tree.child(game, seat, m, task);
                !self.tree.stopped && found.proved.is_point() && found.proved.low == target
            })
        })
    }

    /// Verifies the wins and losses among the lines along every continuation, if the game requires it.
    pub(super) fn verify(&mut self, game: &G) {
        if G::REPETITION != Repetition::Coarser || E::GOAL == Goal::Margin {
            return;
        }
        let lines = self.lines.min(self.moves.len());
        // A position is lost only if all its moves are.
        let lost = self.moves.first().is_some_and(|best| best.proved.high < 0);
        let checked = if lost { self.moves.len() } else { lines };
        for index in 0..checked {
            let this = &self.moves[index];
            let winner = match (this.proved.low, this.proved.high) {
                (1.., _) => self.me,
                (_, ..=-1) => self.me.other(),
                _ => continue,
            };
            let m = this.m;
            let depth = self.depth.max(1) as i32;
            let tree = &mut self.tree;
            let length = verify::win(game, m, winner, tree.drawn(), |game: &mut G| {
                winning_move(tree, game, winner, depth)
            });
            if let Some(length) = length {
                let this = &mut self.moves[index];
                this.doubtful = false;
                // A strategy longer than the proof promised still wins, but in more plies.
                if this.proved.is_point() && length as i32 > WIN - this.proved.low.abs() {
                    let late = Interval::free(WIN - length as i32, this.proved.low);
                    this.proved = if winner == self.me {
                        late
                    } else {
                        Interval::free(this.proved.low, length as i32 - WIN)
                    };
                }
            }
        }
        if lost && self.moves.iter().any(|this| this.doubtful) {
            self.moves[0].doubtful = true;
        }
    }
}

/// Returns a move of `winner` in a position that is proved to be won.
fn winning_move<G: ZeroSum + PerfectInfo + Keyed, E: Evaluate<G>>(
    tree: &mut Tree<'_, G, E>,
    game: &mut G,
    winner: Seat,
    depth: i32,
) -> Option<G::Move> {
    if let Some(m) = tree.evaluate.win_at_once(game) {
        return tree.budget.spend().then_some(m);
    }
    let mut moves = game.legal_moves();
    let best = tree.remembered(game);
    moves.sort_by_key(|&m| Some(m) != best);
    // As quick as the table allows; the position after the move is a ply closer to the end.
    let enough = tree.proved_low(game).saturating_add(1).clamp(1, WIN);
    // Searched from ply 0, without any line above: such a proof holds on every line.
    let task = Task { alpha: enough - 1, beta: enough, depth, ply: 0 };
    moves.into_iter().find(|&m| {
        let found = tree.child(game, winner, m, task);
        !tree.stopped && found.proved.low >= enough
    })
}
