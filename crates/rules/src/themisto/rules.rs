//! Moves: the destinations of discs, captures, lost turns and wins.
//!
//! Everything that does not depend on the moving disc is computed once for a position, as bitboards ([`Scan`]): the
//! cells next to discs, the cells from which each direction captures, the cells on which one more disc wins. Moves are
//! then listed disc by disc with few operations each.

use std::ops::ControlFlow;

use super::board::{Board, Cell, CellSet, Direction, SIDE, cells, neighbours_of, slides};
use super::{Move, Themisto};
use crate::game::Seat;
use crate::game::discs::Colour;

/// Most discs that seat 0 can enclose in one line (`THM-5`).
pub const CAPTURE_LIMIT_OF_SEAT_0: u32 = 3;

/// A legal move with its effects, found while the moves were listed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct JudgedMove {
    /// The move.
    pub m: Move,
    /// The discs that it captures; empty without capture.
    pub flips: CellSet,
    /// True if it takes a disc from a row of three or four (`THM-4`), also if it wins.
    pub penalised: bool,
    /// True if it wins (`THM-7`).
    pub wins: bool,
}

/// The line in one direction whose discs a move captures.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CaptureLine {
    /// Direction from the moved disc's new cell.
    pub direction: Direction,
    /// The enclosed discs.
    pub cells: CellSet,
}

impl Themisto {
    /// Appends the legal moves with their effects, in the order of [`crate::game::Game::moves`].
    pub fn judged_moves(&self, out: &mut Vec<JudgedMove>) {
        if self.winner().is_some() {
            return;
        }
        let board = self.board();
        let wins = WinTest::new(board, self.to_move());
        let in_row = board.in_row();
        self.each_disc(|from, scan, targets| {
            let penalised = in_row & from.bit() != 0;
            let winning = wins.without_capture(from, targets);
            for to in cells(targets.moves | targets.captures) {
                if targets.moves & to.bit() != 0 {
                    out.push(JudgedMove {
                        m: Move::new(from, to, false),
                        flips: 0,
                        penalised,
                        wins: winning & to.bit() != 0,
                    });
                }
                if targets.captures & to.bit() != 0 {
                    let flips = scan.flips(from, to);
                    out.push(JudgedMove {
                        m: Move::new(from, to, true),
                        flips,
                        penalised,
                        wins: wins.with_capture(from, to, flips),
                    });
                }
            }
            ControlFlow::Continue(())
        });
    }

    /// Appends the legal moves that win, in the order of [`crate::game::Game::moves`]; faster than listing all.
    pub fn wins(&self, out: &mut Vec<Move>) {
        self.each_win(|m| {
            out.push(m);
            ControlFlow::Continue(())
        });
    }

    /// Calls `visit` with the winning moves until it breaks.
    #[inline(always)]
    fn each_win(&self, mut visit: impl FnMut(Move) -> ControlFlow<()>) {
        if self.winner().is_some() {
            return;
        }
        let wins = WinTest::new(self.board(), self.to_move());
        self.each_disc(|from, scan, targets| {
            let winning = wins.without_capture(from, targets);
            for to in cells(winning | targets.captures) {
                if winning & to.bit() != 0 {
                    visit(Move::new(from, to, false))?;
                }
                if targets.captures & to.bit() != 0
                    && wins.with_capture(from, to, scan.flips(from, to))
                {
                    visit(Move::new(from, to, true))?;
                }
            }
            ControlFlow::Continue(())
        });
    }

    /// Returns the position after a legal move with known effects.
    #[inline]
    #[must_use]
    pub fn after(&self, judged: &JudgedMove) -> Themisto {
        let board = self.board().after(judged.m.from(), judged.m.to(), judged.flips);
        self.follow(board, judged.penalised, judged.wins)
    }

    /// Returns the discs that a legal move captures.
    #[inline]
    pub fn flips(&self, m: Move) -> CellSet {
        if m.is_capture() { self.board().flips(m.from(), m.to(), self.to_move()) } else { 0 }
    }

