//! Determinised flat Monte Carlo for games with hidden information or chance: playouts in sampled worlds, distributed
//! among the moves by sequential halving.
//!
//! Karnin, Koren and Somekh, "Almost Optimal Exploration in Multi-Armed Bandits" (2013) for sequential halving: in each
//! of log2(moves) rounds every surviving move gets equally many playouts, then the worse half is dropped. All moves of
//! a round are played in the same worlds with the same random numbers (common random numbers, Glasserman and Yao, "Some
//! Guidelines and Guarantees for Common Random Numbers", 1992), so that differences between moves are less noisy than
//! the values themselves. If there are more moves than the budget can try, only the first ones in the game's ranking
//! take part ([`Sampling::rank`], [`Sampling::field`]).
//!
//! With several threads ([`Budget::with_threads`]) worlds are played at the same time and counted in their order, each
//! if the budget still suffices for it: the report is that of one thread, to the last bit.
//!
//! Values are always estimates: in a determinised playout, no seat profits from hiding or learning anything.

mod parallel;
#[cfg(test)]
mod tests;

use std::cmp::Ordering;

use super::budget::{Budget, StoppedBy};
use super::playout::{self, Playout};
use super::report::{Line, Method, Report, Stats};
use super::strategy::{Question, Strategy};
use super::value::Value;
use tessera_rules::game::random::stream;
use tessera_rules::game::{Observe, Seat, Turn};

/// Most nodes between two reports of progress, apart from the world that exceeds them. Nodes of counted worlds decide, not
/// the clock, so the steps are the same with any number of threads.
const STEP: u64 = 1 << 18;

/// Determinised Monte Carlo with a game's knowledge.
///
/// A world counts only if every surviving move was played out in it, so all moves of a round have seen the same worlds.
/// If the budget does not suffice for one world, the moves that were reached count. Survivors come first; dropped moves
/// follow by the last round in which they took part, then by mean reward. `progress` is called after each round but the
/// last, and within a round when the nodes have doubled or 2^18 more are spent.
#[derive(Debug, Clone, Default)]
pub struct Determinised<P> {
    /// Playouts, and the evaluation of their ends.
    pub sampling: P,
}

impl<V: Observe, P: Sampling<V> + Clone + Send> Strategy<V> for Determinised<P> {
    fn analyse(
        &mut self,
        view: &V,
        question: &Question<V::Move>,
        budget: &mut Budget,
        progress: &mut dyn FnMut(&Report<V::Move>),
    ) -> Report<V::Move> {
        let me = match view.turn() {
            Turn::Seat(seat) => seat,
            Turn::Chance | Turn::Over => Seat::FIRST,
        };
        let ranked = self.sampling.rank(view, &question.moves);
        let candidates = (ranked.into_iter())
            .map(|(m, reward)| Candidate::new(m, reward, self.sampling.none(view)))
            .collect();
        let halving = Halving {
            view,
            sampling: &mut self.sampling,
            question,
            me,
            worlds: 0,
            depth: 0,
            last_world: 0,
            before: budget.spent(),
            budget,
            candidates,
            scratch: Vec::new(),
            next_step: 0,
            progress,
        };
        halving.run()
    }
}

/// A game's knowledge for determinised Monte Carlo: in addition to playouts, a ranking of the moves and the evaluation
/// of playouts. A clone must return the same values as its original, independent of earlier calls of either.
pub trait Sampling<V: Observe>: Playout<V::World> {
    /// Result of one playout.
    type Outcome: Send;
    /// Sums over the playouts of one move.
    type Tally;

    /// Returns the moves, best-looking first, each with a reward that it has before its first playout: a head start
    /// whose weight falls with the number of playouts.
    fn rank(&mut self, view: &V, moves: &[V::Move]) -> Vec<(V::Move, f64)>;

    /// Returns the number of moves that take part if `nodes` nodes are left. The search never takes fewer than the
    /// requested lines.
    fn field(&self, _view: &V, _nodes: u64) -> usize {
        usize::MAX
    }

    /// Returns the result of a world, `plies` plies after the move, for the seat `me`.
    fn outcome(&self, world: &V::World, me: Seat, plies: u32) -> Self::Outcome;

    /// Returns the reward that the seat maximises: the larger its mean, the longer a move takes part.
    fn reward(&self, outcome: &Self::Outcome) -> f64;

    /// Returns a tally of no playouts.
    fn none(&self, view: &V) -> Self::Tally;

    /// Adds a playout to a tally.
    fn add(&self, tally: &mut Self::Tally, outcome: &Self::Outcome, me: Seat);

    /// Returns the value of a move from a tally of `playouts` playouts, at least one.
    fn value(&self, view: &V, me: Seat, tally: &Self::Tally, playouts: u64) -> Value;

    /// Returns moves that are likely to follow a move, in positions that are legal for them. By default none.
    fn continuation(&self, _view: &V, _m: V::Move) -> Vec<V::Move> {
        Vec::new()
    }

    /// Returns a value without any playout.
    fn unsampled(&self, view: &V, me: Seat) -> Value;
}

/// State of one analysis.
struct Halving<'a, V: Observe, P: Sampling<V>> {
    view: &'a V,
    sampling: &'a mut P,
    question: &'a Question<V::Move>,
    budget: &'a mut Budget,
    before: u64,
    me: Seat,
    worlds: u64,
    depth: u32,
    /// Nodes of the last counted world.
    last_world: u64,
    /// Survivors first.
    candidates: Vec<Candidate<V::Move, P::Tally>>,
    scratch: Vec<V::Move>,
    /// Nodes at which progress is due.
    next_step: u64,
    progress: &'a mut dyn FnMut(&Report<V::Move>),
}

