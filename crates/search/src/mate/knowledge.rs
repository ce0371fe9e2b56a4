//! The game's interface to mate search.

use crate::budget::Budget;
use tessera_rules::game::{Seat, ZeroSum};

/// A game's knowledge for mate search.
pub trait Knowledge<G: ZeroSum> {
    /// True if the seats take turns strictly. Then only every second question needs an answer.
    const ALTERNATING: bool = false;

    /// Appends the moves that may win at once for the seat to move. Every move that does must be among them.
    #[inline]
    fn finishing(&mut self, game: &G, out: &mut Vec<G::Move>) {
        game.moves(out);
    }

    /// Drops moves of the seat to move that do not win within `plies` plies, 2 or more. Positions entered for this must
    /// be spent from the budget.
    #[inline]
    fn drop_vain(
        &mut self,
        _game: &G,
        _plies: u32,
        _moves: &mut Vec<G::Move>,
        _budget: &mut Budget,
    ) {
    }

    /// Rates the moves for ordering; the highest is the best. The attacker's moves are rated by their pressure, the
    /// others by the chance of escape. The search adds what it has learned: up to 16,384, or 32,768 for a killer.
    #[inline]
    fn order(&mut self, _game: &G, _attacker: Seat, _moves: &[G::Move], _scores: &mut [i32]) {}

    /// Returns the slot of a move's history.
    #[inline]
    fn history_slot(&self, m: G::Move) -> usize {
        crate::history_slot(m)
    }
}