    /// Returns the effects of a legal move.
    pub fn judge(&self, m: Move) -> JudgedMove {
        let board = self.board();
        let flips = self.flips(m);
        let mover_colour = board.get(m.from()).unwrap_or(Colour::White);
        JudgedMove {
            m,
            flips,
            penalised: board.penalised(mover_colour) & m.from().bit() != 0,
            wins: board.after(m.from(), m.to(), flips).wins_for(self.to_move()),
        }
    }

    /// True if a move is legal; faster than listing all.
    pub fn allows(&self, m: Move) -> bool {
        let board = self.board();
        let occupied = board.occupied();
        let Some(direction) = Direction::between(m.from(), m.to()) else {
            return false;
        };
        self.winner().is_none()
            && occupied & m.from().bit() != 0
            && direction.reach(m.from(), occupied) & !occupied & m.to().bit() != 0
            && neighbours_of(m.to()) & occupied & !m.from().bit() != 0
            && (!m.is_capture() || self.flips(m) != 0)
            && self.barred() != Some(m)
    }

    /// Returns each line that a legal move captures, in the order of [`Direction::ALL`]; none without capture.
    pub fn capture_lines(&self, m: Move) -> Vec<CaptureLine> {
        if !m.is_capture() {
            return Vec::new();
        }
        Direction::ALL
            .into_iter()
            .map(|direction| CaptureLine {
                direction,
                cells: self.board().line_flips(m.from(), m.to(), self.to_move(), direction),
            })
            .filter(|line| line.cells != 0)
            .collect()
    }

    /// Appends the legal moves.
    pub(super) fn list_moves(&self, out: &mut Vec<Move>) {
        if self.winner().is_some() {
            return;
        }
        self.each_disc(|from, _, targets| {
            for to in cells(targets.moves | targets.captures) {
                if targets.moves & to.bit() != 0 {
                    out.push(Move::new(from, to, false));
                }
                if targets.captures & to.bit() != 0 {
                    out.push(Move::new(from, to, true));
                }
            }
            ControlFlow::Continue(())
        });
    }

    /// Returns the number of legal moves.
    pub(super) fn number_of_moves(&self) -> u64 {
        if self.winner().is_some() {
            return 0;
        }
        let mut count = 0;
        self.each_disc(|_, _, targets| {
            count += targets.moves.count_ones() + targets.captures.count_ones();
            ControlFlow::Continue(())
        });
        u64::from(count)
    }

    /// True if the seat to move has a legal move, ignoring the winner (`THM-9`).
    ///
    /// Captures don't matter here: at most one move is barred by `THM-6`, and if that is a plain move which could also
    /// capture, the capture makes another board and is legal.
    #[inline]
    pub(super) fn has_move(&self) -> bool {
        let board = self.board();
        let barred = self.barred();
        cells(board.occupied()).any(|from| {
            let mut moves = board.targets(from);
            if let Some(m) = barred
                && m.from() == from
                && !m.is_capture()
                && board.flips(from, m.to(), self.to_move()) == 0
            {
                moves &= !m.to().bit();
            }
            moves != 0
        })
    }

    /// Returns the one move that `THM-6` bars, legal otherwise or not: it restores the board before the last turn.
    /// There is at most one, because that board determines the two cells and the colours.
    pub(super) fn barred(&self) -> Option<Move> {
        let (board, previous) = (self.board(), self.previous()?);
        let changed = board.occupied() ^ previous.occupied();
        if changed.count_ones() != 2 {
            return None;
        }
        let from = cells(changed & board.occupied()).next()?;
        let to = cells(changed & previous.occupied()).next()?;
        if board.after(from, to, 0) == previous {
            return Some(Move::new(from, to, false));
        }
        let flips = board.flips(from, to, self.to_move());
        (board.after(from, to, flips) == previous).then(|| Move::new(from, to, true))
    }

