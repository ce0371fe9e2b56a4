//! Exact expectation at the end of a game with chance: searches every move and every outcome that can still matter.
//!
//! Michie, "Game-Playing and Game-Learning Automata" (1966), expectimax; with several seats each maximises its own
//! expectation (max^n: Luckhardt and Irani, "An Algorithmic Solution of N-Person Games", 1986). It has no table, and
//! prunes only moves that the game proves not to matter ([`Knowledge::worth_following`]), so it suits the last few
//! plies of a game.
//!
//! A seat that decides last may hold hidden moves. Such a seat makes the best of the moves that it turns out to have,
//! and the mean is over the moves that it may hold ([`Choice::Hidden`]).

#[cfg(test)]
mod tests;

use std::borrow::Cow;

use super::budget::{Budget, StoppedBy};
use super::report::{Line, Method, Report, Stats};
use super::strategy::Question;
use super::value::{Outcome, Value};
use tessera_rules::game::{Game, Seat, Turn};

/// A game's knowledge for expectimax.
pub trait Knowledge<G: Game> {
    /// Values of a finished game for all seats, or the mean of several.
    type Worth;

    /// Evaluates a finished game.
    fn worth(&self, game: &G) -> Self::Worth;

    /// True if a seat strictly prefers `this` to `other`.
    fn prefers(&self, seat: Seat, this: &Self::Worth, other: &Self::Worth) -> bool;

    /// Returns the start of a mean.
    fn nothing(&self, game: &G) -> Self::Worth;

    /// Adds `weight` times `worth` to a mean.
    fn add(&self, sum: &mut Self::Worth, worth: &Self::Worth, weight: f64);

    /// Returns the outcomes of chance, in a position in which it is due.
    fn outcomes(&self, game: &G) -> Outcomes<G::Move>;

    /// Returns which of its moves the seat to move may have. By default all.
    fn choice(&self, _game: &G, _moves: &[G::Move]) -> Choice<G::Move> {
        Choice::Open
    }

    /// For a hidden choice: returns, for each group, the probability that the seat has it and none before it. `ranked`
    /// are the groups of [`Choice::Hidden`], in the order of the seat's preference. The result may be shorter: the
    /// remaining groups are never chosen.
    fn chances(&self, _game: &G, _ranked: &[&[G::Move]]) -> Vec<f64> {
        Vec::new()
    }

    /// Returns moves that include the best `lines` ones (of equal moves the first): all of them, or fewer if that can
    /// be proved. `None` if the budget ended first.
    fn worth_following<'m>(
        &mut self,
        _game: &mut G,
        moves: &'m [G::Move],
        _lines: usize,
        _budget: &mut Budget,
    ) -> Option<Cow<'m, [G::Move]>> {
        Some(Cow::Borrowed(moves))
    }

    /// Returns the exact value for a seat, except for the plies.
    fn value(&self, worth: &Self::Worth, seat: Seat) -> Value;
}

/// Outcomes of chance.
#[derive(Debug, Clone, PartialEq)]
pub enum Outcomes<M> {
    /// All outcomes are equivalent, and this one represents them.
    Idle(M),
    /// One of these, with these probabilities.
    Each(Vec<(M, f64)>),
    /// Too many to search.
    TooMany,
}

/// Knowledge of a seat's moves.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Choice<M> {
    /// It has all of them.
    Open,
    /// The seat has some of these groups of moves, and all moves of each group that it has.
    Hidden(Vec<Vec<M>>),
    /// The possible moves cannot be averaged.
    Unknown,
}

