//! Candidates: composed of few discs, from the end of the solution to its beginning.

use rand_chacha::ChaCha8Rng;

use super::{draws, holds, kinds, longer, retrograde};
use crate::difficulty::Difficulty;
use crate::game::{Candidate, Generate};
use crate::solution::ProvedSolution;
use crate::task::Task;
use tessera_rules::themisto::{Move, Themisto};

impl Generate for Themisto {
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
            kinds::FORCED_PENALTY => (
                retrograde::forced_penalty(aim, rng)?,
                Task::Win { moves: 3 },
            ),
            kinds::PAID_DEFENCE => (holds::paid_defence(aim, rng)?, Task::Hold { within: 2 }),
            kinds::WIN_IN_4 => (longer::win_in_4(rng)?, Task::Win { moves: 4 }),
            kinds::SAVE_THE_DRAW => (
                draws::save_the_draw(rng)?,
                Task::Hold {
                    within: draws::LOSES_WITHIN,
                },
            ),
            _ => return None,
        };
        Some(Candidate { position, task })
    }

    fn is_plain(&self, kind: usize, _level: Difficulty, solution: &ProvedSolution<Move>) -> bool {
        match kind {
            kinds::WIN_IN_1 => {
                let first = solution.line.first();
                first.is_some_and(|m| m.is_capture()) && !retrograde::has_captures(self)
            }
            kinds::WIN_IN_3 | kinds::BORROWED_DISC => !retrograde::threatens_in_two_ways(self),
            _ => false,
        }
    }
}
