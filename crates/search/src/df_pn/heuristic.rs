//! The game's interface to proof-number search.

use super::numbers::Number;
use tessera_rules::game::{Seat, ZeroSum};

/// A game's knowledge for proof-number search.
pub trait Heuristic<G: ZeroSum> {
    /// Returns the initial proof and disproof numbers of an unfinished position: estimates, from 1 upwards, of the
    /// effort to prove and to disprove that `attacker` wins. `(0, INFINITE)` claims a win and `(INFINITE, 0)` that
    /// there is none; such claims must hold on every line.
    fn numbers(&mut self, _game: &G, _attacker: Seat) -> (Number, Number) {
        (1, 1)
    }

    /// Returns an upper bound, in plies, of the wins that [`Heuristic::numbers`] claims.
    fn win_within(&self) -> u32 {
        1
    }
}

/// No knowledge.
pub struct Plain;

impl<G: ZeroSum> Heuristic<G> for Plain {}
