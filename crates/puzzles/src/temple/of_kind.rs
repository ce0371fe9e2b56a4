//! The conditions under which a position and its solution belong to a kind.

use tessera_messages::Id;

use super::kinds::{AVOID, GIVE_ROOM, LAST_TILES, LENT_SLOT, OUTLAST, SQUEEZE, STRAND};
use super::line::Line;
use super::threats::{gives_room, is_quiet, wins_now};
use super::values::Wins;
use crate::forced::saves;
use crate::game::{OfKind, needs};
use crate::solution::ProvedSolution;
use crate::task::Task;
use crate::unsound::Unsound;
use tessera_rules::game::{Position, Seat};
use tessera_rules::temple::{Move, Temple};
use tessera_search::Budget;

/// Most tiles of two moves: those of a win, and of a defence within one, which is proved for two.
const OF_TWO_MOVES: u32 = 6;

const HOLDS_MANY: Id = Id("requirement-temple-holds-many");
const OPPONENT_HOLDS_MANY: Id = Id("requirement-temple-opponent-holds-many");
const ONE_COLOUR: Id = Id("requirement-temple-one-colour");
const NO_WIN: Id = Id("requirement-no-win");
const LENT: Id = Id("requirement-temple-lent");
const MORE_MOVES: Id = Id("requirement-temple-more-moves");
const QUIET: Id = Id("requirement-temple-quiet");

impl OfKind for Temple {
    fn tasks(&self, kind: usize) -> Result<Vec<Task>, Id> {
        let solver = self.to_move();
        let whole = |seat: Seat| self.untouched(seat).count_ones();
        let other = solver.other();
        let few = whole(solver) == 0 && whole(other) == 0;
        // A whole colour, and more tiles than can be placed.
        let many = |seat| whole(seat) > 0 && self.tiles_left(seat) > OF_TWO_MOVES;
        match kind {
            STRAND => needs(many(solver), HOLDS_MANY)?,
            AVOID => needs(many(other), OPPONENT_HOLDS_MANY)?,
            LAST_TILES | OUTLAST => needs(few, ONE_COLOUR)?,
            _ => {}
        }
        Ok(match kind {
            STRAND | LAST_TILES => vec![Task::Win { moves: 1 }, Task::Win { moves: 2 }],
            SQUEEZE | LENT_SLOT | GIVE_ROOM => vec![Task::Win { moves: 2 }],
            AVOID | OUTLAST => {
                needs(!wins_now(self), NO_WIN)?;
                let far = kind == OUTLAST || whole(other) > 1;
                (1..=1 + u32::from(far)).map(|within| Task::Hold { within }).collect()
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
        let quiet = || solution.line.first().is_some_and(|&m| is_quiet(self, m));
        needs(kind != SQUEEZE || quiet(), QUIET)?;
        let lent =
            || Line::new(self, solution).is_some_and(|line| line.fills_what_the_opponent_opened());
        needs(kind != LENT_SLOT || lent(), LENT)?;
        let more = || (solution.line.first()).is_some_and(|&m| gives_room(self, m));
        needs(kind != GIVE_ROOM || more(), MORE_MOVES)?;
        saves::<_, Wins>(self, solution, budget)
    }
}
