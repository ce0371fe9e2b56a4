//! The table of lost positions, as `crates/engines/src/themisto/few_discs.rs` reads it.

use std::collections::BTreeMap;

use tessera_rules::game::Seat;
use tessera_rules::themisto::{Board, CELLS, Cell, JudgedMove, Themisto};

use super::lost::{Lost, Verdict};

/// Bytes of a board.
const COLUMNS: usize = 9;

/// Writes the lost positions of all numbers of discs, column by column.
///
/// # Panics
///
/// If the format cannot express them: a seat loses while its opponent owes a turn, or against seat 0 in another way than
/// against seat 1.
pub(crate) fn bytes(lost: &[Lost]) -> Vec<u8> {
    let mut boards: BTreeMap<Board, Vec<(Seat, Themisto, Verdict)>> = BTreeMap::new();
    for lost in lost {
        for (game, verdict) in lost.positions() {
            assert!(!game.skip(), "{game:?}");
            let found = boards.entry(game.board()).or_default();
            found.push((lost.winner(), game, verdict));
        }
    }
    let rows: Vec<[u8; COLUMNS]> = boards.values().map(|found| row(found)).collect();
    let column = |k: usize| rows.iter().map(move |row| row[k]);
    (0..COLUMNS).flat_map(column).collect()
}

/// The bytes of one board, from the seats that win on it.
fn row(found: &[(Seat, Themisto, Verdict)]) -> [u8; COLUMNS] {
    let by_seat_1 = found.iter().find(|(winner, ..)| *winner == Seat::SECOND);
    let (_, game, verdict) = by_seat_1.expect("what loses to seat 0 loses to seat 1");
    assert!(found.iter().all(|(_, _, other)| other == verdict), "{game:?}");
    let board = game.board();
    let mut row = [0; COLUMNS];
    let discs = (0..CELLS).rev().filter_map(Cell::new);
    let mut before = 0;
    for (k, cell) in discs.filter(|cell| board.occupied() & cell.bit() != 0).enumerate() {
        let index = cell.index() as u8;
        row[k] = if k == 0 { index } else { before - index };
        row[6] |= u8::from(board.black() & cell.bit() != 0) << k;
        before = index;
    }
    if found.len() == 1 {
        row[6] |= 1 << 7;
    }
    if let Verdict::IfBarred(held) = verdict {
        let mut list = Vec::new();
        game.judged_moves(&mut list);
        let holds = |judged: &&JudgedMove| game.after(judged).board() == *held;
        let m = list.iter().find(holds).expect("a move that holds").m;
        row[6] |= 1 << 6;
        row[7] = m.from().index() as u8 | u8::from(m.is_capture()) << 6;
        row[8] = m.to().index() as u8;
    }
    row
}