struct Candidate<M, T> {
    m: M,
    /// Last round in which it took part.
    round: u32,
    playouts: u64,
    reward: f64,
    tally: T,
}

impl<M, T> Candidate<M, T> {
    fn new(m: M, reward: f64, tally: T) -> Candidate<M, T> {
        Candidate { m, round: 0, playouts: 0, reward, tally }
    }

    fn mean_reward(&self) -> f64 {
        self.reward / self.playouts.max(1) as f64
    }

    /// Orders the larger mean reward first.
    fn by_mean(&self, other: &Self) -> Ordering {
        other.mean_reward().total_cmp(&self.mean_reward())
    }
}

impl<V: Observe, P: Sampling<V> + Clone + Send> Halving<'_, V, P> {
    fn run(mut self) -> Report<V::Move> {
        let lines = self.question.lines;
        let field = self.sampling.field(self.view, self.budget.left());
        let mut alive = field.max(lines).min(self.candidates.len());
        let rounds = rounds(alive, lines);
        let mut stopped_by = StoppedBy::Nodes;
        for round in 1..=rounds {
            for candidate in &mut self.candidates[..alive] {
                candidate.round = round;
            }
            let mut part = self.budget.split(1, u64::from(rounds - round + 1));
            while self.worlds(alive, &mut part) {}
            self.budget.join(part);
            self.candidates[..alive].sort_by(Candidate::by_mean);
            if let Some(by) = self.budget.stopped() {
                stopped_by = by;
                break;
            }
            if round < rounds {
                self.step(0);
                alive = (alive / 2).max(lines).max(1);
            }
        }
        self.report(0, stopped_by)
    }

    /// Plays the first `alive` moves out in one more world. False if the budget ended first; then the world counts only
    /// if it is the first one.
    fn world(&mut self, alive: usize, budget: &mut Budget) -> bool {
        let mut dealing = stream(self.question.seed, self.worlds);
        let world = self.view.sample(&mut dealing);
        // The same random numbers for every move.
        let playing = dealing;
        let mut played = Vec::with_capacity(alive);
        let before = budget.spent();
        for candidate in &self.candidates[..alive] {
            let (mut world, mut rng) = (world.clone(), playing.clone());
            if !budget.spend() {
                break;
            }
            self.view.enter(&mut world, candidate.m);
            let plies =
                playout::run(&mut world, self.sampling, &mut self.scratch, &mut rng, budget);
            let Some(plies) = plies else {
                break;
            };
            self.depth = self.depth.max(plies + 1);
            played.push(self.sampling.outcome(&world, self.me, plies));
        }
        let whole = played.len() == alive;
        if whole || self.worlds == 0 {
            self.count(&played, budget.spent() - before);
        }
        let goes_on = whole && alive > 0;
        if goes_on {
            self.step_if_due(budget);
        }
        goes_on
    }

    /// Adds the results of a world that took `nodes` nodes.
    fn count(&mut self, played: &[P::Outcome], nodes: u64) {
        self.worlds += 1;
        self.last_world = nodes;
        for (candidate, outcome) in self.candidates.iter_mut().zip(played) {
            candidate.playouts += 1;
            candidate.reward += self.sampling.reward(outcome);
            self.sampling.add(&mut candidate.tally, outcome, self.me);
        }
    }

    /// Reports progress within a round whose part of the budget is `part`.
    fn step_if_due(&mut self, part: &Budget) {
        if self.budget.spent() - self.before + part.spent() >= self.next_step {
            self.step(part.spent());
        }
    }

    fn step(&mut self, in_round: u64) {
        let report = self.report(in_round, StoppedBy::Nodes);
        self.next_step = report.stats.nodes + report.stats.nodes.min(STEP);
        (self.progress)(&report);
    }

    /// Returns the result so far. The budget does not have the `in_round` nodes of the current round yet.
    fn report(&self, in_round: u64, stopped_by: StoppedBy) -> Report<V::Move> {
        let mut order: Vec<_> = self.candidates.iter().collect();
        order.sort_by(|a, b| {
            let known = |c: &Candidate<_, _>| (c.playouts > 0, c.round);
            known(b).cmp(&known(a)).then(a.by_mean(b))
        });
        let sampled = order.iter().filter(|c| c.playouts > 0);
        let worst = sampled.min_by(|a, b| b.by_mean(a));
        let value = |candidate: &Candidate<V::Move, P::Tally>| {
            let Candidate { tally, playouts, .. } = candidate;
            (self.sampling).value(self.view, self.me, tally, *playouts)
        };
        let lines = (order.iter().take(self.question.lines.max(1)))
            .map(|candidate| {
                let value = match (candidate.playouts, worst) {
                    // A move that was not sampled was ranked below all that were.
                    (0, Some(worst)) => Value { std_error: None, ..value(worst) },
                    (0, None) => self.sampling.unsampled(self.view, self.me),
                    _ => value(candidate),
                };
                let mut line = Line::of_move(candidate.m, value);
                if candidate.playouts > 0 {
                    line.pv.extend(self.sampling.continuation(self.view, candidate.m));
                    line.likely_from = (line.pv.len() > 1).then_some(1);
                }
                line
            })
            .collect();
        let stats = Stats {
            nodes: self.budget.spent() - self.before + in_round,
            depth: self.depth,
            engine: Method::Determinised,
            stopped_by,
        };
        Report::of_lines(lines, stats, || self.sampling.unsampled(self.view, self.me))
    }
}

/// Returns the number of rounds until at most `lines` (or two) of `alive` moves are left.
fn rounds(mut alive: usize, lines: usize) -> u32 {
    let mut rounds = 1;
    while alive > lines.max(2) {
        alive = (alive / 2).max(lines);
        rounds += 1;
    }
    rounds
}
