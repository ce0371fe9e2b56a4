//! Puzzles for requests: made in the heavy lane, kept in a cache, the days' ones made ahead.

mod clock;
mod shelf;
pub mod words;

pub use clock::{Day, FIRST_DAY};
pub use shelf::{PUZZLE_NODES, Shelf, cut, id_of, own_deadline, prepare_days, read_id};
