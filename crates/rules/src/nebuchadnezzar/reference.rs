//! A literal transcription of the rules page. It is slow; tests compare the fast rules with it.
//!
//! It shares only the types of cells, colours and moves with the fast rules. It examines every rectangle of the board
//! cell by cell.

use std::collections::BTreeMap;

use super::board::{Cell, Move, Rectangle};
use super::setup::MAX_PLY;
use super::{Nebuchadnezzar, cells};
use crate::game::discs::Colour;
use crate::game::{Position, Seat};

/// A position in the terms of the rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reference {
    /// Number of files and of ranks.
    pub side: u8,
    /// The discs.
    pub board: BTreeMap<Cell, Colour>,
    /// The seat that acts next.
    pub to_move: usize,
    /// The colour of each seat.
    pub colours: [Colour; 2],
    /// Moves made so far.
    pub ply: u32,
    /// True if the pie rule is in force.
    pub pie: bool,
}

/// State of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Standing {
    /// The game is not over.
    Open,
    /// This seat has won.
    Won(usize),
    /// Neither seat can move.
    Draw,
}

/// A move and the cells that it flips, by rank, then file.
pub type ReferenceMove = (Move, Vec<Cell>);

/// The boundary on one side of a rectangle.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Bound {
    Edge,
    Discs(Colour),
    Open,
}

impl From<&Nebuchadnezzar> for Reference {
    fn from(position: &Nebuchadnezzar) -> Reference {
        Reference {
            side: position.side(),
            board: cells(position.side())
                .filter_map(|cell| Some((cell, position.disc(cell)?)))
                .collect(),
            to_move: position.to_move().index(),
            colours: [Seat::FIRST, Seat::SECOND].map(|seat| position.colour_of(seat)),
            ply: position.ply(),
            pie: position.pie(),
        }
    }
}

impl Reference {
    /// Returns the state of the game (`NEB-7` to `NEB-9`).
    pub fn standing(&self) -> Standing {
        let count = |colour| self.board.values().filter(|&&c| c == colour).count();
        let mover = self.mover();
        for winner in [Colour::Black, Colour::White] {
            let loser = winner.other();
            if count(winner) > 0 && count(loser) == 0 {
                let first_disc_to_come = self.board.len() == 1 && loser == mover;
                if !first_disc_to_come {
                    let seat = usize::from(self.colours[1] == winner);
                    return Standing::Won(seat);
                }
            }
        }
        if self.placements_and_captures(mover).is_empty()
            && self.placements_and_captures(mover.other()).is_empty()
        {
            return Standing::Draw;
        }
        Standing::Open
    }

    /// Returns the legal moves of the seat to move; none if the game is over.
    pub fn moves(&self) -> Vec<ReferenceMove> {
        if self.standing() != Standing::Open {
            return vec![];
        }
        let mut moves = self.placements_and_captures(self.mover());
        if moves.is_empty() {
            moves.push((Move::Pass, vec![]));
        }
        if self.ply == 1 && self.pie && self.board.len() == 1 {
            moves.push((Move::Swap, vec![]));
        }
        moves
    }

    /// Returns the position after a legal move.
    pub fn after(&self, (m, flips): &ReferenceMove) -> Reference {
        let mut next = self.clone();
        let mover = self.mover();
        match *m {
            Move::Place(cell) => {
                next.board.insert(cell, mover);
            }
            Move::Capture(_) => {
                for &cell in flips {
                    next.board.insert(cell, mover);
                }
            }
            Move::Swap => next.colours.reverse(),
            Move::Pass => {}
        }
        next.to_move = 1 - self.to_move;
        if next.ply < MAX_PLY {
            next.ply += 1;
        }
        next
    }

    /// Returns the rectangles that `player` could flip now if they were not parts of bigger ones, with the wall lengths
    /// of the player and of the enemy.
    pub fn flippable(&self, player: Colour) -> Vec<(Rectangle, u32, u32)> {
        let mut found = vec![];
        for bottom in 0..self.side {
            for left in 0..self.side {
                for top in bottom..self.side {
                    for right in left..self.side {
                        let rectangle =
                            Rectangle { from: Cell::new(left, bottom), to: Cell::new(right, top) };
                        if let Some((own, enemy)) = self.walls(rectangle, player)
                            && own > enemy
                        {
                            found.push((rectangle, own, enemy));
                        }
                    }
                }
            }
        }
        found
    }

