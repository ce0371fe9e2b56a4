//! How beautiful a puzzle of version 2 is, by the parts that all games share ([`Beauty`]).

use crate::beauty::{Beauty, single};
use crate::solvers::Sight;
use tessera_rules::temple::Temple;

/// The themes that are ideas; the others say what a solution looks like.
const IDEAS: [&str; 12] = [
    "stuck-one",
    "no-entry",
    "understatement",
    "new-colour",
    "lifeline",
    "quiet-start",
    "run-on",
    "tile-choice",
    "stepping-stone",
    "lent-slot",
    "forced-tile",
    "counter-threat",
];
/// Tiles on the table of a puzzle that is as sparse as can be. Where they were fewer, the same tables would come again.
const FEWEST: u32 = 6;

/// See [`crate::PuzzleGame::beauty`]. Six points off for every tile on the table more than six, and twenty for every ply
/// more than two that it takes to see that the most tempting move is wrong.
pub(super) fn beauty(position: &Temple, themes: &[&'static str], seen: &[Vec<Sight>]) -> Beauty {
    let ideas = themes.iter().filter(|theme| IDEAS.contains(theme)).count();
    let first = seen.first().map_or(&[][..], |sights| sights);
    let right = first
        .iter()
        .filter(|sight| sight.right)
        .map(|sight| sight.appeal)
        .max();
    let wrong = first.iter().filter(|sight| !sight.right);
    let tempting = wrong.clone().max_by_key(|sight| sight.appeal);
    let better = wrong.filter(|sight| Some(sight.appeal) >= right).count();
    let tiles = position.table().len() as u32;
    Beauty {
        sparse: 100u32.saturating_sub(6 * tiles.saturating_sub(FEWEST)),
        hidden: (200 * better / first.len().max(1)).min(100) as u32,
        refuted: tempting.map_or(0, |sight| {
            100u32.saturating_sub(20 * sight.plies.saturating_sub(2))
        }),
        single: single(ideas),
    }
}
