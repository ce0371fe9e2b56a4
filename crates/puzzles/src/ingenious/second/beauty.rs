//! How beautiful a puzzle of version 2 is, by the parts that all games share ([`Beauty`]).

use super::super::values::to_the_end;
use crate::beauty::{Beauty, single};
use crate::rating::hidden;
use crate::solution::ProvedSolution;
use crate::solvers::counting::View;
use tessera_rules::game::{Game, Seat};
use tessera_rules::ingenious::{Ingenious, Move};

/// The themes that are ideas; the others say what a solution looks like.
const IDEAS: [&str; 10] = [
    "quiet-start",
    "own-run",
    "closes-the-board",
    "denial",
    "double-bonus",
    "exact-landing",
    "bridge",
    "patience",
    "tie-break",
    "both-lows",
];
/// Tiles that the smallest puzzle shows: on the board and on known racks; where the board is almost full, on the racks.
const FEWEST: usize = 6;
const FEWEST_ON_RACKS: usize = 3;

/// See [`crate::PuzzleGame::beauty`]. Five points off for every tile more than the fewest, and twenty for every ply more
/// than one that it takes to see that the most tempting placement is wrong.
pub(super) fn beauty(
    position: &Ingenious,
    solution: &ProvedSolution<Move>,
    themes: &[&'static str],
    views: &[Vec<View>],
) -> Beauty {
    let seats = (0..position.seats()).map(Seat::new);
    let held: usize = seats.map(|seat| position.rack(seat).known().count()).sum();
    let more = if to_the_end(solution.task) {
        held.saturating_sub(FEWEST_ON_RACKS)
    } else {
        (held + position.tiles().count()).saturating_sub(FEWEST)
    };
    let ideas = themes.iter().filter(|theme| IDEAS.contains(theme)).count();
    let plies = views.first().map_or(u32::MAX, |first| refuted_in(first));
    Beauty {
        sparse: 100u32.saturating_sub(5 * more as u32),
        hidden: hidden(position, solution),
        refuted: 100u32.saturating_sub(20u32.saturating_mul(plies.saturating_sub(1))),
        single: single(ideas),
    }
}

/// The least number of plies within which the most tempting wrong placement brings less than the right one.
fn refuted_in(views: &[View]) -> u32 {
    let right = views.iter().find(|view| view.right);
    let tempting = (views.iter())
        .filter(|view| !view.right)
        .max_by_key(|view| (view.appeal, view.seen.first().map(|seen| seen.points)));
    let (Some(right), Some(tempting)) = (right, tempting) else {
        return u32::MAX;
    };
    let mut pairs = right.seen.iter().zip(&tempting.seen);
    let refutes = pairs.find(|(right, tempting)| tempting.points < right.points);
    refutes.map_or(u32::MAX, |(right, _)| right.plies)
}
