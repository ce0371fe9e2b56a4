//! Checked requests for an analysis.

use super::limits::Limits;
use crate::game::WireGame;

/// A checked request for an analysis, about a finished position or one in which a seat is to move.
#[derive(Debug, Clone)]
pub struct Ask<G: WireGame> {
    /// The position.
    pub position: G,
    /// True if the game is over, including by repetition.
    pub over: bool,
    /// As [`Reached::nearly_drawn`](crate::line::Reached::nearly_drawn).
    pub nearly_drawn: Vec<G>,
    /// The moves to consider, sorted; `None` for all. Empty when the game is over.
    pub moves: Option<Vec<G::Move>>,
    /// Most lines to report.
    pub lines: usize,
    /// The effective limits.
    pub limits: Limits,
    /// The seed.
    pub seed: u64,
    /// As [`Caps::table_bytes`](super::Caps::table_bytes).
    pub table_bytes: Option<u64>,
    /// True if the lines of the answer are explained in words. It does not affect the report.
    pub explain: bool,
}