/// Returns the exact report on the question's moves, in a position in which a seat is to move. `None` if the budget did
/// not suffice, or if a position on the way has no exact average.
pub fn solve<G: Game, K: Knowledge<G>>(
    game: &G,
    knowledge: &mut K,
    question: &Question<G::Move>,
    budget: &mut Budget,
) -> Option<Report<G::Move>> {
    let Turn::Seat(me) = game.turn() else {
        return None;
    };
    let before = budget.spent();
    let mut search = Search { knowledge, budget };
    let mut game = game.clone();
    let moves = search.worth_following(&mut game, &question.moves, question.lines)?;
    let solved: Option<Vec<_>> =
        (moves.iter()).map(|&m| Some((m, search.child(&mut game, m)?))).collect();
    // Equal moves stay in the order of the question.
    let order = search.ranked(me, solved?);
    let depth = order.iter().map(|(_, found)| found.longest).max()?;
    let lines: Vec<Line<G::Move>> = (order.into_iter().take(question.lines.max(1)))
        .map(|(m, found)| {
            let mut value = search.knowledge.value(&found.worth, me);
            value.plies = (found.longest == found.shortest).then_some(found.longest);
            if found.drawn && game.seats() > 1 {
                value.outcome = Some(Outcome::Draw);
            }
            let mut pv = vec![m];
            pv.extend(found.pv.into_iter().rev());
            Line {
                likely_from: (found.likely > 0).then(|| pv.len() - found.likely),
                ..Line::new(m, value, pv)
            }
        })
        .collect();
    let stats = Stats {
        nodes: budget.spent() - before,
        depth,
        engine: Method::Expectimax,
        stopped_by: StoppedBy::Proved,
    };
    let value = lines.first()?.value.clone();
    Some(Report::new(value, lines, stats))
}

struct Search<'a, K> {
    knowledge: &'a mut K,
    budget: &'a mut Budget,
}

/// Result of a position.
struct Found<W, M> {
    worth: W,
    /// Least and greatest number of seats' moves to the end.
    shortest: u32,
    longest: u32,
    /// True if every end is a win shared by all.
    drawn: bool,
    /// The moves that follow, last first. Where chance or hidden information decides, it follows the likeliest case.
    pv: Vec<M>,
    /// Number of moves of `pv` from the first such case on.
    likely: usize,
}

/// A result with its label.
type Labelled<T, K, G> = (T, Found<<K as Knowledge<G>>::Worth, <G as Game>::Move>);

