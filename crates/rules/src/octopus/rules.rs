//! Turns, moves and scoring.

use super::gains::Held;
use super::{Cell, Direction, GainRow, MAX_SCORE, Octopus, Placement, Tile, hash};
use crate::game::{Game, PerSeat, Seat, SeatSet, Turn};

/// Data with which a placement is taken back.
#[derive(Debug, Clone, Copy)]
pub struct Undo {
    placement: Placement,
    mover: Seat,
    score: u32,
    opened: u8,
    hash: u128,
}

impl Game for Octopus {
    type Move = Placement;
    type Undo = Undo;

    fn seats(&self) -> usize {
        self.hands.len()
    }

    #[inline]
    fn turn(&self) -> Turn {
        // The seat to move has no tiles only if no seat has any (OCT-6).
        if self.hand(self.to_move).is_empty() { Turn::Over } else { Turn::Seat(self.to_move) }
    }

    fn moves(&self, out: &mut Vec<Placement>) {
        out.reserve((self.hand(self.to_move).kinds_len() * self.open_count()) as usize);
        self.each_gain(|m, _| out.push(m));
    }

    fn count_moves(&self) -> u64 {
        u64::from(self.hand(self.to_move).kinds_len()) * u64::from(self.open_count())
    }

    #[inline]
    fn play(&mut self, m: Placement) -> Undo {
        let mover = self.to_move;
        let (gain, opened) = self.board.place(m.cell, m.tile);
        let undo = Undo {
            placement: m,
            mover,
            score: self.scores[mover.index()],
            opened,
            hash: self.hash,
        };
        self.hands[mover.index()].remove(m.tile);
        self.scores[mover.index()] = (undo.score + gain).min(MAX_SCORE);
        self.to_move = self.next_with_tiles(mover);
        self.hash = undo
            .hash
            .wrapping_add(hash::placed(m.tile, m.cell))
            .wrapping_sub(hash::held(mover, m.tile))
            .wrapping_sub(hash::to_move(mover))
            .wrapping_add(hash::to_move(self.to_move));
        undo
    }

    #[inline]
    fn undo(&mut self, undo: Undo) {
        let Placement { tile, cell } = undo.placement;
        self.board.lift(cell, tile, undo.opened);
        self.hands[undo.mover.index()].add(tile);
        self.scores[undo.mover.index()] = undo.score;
        self.to_move = undo.mover;
        self.hash = undo.hash;
    }

    fn payoffs(&self) -> Option<PerSeat<i32>> {
        self.is_over().then(|| self.scores.iter().map(|&score| score as i32).collect())
    }

    fn winners(&self) -> SeatSet {
        if !self.is_over() {
            return SeatSet::EMPTY;
        }
        let best = self.scores.iter().max();
        (0..self.seats()).filter(|&seat| Some(&self.scores[seat]) == best).map(Seat::new).collect()
    }
}

/// The property that a run shares with the placed tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RunKind {
    /// The colour.
    Colour,
    /// The number.
    Number,
}

/// An unbroken run of matching tiles that begins next to a placed tile; it scores its length (`OCT-4`).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Run {
    /// The direction as seen from the placed tile.
    pub direction: Direction,
    /// The matching property.
    pub kind: RunKind,
    /// The cells, from the placed tile outwards; never empty.
    pub cells: Vec<Cell>,
}

impl Octopus {
    /// Calls `visit` with every legal move and its gain, in the order of [`Game::moves`]: by cell from south to north
    /// and from west to east, then by tile.
    #[inline]
    pub fn each_gain(&self, mut visit: impl FnMut(Placement, u32)) {
        let kinds = Kinds::of(self);
        for (cell, row) in self.open_cells() {
            kinds.each(row, |tile, gain| visit(Placement { tile, cell }, gain));
        }
    }

