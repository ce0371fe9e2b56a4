//! Whether a seat can win with its next move, seen quickly.
//!
//! Bitboards tell which cells might complete a row, and whether captures might turn one elsewhere. On most boards nothing
//! might; otherwise only the few moves to those cells are judged. [`Themisto::has_win`], which judges all moves, is
//! asked only where rows may be turned that the moved disc does not join.

use super::legality::wins_by;
use tessera_rules::game::Seat;
use tessera_rules::themisto::{
    Board, CAPTURE_LIMIT_OF_SEAT_0, Cell, CellSet, Colour, Direction, Move, SIDE, Themisto, cells,
};

/// Whether the seat to move has a move that wins: [`Themisto::has_win`], sooner.
#[inline]
pub(super) fn wins_now(game: &Themisto) -> bool {
    winning_move(game).is_some()
}

/// A move that wins, if there is one.
///
/// On a board without five in a row, a move wins only by a new row, of the colour in which its disc arrives. Either the
/// row holds the disc: then its cell is empty now, one of the other colour can slide there, and on both sides
/// together the next four discs, at least, have the row's colour after the move. Those that have not got it yet are
/// captured, and a line is captured from its first disc on: so each side begins with an enclosed line, or
/// has the colour. Or the row does not hold the disc: then the five are there already, and each of the other
/// colour is enclosed in a line that crosses the row.
pub(super) fn winning_move(game: &Themisto) -> Option<Move> {
    let (board, seat) = (game.board(), game.to_move());
    if board.wins_for(Seat::SECOND) {
        return any_win(game);
    }
    let empty = !board.occupied();
    let longest = if seat == Seat::FIRST {
        CAPTURE_LIMIT_OF_SEAT_0
    } else {
        SIDE as u32 - 2
    };
    for line in Direction::LINES {
        // Whatever their colours, four discs must stand beside the cell.
        if four_and_one(board.occupied(), empty, line) == 0 {
            continue;
        }
        let back = line.opposite();
        for colour in Colour::BOTH {
            let (own, other) = (board.discs(colour), board.discs(colour.flipped()));
            let ahead = enclosed(own, other, line, longest);
            let behind = enclosed(own, other, back, longest);
            let room = four_and_one(own | ahead | behind, empty, line);
            if room == 0 {
                continue;
            }
            let completed = room & joined(&sides(own, ahead, line), &sides(own, behind, back));
            let win = cells(completed).find_map(|to| win_on(game, to, other));
            if win.is_some() {
                return win;
            }
        }
    }
    let crossed = |line: &Direction| five(board.occupied(), *line);
    let may_turn = Direction::LINES.iter().any(crossed)
        && (Colour::BOTH.into_iter()).any(|colour| may_turn_row(board, colour, longest));
    if may_turn { any_win(game) } else { None }
}

/// A move that wins, found by judging all moves.
fn any_win(game: &Themisto) -> Option<Move> {
    let mut wins = Vec::new();
    if game.has_win() {
        game.wins(&mut wins);
    }
    wins.first().copied()
}

/// A legal move of one of `discs` to this empty cell that wins.
fn win_on(game: &Themisto, to: Cell, discs: CellSet) -> Option<Move> {
    let empty = !game.board().occupied();
    for direction in Direction::ALL {
        let mut at = direction.shift(to.bit());
        while at & empty != 0 {
            at = direction.shift(at);
        }
        let Some(from) = cells(at & discs).next() else {
            continue;
        };
        for capture in [false, true] {
            let m = Move::new(from, to, capture);
            if wins_by(game, m) {
                return Some(m);
            }
        }
    }
    None
}

/// Whether captures along other lines might turn five discs in a line to one colour.
fn may_turn_row(board: Board, colour: Colour, longest: u32) -> bool {
    let (own, other) = (board.discs(colour), board.discs(colour.flipped()));
    let mut turned = [0; 8];
    for direction in Direction::ALL {
        turned[direction as usize] = enclosed(own, other, direction, longest);
    }
    Direction::LINES.into_iter().any(|line| {
        let crossing =
            || (Direction::ALL.into_iter()).filter(move |&d| d != line && d != line.opposite());
        // Most boards fail here already, where it is left open whether a disc can reach the other end.
        five(
            crossing().fold(own, |set, d| set | turned[d as usize]),
            line,
        ) && {
            let captured =
                |d: Direction| turned[d as usize] & reached(other, !board.occupied(), d, longest);
            five(crossing().fold(own, |set, d| set | captured(d)), line)
        }
    })
}

/// The cells of `one` with four of `four` in the same five cells of a line.
#[inline(always)]
fn four_and_one(four: CellSet, one: CellSet, line: Direction) -> CellSet {
    let back = line.opposite();
    // By steps from the last cell of the five: all discs so far; all but one, which is of `one`.
    let (mut all, mut but_one) = (four, one);
    for _ in 1..5 {
        (all, but_one) = (
            line.shift(all) & four,
            line.shift(but_one) & four | line.shift(all) & one,
        );
    }
    let mut set = but_one;
    for _ in 1..5 {
        set = but_one | back.shift(set);
    }
    set & one
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
