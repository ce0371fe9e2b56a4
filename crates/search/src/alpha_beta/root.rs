//! The root: iterative deepening over several lines.

use super::evaluate::{Evaluate, Goal, MAX_PLY, WIN, WIN_BOUND};
use super::interval::Interval;
use super::node::Task;
use super::tree::Tree;
use crate::budget::StoppedBy;
use crate::report::Report;
use tessera_rules::game::{Keyed, PerfectInfo, Repetition, Seat, ZeroSum};

/// A move at the root, with its results so far.
pub(super) struct RootMove<M> {
    pub(super) m: M,
    pub(super) value: i32,
    pub(super) proved: Interval,
    pub(super) pv: Vec<M>,
    /// True if a proved win or loss has not been verified along every line yet, or could not be.
    pub(super) doubtful: bool,
}

impl<M> RootMove<M> {
    pub(super) fn new(m: M, repetition: Repetition) -> RootMove<M> {
        RootMove {
            m,
            value: 0,
            proved: Interval::open(),
            pv: Vec::new(),
            doubtful: repetition == Repetition::Coarser,
        }
    }
}

/// One analysis.
pub(super) struct Root<'a, G: ZeroSum + PerfectInfo + Keyed, E: Evaluate<G>> {
    pub(super) tree: Tree<'a, G, E>,
    pub(super) me: Seat,
    pub(super) lines: usize,
    /// Depth of the last full iteration.
    pub(super) depth: u32,
    /// Values of the best move after the two iterations before the last one, the later one first.
    pub(super) earlier: [Option<i32>; 2],
    /// True if reported estimates take [`Root::earlier`] into account.
    pub(super) steady: bool,
    /// Best first, as far as known.
    pub(super) moves: Vec<RootMove<G::Move>>,
}

