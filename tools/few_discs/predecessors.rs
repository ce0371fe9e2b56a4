//! Taking moves back.

use tessera_rules::game::Seat;
use tessera_rules::game::random::{below, seeded};
use tessera_rules::themisto::{Board, CellSet, Direction, Move, Themisto, cells};

use super::boards;

/// The positions from which a legal move that wins nothing leads to this one, with nothing before them; each once or
/// more. The list includes some from which the move is not legal, because its disc would arrive next to no other
/// (`THM-3`): a search for lost positions rejects them.
pub(crate) fn predecessors(game: &Themisto) -> Vec<Themisto> {
    let board = game.board();
    let mut found = Vec::new();
    for to in cells(board.occupied()) {
        let own = board.get(to).map_or(0, |colour| board.discs(colour));
        // The discs that a capture may have turned, in each direction: the first of the row that follows.
        let mut captures: Vec<CellSet> = vec![0];
        for direction in Direction::ALL {
            let row = std::iter::successors(to.step(direction), |cell| cell.step(direction))
                .take_while(|cell| own & cell.bit() != 0);
            let mut turned = 0;
            let mut in_line = vec![0];
            for cell in row {
                turned |= cell.bit();
                in_line.push(turned);
            }
            captures = (captures.iter())
                .flat_map(|set| in_line.iter().map(move |line| set | line))
                .collect();
        }
        for direction in Direction::ALL {
            let way = std::iter::successors(to.step(direction), |cell| cell.step(direction))
                .take_while(|cell| board.occupied() & cell.bit() == 0);
            for from in way {
                for &turned in &captures {
                    let occupied = board.occupied() & !to.bit() | from.bit();
                    let black = board.black() ^ turned;
                    // The disc had the other colour before.
                    let black =
                        if black & to.bit() == 0 { black | from.bit() } else { black & !to.bit() };
                    let before = Board::new(occupied, black & occupied);
                    let m = Move::new(from, to, turned != 0);
                    for seat in [Seat::FIRST, Seat::SECOND] {
                        for skip in [false, true] {
                            let before = boards::position(before, seat, skip);
                            let judged = before.judge(m);
                            let after = before.after(&judged);
                            let is_it = after.board() == board
                                && after.to_move() == game.to_move()
                                && after.skip() == game.skip()
                                && !judged.wins
                                && judged.flips == turned;
                            if is_it {
                                found.push(before);
                            }
                        }
                    }
                }
            }
        }
    }
    found
}

/// Tests whether every move on random boards can be taken back.
pub(crate) fn test() {
    let mut rng = seeded(6);
    for _ in 0..2_000 {
        let (mut occupied, mut black): (CellSet, CellSet) = (0, 0);
        while occupied.count_ones() < 8 {
            let file = below(&mut rng, 5);
            let cell = 1 << (8 * below(&mut rng, 5) + file);
            occupied |= cell;
            black ^= if below(&mut rng, 2) == 0 { cell } else { 0 };
        }
        let board = Board::new(occupied, black & occupied);
        let seat = [Seat::FIRST, Seat::SECOND][below(&mut rng, 2) as usize];
        let game = boards::position(board, seat, below(&mut rng, 2) == 0);
        let mut list = Vec::new();
        game.judged_moves(&mut list);
        for judged in list.iter().filter(|judged| !judged.wins) {
            let after = game.after(judged);
            assert!(predecessors(&after).contains(&game), "{game:?} {judged:?}");
        }
    }
}
