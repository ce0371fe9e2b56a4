//! Draws by the game's history: positions whose next occurrence is a draw ([`Question::drawn`](crate::Question::drawn),
//! which both functions take as `drawn`).

use tessera_rules::game::{Game, Keyed};

/// True if this position, which is not over, is a draw by the game's history.
#[inline]
pub fn is_drawn<G: Keyed>(game: &G, drawn: &[u128]) -> bool {
    !drawn.is_empty()
        && (game.repetition_key()).is_some_and(|key| drawn.binary_search(&key).is_ok())
}

/// True if a legal move leads to such a position.
pub fn leads_to_drawn<G: Game + Keyed>(game: &G, drawn: &[u128], m: G::Move) -> bool {
    if drawn.is_empty() {
        return false;
    }
    let after = game.played(m);
    !after.is_over() && is_drawn(&after, drawn)
}
