//! Puzzles for requests: the current day, and the store of proved puzzles.

mod clock;
mod store;

pub use clock::{cached_today, seconds_since_1970, today};
pub use store::PuzzleStore;

use tessera_operations::each_game;
use tessera_operations::game::WireGame;
use tessera_puzzles::library::Library;

/// Unpacks the libraries of all games, so that no caller waits for it.
pub fn unpack_libraries() {
    each_game!(G => Library::of::<G>(G::ID));
}
