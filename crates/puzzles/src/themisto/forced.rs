//! Proofs of forced wins, within a number of the winner's own moves.
//!
//! Repetition (`THM-10`) can't matter here, so [`Forced`] does not look for it. Suppose that the attacker always makes
//! a move after which fewer of its moves are needed. A seat makes at most two turns in a row, and a position occurs
//! again no sooner than after three (`THM-6`), so the attacker moves between two occurrences. Three occurrences of one
//! board with one seat to move, and the same turn owed, then need `a > b > c` moves of the attacker. They differ at
//! most in the board before the last turn, which bars one board. If the attacker is to move, its move at the third
//! occurrence must be barred at the first two; otherwise they would need no more than `c`. If the defender is to move,
//! the reply that makes the first need `a` must be barred at the other two. Either way two of the three have the same
//! board before them, so they are one position and need the same number of moves.

use super::legality::if_legal;
use tessera_rules::game::Turn;
use tessera_rules::themisto::{JudgedMove, Move, Themisto};
use tessera_search::Budget;
use tessera_search::forced::{Forced, Knowledge, Refutations};

/// A search for forced wins of one seat.
pub(super) type Attack<'a> = Forced<'a, Themisto, Wins>;

/// Knowledge of the game for the search for forced wins.
pub(super) struct Wins;

impl Knowledge<Themisto> for Wins {
    type Step = JudgedMove;

    const TABLE: bool = false;
    const COUNTERS: bool = true;
    const REFUTATIONS: Refutations = Refutations::BeforeList;

    /// A seat that cannot move draws (`THM-9`).
    #[inline]
    fn due(game: &Themisto) -> Turn {
        match game.winner() {
            Some(_) => Turn::Over,
            None => Turn::Seat(game.to_move()),
        }
    }

    fn steps(game: &Themisto, out: &mut Vec<JudgedMove>) {
        game.judged_moves(out);
    }

    #[inline]
    fn move_of(step: &JudgedMove) -> Move {
        step.m
    }

    fn step_of(game: &Themisto, m: Move) -> Option<JudgedMove> {
        if_legal(game, m)
    }

    #[inline]
    fn make(game: &mut Themisto, step: &JudgedMove) -> Themisto {
        let before = *game;
        *game = before.after(step);
        before
    }

    #[inline]
    fn can_win_now(game: &mut Themisto, _budget: &mut Budget) -> Option<bool> {
        Some(game.has_win())
    }
}
