//! Monte Carlo tree search with a solver, for any number of seats.
//!
//! Kocsis and Szepesvári, "Bandit Based Monte-Carlo Planning" (2006) for UCT; Sturtevant, "An Analysis of
//! UCT in Multi-player Games" (2008) for backing up one value a seat; Winands, Björnsson and Saito,
//! "Monte-Carlo Tree Search Solver" (2008) and Cazenave and Saffidine, "Score Bounded Monte-Carlo
//! Tree Search" (2010) for the solver; Chaslot et al., "Progressive Strategies for Monte-Carlo Tree Search"
//! (2008) for considering few moves of a rarely visited node ([`Options::widening`]).
//!
//! The solver keeps, for every node and seat, the share of the win that the seat is sure of whatever all others
//! do. It is known of finished games (a repetition on the line being a draw), a seat to move takes the
//! best of its moves, and what others move leaves it the worst. Only a node all of whose moves are known
//! can lose a seat something. A value is exact when these shares leave nothing open for any seat; where only the
//! mover's own is settled it is a bound. Playouts never count towards either.
//!
//! One thread and one stream of random numbers: the seed and the budget determine the answer.
//! [`Options::default`] with [`Uniform`](super::playout::Uniform) playouts is plain UCT, the baseline of
//! strength tests.
//!
//! # Use
//! ```
//! use tessera::game::{Keyed, PerfectInfo};
//! use tessera::search::playout::Uniform;
//! use tessera::search::{Budget, mcts};
//!
//! fn best<G: PerfectInfo + Keyed>(game: &G, seed: u64) -> Option<G::Move> {
//!     let options = mcts::Options::default();
//!     let mut budget = Budget::nodes(50_000);
//!     mcts::analyse(game, &mut Uniform, &options, seed, &mut budget, &mut |_| {}).best()
//! }
//! ```

#[cfg(test)]
mod tests;

use std::cmp::Reverse;

use super::budget::{Budget, StoppedBy};
use super::playout::{self, Playout, Sample, margin};
use super::report::{Line, Report, Stats, at_least, rate};
use super::value::{Kind, Outcome, Value};
use crate::game::random::{Stream, shuffle, stream};
use crate::game::{Keyed, MAX_SEATS, PerSeat, PerfectInfo, Repetition, Seat, Turn};

/// A whole win in the solver's units, divisible by every number of seats that may share it.
const WHOLE: u8 = 60;

/// How to search.
#[derive(Debug, Clone)]
pub struct Options<M> {
    /// Number of lines to report.
    pub lines: usize,
    /// The moves to consider, all legal ones when `None`.
    pub moves: Option<Vec<M>>,
    /// The exploration constant of UCT, on rewards of 0 to 1.
    pub exploration: f64,
    /// Visits that a node needs before its moves enter the tree.
    pub expand_after: u32,
    /// `Some(k)`: a node visited n times considers its first `k * sqrt(n)` moves (at least 1) only, in the
    /// order of [`Prior::order`].
    pub widening: Option<f64>,
    /// The tree stops growing at this many nodes.
    pub tree_nodes: usize,
}

impl<M> Default for Options<M> {
    fn default() -> Options<M> {
        Options {
            lines: 1,
            moves: None,
            exploration: 0.7,
            expand_after: 1,
            widening: None,
            tree_nodes: 1 << 21,
        }
    }
}

/// The order in which the tree tries moves.
pub trait Prior<G: PerfectInfo>: Playout<G> {
    /// Brings the moves into the order in which to try them, best first. The default is random.
    fn order(&mut self, _game: &G, moves: &mut [G::Move], rng: &mut Stream) {
        shuffle(rng, moves);
    }
}

impl<G: PerfectInfo> Prior<G> for playout::Uniform {}

/// Searches until the budget is spent or the value of the position is proved.
///
/// Lines are sorted by what is proved, then by visits: the most visited move is the best one. `progress` is
/// called after 32 playouts and each time their number has doubled.
pub fn analyse<G: PerfectInfo + Keyed, P: Prior<G>>(
    game: &G,
    policy: &mut P,
    options: &Options<G::Move>,
    seed: u64,
    budget: &mut Budget,
    progress: &mut dyn FnMut(&Report<G::Move>),
) -> Report<G::Move> {
    let before = budget.spent();
    let mut tree = Tree {
        options,
        policy,
        budget,
        rng: stream(seed, 0),
        seats: game.seats(),
        nodes: Vec::new(),
        line: Vec::new(),
        keys: Vec::new(),
        moves: Vec::new(),
        tallies: Vec::new(),
        deepest: 0,
    };
    tree.plant(game);
    let stopped_by = tree.grow(game, &mut |tree| {
        progress(&tree.report(game, StoppedBy::Nodes, before));
    });
    tree.report(game, stopped_by, before)
}

