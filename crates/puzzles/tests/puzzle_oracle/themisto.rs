//! Values of the moves of Themisto under a puzzle's task, by plain recursion over the rules: no table, no ordering, no
//! engine. The only shortcuts are to stop at the first refutation and at the first proof.

use tessera_puzzles::Task;
use tessera_rules::game::{Game, Seat, Turn};
use tessera_rules::themisto::{Move, Themisto};

/// Every legal move and its worth, as `PuzzleGame::move_values` defines it.
///
/// # Panics
/// For [`Task::Best`], of which Themisto has no puzzles, and when no seat is to move.
pub fn worths(position: &Themisto, task: Task) -> Vec<(Move, f64)> {
    let Turn::Seat(solver) = position.turn() else {
        panic!("somebody is to move in a puzzle");
    };
    let mut game = *position;
    let moves = game.legal_moves();
    let mut worths = Vec::new();
    for m in moves {
        let undo = game.play(m);
        let worth = match task {
            Task::Win { moves } => (0..moves)
                .find(|&rest| wins(&mut game, solver, rest))
                .map_or(0, |rest| moves - rest),
            Task::Hold { within } => u32::from(!wins(&mut game, solver.other(), within)),
            Task::Best { .. } => panic!("Themisto has no points"),
        };
        game.undo(undo);
        worths.push((m, f64::from(worth)));
    }
    worths
}

/// True if `seat` wins by force with at most `own` moves of its own.
fn wins(game: &mut Themisto, seat: Seat, own: u32) -> bool {
    let mover = match game.turn() {
        Turn::Seat(mover) => mover,
        Turn::Over | Turn::Chance => return game.winners().contains(seat),
    };
    if own == 0 {
        return false;
    }
    let moves = game.legal_moves();
    let attacks = mover == seat;
    let left = if attacks { own - 1 } else { own };
    for m in moves {
        let undo = game.play(m);
        let wins = wins(game, seat, left);
        game.undo(undo);
        if wins == attacks {
            return attacks;
        }
    }
    !attacks
}
