//! The winner of the last placements: every placement, exchange and draw that can still matter is followed.
//!
//! Expectiminimax (Michie 1966) on the probability that the solver wins, a shared win counting one half. Cut short
//! only where nothing can be better: a certain win on the one side, a certain loss on the other.

use tessera_engines::ingenious::placements_left;
use tessera_rules::game::{Game, Seat, Turn};
use tessera_rules::ingenious::{Form, Ingenious, Move, Phase, Rack, Tile};
use tessera_search::Budget;

use super::turn::digits;
use crate::task::MoveValue;

/// Most placements that may be left.
pub(super) const MOST_LEFT: usize = 4;

/// The probability in percent that the solver, which is to move, wins after each move. `None` when too much is
/// left, something lies face down or a draw of more than one tile would have to be averaged.
pub(super) fn move_values(
    position: &Ingenious,
    budget: &mut Budget,
) -> Option<Vec<MoveValue<Move>>> {
    let Turn::Seat(solver) = position.turn() else {
        return None;
    };
    let seats = position.seats();
    let hidden = (0..seats).any(|seat| position.rack(Seat::new(seat)).has_face_down());
    if seats != 2 || hidden || placements_left(position) > MOST_LEFT {
        return None;
    }
    let moves = position.legal_moves();
    let mut walk = position.clone();
    let mut search = Finish { solver, budget };
    (moves.into_iter())
        .map(|m| {
            let value = 100.0 * search.child(&mut walk, m)?;
            Some(MoveValue { m, value })
        })
        .collect()
}

struct Finish<'a> {
    solver: Seat,
    budget: &'a mut Budget,
}

impl Finish<'_> {
    fn child(&mut self, walk: &mut Ingenious, m: Move) -> Option<f64> {
        if !self.budget.spend() {
            return None;
        }
        let undo = walk.play(m);
        let value = self.visit(walk);
        walk.undo(undo);
        value
    }

    fn visit(&mut self, walk: &mut Ingenious) -> Option<f64> {
        match walk.turn() {
            Turn::Over => {
                Some(match (walk.winners().contains(self.solver), walk.winners().len()) {
                    (false, _) => 0.0,
                    (true, 1) => 1.0,
                    (true, _) => 0.5,
                })
            }
            Turn::Chance => self.average(walk),
            Turn::Seat(mover) => {
                let last = walk.phase() == Phase::Place && placements_left(walk) == 1;
                if last && walk.form() == Form::Standard {
                    return Some(self.last(walk, mover));
                }
                let moves = walk.legal_moves();
                let own = mover == self.solver;
                let mut best = if own { 0.0 } else { 1.0 };
                for m in moves {
                    let value = self.child(walk, m)?;
                    best = if own { value.max(best) } else { value.min(best) };
                    if best == if own { 1.0 } else { 0.0 } {
                        break;
                    }
                }
                Some(best)
            }
        }
    }

    /// The last placement of the game: the best scores win or do not.
    fn last(&self, walk: &Ingenious, mover: Seat) -> f64 {
        let before = walk.scores(mover);
        let mut best = digits(before);
        for cells in walk.legal_pairs().iter() {
            for tile in walk.playable() {
                for cells in [cells, [cells[1], cells[0]]] {
                    let gain = walk.earned(tile, cells).gain;
                    best = best.max(digits(std::array::from_fn(|c| before[c] + gain[c])));
                }
            }
        }
        let rival = digits(walk.scores(mover.next(2)));
        let value = match best.cmp(&rival) {
            std::cmp::Ordering::Less => 0.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Greater => 1.0,
        };
        if mover == self.solver { value } else { 1.0 - value }
    }

    /// The mean over all draws. If at most one placement is left, it belongs to the next seat, and the drawn tiles are
    /// never played.
    fn average(&mut self, walk: &mut Ingenious) -> Option<f64> {
        let count = walk.draw_count();
        let unseen = *walk.unseen();
        if placements_left(walk) <= 1 {
            let tiles = Tile::all()
                .flat_map(|tile| std::iter::repeat_n(tile, usize::from(unseen[tile.index()])));
            let drawn = Rack::new(tiles.take(count).map(Some))?;
            return self.child(walk, Move::Draw(drawn));
        }
        if count != 1 {
            return None;
        }
        let total: u32 = unseen.iter().map(|&n| u32::from(n)).sum();
        let mut sum = 0.0;
        for tile in Tile::all().filter(|tile| unseen[tile.index()] > 0) {
            let value = self.child(walk, Move::Draw(Rack::new([Some(tile)])?))?;
            sum += f64::from(unseen[tile.index()]) * value;
        }
        Some(sum / f64::from(total))
    }
}
