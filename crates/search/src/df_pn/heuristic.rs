//! What a game tells proof-number search.

use super::numbers::Number;
use tessera_rules::game::{Seat, ZeroSum};

/// A game's knowledge, as proof-number search wants it.
pub trait Heuristic<G: ZeroSum> {
    /// First proof and disproof number of an unfinished position: how hard it looks to prove and to
    /// disprove that `attacker` wins, 1 upwards. `(0, INFINITE)` claims a win and `(INFINITE, 0)` that there
    /// is none; such claims must be right on every line.
    fn numbers(&mut self, _game: &G, _attacker: Seat) -> (Number, Number) {
        (1, 1)
    }

    /// In how many plies at most the attacker wins where [`Heuristic::numbers`] claims a win.
    fn win_within(&self) -> u32 {
        1
    }
}

/// No knowledge.
pub struct Plain;

impl<G: ZeroSum> Heuristic<G> for Plain {}
