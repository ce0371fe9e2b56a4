//! The continuation of a solution, to the point where its claim shows on the board.

use crate::game::PuzzleGame;
use crate::puzzle::Puzzle;
use crate::task::{MoveValue, Task};
use tessera_rules::game::random::seeded;
use tessera_rules::game::{Seat, Turn};
use tessera_search::Budget;

/// The seed of the tiles that are drawn.
pub(crate) const SEED: u64 = 1;

/// Returns the moves after the line of a solution under best play by all seats. For a [`Task::Best`], they go as far as
/// its value counts; for a [`Task::Hold`], until the opponent has made as many moves as the task says. There are none
/// after a win, and where the solution is all that the question asks for. The moves end early with the budget.
pub fn continuation<G: PuzzleGame>(puzzle: &Puzzle<G>, budget: &mut Budget) -> Vec<G::Move> {
    let solution = &puzzle.solution;
    let left = match solution.task {
        Task::Win { .. } => return Vec::new(),
        Task::Best { .. } if G::is_whole(puzzle.kind) => return Vec::new(),
        Task::Best { horizon, .. } => best(horizon.saturating_sub(solution.steps.len() as u32)),
        hold @ Task::Hold { .. } => hold,
    };
    play_on(puzzle.solved(), puzzle.solver(), left, budget).unwrap_or_else(|early| early)
}

/// The task of one best move, whose value counts `horizon` moves of the solver.
pub(crate) fn best(horizon: u32) -> Task {
    Task::Best { moves: 1, horizon }
}

/// Returns the moves from a position on under best play by all seats: as far as the value of a [`Task::Best`] counts, or
/// until the opponent has made the moves of a [`Task::Hold`]. A fixed seed decides draws of tiles.
///
/// # Errors
/// The first moves, if the budget does not suffice for all of them.
pub(crate) fn play_on<G: PuzzleGame>(
    mut walk: G,
    solver: Seat,
    task: Task,
    budget: &mut Budget,
) -> Result<Vec<G::Move>, Vec<G::Move>> {
    let (holds, mut left) = match task {
        Task::Hold { within } => (true, within),
        Task::Best { horizon, .. } => (false, horizon),
        Task::Win { .. } => return Ok(Vec::new()),
    };
    let (mut rng, mut moves) = (seeded(SEED), Vec::new());
    while left > 0 {
        let now = match holds {
            true => Task::Hold { within: left },
            false => best(left),
        };
        if walk.is_settled(solver, now) {
            break;
        }
        let (m, counts) = match walk.turn() {
            Turn::Over => break,
            Turn::Chance => (walk.parse_move("+", Some(&mut rng)).ok(), false),
            Turn::Seat(seat) if seat == solver && !walk.is_choice() => (step(&walk), false),
            Turn::Seat(seat) if seat == solver => (own(&walk, solver, now, budget), !holds),
            Turn::Seat(_) => (walk.best_defence(solver, now, budget), holds),
        };
        let Some(m) = m else { return Err(moves) };
        walk.play(m);
        moves.push(m);
        left -= u32::from(counts);
    }
    Ok(moves)
}

/// A step of the solver that is no choice ([`Prove::is_choice`](crate::Prove::is_choice)): the last one in order, which keeps a rack.
pub(crate) fn step<G: PuzzleGame>(game: &G) -> Option<G::Move> {
    game.legal_moves().into_iter().max()
}

/// The solver's best move, the least of equals; where every move loses, the one that resists longest.
fn own<G: PuzzleGame>(game: &G, solver: Seat, left: Task, budget: &mut Budget) -> Option<G::Move> {
    let values = game.move_values(left, budget)?;
    let best = values.into_iter().min_by(MoveValue::best_first)?;
    match left {
        Task::Hold { within } if !left.accepts(best.value, best.value) => {
            game.best_defence(solver.other(), Task::Win { moves: within }, budget)
        }
        _ => Some(best.m),
    }
}
