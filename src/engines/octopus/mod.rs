//! The engine of Octopus.

mod endgame;
mod outlook;
#[cfg(test)]
mod tests;

use crate::game::Game;
use crate::games::octopus::{Octopus, Placement};
use crate::search::Budget;
use endgame::{Endgame, INFINITY};

/// Exact value in points to come.
pub fn solve(position: &Octopus, budget: &mut Budget) -> Option<(i32, Placement)> {
    if !endgame::is_in_reach(position) || position.is_over() {
        return None;
    }
    let mut game = position.clone();
    let mut moves = Vec::new();
    game.each_gain(|m, gain| moves.push((m, gain as i32)));
    moves.sort_by_key(|&(_, gain)| -gain);
    let mut search = Endgame::new(position, budget);
    let left = game.tiles_left();
    for depth in [1, 2, 3, left] {
        let depth = depth.min(left - 1);
        let mut alpha = -INFINITY;
        let mut results = Vec::new();
        for &(m, _) in &moves {
            let mut value = -INFINITY;
            if alpha > -INFINITY {
                value = search.after(&mut game, m, alpha, alpha + 1, depth);
            }
            if alpha == -INFINITY || value > alpha {
                value = search.after(&mut game, m, alpha, INFINITY, depth);
            }
            if search.stopped {
                return None;
            }
            alpha = alpha.max(value);
            results.push((m, value));
        }
        results.sort_by_key(|&(_, value)| -value);
        moves = results;
    }
    Some((moves[0].1, moves[0].0))
}
