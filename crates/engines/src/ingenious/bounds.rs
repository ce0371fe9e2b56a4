//! Bounds for the last placements of two seats with open racks, when draws no longer matter. With them, branch and
//! bound finds the best moves without searching each one to the end.
//!
//! A seat's standing is one number: its scores in ascending order, read as digits of base 100. The difference of the
//! standings is the margin; its sign is the outcome. Two facts save most of the search:
//!
//! - The game's last placement needs no recursion: its seat takes the highest standing within reach.
//! - Points on a cell never fall while it is empty. So the least that the other seat can reach with the last placement,
//!   on the pairs of cells left open, is known before a placement is made. A placement that is no better even against
//!   that minimum is skipped.

use super::placements_left::placements_left;
use tessera_rules::game::{Game, Seat, Turn};
use tessera_rules::ingenious::{COLOURS, Cell, Form, Ingenious, Move, Phase, Tile};
use tessera_search::branch_and_bound::{Bounds, Rated, UNBOUNDED};

/// Bounds on the difference of the standings.
pub(super) struct Standings;

impl Bounds<Ingenious> for Standings {
    fn rated(&self, position: &Ingenious, moves: &[Move]) -> Vec<Rated<Move>> {
        rated(position, moves)
    }

    fn settled(&self, position: &Ingenious, seat: Seat) -> Option<i64> {
        let goes_on = position.turn() == Turn::Seat(seat) && position.phase() == Phase::Place;
        (!goes_on).then(|| standing(position.scores(seat)) - last(position, seat.other()))
    }
}

/// True if this module applies: the standard form with two seats, all tiles on racks known, and no tile drawn from now
/// on is ever placed.
pub(super) fn applies(position: &Ingenious) -> bool {
    let Turn::Seat(mover) = position.turn() else {
        return false;
    };
    if !is_open(position) || position.phase() != Phase::Place {
        return false;
    }
    match placements_left(position) {
        0..=2 => true,
        // The mover places twice before it draws.
        3 => position.bonus() >= 2 && position.rack(mover).len() >= 2,
        _ => false,
    }
}

/// True if an exchange is idle: neither seat will place the tiles that it draws now.
pub(super) fn is_idle_exchange(position: &Ingenious) -> bool {
    position.phase() == Phase::Exchange && is_open(position) && placements_left(position) <= 1
}

/// True if there are two seats with open racks, neither of them bound by ING-2.
fn is_open(position: &Ingenious) -> bool {
    let seats = [Seat::FIRST, Seat::FIRST.other()];
    position.form() == Form::Standard
        && position.seats() == 2
        && (seats.into_iter())
            .all(|seat| position.placed(seat) > 0 && !position.rack(seat).has_face_down())
}

/// Returns the moves with their bounds, highest upper bound first.
fn rated(position: &Ingenious, moves: &[Move]) -> Vec<Rated<Move>> {
    let Turn::Seat(mover) = position.turn() else {
        return Vec::new();
    };
    let other = mover.other();
    let theirs = standing(position.scores(other));
    let replies: Vec<([Cell; 2], i64)> = (position.legal_pairs().iter())
        .map(|cells| (cells, highest(position, other, cells)))
        .collect();
    // The least that the other seat can reach after these cells are taken.
    let sure = |taken: [Cell; 2]| {
        let open = |cells: &[Cell; 2]| !taken.iter().any(|cell| cells.contains(cell));
        (replies.iter())
            .filter(|(cells, _)| open(cells))
            .fold(theirs, |most, &(_, reply)| most.max(reply))
    };
    let sure_by_pair: Vec<([Cell; 2], i64)> =
        (replies.iter()).map(|&(cells, _)| (cells, sure(cells))).collect();
    let before = position.scores(mover);
    let mut rated: Vec<(i64, Rated<Move>)> = (moves.iter().enumerate())
        .map(|(place, &m)| {
            let Move::Place { tile, cells } = m else {
                let most = UNBOUNDED;
                return (0, Rated { m, most, place });
            };
            let own = with(position, before, tile, cells);
            let earned = position.earned(tile, cells);
            let goes_on = position.bonus() > 1 || earned.bonus > 0;
            let most = if goes_on {
                UNBOUNDED
            } else {
                let same = |pair: &[Cell; 2]| *pair == cells || *pair == [cells[1], cells[0]];
                let pair = sure_by_pair.iter().find(|(pair, _)| same(pair));
                own - pair.map_or_else(|| sure(cells), |&(_, sure)| sure)
            };
            (own, Rated { m, most, place })
        })
        .collect();
    // Unbounded moves: highest standing first. Equal bounds: listed order.
    rated.sort_by_key(|(own, this)| {
        let own = if this.most == UNBOUNDED { -own } else { 0 };
        (-this.most, own, this.place)
    });
    rated.into_iter().map(|(_, this)| this).collect()
}

/// Returns the standing of a seat after the last placement, which this seat makes, or its present standing if the game
/// is over.
fn last(position: &Ingenious, seat: Seat) -> i64 {
    let scores = position.scores(seat);
    if position.is_over() {
        return standing(scores);
    }
    let pairs = position.legal_pairs();
    (pairs.iter()).map(|cells| highest(position, seat, cells)).fold(standing(scores), i64::max)
}

/// Returns the highest standing that a seat reaches with one tile on a pair of cells.
fn highest(position: &Ingenious, seat: Seat, [a, b]: [Cell; 2]) -> i64 {
    let before = position.scores(seat);
    let mut highest = 0;
    let mut last = None;
    for tile in position.rack(seat).known() {
        // Racks are sorted.
        if last.replace(tile) == Some(tile) {
            continue;
        }
        highest = highest.max(with(position, before, tile, [a, b]));
        if !tile.is_double() {
            highest = highest.max(with(position, before, tile, [b, a]));
        }
    }
    highest
}

/// Returns the standing of a seat with these scores after a placement.
fn with(position: &Ingenious, mut scores: [i8; COLOURS], tile: Tile, cells: [Cell; 2]) -> i64 {
    for (colour, cell) in tile.halves().into_iter().zip(cells) {
        let score = &mut scores[colour as usize];
        *score = (position.form()).advance(*score, position.points(colour, cell));
    }
    standing(scores)
}

/// Returns the scores in ascending order as digits of base 100.
fn standing(mut scores: [i8; COLOURS]) -> i64 {
    scores.sort_unstable();
    (scores.iter()).fold(0, |number, &score| number * 100 + i64::from(score))
}
