//! Nebuchadnezzar, also called Faust (Corey Clark, 2020): place discs, or capture a rectangle of enemy discs whose
//! walls are mostly yours, until the opponent has none left.
//!
//! The rules with their rulings `NEB-1` to `NEB-10` are in `docs/rules/nebuchadnezzar.md`.

mod bare;
mod bits;
mod board;
mod census;
mod compose;
mod hash;
mod keyed;
mod notation;
#[cfg(any(test, feature = "reference"))]
pub mod reference;
mod rules;
mod setup;
mod symmetry;
#[cfg(test)]
mod tests;
mod walls;

pub use crate::game::discs::{Colour, Symmetry};
pub use bare::BareDiscs;
pub use board::{Cell, Direction, MAX_SIDE, MIN_SIDE, Move, Rectangle, cells};
pub use census::{Census, Holdings};
pub use notation::Repetition;
pub use setup::{MAX_PLY, Setup};
pub use walls::{Wall, Walls};

use crate::game::{Game, PerSeat, Seat, SeatSet, Turn};
use bits::{Bits, Wide};
use rules::{Discs, Verdict};

/// A valid position of Nebuchadnezzar, finished or not.
///
/// The discs are stored from the view of the player to move, so exchanging the colours together with their owners
/// changes a single field.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Nebuchadnezzar {
    discs: AnyDiscs,
    side: u8,
    to_move: Seat,
    /// The seat that owns black.
    black: Seat,
    pie: bool,
    ending: Ending,
    /// Moves made so far, at most [`MAX_PLY`].
    ply: u32,
}

/// The discs in the narrowest words that hold the board: one `u64` per player up to side 8, four above.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum AnyDiscs {
    Small(Discs<u64>),
    Large(Discs<Wide>),
}

/// Evaluates an expression for either width.
macro_rules! with_discs {
    ($discs:expr, $d:ident => $body:expr) => {
        match $discs {
            $crate::nebuchadnezzar::AnyDiscs::Small($d) => $body,
            $crate::nebuchadnezzar::AnyDiscs::Large($d) => $body,
        }
    };
}
use with_discs;

/// Result of the game, if it is over.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Ending {
    Open,
    Won(Seat),
    Drawn,
}

impl Nebuchadnezzar {
    /// Returns an empty board of this side, seat 0 with black to move; `None` if the side is not
    /// [`MIN_SIDE`]`..=`[`MAX_SIDE`].
    pub fn empty(side: u8, pie: bool) -> Option<Nebuchadnezzar> {
        (MIN_SIDE..=MAX_SIDE).contains(&side).then(|| {
            Nebuchadnezzar::judged(AnyDiscs::empty(side), side, Seat::FIRST, Seat::FIRST, pie, 0)
        })
    }

    /// Creates a position and determines its ending.
    fn judged(
        discs: AnyDiscs,
        side: u8,
        to_move: Seat,
        black: Seat,
        pie: bool,
        ply: u32,
    ) -> Nebuchadnezzar {
        let mut position =
            Nebuchadnezzar { discs, side, to_move, black, pie, ending: Ending::Open, ply };
        position.judge();
        position
    }

    /// Returns the number of files and of ranks.
    pub fn side(&self) -> u8 {
        self.side
    }

    /// Returns the number of moves made so far, at most [`MAX_PLY`].
    pub fn ply(&self) -> u32 {
        self.ply
    }

    /// True if the second player may switch colours after the first move.
    pub fn pie(&self) -> bool {
        self.pie
    }

    /// Returns the present colour of a seat.
    pub fn colour_of(&self, seat: Seat) -> Colour {
        if seat == self.black { Colour::Black } else { Colour::White }
    }

    /// Returns the present owner of a colour.
    pub fn owner(&self, colour: Colour) -> Seat {
        match colour {
            Colour::Black => self.black,
            Colour::White => self.black.other(),
        }
    }

    /// Returns the colour of the seat to move.
    pub fn colour_to_move(&self) -> Colour {
        self.colour_of(self.to_move)
    }

    /// Returns the disc on a cell; `None` if it is empty or not on this board.
    pub fn disc(&self, cell: Cell) -> Option<Colour> {
        if !cell.is_on(self.side) {
            return None;
        }
        let mover = self.colour_to_move();
        with_discs!(self.discs, d => {
            d.owns(cell).map(|own| if own { mover } else { mover.other() })
        })
    }

    /// Returns the number of a seat's discs on the board.
    pub fn discs_of(&self, seat: Seat) -> u32 {
        with_discs!(self.discs, d => {
            if seat == self.to_move { d.own.count() } else { d.enemy.count() }
        })
    }

    /// Returns the number of cells on which a seat could place if it were its turn (`NEB-1`), also if the game is over.
    pub fn placements_of(&self, seat: Seat) -> u32 {
        with_discs!(self.discs, d => {
            let d = if seat == self.to_move { d } else { d.turned() };
            d.placements(self.side).count()
        })
    }

