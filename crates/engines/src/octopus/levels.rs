//! The eight levels.

use super::one_ply::candidates;
use crate::{Engine, Level, Question};
use tessera_rules::game::random::{below, stream};
use tessera_rules::octopus::{Octopus, Placement};
use tessera_search::Budget;

/// How a level plays.
#[derive(Debug, Clone, Copy)]
enum Play {
    /// Rates the moves one ply ahead and misjudges each by up to so many quarters of a point.
    OnePly { error: u32 },
    /// Searches so many nodes.
    Search { nodes: u64 },
}

const LEVELS: [Play; 8] = [
    Play::OnePly { error: 40 },
    Play::OnePly { error: 10 },
    Play::Search { nodes: 1_000 },
    Play::Search { nodes: 2_500 },
    Play::Search { nodes: 6_000 },
    Play::Search { nodes: 15_000 },
    Play::Search { nodes: 40_000 },
    Play::Search { nodes: 100_000 },
];

/// The move of a player of `level`.
pub(super) fn reply(position: &Octopus, level: Level, seed: u64, budget: &mut Budget) -> Placement {
    let question = Question::about_all(position, 1, seed);
    let best = match LEVELS[level.index()] {
        Play::OnePly { error } => {
            let mut rng = stream(seed, position.hash() as u64);
            let rated = candidates(position, &question.moves);
            let judged: Vec<_> = rated
                .into_iter()
                .map(|c| (4 * c.value + below(&mut rng, error) as i32, c.m))
                .collect();
            // The first of equals.
            let best = judged.iter().rev().max_by_key(|(value, _)| *value);
            best.map(|&(_, m)| m)
        }
        Play::Search { nodes } => {
            let mut part = budget.split(nodes.min(budget.left()), budget.left().max(1));
            let report = position.analyse(&question, &mut part, &mut |_| {});
            budget.join(part);
            report.best()
        }
    };
    best.unwrap_or(question.moves[0])
}
