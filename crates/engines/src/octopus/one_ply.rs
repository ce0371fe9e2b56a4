//! Ratings of moves one ply ahead: their gain less the gain that they leave to the next seat.

use arrayvec::ArrayVec;

use tessera_rules::game::{Game, Turn};
use tessera_rules::octopus::{Cell, Octopus, Placement};

/// A move and its rating, in points.
#[derive(Debug, Clone, Copy)]
pub(super) struct Candidate {
    pub(super) m: Placement,
    pub(super) value: i32,
}

/// Rates the moves of `only` (sorted), best first: the gain of each, less the best gain of the next seat on another
/// cell.
pub(super) fn candidates(game: &Octopus, only: &[Placement]) -> Vec<Candidate> {
    let theirs = Theirs::of(game);
    let mut candidates = Vec::with_capacity(only.len());
    game.each_gain(|m, gain| {
        if only.binary_search(&m).is_ok() {
            let value = gain as i32 - theirs.beside(m.cell);
            candidates.push(Candidate { m, value });
        }
    });
    candidates.sort_by_key(|c| (-c.value, c.m));
    candidates
}

/// The next seat's two best cells, with their gains.
pub(super) struct Theirs(ArrayVec<(i32, Cell), 2>);

impl Theirs {
    pub(super) fn of(game: &Octopus) -> Theirs {
        let mut best = ArrayVec::new();
        let Turn::Seat(me) = game.turn() else {
            return Theirs(best);
        };
        let seats = game.seats();
        let mut next = me.next(seats);
        while next != me && game.hand(next).is_empty() {
            next = next.next(seats);
        }
        if next == me {
            return Theirs(best);
        }
        let tiles: ArrayVec<_, { tessera_rules::octopus::Tile::KINDS }> =
            game.hand(next).kinds().collect();
        for (cell, row) in game.open_cells() {
            let gain = tiles.iter().map(|&tile| row.gain(tile)).max();
            let gain = gain.unwrap_or(0) as i32;
            let place = best.iter().filter(|(g, _)| *g >= gain).count();
            if best.is_full() {
                if place == best.len() {
                    continue;
                }
                best.pop();
            }
            best.insert(place, (gain, cell));
        }
        Theirs(best)
    }

    /// Returns the next seat's best gain on any cell other than `cell`.
    pub(super) fn beside(&self, cell: Cell) -> i32 {
        let other = self.0.iter().find(|(_, c)| *c != cell);
        other.map_or(0, |(gain, _)| *gain)
    }
}
