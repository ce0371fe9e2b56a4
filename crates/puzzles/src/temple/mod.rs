//! Temple's puzzles: win within one or two moves, mostly by leaving the opponent without a move; find the only move
//! after which it can't do that to you. They are composed, with few tiles on the table.
//!
//! `docs/puzzles/temple.md` describes how they are found, the claims that are proved, and the themes;
//! `docs/measurements/temple.md` has the design and the figures.

mod candidate;
mod hints;
mod kinds;
mod line;
mod move_features;
mod of_kind;
mod pattern;
mod rating;
mod tables;
#[cfg(test)]
mod tests;
mod themes;
mod threats;
mod values;
