//! The part of a content id that each game codes in its own way.

use super::coder::Coder;
use tessera_rules::game::{Fault, Game};

/// Positions that can be packed into a content id.
pub trait PositionCode: Game {
    /// The game's name in ids.
    const GAME: &'static str;

    /// Writes the position.
    fn write_position(&self, coder: &mut Coder);

    /// Reads a position. Every number can be read; the result is validated as the position of a request is.
    ///
    /// # Errors
    /// The ruling that the position breaks.
    fn read_position(coder: &mut Coder) -> Result<Self, Fault>;

    /// Writes or reads the move that led to this position.
    ///
    /// # Errors
    /// [`LastMoveError`] if no position is known from which the move leads here.
    fn code_last_move(
        &self,
        coder: &mut Coder,
        given: Option<Self::Move>,
    ) -> Result<Option<Self::Move>, LastMoveError>;
}

/// The last move can't have led to the position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the last move does not lead to the position")]
pub struct LastMoveError;

/// Codes whether there is a last move.
pub(super) fn code_presence<M>(coder: &mut Coder, given: Option<&M>) -> bool {
    coder.choose(given.is_some().into(), &[3, 1]) == 1
}

/// Whether a move is legal in a position and leads to another.
pub(super) fn leads<G: Game>(mut from: G, m: G::Move, to: &G) -> bool {
    let mut moves = Vec::new();
    from.moves(&mut moves);
    moves.contains(&m) && {
        from.play(m);
        from == *to
    }
}
