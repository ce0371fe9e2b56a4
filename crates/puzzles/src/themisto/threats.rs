//! Threats: the wins of a seat if it were its turn.

use tessera_rules::game::Seat;
use tessera_rules::themisto::{Cell, Move, Setup, Themisto, cells};

/// The moves with which `seat` would win if it were to move here and nothing were barred.
pub(super) fn threats(game: &Themisto, seat: Seat) -> Vec<Move> {
    let mut wins = Vec::new();
    if let Some(game) = turn_of(game, seat) {
        game.wins(&mut wins);
    }
    wins
}

/// The same board with `seat` to move, and nothing barred.
pub(super) fn turn_of(game: &Themisto, seat: Seat) -> Option<Themisto> {
    let turn = Themisto::from_setup(&Setup {
        board: game.board(),
        to_move: seat.index() as i64,
        skip: false,
        winner: None,
        previous: None,
    });
    // A position stays consistent with another seat to move; if it did not, there would be no threats.
    turn.ok()
}

/// The cells that these moves lead to, each once, in order.
pub(super) fn destinations(moves: &[Move]) -> Vec<Cell> {
    cells(moves.iter().fold(0, |set, m| set | m.to().bit())).collect()
}

/// True if the seat has such a move.
pub(super) fn threatens(game: &Themisto, seat: Seat) -> bool {
    turn_of(game, seat).is_some_and(|game| game.has_win())
}
