//! Alpha-beta: principal variation search with a transposition table, deepened ply by ply, that keeps
//! apart what it judges and what it has proved.
//!
//! Knuth and Moore, "An Analysis of Alpha-Beta Pruning" (1975); Marsland and Campbell, "Parallel Search of
//! Strongly Ordered Game Trees" (1982) for the null windows; Akl and Newborn (1977) for killer moves;
//! Schaeffer (1989) for the history heuristic.
//!
//! # What is exact
//! Besides its heuristic value every node returns an interval that contains its game-theoretic value:
//! a leaf at the horizon says "anything that can still be", a finished game says what it is, a node takes
//! the best of its children, and moves that were cut off count as unknown. The intervals hold whatever was
//! pruned, reduced or left out, so a value is called exact when its interval has shrunk to a point, and
//! never else.
//!
//! # Repetitions
//! A position that recurs on the current line is a draw, and that makes values depend on the line (the
//! graph-history interaction, Palay 1983). Each end of an interval therefore knows the earliest ply
//! whose recurrence it relied on. Once the search is back at that ply, the reliance is discharged: who can
//! only go round in circles below a node can't force a win from it. Only discharged ends enter the table;
//! values that came from a repetition above cut nothing off elsewhere. That a table entry was found on
//! another line does no harm: a shortest win visits no position twice, so that by induction on its length
//! wins, and bounds on their length, are the same on every line that starts at the root. Where equal
//! repetition keys don't mean equal positions ([`Repetition::Coarser`]) that fails; there a repetition of
//! the key alone proves nothing, and a win counts as proved only after [`super::verify`] has
//! followed every line of it.
//!
//! # Use
//! ```
//! use tessera::search::{Budget, alpha_beta};
//! # use tessera::game::{Keyed, PerfectInfo, Seat, ZeroSum};
//!
//! /// No judgement at all: only finished games count.
//! struct Blank;
//!
//! impl<G: ZeroSum + PerfectInfo + Keyed> alpha_beta::Evaluate<G> for Blank {
//!     const GOAL: alpha_beta::Goal = alpha_beta::Goal::Win;
//!     fn evaluate(&mut self, _game: &G, _seat: Seat) -> i32 {
//!         0
//!     }
//! }
//!
//! fn best<G: ZeroSum + PerfectInfo + Keyed>(game: &G) -> Option<G::Move> {
//!     let options = alpha_beta::Options::default();
//!     let mut budget = Budget::nodes(100_000);
//!     alpha_beta::analyse(game, &mut Blank, &options, &mut budget, &mut |_| {}).best()
//! }
//! ```

mod interval;
mod root;
mod tree;

#[cfg(test)]
mod tests;

pub use root::analyse;

use crate::game::{Game, Repetition, Seat};

/// A won game is worth this less the plies until its end. Judgements and margins lie well within.
pub const WIN: i32 = 1_000_000_000;

/// Scores beyond this are wins (or, negative, losses) with a distance.
pub(crate) const WIN_BOUND: i32 = WIN - (1 << 20);

/// The score of a win after `plies` more plies, for [`Evaluate::bounds`]; its negative is a loss.
pub const fn win_in(plies: u32) -> i32 {
    WIN - plies as i32
}

/// The deepest line, in plies.
pub const MAX_PLY: u32 = 400;

/// What the players play for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Goal {
    /// To win, quickly; to lose late. The sign of the difference of payoffs counts, and the distance.
    Win,
    /// The difference of payoffs.
    Margin,
}

/// A game's knowledge, as alpha-beta wants it. Everything but [`Evaluate::GOAL`] and
/// [`Evaluate::evaluate`] has a default.
pub trait Evaluate<G: Game> {
    /// What the scores count.
    const GOAL: Goal;

    /// The judgement of an unfinished position for `seat` (who moves there): within ±2^29, in points of
    /// margin where the goal is the margin.
    fn evaluate(&mut self, game: &G, seat: Seat) -> i32;

    /// A proved interval of the value for `seat` (who moves), cheap to compute: in points for
    /// [`Goal::Margin`] (final difference of payoffs), in [`win_in`] scores, counted from here, for
    /// [`Goal::Win`]. It must be right; `(-WIN, WIN)` says nothing.
    #[inline]
    fn bounds(&mut self, _game: &G, _seat: Seat) -> (i32, i32) {
        (-WIN, WIN)
    }

    /// A legal move that wins at once, where that is cheap to see. It spares the check of proved wins, which
    /// games with [`Repetition::Coarser`] need, a search of the last ply of every line.
    #[inline]
    fn win_at_once(&mut self, _game: &G) -> Option<G::Move> {
        None
    }

    /// Rates the moves for ordering, best highest. What the search learns is added: up to 16,384
    /// for the history of a move, 32,768 for a killer.
    #[inline]
    fn order(&mut self, _game: &G, _moves: &[G::Move], _scores: &mut [i32]) {}

    /// Appends the moves to look at beyond the horizon, `beyond` plies past it; when there are any, the mover
    /// may also stop and take the judgement. They must be legal.
    #[inline]
    fn tactical(&mut self, _game: &G, _beyond: u32, _out: &mut Vec<G::Move>) {}

    /// Where the history of a move is kept: equal for moves that are good for the same reasons.
    #[inline]
    fn history_slot(&self, m: G::Move) -> usize {
        super::history_slot(m)
    }

    /// The win probability that a judgement stands for; strictly between 0 and 1.
    fn win_probability(&self, score: i32) -> f64 {
        let x = f64::from(score) / 100.0;
        0.5 + 0.5 * x / (1.0 + x.abs())
    }
}

/// How to search.
#[derive(Debug, Clone)]
pub struct Options<M> {
    /// Number of lines to value; the others are only shown to be no better.
    pub lines: usize,
    /// The moves to consider, all legal ones when `None`. Moves that are not legal are passed over.
    pub moves: Option<Vec<M>>,
    /// Size of the transposition table in bytes.
    pub table_bytes: usize,
    /// Searches late moves less deeply at first (late move reductions). Strengthens play where there are
    /// many moves; proofs take longer. What is exact stays exact.
    pub reductions: bool,
}

impl<M> Default for Options<M> {
    fn default() -> Options<M> {
        Options {
            lines: 1,
            moves: None,
            table_bytes: 64 << 20,
            reductions: false,
        }
    }
}

/// Whether repetitions must be looked for.
const fn recurs(repetition: Repetition) -> bool {
    !matches!(repetition, Repetition::Never)
}
