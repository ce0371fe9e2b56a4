//! The tree: descent, playout, backing up, and the solver.

use super::options::{Options, Prior};
use crate::budget::{Budget, StoppedBy};
use crate::playout::{self, End, Sample};
use crate::strategy::Question;
use tessera_rules::game::random::{Stream, stream};
use tessera_rules::game::{Keyed, MAX_SEATS, PerfectInfo, Repetition, Seat, Turn};

/// A whole win in the solver's units, divisible by every number of seats that may share it.
pub(super) const WHOLE: u8 = 60;

/// Guaranteed shares of all seats, in 60ths of the win.
type Sure = [u8; MAX_SEATS];

/// The working memory of one search.
pub(super) struct Tree<'a, G: PerfectInfo + Keyed, P> {
    pub(super) question: &'a Question<G::Move>,
    pub(super) options: Options,
    pub(super) policy: &'a mut P,
    pub(super) budget: &'a mut Budget,
    rng: Stream,
    pub(super) seats: usize,
    pub(super) nodes: Vec<Node<G::Move>>,
    /// The nodes of the current descent.
    pub(super) line: Vec<u32>,
    keys: Vec<u128>,
    pub(super) moves: Vec<G::Move>,
    /// Indexed by move of the root.
    pub(super) tallies: Vec<Tally>,
    pub(super) deepest: u32,
}

