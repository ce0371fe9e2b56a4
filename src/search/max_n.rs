//! Three and more seats: max^n and paranoid search.
//!
//! Max^n (Luckhardt and Irani, "An Algorithmic Solution of N-Person Games", 1986) takes every seat to play for
//! its own payoff. Where a seat is indifferent, what it does to the others is arbitrary (here: the first listed
//! move), so its values are those of one equilibrium and no guarantee; they are called estimates even
//! when every line was searched to its end.
//!
//! The paranoid reduction (Sturtevant and Korf, "On Pruning Techniques for Multi-Player Games", 2000) lets all
//! others play together against one seat. That is a two-seat zero-sum game, [`Paranoid`], which
//! [`alpha_beta`](super::alpha_beta) and [`df_pn`](super::df_pn) search; what they prove there is what
//! the seat gets at least, whatever the others do ([`guaranteed`]).
//!
//! # Use
//! ```
//! use tessera::game::{Game, PerSeat, PerfectInfo};
//! use tessera::search::{Budget, max_n};
//!
//! struct Even;
//!
//! impl<G: PerfectInfo> max_n::EvaluateAll<G> for Even {
//!     fn evaluate(&mut self, game: &G) -> PerSeat<i32> {
//!         (0..game.seats()).map(|_| 0).collect()
//!     }
//! }
//!
//! fn best<G: PerfectInfo>(game: &G) -> Option<G::Move> {
//!     let options = max_n::Options::default();
//!     let mut budget = Budget::nodes(100_000);
//!     max_n::analyse(game, &mut Even, &options, &mut budget, &mut |_| {}).report.best()
//! }
//! ```

#[cfg(test)]
mod tests;

use super::budget::{Budget, StoppedBy};
use super::playout::{finished, margin};
use super::report::{Line, Report, Stats, rate};
use super::value::{Kind, Value};
use crate::game::{
    Game, Keyed, PerSeat, PerfectInfo, Repetition, Seat, SeatSet, Turn, ZeroSum, zobrist,
};

/// A game as one seat sees it that has all others against it: seat 0 is that seat, seat 1 everybody else.
/// The payoff of seat 0 is its payoff less the best of the others', that of seat 1 is 0.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Paranoid<G> {
    game: G,
    hero: Seat,
}

impl<G: Game> Paranoid<G> {
    /// The game with all others against `hero`.
    pub fn new(game: G, hero: Seat) -> Paranoid<G> {
        Paranoid { game, hero }
    }

    /// The game itself.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The seat that all others are against.
    pub fn hero(&self) -> Seat {
        self.hero
    }
}

impl<G: Game> Game for Paranoid<G> {
    type Move = G::Move;
    type Undo = G::Undo;

    fn seats(&self) -> usize {
        2
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.game.turn() {
            Turn::Seat(seat) if seat == self.hero => Turn::Seat(Seat::FIRST),
            Turn::Seat(_) => Turn::Seat(Seat::SECOND),
            other => other,
        }
    }

    #[inline]
    fn moves(&self, out: &mut Vec<G::Move>) {
        self.game.moves(out);
    }

    fn count_moves(&self) -> u64 {
        self.game.count_moves()
    }

    #[inline]
    fn play(&mut self, m: G::Move) -> G::Undo {
        self.game.play(m)
    }

    #[inline]
    fn undo(&mut self, undo: G::Undo) {
        self.game.undo(undo);
    }

    fn payoffs(&self) -> Option<PerSeat<i32>> {
        let lead = margin(&self.game, self.hero.index())?;
        let lead = lead.clamp(i64::from(i32::MIN), i64::from(i32::MAX)) as i32;
        Some([lead, 0].into_iter().collect())
    }

    /// Seat 0 when the hero wins alone, nobody when it shares the win.
    fn winners(&self) -> SeatSet {
        let winners = self.game.winners();
        if !self.is_over() || (winners.contains(self.hero) && winners.len() > 1) {
            SeatSet::EMPTY
        } else if winners.contains(self.hero) {
            SeatSet::only(Seat::FIRST)
        } else if winners.is_empty() {
            SeatSet::EMPTY
        } else {
            SeatSet::only(Seat::SECOND)
        }
    }
}

