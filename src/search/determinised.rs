//! Determinised flat Monte Carlo for games with something hidden or random: playouts in sampled worlds,
//! shared out among the moves by sequential halving.
//!
//! Karnin, Koren and Somekh, "Almost Optimal Exploration in Multi-Armed Bandits" (2013) for sequential
//! halving: in each of log2(moves) rounds every surviving move gets equally many playouts, then the
//! worse half is dropped. All moves of a round are played in the same worlds with the same random numbers
//! (common random numbers, Glasserman and Yao 1992), so that differences between moves are less noisy than the
//! values themselves.
//!
//! Values are estimates, always: a determinised playout lets nobody profit from hiding or learning
//! something.
//!
//! # Use
//! ```
//! use tessera::game::Observe;
//! use tessera::search::playout::Uniform;
//! use tessera::search::{Budget, determinised};
//!
//! fn best<V: Observe>(view: &V, seed: u64) -> Option<V::Move> {
//!     let options = determinised::Options::default();
//!     let mut budget = Budget::nodes(50_000);
//!     determinised::analyse(view, &mut Uniform, &options, seed, &mut budget, &mut |_| {}).best()
//! }
//! ```

#[cfg(test)]
mod tests;

use super::budget::{Budget, StoppedBy};
use super::playout::{self, Playout, Sample, margin};
use super::report::{Line, Report, Stats, rate};
use super::value::Value;
use crate::game::random::stream;
use crate::game::{MAX_SEATS, Observe, PerSeat, Turn};

/// How to search.
#[derive(Debug, Clone)]
pub struct Options<M> {
    /// Number of lines to report; the search never drops below as many moves.
    pub lines: usize,
    /// The moves to consider, all legal ones when `None`.
    pub moves: Option<Vec<M>>,
}

impl<M> Default for Options<M> {
    fn default() -> Options<M> {
        Options {
            lines: 1,
            moves: None,
        }
    }
}

/// Values the moves of the seat to move until the budget is spent.
///
/// A world counts only when every surviving move was played out in it, so each move of a round has seen
/// the same worlds; only when the budget does not reach for one world, the moves that were reached count.
/// Survivors come first; moves that were dropped follow by the round they survived to, then by mean reward.
/// `progress` is called after each round.
pub fn analyse<V: Observe, P: Playout<V::World>>(
    view: &V,
    policy: &mut P,
    options: &Options<V::Move>,
    seed: u64,
    budget: &mut Budget,
    progress: &mut dyn FnMut(&Report<V::Move>),
) -> Report<V::Move> {
    let before = budget.spent();
    let mut moves = Vec::new();
    let me = match view.turn() {
        Turn::Seat(seat) => {
            view.moves(&mut moves);
            seat.index()
        }
        Turn::Chance | Turn::Over => 0,
    };
    if let Some(only) = &options.moves {
        moves.retain(|m| only.contains(m));
    }
    let mut halving = Halving {
        view,
        policy,
        budget,
        me,
        seats: view.seats(),
        seed,
        worlds: 0,
        moves: moves.into_iter().map(Candidate::new).collect(),
        scratch: Vec::new(),
        pending: Vec::new(),
    };
    let stopped_by = halving.run(options.lines, &mut |halving, round| {
        progress(&halving.report(options.lines, StoppedBy::Nodes, before, round));
    });
    let rounds = halving.rounds(options.lines);
    halving.report(options.lines, stopped_by, before, rounds)
}

struct Candidate<M> {
    m: M,
    /// The last round it took part in.
    round: u32,
    reward: Sample,
    shares: [Sample; MAX_SEATS],
    margin: Sample,
}

impl<M> Candidate<M> {
    fn new(m: M) -> Candidate<M> {
        Candidate {
            m,
            round: 0,
            reward: Sample::default(),
            shares: [Sample::default(); MAX_SEATS],
            margin: Sample::default(),
        }
    }
}

/// What one playout gave.
struct Played {
    rewards: PerSeat<f64>,
    shares: PerSeat<f64>,
    margin: Option<i64>,
}

struct Halving<'a, V: Observe, P> {
    view: &'a V,
    policy: &'a mut P,
    budget: &'a mut Budget,
    me: usize,
    seats: usize,
    seed: u64,
    worlds: u64,
    /// Survivors first.
    moves: Vec<Candidate<V::Move>>,
    scratch: Vec<V::Move>,
    /// The playouts of the current world, by place in `moves`.
    pending: Vec<Played>,
}

