//! The conditions under which a position and its solution belong to a kind.

use super::draws::{has_shape, is_drawn};
use super::forced::Attack;
use super::holds::FEWEST_FREE;
use super::kinds;
use super::retrograde::is_squeezed;
use super::threats::threatens;
use crate::game::{OfKind, needs};
use crate::solution::ProvedSolution;
use crate::task::Task;
use crate::unsound::Unsound;
use tessera_rules::themisto::{Move, Themisto};
use tessera_search::Budget;

/// Moves of the opponent that every safe move holds against.
const HOLDS_AGAINST: u32 = 2;

const OWES: &str = "The opponent must owe a turn, so that you move twice.";
const OWES_NOTHING: &str = "The opponent must not owe a turn.";
const NO_WIN: &str = "You must not be able to win at once.";
const THREAT: &str = "The opponent must threaten to win.";
const NO_THREAT: &str = "The opponent must threaten nothing.";
const FREE_MOVES: &str = "You need at least four moves that cost no turn.";
const COSTS_A_TURN: &str = "The only safe move must cost a turn.";
const SAFE: &str = "The only safe move must hold against two moves of the opponent.";
const SQUEEZED: &str =
    "The first move must threaten nothing, and every reply must cost a turn or lose at once.";
const SIX_DISCS: &str =
    "There must be six discs: three in a row between two of the other colour, and one anywhere.";
const DRAWN: &str =
    "After the only safe move, which must cost no turn, neither side may be able to force a win.";

impl OfKind for Themisto {
    fn tasks(&self, kind: usize) -> Result<Vec<Task>, &'static str> {
        let win = |moves| vec![Task::Win { moves }];
        if kind == kinds::WIN_IN_1 {
            return Ok(win(1));
        }
        if kind == kinds::TWO_TURNS {
            needs(self.skip(), OWES)?;
            return Ok(win(2));
        }
        needs(!self.skip(), OWES_NOTHING)?;
        if kinds::asks_to_hold(kind) {
            needs(!self.has_win(), NO_WIN)?;
        }
        let is_threatened = || threatens(self, self.to_move().other());
        Ok(match kind {
            kinds::WIN_IN_2 => win(2),
            kinds::WIN_IN_3 | kinds::FORCED_PENALTY => win(3),
            kinds::WIN_IN_4 => win(4),
            kinds::ONLY_MOVE => {
                needs(is_threatened(), THREAT)?;
                vec![Task::Hold { within: 1 }, Task::Hold { within: 2 }]
            }
            kinds::ZUGZWANG => {
                needs(!is_threatened(), NO_THREAT)?;
                vec![Task::Hold { within: 2 }]
            }
            kinds::PAID_DEFENCE => {
                let mut list = Vec::new();
                self.judged_moves(&mut list);
                let free = list.iter().filter(|judged| !judged.penalised).count();
                needs(free >= FEWEST_FREE, FREE_MOVES)?;
                vec![Task::Hold { within: 2 }]
            }
            kinds::SAVE_THE_DRAW => {
                needs(has_shape(self.board()), SIX_DISCS)?;
                vec![Task::Hold { within: 2 }]
            }
            _ => Vec::new(),
        })
    }

    fn check(
        &self,
        kind: usize,
        solution: &ProvedSolution<Move>,
        budget: &mut Budget,
    ) -> Result<(), Unsound<Move>> {
        let Some(&first) = solution.line.first() else {
            return Err(Unsound::NoChoice);
        };
        let judged = self.judge(first);
        let after = self.after(&judged);
        match kind {
            kinds::ONLY_MOVE => {
                let mut attack = Attack::new(self.to_move().other(), budget);
                let wins = attack.wins(&mut { after }, HOLDS_AGAINST);
                needs(!wins.ok_or(Unsound::TooLarge)?, SAFE)?;
            }
            kinds::PAID_DEFENCE => needs(judged.penalised, COSTS_A_TURN)?,
            kinds::FORCED_PENALTY => needs(is_squeezed(&after), SQUEEZED)?,
            kinds::SAVE_THE_DRAW => needs(is_drawn(&after, self.to_move()), DRAWN)?,
            _ => {}
        }
        Ok(())
    }
}
