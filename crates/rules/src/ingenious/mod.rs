//! Ingenious, 2nd edition (Reiner Knizia): all four forms, with racks that may lie face down.
//!
//! `docs/rules/ingenious.md` is the rules page; `ING-n` refers to its rulings. [`Ingenious`] is a position as callers
//! describe it: unknown tiles stay unknown (`??`), and the refilling of a rack is a turn of chance whose outcome is a
//! move, [`Move::Draw`].

mod board;
mod compose;
mod hash;
mod keyed;
mod notation;
mod outcome;
mod playout;
#[cfg(any(test, feature = "reference"))]
pub mod reference;
mod rules;
mod setup;
mod start;
mod symmetry;
mod tables;
#[cfg(test)]
mod tests;
mod tile;
mod world;

pub use board::{Cell, Direction, Pairs, SYMBOLS, cells, printed};
pub use outcome::Standing;
pub use rules::{Earned, Run};
pub use setup::{PlacedTile, Setup};
pub use start::Deal;
pub use symmetry::Symmetry;
pub use tile::{COLOURS, Colour, FACE_DOWN, Form, KINDS, Rack, TILES, Tile};
pub use world::{World, WorldUndo};

use std::hash::{Hash, Hasher};

use rustc_hash::FxHasher;

use crate::game::{Game, PerSeat, Seat, SeatSet, Turn};
use board::CellSet;

/// Most seats of any form.
pub const MAX_SEATS: usize = 4;

/// The kind of action due next (ING-3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Phase {
    /// The seat places a tile.
    Place,
    /// The seat may exchange its rack.
    Exchange,
    /// The rack is refilled.
    Draw,
    /// Six tiles are drawn to replace those set aside.
    Redraw,
}

impl Phase {
    /// All four phases.
    pub const ALL: [Phase; 4] = [Phase::Place, Phase::Exchange, Phase::Draw, Phase::Redraw];

    /// Returns the name used in keys and JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Phase::Place => "place",
            Phase::Exchange => "exchange",
            Phase::Draw => "draw",
            Phase::Redraw => "redraw",
        }
    }
}

/// One action of a turn, or the outcome of a draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Places a tile.
    Place {
        /// Its kind.
        tile: Tile,
        /// The cells of its halves, in the tile's written order. The halves are scored in this order; for a double the
        /// smaller cell comes first unless the other order scores differently (ING-10).
        cells: [Cell; 2],
    },
    /// Sets the rack aside for a new one.
    Swap,
    /// Keeps the rack.
    Keep,
    /// These tiles are drawn.
    Draw(Rack),
}

/// The next action, and its seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct Due {
    to_move: u8,
    phase: Phase,
    bonus: u8,
    over: bool,
}

/// Data with which [`Ingenious`] takes a move back.
#[derive(Debug, Clone)]
pub struct Undo {
    made: Move,
    due: Due,
    rack: Rack,
    scores: [i8; COLOURS],
}

/// Value on the padded board: an empty cell.
const EMPTY: u8 = 6;
/// Value on the padded board: outside the boundary.
const OFF: u8 = 7;

/// A position. It is always consistent (ING-13): it comes from [`Setup::build`], a [`Deal`] or a legal move.
#[derive(Clone)]
pub struct Ingenious {
    form: Form,
    seats: u8,
    due: Due,
    placed: [u8; MAX_SEATS],
    scores: [[i8; COLOURS]; MAX_SEATS],
    racks: [Rack; MAX_SEATS],
    /// Tiles of each kind that are neither on the board nor known to be on a rack.
    unseen: [u8; KINDS],
    unseen_total: u8,
    /// Face-down places of all racks. This many of the unseen tiles are not in the bag.
    face_down: u8,
    empty: CellSet,
    /// By padded index: a colour, [`EMPTY`] or [`OFF`].
    colours: [u8; 256],
    /// By padded index: 0, or 1 + the direction of the tile's other half.
    links: [u8; 256],
    /// By padded index and colour: the points that a half of the colour scores on the (empty) cell, the runs of all six
    /// directions together. A partner half needs no exception: its cell is still empty at the look-up.
    points: [[u8; 8]; 256],
    board_hash: u64,
}

impl Ingenious {
    /// Returns the form of the game.
    pub fn form(&self) -> Form {
        self.form
    }

    /// Returns the phase.
    pub fn phase(&self) -> Phase {
        self.due.phase
    }

    /// Returns the number of pending bonus placements.
    pub fn bonus(&self) -> u8 {
        self.due.bonus
    }

