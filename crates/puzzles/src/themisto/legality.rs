//! Legality of a single move, without a list of all moves.

use tessera_rules::themisto::{Board, CellSet, Direction, JudgedMove, Move, Themisto};

/// Returns the move with its effects if it is legal. No seat may have won in the position.
pub(super) fn if_legal(game: &Themisto, m: Move) -> Option<JudgedMove> {
    if !goes(game.board(), m) {
        return None;
    }
    let judged = game.judge(m);
    let encloses = judged.flips != 0 || !m.is_capture();
    (encloses && Some(game.after(&judged).board()) != game.previous()).then_some(judged)
}

/// True if a disc on the first cell can go straight to the second and arrive next to another disc.
fn goes(board: Board, m: Move) -> bool {
    let (from, to) = (m.from().bit(), m.to().bit());
    if board.occupied() & from == 0 || board.occupied() & to != 0 {
        return false;
    }
    let Some(direction) = Direction::between(m.from(), m.to()) else {
        return false;
    };
    let path = direction.ray(m.from()) & direction.opposite().ray(m.to());
    let others = board.occupied() & !from;
    board.occupied() & path == 0 && neighbours(to) & others != 0
}

/// The cells next to a cell.
#[inline]
fn neighbours(cell: CellSet) -> CellSet {
    let beside = Direction::East.shift(cell) | Direction::West.shift(cell);
    let row = beside | cell;
    beside | Direction::North.shift(row) | Direction::South.shift(row)
}
