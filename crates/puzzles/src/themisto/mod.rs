//! Themisto's puzzles: win in one to four moves; find the only move that does not lose. They are composed of few discs.
//!
//! `docs/puzzles/themisto.md` describes how they are found, the claims that are proved, and the themes;
//! `docs/measurements/themisto.md` has the design and the figures.

mod board;
mod candidate;
mod draws;
mod forced;
mod hints;
mod holds;
mod kinds;
mod legality;
mod line;
mod longer;
mod move_features;
mod of_kind;
mod rating;
mod retrograde;
#[cfg(test)]
mod tests;
mod themes;
mod values;
