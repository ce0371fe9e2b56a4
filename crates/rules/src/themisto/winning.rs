//! Fast detection of immediate wins of the seat to move.
//!
//! Bitboards show the cells on which a disc might complete a row, and possible captures that might turn one elsewhere.
//! On most boards there are none; otherwise only the few moves to those cells are judged. All moves are judged only if
//! rows may be turned that the moved disc does not join, or if there already are five in a row.

use super::board::{Board, Cell, CellSet, Direction, SIDE, cells};
use super::rows::{STARTS_EAST, STARTS_WEST, WINNING_LENGTH};
use super::rules::CAPTURE_LIMIT_OF_SEAT_0;
use super::{Move, Themisto};
use crate::game::Seat;
use crate::game::discs::Colour;

impl Themisto {
    /// The cells on which `seat` would win if it were to move here and nothing were barred, in order.
    pub fn threats(&self, seat: Seat) -> Vec<Cell> {
        let mut wins = Vec::new();
        self.turned_to(seat).wins(&mut wins);
        cells(wins.iter().fold(0, |set, m| set | m.to().bit())).collect()
    }

    /// True if there is such a cell: faster than [`Themisto::threats`].
    pub fn threatens(&self, seat: Seat) -> bool {
        self.turned_to(seat).has_win()
    }

    /// True if some legal move wins: faster than [`Themisto::wins`].
    #[inline]
    pub fn has_win(&self) -> bool {
        self.winning_move().is_some()
    }

    /// Returns a legal move that wins, if there is one; not always the first of [`Themisto::wins`].
    ///
    /// On a board without five in a row, a move wins only by a new row, of the colour in which its disc arrives. There
    /// are two cases. If the row holds the disc, then its cell is empty now, a disc of the other colour can slide
    /// there, and at least the next four discs, on both sides together, have the row's colour after the move. Discs
    /// that do not have it yet are captured, and a line is captured from its first disc on; so each side begins with an
    /// enclosed line, or has the colour. If the row does not hold the disc, then the five discs are already there, and
    /// each one of the other colour is enclosed in a line that crosses the row.
    pub fn winning_move(&self) -> Option<Move> {
        if self.winner().is_some() {
            return None;
        }
        let board = self.board();
        if board.has_five_or_more() {
            return self.any_win();
        }
        let longest =
            if self.to_move() == Seat::FIRST { CAPTURE_LIMIT_OF_SEAT_0 } else { SIDE as u32 - 2 };
        let win = (self.win_along::<0>(longest))
            .or_else(|| self.win_along::<1>(longest))
            .or_else(|| self.win_along::<2>(longest))
            .or_else(|| self.win_along::<3>(longest));
        if win.is_some() {
            return win;
        }
        // At the edge no line crosses a row on both sides.
        let crossed =
            Direction::LINES.map(|line| fives(board.occupied(), line) & !along_edge(line));
        let may_turn = crossed != [0; 4]
            && (Colour::BOTH.into_iter())
                .any(|colour| may_turn_row(board, colour, crossed, longest));
        if may_turn { self.any_win() } else { None }
    }

    /// Returns a move that wins, found by judging all moves.
    fn any_win(&self) -> Option<Move> {
        let mut wins = Vec::new();
        self.wins(&mut wins);
        wins.first().copied()
    }

    /// Returns a move that wins by a row along line `L` of [`Direction::LINES`] that holds the moved disc.
    #[inline(always)]
    fn win_along<const L: usize>(&self, longest: u32) -> Option<Move> {
        let board = self.board();
        let line = const { Direction::LINES[L] };
        // Whatever their colours, four discs must adjoin the cell.
        if lacking_one(board.occupied(), line) == 0 {
            return None;
        }
        let (empty, back) = (!board.occupied(), line.opposite());
        Colour::BOTH.into_iter().find_map(|colour| {
            let (own, other) = (board.discs(colour), board.discs(colour.other()));
            let ahead = enclosed(own, other, line, longest);
            let behind = enclosed(own, other, back, longest);
            let windows = lacking_one(own | ahead | behind, line);
            if windows == 0 {
                return None;
            }
            let room = spread(windows, line) & empty;
            if room == 0 {
                return None;
            }
            let completed = room & joined(&sides(own, ahead, line), &sides(own, behind, back));
            cells(completed).find_map(|to| self.win_on(to, other))
        })
    }

    /// Returns a legal move of one of `discs` to this empty cell that wins.
    fn win_on(&self, to: Cell, discs: CellSet) -> Option<Move> {
        let occupied = self.board().occupied();
        Direction::ALL.into_iter().find_map(|direction| {
            // The first disc in this direction, if it is one of them.
            let met = direction.reach(to, occupied) & discs;
            let from = cells(met).next()?;
            self.win_of(from, to, 0).or_else(|| {
                let flips = self.board().flips(from, to, self.to_move());
                if flips == 0 {
                    return None;
                }
                self.win_of(from, to, flips)
            })
        })
    }