    /// Calls `emit` with every rectangle that a seat could flip if it were its turn, each once, also if the game is
    /// over.
    pub fn captures_of(&self, seat: Seat, emit: impl FnMut(Rectangle)) {
        with_discs!(self.discs, d => {
            let d = if seat == self.to_move { d } else { d.turned() };
            d.captures(self.side, emit);
        });
    }

    /// True if a legal capture leaves the enemy without a disc (`NEB-7`).
    pub fn wins(&self, m: Move) -> bool {
        match m {
            Move::Capture(r) => r.area() == self.discs_of(self.to_move.other()),
            _ => false,
        }
    }

    /// Returns the cells that a legal move flips, by rank, then file.
    pub fn flips(&self, m: Move) -> Vec<Cell> {
        match m {
            Move::Capture(r) => r.cells().collect(),
            _ => Vec::new(),
        }
    }

    /// Returns the discs of the player to move and of the other player by rank, from rank 1 on: bit `f` of a set is the
    /// cell on file `f`, from 0. Ranks beyond the board are empty.
    #[inline]
    pub fn ranks(&self) -> [[u16; 2]; MAX_SIDE as usize] {
        with_discs!(self.discs, d => d.ranks())
    }

    /// True if the second player may switch colours now (`NEB-6`) and the game is not over.
    pub fn may_swap(&self) -> bool {
        self.pie && self.ply == 1 && self.disc_count() == 1
    }

    /// Returns a hash for the tables of a search: equal for positions with the same future. It covers the discs from
    /// the mover's view, the side, the seat to move, and the pie rule if it is still to come, but not the names of the
    /// colours or a ply that no longer matters.
    pub fn hash(&self) -> u64 {
        with_discs!(self.discs, d => d.hash(self.state()))
    }

    /// Determines whether the game is over.
    #[inline]
    fn judge(&mut self) {
        self.ending = match with_discs!(self.discs, d => d.verdict(self.side)) {
            Verdict::Open => Ending::Open,
            Verdict::Won => Ending::Won(self.to_move),
            Verdict::Lost => Ending::Won(self.to_move.other()),
            Verdict::Drawn => Ending::Drawn,
        };
    }
}

impl Game for Nebuchadnezzar {
    type Move = Move;
    type Undo = Nebuchadnezzar;

    fn seats(&self) -> usize {
        2
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.ending {
            Ending::Open => Turn::Seat(self.to_move),
            Ending::Won(_) | Ending::Drawn => Turn::Over,
        }
    }

    fn moves(&self, out: &mut Vec<Move>) {
        if self.ending != Ending::Open {
            return;
        }
        let before = out.len();
        with_discs!(self.discs, d => {
            let placements = d.placements(self.side);
            out.reserve(placements.count() as usize + 4);
            out.extend(placements.cells().map(Move::Place));
            d.captures(self.side, |r| out.push(Move::Capture(r)));
        });
        if out.len() == before {
            out.push(Move::Pass);
        } else if self.may_swap() {
            out.push(Move::Swap);
        }
    }

    fn count_moves(&self) -> u64 {
        if self.ending != Ending::Open {
            return 0;
        }
        let count = with_discs!(self.discs, d => {
            let mut count = u64::from(d.placements(self.side).count());
            d.captures(self.side, |_| count += 1);
            count
        });
        // A side that can neither place nor capture passes.
        count.max(1) + u64::from(self.may_swap())
    }

    #[inline]
    fn play(&mut self, m: Move) -> Nebuchadnezzar {
        let before = *self;
        match &mut self.discs {
            AnyDiscs::Small(d) => *d = d.after(m),
            AnyDiscs::Large(d) => *d = d.after(m),
        }
        if m == Move::Swap {
            self.black = self.black.other();
        }
        self.to_move = self.to_move.other();
        self.ply = (self.ply + 1).min(MAX_PLY);
        self.judge();
        before
    }

    #[inline]
    fn undo(&mut self, undo: Nebuchadnezzar) {
        *self = undo;
    }

    fn payoffs(&self) -> Option<PerSeat<i32>> {
        let worth = |seat| match self.ending {
            Ending::Won(winner) if winner == seat => 1,
            Ending::Won(_) => -1,
            Ending::Open | Ending::Drawn => 0,
        };
        self.is_over().then(|| [Seat::FIRST, Seat::SECOND].map(worth).into_iter().collect())
    }

    fn winners(&self) -> SeatSet {
        match self.ending {
            Ending::Won(seat) => SeatSet::only(seat),
            Ending::Open | Ending::Drawn => SeatSet::EMPTY,
        }
    }
}

impl AnyDiscs {
    fn empty(side: u8) -> AnyDiscs {
        if side <= 8 {
            AnyDiscs::Small(Discs { own: 0, enemy: 0 })
        } else {
            AnyDiscs::Large(Discs { own: Wide::empty(), enemy: Wide::empty() })
        }
    }

    /// Adds a disc of the mover or of the enemy.
    fn add(&mut self, cell: Cell, own: bool) {
        match self {
            AnyDiscs::Small(d) => d.add(cell, own),
            AnyDiscs::Large(d) => d.add(cell, own),
        }
    }
}
