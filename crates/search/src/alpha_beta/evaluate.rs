//! What a game tells alpha-beta.

use crate::probability::sigmoid;
use tessera_rules::game::{Game, Seat};

/// A won game is worth this less the plies until its end. Evaluations and margins lie well within.
pub const WIN: i32 = 1_000_000_000;

/// Scores beyond this are wins (or, negative, losses) with a distance.
pub const WIN_BOUND: i32 = WIN - (1 << 20);

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
/// [`Evaluate::evaluate`] has a default. A clone says the same as its original, whatever either was asked before.
pub trait Evaluate<G: Game>: Clone + Send {
    /// What the scores count.
    const GOAL: Goal;

    /// The evaluation of an unfinished position for `seat`, which moves there: within ±2^29, in points of margin where
    /// the goal is the margin.
    fn evaluate(&mut self, game: &G, seat: Seat) -> i32;

    /// A proved interval of the value for `seat`, which moves, cheap to compute: in points for
    /// [`Goal::Margin`] (final difference of payoffs), in [`win_in`] scores, counted from here, for
    /// [`Goal::Win`]. It must be right; `(-WIN, WIN)` says nothing.
    #[inline]
    fn bounds(&mut self, _game: &G, _seat: Seat) -> (i32, i32) {
        (-WIN, WIN)
    }

    /// Whether [`Evaluate::foresee`] may say something.
    #[inline]
    fn foresees(&self) -> bool {
        false
    }

    /// What [`Evaluate::evaluate`] would say of the positions after these moves of `seat`, for that seat, if none of them were
    /// over: the position after a move is worth that, or is known to be worth less by [`Evaluate::bounds`]. False where it
    /// does not hold, or does not pay.
    #[inline]
    fn foresee(&mut self, _game: &G, _seat: Seat, _moves: &[G::Move], _out: &mut [i32]) -> bool {
        false
    }

    /// Whether a move is legal, where that is cheap to see; false where it is not. Where moves are foreseen, a move that was
    /// good elsewhere is tried before the moves are listed.
    #[inline]
    fn allows(&self, _game: &G, _m: G::Move) -> bool {
        false
    }

    /// A legal move that wins at once, where that is cheap to see. It spares the check of proved wins, which
    /// games with [`Coarser`](tessera_rules::game::Repetition::Coarser) need, a search of the last ply of every line.
    #[inline]
    fn win_at_once(&mut self, _game: &G) -> Option<G::Move> {
        None
    }

    /// Rates the moves for ordering, best highest. What the search learns is added: up to 16,384
    /// for the history of a move, 32,768 for a killer.
    #[inline]
    fn order(&mut self, _game: &G, _moves: &[G::Move], _scores: &mut [i32]) {}

    /// Appends the moves to look at beyond the horizon, `beyond` plies past it; when there are any, the mover
    /// may also stop and take the evaluation. They must be legal.
    #[inline]
    fn tactical(&mut self, _game: &G, _beyond: u32, _out: &mut Vec<G::Move>) {}

    /// Where the history of a move is kept: equal for moves that are good for the same reasons.
    #[inline]
    fn history_slot(&self, m: G::Move) -> usize {
        crate::history_slot(m)
    }

    /// The win probability that a score stands for; strictly between 0 and 1.
    fn win_probability(&self, score: i32) -> f64 {
        sigmoid(f64::from(score) / 100.0)
    }
}
