//! Forced wins: who wins within so many moves of its own, proved.
//!
//! Repetition (`THM-10`) can't matter here, so that [`Forced`] can do without looking for it. A position occurs a third
//! time no sooner than six turns after the first time, because the board differs after one turn and after two (`THM-6`).
//! The longest forced win that is looked for, three moves of the attacker, takes at most seven turns, the last of which is
//! the win; so the first position of all would have to recur after three turns and after six, each time with the attacker
//! to move. An attacker that wins at the third occurrence makes a move that the board of before barred at the two earlier
//! ones; but there it is one and the same board that bars it, so that the first two positions have the same future, and no
//! way to win from the first need go through the second.

use super::sight::wins_now;
use tessera_rules::game::Turn;
use tessera_rules::themisto::{Board, CellSet, Direction, JudgedMove, Move, Themisto};
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

/// The move with what it does, if it is legal in this position, in which nobody has won.
pub(super) fn if_legal(game: &Themisto, m: Move) -> Option<JudgedMove> {
    let board = game.board();
    let (from, to) = (m.from().bit(), m.to().bit());
    if board.occupied() & from == 0 || board.occupied() & to != 0 {
        return None;
    }
    let direction = Direction::between(m.from(), m.to())?;
    let path = direction.ray(m.from()) & direction.opposite().ray(m.to());
    let others = board.occupied() & !from;
    if board.occupied() & path != 0 || neighbours(to) & others == 0 {
        return None;
    }
    let judged = game.judge(m);
    let encloses = judged.flips != 0 || !m.is_capture();
    (encloses && Some(board_after(game, &judged)) != game.previous()).then_some(judged)
}

/// The board after a legal move.
pub(super) fn board_after(game: &Themisto, judged: &JudgedMove) -> Board {
    game.after(judged).board()
}

/// The cells next to a cell.
fn neighbours(cell: CellSet) -> CellSet {
    Direction::ALL
        .iter()
        .fold(0, |set, direction| set | direction.shift(cell))
}
