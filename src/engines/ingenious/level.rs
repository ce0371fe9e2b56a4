//! The eight levels.

use super::policy::{Greedy, Outlook};
use super::{exact, sample};
use crate::engines::{Level, Question};
use crate::game::Game;
use crate::game::random::{below, seeded};
use crate::games::ingenious::{Ingenious, Move};
use crate::search::Budget;

/// How a level plays.
#[derive(Debug, Clone, Copy)]
enum Play {
    /// Looks at so many placements at random and makes the one that looks best.
    Glance(usize),
    /// Samples with so many nodes; exact at the end.
    Sample(u64),
}

/// From a beginner to the engine's best.
const LEVELS: [Play; 8] = [
    Play::Glance(40),
    Play::Glance(75),
    Play::Glance(140),
    Play::Glance(300),
    Play::Glance(10_000),
    Play::Sample(2_500),
    Play::Sample(20_000),
    Play::Sample(400_000),
];

/// The move that a player of the level makes.
pub(super) fn reply(view: &Ingenious, level: Level, seed: u64, budget: &mut Budget) -> Move {
    match LEVELS[level.index()] {
        Play::Glance(count) => glance(view, count, seed),
        Play::Sample(nodes) => {
            let mut part = budget.split(nodes, budget.left().max(nodes));
            let question = Question::about_all(view, 1, seed);
            let report = exact::analyse(view, &question, &mut part)
                .unwrap_or_else(|| sample::analyse(view, &question, &mut part, &mut |_| {}));
            budget.join(part);
            report.best().unwrap_or(question.moves[0])
        }
    }
}

fn glance(view: &Ingenious, count: usize, seed: u64) -> Move {
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
    let outlook = Outlook::new(view, &Greedy::of(view.form()).weights);
    let rate = |m: &Move| match *m {
        Move::Place { tile, cells } => outlook.of(view, tile, cells),
        Move::Swap => 1,
        Move::Keep | Move::Draw(_) => 0,
    };
    let seen = moves[..count].iter().copied();
    seen.max_by_key(|m| (rate(m), *m)).unwrap_or(moves[0])
}
