//! Puzzles in which one move saves the draw.
//!
//! No search can prove a draw, because such a game goes on until a position occurs for the third time (`THM-10`). But
//! all positions with six discs are solved ([`few_discs`]). Where one move draws and every other loses, three discs in a
//! line lie between two of the other colour, and the sixth lies anywhere.

use rand_chacha::ChaCha8Rng;

use super::holds::only_safe;
use tessera_engines::themisto::few_discs;
use tessera_rules::game::Seat;
use tessera_rules::game::random::{below, chance};
use tessera_rules::themisto::{Board, CELLS, Cell, Direction, JudgedMove, Move, Themisto, cells};

/// Most boards that one attempt looks at.
const BOARDS: u32 = 12;
/// The discs in the line: the outer two, and between them three of the other colour.
const LINE: usize = 5;
/// Moves of the opponent within which every wrong move loses.
pub(super) const LOSES_WITHIN: u32 = 2;

/// A position with six discs in which one move draws, and after every other the opponent wins with two moves.
pub(super) fn save_the_draw(rng: &mut ChaCha8Rng) -> Option<Themisto> {
    (0..BOARDS).filter_map(|_| line_and_single(rng)).find(is_drawn_by_one_move)
}

/// Three discs between two of the other colour, a single one anywhere, and either seat to move.
fn line_and_single(rng: &mut ChaCha8Rng) -> Option<Themisto> {
    let mut any = || Cell::new(below(rng, CELLS as u32) as usize);
    let (start, single) = (any()?, any()?);
    let line = Direction::LINES[below(rng, 4) as usize];
    let cells: Vec<Cell> =
        std::iter::successors(Some(start), |cell| cell.step(line)).take(LINE).collect();
    let &[first, .., last] = cells.as_slice() else {
        return None;
    };
    if cells.len() < LINE || cells.contains(&single) {
        return None;
    }
    let row = cells.iter().fold(0, |set, cell| set | cell.bit());
    let outer = first.bit() | last.bit();
    let mut black = if chance(rng, 1, 2) { outer } else { row & !outer };
    if chance(rng, 1, 2) {
        black |= single.bit();
    }
    let seat = [Seat::FIRST, Seat::SECOND][below(rng, 2) as usize];
    Themisto::on_board(Board::new(row | single.bit(), black), seat, false)
}

/// True if a board has the six discs of [`line_and_single`].
pub(super) fn has_shape(board: Board) -> bool {
    let row = |start: Cell, line: Direction| {
        let cells = std::iter::successors(Some(start), |cell| cell.step(line)).take(LINE);
        let black: Vec<bool> = cells
            .filter(|cell| board.occupied() & cell.bit() != 0)
            .map(|cell| board.black() & cell.bit() != 0)
            .collect();
        black == [true, false, false, false, true] || black == [false, true, true, true, false]
    };
    board.occupied().count_ones() as usize == LINE + 1
        && cells(board.occupied())
            .any(|start| Direction::LINES.into_iter().any(|line| row(start, line)))
}

/// True if only one move holds against two moves of the opponent, and it draws, and no move wins at once, and the disc
/// that saves [has a choice](has_choice).
fn is_drawn_by_one_move(game: &Themisto) -> bool {
    if game.has_win() {
        return false;
    }
    only_safe(game, LOSES_WITHIN).is_some_and(|saving| {
        has_choice(game, saving.m) && is_drawn(&game.after(&saving), game.to_move())
    })
}

/// True if the disc of a move has another move that costs no turn.
pub(super) fn has_choice(game: &Themisto, m: Move) -> bool {
    let mut list = Vec::new();
    game.judged_moves(&mut list);
    let is_other =
        |judged: &JudgedMove| judged.m.from() == m.from() && judged.m != m && !judged.penalised;
    list.iter().any(is_other)
}

/// True if the move of `seat` that led to `after` cost no turn, and neither seat can force a win.
pub(super) fn is_drawn(after: &Themisto, seat: Seat) -> bool {
    after.to_move() != seat && !after.skip() && few_discs::is_drawn(after)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_rules::game::Position;

    #[test]
    fn the_disc_that_saves_must_have_a_choice() {
        // A disc on g8 goes to d5 alone; one on g4 can go to three cells.
        for (key, expected) in [
            ("6b1/8/2b5/2w5/2w5/2w5/2b5/8 1 - - -", false),
            ("8/8/2b5/2w5/2w3w1/2w5/2b5/8 1 - - -", true),
        ] {
            let game = Themisto::from_key(key).expect(key);
            let after = game.after(&only_safe(&game, LOSES_WITHIN).expect("one move"));
            assert!(is_drawn(&after, game.to_move()), "{key}");
            assert_eq!(is_drawn_by_one_move(&game), expected, "{key}");
        }
    }
}
