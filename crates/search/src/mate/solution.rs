//! What mate search found out.

use crate::budget::StoppedBy;
use tessera_rules::game::Seat;

/// What a search found out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Solution<M> {
    /// The seat that wins, when that is proved.
    pub decided: Option<Decided<M>>,
    /// No seat wins within so many plies, but for what is decided.
    pub depth: u32,
    /// Why the search ended.
    pub stopped_by: StoppedBy,
}

/// A game that a seat wins by force.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Decided<M> {
    /// The seat that wins.
    pub winner: Seat,
    /// Plies to the end: the winner hurries, the others hold out.
    pub plies: u32,
    /// Of a win of the seat to move, the move that wins soonest; otherwise every move, longest resistance first.
    pub lines: Vec<Ending<M>>,
}

/// A move that is proved to win or to lose.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ending<M> {
    /// Plies to the end, this move included.
    pub plies: u32,
    /// The move and what follows, to the end unless the budget was spent before.
    pub pv: Vec<M>,
}
