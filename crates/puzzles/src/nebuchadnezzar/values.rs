//! The value of moves under a task, the best reply, and how good a move looks.

use crate::forced;
use crate::game::Prove;
use crate::task::{MoveValue, Task};
use tessera_rules::game::{Game, Position, Seat};
use tessera_rules::nebuchadnezzar::{Move, Nebuchadnezzar, Rectangle};
use tessera_search::Budget;
use tessera_search::forced::Knowledge;

/// Knowledge of the game for the search for forced wins.
pub(super) struct Wins;

impl Knowledge<Nebuchadnezzar> for Wins {
    type Step = Move;

    fn steps(game: &Nebuchadnezzar, out: &mut Vec<Move>) {
        game.moves(out);
    }

    fn move_of(step: &Move) -> Move {
        *step
    }

    /// By a capture of all discs of the opponent.
    fn can_win_now(game: &mut Nebuchadnezzar, _budget: &mut Budget) -> Option<bool> {
        Some(annihilation(game, game.to_move()).is_some())
    }
}

/// A capture of all discs of the other seat that a seat could make if it were its turn.
pub(super) fn annihilation(game: &Nebuchadnezzar, seat: Seat) -> Option<Rectangle> {
    let all = game.discs_of(seat.other());
    let mut found = None;
    game.captures_of(seat, |capture| {
        if capture.area() == all {
            found = Some(capture);
        }
    });
    found
}

impl Prove for Nebuchadnezzar {
    fn move_values(&self, task: Task, budget: &mut Budget) -> Option<Vec<MoveValue<Move>>> {
        forced::move_values::<_, Wins>(self, task, budget)
    }

    fn best_defence(&self, solver: Seat, task: Task, budget: &mut Budget) -> Option<Move> {
        forced::best_defence::<_, Wins>(self, solver, task, budget)
    }

    /// The discs that a move flips.
    fn surface_appeal(&self, m: Move) -> i64 {
        i64::from(flipped(m))
    }
}

/// Number of discs that a move flips.
pub(super) fn flipped(m: Move) -> u32 {
    match m {
        Move::Capture(rectangle) => rectangle.area(),
        Move::Place(_) | Move::Swap | Move::Pass => 0,
    }
}
