//! All boards with some discs, each at least once up to symmetry.

use rayon::prelude::*;
use tessera_rules::game::Seat;
use tessera_rules::themisto::{Board, CELLS, Cell, CellSet, Direction, Symmetry, Themisto};

/// Cells of a winning row.
const ROW: usize = 5;

/// Collects the results of `visit` for every board with `discs` discs of which three or more lie within five cells in a
/// line.
///
/// On all other boards no win is near: a move adds one disc to a row, so two moves complete no row of five.
pub(crate) fn each<T: Send>(discs: u32, visit: impl Fn(Board) -> Vec<T> + Sync) -> Vec<T> {
    let rows = rows();
    (0..CELLS as u32)
        .into_par_iter()
        .flat_map_iter(|lowest| with_lowest(lowest, discs))
        .filter(|&cells| rows.iter().any(|row| (row & cells).count_ones() >= 3))
        .filter(|&cells| is_least(cells))
        .flat_map_iter(|cells| coloured(cells).flat_map(&visit))
        .collect()
}

/// The position on a board without a previous turn.
pub(crate) fn position(board: Board, to_move: Seat, skip: bool) -> Themisto {
    Themisto::on_board(board, to_move, skip).expect("discs on a board")
}

/// The sets of `discs` cells whose lowest cell is `lowest`, in the order of their numbers.
fn with_lowest(lowest: u32, discs: u32) -> impl Iterator<Item = CellSet> {
    let others = u128::from(discs - 1);
    let room = CELLS as u32 - 1 - lowest;
    // Sets of the cells above, as numbers; the next number with as many bits by Gosper's method (HAKMEM 175, 1972).
    let first = (1u128 << others) - 1;
    std::iter::successors(Some(first), |&set| {
        let low = set & set.wrapping_neg();
        let carried = set + low;
        (low > 0).then(|| carried | ((set ^ carried) / low) >> 2)
    })
    .take_while(move |&set| set >> room == 0)
    .map(move |set| 1 << lowest | ((set as CellSet) << lowest) << 1)
}

/// True if no image of the set has a lower number.
fn is_least(cells: CellSet) -> bool {
    let board = Board::new(cells, cells);
    Symmetry::all().all(|symmetry| board.image(symmetry).occupied() >= cells)
}

/// The boards with discs on these cells, the lowest one black.
fn coloured(cells: CellSet) -> impl Iterator<Item = Board> {
    let others = cells & (cells - 1);
    let first = cells & cells.wrapping_neg();
    let sets = std::iter::successors(Some(0), move |&set: &CellSet| {
        let next = set.wrapping_sub(others) & others;
        (next != 0).then_some(next)
    });
    sets.map(move |black| Board::new(cells, first | black))
}

/// All five cells in a line.
fn rows() -> Vec<CellSet> {
    let starts = (0..CELLS).filter_map(Cell::new);
    starts
        .flat_map(|start| Direction::LINES.map(|line| (start, line)))
        .filter_map(|(start, line)| {
            let cells = std::iter::successors(Some(start), |cell| cell.step(line));
            let row: Vec<Cell> = cells.take(ROW).collect();
            (row.len() == ROW).then(|| row.iter().fold(0, |set, cell| set | cell.bit()))
        })
        .collect()
}