    /// Returns a seat's scores by colour; in a duel the pegs as the seat sees them.
    pub fn scores(&self, seat: Seat) -> [i8; COLOURS] {
        self.scores[seat.index()]
    }

    /// Returns a seat's rack. In phase `redraw` these are the tiles set aside.
    pub fn rack(&self, seat: Seat) -> Rack {
        self.racks[seat.index()]
    }

    /// Returns the number of tiles that a seat has placed.
    pub fn placed(&self, seat: Seat) -> u8 {
        self.placed[seat.index()]
    }

    /// Returns the number of unseen tiles of each kind, by [`Tile::index`].
    pub fn unseen(&self) -> &[u8; KINDS] {
        &self.unseen
    }

    /// Returns the number of tiles in the bag: the unseen ones less those face down on racks.
    pub fn bag(&self) -> u8 {
        self.unseen_total - self.face_down
    }

    /// Returns the visible colour of a cell, including printed symbols.
    pub fn colour(&self, cell: Cell) -> Option<Colour> {
        Colour::ALL.get(usize::from(self.colours[cell.0 as usize])).copied()
    }

    /// Returns the tiles on the board, sorted by first cell; for a double that is the smaller one.
    pub fn tiles(&self) -> impl Iterator<Item = (Tile, [Cell; 2])> {
        self.links.iter().enumerate().filter_map(|(index, &link)| {
            let direction = *Direction::ALL.get(usize::from(link).checked_sub(1)?)?;
            let index = index as u8;
            let other = direction.step(index);
            let here = (self.colours[index as usize], index);
            let there = (self.colours[other as usize], other);
            (here < there).then(|| {
                let [first, second] =
                    [here.0, there.0].map(|colour| Colour::ALL[usize::from(colour)]);
                (Tile::of(first, second), [Cell(index), Cell(other)])
            })
        })
    }

    /// Returns a hash of the whole position.
    pub fn hash(&self) -> u64 {
        let mut hasher = FxHasher::default();
        Hash::hash(self, &mut hasher);
        hasher.finish()
    }

    /// Returns the seat to move, as an index.
    fn mover(&self) -> usize {
        usize::from(self.due.to_move)
    }
}

impl Game for Ingenious {
    type Move = Move;
    type Undo = Undo;

    fn seats(&self) -> usize {
        usize::from(self.seats)
    }

    #[inline]
    fn turn(&self) -> Turn {
        if self.due.over {
            return Turn::Over;
        }
        match self.due.phase {
            Phase::Place | Phase::Exchange => Turn::Seat(Seat::new(self.mover())),
            Phase::Draw | Phase::Redraw => Turn::Chance,
        }
    }

    fn moves(&self, out: &mut Vec<Move>) {
        self.list(out);
    }

    fn count_moves(&self) -> u64 {
        self.count()
    }

    #[inline]
    fn play(&mut self, m: Move) -> Undo {
        let seat = self.mover();
        let undo =
            Undo { made: m, due: self.due, rack: self.racks[seat], scores: self.scores[seat] };
        match m {
            Move::Place { tile, cells } => self.place(tile, cells),
            Move::Swap => self.due.phase = Phase::Redraw,
            Move::Keep => self.refill_or_pass(),
            Move::Draw(drawn) => self.draw(&drawn),
        }
        undo
    }

    fn undo(&mut self, undo: Undo) {
        self.due = undo.due;
        match undo.made {
            Move::Place { tile, cells } => self.unplace(tile, cells, &undo.rack, undo.scores),
            Move::Swap | Move::Keep => {}
            Move::Draw(drawn) => self.undraw(&drawn, undo.rack),
        }
    }

    fn payoffs(&self) -> Option<PerSeat<i32>> {
        self.due.over.then(|| self.worth())
    }

    fn winners(&self) -> SeatSet {
        if self.due.over { self.leaders() } else { SeatSet::EMPTY }
    }
}

impl PartialEq for Ingenious {
    /// Compares the parts visible to callers; all others follow from them.
    fn eq(&self, other: &Ingenious) -> bool {
        self.form == other.form
            && self.seats == other.seats
            && self.due == other.due
            && self.placed == other.placed
            && self.scores == other.scores
            && self.racks == other.racks
            && self.colours == other.colours
            && self.links == other.links
    }
}

impl Eq for Ingenious {}

impl Hash for Ingenious {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.board_hash.hash(state);
        (self.form, self.seats, self.due).hash(state);
        (self.placed, self.scores, self.racks).hash(state);
    }
}

impl std::fmt::Debug for Ingenious {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Ingenious({})", crate::game::Position::key(self))
    }
}
