//! Threats: the wins of a seat if it were to move.

use super::values::Wins;
use tessera_rules::game::{Game, Position, Seat};
use tessera_rules::temple::{Move, Slot, Temple};
use tessera_search::Budget;
use tessera_search::forced::Knowledge;

/// Moves that are tried for a win, at most; no composed position has as many.
const NODES: u64 = 3_000;

/// The same position with this seat to move, if it holds a tile.
pub(super) fn with_turn(game: &Temple, seat: Seat) -> Option<Temple> {
    let mut setup = game.to_setup();
    setup.to_move = seat.index() as i64;
    Temple::from_setup(&setup).ok()
}

/// True if the seat to move wins with one move.
pub(super) fn wins_now(game: &Temple) -> bool {
    !game.is_over() && Wins::can_win_now(&mut game.clone(), &mut Budget::nodes(NODES)) == Some(true)
}

/// True if a seat would win with one move if it were to move.
pub(super) fn threatens(game: &Temple, seat: Seat) -> bool {
    with_turn(game, seat).is_some_and(|turned| wins_now(&turned))
}

/// True if the seat to move threatens nothing with this move: it would not win at once if the other could pass.
pub(super) fn is_quiet(position: &Temple, m: Move) -> bool {
    let after = position.played(m);
    !after.is_over() && !threatens(&after, position.to_move())
}

/// True if this move leaves the opponent more distinct moves than it would have if it were its turn now.
pub(super) fn gives_room(position: &Temple, m: Move) -> bool {
    let after = position.played(m);
    moves_of_opponent(position) < moves(&after)
}

/// The distinct moves that the opponent would have if it were its turn.
pub(super) fn moves_of_opponent(position: &Temple) -> usize {
    with_turn(position, position.to_move().other()).map_or(0, |turned| moves(&turned))
}

/// The distinct moves of the seat to move; none if the game is over.
fn moves(position: &Temple) -> usize {
    let mut list = Vec::new();
    if !position.is_over() {
        position.distinct_moves(&mut list);
    }
    list.len()
}

/// The slots that a seat could fill if it were to move.
pub(super) fn slots_open_to(position: &Temple, seat: Seat) -> Vec<Slot> {
    let mut moves = Vec::new();
    if let Some(turned) = with_turn(position, seat) {
        turned.distinct_moves(&mut moves);
    }
    let placed = moves.iter().flat_map(|m| m.tiles());
    let mut slots: Vec<Slot> = placed.map(|placed| placed.slot()).collect();
    slots.sort_unstable();
    slots.dedup();
    slots
}

/// The shapes that a seat could fill if it were to move.
pub(super) fn room(position: &Temple, seat: Seat) -> u32 {
    let shapes = position.outlook().shapes[seat.index()];
    shapes.iter().map(|&n| u32::from(n)).sum()
}
