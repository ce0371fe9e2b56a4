//! Rating and beauty of a puzzle.

use super::counted_moves::counted_moves;
use super::kinds::{
    ALL_SIX, CHAIN_OF_THREE, EARN_A_BONUS, LAST_PLACEMENTS, LEVEL_THE_SCORES, RAISE_THE_LOWEST,
    SPOIL_BOTH, TWO_PLACEMENTS,
};
use super::values::to_the_end;
use crate::beauty::{Beauty, single};
use crate::difficulty::Difficulty;
use crate::game::Rated;
use crate::rating::{RANGE, at_least, at_most, hidden};
use crate::solution::ProvedSolution;
use crate::solvers::counting::{self, CountedMove, Habits, refuted_in};
use tessera_rules::game::{Game, Seat};
use tessera_rules::ingenious::{Ingenious, Move};

/// Tiles that the smallest puzzle shows: on the board and on known racks; where the board is almost full, on the racks.
const FEWEST: usize = 6;
const FEWEST_ON_RACKS: usize = 3;

/// Solvers who see most of a small board: they consider two placements at first, misjudge by four points and seldom
/// miscount; but at first they overlook a quarter of the placements.
pub(super) const HABITS: Habits =
    Habits { attention: 16, glance: 8, miscounts: 160, overlooks: 64, step: 50 };

impl Rated for Ingenious {
    /// By a model of solvers who count points, corrected for its error in a whole kind.
    fn rating(position: &Ingenious, kind: usize, solution: &ProvedSolution<Move>) -> u32 {
        of_counted(kind, &counted_moves(position, solution))
    }

    fn beauty(
        position: &Ingenious,
        solution: &ProvedSolution<Move>,
        themes: &[&'static str],
    ) -> Beauty {
        beauty(position, solution, themes, &counted_moves(position, solution))
    }
}

/// The rating of a puzzle with these counted moves. Level 1 is for the placement that a beginner sees, and so for one
/// kind only.
pub(super) fn of_counted(kind: usize, counted_moves: &[Vec<CountedMove>]) -> u32 {
    let seen = counting::rating(&HABITS, counted_moves);
    let least = *Difficulty::MIN.ratings().end();
    if kind == RAISE_THE_LOWEST {
        return at_most(least, seen);
    }
    let corrected = seen.saturating_add_signed(correction(kind));
    at_least(least + 1, at_most(*RANGE.end() as u32, corrected))
}

/// Correction of the model for a whole kind, in points. Two placements that must both be found are missed more often
/// than the model predicts. The placement that secures a shared win, where there are few to choose from, is missed less
/// often. Set on 240 puzzles by how many solvers of another family, which place tiles on the board, fail;
/// `docs/measurements/ingenious.md` reports how well ratings agree on other puzzles.
fn correction(kind: usize) -> i32 {
    match kind {
        TWO_PLACEMENTS => 500,
        EARN_A_BONUS | CHAIN_OF_THREE => 150,
        ALL_SIX => 90,
        LAST_PLACEMENTS | SPOIL_BOTH => 80,
        LEVEL_THE_SCORES => -140,
        _ => 0,
    }
}

/// Takes off five points for every tile above the fewest, and twenty for every ply above one that is needed to see that
/// the most tempting placement is wrong.
pub(super) fn beauty(
    position: &Ingenious,
    solution: &ProvedSolution<Move>,
    themes: &[&'static str],
    counted_moves: &[Vec<CountedMove>],
) -> Beauty {
    let seats = (0..position.seats()).map(Seat::new);
    let held: usize = seats.map(|seat| position.rack(seat).known().count()).sum();
    let more = if to_the_end(solution.task) {
        held.saturating_sub(FEWEST_ON_RACKS)
    } else {
        (held + position.tiles().count()).saturating_sub(FEWEST)
    };
    let plies = counted_moves.first().map_or(u32::MAX, |first| refuted_in(first));
    Beauty {
        sparse: 100u32.saturating_sub(5 * more as u32),
        hidden: hidden(position, solution),
        refuted: 100u32.saturating_sub(20u32.saturating_mul(plies.saturating_sub(1))),
        single: single::<Ingenious>(themes),
    }
}
