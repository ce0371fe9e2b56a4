//! Themisto (Rey Alicea, 2015): two players, discs that belong to neither, five in a row of either colour.
//!
//! `docs/rules/themisto.md` has the rules; `THM-n` refers to a ruling there.

mod board;
mod compose;
mod keyed;
mod notation;
#[cfg(any(test, feature = "reference"))]
pub mod reference;
mod rows;
mod rules;
mod setup;
mod symmetry;
#[cfg(test)]
mod tests;
mod winning;

pub use crate::game::discs::{Colour, Symmetry};
pub use board::{Board, CELLS, Cell, CellSet, Direction, SIDE, cells};
pub use rows::{Row, WINNING_LENGTH};
pub use rules::{CAPTURE_LIMIT_OF_SEAT_0, CaptureLine, JudgedMove};
pub use setup::{MAX_DISCS, MIN_DISCS, Setup};

use crate::game::zobrist::fold;
use crate::game::{Game, PerSeat, Seat, SeatSet, Turn};

/// A position: the board, the seat to move, a turn that is owed, the winner, and the board before the last turn. It is
/// consistent (`THM-11`), because only [`Themisto::from_setup`] and legal moves create positions.
///
/// ```
/// use tessera_rules::game::{Game, Position, perft::perft};
/// use tessera_rules::themisto::Themisto;
///
/// let mut game = Themisto::start();
/// assert_eq!(perft(&mut game, 2), 27_544);
/// let m = game.parse_move("d1-d2", None).unwrap();
/// game.play(m);
/// assert_eq!(game.count_moves(), 176);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Themisto {
    board: Board,
    /// The empty board for none: no position has a board without discs.
    previous: Board,
    to_move: Seat,
    skip: bool,
    winner: Option<Seat>,
}

/// A move: a disc from one cell to another, with or without capture.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    from: Cell,
    to: Cell,
    capture: bool,
}

impl Move {
    /// Creates a move of the disc on `from` to `to`, which captures if `capture`.
    #[inline(always)]
    pub const fn new(from: Cell, to: Cell, capture: bool) -> Move {
        Move { from, to, capture }
    }

    /// Returns the disc's old cell.
    #[inline(always)]
    pub const fn from(self) -> Cell {
        self.from
    }

    /// Returns the disc's new cell.
    #[inline(always)]
    pub const fn to(self) -> Cell {
        self.to
    }

    /// True if the capture is taken, on all its lines (`THM-5`).
    #[inline(always)]
    pub const fn is_capture(self) -> bool {
        self.capture
    }
}

/// The cells of the border, which are full at the start.
pub const BORDER: CellSet = 0xff81_8181_8181_81ff;

impl Themisto {
    /// Returns the start position (`THM-1`).
    pub const fn start() -> Themisto {
        // The cells with an even sum of file and rank, including a1.
        const EVEN: CellSet = 0xaa55_aa55_aa55_aa55;
        Themisto {
            board: Board::new(BORDER, EVEN),
            previous: Board::EMPTY,
            to_move: Seat::FIRST,
            skip: false,
            winner: None,
        }
    }

    /// Returns the board.
    #[inline(always)]
    pub const fn board(&self) -> Board {
        self.board
    }

    /// Returns the board before the last executed turn, which the next turn may not restore (`THM-6`).
    #[inline(always)]
    pub fn previous(&self) -> Option<Board> {
        (self.previous != Board::EMPTY).then_some(self.previous)
    }

    /// Returns the seat that acts next, or would in a finished game.
    #[inline(always)]
    pub const fn to_move(&self) -> Seat {
        self.to_move
    }

    /// True if the seat that is not to move owes a lost turn (`THM-8`).
    #[inline(always)]
    pub const fn skip(&self) -> bool {
        self.skip
    }

    /// Returns the seat that has won.
    #[inline(always)]
    pub const fn winner(&self) -> Option<Seat> {
        self.winner
    }

    /// Returns the same board with this seat to move, no turn owed and no move barred. Its wins are what the seat
    /// threatens.
    #[must_use]
    pub const fn turned_to(&self, seat: Seat) -> Themisto {
        Themisto {
            board: self.board,
            previous: Board::EMPTY,
            to_move: seat,
            skip: false,
            winner: None,
        }
    }

    /// Returns a 64-bit hash of the whole position, the same on every machine and in every run, for transposition
    /// tables. It is not invariant under symmetry.
    ///
    /// The words of the state are folded by 64x64 to 128 bit multiplications (as in wyhash, Wang Yi 2019): with
    /// bitboards that takes fewer operations than Zobrist's table (1970), which needs a look-up for every disc of both
    /// boards.
    #[inline]
    pub fn hash(&self) -> u64 {
        let state = self.to_move.index() as u64
            | u64::from(self.skip) << 1
            | self.winner.map_or(0, |w| 1 + w.index() as u64) << 2;
        let a = fold(
            self.board.occupied() ^ 0x9e37_79b9_7f4a_7c15,
            self.board.black() ^ 0xbf58_476d_1ce4_e5b9,
        );
        let b = fold(
            self.previous.occupied() ^ 0x94d0_49bb_1331_11eb,
            self.previous.black() ^ 0xd6e8_feb8_6659_fd93,
        );
        fold(a ^ 0xa076_1d64_78bd_642f ^ state, b ^ 0xe703_7ed1_a0b4_28db)
    }

    /// Returns the position after a turn that made `board` (`THM-7`, `THM-8`).
    #[inline(always)]
    fn follow(&self, board: Board, penalised: bool, wins: bool) -> Themisto {
        let moves_again = self.skip && !penalised && !wins;
        Themisto {
            board,
            previous: self.board,
            to_move: if moves_again { self.to_move } else { self.to_move.other() },
            skip: !self.skip && penalised && !wins,
            winner: if wins { Some(self.to_move) } else { None },
        }
    }
}

impl Game for Themisto {
    type Move = Move;
    type Undo = Themisto;

    fn seats(&self) -> usize {
        2
    }

    #[inline]
    fn turn(&self) -> Turn {
        if self.winner.is_none() && self.has_move() { Turn::Seat(self.to_move) } else { Turn::Over }
    }

    fn moves(&self, out: &mut Vec<Move>) {
        self.list_moves(out);
    }

    fn count_moves(&self) -> u64 {
        self.number_of_moves()
    }

    #[inline]
    fn play(&mut self, m: Move) -> Themisto {
        let before = *self;
        *self = before.after(&before.judge(m));
        before
    }

    #[inline]
    fn undo(&mut self, undo: Themisto) {
        *self = undo;
    }

    fn payoffs(&self) -> Option<PerSeat<i32>> {
        self.is_over().then(|| {
            [Seat::FIRST, Seat::SECOND]
                .into_iter()
                .map(|seat| match self.winner {
                    None => 0,
                    Some(winner) if winner == seat => 1,
                    Some(_) => -1,
                })
                .collect()
        })
    }

    fn winners(&self) -> SeatSet {
        self.winner.map_or(SeatSet::EMPTY, SeatSet::only)
    }
}
