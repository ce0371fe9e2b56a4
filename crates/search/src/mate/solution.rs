//! Results of mate search.

use crate::budget::StoppedBy;
use tessera_rules::game::Seat;

/// Result of a search.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Solution<M> {
    /// The proved win of a seat, if there is one.
    pub decided: Option<Decided<M>>,
    /// No seat wins within this many plies, except as in `decided`.
    pub depth: u32,
    /// Reason for which the search ended.
    pub stopped_by: StoppedBy,
}

/// A game that a seat wins by force.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Decided<M> {
    /// The seat that wins.
    pub winner: Seat,
    /// Plies to the end, if the winner hurries and the others resist.
    pub plies: u32,
    /// For a win of the seat to move: the move that wins soonest. Otherwise every move, longest resistance first.
    pub lines: Vec<Ending<M>>,
}

/// A move that is proved to win or to lose.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ending<M> {
    /// Plies to the end, including this move.
    pub plies: u32,
    /// The move and its continuation, to the end unless the budget was spent before.
    pub pv: Vec<M>,
}
