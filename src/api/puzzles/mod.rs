//! Puzzles for requests: made in the heavy lane, kept in a cache, the days' ones made ahead, or after who asked had to go.

mod clock;
mod postponed;
mod preparation;
mod store;

pub use clock::{cached_today, seconds_since_1970, today};
pub use preparation::{postpone, prepare_days};
pub use store::PuzzleStore;
