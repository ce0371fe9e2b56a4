//! Boards with few discs and much tension, drawn at random.

use rand_chacha::ChaCha8Rng;

use crate::difficulty::Difficulty;
use tessera_rules::game::Seat;
use tessera_rules::game::random::{below, chance};
use tessera_rules::themisto::{Board, Cell, CellSet, Direction, SIDE, Themisto};

/// Most boards that one attempt looks at, so that making a puzzle again takes some milliseconds.
pub(super) const BOARDS: u32 = 1_500;

/// Cells of the rows that are begun.
const ROW: usize = 5;

/// Parameters of the random boards.
#[derive(Debug, Clone, Copy)]
pub(super) struct Style {
    /// Discs on the board.
    pub(super) discs: u32,
    /// Rows of five that are begun, each with a gap.
    pub(super) rows: u32,
    /// The side of the square in which most discs stand.
    pub(super) side: usize,
    /// About one in this many discs of a row has the other colour.
    pub(super) odd: u32,
}

impl Style {
    /// Few discs, a few more for higher aims: an idea shows best without unneeded discs.
    pub(super) fn few(aim: Difficulty, rng: &mut ChaCha8Rng) -> Style {
        Style { discs: 8 + u32::from(aim.number()) / 2 + below(rng, 3), rows: 2, side: 5, odd: 5 }
    }

    /// Enough discs that a threat can lie next to another.
    pub(super) fn crowded(aim: Difficulty, rng: &mut ChaCha8Rng) -> Style {
        Style { discs: 14 + u32::from(aim.number()) / 2 + below(rng, 3), rows: 3, side: 6, odd: 5 }
    }

    /// Mostly in rows, so that few moves cost no turn.
    pub(super) fn tight(aim: Difficulty, rng: &mut ChaCha8Rng) -> Style {
        Style {
            discs: 7 + u32::from(aim.number()) / 2 + below(rng, 4),
            rows: 2 + below(rng, 2),
            side: 4,
            odd: 12,
        }
    }
}

/// A position without a row of five, of a random seat to move.
pub(super) fn quiet(style: Style, rng: &mut ChaCha8Rng) -> Option<Themisto> {
    let board = draw(style, rng);
    let seats = [Seat::FIRST, Seat::SECOND];
    let to_move = seats[below(rng, 2) as usize];
    if board.wins_for(Seat::SECOND) {
        return None;
    }
    Themisto::on_board(board, to_move, false)
}

/// A board in this style: rows of five with a gap and a disc of the wrong colour here and there, and single discs
/// around them.
fn draw(style: Style, rng: &mut ChaCha8Rng) -> Board {
    let corner = [(); 2].map(|()| below(rng, (SIDE - style.side + 1) as u32) as usize);
    draw_at(corner, style, rng)
}

/// The same, with most discs in the square that has this corner at the bottom left: its file and rank, from 0.
pub(super) fn draw_at(corner: [usize; 2], style: Style, rng: &mut ChaCha8Rng) -> Board {
    let any = |rng: &mut ChaCha8Rng| {
        let [file, rank] = corner.map(|first| first + below(rng, style.side as u32) as usize);
        Cell::at(file, rank)
    };
    let (mut occupied, mut black): (CellSet, CellSet) = (0, 0);
    let mut put = |occupied: &mut CellSet, cell: Cell, is_black: bool| {
        if occupied.count_ones() < style.discs && *occupied & cell.bit() == 0 {
            *occupied |= cell.bit();
            black |= if is_black { cell.bit() } else { 0 };
        }
    };
    for _ in 0..style.rows {
        let line = Direction::LINES[below(rng, 4) as usize];
        let colour = chance(rng, 1, 2);
        let gap = below(rng, ROW as u32) as usize;
        let cells = std::iter::successors(any(rng), |cell| cell.step(line));
        for (place, cell) in cells.take(ROW).enumerate() {
            if place != gap {
                put(&mut occupied, cell, colour ^ chance(rng, 1, style.odd));
            }
        }
    }
    // A square with few cells may be full.
    for _ in 0..4 * SIDE * SIDE {
        if occupied.count_ones() >= style.discs {
            break;
        }
        if let Some(cell) = any(rng) {
            put(&mut occupied, cell, chance(rng, 1, 2));
        }
    }
    Board::new(occupied, black)
}
