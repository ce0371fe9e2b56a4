//! Positions of Themisto.

use super::coder::Coder;
use super::position_code::PositionCode;
use tessera_rules::game::Fault;
use tessera_rules::themisto::{
    Board, CELLS, CellSet, MAX_DISCS, MIN_DISCS, Setup, Themisto, cells,
};

/// Discs of a game.
const DISCS: usize = 28;

impl PositionCode for Themisto {
    const GAME: &'static str = "themisto";

    fn write_position(&self, coder: &mut Coder) {
        code(coder, &self.to_setup());
    }

    fn read_position(coder: &mut Coder) -> Result<Themisto, Fault> {
        let blank =
            Setup { board: Board::EMPTY, to_move: 0, skip: false, winner: None, previous: None };
        Themisto::from_setup(&code(coder, &blank))
    }
}

fn code(coder: &mut Coder, given: &Setup) -> Setup {
    let board = code_board(coder, given.board);
    let to_move = coder.below(given.to_move as u32, 2).into();
    let skip = coder.choose(given.skip.into(), &[7, 1]) == 1;
    let winner = given.winner.map_or(0, |seat| seat as usize + 1);
    let winner = coder.choose(winner, &[30, 1, 1]);
    let previous = coder.choose(given.previous.is_some().into(), &[1, 3]) == 1;
    let before = given.previous.unwrap_or_default();
    Setup {
        board,
        to_move,
        skip,
        winner: winner.checked_sub(1).map(|seat| seat as i64),
        previous: previous.then(|| code_previous(coder, board, before)),
    }
}

fn code_board(coder: &mut Coder, given: Board) -> Board {
    let mut counts = [1; (MAX_DISCS - MIN_DISCS + 1) as usize];
    counts[DISCS - MIN_DISCS as usize] = 1000;
    let count = given.count().saturating_sub(MIN_DISCS);
    let count = coder.choose(count as usize, &counts) as u32 + MIN_DISCS;
    let occupied = code_set(coder, given.occupied(), !0, count);
    let black = code_colours(coder, given.black(), occupied);
    Board::new(occupied, black)
}

/// The board before the last turn: the cells that discs left and came to since, and the discs that were turned.
fn code_previous(coder: &mut Coder, board: Board, given: Board) -> Board {
    let is = board.occupied();
    let (discs, free) = (is.count_ones(), CELLS as u32 - is.count_ones());
    let mut counts = vec![1; discs.min(free) as usize + 1];
    if let Some(one) = counts.get_mut(1) {
        *one = 300;
    }
    let left = given.occupied() & !is;
    let moved = coder.choose(left.count_ones() as usize, &counts) as u32;
    let left = code_set(coder, left, !is, moved);
    let taken = code_set(coder, is & !given.occupied(), is, moved);
    let still = is & !taken;
    let turned = still & (given.black() ^ board.black());
    let counts: Vec<u32> = (0..=discs - moved).map(|n| 1 + 200 / (1 + n * n * n)).collect();
    let count = coder.choose(turned.count_ones() as usize, &counts);
    let turned = code_set(coder, turned, still, count as u32);
    // A disc turns over when it moves.
    let likely = if taken & board.black() == 0 { left } else { 0 };
    let odd = code_odd(coder, left & (given.black() ^ likely), left);
    Board::new(still | left, (board.black() & still ^ turned) | (likely & left ^ odd))
}

/// `count` cells of a set.
fn code_set(coder: &mut Coder, given: CellSet, within: CellSet, count: u32) -> CellSet {
    let given: Vec<bool> = cells(within).map(|cell| given & cell.bit() != 0).collect();
    let taken = coder.subset(&given, count);
    let taken = cells(within).zip(taken).filter(|&(_, is)| is);
    taken.fold(0, |set, (cell, _)| set | cell.bit())
}

/// A part of a set, each cell as likely as not.
fn code_colours(coder: &mut Coder, given: CellSet, within: CellSet) -> CellSet {
    let mut odds = [64, 64];
    cells(within).fold(0, |set, cell| {
        let is = coder.flag(given & cell.bit() != 0, &mut odds);
        set | u64::from(is) << cell.index()
    })
}

/// A part of a set, mostly none.
fn code_odd(coder: &mut Coder, given: CellSet, within: CellSet) -> CellSet {
    cells(within).fold(0, |set, cell| {
        let is = coder.choose((given & cell.bit() != 0).into(), &[15, 1]) == 1;
        set | u64::from(is) << cell.index()
    })
}
