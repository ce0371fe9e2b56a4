//! Legality and wins of a single move, without a list of all moves.

use tessera_rules::themisto::{Board, CellSet, Direction, JudgedMove, Move, Themisto};

/// Returns the move with its effects if it is legal. No seat may have won in the position.
pub(super) fn if_legal(game: &Themisto, m: Move) -> Option<JudgedMove> {
    if !goes(game.board(), m) {
        return None;
    }
    let judged = game.judge(m);
    let encloses = judged.flips != 0 || !m.is_capture();
    (encloses && Some(board_after(game, &judged)) != game.previous()).then_some(judged)
}

/// True if this move is legal and wins, in any position.
pub(super) fn wins_by(game: &Themisto, m: Move) -> bool {
    let board = game.board();
    if game.winner().is_some() || !goes(board, m) {
        return false;
    }
    if m.is_capture() {
        // A captured line begins next to the disc's new cell, with a disc of the moved disc's former colour.
        let (from, to) = (m.from().bit(), m.to().bit());
        let is_black = board.black() & from != 0;
        let enclosed = if is_black { board.black() } else { board.white() };
        return neighbours(to) & enclosed & !from != 0
            && if_legal(game, m).is_some_and(|judged| judged.wins);
    }
    let after = slid(board, m);
    after.wins_for(game.to_move()) && Some(after) != game.previous()
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

/// The board after a move without capture.
fn slid(board: Board, m: Move) -> Board {
    let (from, to) = (m.from().bit(), m.to().bit());
    let arrives_black = board.black() & from == 0;
    Board::new(
        board.occupied() ^ from ^ to,
        board.black() & !from | if arrives_black { to } else { 0 },
    )
}

/// The board after a legal move.
pub(super) fn board_after(game: &Themisto, judged: &JudgedMove) -> Board {
    game.after(judged).board()
}

/// The cells next to a cell.
#[inline]
fn neighbours(cell: CellSet) -> CellSet {
    let beside = Direction::East.shift(cell) | Direction::West.shift(cell);
    let row = beside | cell;
    beside | Direction::North.shift(row) | Direction::South.shift(row)
}
