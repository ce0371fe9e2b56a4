//! A literal transcription of the rules page: maps of cells and lists of tiles, with no incremental updates. Tests and
//! benchmarks compare [`super::Octopus`] with it; the two share only [`Tile`] and [`Setup`].

use std::collections::{BTreeMap, BTreeSet};

use super::{Setup, Tile};

/// A cell: x, y.
pub type Place = (i64, i64);

/// A position without derived data.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReferenceOctopus {
    /// The tiles on the table.
    pub board: BTreeMap<Place, Tile>,
    /// The hands by seat, in no particular order.
    pub hands: Vec<Vec<Tile>>,
    /// The totals by seat.
    pub scores: Vec<i64>,
    /// The seat to move.
    pub to_move: usize,
    /// The number of sets.
    pub sets: i64,
}

impl ReferenceOctopus {
    /// Creates the position of a consistent setup.
    pub fn new(setup: &Setup) -> ReferenceOctopus {
        ReferenceOctopus {
            board: setup.board.iter().map(|&(x, y, tile)| ((x, y), tile)).collect(),
            hands: setup.hands.clone(),
            scores: setup.scores.clone(),
            to_move: setup.to_move as usize,
            sets: setup.sets,
        }
    }

    /// Returns the setup of this position, with lists in canonical order.
    pub fn to_setup(&self) -> Setup {
        let mut board: Vec<(i64, i64, Tile)> =
            self.board.iter().map(|(&(x, y), &t)| (x, y, t)).collect();
        board.sort_by_key(|&(x, y, _)| (-y, x));
        let mut hands = self.hands.clone();
        hands.iter_mut().for_each(|hand| hand.sort());
        Setup {
            sets: self.sets,
            to_move: self.to_move as i64,
            board,
            hands,
            scores: self.scores.clone(),
        }
    }

    /// Returns the legal moves: every different tile of the mover's hand (`OCT-8`) on every empty cell orthogonally
    /// adjacent to a tile on the table; on an empty table only on (0,0) (`OCT-2`); never outside -1000..1000 (`OCT-3`).
    pub fn moves(&self) -> Vec<(Tile, Place)> {
        let mut cells = BTreeSet::new();
        if self.board.is_empty() {
            cells.insert((0, 0));
        }
        for &(x, y) in self.board.keys() {
            for (dx, dy) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
                let (x, y) = (x + dx, y + dy);
                let within = (-1000..=1000).contains(&x) && (-1000..=1000).contains(&y);
                if within && !self.board.contains_key(&(x, y)) {
                    cells.insert((x, y));
                }
            }
        }
        let tiles: BTreeSet<Tile> = self.hands[self.to_move].iter().copied().collect();
        let mut moves = Vec::new();
        for &tile in &tiles {
            for &cell in &cells {
                moves.push((tile, cell));
            }
        }
        moves
    }

    /// Returns the score of a placement: in each of the 8 directions the length of the unbroken run of tiles of the
    /// same colour, beginning at the neighbouring cell, plus the same for the number.
    pub fn gain(&self, tile: Tile, (x, y): Place) -> i64 {
        let mut gain = 0;
        for (dx, dy) in [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)] {
            let mut distance = 1;
            while let Some(other) = self.board.get(&(x + distance * dx, y + distance * dy))
                && other.colour() == tile.colour()
            {
                gain += 1;
                distance += 1;
            }
            let mut distance = 1;
            while let Some(other) = self.board.get(&(x + distance * dx, y + distance * dy))
                && other.number() == tile.number()
            {
                gain += 1;
                distance += 1;
            }
        }
        gain
    }

    /// Makes a legal move.
    pub fn play(&mut self, tile: Tile, cell: Place) {
        let gain = self.gain(tile, cell);
        self.scores[self.to_move] = (self.scores[self.to_move] + gain).min(100_000);
        self.board.insert(cell, tile);
        let hand = &mut self.hands[self.to_move];
        if let Some(i) = hand.iter().position(|&held| held == tile) {
            hand.remove(i);
        }
        let seats = self.hands.len();
        self.to_move = (self.to_move + 1) % seats;
        if !self.is_over() {
            while self.hands[self.to_move].is_empty() {
                self.to_move = (self.to_move + 1) % seats;
            }
        }
    }

    /// True if the game is over because every hand is empty (`OCT-6`).
    pub fn is_over(&self) -> bool {
        self.hands.iter().all(Vec::is_empty)
    }

    /// Returns every seat with the highest total, once the game is over (`OCT-5`).
    pub fn winners(&self) -> Vec<usize> {
        if !self.is_over() {
            return Vec::new();
        }
        let highest = self.scores.iter().max();
        (0..self.scores.len()).filter(|&seat| Some(&self.scores[seat]) == highest).collect()
    }

    /// Returns the number of lines of exactly `depth` plies.
    pub fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let mut lines = 0;
        for (tile, cell) in self.moves() {
            let mut next = self.clone();
            next.play(tile, cell);
            lines += next.perft(depth - 1);
        }
        lines
    }
}