    /// Calls `visit` with every disc, in the order of the cells, and its possible destinations, until it breaks.
    #[inline(always)]
    fn each_disc(&self, mut visit: impl FnMut(Cell, &Scan, Targets) -> ControlFlow<()>) {
        let scan = Scan::new(self.board(), self.to_move());
        let barred = self.barred();
        for from in cells(scan.board.occupied()) {
            let mut targets = scan.targets(from);
            if let Some(m) = barred
                && m.from() == from
            {
                if m.is_capture() {
                    targets.captures &= !m.to().bit();
                } else {
                    targets.moves &= !m.to().bit();
                }
            }
            if visit(from, &scan, targets).is_break() {
                return;
            }
        }
    }
}

impl Board {
    /// Returns the cells to which the disc on `from` may move: empty, in a straight line without jumping, and next to
    /// another disc (`THM-3`).
    #[inline]
    pub(super) fn targets(self, from: Cell) -> CellSet {
        let others = self.occupied() & !from.bit();
        let beside = Direction::ALL.iter().fold(0, |set, d| set | d.shift(others));
        slides(from, self.occupied()) & beside
    }

    /// Returns the discs that are captured if the disc on `from` moves to `to` (`THM-5`).
    #[inline]
    pub(super) fn flips(self, from: Cell, to: Cell, mover: Seat) -> CellSet {
        let own = if self.black() & from.bit() != 0 { self.white() } else { self.black() };
        let enclosed = self.occupied() & !own & !from.bit();
        let beside = enclosed & neighbours_of(to);
        let longest = if mover == Seat::FIRST { CAPTURE_LIMIT_OF_SEAT_0 } else { SIDE as u32 };
        let mut flips = 0;
        for next in cells(beside) {
            let Some(direction) = Direction::between(to, next) else {
                continue;
            };
            let reach = direction.reach(to, !enclosed);
            let line = reach & enclosed;
            if reach & own != 0 && line.count_ones() <= longest {
                flips |= line;
            }
        }
        flips
    }

    /// Same as [`Board::flips`], in one direction from `to`.
    #[inline(always)]
    pub(super) fn line_flips(
        self,
        from: Cell,
        to: Cell,
        mover: Seat,
        direction: Direction,
    ) -> CellSet {
        let was_black = self.black() & from.bit() != 0;
        let (own, enclosed) = if was_black {
            (self.white(), self.black() & !from.bit())
        } else {
            (self.black(), self.white() & !from.bit())
        };
        let reach = direction.reach(to, !enclosed);
        let line = reach & enclosed;
        let closed = reach & own != 0;
        let short = mover != Seat::FIRST || line.count_ones() <= CAPTURE_LIMIT_OF_SEAT_0;
        if closed && short { line } else { 0 }
    }
}

/// Destinations of one disc.
#[derive(Clone, Copy)]
struct Targets {
    /// Destinations without capture.
    moves: CellSet,
    /// Destinations with capture.
    captures: CellSet,
}

/// Data that all discs of a position share.
struct Scan {
    board: Board,
    mover: Seat,
    /// Cells next to at least one disc, and next to at least two.
    beside_one: CellSet,
    beside_two: CellSet,
    /// For discs that arrive black, and for discs that arrive white.
    captures: [Captures; 2],
}

/// The empty cells from which a disc of one colour captures, if no disc leaves the lines.
#[derive(Clone, Copy, Default)]
struct Captures {
    by_direction: [CellSet; 8],
    /// In at least one direction, and in at least two.
    one: CellSet,
    two: CellSet,
}

impl Scan {
    #[inline(always)]
    fn new(board: Board, mover: Seat) -> Scan {
        let (mut beside_one, mut beside_two) = (0, 0);
        for direction in Direction::ALL {
            let beside = direction.shift(board.occupied());
            beside_two |= beside_one & beside;
            beside_one |= beside;
        }
        Scan {
            board,
            mover,
            beside_one,
            beside_two,
            captures: [
                Captures::new(board, Colour::Black, mover),
                Captures::new(board, Colour::White, mover),
            ],
        }
    }

