//! The eight levels.

use super::analysis::analyse;
use super::one_ply::candidates;
use super::playouts::Playouts;
use crate::attention::noticed;
use crate::{Level, Question};
use tessera_rules::game::random::{below, stream};
use tessera_rules::octopus::{Octopus, Placement};
use tessera_search::Budget;

/// How a level plays.
#[derive(Debug, Clone, Copy)]
enum Play {
    /// Looks at so many moves, those that earn much before the others; rates them by what they earn less the next seat's best
    /// reply, and misjudges each by up to so many quarters of a point.
    OnePly { noticed: usize, error: u32 },
    /// Searches so many nodes, and plays games out to their ends.
    Search { nodes: u64 },
}

const LEVELS: [Play; 8] = [
    Play::OnePly {
        noticed: 9,
        error: 23,
    },
    Play::OnePly {
        noticed: 60,
        error: 7,
    },
    Play::Search { nodes: 420 },
    Play::Search { nodes: 600 },
    Play::Search { nodes: 1_200 },
    Play::Search { nodes: 2_300 },
    Play::Search { nodes: 4_200 },
    Play::Search { nodes: 50_000 },
];

/// By how many points chance moves what a move earns when it is asked which moves catch the eye.
const SPREAD: u32 = 4;

/// The move of a player of `level`.
pub(super) fn reply(position: &Octopus, level: Level, seed: u64, budget: &mut Budget) -> Placement {
    let question = Question::about_all(position, 1, seed);
    let best = match LEVELS[level.index()] {
        Play::OnePly { noticed, error } => one_ply(position, &question.moves, noticed, error, seed),
        Play::Search { nodes } => {
            let mut part = budget.split(nodes.min(budget.left()), budget.left().max(1));
            let report = analyse(position, &question, Playouts::Whole, &mut part, &mut |_| {});
            budget.join(part);
            report.best()
        }
    };
    best.unwrap_or(question.moves[0])
}

fn one_ply(
    position: &Octopus,
    moves: &[Placement],
    count: usize,
    error: u32,
    seed: u64,
) -> Option<Placement> {
    let mut rng = stream(seed, position.hash() as u64);
    // The last move of the game decides it: everybody looks at all of them and judges them right.
    let (count, error) = match position.tiles_left() {
        0 | 1 => (usize::MAX, 0),
        _ => (count, error),
    };
    let gain = |m| position.gain(m).unwrap_or(0) as i32;
    let seen = noticed(moves, count, SPREAD, &mut rng, gain);
    let judged = candidates(position, &seen).into_iter();
    let judged = judged.map(|c| (4 * c.value + below(&mut rng, error + 1) as i32, c.m));
    // The first of equals.
    judged.rev().max_by_key(|&(value, _)| value).map(|(_, m)| m)
}
