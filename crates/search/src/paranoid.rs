//! The paranoid reduction: a game of three or more seats as a game of two.
//!
//! Sturtevant and Korf, "On Pruning Techniques for Multi-Player Games" (2000): all other seats play together against
//! one seat. That is a zero-sum game of two seats, [`Paranoid`], which [`alpha_beta`](super::alpha_beta) and
//! [`df_pn`](super::df_pn) can search. Values proved there are lower bounds for the seat, whatever the others do
//! ([`guaranteed`]).

#[cfg(test)]
mod tests;

use super::playout::margin;
use super::value::{Kind, Value};
use tessera_rules::game::{
    Game, Keyed, PerSeat, PerfectInfo, Repetition, Seat, SeatSet, Turn, ZeroSum, zobrist,
};

/// A game from the view of one seat against all others: seat 0 is that seat, seat 1 all the others. The payoff of seat
/// 0 is its payoff less the best of the others', that of seat 1 is 0.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Paranoid<G> {
    game: G,
    hero: Seat,
}

impl<G: Game> Paranoid<G> {
    /// Creates the game of all others against `hero`.
    pub fn new(game: G, hero: Seat) -> Paranoid<G> {
        Paranoid { game, hero }
    }

    /// Returns the game itself.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Returns the seat that plays against all others.
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

    /// Returns seat 0 if the hero wins alone; no seat if the hero shares the win.
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

/// Converts a value of [`Paranoid`] into a proved value of the game itself: a proved value or lower bound is a lower
/// bound for the hero; any other value proves nothing.
#[must_use]
pub fn guaranteed(value: &Value) -> Option<Value> {
    matches!(value.kind, Kind::Exact | Kind::Lower).then(|| Value {
        kind: Kind::Lower,
        plies: None,
        ..value.clone()
    })
}
