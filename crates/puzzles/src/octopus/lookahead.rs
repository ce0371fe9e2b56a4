//! What placements are worth, exactly: the solver's lead after so many of its placements, or at the end.

use super::endgame::values;
use tessera_rules::game::{Game, Seat, Turn};
use tessera_rules::octopus::{Cell, Octopus, Placement};
use tessera_search::Budget;

/// Beyond every difference of points.
const INFINITY: i32 = 1_000_000;

/// With so many plies to look ahead nothing is remembered: the simple search is the faster one.
const SHALLOW: u32 = 3;

/// The total of a seat less the best of the others'; alone, its total.
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

/// What each placement of the seat to move is worth to it when both sides look `plies` plies ahead and no further:
/// points that it makes in them, less the other seat's. In the order of [`Game::moves`].
///
/// `None` when the budget does not suffice, or when there are more than two seats, or a total near its limit
/// (`OCT-7`), where points do not add up.
pub(super) fn placement_values(
    position: &Octopus,
    plies: u32,
    budget: &mut Budget,
) -> Option<Vec<(Placement, i32)>> {
    if position.seats() > 2 || !position.adds_up() || plies == 0 {
        return None;
    }
    if plies == position.tiles_left() && plies > SHALLOW {
        return values(position, budget);
    }
    let mut game = position.clone();
    let mut moves = Vec::new();
    game.each_gain(|m, gain| moves.push((m, gain as i32)));
    for (m, value) in &mut moves {
        *value += after(&mut game, *m, plies - 1, -INFINITY, INFINITY, budget)?;
    }
    Some(moves)
}

/// What the seat that makes the placement makes after it, less the other's.
fn after(
    game: &mut Octopus,
    m: Placement,
    plies: u32,
    alpha: i32,
    beta: i32,
    budget: &mut Budget,
) -> Option<i32> {
    let before = game.turn();
    if !budget.spend() {
        return None;
    }
    let undo = game.play(m);
    let rest = if game.turn() == before {
        search(game, plies, alpha, beta, budget)
    } else {
        search(game, plies, -beta, -alpha, budget).map(|rest| -rest)
    };
    game.undo(undo);
    rest
}

/// What the seat to move makes within `plies` plies less what the other makes (fail-soft alpha-beta, full
/// width).
fn search(
    game: &mut Octopus,
    plies: u32,
    mut alpha: i32,
    beta: i32,
    budget: &mut Budget,
) -> Option<i32> {
    if plies == 0 || game.is_over() {
        return Some(0);
    }
    if plies == 1 {
        let mut best = 0;
        game.each_gain(|_, gain| best = best.max(gain));
        return Some(best as i32);
    }
    let mut moves = Vec::new();
    game.each_gain(|m, gain| moves.push((gain as i32, m)));
    if plies == 2 && follower(game).is_some() {
        // A gain on a cell that stays empty never falls: so much the other seat has in any case.
        let theirs = Replies::of(game);
        for (upper, m) in &mut moves {
            *upper -= theirs.beside(m.cell);
        }
        moves.sort_unstable_by_key(|&(upper, m)| (-upper, m));
        let mut best = -INFINITY;
        for (upper, m) in moves {
            if upper <= best.max(alpha) {
                return Some(best.max(upper));
            }
            let gain = upper + theirs.beside(m.cell);
            best = best.max(gain + after(game, m, 1, -INFINITY, INFINITY, budget)?);
            if best >= beta {
                return Some(best);
            }
        }
        return Some(best);
    }
    moves.sort_unstable_by_key(|&(gain, m)| (-gain, m));
    let mut best = -INFINITY;
    for (gain, m) in moves {
        let value = gain + after(game, m, plies - 1, alpha - gain, beta - gain, budget)?;
        best = best.max(value);
        alpha = alpha.max(value);
        if alpha >= beta {
            break;
        }
    }
    Some(best)
}

/// The seat that moves next after the one to move, where that is another one.
pub(super) fn follower(game: &Octopus) -> Option<Seat> {
    let Turn::Seat(me) = game.turn() else {
        return None;
    };
    let next = me.next(game.seats());
    (next != me && !game.hand(next).is_empty()).then_some(next)
}

/// What the next of two seats could earn now: on its best cell, and on the best other one.
#[derive(Debug, Clone, Copy)]
pub(super) struct Replies {
    pub(super) best: i32,
    pub(super) cell: Option<Cell>,
    pub(super) second: i32,
}

impl Replies {
    /// Nothing when there is no other seat to reply.
    pub(super) fn of(game: &Octopus) -> Replies {
        let mut replies = Replies {
            best: 0,
            cell: None,
            second: 0,
        };
        let Some(next) = follower(game) else {
            return replies;
        };
        let hand = game.hand(next);
        for (cell, row) in game.open_cells() {
            let gain = hand.kinds().map(|tile| row.gain(tile)).max();
            let gain = gain.unwrap_or(0) as i32;
            if replies.cell.is_none() || gain > replies.best {
                replies.second = replies.best;
                (replies.best, replies.cell) = (gain, Some(cell));
            } else {
                replies.second = replies.second.max(gain);
            }
        }
        replies
    }

    /// What is left of it when a cell is taken.
    pub(super) fn beside(&self, cell: Cell) -> i32 {
        if self.cell == Some(cell) {
            self.second
        } else {
            self.best
        }
    }
}