    /// Returns the move with these captures, if it is not barred by `THM-6` and wins. Another disc must be next to the
    /// cell.
    #[inline]
    fn win_of(&self, from: Cell, to: Cell, flips: CellSet) -> Option<Move> {
        let after = self.board().after(from, to, flips);
        let wins = after.wins_for(self.to_move()) && self.previous() != Some(after);
        wins.then_some(Move::new(from, to, flips != 0))
    }
}

/// True if captures along other lines might turn five discs in a line that begins at a cell of `crossed` to one colour.
fn may_turn_row(board: Board, colour: Colour, crossed: [CellSet; 4], longest: u32) -> bool {
    let (own, other) = (board.discs(colour), board.discs(colour.other()));
    let mut turned = [0; 8];
    for direction in Direction::ALL {
        turned[direction as usize] = enclosed(own, other, direction, longest);
    }
    (Direction::LINES.into_iter().zip(crossed)).any(|(line, crossed)| {
        if crossed == 0 {
            return false;
        }
        let crossing =
            || (Direction::ALL.into_iter()).filter(move |&d| d != line && d != line.opposite());
        // Most boards fail this test already, which ignores whether a disc can reach the other end.
        fives(crossing().fold(own, |set, d| set | turned[d as usize]), line) != 0 && {
            let captured =
                |d: Direction| turned[d as usize] & reached(other, !board.occupied(), d, longest);
            fives(crossing().fold(own, |set, d| set | captured(d)), line) != 0
        }
    })
}

/// Returns the cells at the two edges along this line.
#[inline(always)]
const fn along_edge(line: Direction) -> CellSet {
    match line {
        Direction::East => 0xff00_0000_0000_00ff,
        Direction::North => 0x8181_8181_8181_8181,
        _ => 0,
    }
}

/// Returns the cells at which five cells in a line on the board begin.
#[inline(always)]
const fn whole(line: Direction) -> CellSet {
    match line {
        Direction::East | Direction::NorthEast => STARTS_EAST[WINNING_LENGTH],
        Direction::NorthWest => STARTS_WEST[WINNING_LENGTH],
        _ => !0,
    }
}

/// Returns the set, and the cells that have a member one, two, three and four steps ahead. Cells that leave the board
/// wrap around, so the result is valid only where five cells begin.
#[inline(always)]
const fn ahead(set: CellSet, line: Direction) -> [CellSet; 5] {
    let step = line.step_bits();
    [set, set >> step, set >> (2 * step), set >> (3 * step), set >> (4 * step)]
}

/// Returns the cells where five cells in a line begin of which the set has four.
#[inline(always)]
const fn lacking_one(set: CellSet, line: Direction) -> CellSet {
    let [a, b, c, d, e] = ahead(set, line);
    let (first, last) = (a & b, d & e);
    (first & (c & (d ^ e) | !c & last) | (a ^ b) & c & last) & whole(line)
}

/// Returns the cells where five cells of the set in a line begin.
#[inline(always)]
const fn fives(set: CellSet, line: Direction) -> CellSet {
    let [a, b, c, d, e] = ahead(set, line);
    a & b & c & d & e & whole(line)
}

/// Returns the cells of the fives that begin here.
#[inline(always)]
const fn spread(starts: CellSet, line: Direction) -> CellSet {
    let step = line.step_bits();
    let two = starts | starts << step;
    two | two << (2 * step) | starts << (4 * step)
}

/// Returns the cells with four discs or more on both sides together.
#[inline(always)]
fn joined(ahead: &[CellSet; 5], behind: &[CellSet; 5]) -> CellSet {
    (0..5).fold(0, |set, k| set | ahead[k] & behind[4 - k])
}

/// Returns the discs of `other` from which up to `longest` of their colour, in `direction`, are followed by one of
/// `own`.
#[inline(always)]
fn enclosed(own: CellSet, other: CellSet, direction: Direction, longest: u32) -> CellSet {
    let back = direction.opposite();
    let mut set = back.shift(own) & other;
    for _ in 1..longest {
        set |= back.shift(set) & other;
    }
    set
}

/// Returns the discs of `other` before which, against `direction`, fewer than `longest` of their colour are preceded by
/// an empty cell.
#[inline(always)]
fn reached(other: CellSet, empty: CellSet, direction: Direction, longest: u32) -> CellSet {
    let mut set = direction.shift(empty) & other;
    for _ in 1..longest {
        set |= direction.shift(set) & other;
    }
    set
}

/// Returns at index `k` the cells next to which, in `direction`, at least `k` discs are of `own` after a capture that
/// may turn the enclosed ones.
#[inline(always)]
fn sides(own: CellSet, enclosed: CellSet, direction: Direction) -> [CellSet; 5] {
    let back = direction.opposite();
    let mut sides = [!0; 5];
    // Runs of `k` cells that begin with a disc of `own`, and with an enclosed one.
    let (mut plain, mut turned) = (own, enclosed);
    sides[1] = back.shift(plain | turned);
    for side in &mut sides[2..] {
        (plain, turned) = (own & back.shift(plain), enclosed & back.shift(plain | turned));
        *side = back.shift(plain | turned);
    }
    sides
}