impl<K> Search<'_, K> {
    fn child<G: Game>(&mut self, game: &mut G, m: G::Move) -> Option<Found<K::Worth, G::Move>>
    where
        K: Knowledge<G>,
    {
        if !self.budget.spend() {
            return None;
        }
        let by_seat = matches!(game.turn(), Turn::Seat(_));
        let undo = game.play(m);
        let found = self.visit(game);
        game.undo(undo);
        let mut found = found?;
        found.shortest += u32::from(by_seat);
        found.longest += u32::from(by_seat);
        Some(found)
    }

    fn visit<G: Game>(&mut self, game: &mut G) -> Option<Found<K::Worth, G::Move>>
    where
        K: Knowledge<G>,
    {
        match game.turn() {
            Turn::Over => Some(Found {
                worth: self.knowledge.worth(game),
                shortest: 0,
                longest: 0,
                drawn: game.winners().len() == game.seats(),
                pv: Vec::new(),
                likely: 0,
            }),
            Turn::Chance => self.average(game),
            Turn::Seat(mover) => {
                let moves = game.legal_moves();
                match self.knowledge.choice(game, &moves) {
                    Choice::Open => self.best(game, mover, &moves),
                    Choice::Hidden(groups) => self.best_of_hidden(game, mover, groups),
                    Choice::Unknown => None,
                }
            }
        }
    }

    fn worth_following<'m, G: Game>(
        &mut self,
        game: &mut G,
        moves: &'m [G::Move],
        lines: usize,
    ) -> Option<Cow<'m, [G::Move]>>
    where
        K: Knowledge<G>,
    {
        (self.knowledge).worth_following(game, moves, lines, self.budget)
    }

    fn best<G: Game>(
        &mut self,
        game: &mut G,
        mover: Seat,
        moves: &[G::Move],
    ) -> Option<Found<K::Worth, G::Move>>
    where
        K: Knowledge<G>,
    {
        let moves = self.worth_following(game, moves, 1)?;
        let mut best: Option<Found<K::Worth, G::Move>> = None;
        for &m in moves.iter() {
            let mut found = self.child(game, m)?;
            let prefers =
                |best: &Found<_, _>| self.knowledge.prefers(mover, &found.worth, &best.worth);
            if best.as_ref().is_none_or(prefers) {
                found.pv.push(m);
                best = Some(found);
            }
        }
        best
    }

    /// Returns the mean over the outcomes of chance.
    fn average<G: Game>(&mut self, game: &mut G) -> Option<Found<K::Worth, G::Move>>
    where
        K: Knowledge<G>,
    {
        match self.knowledge.outcomes(game) {
            Outcomes::Idle(m) => {
                let mut found = self.child(game, m)?;
                found.pv.push(m);
                found.likely = found.pv.len();
                Some(found)
            }
            Outcomes::Each(outcomes) => {
                let mut mean = Mean::new(self.knowledge.nothing(game));
                for (m, probability) in outcomes {
                    let mut found = self.child(game, m)?;
                    found.pv.push(m);
                    mean.add(self.knowledge, found, probability);
                }
                mean.found()
            }
            Outcomes::TooMany => None,
        }
    }

    /// Returns the mean over the moves that the mover may have, choosing the best of them in each case.
    fn best_of_hidden<G: Game>(
        &mut self,
        game: &mut G,
        mover: Seat,
        groups: Vec<Vec<G::Move>>,
    ) -> Option<Found<K::Worth, G::Move>>
    where
        K: Knowledge<G>,
    {
        let found: Option<Vec<_>> = (groups.into_iter())
            .map(|group| {
                let found = self.best(game, mover, &group)?;
                Some((group, found))
            })
            .collect();
        let order = self.ranked(mover, found?);
        let ranked: Vec<&[G::Move]> = order.iter().map(|(group, _)| group.as_slice()).collect();
        let chances = self.knowledge.chances(game, &ranked);
        let mut mean = Mean::new(self.knowledge.nothing(game));
        for ((_, found), chance) in order.into_iter().zip(chances) {
            if chance > 0.0 {
                mean.add(self.knowledge, found, chance);
            }
        }
        mean.found()
    }

    /// Sorts by the seat's preference; equal items stay in order.
    fn ranked<G: Game, T>(&self, seat: Seat, all: Vec<Labelled<T, K, G>>) -> Vec<Labelled<T, K, G>>
    where
        K: Knowledge<G>,
    {
        let mut order: Vec<Labelled<T, K, G>> = Vec::with_capacity(all.len());
        for (this, found) in all {
            let place = (order.iter())
                .position(|(_, other)| self.knowledge.prefers(seat, &found.worth, &other.worth))
                .unwrap_or(order.len());
            order.insert(place, (this, found));
        }
        order
    }
}

/// A mean in the course of its computation.
struct Mean<W, M> {
    sum: W,
    shortest: u32,
    longest: u32,
    drawn: bool,
    /// The weight of the likeliest case, of equal ones the first, and the moves that follow it, last first.
    likeliest: Option<(f64, Vec<M>)>,
}

impl<W, M> Mean<W, M> {
    fn new(nothing: W) -> Mean<W, M> {
        Mean { sum: nothing, shortest: u32::MAX, longest: 0, drawn: true, likeliest: None }
    }

    fn add<G: Game, K: Knowledge<G, Worth = W>>(
        &mut self,
        knowledge: &K,
        found: Found<W, M>,
        weight: f64,
    ) {
        knowledge.add(&mut self.sum, &found.worth, weight);
        self.shortest = self.shortest.min(found.shortest);
        self.longest = self.longest.max(found.longest);
        self.drawn &= found.drawn;
        if (self.likeliest.as_ref()).is_none_or(|&(most, _)| weight > most) {
            self.likeliest = Some((weight, found.pv));
        }
    }

    fn found(self) -> Option<Found<W, M>> {
        self.likeliest.map(|(_, pv)| Found {
            worth: self.sum,
            shortest: self.shortest,
            longest: self.longest,
            drawn: self.drawn,
            likely: pv.len(),
            pv,
        })
    }
}
