//! All positions with at most six discs, solved.
//!
//! Discs never leave the board, so these positions lead to each other alone. The table lists the boards on which a seat
//! is to move and loses by force, in any number of moves. On all other boards, the seat to move holds at least a draw.
//! `tools/few_discs` finds the lost boards; a seat never loses while its opponent owes a turn, and what loses for seat
//! 1 loses for seat 0 by the same moves.

use std::sync::LazyLock;

use tessera_rules::game::{Game, Seat, Symmetric};
use tessera_rules::themisto::{Board, Cell, Move, Symmetry, Themisto};

/// Most discs of a position in the table.
pub const MOST_DISCS: u32 = 6;

/// Fewest discs with which a seat can lose by force.
const FEWEST_LOST: u32 = 5;
/// Bytes of a board in the table.
const COLUMNS: usize = 9;
/// Flags in the column of colours: one move holds, and only seat 1 wins.
const HELD: u8 = 1 << 6;
const SEAT_1_ALONE: u8 = 1 << 7;
/// Flag in the column of the move's origin: it captures.
const CAPTURES: u8 = 1 << 6;

/// The table, column by column, sorted by board; one of each class of symmetric boards. Columns: the highest disc; the
/// distances to the next ones (0 for no sixth disc); which of them, in this order, are black, with the flags; the origin
/// and the destination of the move that holds.
static BYTES: &[u8] = include_bytes!("few_discs/lost.bin");

static LOST: LazyLock<Vec<Lost>> = LazyLock::new(lost_boards);

/// A board on which the seat to move loses.
#[derive(Debug, Clone, Copy)]
struct Lost {
    board: Board,
    /// True if only seat 1 wins, against seat 0.
    seat_1_alone: bool,
    /// The one move that holds. The seat to move loses only if `THM-6` bars it.
    held: Option<Move>,
}

/// True if an unfinished position has at most [`MOST_DISCS`] discs and neither seat can force a win. Such a game goes on
/// until a position recurs (`THM-10`).
pub fn is_drawn(game: &Themisto) -> bool {
    game.board().count() <= MOST_DISCS && !game.is_over() && !wins(game) && !is_lost(game)
}

/// True if the seat to move, with at most [`MOST_DISCS`] discs, wins by force.
fn wins(game: &Themisto) -> bool {
    if game.has_win() {
        return true;
    }
    if game.board().count() < FEWEST_LOST {
        return false;
    }
    let mut list = Vec::new();
    game.judged_moves(&mut list);
    list.iter().any(|judged| {
        let after = game.after(judged);
        if after.to_move() == game.to_move() { wins(&after) } else { is_lost(&after) }
    })
}

/// True if the seat to move, with at most [`MOST_DISCS`] discs, loses by force.
fn is_lost(game: &Themisto) -> bool {
    let board = game.board();
    if game.skip() || board.count() < FEWEST_LOST {
        return false;
    }
    let images = Symmetry::all().map(|symmetry| (board.image(symmetry), symmetry));
    let Some((least, symmetry)) = images.min_by_key(|&(image, _)| image) else {
        return false;
    };
    let Ok(place) = LOST.binary_search_by_key(&least, |lost| lost.board) else {
        return false;
    };
    let lost = LOST[place];
    let holds = |m: Move| game.image(&symmetry).allows(m);
    (game.to_move() == Seat::FIRST || !lost.seat_1_alone) && !lost.held.is_some_and(holds)
}

/// Reads the table.
fn lost_boards() -> Vec<Lost> {
    let rows = BYTES.len() / COLUMNS;
    let lost = |row: usize| {
        let column = |k: usize| BYTES[k * rows + row];
        let colours = column(6);
        let (mut occupied, mut black) = (0, 0);
        let mut at = column(0);
        for k in 0..MOST_DISCS as usize {
            let down = if k == 0 { 0 } else { column(k) };
            if k > 0 && down == 0 {
                break;
            }
            at -= down;
            occupied |= 1 << at;
            black |= u64::from(colours >> k & 1) << at;
        }
        let cell = |byte: u8| Cell::new(usize::from(byte & !CAPTURES));
        let held = || {
            let captures = column(7) & CAPTURES != 0;
            Some(Move::new(cell(column(7))?, cell(column(8))?, captures))
        };
        Lost {
            board: Board::new(occupied, black),
            seat_1_alone: colours & SEAT_1_ALONE != 0,
            held: (colours & HELD != 0).then(held).flatten(),
        }
    };
    (0..rows).map(lost).collect()
}

#[cfg(test)]
mod tests;
