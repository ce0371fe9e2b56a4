//! The game's interface to alpha-beta.

use crate::probability::sigmoid;
use tessera_rules::game::{Game, Seat};

/// Score of a won game, less the plies until its end. Evaluations and margins are well below it.
pub const WIN: i32 = 1_000_000_000;

/// Scores above this are wins (or, if negative, losses) with a distance.
pub const WIN_BOUND: i32 = WIN - (1 << 20);

/// Returns the score of a win after `plies` more plies, for [`Evaluate::bounds`]; its negative is a loss.
pub const fn win_in(plies: u32) -> i32 {
    WIN - plies as i32
}

/// Length of the longest line, in plies.
pub const MAX_PLY: u32 = 400;

/// Objective of the players.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Goal {
    /// To win quickly, or to lose late. Only the sign of the difference of payoffs counts, and the distance.
    Win,
    /// The difference of payoffs.
    Margin,
}

/// A game's knowledge for alpha-beta. Everything but [`Evaluate::GOAL`] and [`Evaluate::evaluate`] has a default. A
/// clone must return the same values as its original, independent of earlier calls of either.
pub trait Evaluate<G: Game>: Clone + Send {
    /// Meaning of the scores.
    const GOAL: Goal;

    /// Evaluates an unfinished position for `seat`, which moves there: within ±2^29, in points of margin if the goal is
    /// the margin.
    fn evaluate(&mut self, game: &G, seat: Seat) -> i32;

    /// Returns a proved interval of the value for `seat`, which moves; must be cheap. In points for [`Goal::Margin`]
    /// (final difference of payoffs), in [`win_in`] scores, counted from here, for [`Goal::Win`]. `(-WIN, WIN)` claims
    /// nothing.
    #[inline]
    fn bounds(&mut self, _game: &G, _seat: Seat) -> (i32, i32) {
        (-WIN, WIN)
    }

    /// True if [`Evaluate::foresee`] may return values.
    #[inline]
    fn foresees(&self) -> bool {
        false
    }

    /// Writes to `out` the results of [`Evaluate::evaluate`] for the positions after these moves of `seat`, for that
    /// seat, as if none of them were over. Each position must have that value, unless [`Evaluate::bounds`] proves that
    /// it is worth less. Returns false if that does not hold or does not pay.
    #[inline]
    fn foresee(&mut self, _game: &G, _seat: Seat, _moves: &[G::Move], _out: &mut [i32]) -> bool {
        false
    }

    /// True if a move is legal and that is cheap to see. If moves are foreseen, a move that was good elsewhere is tried
    /// before the moves are listed.
    #[inline]
    fn allows(&self, _game: &G, _m: G::Move) -> bool {
        false
    }

    /// Returns a legal move that wins at once, if that is cheap to see. Games with
    /// [`Coarser`](tessera_rules::game::Repetition::Coarser) repetition have their proved wins verified; such a move
    /// saves a search of the last ply of every line.
    #[inline]
    fn win_at_once(&mut self, _game: &G) -> Option<G::Move> {
        None
    }

    /// Rates the moves for ordering; the highest is the best. The search adds what it has learned: up to 16,384 for the
    /// history of a move, 32,768 for a killer.
    #[inline]
    fn order(&mut self, _game: &G, _moves: &[G::Move], _scores: &mut [i32]) {}

    /// Appends the moves to search beyond the horizon, `beyond` plies past it. The moves must be legal. If there are
    /// any, the mover may also stop and take the evaluation.
    #[inline]
    fn tactical(&mut self, _game: &G, _beyond: u32, _out: &mut Vec<G::Move>) {}

    /// Returns the slot of a move's history: equal for moves that are good for the same reasons.
    #[inline]
    fn history_slot(&self, m: G::Move) -> usize {
        crate::history_slot(m)
    }

    /// Returns the win probability for a score, strictly between 0 and 1.
    fn win_probability(&self, score: i32) -> f64 {
        sigmoid(f64::from(score) / 100.0)
    }
}
