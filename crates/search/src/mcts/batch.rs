//! Playouts in batches, which several threads can run at the same time.

use std::sync::Mutex;

use super::options::Prior;
use super::tree::Tree;
use crate::budget::{Budget, StoppedBy};
use crate::playout;
use crate::threads::on_threads;
use tessera_rules::game::random::stream;
use tessera_rules::game::{Keyed, PerfectInfo};

/// A playout of a batch.
struct Start<G> {
    /// Nodes from the root to the start of the playout.
    line: Vec<u32>,
    /// The position there; after the playout, its final position.
    game: G,
    /// Number of its stream of random numbers.
    number: u64,
    /// True if there is nothing to play out.
    closed: bool,
    /// Nodes of the playout; `None` if the budget ended first.
    nodes: Option<u64>,
}

impl<G: PerfectInfo + Keyed, P: Prior<G> + Clone + Send> Tree<'_, G, P> {
    /// Same as [`Tree::grow`], in batches.
    pub(super) fn grow_in_batches(
        &mut self,
        game: &G,
        progress: &mut dyn FnMut(&Self),
    ) -> StoppedBy {
        // Stream 0 belongs to the tree.
        let mut numbers = 1..;
        while !self.nodes[0].closed && self.nodes[0].children > 0 {
            let before = self.nodes[0].visits;
            let mut batch = self.choose(game, &mut numbers);
            if !self.budget.poll() || batch.is_empty() {
                return self.budget.stopped().unwrap_or(StoppedBy::Nodes);
            }
            self.play_out(&mut batch);
            if !self.count(batch) {
                return self.budget.stopped().unwrap_or(StoppedBy::Nodes);
            }
            let visits = self.nodes[0].visits;
            if visits > u32::MAX - self.options.batch as u32 {
                return StoppedBy::Nodes;
            }
            if visits >= 32 && visits.ilog2() > before.max(1).ilog2() {
                progress(self);
            }
        }
        StoppedBy::Proved
    }

    /// Chooses the starts of a batch of playouts. Each counts as lost for all seats until its result is known.
    fn choose(&mut self, game: &G, numbers: &mut std::ops::RangeFrom<u64>) -> Vec<Start<G>> {
        let mut batch = Vec::with_capacity(self.options.batch);
        for number in numbers.take(self.options.batch) {
            let mut game = game.clone();
            let Some(at) = self.walk_down(&mut game) else {
                break;
            };
            for &node in &self.line {
                self.nodes[node as usize].visits += 1;
            }
            batch.push(Start {
                line: self.line.clone(),
                game,
                number,
                closed: self.nodes[at].closed,
                nodes: None,
            });
        }
        batch
    }

    /// Runs the playouts.
    fn play_out(&mut self, batch: &mut [Start<G>]) {
        let seed = self.question.seed;
        let threads = self.budget.threads().min(batch.len());
        let starts = Mutex::new(batch.iter_mut());
        let work = |(mut policy, budget): (P, Budget)| {
            let mut moves = Vec::new();
            loop {
                let next = starts.lock().map(|mut starts| starts.next());
                let Ok(Some(start)) = next else { return };
                let mut budget = budget.aside();
                let mut rng = stream(seed, start.number);
                let game = &mut start.game;
                let ended = start.closed
                    || playout::run(game, &mut policy, &mut moves, &mut rng, &mut budget).is_some();
                start.nodes = ended.then_some(budget.spent());
            }
        };
        on_threads(threads, || (self.policy.clone(), self.budget.aside()), work);
    }

    /// Counts the playouts in their order, as far as the budget suffices. False if it ended.
    fn count(&mut self, batch: Vec<Start<G>>) -> bool {
        let mut reached = true;
        for start in batch {
            self.line = start.line;
            reached = reached && start.nodes.is_some_and(|nodes| self.budget.charge(nodes));
            if reached {
                let drawn = start.closed && !start.game.is_over();
                self.back_up(&start.game, drawn, 0);
                continue;
            }
            for &node in &self.line {
                self.nodes[node as usize].visits -= 1;
            }
        }
        if !reached {
            // The remaining nodes do not suffice.
            let left = self.budget.left();
            self.budget.charge(left);
            self.budget.spend();
        }
        reached
    }
}