impl<G: Game> ZeroSum for Paranoid<G> {}
impl<G: PerfectInfo> PerfectInfo for Paranoid<G> {}

impl<G: Keyed> Keyed for Paranoid<G> {
    const REPETITION: Repetition = G::REPETITION;

    #[inline]
    fn fingerprint(&self) -> u128 {
        self.game.fingerprint() ^ zobrist::mix(0x6865_726f, self.hero.index() as u64)
    }

    fn repetition_key(&self) -> Option<u128> {
        self.game.repetition_key()
    }
}

/// What an analysis of [`Paranoid`] proves of the game itself: a proved value or lower bound is a lower bound for the
/// hero; anything else proves nothing.
#[must_use]
pub fn guaranteed(value: &Value) -> Option<Value> {
    matches!(value.kind, Kind::Exact | Kind::Lower).then(|| Value {
        kind: Kind::Lower,
        plies: None,
        ..value.clone()
    })
}

/// A game's knowledge, as max^n wants it.
pub trait EvaluateAll<G: PerfectInfo> {
    /// Judgement of an unfinished position: every seat's payoff in the end.
    fn evaluate(&mut self, game: &G) -> PerSeat<i32>;

    /// The largest payoff that `seat` can still get, if that is cheap to say: a seat that has found it looks no
    /// further.
    fn ceiling(&mut self, _game: &G, _seat: Seat) -> i32 {
        i32::MAX
    }
}

/// How to search.
#[derive(Debug, Clone)]
pub struct Options<M> {
    /// Number of lines to report.
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

/// The answer of max^n.
#[derive(Debug, Clone, PartialEq)]
pub struct Equilibrium<M> {
    /// Lines whose margin is the mover's payoff less the best of the others'; all estimates.
    pub report: Report<M>,
    /// For each line of the report, what every seat gets.
    pub payoffs: Vec<PerSeat<i32>>,
    /// Whether every line was searched to the end of the game, so that no judgement is in the payoffs.
    pub complete: bool,
}

/// The deepest iteration, in plies.
const MAX_PLY: u32 = 400;

/// Searches deeper and deeper, full width, until the game is searched to its end or the budget ends it.
/// `progress` is called after each full iteration.
pub fn analyse<G: PerfectInfo, E: EvaluateAll<G>>(
    game: &G,
    evaluate: &mut E,
    options: &Options<G::Move>,
    budget: &mut Budget,
    progress: &mut dyn FnMut(&Report<G::Move>),
) -> Equilibrium<G::Move> {
    let before = budget.spent();
    let mut moves = Vec::new();
    game.moves(&mut moves);
    if let Some(only) = &options.moves {
        moves.retain(|m| only.contains(m));
    }
    let mut search = Search {
        evaluate,
        budget,
        moves: Vec::new(),
        lines: vec![Vec::new(); MAX_PLY as usize + 2],
        horizon: false,
    };
    let mut results: Vec<Reached<G::Move>> = Vec::new();
    let (mut depth, mut complete) = (0, false);
    let limit = search.budget.depth().unwrap_or(MAX_PLY).min(MAX_PLY);
    let stopped_by = loop {
        if complete || moves.is_empty() {
            break StoppedBy::Proved;
        }
        if depth >= limit {
            break StoppedBy::Depth;
        }
        search.horizon = false;
        let Some(next) = search.iterate(game, &moves, depth + 1) else {
            break search.budget.stopped().unwrap_or(StoppedBy::Nodes);
        };
        results = next;
        depth += 1;
        complete = !search.horizon;
        let spent = search.budget.spent() - before;
        progress(&report(game, &results, options, depth, StoppedBy::Depth, spent).report);
    };
    if results.is_empty() {
        // Not even one ply: the moves as they come, unvalued.
        results = moves
            .iter()
            .map(|&m| Reached {
                m,
                payoffs: None,
                pv: vec![m],
            })
            .collect();
    }
    let spent = budget.spent() - before;
    let mut answer = report(game, &results, options, depth, stopped_by, spent);
    answer.complete = complete || game.is_over();
    answer
}

struct Reached<M> {
    m: M,
    payoffs: Option<PerSeat<i32>>,
    pv: Vec<M>,
}

fn report<G: PerfectInfo>(
    game: &G,
    results: &[Reached<G::Move>],
    options: &Options<G::Move>,
    depth: u32,
    stopped_by: StoppedBy,
    nodes: u64,
) -> Equilibrium<G::Move> {
    let me = match game.turn() {
        Turn::Seat(seat) => seat.index(),
        Turn::Over | Turn::Chance => 0,
    };
    let lead = |payoffs: &PerSeat<i32>| {
        let others = payoffs.iter().enumerate().filter(|&(s, _)| s != me);
        let own = i64::from(payoffs[me]);
        others
            .map(|(_, &p)| i64::from(p))
            .max()
            .map_or(own, |best| own - best)
    };
    // Stable: of equal payoffs the first listed move, as in the search.
    let mut order: Vec<&Reached<G::Move>> = results.iter().collect();
    order.sort_by_key(|r| std::cmp::Reverse(r.payoffs.as_ref().map(|p| p[me])));
    order.truncate(options.lines.max(1));
    let mut lines: Vec<Line<G::Move>> = order
        .iter()
        .map(|reached| Line {
            m: reached.m,
            value: Value {
                margin: reached.payoffs.as_ref().map(|p| lead(p) as f64),
                win_probability: None,
                ..Value::estimate(0.5)
            },
            loss: 0.0,
            pv: reached.pv.clone(),
        })
        .collect();
    rate(&mut lines);
    Equilibrium {
        report: Report {
            value: match lines.first() {
                Some(line) => line.value.clone(),
                None => finished(game),
            },
            lines,
            stats: Stats {
                nodes,
                depth,
                engine: "max-n",
                stopped_by,
            },
        },
        payoffs: order.iter().filter_map(|r| r.payoffs.clone()).collect(),
        complete: false,
    }
}

struct Search<'a, G: PerfectInfo, E> {
    evaluate: &'a mut E,
    budget: &'a mut Budget,
    /// The moves of all nodes on the line, one after the other.
    moves: Vec<G::Move>,
    /// Principal variations by ply.
    lines: Vec<Vec<G::Move>>,
    /// Whether a judgement entered this iteration.
    horizon: bool,
}

