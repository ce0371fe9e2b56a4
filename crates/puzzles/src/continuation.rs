//! The continuation of a solution, to the point where its claim shows on the board.

use crate::game::PuzzleGame;
use crate::puzzle::Puzzle;
use crate::task::{MoveValue, Task};
use tessera_rules::game::random::seeded;
use tessera_rules::game::{Seat, Turn};
use tessera_search::Budget;

/// The seed of the tiles that are drawn.
const SEED: u64 = 1;

/// Returns the moves after the line of a solution under best play by all seats. For a [`Task::Best`], they go as far as
/// its value counts; for a [`Task::Hold`], until the opponent has made as many moves as the task says. There are none
/// after a win, and where the solution is all that the question asks for. A fixed seed decides draws of tiles. The
/// moves end early with the budget.
pub fn continuation<G: PuzzleGame>(puzzle: &Puzzle<G>, budget: &mut Budget) -> Vec<G::Move> {
    let solution = &puzzle.solution;
    let mut left = match solution.task {
        Task::Win { .. } => return Vec::new(),
        Task::Best { .. } if G::is_whole(puzzle.kind) => return Vec::new(),
        Task::Best { horizon, .. } => horizon.saturating_sub(solution.steps.len() as u32),
        Task::Hold { within } => within,
    };
    let mut walk = puzzle.solved();
    let (solver, mut rng, mut moves) = (puzzle.solver(), seeded(SEED), Vec::new());
    while left > 0 {
        let task = match solution.task {
            Task::Hold { .. } => Task::Hold { within: left },
            _ => Task::Best {
                moves: 1,
                horizon: left,
            },
        };
        let (m, mover) = match walk.turn() {
            Turn::Over => break,
            Turn::Chance => (walk.parse_move("+", Some(&mut rng)).ok(), None),
            Turn::Seat(seat) => (best(&walk, seat, solver, task, budget), Some(seat)),
        };
        let Some(m) = m else { break };
        walk.play(m);
        moves.push(m);
        let counts = match task {
            Task::Hold { .. } => mover.is_some_and(|seat| seat != solver),
            _ => mover == Some(solver),
        };
        left -= u32::from(counts);
    }
    moves
}

/// The best move of the seat to move; of the solver's equals the least.
fn best<G: PuzzleGame>(
    game: &G,
    seat: Seat,
    solver: Seat,
    task: Task,
    budget: &mut Budget,
) -> Option<G::Move> {
    if seat != solver {
        return game.best_defence(solver, task, budget);
    }
    let values = game.move_values(task, budget)?;
    values
        .into_iter()
        .min_by(MoveValue::best_first)
        .map(|best| best.m)
}
