//! Levels 1 to 8. Level 9 is an analysis, so it needs no code of its own here.

use super::expectation;
use super::playouts::{Greedy, Ratings};
use super::sampling::GreedySampling;
use crate::attention::noticed;
use crate::{Level, Question};
use tessera_rules::game::random::stream;
use tessera_rules::game::{Game, SeatSet, Turn};
use tessera_rules::ingenious::{Ingenious, Move};
use tessera_search::{Budget, Strategy};

/// Playing style of a level.
#[derive(Debug, Clone, Copy)]
enum Play {
    /// Rates this many placements and makes the best-looking one.
    Rating(usize),
    /// Samples with this many nodes; exact at the end of the game.
    Sample(u64),
}

/// All levels, from a beginner to an expert.
const LEVELS: [Play; 8] = [
    Play::Rating(5),
    Play::Rating(22),
    Play::Rating(300),
    Play::Sample(220),
    Play::Sample(1_700),
    Play::Sample(3_800),
    Play::Sample(60_000),
    Play::Sample(200_000),
];

/// Random points added to a placement's gain when a player chooses which placements to look at.
const SPREAD: u32 = 8;

/// Most nodes of a reply.
pub(super) fn nodes(level: Level) -> u64 {
    match LEVELS[level.index()] {
        Play::Rating(_) => 0,
        Play::Sample(nodes) => nodes,
    }
}

/// Returns the move of a player of the level.
pub(super) fn reply(view: &Ingenious, level: Level, seed: u64, budget: &mut Budget) -> Move {
    if level.takes_wins()
        && let Some(win) = won_at_once(view)
    {
        return win;
    }
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

/// Returns a placement that ends the game and wins it.
fn won_at_once(view: &Ingenious) -> Option<Move> {
    let Turn::Seat(seat) = view.turn() else {
        return None;
    };
    let moves = view.legal_moves();
    let mut view = view.clone();
    moves.into_iter().find(|&m| {
        let undo = view.play(m);
        let wins = view.is_over() && view.winners() == SeatSet::only(seat);
        view.undo(undo);
        wins
    })
}

/// Returns the highest-rated of the placements that a player notices. Placements that earn much are noticed first.
fn best_rated(view: &Ingenious, count: usize, seed: u64) -> Move {
    let mut moves = view.legal_moves();
    moves.sort_unstable();
    let earned = |m| match m {
        Move::Place { tile, cells } => {
            view.earned(tile, cells).gain.iter().map(|&gain| i32::from(gain)).sum()
        }
        _ => 0,
    };
    let seen = noticed(&moves, count, SPREAD, &mut stream(seed, 0), earned);
    let ratings = Ratings::new(view, &Greedy::of(view.form()).weights);
    let best = seen.into_iter().max_by_key(|&m| (ratings.of_move(view, m), m));
    best.unwrap_or(moves[0])
}
