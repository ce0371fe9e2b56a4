//! The eight levels.

use super::evaluation::Evaluation;
use super::one_ply::{Seen, evaluate_after, see};
use crate::{Engine, Level, Question};
use rand_chacha::ChaCha8Rng;
use tessera_rules::game::Game;
use tessera_rules::game::random::{below, chance, choose as one_of, seeded};
use tessera_rules::themisto::{Move, Themisto};
use tessera_search::Budget;

/// How a level plays.
struct Player {
    /// Nodes of its search.
    nodes: u64,
    /// How often, of a hundred moves, it looks one ply ahead instead.
    hasty: u32,
    /// How often, of a hundred, it notices that it can win at once.
    wins_seen: u32,
    /// How often, of a hundred, it notices that a move of its lets the opponent win at once; move by move.
    threats_seen: u32,
    /// By how much it misjudges a move at most, in hundredths of a logit, when it is hasty.
    error: u32,
}

const PLAYERS: [Player; 8] = [
    Player::new(0, 100, 50, 40, 300),
    Player::new(0, 100, 75, 65, 200),
    Player::new(0, 100, 95, 85, 100),
    Player::new(500, 80, 100, 90, 80),
    Player::new(1_000, 50, 100, 96, 50),
    Player::new(1_500, 35, 100, 98, 40),
    Player::new(3_000, 20, 100, 100, 30),
    Player::new(100_000, 0, 100, 100, 0),
];

impl Player {
    const fn new(nodes: u64, hasty: u32, wins_seen: u32, threats_seen: u32, error: u32) -> Player {
        Player {
            nodes,
            hasty,
            wins_seen,
            threats_seen,
            error,
        }
    }
}

/// The move of a player of this level.
pub(super) fn reply(
    game: &Themisto,
    drawn: &[u128],
    level: Level,
    seed: u64,
    budget: &mut Budget,
) -> Move {
    let player = &PLAYERS[level.index()];
    let mut rng = seeded(seed);
    let mut wins = Vec::new();
    game.wins(&mut wins);
    if !wins.is_empty() && chance(&mut rng, player.wins_seen, 100) {
        return *one_of(&mut rng, &wins);
    }
    if chance(&mut rng, player.hasty, 100) {
        return one_ply_ahead(game, drawn, player, &mut rng, budget);
    }
    let question = Question::about_all(game, 1, seed).with_drawn(drawn.to_vec());
    let mut part = budget.split(player.nodes.min(budget.left()), budget.left());
    let report = game.analyse(&question, &mut part, &mut |_| {});
    budget.join(part);
    report.best().unwrap_or(question.moves[0])
}

/// The move that looks best one ply ahead, to a player that overlooks some things and misjudges every move.
fn one_ply_ahead(
    game: &Themisto,
    drawn: &[u128],
    player: &Player,
    rng: &mut ChaCha8Rng,
    budget: &mut Budget,
) -> Move {
    let mut moves = Vec::new();
    game.moves(&mut moves);
    moves.sort_unstable();
    let mut evaluation = Evaluation::default();
    let mut best = (i32::MIN, moves[0]);
    for m in moves {
        // Drawn for every move, so that what is noticed of one does not depend on the others.
        let noticed = chance(rng, player.threats_seen, 100);
        let error = below(rng, 2 * player.error + 1) as i32 - player.error as i32;
        let seen = if budget.spend() {
            see(game, drawn, m, &mut evaluation)
        } else {
            Seen::Evaluated(0)
        };
        let score = match seen {
            Seen::Proved(score) if noticed && score <= 0 => score,
            Seen::Evaluated(score) => score + error,
            // It overlooks what the move leads to, or the win.
            Seen::Proved(_) => evaluate_after(game, m, &mut evaluation) + error,
        };
        if score > best.0 {
            best = (score, m);
        }
    }
    best.1
}
