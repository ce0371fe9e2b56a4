//! Exact values of endgames of one and two seats, for the generators.
//!
//! An attempt counts the positions that it enters, so which attempts find a puzzle depends on this search as it is. It
//! stays what it was when version 1 was released; the engine's own search has become faster since.

mod prospects;
mod root;
mod search;

use prospects::MAX_TILES;
use search::{Endgame, INFINITY};
use tessera_rules::game::Game;
use tessera_rules::octopus::{Octopus, Placement};
use tessera_search::Budget;

/// The exact values of moves of a position of one or two seats: what the mover makes from now on less what
/// the other seat makes, best first. `lines` of them, or fewer if there are not so many moves. `None` when
/// the budget does not suffice, or when there are too many tiles or seats, or a total near its limit.
pub(super) fn solve(
    position: &Octopus,
    lines: usize,
    budget: &mut Budget,
) -> Option<Vec<(Placement, i32)>> {
    is_in_reach(position).then(|| root::solve(position, lines, budget))?
}

/// The exact values of all moves of a position of one or two seats, in the order of [`Game::moves`], as
/// [`solve`] counts them. Cheaper than asking it for all lines. `None` in the same cases.
pub(super) fn values(position: &Octopus, budget: &mut Budget) -> Option<Vec<(Placement, i32)>> {
    if !is_in_reach(position) {
        return None;
    }
    let left = position.tiles_left();
    let mut game = position.clone();
    let mut search = Endgame::new(&game, budget);
    let mut moves = Vec::new();
    game.moves(&mut moves);
    let mut values = Vec::with_capacity(moves.len());
    for m in moves {
        let value = search.after(&mut game, m, -INFINITY, INFINITY, left - 1);
        if search.stopped {
            return None;
        }
        values.push((m, value));
    }
    Some(values)
}

fn is_in_reach(position: &Octopus) -> bool {
    position.seats() <= 2
        && position.adds_up()
        && position.tiles_left() <= MAX_TILES as u32
        && !position.is_over()
}
