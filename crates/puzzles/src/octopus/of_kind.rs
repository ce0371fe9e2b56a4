//! The conditions under which a position and its solution belong to a kind.

use tessera_messages::Id;

use super::kinds::{
    BEST_LINE, BEST_PLACEMENT, BIGGEST_SCORE, EIGHT_TILES, LAST_TILE, LAST_WORD, LOSE_LEAST,
    SACRIFICE, SAVE_THE_GAME, THREE_SEATS, WHICH_TILE_TO_KEEP, WIN_THE_ENDGAME,
};
use crate::game::{OfKind, Prove, needs};
use crate::solution::ProvedSolution;
use crate::task::Task;
use crate::unsound::{Flaw, Unsound};
use tessera_rules::game::Position;
use tessera_rules::octopus::{Hand, Octopus, Placement};
use tessera_search::Budget;

/// Placements that a line of the last tiles has at most.
const LONGEST_LINE: u32 = 3;
/// Tiles left in an endgame whose pairs do not matter.
const ENDGAME: std::ops::RangeInclusive<u32> = 4..=7;

const ALONE: Id = Id("requirement-octopus-alone");
const ONE_OPPONENT: Id = Id("requirement-one-opponent");
const TWO_OPPONENTS: Id = Id("requirement-two-opponents");
const TWO_TILES: Id = Id("requirement-octopus-two-tiles");
const THREE_TILES: Id = Id("requirement-octopus-three-tiles");
const LAST: Id = Id("requirement-octopus-last");
const OPPONENTS_TILE: Id = Id("requirement-octopus-opponents-tile");
const OPPONENTS_LAST: Id = Id("requirement-octopus-opponents-last");
const OPPONENTS_LAST_TWO: Id = Id("requirement-octopus-opponents-last-two");
const FEW_TILES: Id = Id("requirement-octopus-few-tiles");
const EVERYONES_TILE: Id = Id("requirement-octopus-everyones-tile");
const PAIRS: Id = Id("requirement-octopus-pairs");
const GIVES_AWAY: Id = Id("requirement-octopus-gives-away");
const TILE_CAN_WAIT: Id = Id("requirement-octopus-can-wait");
const BEST_TO_THE_END: Id = Id("requirement-octopus-end");
const LOSES_BY_ONE: Id = Id("requirement-octopus-loses-by-one");
const WINS: Id = Id("requirement-shared-win");

impl OfKind for Octopus {
    fn tasks(&self, kind: usize) -> Result<Vec<Task>, Id> {
        let own = self.hand(self.to_move()).len();
        let others: Vec<u32> = (0..)
            .zip(self.hands())
            .filter(|&(seat, _)| seat != self.to_move().index())
            .map(|(_, hand)| hand.len())
            .collect();
        let alone = || needs(others.is_empty(), ALONE);
        let opponent = || match others[..] {
            [tiles] => Ok(tiles),
            _ => Err(ONE_OPPONENT),
        };
        let to_the_end = own + 1;
        let (moves, horizon) = match kind {
            BIGGEST_SCORE => (1, 1),
            WHICH_TILE_TO_KEEP => {
                alone()?;
                needs(own > 2, THREE_TILES)?;
                (own - 1, own - 1)
            }
            BEST_LINE => {
                alone()?;
                needs(own > 1, TWO_TILES)?;
                (own, own)
            }
            BEST_PLACEMENT | SACRIFICE => {
                needs(opponent()? > 0, OPPONENTS_TILE)?;
                needs(own > 1, TWO_TILES)?;
                (1, 2)
            }
            LAST_TILE => {
                needs((1..=2).contains(&opponent()?), OPPONENTS_LAST_TWO)?;
                needs(own == 1, LAST)?;
                (1, to_the_end)
            }
            LAST_WORD => {
                needs(opponent()? == 1, OPPONENTS_LAST)?;
                needs(own > 1, TWO_TILES)?;
                (own.min(LONGEST_LINE), to_the_end)
            }
            WIN_THE_ENDGAME | SAVE_THE_GAME | LOSE_LEAST => {
                let few = opponent()? > 1 && own > 1 && ENDGAME.contains(&self.tiles_left());
                needs(few, FEW_TILES)?;
                (if kind == LOSE_LEAST { 1 } else { 2 }, to_the_end)
            }
            THREE_SEATS => {
                needs(others.len() == 2, TWO_OPPONENTS)?;
                needs(own > 0 && others.iter().all(|&tiles| tiles > 0), EVERYONES_TILE)?;
                (1, to_the_end)
            }
            EIGHT_TILES => {
                opponent()?;
                needs(self.hands().iter().all(is_two_pairs), PAIRS)?;
                (1, to_the_end)
            }
            _ => return Ok(Vec::new()),
        };
        Ok(vec![Task::Best { moves, horizon }])
    }

