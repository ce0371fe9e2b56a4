//! The next placement of the opponent, which has one tile: its best scores, and the places where it reaches them.

use tessera_rules::game::{Game, Seat, Turn};
use tessera_rules::ingenious::{COLOURS, Cell, Ingenious, Move, Tile};
use tessera_search::Budget;

use super::TOP;
use super::turn::{digits, value};
use crate::task::MoveValue;

/// The value of every move: the best scores of the opponent after its next placement, as a number below zero. `None`
/// unless the opponent has a single tile, which lies open.
pub(super) fn move_values(
    position: &Ingenious,
    budget: &mut Budget,
) -> Option<Vec<MoveValue<Move>>> {
    let Turn::Seat(solver) = position.turn() else {
        return None;
    };
    let opponent = solver.other();
    let tile = only_tile(position, opponent)?;
    let moves = position.legal_moves();
    let mut walk = position.clone();
    let of_move = |m| {
        if !budget.spend() {
            return None;
        }
        let undo = walk.play(m);
        let value = -value(best(&walk, opponent, tile));
        walk.undo(undo);
        Some(MoveValue { m, value })
    };
    moves.into_iter().map(of_move).collect()
}

/// The tile of a seat that has one, if it lies open.
pub(super) fn only_tile(position: &Ingenious, seat: Seat) -> Option<Tile> {
    let rack = position.rack(seat);
    rack.known().next().filter(|_| rack.len() == 1)
}

/// The best scores that a seat can reach with this tile.
pub(super) fn best(position: &Ingenious, seat: Seat, tile: Tile) -> i64 {
    let before = position.scores(seat);
    // For each number of points of the first colour, the most points of the second.
    let mut most = [None; 1 + TOP as usize];
    for cells in position.legal_pairs().iter() {
        for [a, b] in [cells, [cells[1], cells[0]]] {
            let [one, other] = points(position, tile, [a, b]);
            let best: &mut Option<u8> = &mut most[usize::from(one).min(TOP as usize)];
            *best = (*best).max(Some(other));
        }
    }
    let reached =
        (0..).zip(most).filter_map(|(one, other)| Some(after(before, tile, [one, other?])));
    reached.max().unwrap_or_else(|| digits(before))
}

/// The pairs of cells on which a tile brings a seat to scores above these.
pub(super) fn places(position: &Ingenious, seat: Seat, tile: Tile, above: i64) -> Vec<[Cell; 2]> {
    let before = position.scores(seat);
    let is_above = |cells| after(before, tile, points(position, tile, cells)) > above;
    let pairs = position.legal_pairs();
    (pairs.iter()).filter(|&[a, b]| is_above([a, b]) || is_above([b, a])).collect()
}

/// The scores after the halves of a tile have added these points, as a number.
fn after(scores: [i8; COLOURS], tile: Tile, points: [u8; 2]) -> i64 {
    let mut scores = scores.map(i64::from);
    for (colour, points) in tile.halves().into_iter().zip(points) {
        scores[colour as usize] += i64::from(points);
    }
    digits(scores.map(|score| score.min(TOP) as i8))
}

/// True if two of these pairs have no cell in common.
pub(super) fn are_apart(places: &[[Cell; 2]]) -> bool {
    let mut pairs = places.iter().enumerate().flat_map(|(at, one)| {
        let others = places[at + 1..].iter();
        others.map(move |other| (one, other))
    });
    pairs.any(|(one, other)| one.iter().all(|cell| !other.contains(cell)))
}

/// The points of both halves on these cells.
fn points(position: &Ingenious, tile: Tile, cells: [Cell; 2]) -> [u8; 2] {
    let [a, b] = tile.halves().map(|colour| colour as usize);
    let [at, beside] = cells.map(|cell| position.points_by_colour(cell));
    [at[a], beside[b]]
}