impl<'a, G: PerfectInfo + Keyed, P: Prior<G> + Clone + Send> Tree<'a, G, P> {
    /// Creates a tree of the root and its moves.
    pub(super) fn new(
        game: &G,
        question: &'a Question<G::Move>,
        options: Options,
        policy: &'a mut P,
        budget: &'a mut Budget,
    ) -> Tree<'a, G, P> {
        let mut tree = Tree {
            question,
            options,
            policy,
            budget,
            rng: stream(question.seed, 0),
            seats: game.seats(),
            nodes: Vec::new(),
            line: Vec::new(),
            keys: Vec::new(),
            moves: Vec::new(),
            tallies: Vec::new(),
            deepest: 0,
        };
        tree.plant(game);
        tree
    }

    fn plant(&mut self, game: &G) {
        self.nodes.push(Node {
            m: None,
            chooser: Seat::FIRST,
            mover: game.turn(),
            visits: 0,
            total: 0.0,
            sure: [0; MAX_SEATS],
            closed: game.is_over(),
            complete: false,
            first_child: 0,
            children: 0,
        });
        self.expand(0, game);
        let count = self.nodes[0].children as usize;
        self.tallies = (0..count)
            .map(|_| Tally { shares: [Sample::default(); MAX_SEATS], margin: Sample::default() })
            .collect();
    }

    /// Runs playouts until the root is proved or the budget ends.
    pub(super) fn grow(&mut self, game: &G, progress: &mut dyn FnMut(&Self)) -> StoppedBy {
        if self.options.batch > 1 && cfg!(not(target_family = "wasm")) {
            return self.grow_in_batches(game, progress);
        }
        while !self.nodes[0].closed {
            if self.nodes[0].children == 0 {
                break;
            }
            if !self.descend(&mut game.clone()) {
                return self.budget.stopped().unwrap_or(StoppedBy::Nodes);
            }
            let visits = self.nodes[0].visits;
            if visits == u32::MAX {
                // The visits of a node can't exceed this, and shares would not change any more.
                return StoppedBy::Nodes;
            }
            if visits >= 32 && visits.is_power_of_two() {
                progress(self);
            }
        }
        StoppedBy::Proved
    }

    /// Does one descent with its playout. Returns false, leaving the tree unchanged, if the budget ended first.
    fn descend(&mut self, game: &mut G) -> bool {
        let Some(at) = self.walk_down(game) else {
            return false;
        };
        let drawn = self.nodes[at].closed && !game.is_over();
        if !self.nodes[at].closed
            && playout::run(game, self.policy, &mut self.moves, &mut self.rng, self.budget)
                .is_none()
        {
            return false;
        }
        self.back_up(game, drawn, 1);
        true
    }

    /// Descends to a node that is unvisited or does not branch. `None` if the budget ended first.
    pub(super) fn walk_down(&mut self, game: &mut G) -> Option<usize> {
        self.line.clear();
        self.keys.clear();
        self.line.push(0);
        let mut at = 0;
        loop {
            let node = &self.nodes[at];
            if node.closed {
                break;
            }
            if node.children == 0 {
                let wanted = node.visits >= self.options.expand_after;
                if !wanted || !self.expand(at, game) {
                    break;
                }
            }
            self.keys.extend(repetition_key(game));
            let child = self.select(at);
            let Some(m) = self.nodes[child].m else { break };
            if !self.budget.spend() {
                return None;
            }
            game.play(m);
            self.line.push(child as u32);
            at = child;
            if self.nodes[at].visits == 0 {
                self.arrive(at, game);
                break;
            }
        }
        Some(at)
    }

    /// Sets up a node on its first visit: the seat to move, and the result if the game is over.
    fn arrive(&mut self, at: usize, game: &G) {
        let recurs = |key| self.keys.contains(&key);
        let drawn = !game.is_over() && repetition_key(game).is_some_and(recurs);
        let seats = self.seats;
        let node = &mut self.nodes[at];
        node.mover = game.turn();
        if drawn || game.is_over() {
            node.closed = true;
            let winners = game.winners();
            for s in 0..seats {
                node.sure[s] = if drawn || winners.is_empty() {
                    WHOLE / seats as u8
                } else if winners.iter().any(|winner| winner.index() == s) {
                    WHOLE / winners.len() as u8
                } else {
                    0
                };
            }
        }
    }

    /// Gives a node its children. False if the tree may not grow.
    fn expand(&mut self, at: usize, game: &G) -> bool {
        let Turn::Seat(mover) = game.turn() else {
            return false;
        };
        let size = size_of::<Node<G::Move>>();
        let fitting = self.budget.table_bytes(self.options.tree_nodes * size) / size;
        if at > 0 && self.nodes.len() >= fitting {
            return false;
        }
        self.moves.clear();
        game.moves(&mut self.moves);
        if at == 0 {
            self.moves.retain(|m| self.question.asks_about(m));
        }
        let most = match at {
            0 => usize::MAX,
            _ => self.options.most_children,
        };
        self.policy.order(game, &mut self.moves, most, &mut self.rng);
        self.nodes[at].complete = self.moves.len() <= most;
        self.moves.truncate(most);
        self.nodes[at].first_child = self.nodes.len() as u32;
        self.nodes[at].children = self.moves.len() as u32;
        for &m in &self.moves {
            self.nodes.push(Node {
                m: Some(m),
                chooser: mover,
                mover: Turn::Over,
                visits: 0,
                total: 0.0,
                sure: [0; MAX_SEATS],
                closed: false,
                complete: false,
                first_child: 0,
                children: 0,
            });
        }
        !self.moves.is_empty()
    }

    pub(super) fn children(&self, at: usize) -> std::ops::Range<usize> {
        let first = self.nodes[at].first_child as usize;
        first..first + self.nodes[at].children as usize
    }

    /// Selects by UCT among the children that are not proved to be no better than another one.
    fn select(&self, at: usize) -> usize {
        let parent = &self.nodes[at];
        let all = self.children(at);
        let considered = match self.options.widening {
            Some(k) => {
                let wide = (k * f64::from(parent.visits).sqrt()) as usize;
                wide.clamp(1, all.len())
            }
            None => all.len(),
        };
        let log = ln(u64::from(parent.visits) + 1);
        let mut best = None;
        let mut open = 0;
        for child in all.clone() {
            let node = &self.nodes[child];
            // A child whose result is proved needs no more visits.
            if node.closed || self.is_beaten(node, parent) {
                continue;
            }
            open += 1;
            if open > considered {
                break;
            }
            if node.visits == 0 {
                return child;
            }
            let n = f64::from(node.visits);
            let score = node.total / n + self.options.exploration * (log / n).sqrt();
            if best.is_none_or(|(_, top)| score > top) {
                best = Some((child, score));
            }
        }
        best.map_or(all.start, |(child, _)| child)
    }

    /// True if the mover is guaranteed as much without this child as it could get there.
    fn is_beaten(&self, node: &Node<G::Move>, parent: &Node<G::Move>) -> bool {
        let s = node.chooser.index();
        self.hope(node, s) <= parent.sure[s]
    }

    /// Returns the most that a seat can get: the part that is not guaranteed to the others.
    pub(super) fn hope(&self, node: &Node<G::Move>, seat: usize) -> u8 {
        let others = (0..self.seats).filter(|&s| s != seat);
        WHOLE.saturating_sub(others.map(|s| node.sure[s]).sum())
    }

    /// Adds the value of the end of the line, and `visits` visits, to the nodes of the line.
    pub(super) fn back_up(&mut self, game: &G, drawn: bool, visits: u32) {
        let end = if drawn {
            // Even, as for any game that is not over.
            End::of(game)
        } else {
            self.policy.end(game)
        };
        if let Some(&child) = self.line.get(1) {
            let tally = &mut self.tallies[child as usize - 1];
            for (sample, &share) in tally.shares.iter_mut().zip(&end.shares) {
                sample.add(share);
            }
            if let Some(&points) = end.margins.get(self.nodes[1].chooser.index()) {
                tally.margin.add(points);
            }
        }
        self.deepest = self.deepest.max(self.line.len() as u32 - 1);
        let mut solving = true;
        for i in (0..self.line.len()).rev() {
            let at = self.line[i] as usize;
            let node = &mut self.nodes[at];
            node.visits += visits;
            node.total += end.rewards[node.chooser.index()];
            // A node without children reported its knowledge when it was first visited.
            if solving && node.children > 0 {
                solving = self.solve(at);
            } else {
                solving = solving && node.closed;
            }
        }
    }

    /// Computes the guaranteed shares from the children. True if they changed.
    fn solve(&mut self, at: usize) -> bool {
        let Turn::Seat(mover) = self.nodes[at].mover else {
            return false;
        };
        let complete = self.nodes[at].complete;
        // The other seats are guaranteed the least that any child leaves them. A missing child may leave them nothing.
        let mut sure: Sure = [if complete { WHOLE } else { 0 }; MAX_SEATS];
        sure[mover.index()] = 0;
        for child in self.children(at) {
            let child = &self.nodes[child];
            for (s, sure) in sure.iter_mut().enumerate() {
                *sure = if s == mover.index() {
                    (*sure).max(child.sure[s])
                } else {
                    (*sure).min(child.sure[s])
                };
            }
        }
        let own = sure[mover.index()];
        // Closed if no child can give the mover more than its guaranteed share. With three seats the mover may then
        // still choose whom to help, and the others' shares stay open.
        let closed = (complete || own == WHOLE)
            && (self.children(at)).all(|c| {
                let child = &self.nodes[c];
                child.closed || self.hope(child, mover.index()) <= own
            });
        let node = &mut self.nodes[at];
        let learnt = node.sure != sure || node.closed != closed;
        node.sure = sure;
        node.closed = closed;
        learnt
    }
}

