//! Octopus: the solver's lead just after its placement number `horizon`, or at the end when that comes first.

use std::collections::HashMap;

use tessera_puzzles::Task;
use tessera_rules::game::{Game, Seat, Turn};
use tessera_rules::octopus::{Octopus, Placement};

/// Beyond every lead.
const FAR: i64 = 1 << 20;

/// Returns the value of every legal move of the seat to move under the task.
pub fn worths(position: &Octopus, task: Task) -> Vec<(Placement, f64)> {
    let (Turn::Seat(solver), Task::Best { horizon, .. }) = (position.turn(), task) else {
        return Vec::new();
    };
    let mut game = position.clone();
    let moves = game.legal_moves();
    // With three totals it matters which is the best, so future gains depend on the totals.
    let adds_up = position.seats() <= 2 && position.adds_up();
    let mut oracle = Oracle { solver, known: adds_up.then(HashMap::new) };
    let mut worths = Vec::new();
    for m in moves {
        let undo = game.play(m);
        let worth = oracle.minimax(&mut game, horizon - 1, -FAR, FAR);
        game.undo(undo);
        worths.push((m, worth as f64));
    }
    worths
}

struct Oracle {
    solver: Seat,
    /// Bounds of the future growth of the lead, by the board, the hands, and the solver's placements that still count.
    /// Kept only where the growth doesn't depend on the totals. The last eight tiles can come in very many orders, but
    /// many of them lead to the same position.
    known: Option<HashMap<(u128, u32), (i64, i64)>>,
}

impl Oracle {
    /// The solver maximises its lead, the other seat minimises it. A choice that is worse than one already secured is
    /// not searched to the end.
    fn minimax(&mut self, game: &mut Octopus, own: u32, mut sure: i64, mut most: i64) -> i64 {
        let now = lead(game, self.solver);
        let seat = match game.turn() {
            Turn::Seat(seat) if own > 0 => seat,
            _ => return now,
        };
        let key = (game.hash_without_scores(), own);
        let (low, high) =
            (self.known.as_ref()).and_then(|known| known.get(&key).copied()).unwrap_or((-FAR, FAR));
        if low == high || now + low >= most {
            return now + low;
        }
        if now + high <= sure {
            return now + high;
        }
        let (from, to) = (sure, most);
        let own_turn = seat == self.solver;
        let left = if own_turn { own - 1 } else { own };
        let mut moves = game.legal_moves();
        // The most helpful moves come first, so that the rest can be cut short.
        moves.sort_by_cached_key(|&m| {
            let undo = game.play(m);
            let lead = lead(game, self.solver);
            game.undo(undo);
            if own_turn { -lead } else { lead }
        });
        let mut best = if own_turn { -FAR } else { FAR };
        for m in moves {
            let undo = game.play(m);
            let value = self.minimax(game, left, sure, most);
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
        if let Some(known) = &mut self.known {
            let (low, high) = known.entry(key).or_insert((-FAR, FAR));
            // A value that was cut short is only a bound.
            if best > from {
                *low = (*low).max(best - now);
            }
            if best < to {
                *high = (*high).min(best - now);
            }
        }
        best
    }
}

/// The solver's total less the best other one.
fn lead(game: &Octopus, solver: Seat) -> i64 {
    let total = |seat: usize| i64::from(game.scores()[seat]);
    let others = (0..game.seats()).filter(|&seat| seat != solver.index());
    total(solver.index()) - others.map(total).max().unwrap_or(0)
}