    #[inline(always)]
    fn targets(&self, from: Cell) -> Targets {
        let near = neighbours_of(from);
        // A neighbour of the origin needs a second disc next to it: the moved disc does not count (THM-3).
        let beside = self.beside_two | (self.beside_one & !near);
        let moves = slides(from, self.board.occupied()) & beside;
        let captures = self.captures_on_arrival(from);
        // The moved disc leaves its place. Only the line straight back to it can pass over that place, and only if the
        // disc moved a single step: otherwise an empty cell is between them.
        let mut capturing = moves & captures.one;
        for to in cells(capturing & near & !captures.two) {
            if let Some(back) = Direction::between(to, from)
                && captures.by_direction[back as usize] & to.bit() != 0
            {
                capturing &= !to.bit();
            }
        }
        Targets { moves, captures: capturing }
    }

    /// Returns the discs that are captured by a move of the disc on `from` to `to`.
    #[inline(always)]
    fn flips(&self, from: Cell, to: Cell) -> CellSet {
        self.board.flips(from, to, self.mover)
    }

    #[inline(always)]
    fn captures_on_arrival(&self, from: Cell) -> &Captures {
        let was_black = self.board.black() & from.bit() != 0;
        &self.captures[usize::from(was_black)]
    }
}

impl Captures {
    #[inline(always)]
    fn new(board: Board, colour: Colour, mover: Seat) -> Captures {
        let (own, enclosed) = (board.discs(colour), board.discs(colour.other()));
        let longest = if mover == Seat::FIRST { CAPTURE_LIMIT_OF_SEAT_0 } else { 6 };
        let mut captures = Captures::default();
        for direction in Direction::ALL {
            let back = direction.opposite();
            // The enclosed discs with an own disc behind up to `longest` of their kind, in this direction.
            let mut front = back.shift(own) & enclosed;
            let mut lines = front;
            for _ in 1..longest {
                front = back.shift(front) & enclosed;
                lines |= front;
            }
            let from = back.shift(lines) & !board.occupied();
            captures.two |= captures.one & from;
            captures.one |= from;
            captures.by_direction[direction as usize] = from;
        }
        captures
    }
}

/// Finds the moves that win.
struct WinTest {
    board: Board,
    mover: Seat,
    /// The cells on which a disc that arrives black, or white, completes a winning row.
    cells: [CellSet; 2],
    /// True if the board already has five in a row. Then a move's win depends on the rows that it leaves alone or
    /// breaks up, and each move is tried. This is rare in play, since such boards usually end the game.
    try_out: bool,
}

impl WinTest {
    #[inline(always)]
    fn new(board: Board, mover: Seat) -> WinTest {
        WinTest {
            board,
            mover,
            cells: Colour::BOTH.map(|colour| board.winning_cells(colour, mover)),
            try_out: board.has_five_or_more(),
        }
    }

    #[inline(always)]
    fn without_capture(&self, from: Cell, targets: Targets) -> CellSet {
        if self.try_out {
            return cells(targets.moves)
                .filter(|&to| self.board.after(from, to, 0).wins_for(self.mover))
                .fold(0, |set, to| set | to.bit());
        }
        // The moved disc arrives in the other colour, so its departure takes nothing from the rows that it joins.
        let was_black = self.board.black() & from.bit() != 0;
        self.cells[usize::from(was_black)] & targets.moves
    }

    #[inline(always)]
    fn with_capture(&self, from: Cell, to: Cell, flips: CellSet) -> bool {
        let after = self.board.after(from, to, flips);
        if self.try_out {
            return after.wins_for(self.mover);
        }
        // The other colour has only lost discs, and had no row long enough before.
        let arrives =
            if self.board.black() & from.bit() != 0 { Colour::White } else { Colour::Black };
        after.colour_wins_for(arrives, self.mover)
    }
}
