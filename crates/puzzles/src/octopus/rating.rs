//! Rating and beauty of a puzzle.

use super::counted_moves::counted_moves;
use crate::beauty::{Beauty, single};
use crate::game::Rated;
use crate::rating::hidden;
use crate::solution::ProvedSolution;
use crate::solvers::counting::{self, CountedMove, Habits, refuted_in};
use tessera_rules::octopus::{Octopus, Placement};

/// The habits of the weakest solvers: they look at one placement only. Of some 300 sets of numbers, these agree best
/// with a second family of solvers; `docs/measurements/octopus.md` has the figures. Boards are small, so less strength
/// is enough than in games without points, and one step of strength is worth fewer points.
pub(super) const HABITS: Habits =
    Habits { attention: 8, glance: 6, miscounts: 320, overlooks: 12, step: 50 };

/// Tiles, on the board and in hand, of the smallest puzzle.
const FEWEST: u32 = 6;

impl Rated for Octopus {
    /// By a model of solvers who count points.
    fn rating(position: &Octopus, _kind: usize, solution: &ProvedSolution<Placement>) -> u32 {
        counting::rating(&HABITS, &counted_moves(position, solution))
    }

    fn beauty(
        position: &Octopus,
        solution: &ProvedSolution<Placement>,
        themes: &[&'static str],
    ) -> Beauty {
        beauty(position, solution, themes, &counted_moves(position, solution))
    }
}

/// Takes off seven points for every tile above six, and twenty for every ply above one that is needed to see that the
/// most tempting placement is wrong.
pub(super) fn beauty(
    position: &Octopus,
    solution: &ProvedSolution<Placement>,
    themes: &[&'static str],
    counted_moves: &[Vec<CountedMove>],
) -> Beauty {
    let tiles = position.tiles_placed() + position.tiles_left();
    let plies = counted_moves.first().map_or(u32::MAX, |first| refuted_in(first));
    Beauty {
        sparse: 100u32.saturating_sub(7 * tiles.saturating_sub(FEWEST)),
        hidden: hidden(position, solution),
        refuted: 100u32.saturating_sub(20u32.saturating_mul(plies.saturating_sub(1))),
        single: single::<Octopus>(themes),
    }
}
