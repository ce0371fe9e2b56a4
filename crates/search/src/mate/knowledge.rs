//! What a game tells mate search.

use crate::budget::Budget;
use tessera_rules::game::{Seat, ZeroSum};

/// A game's knowledge, as mate search wants it.
pub trait Knowledge<G: ZeroSum> {
    /// Whether the seats take turns strictly: then only every second question is worth asking.
    const ALTERNATING: bool = false;

    /// Appends the moves that may win for the seat to move at once. Every one that does must be among them.
    #[inline]
    fn finishing(&mut self, game: &G, out: &mut Vec<G::Move>) {
        game.moves(out);
    }

    /// Drops moves of the seat to move that do not win within `plies` plies, 2 or more. What it plays for that it spends.
    #[inline]
    fn drop_vain(
        &mut self,
        _game: &G,
        _plies: u32,
        _moves: &mut Vec<G::Move>,
        _budget: &mut Budget,
    ) {
    }

    /// Rates the moves for ordering, best highest: those of the attacker by how they press on, the others by how likely they
    /// escape. What the search learns is added, up to 16,384, or 32,768 for a killer.
    #[inline]
    fn order(&mut self, _game: &G, _attacker: Seat, _moves: &[G::Move], _scores: &mut [i32]) {}

    /// Where the history of a move is kept.
    #[inline]
    fn history_slot(&self, m: G::Move) -> usize {
        crate::history_slot(m)
    }
}