    /// Same as [`Octopus::each_gain`], for a search of the best moves: `visit` returns the number of points that moves
    /// must exceed from then on, and cells without such moves are skipped.
    #[inline]
    pub fn each_gain_above(&self, mut visit: impl FnMut(Placement, u32) -> Option<u32>) {
        let kinds = Kinds::of(self);
        let held = Held::of(self.hand(self.to_move));
        let mut least = None;
        for (cell, row) in self.open_cells() {
            if least.is_some_and(|least| row.at_most(&held) <= least) {
                continue;
            }
            kinds.each(row, |tile, gain| {
                if least.is_none_or(|least| gain > least) {
                    least = visit(Placement { tile, cell }, gain);
                }
            });
        }
    }

    /// Returns the runs that a tile on an empty cell scores, clockwise from north, colour before number. Their lengths
    /// add up to [`Octopus::gain`].
    pub fn runs(&self, m: Placement) -> Vec<Run> {
        let mut runs = Vec::new();
        for direction in Direction::ALL {
            for kind in [RunKind::Colour, RunKind::Number] {
                let matches = |tile: Tile| match kind {
                    RunKind::Colour => tile.colour() == m.tile.colour(),
                    RunKind::Number => tile.number() == m.tile.number(),
                };
                let cells: Vec<Cell> =
                    std::iter::successors(m.cell.step(direction), |cell| cell.step(direction))
                        .take_while(|&cell| self.tile_at(cell).is_some_and(matches))
                        .collect();
                if !cells.is_empty() {
                    runs.push(Run { direction, kind, cells });
                }
            }
        }
        runs
    }

    /// Returns the turn after any move of the seat to move.
    #[inline]
    pub fn turn_after(&self) -> Turn {
        let left = |seat: Seat| self.hand(seat).len() - u32::from(seat == self.to_move);
        let next = self.next_where(self.to_move, |seat| left(seat) > 0);
        match left(next) {
            0 => Turn::Over,
            _ => Turn::Seat(next),
        }
    }

    /// Returns the value of [`Octopus::hash_without_scores`] after a legal move that is not the last one.
    #[inline]
    pub fn hash_without_scores_after(&self, m: Placement) -> u128 {
        let Turn::Seat(next) = self.turn_after() else {
            return 0;
        };
        self.hash
            .wrapping_add(hash::placed(m.tile, m.cell))
            .wrapping_sub(hash::held(self.to_move, m.tile))
            .wrapping_sub(hash::to_move(self.to_move))
            .wrapping_add(hash::to_move(next))
    }

    /// Returns the next seat that has tiles; if no seat has any, the next in order (`OCT-6`).
    #[inline]
    fn next_with_tiles(&self, mover: Seat) -> Seat {
        self.next_where(mover, |seat| !self.hand(seat).is_empty())
    }

    #[inline]
    fn next_where(&self, mover: Seat, has_tiles: impl Fn(Seat) -> bool) -> Seat {
        let next = mover.next(self.seats());
        let mut seat = next;
        loop {
            if has_tiles(seat) {
                return seat;
            }
            seat = seat.next(self.seats());
            if seat == next {
                return next;
            }
        }
    }
}

/// The different tiles of the mover's hand, prepared once for all cells.
struct Kinds {
    /// Tile, colour, number.
    tiles: [(Tile, u8, u8); Tile::KINDS],
    length: usize,
}

impl Kinds {
    #[inline]
    fn of(position: &Octopus) -> Kinds {
        let mut kinds = Kinds { tiles: [(Tile::from_index(0), 0, 0); Tile::KINDS], length: 0 };
        for (slot, tile) in kinds.tiles.iter_mut().zip(position.hand(position.to_move).kinds()) {
            *slot = (tile, tile.colour().index() as u8, tile.number() as u8);
            kinds.length += 1;
        }
        kinds
    }

    #[inline]
    fn each(&self, row: &GainRow, mut visit: impl FnMut(Tile, u32)) {
        for &(tile, colour, number) in &self.tiles[..self.length] {
            visit(tile, row.of_colour(usize::from(colour)) + row.of_number(usize::from(number)));
        }
    }
}
