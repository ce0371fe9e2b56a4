//! A literal transcription of the rules page: tests compare the fast rules with it, and benches measure their speed
//! against it.
//!
//! A board is a map from (file, rank), both 1 to 8, to the visible colour. It shares only plain types with the fast
//! rules, and is not meant to be fast.

use std::collections::{BTreeMap, BTreeSet};

use super::{Cell, Colour, Setup};

/// File and rank, both `1..=8`.
pub type Place = (i8, i8);
/// The discs.
pub type Discs = BTreeMap<Place, Colour>;

const DIRECTIONS: [(i8, i8); 8] =
    [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];
const LINES: [(i8, i8); 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];

/// A position in the terms of the page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reference {
    /// The discs on the board.
    pub board: Discs,
    /// The board before the last executed turn.
    pub previous: Option<Discs>,
    /// The seat that acts next, 0 or 1.
    pub to_move: i64,
    /// True if the seat that is not to move owes a lost turn.
    pub skip: bool,
    /// The seat that has won.
    pub winner: Option<i64>,
}

/// A legal turn and its effects.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct ReferenceTurn {
    /// Its notation.
    pub notation: String,
    /// The disc's old place.
    pub from: Place,
    /// The disc's new place.
    pub to: Place,
    /// The captured discs.
    pub flips: BTreeSet<Place>,
    /// True if the disc came from a row of three or four.
    pub penalised: bool,
    /// True if the mover wins.
    pub wins: bool,
    /// The board after the turn.
    pub board: Discs,
}

impl Reference {
    /// Creates the position of a setup, which must be consistent.
    pub fn new(setup: &Setup) -> Reference {
        Reference {
            board: discs(setup.board),
            previous: setup.previous.map(discs),
            to_move: setup.to_move,
            skip: setup.skip,
            winner: setup.winner,
        }
    }

    /// Returns every legal turn, sorted by notation.
    pub fn turns(&self) -> Vec<ReferenceTurn> {
        let mut turns = Vec::new();
        if self.winner.is_some() {
            return turns;
        }
        for &from in self.board.keys() {
            for to in self.destinations(from) {
                turns.extend(self.turn(from, to, false));
                turns.extend(self.turn(from, to, true));
            }
        }
        turns.sort();
        turns
    }

    /// Returns the position after a legal turn (`THM-7`, `THM-8`).
    pub fn after(&self, turn: &ReferenceTurn) -> Reference {
        let other = 1 - self.to_move;
        let (to_move, skip) = match (turn.wins, self.skip, turn.penalised) {
            (true, _, _) => (other, false),
            (false, false, penalty) => (other, penalty),
            (false, true, false) => (self.to_move, false),
            (false, true, true) => (other, false),
        };
        Reference {
            board: turn.board.clone(),
            previous: Some(self.board.clone()),
            to_move,
            skip,
            winner: turn.wins.then_some(self.to_move),
        }
    }

    /// Returns the number of lines of `depth` turns; a line that ends earlier does not count.
    pub fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        self.turns().iter().map(|turn| self.after(turn).perft(depth - 1)).sum()
    }

    /// Returns the destinations of a disc: any distance in a straight line without jumping, to an empty cell next to
    /// another disc (`THM-3`).
    fn destinations(&self, from: Place) -> Vec<Place> {
        let mut without = self.board.clone();
        without.remove(&from);
        let mut destinations = Vec::new();
        for direction in DIRECTIONS {
            let mut to = step(from, direction);
            while on_board(to) && !self.board.contains_key(&to) {
                if DIRECTIONS.iter().any(|&d| without.contains_key(&step(to, d))) {
                    destinations.push(to);
                }
                to = step(to, direction);
            }
        }
        destinations
    }

    /// Returns the turn, if a requested capture exists and the board is not barred.
    fn turn(&self, from: Place, to: Place, capture: bool) -> Option<ReferenceTurn> {
        let mut board = self.board.clone();
        let colour = board.remove(&from)?.other();
        board.insert(to, colour);
        let mut flips = BTreeSet::new();
        if capture {
            for direction in DIRECTIONS {
                flips.extend(self.line(&board, to, direction));
            }
            if flips.is_empty() {
                return None;
            }
            for &place in &flips {
                board.insert(place, colour);
            }
        }
        // THM-6.
        if self.previous.as_ref() == Some(&board) {
            return None;
        }
        let penalised =
            LINES.iter().any(|&line| matches!(run_through(&self.board, from, line), 3 | 4));
        let wins = board.keys().any(|&place| {
            LINES.iter().any(|&line| {
                let length = run_through(&board, place, line);
                match self.to_move {
                    0 => length == 5,
                    _ => length >= 5,
                }
            })
        });
        let x = if capture { "x" } else { "" };
        Some(ReferenceTurn {
            notation: format!("{}-{}{x}", name(from), name(to)),
            from,
            to,
            flips,
            penalised,
            wins,
            board,
        })
    }

    /// Returns the discs enclosed in one direction from `to`; none if the line is not eligible (`THM-5`).
    fn line(&self, board: &Discs, to: Place, direction: (i8, i8)) -> Vec<Place> {
        let new_colour = board[&to];
        let mut enclosed = Vec::new();
        let mut place = step(to, direction);
        while board.get(&place) == Some(&new_colour.other()) {
            enclosed.push(place);
            place = step(place, direction);
        }
        if board.get(&place) != Some(&new_colour) {
            return Vec::new();
        }
        if self.to_move == 0 && enclosed.len() > 3 {
            return Vec::new();
        }
        enclosed
    }
}

/// Returns the length of the maximal run of like-coloured discs through a place, along a line (`THM-4`).
fn run_through(board: &Discs, place: Place, line: (i8, i8)) -> usize {
    let colour = board.get(&place);
    let mut length = 1;
    for direction in [line, (-line.0, -line.1)] {
        let mut next = step(place, direction);
        while board.contains_key(&next) && board.get(&next) == colour {
            length += 1;
            next = step(next, direction);
        }
    }
    length
}

fn step(place: Place, direction: (i8, i8)) -> Place {
    (place.0 + direction.0, place.1 + direction.1)
}

fn on_board(place: Place) -> bool {
    (1..=8).contains(&place.0) && (1..=8).contains(&place.1)
}

fn name(place: Place) -> String {
    let file = char::from(b'a' + (place.0 - 1) as u8);
    format!("{file}{}", place.1)
}

fn discs(board: super::Board) -> Discs {
    let mut discs = Discs::new();
    for file in 0..8 {
        for rank in 0..8 {
            if let Some(colour) = Cell::at(file, rank).and_then(|cell| board.get(cell)) {
                discs.insert((file as i8 + 1, rank as i8 + 1), colour);
            }
        }
    }
    discs
}
