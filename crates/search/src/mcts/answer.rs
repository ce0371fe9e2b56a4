//! The report: values of the root's moves from the tree.

use std::cmp::Reverse;

use super::options::Prior;
use super::tree::{Tree, WHOLE};
use crate::budget::StoppedBy;
use crate::playout::{self, Sample};
use crate::report::{Line, Method, Report, Stats, at_least};
use crate::value::{Kind, Outcome, Value};
use tessera_rules::game::{Keyed, PerfectInfo, Turn};

impl<G: PerfectInfo + Keyed, P: Prior<G> + Clone + Send> Tree<'_, G, P> {
    /// Reports the results so far.
    pub(super) fn report(&self, game: &G, stopped_by: StoppedBy, before: u64) -> Report<G::Move> {
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
        let lines: Vec<Line<G::Move>> = order
            .iter()
            .take(self.question.lines.max(1))
            .filter_map(|&child| {
                let m = self.nodes[child].m?;
                Some(Line::new(m, self.value(child, me), self.variation(child)))
            })
            .collect();
        let value = match (lines.first(), order.split_first()) {
            (Some(line), Some((&best, others))) => {
                let others = others.iter().map(|&child| self.hope(&self.nodes[child], me));
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
        let stats = Stats {
            nodes: self.budget.spent() - before,
            depth: self.deepest,
            engine: Method::Mcts,
            stopped_by,
        };
        Report::new(value, lines, stats)
    }

    /// Returns the value of a root move for `me`, which makes it.
    fn value(&self, child: usize, me: usize) -> Value {
        let node = &self.nodes[child];
        let tally = &self.tallies[child - 1];
        let (least, most) = (node.sure[me], self.hope(node, me));
        if least == most {
            return self.settled(child, me);
        }
        let share = &tally.shares[me];
        if share.count == 0 {
            return Value { win_probability: None, ..Value::estimate(0.5) };
        }
        let margin = (tally.margin.count > 0).then(|| tally.margin.mean());
        let estimate = Value {
            margin,
            std_error: share.std_error(),
            shares: (self.seats > 2)
                .then(|| (tally.shares.iter().take(self.seats)).map(Sample::mean).collect()),
            ..Value::estimate(share.mean())
        };
        match self.seats {
            2 if least > 0 => Value { kind: Kind::Lower, outcome: Some(Outcome::Draw), ..estimate },
            2 if most < WHOLE => {
                Value { kind: Kind::Upper, outcome: Some(Outcome::Draw), ..estimate }
            }
            _ => estimate,
        }
    }

    /// Returns the value of a root move whose share for `me` is proved. The guaranteed shares of all seats add up to
    /// the whole, so the shares of the others are proved as well.
    fn settled(&self, child: usize, me: usize) -> Value {
        let sure = &self.nodes[child].sure;
        let of_whole = |share: u8| f64::from(share) / f64::from(WHOLE);
        let shares = sure.iter().take(self.seats);
        Value {
            win_probability: Some(of_whole(sure[me])),
            shares: (self.seats > 2).then(|| shares.map(|&share| of_whole(share)).collect()),
            ..Value::exact(outcome(sure[me], self.seats))
        }
    }

    /// Returns the most visited line; if a win is proved, one that keeps it.
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
            // `max_by_key` takes the last of equal items; on a reversed list this is the first.
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
        // A win shared with all others is a draw; a win shared with some of them is still a win.
        _ if usize::from(share) * seats <= usize::from(WHOLE) => Outcome::Draw,
        _ => Outcome::Win,
    }
}
