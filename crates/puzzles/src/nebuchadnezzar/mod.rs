//! Nebuchadnezzar's puzzles: wipe the opponent off the board in one to four moves; find the only move that holds. They
//! are composed of a few blocks on a nearly full board.
//!
//! `docs/puzzles/nebuchadnezzar.md` describes how they are found, the claims that are proved, and the themes;
//! `docs/measurements/nebuchadnezzar.md` has the design and the figures.

mod board;
mod candidate;
mod hints;
mod kinds;
mod line;
mod move_features;
mod of_kind;
mod rating;
#[cfg(test)]
mod tests;
mod themes;
mod values;
