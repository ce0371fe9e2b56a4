//! Values of the moves of Nebuchadnezzar and Temple under a task, by plain recursion over the rules. There is no table,
//! no bound but the task's, and no early exit but the first move that decides.

use tessera_puzzles::Task;
use tessera_rules::game::{Game, Seat, Turn};

/// Every legal move with its worth, as `PuzzleGame::move_values` defines it.
pub fn worths<G: Game>(position: &G, task: Task) -> Vec<(G::Move, f64)> {
    let Turn::Seat(solver) = position.turn() else {
        return Vec::new();
    };
    let list = position.legal_moves();
    let worth = |m: G::Move| match task {
        Task::Win { moves } => {
            let needed = (1..=moves).find(|&n| wins(&position.played(m), solver, n - 1));
            needed.map_or(0.0, |n| f64::from(1 + moves - n))
        }
        Task::Hold { within } => {
            let lost = wins(&position.played(m), solver.other(), within);
            if lost { 0.0 } else { 1.0 }
        }
        Task::Best { .. } => panic!("no kind of these games asks for points"),
    };
    list.into_iter().map(|m| (m, worth(m))).collect()
}

/// True if `seat` wins by force with at most `moves` moves of its own.
fn wins<G: Game>(position: &G, seat: Seat, moves: u32) -> bool {
    let Turn::Seat(mover) = position.turn() else {
        return position.winners().contains(seat);
    };
    if moves == 0 {
        return false;
    }
    let list = position.legal_moves();
    if mover == seat {
        list.iter().any(|&m| wins(&position.played(m), seat, moves - 1))
    } else {
        list.iter().all(|&m| wins(&position.played(m), seat, moves))
    }
}
