//! The report: values of the moves and of the position as far as the intervals allow.

use super::evaluate::{Evaluate, Goal, WIN};
use super::interval::Interval;
use super::root::{Root, RootMove};
use crate::budget::StoppedBy;
use crate::report::{Line, Method, Report, Stats, at_least};
use crate::value::{Kind, Outcome, Value};
use tessera_rules::game::{Keyed, PerfectInfo, Seat, ZeroSum, difference};

/// Reports on a position that is over, with the value for seat 0.
pub(super) fn finished<G: ZeroSum>(game: &G, goal: Goal) -> Report<G::Move> {
    let margin = difference(game, Seat::FIRST);
    let value = Value {
        plies: Some(0),
        margin: (goal == Goal::Margin).then(|| f64::from(margin)),
        ..Value::exact(Outcome::of_difference(margin))
    };
    let stats =
        Stats { nodes: 0, depth: 0, engine: Method::AlphaBeta, stopped_by: StoppedBy::Proved };
    Report::new(value, Vec::new(), stats)
}

impl<G: ZeroSum + PerfectInfo + Keyed, E: Evaluate<G>> Root<'_, G, E> {
    /// Reports the results so far.
    pub(super) fn report(&self, game: &G, stopped_by: StoppedBy) -> Report<G::Move> {
        let shift = self.shift();
        let mut lines: Vec<Line<G::Move>> = self
            .moves
            .iter()
            .take(self.lines)
            .map(|this| {
                let pv = legal_prefix(game, &this.pv, this.m);
                Line::new(this.m, self.value(game, this, shift, &pv), pv)
            })
            .collect();
        if E::GOAL == Goal::Win {
            // Proved wins go before values that could not be verified, proved losses after them.
            let share = |line: &Line<G::Move>| line.value.win_probability.unwrap_or(0.5);
            lines.sort_by(|a, b| share(b).total_cmp(&share(a)));
        }
        let stats = Stats {
            nodes: self.tree.budget.spent(),
            depth: self.depth,
            engine: Method::AlphaBeta,
            stopped_by,
        };
        Report::new(self.position_value(&lines), lines, stats)
    }

    /// Returns the value of the best line, as far as no other move can be better.
    fn position_value(&self, lines: &[Line<G::Move>]) -> Value {
        let Some(first) = lines.first() else {
            return Value::estimate(0.5);
        };
        let (mut best, mut others) = (Interval::open(), -WIN);
        for this in &self.moves {
            if this.m == first.m {
                best = this.proved;
            } else {
                others = others.max(this.proved.high);
            }
        }
        let value = &first.value;
        match value.kind {
            _ if others <= best.low => value.clone(),
            Kind::Upper if others <= best.high => value.clone(),
            // All moves lose, perhaps another one later.
            Kind::Exact if E::GOAL == Goal::Win && best.high < 0 && others < 0 => {
                Value { plies: None, ..value.clone() }
            }
            _ => at_least(value),
        }
    }

    fn value(&self, game: &G, this: &RootMove<G::Move>, shift: i32, pv: &[G::Move]) -> Value {
        let Interval { low, high, .. } = this.proved;
        let probability = self.tree.evaluate.win_probability(this.value + shift);
        match E::GOAL {
            Goal::Win => {
                let kind = match (low, high) {
                    (1.., _) | (_, ..=-1) if this.doubtful => return Value::estimate(probability),
                    (1.., _) => (Kind::Exact, Outcome::Win),
                    (_, ..=-1) => (Kind::Exact, Outcome::Loss),
                    (0, 0) => (Kind::Exact, Outcome::Draw),
                    (0, _) => (Kind::Lower, Outcome::Draw),
                    (_, 0) => (Kind::Upper, Outcome::Draw),
                    _ => return Value::estimate(probability),
                };
                Value {
                    kind: kind.0,
                    plies: (low == high && low != 0).then(|| (WIN - low.abs()) as u32),
                    win_probability: Some(if kind.0 == Kind::Exact {
                        kind.1.win_probability()
                    } else {
                        probability
                    }),
                    ..Value::exact(kind.1)
                }
            }
            Goal::Margin => {
                let margin = |points: i32| Some(f64::from(points));
                let proved = |points: i32, kind: Kind| Value {
                    kind,
                    margin: margin(points),
                    ..Value::exact(Outcome::of_difference(points))
                };
                match (low, high) {
                    _ if low == high && (low == 0 || !this.doubtful) => {
                        Value { plies: plies_to_end(game, pv), ..proved(low, Kind::Exact) }
                    }
                    (1.., _) if !this.doubtful => proved(low, Kind::Lower),
                    (_, ..=-1) if !this.doubtful => proved(high, Kind::Upper),
                    _ => Value { margin: margin(this.value), ..Value::estimate(probability) },
                }
            }
        }
    }
}

/// Returns the longest legal beginning of a line, at least the move `first`. (A line can be illegal only after a
/// collision of fingerprints.)
fn legal_prefix<G: PerfectInfo>(game: &G, line: &[G::Move], first: G::Move) -> Vec<G::Move> {
    let mut game = game.clone();
    let mut legal = Vec::with_capacity(line.len().max(1));
    let mut moves = Vec::new();
    for &m in line {
        moves.clear();
        game.moves(&mut moves);
        if !moves.contains(&m) {
            break;
        }
        game.play(m);
        legal.push(m);
    }
    if legal.first() != Some(&first) {
        return vec![first];
    }
    legal
}

/// Returns the length of a legal line if the game is over after it.
fn plies_to_end<G: PerfectInfo>(game: &G, line: &[G::Move]) -> Option<u32> {
    let mut game = game.clone();
    for &m in line {
        game.play(m);
    }
    game.is_over().then_some(line.len() as u32)
}
