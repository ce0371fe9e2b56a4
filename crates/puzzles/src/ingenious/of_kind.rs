//! The conditions under which a position and its solution belong to a kind.

use tessera_messages::Id;

use super::TOP;
use super::kinds::{
    ALL_SIX, CHAIN_OF_THREE, EARN_A_BONUS, LAST_PLACEMENTS, LEVEL_THE_SCORES, RAISE_THE_LOWEST,
    SPOIL_BOTH, TWO_PLACEMENTS, placements,
};
use super::reply::{are_apart, best, only_tile, places};
use super::turn::{digits, value};
use super::values::{TO_THE_END, TO_THE_REPLY};
use crate::game::{OfKind, needs};
use crate::solution::ProvedSolution;
use crate::task::Task;
use crate::unsound::{Flaw, Unsound};
use tessera_engines::ingenious::placements_left;
use tessera_rules::game::{Game, Position, Seat, Turn};
use tessera_rules::ingenious::{Form, Ingenious, Move, Phase, Tile};
use tessera_search::Budget;

/// Placements that can still follow in an end.
const ROOM: usize = 2;

/// A point of the second-lowest colour in [`digits`].
const POINT: i64 = 100_000_000;

const STANDARD: Id = Id("requirement-ingenious-standard");
const TO_PLACE: Id = Id("requirement-ingenious-to-place");
const OPEN_RACK: Id = Id("requirement-ingenious-open-rack");
const OPEN_RACKS: Id = Id("requirement-ingenious-open-racks");
const A_TILE: Id = Id("requirement-ingenious-a-tile");
const TWO_TILES: Id = Id("requirement-ingenious-two-tiles");
const THREE_TILES: Id = Id("requirement-ingenious-three-tiles");
const ONE_TILE: Id = Id("requirement-ingenious-one-tile");
const BOTH_PLACED: Id = Id("requirement-ingenious-both-placed");
const TWO_PLACES: Id = Id("requirement-ingenious-two-places");
const NO_BONUS: Id = Id("requirement-ingenious-no-bonus");
const TWO_BONUS: Id = Id("requirement-ingenious-two-bonus");
const EARNS_NONE: Id = Id("requirement-ingenious-earns-none");
const ONE_OPPONENT: Id = Id("requirement-one-opponent");
const TWO_LEFT: Id = Id("requirement-ingenious-two-left");
const WHOLE_TURN: Id = Id("requirement-ingenious-whole-turn");
const RAISED: Id = Id("requirement-ingenious-raised");
const WINS: Id = Id("requirement-shared-win");

impl OfKind for Ingenious {
    fn tasks(&self, kind: usize) -> Result<Vec<Task>, Id> {
        let solver = self.to_move();
        needs(self.form() == Form::Standard, STANDARD)?;
        needs(self.phase() == Phase::Place, TO_PLACE)?;
        if matches!(kind, LAST_PLACEMENTS | LEVEL_THE_SCORES) {
            needs(self.seats() == 2, ONE_OPPONENT)?;
            let is_open = |seat| !self.rack(Seat::new(seat)).has_face_down();
            needs((0..self.seats()).all(is_open), OPEN_RACKS)?;
            needs(self.bonus() == 0, NO_BONUS)?;
            needs(placements_left(self) == ROOM, TWO_LEFT)?;
            return Ok(vec![Task::Best { moves: 1, horizon: TO_THE_END }]);
        }
        let rack = self.rack(solver);
        needs(!rack.has_face_down(), OPEN_RACK)?;
        let moves = placements(kind);
        let tiles = rack.len() as u32;
        let enough = match moves {
            1 => A_TILE,
            2 => TWO_TILES,
            _ => THREE_TILES,
        };
        needs(tiles >= moves, enough)?;
        match kind {
            TWO_PLACEMENTS => needs(self.bonus() == 2, TWO_BONUS)?,
            _ => needs(self.bonus() == 0, NO_BONUS)?,
        }
        needs(moves > 1 || earning_tiles(self) == 0, EARNS_NONE)?;
        if kind == SPOIL_BOTH {
            needs(self.seats() == 2, ONE_OPPONENT)?;
            needs(only_tile(self, solver.other()).is_some(), ONE_TILE)?;
            let has_placed = |seat| self.placed(Seat::new(seat)) > 0;
            needs((0..self.seats()).all(has_placed), BOTH_PLACED)?;
            return Ok(vec![Task::Best { moves, horizon: TO_THE_REPLY }]);
        }
        Ok(vec![Task::Best { moves, horizon: tiles }])
    }

    fn is_whole(kind: usize) -> bool {
        matches!(kind, RAISE_THE_LOWEST | TWO_PLACEMENTS | EARN_A_BONUS | ALL_SIX | CHAIN_OF_THREE)
    }

    fn check(
        &self,
        kind: usize,
        solution: &ProvedSolution<Move>,
        _budget: &mut Budget,
    ) -> Result<(), Unsound<Move>> {
        let Some(best) = solution.steps.first().and_then(|step| step.moves.first()) else {
            return Err(Unsound::NoChoice);
        };
        if matches!(kind, LAST_PLACEMENTS | LEVEL_THE_SCORES) {
            let least = if kind == LAST_PLACEMENTS { 100.0 } else { 50.0 };
            if best.value < least {
                return Err(Unsound::at_once(Flaw::NoSolution));
            }
            needs(best.value == least, WINS)?;
            return Ok(());
        }
        let solver = self.to_move();
        if kind == SPOIL_BOTH {
            needs(spoils_two_places(self, best.m), TWO_PLACES)?;
            return Ok(());
        }
        let mut walk = self.clone();
        for &m in &solution.line {
            walk.play(m);
        }
        let goes_on = walk.turn() == Turn::Seat(solver) && walk.phase() == Phase::Place;
        let moves = placements(kind) as usize;
        let reached = digits(walk.scores(solver));
        // A placement more, which another line would earn, may not be worth more.
        let whole = solution.line.len() == moves && !goes_on && best.value == value(reached);
        needs(whole, WHOLE_TURN)?;
        let lowest = |digits: i64| digits / 10_i64.pow(10);
        needs(lowest(reached) > lowest(digits(self.scores(solver))), RAISED)?;
        if kind == ALL_SIX && !(walk.is_over() && lowest(reached) == TOP) {
            return Err(Unsound::at_once(Flaw::NoSolution));
        }
        Ok(())
    }
}

/// True if the opponent could place its only tile better in two places that have no cell in common, and after this move
/// in neither.
fn spoils_two_places(position: &Ingenious, m: Move) -> bool {
    let opponent = position.to_move().other();
    let Some(tile) = only_tile(position, opponent) else {
        return false;
    };
    let after = position.played(m);
    let left = best(&after, opponent, tile);
    are_apart(&places(position, opponent, tile, left + POINT - 1))
}

/// The kinds of tiles with which some placement earns a bonus.
pub(super) fn earning_tiles(position: &Ingenious) -> usize {
    let pairs = position.legal_pairs();
    let earns = |&tile: &Tile| {
        (pairs.iter())
            .flat_map(|[a, b]| [[a, b], [b, a]])
            .any(|cells| position.earned(tile, cells).bonus > 0)
    };
    position.playable().filter(earns).count()
}