    fn mover(&self) -> Colour {
        self.colours[self.to_move]
    }

    fn placements_and_captures(&self, player: Colour) -> Vec<ReferenceMove> {
        let mut moves = vec![];
        for cell in cells(self.side) {
            if !self.board.contains_key(&cell) && !self.is_banned(cell, player) {
                moves.push((Move::Place(cell), vec![]));
            }
        }
        let flippable = self.flippable(player);
        for &(rectangle, ..) in &flippable {
            let part_of_bigger = flippable
                .iter()
                .any(|&(other, ..)| other != rectangle && is_inside(rectangle, other));
            if !part_of_bigger {
                let flips = rectangle.cells().collect();
                moves.push((Move::Capture(rectangle), flips));
            }
        }
        moves
    }

    /// True if the cell is orthogonally adjacent to exactly 1 enemy disc and 3 empty points.
    fn is_banned(&self, cell: Cell, player: Colour) -> bool {
        let (mut enemies, mut empties) = (0, 0);
        for (dx, dy) in [(0, 1), (1, 0), (0, -1), (-1, 0)] {
            let (file, rank) = (cell.file() as i32 + dx, cell.rank() as i32 + dy);
            if !(0..self.side as i32).contains(&file) || !(0..self.side as i32).contains(&rank) {
                continue;
            }
            match self.board.get(&Cell::new(file as u8, rank as u8)) {
                None => empties += 1,
                Some(&colour) if colour != player => enemies += 1,
                Some(_) => {}
            }
        }
        enemies == 1 && empties == 3
    }

    /// Returns the wall lengths of the player and of the enemy around a rectangle purely of enemy discs that is walled
    /// on all four sides.
    fn walls(&self, rectangle: Rectangle, player: Colour) -> Option<(u32, u32)> {
        let enemy = player.other();
        if !rectangle.cells().all(|cell| self.board.get(&cell) == Some(&enemy)) {
            return None;
        }
        let (left, right) = (rectangle.from.file() as i32, rectangle.to.file() as i32);
        let (bottom, top) = (rectangle.from.rank() as i32, rectangle.to.rank() as i32);
        let files: Vec<i32> = (left..=right).collect();
        let ranks: Vec<i32> = (bottom..=top).collect();
        let above = self.bound(files.iter().map(|&file| (file, top + 1)));
        let below = self.bound(files.iter().map(|&file| (file, bottom - 1)));
        let to_left = self.bound(ranks.iter().map(|&rank| (left - 1, rank)));
        let to_right = self.bound(ranks.iter().map(|&rank| (right + 1, rank)));

        let (mut own, mut theirs) = (0, 0);
        for (one, opposite, length) in [
            (above, below, files.len() as u32),
            (below, above, files.len() as u32),
            (to_left, to_right, ranks.len() as u32),
            (to_right, to_left, ranks.len() as u32),
        ] {
            let colour = match (one, opposite) {
                (Bound::Open, _) | (_, Bound::Open) => return None,
                (Bound::Discs(colour), _) => Some(colour),
                (Bound::Edge, Bound::Discs(colour)) => Some(colour),
                (Bound::Edge, Bound::Edge) => None,
            };
            if colour == Some(player) {
                own += length;
            } else if colour == Some(enemy) {
                theirs += length;
            }
        }
        Some((own, theirs))
    }

    /// Classifies a line of points directly outside a rectangle.
    fn bound(&self, line: impl Iterator<Item = (i32, i32)>) -> Bound {
        let mut discs = vec![];
        for (file, rank) in line {
            if !(0..self.side as i32).contains(&file) || !(0..self.side as i32).contains(&rank) {
                return Bound::Edge;
            }
            discs.push(self.board.get(&Cell::new(file as u8, rank as u8)));
        }
        match discs[0] {
            Some(&colour) if discs.iter().all(|&disc| disc == Some(&colour)) => {
                Bound::Discs(colour)
            }
            _ => Bound::Open,
        }
    }
}

fn is_inside(small: Rectangle, big: Rectangle) -> bool {
    small.from.file() >= big.from.file()
        && small.to.file() <= big.to.file()
        && small.from.rank() >= big.from.rank()
        && small.to.rank() <= big.to.rank()
}
