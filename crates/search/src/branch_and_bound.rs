//! Branch and bound over one seat's turn: finds the best moves by a value that is settled when the turn passes, without
//! making moves that a bound shows to be no better.
//!
//! Land and Doig, "An Automatic Method of Solving Discrete Programming Problems" (1960), here depth first, with the
//! moves sorted by their bounds. A turn may consist of several moves.

#[cfg(test)]
mod tests;

use super::budget::Budget;
use tessera_rules::game::{Game, Seat, Turn};

/// The bound of a move of unknown value, above every value.
pub const UNBOUNDED: i64 = i64::MAX / 4;

/// A game's knowledge for branch and bound.
pub trait Bounds<G: Game> {
    /// Returns the moves with upper bounds of their values for the seat to move, highest bounds first.
    fn rated(&self, game: &G, moves: &[G::Move]) -> Vec<Rated<G::Move>>;

    /// Returns the value for `seat` of a position in which its turn has passed; `None` while it moves on.
    fn settled(&self, game: &G, seat: Seat) -> Option<i64>;
}

/// A move with an upper bound of its value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rated<M> {
    /// The move.
    pub m: M,
    /// Upper bound of its value, or [`UNBOUNDED`].
    pub most: i64,
    /// Its place in the list of moves, which breaks ties.
    pub place: usize,
}

/// Returns the best `lines` of the moves, best first, in listed order if equal. `None` if the budget did not suffice.
pub fn choose<G: Game, B: Bounds<G>>(
    game: &mut G,
    bounds: &B,
    moves: &[G::Move],
    lines: usize,
    budget: &mut Budget,
) -> Option<Vec<G::Move>> {
    let lines = lines.clamp(1, moves.len().max(1));
    let mut best: Vec<(i64, Rated<G::Move>)> = Vec::with_capacity(lines + 1);
    for this in bounds.rated(game, moves) {
        let worst = best.get(lines - 1).copied();
        let ahead = |value: i64| match worst {
            Some((least, other)) => value > least || value == least && this.place < other.place,
            None => true,
        };
        if !ahead(this.most) {
            // The moves that follow have no higher bound.
            break;
        }
        let enough = worst.map_or(-UNBOUNDED, |(least, _)| least - 1);
        let value = after(game, bounds, this.m, enough, budget)?;
        if ahead(value) {
            let rank = |&(other, ref rated): &(i64, Rated<G::Move>)| {
                other > value || other == value && rated.place < this.place
            };
            let at = best.partition_point(rank);
            best.insert(at, (value, this));
            best.truncate(lines);
        }
    }
    Some(best.into_iter().map(|(_, this)| this.m).collect())
}

/// Returns the value of a move for its seat: exact above `enough`, otherwise an upper bound.
fn after<G: Game, B: Bounds<G>>(
    game: &mut G,
    bounds: &B,
    m: G::Move,
    enough: i64,
    budget: &mut Budget,
) -> Option<i64> {
    let Turn::Seat(mover) = game.turn() else {
        return None;
    };
    if !budget.spend() {
        return None;
    }
    let undo = game.play(m);
    let value = match bounds.settled(game, mover) {
        Some(value) => Some(value),
        None => best(game, bounds, enough, budget),
    };
    game.undo(undo);
    value
}

/// Returns the value of the best move of the seat to move.
fn best<G: Game, B: Bounds<G>>(
    game: &mut G,
    bounds: &B,
    enough: i64,
    budget: &mut Budget,
) -> Option<i64> {
    let moves = game.legal_moves();
    let mut best = -UNBOUNDED;
    for this in bounds.rated(game, &moves) {
        let sure = best.max(enough);
        if this.most <= sure {
            return Some(best.max(this.most));
        }
        best = best.max(after(game, bounds, this.m, sure, budget)?);
    }
    Some(best)
}
