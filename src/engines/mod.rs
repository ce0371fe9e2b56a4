//! The engines: what each game thinks of a position, and which searches it asks.
//!
//! An engine answers questions about one position and knows nothing of JSON, caches or threads. It is
//! deterministic: the same position, question and budget in nodes give the same report, always.

mod interim;
pub mod level;
pub mod themisto;

use crate::game::{Position, Seat, Symmetric};
use crate::search::{Budget, Report};

pub use level::Level;

/// A game that can be analysed.
pub trait Engine: Position + Symmetric {
    /// Changes whenever the answer to some question does.
    const ENGINE_VERSION: &'static str;
    /// Nodes of an analysis that asks for no number: an answer within about a second.
    const DEFAULT_NODES: u64;
    /// Most nodes of an analysis.
    const MAX_NODES: u64;

    /// Analyses this position, in which a seat is due.
    ///
    /// `progress` gets a report after every completed step (deepening, halving, batch of playouts); the
    /// last report is returned, not handed to it. A report has `question.lines` lines, or as many as
    /// there are moves to consider; every principal variation is legal to its last move. A value is
    /// `exact` only when it was proved without heuristic pruning. With a budget that ends at once the
    /// report still has lines, valued as well as no search allows.
    fn analyse(
        &self,
        question: &Question<Self::Move>,
        budget: &mut Budget,
        progress: &mut dyn FnMut(&Report<Self::Move>),
    ) -> Report<Self::Move>;

    /// What separates this finished position's result for `seat` from the others', in points; `None` where the
    /// game has no points. As [`crate::search::Value::margin`] of a proved value.
    fn final_margin(&self, _seat: Seat) -> Option<f64> {
        None
    }

    /// The move that a player of `level` would choose in this position, in which a seat is due. The same
    /// seed gives the same move.
    fn reply(&self, level: Level, seed: u64, budget: &mut Budget) -> Self::Move;
}

/// What is asked about a position.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Question<M> {
    /// How many lines to report, at least 1.
    pub lines: usize,
    /// The moves to consider, sorted, not empty: all legal ones, or those that a caller asks about.
    pub moves: Vec<M>,
    /// Decides what is left to chance in sampling searches.
    pub seed: u64,
}

impl<M: Copy + Ord> Question<M> {
    /// A question about all legal moves of a position.
    pub fn about_all<G: Engine<Move = M>>(position: &G, lines: usize, seed: u64) -> Question<M> {
        let mut moves = Vec::new();
        position.moves(&mut moves);
        moves.sort_unstable();
        Question { lines, moves, seed }
    }
}
