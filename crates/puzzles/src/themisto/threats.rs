//! Threats: the wins of a seat if it were its turn.

use tessera_rules::game::Seat;
use tessera_rules::themisto::{Cell, Move, Themisto, cells};

/// The moves with which `seat` would win if it were to move here and nothing were barred.
pub(super) fn threats(game: &Themisto, seat: Seat) -> Vec<Move> {
    let mut wins = Vec::new();
    game.turned_to(seat).wins(&mut wins);
    wins
}

/// The cells that these moves lead to, each once, in order.
pub(super) fn destinations(moves: &[Move]) -> Vec<Cell> {
    cells(moves.iter().fold(0, |set, m| set | m.to().bit())).collect()
}

/// True if the seat has such a move.
pub(super) fn threatens(game: &Themisto, seat: Seat) -> bool {
    game.turned_to(seat).has_win()
}