impl<V: Observe, P: Playout<V::World>> Halving<'_, V, P> {
    fn run(&mut self, lines: usize, progress: &mut dyn FnMut(&Self, u32)) -> StoppedBy {
        let rounds = self.rounds(lines);
        let mut alive = self.moves.len();
        if alive == 0 {
            return StoppedBy::Proved;
        }
        for round in 1..=rounds {
            for candidate in &mut self.moves[..alive] {
                candidate.round = round;
            }
            let mut part = self.budget.split(1, u64::from(rounds - round + 1));
            std::mem::swap(self.budget, &mut part);
            // From here `self.budget` is the round's part, `part` the whole.
            while self.world(alive) {}
            std::mem::swap(self.budget, &mut part);
            self.budget.join(part);
            self.moves[..alive].sort_by(|a, b| {
                let mean = |c: &Candidate<V::Move>| c.reward.mean();
                mean(b).total_cmp(&mean(a))
            });
            progress(self, round);
            if let Some(by) = self.budget.stopped() {
                return by;
            }
            if round < rounds {
                alive = (alive / 2).max(lines).max(1);
            }
        }
        StoppedBy::Nodes
    }

    /// Rounds until no more than `lines` (or two) moves are left.
    fn rounds(&self, lines: usize) -> u32 {
        let mut alive = self.moves.len();
        let mut rounds = 1;
        while alive > lines.max(2) {
            alive = (alive / 2).max(lines);
            rounds += 1;
        }
        rounds
    }

    /// Plays the first `alive` moves out in one more world. False when the budget ended first; then the world
    /// does not count.
    fn world(&mut self, alive: usize) -> bool {
        self.pending.clear();
        let mut dealing = stream(self.seed, 2 * self.worlds);
        let world = self.view.sample(&mut dealing);
        // The same random numbers for every move.
        let playing = stream(self.seed, 2 * self.worlds + 1);
        for i in 0..alive {
            if !self.budget.spend() {
                return self.abandon();
            }
            let mut rng = playing.clone();
            let mut world = world.clone();
            self.view.enter(&mut world, self.moves[i].m);
            if !playout::run(
                &mut world,
                self.policy,
                &mut self.scratch,
                &mut rng,
                self.budget,
            ) {
                return self.abandon();
            }
            self.pending.push(Played {
                rewards: self.policy.rewards(&world),
                shares: self.policy.shares(&world),
                margin: margin(&world, self.me),
            });
        }
        self.worlds += 1;
        self.count();
        true
    }

    /// The budget ended within a world, which counts only if there is nothing else.
    fn abandon(&mut self) -> bool {
        if self.worlds == 0 {
            self.worlds += 1;
            self.count();
        }
        false
    }

    fn count(&mut self) {
        for (candidate, outcome) in self.moves.iter_mut().zip(&self.pending) {
            candidate.reward.add(outcome.rewards[self.me]);
            for (sample, &share) in candidate.shares.iter_mut().zip(&outcome.shares) {
                sample.add(share);
            }
            if let Some(points) = outcome.margin {
                candidate.margin.add(points as f64);
            }
        }
    }

    fn report(
        &self,
        lines: usize,
        stopped_by: StoppedBy,
        before: u64,
        depth: u32,
    ) -> Report<V::Move> {
        let mut order: Vec<&Candidate<V::Move>> = self.moves.iter().collect();
        order.sort_by(|a, b| {
            let known = |c: &Candidate<V::Move>| (c.round, c.reward.count > 0);
            let by_mean = b.reward.mean().total_cmp(&a.reward.mean());
            known(b).cmp(&known(a)).then(by_mean)
        });
        let mut lines: Vec<Line<V::Move>> = order
            .iter()
            .take(lines.max(1))
            .map(|candidate| Line {
                m: candidate.m,
                value: self.value(candidate),
                loss: 0.0,
                pv: vec![candidate.m],
            })
            .collect();
        rate(&mut lines);
        let value = match lines.first() {
            Some(line) => line.value.clone(),
            None => self.ended(),
        };
        Report {
            value,
            lines,
            stats: Stats {
                nodes: self.budget.spent() - before,
                depth,
                engine: "determinised",
                stopped_by,
            },
        }
    }

    fn value(&self, candidate: &Candidate<V::Move>) -> Value {
        let share = &candidate.shares[self.me];
        let seats = &candidate.shares[..self.seats];
        let known = share.count > 0;
        Value {
            margin: (candidate.margin.count > 0).then(|| candidate.margin.mean()),
            win_probability: known.then(|| share.mean()),
            std_error: share.std_error(),
            shares: (self.seats > 2 && known).then(|| seats.iter().map(Sample::mean).collect()),
            ..Value::estimate(0.5)
        }
    }

    /// The value where there is no move: of a finished game it is the result for seat 0.
    fn ended(&self) -> Value {
        if self.view.is_over() {
            return playout::finished(self.view);
        }
        Value {
            win_probability: None,
            ..Value::estimate(0.5)
        }
    }
}
