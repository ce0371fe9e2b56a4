//! The conditions under which a position and its solution belong to a kind.

use tessera_messages::Id;

use super::draws::{has_shape, is_drawn};
use super::forced::Wins;
use super::holds::FEWEST_FREE;
use super::kinds;
use super::line::PlayedLine;
use super::retrograde::is_squeezed;
use crate::forced::saves;
use crate::game::{OfKind, needs};
use crate::solution::ProvedSolution;
use crate::task::Task;
use crate::unsound::Unsound;
use tessera_rules::themisto::{Move, Themisto};
use tessera_search::Budget;

/// Fewest moves that cost a turn, where the only safe move is one of them.
const FEWEST_COSTLY: usize = 3;

const OWES: Id = Id("requirement-themisto-owes");
const OWES_NOTHING: Id = Id("requirement-themisto-owes-nothing");
const NO_WIN: Id = Id("requirement-no-win");
const NO_THREAT: Id = Id("requirement-themisto-no-threat");
const FREE_MOVES: Id = Id("requirement-themisto-free-moves");
const COSTS_A_TURN: Id = Id("requirement-themisto-costs-a-turn");
const COSTLY_MOVES: Id = Id("requirement-themisto-costly-moves");
const SQUEEZED: Id = Id("requirement-themisto-squeezed");
const SIX_DISCS: Id = Id("requirement-themisto-six-discs");
const BORROWED: Id = Id("requirement-themisto-borrowed");
const DRAWN: Id = Id("requirement-themisto-drawn");

impl OfKind for Themisto {
    fn tasks(&self, kind: usize) -> Result<Vec<Task>, Id> {
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
        Ok(match kind {
            kinds::WIN_IN_2 => win(2),
            kinds::WIN_IN_3 | kinds::FORCED_PENALTY | kinds::BORROWED_DISC => win(3),
            kinds::WIN_IN_4 => win(4),
            kinds::ZUGZWANG => {
                needs(!self.threatens(self.to_move().other()), NO_THREAT)?;
                vec![Task::Hold { within: 2 }]
            }
            kinds::PAID_DEFENCE => {
                let mut list = Vec::new();
                self.judged_moves(&mut list);
                let free = list.iter().filter(|judged| !judged.penalised).count();
                needs(free >= FEWEST_FREE, FREE_MOVES)?;
                needs(list.len() - free >= FEWEST_COSTLY, COSTLY_MOVES)?;
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
            kinds::PAID_DEFENCE => needs(judged.penalised, COSTS_A_TURN)?,
            kinds::FORCED_PENALTY => needs(is_squeezed(&after), SQUEEZED)?,
            kinds::BORROWED_DISC => {
                let line = PlayedLine::new(self, solution);
                needs(line.moves_the_same_as_the_opponent(), BORROWED)?;
            }
            // A draw is proved without looking further ahead.
            kinds::SAVE_THE_DRAW => return Ok(needs(is_drawn(&after, self.to_move()), DRAWN)?),
            _ => {}
        }
        saves::<_, Wins>(self, solution, budget)
    }
}