impl<G: PerfectInfo, E: EvaluateAll<G>> Search<'_, G, E> {
    fn iterate(
        &mut self,
        game: &G,
        moves: &[G::Move],
        depth: u32,
    ) -> Option<Vec<Reached<G::Move>>> {
        let mut game = game.clone();
        let mut results = Vec::with_capacity(moves.len());
        for &m in moves {
            let payoffs = self.child(&mut game, m, depth - 1, 1)?;
            let mut pv = vec![m];
            pv.extend_from_slice(&self.lines[1]);
            results.push(Reached {
                m,
                payoffs: Some(payoffs),
                pv,
            });
        }
        Some(results)
    }

    fn child(&mut self, game: &mut G, m: G::Move, depth: u32, ply: usize) -> Option<PerSeat<i32>> {
        if !self.budget.spend() {
            return None;
        }
        let undo = game.play(m);
        let found = self.visit(game, depth, ply);
        game.undo(undo);
        found
    }

    /// `None` when the budget ended.
    fn visit(&mut self, game: &mut G, depth: u32, ply: usize) -> Option<PerSeat<i32>> {
        self.lines[ply].clear();
        let mover = match game.turn() {
            Turn::Seat(mover) => mover,
            Turn::Over | Turn::Chance => return game.payoffs(),
        };
        if depth == 0 {
            self.horizon = true;
            return Some(self.evaluate.evaluate(game));
        }
        let ceiling = self.evaluate.ceiling(game, mover);
        let start = self.moves.len();
        game.moves(&mut self.moves);
        let mut best: Option<PerSeat<i32>> = None;
        for i in start..self.moves.len() {
            let m = self.moves[i];
            let Some(found) = self.child(game, m, depth - 1, ply + 1) else {
                best = None;
                break;
            };
            let own = found[mover.index()];
            if best.as_ref().is_none_or(|best| own > best[mover.index()]) {
                best = Some(found);
                let (upper, lower) = self.lines.split_at_mut(ply + 1);
                upper[ply].clear();
                upper[ply].push(m);
                upper[ply].extend_from_slice(&lower[0]);
                if own >= ceiling {
                    break;
                }
            }
        }
        self.moves.truncate(start);
        best
    }
}
