//! Levels 1 to 8. Level 9 is an analysis, so it needs no code of its own here.

use super::analysis::analyse;
use super::one_ply::candidates;
use super::playouts::Playouts;
use crate::attention::noticed;
use crate::{Level, Question};
use tessera_rules::game::Game;
use tessera_rules::game::random::{below, chance, stream};
use tessera_rules::octopus::{Octopus, Placement};
use tessera_search::Budget;

/// Playing style of a level.
#[derive(Debug, Clone, Copy)]
enum Play {
    /// Looks at `noticed` moves, preferring those with high gains. Rates them by their gain less the next seat's best
    /// reply, and misjudges each by up to `error` quarters of a point.
    OnePly { noticed: usize, error: u32 },
    /// Searches `nodes` nodes with playouts to the end of the game.
    Search { nodes: u64 },
    /// Plays `hasty` of a hundred moves as level 2 does; otherwise searches `nodes` nodes as an analysis does.
    Hasty { hasty: u32, nodes: u64 },
}

const ONE: Play = Play::OnePly { noticed: 9, error: 23 };
const TWO: Play = Play::OnePly { noticed: 60, error: 7 };

/// One and two seats. The levels' play here must not change.
const FEW_SEATS: [Play; 8] = [
    ONE,
    TWO,
    Play::Search { nodes: 420 },
    Play::Search { nodes: 600 },
    Play::Search { nodes: 1_200 },
    Play::Search { nodes: 2_300 },
    Play::Search { nodes: 4_200 },
    Play::Search { nodes: 50_000 },
];

/// Three and more seats. Nodes alone make no large steps, since each seat decides less.
const MANY_SEATS: [Play; 8] = [
    ONE,
    TWO,
    Play::hasty(80, 600),
    Play::hasty(60, 600),
    Play::hasty(40, 600),
    Play::hasty(20, 600),
    Play::hasty(0, 600),
    Play::hasty(0, 8_000),
];

/// Most nodes of a reply, with any number of seats.
pub(super) fn nodes(level: Level) -> u64 {
    let [few, many] = [FEW_SEATS, MANY_SEATS].map(|players| players[level.index()].nodes());
    few.max(many)
}

impl Play {
    const fn hasty(hasty: u32, nodes: u64) -> Play {
        Play::Hasty { hasty, nodes }
    }

    fn nodes(self) -> u64 {
        match self {
            Play::OnePly { .. } => 0,
            Play::Search { nodes } | Play::Hasty { nodes, .. } => nodes,
        }
    }

    /// Returns the playing style of a level in this position.
    fn of(position: &Octopus, level: Level) -> Play {
        let players = match position.seats() {
            0..=2 => &FEW_SEATS,
            _ => &MANY_SEATS,
        };
        players[level.index()]
    }
}

/// Random points added to a move's gain when a player chooses which moves to look at.
const SPREAD: u32 = 4;

/// Returns the move of a player of `level`.
pub(super) fn reply(position: &Octopus, level: Level, seed: u64, budget: &mut Budget) -> Placement {
    let question = Question::about_all(position, 1, seed);
    let mut play = Play::of(position, level);
    if let Play::Hasty { hasty, .. } = play
        && chance(&mut stream(seed, u64::from(level.number())), hasty, 100)
    {
        play = TWO;
    }
    let best = match play {
        Play::OnePly { noticed, error } => one_ply(position, &question.moves, noticed, error, seed),
        Play::Search { nodes } => search(position, &question, Playouts::Whole, nodes, budget),
        Play::Hasty { nodes, .. } => {
            search(position, &question, Playouts::of(position), nodes, budget)
        }
    };
    best.unwrap_or(question.moves[0])
}

fn search(
    position: &Octopus,
    question: &Question<Placement>,
    playouts: Playouts,
    nodes: u64,
    budget: &mut Budget,
) -> Option<Placement> {
    let mut part = budget.split(nodes.min(budget.left()), budget.left().max(1));
    let report = analyse(position, question, playouts, &mut part, &mut |_| {});
    budget.join(part);
    report.best()
}

fn one_ply(
    position: &Octopus,
    moves: &[Placement],
    count: usize,
    error: u32,
    seed: u64,
) -> Option<Placement> {
    let mut rng = stream(seed, position.hash() as u64);
    // The last move decides the game: every level looks at all moves and judges them correctly.
    let (count, error) = match position.tiles_left() {
        0 | 1 => (usize::MAX, 0),
        _ => (count, error),
    };
    let gain = |m| position.gain(m).unwrap_or(0) as i32;
    let seen = noticed(moves, count, SPREAD, &mut rng, gain);
    let judged = candidates(position, &seen).into_iter();
    let judged = judged.map(|c| (4 * c.value + below(&mut rng, error + 1) as i32, c.m));
    // Of equal moves, the first.
    judged.rev().max_by_key(|&(value, _)| value).map(|(_, m)| m)
}