/// What every seat is sure of, in 60ths of the win.
type Sure = [u8; MAX_SEATS];

struct Node<M> {
    m: Option<M>,
    /// The seat whose rewards `total` sums: who made the move.
    chooser: Seat,
    mover: Turn,
    visits: u32,
    total: f64,
    sure: Sure,
    /// Whether all is known of the game from here.
    closed: bool,
    first_child: u32,
    children: u32,
}

/// Sums over the playouts behind one root move.
struct Tally {
    shares: [Sample; MAX_SEATS],
    margin: Sample,
}

struct Tree<'a, G: PerfectInfo + Keyed, P> {
    options: &'a Options<G::Move>,
    policy: &'a mut P,
    budget: &'a mut Budget,
    rng: Stream,
    seats: usize,
    nodes: Vec<Node<G::Move>>,
    /// The nodes of the current descent.
    line: Vec<u32>,
    keys: Vec<u128>,
    moves: Vec<G::Move>,
    tallies: Vec<Tally>,
    deepest: u32,
}

impl<G: PerfectInfo + Keyed, P: Prior<G>> Tree<'_, G, P> {
    fn plant(&mut self, game: &G) {
        self.nodes.push(Node {
            m: None,
            chooser: Seat::FIRST,
            mover: game.turn(),
            visits: 0,
            total: 0.0,
            sure: [0; MAX_SEATS],
            closed: game.is_over(),
            first_child: 0,
            children: 0,
        });
        self.expand(0, game);
        let count = self.nodes[0].children as usize;
        self.tallies = (0..count)
            .map(|_| Tally {
                shares: [Sample::default(); MAX_SEATS],
                margin: Sample::default(),
            })
            .collect();
    }

    fn grow(&mut self, game: &G, progress: &mut dyn FnMut(&Self)) -> StoppedBy {
        while !self.nodes[0].closed {
            if self.nodes[0].children == 0 {
                break;
            }
            if !self.descend(&mut game.clone()) {
                return self.budget.stopped().unwrap_or(StoppedBy::Nodes);
            }
            let visits = self.nodes[0].visits;
            if visits >= 32 && visits.is_power_of_two() {
                progress(self);
            }
        }
        StoppedBy::Proved
    }

    /// One descent with its playout. False when the budget ended first; then it left no trace.
    fn descend(&mut self, game: &mut G) -> bool {
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
                return false;
            }
            game.play(m);
            self.line.push(child as u32);
            at = child;
            if self.nodes[at].visits == 0 {
                self.arrive(at, game);
                break;
            }
        }
        let drawn = self.nodes[at].closed && !game.is_over();
        if !self.nodes[at].closed
            && !playout::run(
                game,
                self.policy,
                &mut self.moves,
                &mut self.rng,
                self.budget,
            )
        {
            return false;
        }
        self.back_up(game, drawn);
        true
    }

    /// The first visit of a node: who moves there, and whether the game ended.
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

    /// Gives a node its children. False when the tree may not grow.
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
        if let Some(only) = self.options.moves.as_ref().filter(|_| at == 0) {
            self.moves.retain(|m| only.contains(m));
        }
        self.policy.order(game, &mut self.moves, &mut self.rng);
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
                first_child: 0,
                children: 0,
            });
        }
        !self.moves.is_empty()
    }

    fn children(&self, at: usize) -> std::ops::Range<usize> {
        let first = self.nodes[at].first_child as usize;
        first..first + self.nodes[at].children as usize
    }

    /// UCT among the children that are not settled as no better than another one.
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
            // A child about which all is known has nothing more to tell.
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

    /// Whether the mover is sure of as much without this child as it could get there.
    fn is_beaten(&self, node: &Node<G::Move>, parent: &Node<G::Move>) -> bool {
        let s = node.chooser.index();
        self.hope(node, s) <= parent.sure[s]
    }

    /// The most that a seat can get: what the others are not sure of.
    fn hope(&self, node: &Node<G::Move>, seat: usize) -> u8 {
        let others = (0..self.seats).filter(|&s| s != seat);
        WHOLE.saturating_sub(others.map(|s| node.sure[s]).sum())
    }

    fn back_up(&mut self, game: &G, drawn: bool) {
        let even = || (0..self.seats).map(|_| 1.0 / self.seats as f64).collect();
        let shares: PerSeat<f64> = if drawn {
            even()
        } else {
            self.policy.shares(game)
        };
        let rewards: PerSeat<f64> = if drawn {
            even()
        } else {
            self.policy.rewards(game)
        };
        if let Some(&child) = self.line.get(1) {
            let tally = &mut self.tallies[child as usize - 1];
            for (sample, &share) in tally.shares.iter_mut().zip(&shares) {
                sample.add(share);
            }
            if !drawn && let Some(points) = margin(game, self.nodes[1].chooser.index()) {
                tally.margin.add(points as f64);
            }
        }
        self.deepest = self.deepest.max(self.line.len() as u32 - 1);
        let mut solving = true;
        for i in (0..self.line.len()).rev() {
            let at = self.line[i] as usize;
            let node = &mut self.nodes[at];
            node.visits += 1;
            node.total += rewards[node.chooser.index()];
            // A node without children has told what it knows when it was reached.
            if solving && node.children > 0 {
                solving = self.solve(at);
            } else {
                solving = solving && node.closed;
            }
        }
    }

    /// Works out what the seats are sure of from the children. True when it learnt something.
    fn solve(&mut self, at: usize) -> bool {
        let Turn::Seat(mover) = self.nodes[at].mover else {
            return false;
        };
        let mut sure: Sure = [WHOLE; MAX_SEATS];
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
        // Closed when no child can give the mover more than it is sure of. Where three play, the mover
        // may then still choose whom to help, and the others' shares stay open.
        let closed = (self.children(at)).all(|c| {
            let child = &self.nodes[c];
            child.closed || self.hope(child, mover.index()) <= own
        });
        let node = &mut self.nodes[at];
        let learnt = node.sure != sure || node.closed != closed;
        node.sure = sure;
        node.closed = closed;
        learnt
    }

    fn report(&self, game: &G, stopped_by: StoppedBy, before: u64) -> Report<G::Move> {
        let root = &self.nodes[0];
        let me = match root.mover {
            Turn::Seat(seat) => seat.index(),
            Turn::Over | Turn::Chance => 0,
        };
        let mut order: Vec<usize> = self.children(0).collect();
        order.sort_by_key(|&child| {
            let node = &self.nodes[child];
            let (least, most) = (node.sure[me], self.hope(node, me));
            let wins = least == WHOLE;
            let may_be_best = most > root.sure[me] || (least == root.sure[me] && most > 0);
            Reverse((wins, may_be_best, node.visits))
        });
        let mut lines: Vec<Line<G::Move>> = order
            .iter()
            .take(self.options.lines.max(1))
            .filter_map(|&child| {
                Some(Line {
                    m: self.nodes[child].m?,
                    value: self.value(child, me),
                    loss: 0.0,
                    pv: self.variation(child),
                })
            })
            .collect();
        rate(&mut lines);
        let value = match (lines.first(), order.split_first()) {
            (Some(line), Some((&best, others))) => {
                let others = others
                    .iter()
                    .map(|&child| self.hope(&self.nodes[child], me));
                let others = others.max().unwrap_or(0);
                let node = &self.nodes[best];
                match line.value.kind {
                    _ if others <= node.sure[me] => line.value.clone(),
                    Kind::Upper if others <= self.hope(node, me) => line.value.clone(),
                    _ => at_least(&line.value),
                }
            }
            _ => playout::finished(game),
        };
        Report {
            value,
            lines,
            stats: Stats {
                nodes: self.budget.spent() - before,
                depth: self.deepest,
                engine: "mcts",
                stopped_by,
            },
        }
    }

    /// The value of a root move for `me`, who makes it.
    fn value(&self, child: usize, me: usize) -> Value {
        let node = &self.nodes[child];
        let tally = &self.tallies[child - 1];
        let (least, most) = (node.sure[me], self.hope(node, me));
        if least == most {
            return self.settled(child, me);
        }
        let share = &tally.shares[me];
        if share.count == 0 {
            return Value {
                win_probability: None,
                ..Value::estimate(0.5)
            };
        }
        let margin = (tally.margin.count > 0).then(|| tally.margin.mean());
        let estimate = Value {
            margin,
            std_error: share.std_error(),
            shares: (self.seats > 2).then(|| {
                (tally.shares.iter().take(self.seats))
                    .map(Sample::mean)
                    .collect()
            }),
            ..Value::estimate(share.mean())
        };
        match self.seats {
            2 if least > 0 => Value {
                kind: Kind::Lower,
                outcome: Some(Outcome::Draw),
                ..estimate
            },
            2 if most < WHOLE => Value {
                kind: Kind::Upper,
                outcome: Some(Outcome::Draw),
                ..estimate
            },
            _ => estimate,
        }
    }

    /// The value of a root move whose share for `me` is proved. Where three and more play, what the others get may
    /// still be open; then it is a bound that can't be bettered, and their shares are estimates.
    fn settled(&self, child: usize, me: usize) -> Value {
        let sure = &self.nodes[child].sure;
        let of_whole = |share: u8| f64::from(share) / f64::from(WHOLE);
        let own = of_whole(sure[me]);
        let proved = Value {
            win_probability: Some(own),
            ..Value::exact(outcome(sure[me], self.seats))
        };
        if self.seats <= 2 {
            return proved;
        }
        let all: u8 = sure.iter().take(self.seats).sum();
        if all == WHOLE {
            return Value {
                shares: Some(
                    (sure.iter().take(self.seats))
                        .map(|&s| of_whole(s))
                        .collect(),
                ),
                ..proved
            };
        }
        let others: Vec<f64> = (self.tallies[child - 1].shares.iter().take(self.seats))
            .enumerate()
            .map(|(s, sample)| if s == me { 0.0 } else { sample.mean() })
            .collect();
        let sum: f64 = others.iter().sum();
        let even = 1.0 / (self.seats - 1) as f64;
        let part = |share: f64| if sum > 0.0 { share / sum } else { even };
        let shares = others.iter().enumerate();
        Value {
            kind: if sure[me] == 0 {
                Kind::Upper
            } else {
                Kind::Lower
            },
            shares: Some(
                shares
                    .map(|(s, &share)| {
                        if s == me {
                            own
                        } else {
                            (1.0 - own) * part(share)
                        }
                    })
                    .collect(),
            ),
            ..proved
        }
    }

    /// The most visited line; where a win is proved, one that keeps it.
    fn variation(&self, child: usize) -> Vec<G::Move> {
        let mut line = Vec::new();
        let mut at = child;
        loop {
            line.extend(self.nodes[at].m);
            let Turn::Seat(mover) = self.nodes[at].mover else {
                break;
            };
            let s = mover.index();
            let visited = self.children(at).filter(|&c| self.nodes[c].visits > 0);
            // `max_by_key` takes the last of equals; reversed, the first.
            let next = visited.rev().max_by_key(|&c| {
                let node = &self.nodes[c];
                let wins = node.sure[s] == WHOLE;
                (wins, self.hope(node, s) > 0, node.visits)
            });
            match next {
                Some(next) => at = next,
                None => break,
            }
        }
        line
    }
}

fn outcome(share: u8, seats: usize) -> Outcome {
    match share {
        WHOLE => Outcome::Win,
        0 => Outcome::Loss,
        // A win shared with all others is a draw; with some of them it is a win still.
        _ if usize::from(share) * seats <= usize::from(WHOLE) => Outcome::Draw,
        _ => Outcome::Win,
    }
}

fn repetition_key<G: Keyed>(game: &G) -> Option<u128> {
    match G::REPETITION {
        Repetition::Never => None,
        _ => game.repetition_key(),
    }
}

/// The natural logarithm within half a percent for n of 3 and more: the exponent of two is exact, and the mantissa's
/// logarithm is taken by a quadratic. Every machine gets the same bits, which `f64::ln` does not promise.
fn ln(n: u64) -> f64 {
    let n = n.max(1);
    let exponent = n.ilog2();
    let mantissa = n as f64 / (1u64 << exponent) as f64 - 1.0;
    let log2 = f64::from(exponent)
        + mantissa * (1.342_465_753_424_657_5 - 0.342_465_753_424_657_5 * mantissa);
    log2 * std::f64::consts::LN_2
}