/// A node of the tree.
pub(super) struct Node<M> {
    pub(super) m: Option<M>,
    /// Seat that made the move; `total` sums its rewards.
    chooser: Seat,
    pub(super) mover: Turn,
    pub(super) visits: u32,
    total: f64,
    pub(super) sure: Sure,
    /// True if the result from here is fully known.
    pub(super) closed: bool,
    /// True if it has a child for every move.
    complete: bool,
    first_child: u32,
    pub(super) children: u32,
}

/// Sums over the playouts behind one root move.
pub(super) struct Tally {
    pub(super) shares: [Sample; MAX_SEATS],
    pub(super) margin: Sample,
}

fn repetition_key<G: Keyed>(game: &G) -> Option<u128> {
    match G::REPETITION {
        Repetition::Never => None,
        _ => game.repetition_key(),
    }
}

/// Returns the natural logarithm within half a percent for n of 3 and more: the exponent of two is exact, and the
/// mantissa's logarithm is approximated by a quadratic. Every machine gets the same bits, which `f64::ln` does not
/// guarantee.
pub(super) fn ln(n: u64) -> f64 {
    let n = n.max(1);
    let exponent = n.ilog2();
    let mantissa = n as f64 / (1u64 << exponent) as f64 - 1.0;
    let log2 = f64::from(exponent)
        + mantissa * (1.342_465_753_424_657_5 - 0.342_465_753_424_657_5 * mantissa);
    log2 * std::f64::consts::LN_2
}
