//! The exact value of placements: the solver's lead after its placement number `horizon`, or at the end.
//!
//! All others play against the solver, however many they are: the paranoid reduction (Sturtevant and Korf, "On pruning
//! techniques for multi-player games", 2000). To the end of a game of one or two seats, the engine's endgame search is
//! used.

use tessera_engines::octopus as engine;
use tessera_rules::game::{Game, Seat, Turn};
use tessera_rules::octopus::{Octopus, Placement};
use tessera_search::Budget;

/// Beyond every lead.
const INFINITY: i32 = 1_000_000;

/// Plies up to which the simple search is the faster one to the end of the game.
const SHALLOW: u32 = 3;

/// The total of a seat less the best total of the others; without opponents, its total.
pub(super) fn lead(position: &Octopus, seat: Seat) -> i32 {
    let scores = position.scores();
    let others = (0..).zip(scores).filter(|&(s, _)| s != seat.index());
    let best = others.map(|(_, &score)| score).max().unwrap_or(0);
    scores[seat.index()] as i32 - best as i32
}

/// The plies until the `solver` has made `horizon` placements, or the game is over.
pub(super) fn plies(position: &Octopus, solver: Seat, horizon: u32) -> u32 {
    let Turn::Seat(mut seat) = position.turn() else {
        return 0;
    };
    let seats = position.seats();
    let mut left: Vec<u32> = position.hands().iter().map(|hand| hand.len()).collect();
    let (mut own, mut plies) = (0, 0);
    while own < horizon && left.iter().any(|&tiles| tiles > 0) {
        if left[seat.index()] > 0 {
            left[seat.index()] -= 1;
            plies += 1;
            own += u32::from(seat == solver);
        }
        seat = seat.next(seats);
    }
    plies
}

/// Returns the value of each placement of the seat to move within `plies` plies: the change of the `solver`'s lead over
/// the best of the others, who all play against it. The sign is reversed when the seat to move is one of the others. In
/// the order of [`Game::moves`]; `None` when the budget does not suffice.
pub(super) fn values(
    position: &Octopus,
    solver: Seat,
    plies: u32,
    budget: &mut Budget,
) -> Option<Vec<(Placement, i32)>> {
    let (Turn::Seat(seat), true) = (position.turn(), plies > 0) else {
        return None;
    };
    if position.seats() <= 2 && plies == position.tiles_left() && plies > SHALLOW {
        return engine::values(position, budget);
    }
    let sign = if seat == solver { 1 } else { -1 };
    let before = lead(position, solver);
    let mut game = position.clone();
    let moves = game.legal_moves();
    let mut values = Vec::with_capacity(moves.len());
    for m in moves {
        let undo = game.play(m);
        let end = search(&mut game, solver, plies - 1, -INFINITY, INFINITY, budget);
        game.undo(undo);
        values.push((m, sign * (end? - before)));
    }
    Some(values)
}

/// Returns the placement with the highest value within `plies` plies for the seat to move, which is the `solver`; its
/// value, and the highest value of the others. `None` if there are not two placements, or when the budget does not
/// suffice.
pub(super) fn best_two(
    position: &Octopus,
    solver: Seat,
    plies: u32,
    budget: &mut Budget,
) -> Option<(Placement, i32, i32)> {
    let before = lead(position, solver);
    let mut game = position.clone();
    let moves = most_first(position);
    let mut best: Option<(Placement, i32)> = None;
    let mut second = -INFINITY;
    for (_, m) in moves {
        let undo = game.play(m);
        // Values up to the second best need not be exact.
        let end =
            search(&mut game, solver, plies.checked_sub(1)?, before + second, INFINITY, budget);
        game.undo(undo);
        let points = end? - before;
        match best {
            Some((_, most)) if points <= most => second = second.max(points),
            _ => {
                second = best.map_or(second, |(_, most)| most);
                best = Some((m, points));
            }
        }
    }
    let (m, points) = best.filter(|_| second > -INFINITY)?;
    Some((m, points, second))
}

/// The placements of the seat to move with their scores, highest first.
pub(super) fn most_first(position: &Octopus) -> Vec<(u32, Placement)> {
    let mut moves = Vec::new();
    position.each_gain(|m, gain| moves.push((gain, m)));
    moves.sort_unstable_by_key(|&(gain, m)| (std::cmp::Reverse(gain), m));
    moves
}

/// The solver's lead after `plies` plies (fail-soft alpha-beta, full width).
fn search(
    game: &mut Octopus,
    solver: Seat,
    plies: u32,
    mut alpha: i32,
    mut beta: i32,
    budget: &mut Budget,
) -> Option<i32> {
    let Turn::Seat(seat) = game.turn() else {
        return Some(lead(game, solver));
    };
    if plies == 0 {
        return Some(lead(game, solver));
    }
    if !budget.spend() {
        return None;
    }
    let mut moves = most_first(game);
    if plies == 1 {
        // Nothing follows the last placement that counts, so the one that scores most is best.
        moves.truncate(1);
    }
    let own = seat == solver;
    let mut best = if own { -INFINITY } else { INFINITY };
    for (_, m) in moves {
        let undo = game.play(m);
        let value = search(game, solver, plies - 1, alpha, beta, budget);
        game.undo(undo);
        let value = value?;
        if own {
            best = best.max(value);
            alpha = alpha.max(value);
        } else {
            best = best.min(value);
            beta = beta.min(value);
        }
        if alpha >= beta {
            break;
        }
    }
    Some(best)
}
