//! The conditions under which a position and its solution belong to a kind.

use tessera_messages::Id;

use super::board::turned;
use super::kinds::{
    GREAT_SACRIFICE, IN_1, IN_2, IN_3, IN_4, ONLY_CAPTURE, ONLY_PLACEMENT, OUTNUMBERED, ZUGZWANG,
};
use super::line::{PlayedLine, is_outnumbered};
use super::values::{Wins, flipped};
use crate::forced::saves;
use crate::game::{OfKind, needs};
use crate::solution::ProvedSolution;
use crate::task::Task;
use crate::unsound::Unsound;
use tessera_rules::game::{Game, Position};
use tessera_rules::nebuchadnezzar::{Move, Nebuchadnezzar};
use tessera_search::Budget;
use tessera_search::forced::Forced;

/// Moves of the opponent that tasks of holding look at, at most.
const MOST_WITHIN: u32 = 4;

/// Fewest legal moves of a puzzle. Where forces reach far, boards are nearly full and moves are few.
pub(super) const FEWEST_MOVES: usize = 4;
/// Fewest placements, or captures, where the question asks for one.
pub(super) const FEWEST_ALIKE: usize = 3;

const FOUR_MOVES: Id = Id("requirement-nebuchadnezzar-moves");
const NOT_ALONE: Id = Id("requirement-nebuchadnezzar-not-alone");
const A_CHOICE: Id = Id("requirement-nebuchadnezzar-choice");
const THREE_CAPTURES: Id = Id("requirement-nebuchadnezzar-three-captures");
const A_PLACEMENT: Id = Id("requirement-nebuchadnezzar-placement");
const A_CAPTURE: Id = Id("requirement-nebuchadnezzar-capture");
const FEWER_DISCS: Id = Id("requirement-nebuchadnezzar-outnumbered");
const GIVES_MUCH: Id = Id("requirement-nebuchadnezzar-great-sacrifice");
const NO_THREAT: Id = Id("requirement-nebuchadnezzar-no-threat");

impl OfKind for Nebuchadnezzar {
    fn tasks(&self, kind: usize) -> Result<Vec<Task>, Id> {
        let moves = self.legal_moves();
        let captures = moves.iter().filter(|&&m| flipped(m) > 0).count();
        needs(moves.len() >= FEWEST_MOVES, FOUR_MOVES)?;
        let holds = |from: u32| (from..=MOST_WITHIN).map(|within| Task::Hold { within });
        Ok(match kind {
            IN_1 => vec![Task::Win { moves: 1 }],
            IN_2 => vec![Task::Win { moves: 2 }],
            IN_3 => vec![Task::Win { moves: 3 }],
            IN_4 => vec![Task::Win { moves: 4 }],
            GREAT_SACRIFICE => vec![Task::Win { moves: 3 }, Task::Win { moves: 4 }],
            OUTNUMBERED => {
                needs(is_outnumbered(self), FEWER_DISCS)?;
                vec![Task::Win { moves: 3 }, Task::Win { moves: 4 }]
            }
            ONLY_PLACEMENT => {
                let placements = moves.len() - captures;
                needs(captures > 0 && placements >= FEWEST_ALIKE, A_CHOICE)?;
                holds(1).collect()
            }
            ONLY_CAPTURE => {
                needs(captures >= FEWEST_ALIKE, THREE_CAPTURES)?;
                holds(1).collect()
            }
            ZUGZWANG => holds(2).collect(),
            _ => Vec::new(),
        })
    }

    fn check(
        &self,
        kind: usize,
        solution: &ProvedSolution<Move>,
        budget: &mut Budget,
    ) -> Result<(), Unsound<Move>> {
        let only = solution.line.first();
        let captures = |m: Move| flipped(m) > 0;
        let first = (solution.steps.first()).map_or(&[][..], |step| &step.moves);
        let alike = first.iter().filter(|a| only.is_some_and(|&m| captures(m) == captures(a.m)));
        let wins = matches!(solution.task, Task::Win { .. });
        needs(wins || alike.count() > 1, NOT_ALONE)?;
        match (kind, solution.task) {
            (ONLY_PLACEMENT, _) => {
                needs(matches!(only, Some(Move::Place(_))), A_PLACEMENT)?;
            }
            (ONLY_CAPTURE, _) => {
                needs(only.is_some_and(|&m| flipped(m) > 0), A_CAPTURE)?;
            }
            (GREAT_SACRIFICE, _) => {
                let line = PlayedLine::new(self, solution);
                needs(line.is_some_and(|line| line.gives_much()), GIVES_MUCH)?;
            }
            (ZUGZWANG, Task::Hold { within }) => {
                let mut game = turned(self).ok_or(NO_THREAT)?;
                let mut search = Forced::<_, Wins>::new(self.to_move().other(), budget);
                let wins = search.wins(&mut game, within).ok_or(Unsound::TooLarge)?;
                needs(!wins, NO_THREAT)?;
            }
            _ => {}
        }
        saves::<_, Wins>(self, solution, budget)
    }
}
