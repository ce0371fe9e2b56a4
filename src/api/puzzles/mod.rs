//! Puzzles for requests: made in the heavy lane, kept in a cache, the days' ones made ahead.

mod clock;
mod preparation;
mod store;

pub use clock::{cached_today, seconds_since_1970, today};
pub use preparation::prepare_days;
pub use store::PuzzleStore;
