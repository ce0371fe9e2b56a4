//! Puzzles of Ingenious: the rest of a turn, the next placement of the opponent, and the last placements of a game.
//!
//! Positions are composed backwards from the effect of the solution. Several are proved, and the best is chosen.
//! `docs/puzzles/ingenious.md` shows the kinds, `docs/measurements/ingenious.md` has the design and the figures.

mod boards;
mod candidate;
mod counted_moves;
mod endgame;
mod ends;
mod facts;
mod gains;
mod hints;
mod kinds;
mod of_kind;
mod rating;
mod reply;
mod standing;
#[cfg(test)]
mod tests;
mod themes;
mod threats;
mod turn;
mod turns;
mod values;

/// The end of every track.
const TOP: i64 = 18;
