//! Exact values at the end of the game, when few placements are left.
//!
//! [`expectimax`]: each seat maximises its own probability of winning, then its margin. A draw matters only if its seat
//! can move again before the board is full; other draws are skipped. The last placement of the game from a rack with
//! face-down tiles is averaged over all racks by order statistics: the seat plays its best tile, and the chance that
//! none of the i best kinds is on the rack is a quotient of binomials. When draws no longer matter and two seats are
//! left, [`branch_and_bound`] with [`bounds`] finds the best placements, and only these are searched further.

use std::borrow::Cow;

use super::bounds::{self, Standings};
use super::draws::likeliest_draw;
use super::evaluation::Evaluation;
use super::placements_left::placements_left;
use crate::Question;
use tessera_rules::game::{Game, Seat, Turn};
use tessera_rules::ingenious::{Ingenious, Move, Rack, Tile};
use tessera_search::expectimax::{Choice, Knowledge, Outcomes};
use tessera_search::{Budget, Kind, Report, Value, branch_and_bound, expectimax};

/// Most placements that may be left.
const MOST_LEFT: usize = 3;

/// Returns the exact report on the question's moves. `None` if too many placements are left, if some hidden tiles have
/// no exact average, or if half of the budget is not enough.
pub(super) fn analyse(
    view: &Ingenious,
    question: &Question<Move>,
    budget: &mut Budget,
) -> Option<Report<Move>> {
    solve(view, question, budget, true)
}

/// Same as [`analyse`], with or without shortcuts. Shortcuts change the cost but no value and no line.
pub(super) fn solve(
    view: &Ingenious,
    question: &Question<Move>,
    budget: &mut Budget,
    shortcuts: bool,
) -> Option<Report<Move>> {
    let Turn::Seat(mover) = view.turn() else {
        return None;
    };
    if placements_left(view) > MOST_LEFT || view.rack(mover).has_face_down() {
        return None;
    }
    let mut part = budget.split(1, 2);
    let mut knowledge = Endgame { shortcuts };
    let report = expectimax::solve(view, &mut knowledge, question, &mut part);
    budget.join(part);
    report
}

/// The game as expectimax sees it.
struct Endgame {
    /// True if moves may be skipped that cannot matter according to [`bounds`].
    shortcuts: bool,
}

impl Knowledge<Ingenious> for Endgame {
    type Worth = Evaluation;

    fn worth(&self, position: &Ingenious) -> Evaluation {
        Evaluation::of(position)
    }

    fn prefers(&self, seat: Seat, this: &Evaluation, other: &Evaluation) -> bool {
        this.better_for(seat.index(), other)
    }

    fn nothing(&self, position: &Ingenious) -> Evaluation {
        Evaluation::zero(position.seats())
    }

    fn add(&self, sum: &mut Evaluation, worth: &Evaluation, weight: f64) {
        sum.add(worth, weight);
    }

    /// Draws of several tiles that matter are not resolved.
    fn outcomes(&self, position: &Ingenious) -> Outcomes<Move> {
        let unseen = *position.unseen();
        let count = position.draw_count();
        let draw = |rack: Option<Rack>| rack.map(Move::Draw);
        if placements_left(position) < position.seats() {
            // Any tiles will do, because they are never played.
            return likeliest_draw(position).map_or(Outcomes::TooMany, Outcomes::Idle);
        }
        if count != 1 {
            return Outcomes::TooMany;
        }
        let total: u32 = unseen.iter().map(|&n| u32::from(n)).sum();
        let each: Option<Vec<(Move, f64)>> = Tile::all()
            .filter(|tile| unseen[tile.index()] > 0)
            .map(|tile| {
                let weight = unseen[tile.index()];
                let m = draw(Rack::new([Some(tile)]))?;
                Some((m, f64::from(weight) / f64::from(total)))
            })
            .collect();
        each.map_or(Outcomes::TooMany, Outcomes::Each)
    }

    /// Groups the moves of a seat with face-down tiles: it makes its last placement with the best kind of tile that it
    /// has.
    fn choice(&self, position: &Ingenious, moves: &[Move]) -> Choice<Move> {
        let Turn::Seat(mover) = position.turn() else {
            return Choice::Open;
        };
        if !position.rack(mover).has_face_down() {
            return Choice::Open;
        }
        if placements_left(position) > 1 {
            return Choice::Unknown;
        }
        let of_kind = |tile: Tile| {
            let of_kind = |m: &&Move| matches!(m, Move::Place { tile: kind, .. } if *kind == tile);
            moves.iter().filter(of_kind).copied().collect()
        };
        Choice::Hidden(position.playable().map(of_kind).collect())
    }

    fn chances(&self, position: &Ingenious, ranked: &[&[Move]]) -> Vec<f64> {
        let Turn::Seat(mover) = position.turn() else {
            return Vec::new();
        };
        let rack = position.rack(mover);
        let unseen = position.unseen();
        let total: u32 = unseen.iter().map(|&n| u32::from(n)).sum();
        let down = rack.face_down() as u32;
        let mut chances = Vec::with_capacity(ranked.len());
        // Number of unseen tiles that are not of a better kind, and the chance that the rack has none of a better kind.
        let mut rest = total;
        let mut none_better = 1.0;
        for group in ranked {
            let Some(&Move::Place { tile, .. }) = group.first() else {
                break;
            };
            if rack.contains(tile) {
                chances.push(none_better);
                break;
            }
            rest -= u32::from(unseen[tile.index()]);
            let none = absent(rest, total, down);
            chances.push(none_better - none);
            none_better = none;
        }
        chances
    }

    fn worth_following<'m>(
        &mut self,
        position: &mut Ingenious,
        moves: &'m [Move],
        lines: usize,
        budget: &mut Budget,
    ) -> Option<Cow<'m, [Move]>> {
        if !self.shortcuts {
            return Some(Cow::Borrowed(moves));
        }
        if bounds::applies(position) {
            return branch_and_bound::choose(position, &Standings, moves, lines, budget)
                .map(Cow::Owned);
        }
        let idle = bounds::is_idle_exchange(position);
        let count = if idle { lines.max(1).min(moves.len()) } else { moves.len() };
        Some(Cow::Borrowed(&moves[..count]))
    }

    fn value(&self, worth: &Evaluation, seat: Seat) -> Value {
        worth.value(seat.index(), Kind::Exact)
    }
}

/// Returns the probability that `down` tiles out of `total` are all among `rest` of them.
fn absent(rest: u32, total: u32, down: u32) -> f64 {
    (0..down).map(|i| f64::from(rest.saturating_sub(i)) / f64::from(total - i)).product()
}
