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
}
