//! Whether a seat can win with its next move, seen quickly.
//!
//! [`may_win`] is a necessary condition on the board alone. It is false for most boards, at a fraction of the cost of
//! the exact answer ([`Themisto::has_win`]), which is asked for only where it is true.

use tessera_rules::game::Seat;
use tessera_rules::themisto::{
    Board, CAPTURE_LIMIT_OF_SEAT_0, CellSet, Colour, Direction, SIDE, Themisto, cells,
};

/// Whether the seat to move has a move that wins.
#[inline]
pub(super) fn wins_now(game: &Themisto) -> bool {
    may_win(game.board(), game.to_move()) && game.has_win()
}

/// False only when no move of `seat` on this board wins.
///
/// On a board without five in a row, a move wins only by a new row, of the colour in which its disc arrives. Either the
/// row holds the disc: then its cell is empty now, one of the other colour can slide there, and on both sides
/// together the next four discs, at least, have the row's colour after the move. Those that have not got it yet are
/// captured, and a line is captured from its first disc on: so each side begins with an enclosed line, or
/// has the colour. Or the row does not hold the disc: then the five are there already, and each of the other
/// colour is enclosed in a line that crosses the row.
pub(super) fn may_win(board: Board, seat: Seat) -> bool {
    if board.wins_for(Seat::SECOND) {
        return true;
    }
    let empty = !board.occupied();
    let longest = if seat == Seat::FIRST {
        CAPTURE_LIMIT_OF_SEAT_0
    } else {
        SIDE as u32 - 2
    };
    for line in Direction::LINES {
        // Whatever their colours, four discs must stand beside the cell.
        let room = empty
            & joined(
                &sides(board.occupied(), 0, line),
                &sides(board.occupied(), 0, line.opposite()),
            );
        if room == 0 {
            continue;
        }
        for colour in Colour::BOTH {
            let (own, other) = (board.discs(colour), board.discs(colour.flipped()));
            let side = |way| sides(own, enclosed(own, other, way, longest), way);
            let completed = room & joined(&side(line), &side(line.opposite()));
            if cells(completed).any(|to| sees(board, to.bit(), other)) {
                return true;
            }
        }
    }
    let crossed = |line: &Direction| five(board.occupied(), *line);
    Direction::LINES.iter().any(crossed)
        && (Colour::BOTH.into_iter()).any(|colour| may_turn_row(board, colour, longest))
}

/// Whether captures along other lines might turn five discs in a line to one colour.
fn may_turn_row(board: Board, colour: Colour, longest: u32) -> bool {
    let (own, other) = (board.discs(colour), board.discs(colour.flipped()));
    let captured = Direction::ALL.map(|direction| {
        enclosed(own, other, direction, longest)
            & reached(other, !board.occupied(), direction, longest)
    });
    Direction::LINES.into_iter().any(|line| {
        let crossing = (Direction::ALL.into_iter())
            .filter(|&d| d != line && d != line.opposite())
            .fold(0, |set, d| set | captured[d as usize]);
        five(own | crossing, line)
    })
}

/// The cells with four discs or more on both sides together.
#[inline(always)]
fn joined(ahead: &[CellSet; 5], behind: &[CellSet; 5]) -> CellSet {
    (0..5).fold(0, |set, k| set | ahead[k] & behind[4 - k])
}

/// The discs of `other` from which on, in `direction`, up to `longest` of their colour are followed by one of `own`.
#[inline(always)]
fn enclosed(own: CellSet, other: CellSet, direction: Direction, longest: u32) -> CellSet {
    let back = direction.opposite();
    let mut set = back.shift(own) & other;
    for _ in 1..longest {
        set |= back.shift(set) & other;
    }
    set
}

/// The discs of `other` before which, seen against `direction`, less than `longest` of their colour are preceded by
/// an empty cell.
#[inline(always)]
fn reached(other: CellSet, empty: CellSet, direction: Direction, longest: u32) -> CellSet {
    let mut set = direction.shift(empty) & other;
    for _ in 1..longest {
        set |= direction.shift(set) & other;
    }
    set
}

/// `[k]`: the cells next to which, in `direction`, `k` discs or more are of `own` after a capture that
/// may turn the enclosed ones.
#[inline(always)]
fn sides(own: CellSet, enclosed: CellSet, direction: Direction) -> [CellSet; 5] {
    let back = direction.opposite();
    let mut sides = [!0; 5];
    // Runs of `k` cells that begin with a disc of `own`, and with an enclosed one.
    let (mut plain, mut turned) = (!0, !0);
    for side in &mut sides[1..] {
        (plain, turned) = (
            own & back.shift(plain) | own & first(plain),
            enclosed & (back.shift(plain | turned) | first(plain)),
        );
        *side = back.shift(plain | turned);
    }
    sides
}

/// All cells where `run` is the run of no cells, none elsewhere.
#[inline(always)]
fn first(run: CellSet) -> CellSet {
    if run == !0 { !0 } else { 0 }
}

/// Whether five cells of the set are in a line.
#[inline(always)]
fn five(set: CellSet, line: Direction) -> bool {
    let two = set & line.shift(set);
    let four = two & line.shift(line.shift(two));
    four & line.shift(four) != 0
}

/// Whether a disc of `discs` is the first that is seen from a cell in some direction.
#[inline(always)]
fn sees(board: Board, cell: CellSet, discs: CellSet) -> bool {
    let empty = !board.occupied();
    Direction::ALL.into_iter().any(|direction| {
        let mut at = direction.shift(cell);
        while at & empty != 0 {
            at = direction.shift(at);
        }
        at & discs != 0
    })
}
