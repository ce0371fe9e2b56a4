//! Forced wins: who wins within so many moves of its own, proved.
//!
//! Repetition (`THM-10`) can't matter here, so that [`Forced`] can do without looking for it. A position occurs a third
//! time no sooner than six turns after the first time, because the board differs after one turn and after two (`THM-6`).
//! The longest forced win that is looked for, three moves of the attacker, takes at most seven turns, the last of which is
//! the win; so the first position of all would have to recur after three turns and after six, each time with the attacker
//! to move. An attacker that wins at the third occurrence makes a move that the board of before barred at the two earlier
//! ones; but there it is one and the same board that bars it, so that the first two positions have the same future, and no
//! way to win from the first need go through the second.

use super::legality::if_legal;
use super::sight::wins_now;
use tessera_rules::game::Turn;
use tessera_rules::themisto::{JudgedMove, Move, Themisto};
use tessera_search::Budget;
use tessera_search::forced::{Forced, Knowledge, Refutations};

/// A search for forced wins of one seat, of at most three moves.
pub(super) type Attack<'a> = Forced<'a, Themisto, Wins>;

/// What the search for forced wins knows of the game.
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
        Some(wins_now(game))
    }
}
