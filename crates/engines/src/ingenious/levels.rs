//! The eight levels.

use super::expectation;
use super::playouts::{Greedy, Ratings};
use super::sampling::GreedySampling;
use crate::{Level, Question};
use tessera_rules::game::Game;
use tessera_rules::game::random::{below, seeded};
use tessera_rules::ingenious::{Ingenious, Move};
use tessera_search::{Budget, Strategy};

/// How a level plays.
#[derive(Debug, Clone, Copy)]
enum Play {
    /// Rates so many placements at random and makes the one that looks best.
    Rating(usize),
    /// Samples with so many nodes; exact at the end.
    Sample(u64),
}

/// From a beginner to the engine's best.
const LEVELS: [Play; 8] = [
    Play::Rating(40),
    Play::Rating(75),
    Play::Rating(140),
    Play::Rating(300),
    Play::Rating(10_000),
    Play::Sample(2_500),
    Play::Sample(20_000),
    Play::Sample(400_000),
];

/// The move that a player of the level makes.
pub(super) fn reply(view: &Ingenious, level: Level, seed: u64, budget: &mut Budget) -> Move {
    match LEVELS[level.index()] {
        Play::Rating(count) => best_rated(view, count, seed),
        Play::Sample(nodes) => {
            let mut part = budget.split(nodes, budget.left().max(nodes));
            let question = Question::about_all(view, 1, seed);
            let report = expectation::analyse(view, &question, &mut part).unwrap_or_else(|| {
                let mut sampling = GreedySampling::of(view.form());
                sampling.analyse(view, &question, &mut part, &mut |_| {})
            });
            budget.join(part);
            report.best().unwrap_or(question.moves[0])
        }
    }
}

fn best_rated(view: &Ingenious, count: usize, seed: u64) -> Move {
    let mut moves = Vec::new();
    view.moves(&mut moves);
    moves.sort_unstable();
    let mut rng = seeded(seed);
    let count = count.min(moves.len());
    // The first places of a shuffle.
    for i in 0..count {
        let other = i + below(&mut rng, (moves.len() - i) as u32) as usize;
        moves.swap(i, other);
    }
    let ratings = Ratings::new(view, &Greedy::of(view.form()).weights);
    let seen = moves[..count].iter().copied();
    seen.max_by_key(|&m| (ratings.of_move(view, m), m))
        .unwrap_or(moves[0])
}
