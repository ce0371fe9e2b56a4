//! Rating and beauty of a puzzle.

use std::cmp::Reverse;

use super::kinds;
use super::move_features::move_features;
use crate::beauty::{Beauty, single};
use crate::difficulty::Difficulty;
use crate::game::Rated;
use crate::rating::{RANGE, at_least, at_most};
use crate::solution::ProvedSolution;
use crate::solvers::{self, MoveFeatures, refuted_in};
use crate::task::Task;
use tessera_rules::temple::{Move, Temple};

/// A right move among this many of the most striking moves is found by luck.
const STRIKING: usize = 3;

/// Tiles on the table of the sparsest puzzle. With fewer, the same tables would be drawn again.
const FEWEST: u32 = 6;

impl Rated for Temple {
    fn rating(position: &Temple, kind: usize, solution: &ProvedSolution<Move>) -> u32 {
        rating(kind, solution, &move_features(position, solution))
    }

    fn beauty(
        position: &Temple,
        solution: &ProvedSolution<Move>,
        themes: &[&'static str],
    ) -> Beauty {
        beauty(position, themes, &move_features(position, solution))
    }
}

/// Returns the rating by a model of solvers, corrected for the model's error in a whole kind ([`correction`]).
///
/// Level 1 is for beginners, who see a win in one and nothing else; harder puzzles have at least level 2. If the right
/// moves are among the most striking ones, or the weakest solvers find them, luck suffices, and the puzzle stays below
/// level 5.
pub(super) fn rating(
    kind: usize,
    solution: &ProvedSolution<Move>,
    seen: &[Vec<MoveFeatures>],
) -> u32 {
    let of_model = solvers::mean_rating(seen);
    let level = |number| Difficulty::new(number).unwrap_or(Difficulty::MIN).ratings();
    if solution.task == (Task::Win { moves: 1 }) {
        return at_most(*level(2).end(), of_model);
    }
    // A win in one, at the end, is no matter of luck.
    let choices = seen.get(..seen.len().max(2) - 1).unwrap_or(seen);
    let lucky =
        choices.iter().all(|move_features| strikes(move_features)) || solvers::is_luck(seen);
    let highest = if lucky { *level(4).end() } else { *RANGE.end() as u32 };
    let corrected = of_model.saturating_add_signed(correction(kind, solution.task));
    at_least(*level(2).start(), at_most(highest, corrected))
}

/// Correction of the model for a whole kind, in points: it knows the visible features of each move, but not how many
/// lines a person looks through. Set on 320 puzzles by how many solvers of another family, which look ahead on the
/// board, fail; `docs/measurements/temple.md` reports how well ratings agree on other puzzles.
fn correction(kind: usize, task: Task) -> i32 {
    match (kind, task) {
        (
            kinds::STRAND | kinds::SQUEEZE | kinds::LENT_SLOT | kinds::GIVE_ROOM,
            Task::Win { moves: 2 },
        ) => 220,
        (kinds::LAST_TILES, Task::Win { moves: 2 }) => 180,
        (kinds::AVOID, Task::Hold { within: 1 }) => 330,
        (kinds::OUTLAST, Task::Hold { within: 1 }) => 80,
        (kinds::AVOID | kinds::OUTLAST, Task::Hold { within: 2 }) => -50,
        _ => 0,
    }
}

/// True if a right move is among the most striking ones.
fn strikes(move_features: &[MoveFeatures]) -> bool {
    let mut sorted: Vec<&MoveFeatures> = move_features.iter().collect();
    sorted.sort_by_key(|features| (Reverse(features.appeal), !features.right));
    sorted.iter().take(STRIKING).any(|features| features.right)
}

/// Takes off six points for every tile on the table above six, and twenty for every ply above two that is needed to see
/// that the most tempting move is wrong.
pub(super) fn beauty(
    position: &Temple,
    themes: &[&'static str],
    seen: &[Vec<MoveFeatures>],
) -> Beauty {
    let first = seen.first().map_or(&[][..], |move_features| move_features);
    let right =
        first.iter().filter(|features| features.right).map(|features| features.appeal).max();
    let wrong = first.iter().filter(|features| !features.right);
    let better = wrong.filter(|features| Some(features.appeal) >= right).count();
    let tiles = position.table().len() as u32;
    Beauty {
        sparse: 100u32.saturating_sub(6 * tiles.saturating_sub(FEWEST)),
        hidden: (200 * better / first.len().max(1)).min(100) as u32,
        refuted: 100u32.saturating_sub(20u32.saturating_mul(refuted_in(first).saturating_sub(2))),
        single: single::<Temple>(themes),
    }
}