    fn is_whole(kind: usize) -> bool {
        matches!(kind, WHICH_TILE_TO_KEEP | BEST_LINE)
    }

    fn check(
        &self,
        kind: usize,
        solution: &ProvedSolution<Placement>,
        budget: &mut Budget,
    ) -> Result<(), Unsound<Placement>> {
        let Some(&[best, second, ..]) = solution.steps.first().map(|step| &step.moves[..]) else {
            return Err(Unsound::NoChoice);
        };
        if kind == SACRIFICE {
            needs(shyness(self, best.m) >= 2, GIVES_AWAY)?;
        }
        match kind {
            BEST_PLACEMENT | SACRIFICE => {
                needs(is_best_to_the_end(self, best.m, budget), BEST_TO_THE_END)?;
            }
            WHICH_TILE_TO_KEEP => needs(!takes_at_once(self, best.m), TILE_CAN_WAIT)?,
            LOSE_LEAST => needs(best.value == -1.0, LOSES_BY_ONE)?,
            WIN_THE_ENDGAME | EIGHT_TILES | SAVE_THE_GAME => {
                let least = if kind == SAVE_THE_GAME { 0.0 } else { 1.0 };
                if best.value < least {
                    return Err(Unsound::at_once(Flaw::NoSolution));
                }
                if second.value >= least {
                    return Err(Unsound::at_once(Flaw::Several([best.m, second.m])));
                }
                needs(kind != SAVE_THE_GAME || best.value == 0.0, WINS)?;
            }
            _ => {}
        }
        Ok(())
    }
}

/// False if it is proved that another placement leads to a better end of the game.
fn is_best_to_the_end(board: &Octopus, best: Placement, budget: &mut Budget) -> bool {
    let whole = Task::Best { moves: 1, horizon: board.hand(board.to_move()).len() + 1 };
    let Some(values) = board.move_values(whole, budget) else {
        return true;
    };
    let most = (values.iter().map(|a| a.value)).fold(f64::NEG_INFINITY, f64::max);
    values.iter().any(|a| a.m == best && whole.accepts(a.value, most))
}

/// True if a hand is two pairs of tiles that are alike.
fn is_two_pairs(hand: &Hand) -> bool {
    hand.len() == 4 && hand.kinds().count() == 2
}

/// Points by which the best other placement scores more at once.
pub(super) fn shyness(board: &Octopus, m: Placement) -> i32 {
    let mut most = 0;
    board.each_gain(|other, gain| {
        if other != m {
            most = most.max(gain as i32);
        }
    });
    most - board.gain(m).unwrap_or(0) as i32
}

/// True if a placement uses the tile that could score most at once.
pub(super) fn takes_at_once(board: &Octopus, m: Placement) -> bool {
    let (mut own, mut other) = (0, 0);
    board.each_gain(|this, _| {
        let appeal = board.surface_appeal(this);
        let most = if this.tile == m.tile { &mut own } else { &mut other };
        *most = appeal.max(*most);
    });
    own >= other
}