impl<G: ZeroSum + PerfectInfo + Keyed, E: Evaluate<G>> Root<'_, G, E> {
    /// Records the moves that the game's history makes draws, and the bound on all moves if the game knows the
    /// position to be no win. Both hold whatever the budget.
    pub(super) fn note_draws(&mut self, game: &mut G) {
        let high = match E::GOAL {
            Goal::Win if self.tree.evaluate.bounds(game, self.me).1 == 0 => 0,
            Goal::Win | Goal::Margin => WIN,
        };
        for this in &mut self.moves {
            let undo = game.play(this.m);
            if !game.is_over() && self.tree.is_drawn(game) {
                this.proved = Interval::free(0, 0);
            }
            this.proved = this.proved.meet(Interval::free(-WIN, high));
            game.undo(undo);
        }
    }

    pub(super) fn deepen(
        &mut self,
        game: &mut G,
        progress: &mut dyn FnMut(&Report<G::Move>),
    ) -> StoppedBy {
        let limit = self.tree.budget.depth().unwrap_or(MAX_PLY).min(MAX_PLY);
        self.tree.enter(game);
        let stopped_by = loop {
            if self.is_proved() {
                break StoppedBy::Proved;
            }
            if self.depth >= limit {
                break StoppedBy::Depth;
            }
            let depth = self.depth + 1;
            if !self.iterate(game, depth) {
                break self.tree.budget.stopped().unwrap_or(StoppedBy::Nodes);
            }
            self.depth = depth;
            progress(&self.report(game, StoppedBy::Depth));
        };
        self.tree.leave();
        stopped_by
    }

    /// Does one iteration. False if it was cut short; its results are kept if at least as many moves as lines were
    /// finished, and its proofs in any case.
    fn iterate(&mut self, game: &mut G, depth: u32) -> bool {
        let mut finished = 0;
        let mut best: Vec<i32> = Vec::with_capacity(self.lines + 1);
        let mut results: Vec<Option<(i32, Vec<G::Move>)>> = Vec::with_capacity(self.moves.len());
        while finished < self.moves.len() {
            let alpha = if best.len() < self.lines { -WIN } else { best[self.lines - 1] };
            let Some(result) = self.line(game, finished, alpha, depth) else {
                break;
            };
            let place = best.partition_point(|&b| b >= result.0);
            best.insert(place, result.0);
            results.push(Some(result));
            finished += 1;
        }
        let whole = finished == self.moves.len();
        if finished >= self.lines {
            if self.depth > 0 {
                self.earlier = [self.moves.first().map(|best| best.value), self.earlier[0]];
            }
            for (this, result) in self.moves.iter_mut().zip(results) {
                if let Some((value, pv)) = result {
                    this.value = value;
                    if !pv.is_empty() {
                        this.pv = pv;
                    }
                }
            }
            // Both sorts are stable: of equal moves the earlier one stays first, and in a partial iteration the moves
            // that it did not reach stay behind the others.
            self.moves[..finished].sort_by_key(|this| std::cmp::Reverse(this.value));
        }
        for this in &mut self.moves {
            this.value = this.proved.clamp(this.value);
        }
        // An iteration that was cut short may have proved a move to be better than all moves that it finished.
        let proved = |this: &RootMove<G::Move>| this.proved.low;
        if let Some(best) = (0..self.moves.len()).rev().max_by_key(|&i| proved(&self.moves[i]))
            && proved(&self.moves[best]) > self.moves[0].value
        {
            self.moves[..=best].rotate_right(1);
        }
        // A move that is proved to lose must not be first if another one is not.
        if E::GOAL == Goal::Win
            && self.moves.first().is_some_and(|best| best.proved.high < 0)
            && let Some(open) = (self.moves.iter()).position(|this| this.proved.high >= 0)
        {
            self.moves[..=open].rotate_right(1);
        }
        whole
    }

    /// Searches the move at `index`. Returns its value (only a bound if not above `alpha`) and records its line.
    fn line(
        &mut self,
        game: &mut G,
        index: usize,
        alpha: i32,
        depth: u32,
    ) -> Option<(i32, Vec<G::Move>)> {
        let this = &self.moves[index];
        let m = this.m;
        if this.proved.is_point() {
            return Some((this.proved.low, Vec::new()));
        }
        if this.proved.high <= alpha {
            return Some((this.proved.high, Vec::new()));
        }
        let task = Task { alpha, beta: WIN, depth: depth as i32 - 1, ply: 1 };
        let mut found =
            self.tree.child(game, self.me, m, if alpha > -WIN { task.null() } else { task });
        if !self.tree.stopped && alpha > -WIN && found.value > alpha {
            self.note(index, found.proved);
            found = self.tree.child(game, self.me, m, task);
        }
        if self.tree.stopped {
            return None;
        }
        self.note(index, found.proved);
        let mut pv = vec![m];
        pv.extend_from_slice(&self.tree.pv[1]);
        Some((self.moves[index].proved.clamp(found.value), pv))
    }

    /// Returns the number to add to the scores of estimates: it turns that of the best move into a weighted mean of
    /// the last iterations (1:2:1). 0 if a win is in sight, or if some move is known to draw: the draw is worth the
    /// same after every iteration, and estimates must not pass it.
    pub(super) fn shift(&self) -> i32 {
        let draws = |this: &RootMove<G::Move>| this.proved.low == 0 || this.proved.high == 0;
        let (Some(best), Some(before)) = (self.moves.first(), self.earlier[0]) else {
            return 0;
        };
        let last = best.value;
        let values = [last, before, self.earlier[1].unwrap_or(last)];
        let decided = values.iter().any(|value| value.abs() > WIN_BOUND);
        if !self.steady || decided || self.moves.iter().any(draws) {
            return 0;
        }
        // In 64 bits: the sum of four evaluations may have 32 and a sign.
        let sum: i64 = values.iter().map(|&value| i64::from(value)).sum();
        ((sum + i64::from(before)) / 4) as i32 - last
    }

    fn note(&mut self, index: usize, proved: Interval) {
        let this = &mut self.moves[index];
        // Reliance on a recurrence of the root is discharged here.
        this.proved = this.proved.meet(proved.discharge(0));
    }

    /// True if the requested lines are known exactly and no other move is better.
    fn is_proved(&self) -> bool {
        let (top, rest) = self.moves.split_at(self.lines.min(self.moves.len()));
        let Some(last) = top.last() else {
            return true;
        };
        top.iter().all(|line| line.proved.is_point())
            && rest.iter().all(|line| line.proved.high <= last.value)
    }
}
