//! Rating and beauty of a puzzle.

use super::{kinds, move_features};
use crate::beauty::{Beauty, single};
use crate::difficulty::Difficulty;
use crate::game::Rated;
use crate::rating::{RANGE, at_least, at_most, hidden};
use crate::solution::ProvedSolution;
use crate::solvers;
use crate::task::Task;
use tessera_rules::themisto::{Move, Themisto};

impl Rated for Themisto {
    /// By a model of solvers, corrected for its error in a whole kind (`correction`).
    ///
    /// Level 1 is for beginners, who see a win in one and nothing else; harder puzzles have at least level 2. Where one
    /// move is to be found, a guess finds it now and then, so level 5 takes more than one.
    fn rating(position: &Themisto, kind: usize, solution: &ProvedSolution<Move>) -> u32 {
        let seen = solvers::rating(&move_features::move_features(position, solution));
        if solution.task == (Task::Win { moves: 1 }) {
            return seen;
        }
        let lowest = 1 + *Difficulty::MIN.ratings().end();
        let highest = match solution.steps.len() {
            1 => *Difficulty::MAX.ratings().start() - 1,
            _ => *RANGE.end() as u32,
        };
        let corrected = seen.saturating_add_signed(correction(kind));
        at_least(lowest, at_most(highest, corrected))
    }

    /// A tempting move is refuted at best by the next move, at worst at the end of the line.
    fn beauty(
        position: &Themisto,
        solution: &ProvedSolution<Move>,
        themes: &[&'static str],
    ) -> Beauty {
        let first = move_features::move_features(position, solution).into_iter().next();
        let plies = solvers::refuted_in(&first.unwrap_or_default());
        Beauty {
            sparse: 100u32.saturating_sub(5 * position.board().count().saturating_sub(7)),
            hidden: hidden(position, solution),
            refuted: 100u32.saturating_sub(20u32.saturating_mul(plies.saturating_sub(1))),
            single: single::<Themisto>(themes),
        }
    }
}

/// Correction of the model for a whole kind, in points: it knows the visible features of each move, but not how many
/// lines a person looks through. Set on 960 puzzles by how many solvers of another family, which look ahead on the
/// board, fail; `docs/measurements/themisto.md` reports how well ratings agree on other puzzles.
fn correction(kind: usize) -> i32 {
    match kind {
        kinds::TWO_TURNS => -300,
        kinds::WIN_IN_2 => 50,
        // As far as a win in three. It was set before solvers that look far enough had tried a win in four.
        kinds::WIN_IN_3 | kinds::BORROWED_DISC | kinds::WIN_IN_4 => 150,
        kinds::ZUGZWANG => 100,
        kinds::FORCED_PENALTY => -50,
        kinds::PAID_DEFENCE => 200,
        _ => 0,
    }
}
