//! The value of moves under a task, the best reply, and how good a move looks.

use crate::forced;
use crate::game::Prove;
use crate::task::{MoveValue, Task};
use tessera_rules::game::{Game, Seat};
use tessera_rules::temple::{Move, Placed, Temple};
use tessera_search::Budget;
use tessera_search::forced::Knowledge;

/// Knowledge of the game for the search for forced wins.
pub(super) struct Wins;

impl Knowledge<Temple> for Wins {
    type Step = Move;

    fn steps(game: &Temple, out: &mut Vec<Move>) {
        game.distinct_moves(out);
    }

    fn move_of(step: &Move) -> Move {
        *step
    }

    fn stand_in(game: &Temple, m: Move) -> Move {
        game.representative(m)
    }

    /// When the game is over after a move, the seat that made it has won.
    fn can_win_now(game: &mut Temple, budget: &mut Budget) -> Option<bool> {
        let mut moves = Vec::new();
        game.distinct_moves(&mut moves);
        for m in moves {
            if !budget.spend() {
                return None;
            }
            let undo = game.play(m);
            let over = game.is_over();
            game.undo(undo);
            if over {
                return Some(true);
            }
        }
        Some(false)
    }
}

impl Prove for Temple {
    const STRANDS: bool = true;

    fn move_values(&self, task: Task, budget: &mut Budget) -> Option<Vec<MoveValue<Move>>> {
        forced::move_values::<_, Wins>(self, task, budget)
    }

    fn best_defence(&self, solver: Seat, task: Task, budget: &mut Budget) -> Option<Move> {
        forced::best_defence::<_, Wins>(self, solver, task, budget)
    }

    /// The tiles that a move places.
    fn surface_appeal(&self, m: Move) -> i64 {
        m.tiles().count() as i64
    }

    fn is_near(a: Move, b: Move) -> bool {
        a.tiles().map(Placed::slot).eq(b.tiles().map(Placed::slot))
            || a.tiles().map(Placed::tile).eq(b.tiles().map(Placed::tile))
    }
}
