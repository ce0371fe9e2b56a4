//! Octopus: the solver's lead just after its placement number `horizon`, or at the end when that comes first.

use tessera_puzzles::Task;
use tessera_rules::game::{Game, Seat, Turn};
use tessera_rules::octopus::{Octopus, Placement};

/// What every legal move of the seat to move is worth to it under the task.
pub fn worths(position: &Octopus, task: Task) -> Vec<(Placement, f64)> {
    let (Turn::Seat(solver), Task::Best { horizon, .. }) = (position.turn(), task) else {
        return Vec::new();
    };
    let mut game = position.clone();
    let mut moves = Vec::new();
    game.moves(&mut moves);
    let mut worths = Vec::new();
    for m in moves {
        let undo = game.play(m);
        let worth = minimax(&mut game, solver, horizon - 1, i64::MIN, i64::MAX);
        game.undo(undo);
        worths.push((m, worth as f64));
    }
    worths
}

/// The solver maximises its lead, the other seat minimises it. A choice that is worse than what is sure
/// elsewhere is not looked at to the end.
fn minimax(game: &mut Octopus, solver: Seat, own: u32, mut sure: i64, mut most: i64) -> i64 {
    let seat = match game.turn() {
        Turn::Seat(seat) if own > 0 => seat,
        _ => return lead(game, solver),
    };
    let own_turn = seat == solver;
    let left = if own_turn { own - 1 } else { own };
    let mut moves = Vec::new();
    game.moves(&mut moves);
    // What helps most at once comes first, so that the rest can be cut short.
    moves.sort_by_cached_key(|&m| {
        let undo = game.play(m);
        let lead = lead(game, solver);
        game.undo(undo);
        if own_turn { -lead } else { lead }
    });
    let mut best = if own_turn { i64::MIN } else { i64::MAX };
    for m in moves {
        let undo = game.play(m);
        let value = minimax(game, solver, left, sure, most);
        game.undo(undo);
        if own_turn {
            best = best.max(value);
            sure = sure.max(value);
        } else {
            best = best.min(value);
            most = most.min(value);
        }
        if sure >= most {
            break;
        }
    }
    best
}

/// The solver's total less the best other one.
fn lead(game: &Octopus, solver: Seat) -> i64 {
    let total = |seat: usize| i64::from(game.scores()[seat]);
    let others = (0..game.seats()).filter(|&seat| seat != solver.index());
    total(solver.index()) - others.map(total).max().unwrap_or(0)
}
