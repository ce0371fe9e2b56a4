//! The eight levels.

use super::one_ply::{Seen, see};
use super::search::search;
use crate::{Engine, Level, Question};
use rand_chacha::ChaCha8Rng;
use tessera_rules::game::Game;
use tessera_rules::game::random::{below, chance, seeded};
use tessera_rules::nebuchadnezzar::{Move, Nebuchadnezzar};
use tessera_search::Budget;

/// How a level plays.
struct Player {
    /// Nodes of its search.
    nodes: u64,
    /// How often, of a hundred moves, it looks one ply ahead instead.
    hasty: u32,
    /// How often, of a hundred, it notices a capture when it is hasty; each by itself.
    noticed: u32,
    /// By how much it misjudges a move at most when it is hasty, in thousandths of a logit.
    error: u32,
}

const PLAYERS: [Player; 8] = [
    Player::new(0, 100, 60, 1_500),
    Player::new(0, 100, 90, 400),
    Player::new(300, 70, 100, 250),
    Player::new(500, 35, 100, 150),
    Player::new(1_000, 18, 100, 100),
    Player::new(2_500, 6, 100, 100),
    Player::new(7_000, 0, 100, 0),
    Player::new(40_000, 0, 100, 0),
];

impl Player {
    const fn new(nodes: u64, hasty: u32, noticed: u32, error: u32) -> Player {
        Player {
            nodes,
            hasty,
            noticed,
            error,
        }
    }
}

/// The move of a player of this level.
pub(super) fn reply(
    game: &Nebuchadnezzar,
    drawn: &[u128],
    level: Level,
    seed: u64,
    budget: &mut Budget,
) -> Move {
    let player = &PLAYERS[level.index()];
    let mut rng = seeded(seed);
    if chance(&mut rng, player.hasty, 100) {
        return one_ply_ahead(game, drawn, player, &mut rng, budget);
    }
    let question = Question::about_all(game, 1, seed).with_drawn(drawn.to_vec());
    let mut part = budget.split(player.nodes.min(budget.left()), budget.left());
    // Those below the best would not be what they are if they knew small boards by heart.
    let report = if level == Level::MAX {
        game.analyse(&question, &mut part, &mut |_| {})
    } else {
        search(game, &question, &mut part, &mut |_| {})
    };
    budget.join(part);
    report.best().unwrap_or(question.moves[0])
}

/// The move that looks best one ply ahead, to a player that overlooks some captures and misjudges every move.
fn one_ply_ahead(
    game: &Nebuchadnezzar,
    drawn: &[u128],
    player: &Player,
    rng: &mut ChaCha8Rng,
    budget: &mut Budget,
) -> Move {
    let mut moves = Vec::new();
    game.moves(&mut moves);
    moves.sort_unstable();
    let mut best = (i32::MIN, moves[0]);
    for m in moves {
        // Drawn for every move, so that what is noticed of one does not depend on the others.
        let noticed = chance(rng, player.noticed, 100);
        let error = below(rng, 2 * player.error + 1) as i32 - player.error as i32;
        if !noticed && matches!(m, Move::Capture(_)) {
            continue;
        }
        let score = match see(game, drawn, m, budget) {
            Seen::Wins => i32::MAX,
            Seen::Drawn => 0,
            Seen::Evaluated(score) => score + error,
        };
        if score > best.0 {
            best = (score, m);
        }
    }
    best.1
}
