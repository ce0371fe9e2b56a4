//! Candidates: composed of few discs, from the end of the solution to its beginning.

use rand_chacha::ChaCha8Rng;

use super::{draws, holds, kinds, longer, retrograde};
use crate::difficulty::Difficulty;
use crate::game::{Candidate, Generate};
use crate::pattern::{Mark, least_image};
use crate::solution::ProvedSolution;
use crate::task::Task;
use tessera_rules::themisto::{Cell, CellSet, Move, Themisto, cells};

impl Generate for Themisto {
    /// The only one whose boards are few.
    const PATTERNED: &'static [usize] = &[kinds::SAVE_THE_DRAW];
    const OF_A_PATTERN: usize = 1;

    /// The arrangement of the discs, wherever it lies. The colours may be exchanged.
    fn pattern(&self, _first: Move) -> Vec<Mark> {
        let board = self.board();
        let image = |black: CellSet| {
            let mark = |cell: Cell| {
                let is_black = black & cell.bit() != 0;
                [cell.file() as i32, cell.rank() as i32, 0, 0, i32::from(is_black)]
            };
            least_image(&cells(board.occupied()).map(mark).collect::<Vec<Mark>>())
        };
        image(board.black()).min(image(board.white()))
    }

    fn candidate(
        kind: usize,
        aim: Difficulty,
        rng: &mut ChaCha8Rng,
    ) -> Option<Candidate<Themisto>> {
        let (position, task) = match kind {
            kinds::WIN_IN_1 => (retrograde::win(1, aim, rng)?, Task::Win { moves: 1 }),
            kinds::TWO_TURNS => (retrograde::two_turns(aim, rng)?, Task::Win { moves: 2 }),
            kinds::WIN_IN_2 => (retrograde::win(2, aim, rng)?, Task::Win { moves: 2 }),
            kinds::WIN_IN_3 | kinds::BORROWED_DISC => {
                (retrograde::win(3, aim, rng)?, Task::Win { moves: 3 })
            }
            kinds::ZUGZWANG => (holds::zugzwang(aim, rng)?, Task::Hold { within: 2 }),
            kinds::FORCED_PENALTY => {
                (retrograde::forced_penalty(aim, rng)?, Task::Win { moves: 3 })
            }
            kinds::PAID_DEFENCE => (holds::paid_defence(aim, rng)?, Task::Hold { within: 2 }),
            kinds::WIN_IN_4 => (longer::win_in_4(rng)?, Task::Win { moves: 4 }),
            kinds::SAVE_THE_DRAW => {
                (draws::save_the_draw(rng)?, Task::Hold { within: draws::LOSES_WITHIN })
            }
            _ => return None,
        };
        Some(Candidate { position, task })
    }

    fn is_plain(&self, kind: usize, _level: Difficulty, solution: &ProvedSolution<Move>) -> bool {
        let Some(&first) = solution.line.first() else {
            return false;
        };
        match kind {
            kinds::WIN_IN_1 => first.is_capture() && !retrograde::has_captures(self),
            kinds::WIN_IN_2 | kinds::FORCED_PENALTY | kinds::WIN_IN_4 => {
                retrograde::stands_out(self, first)
            }
            kinds::WIN_IN_3 | kinds::BORROWED_DISC => {
                retrograde::stands_out(self, first) || !retrograde::threatens_in_two_ways(self)
            }
            kinds::SAVE_THE_DRAW => !draws::has_choice(self, first),
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_rules::game::random::seeded;
    use tessera_rules::game::{Game, Position, Symmetric};

    #[test]
    fn patterns_know_the_arrangement_and_neither_its_place_nor_its_colours() {
        let pattern = |game: &Themisto| {
            let mut list = Vec::new();
            game.moves(&mut list);
            game.pattern(list[0])
        };
        let game = |key: &str| Themisto::from_key(key).expect(key);
        let one = game("8/8/2b5/2w5/2w3w1/2w5/2b5/8 1 - - -");
        let shifted = game("8/3b4/3w4/3w3w/3w4/3b4/8/8 0 - - -");
        let other = game("8/8/2b5/2w5/2w3b1/2w5/2b5/8 1 - - -");
        assert_eq!(pattern(&shifted), pattern(&one));
        assert_ne!(pattern(&other), pattern(&one));
        let mut rng = seeded(1);
        for _ in 0..20 {
            let image = one.image(&one.random_symmetry(&mut rng));
            assert_eq!(pattern(&image), pattern(&one));
        }
    }
}
