//! The eight levels.

use super::evaluation::glance;
use super::one_ply::{Seen, see};
use super::search::search_at_a_glance;
use crate::attention::noticed;
use crate::{Level, Question};
use tessera_rules::game::random::{Stream, below, chance, stream};
use tessera_rules::game::{Game, Turn};
use tessera_rules::nebuchadnezzar::{Move, Nebuchadnezzar};
use tessera_search::Budget;

/// How a level plays.
struct Player {
    /// Nodes of its search.
    nodes: u64,
    /// How often, of a hundred moves, it looks one ply ahead instead.
    hasty: u32,
    /// How many moves it looks at when it is hasty, those that flip many discs before the others.
    noticed: usize,
    /// By how much it misjudges a move at most when it is hasty, in thousandths of a logit.
    error: u32,
}

const PLAYERS: [Player; 8] = [
    Player::hasty(3, 470),
    Player::hasty(5, 570),
    Player::hasty(6, 400),
    Player::hasty(30, 1_100),
    Player::hasty(14, 300),
    Player::searching(200, 85),
    Player::searching(700, 60),
    Player::searching(700, 30),
];

/// By how many discs chance moves what a move flips when it is asked which moves catch the eye.
const SPREAD: u32 = 4;

impl Player {
    const fn hasty(noticed: usize, error: u32) -> Player {
        Player {
            nodes: 0,
            hasty: 100,
            noticed,
            error,
        }
    }

    /// When it is hasty, it looks at everything and misjudges little.
    const fn searching(nodes: u64, hasty: u32) -> Player {
        Player {
            nodes,
            hasty,
            noticed: usize::MAX,
            error: 100,
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
    let mut rng = stream(seed, u64::from(level.number()));
    if chance(&mut rng, player.hasty, 100) {
        return one_ply_ahead(game, drawn, player, level, &mut rng, budget);
    }
    let question = Question::about_all(game, 1, seed).with_drawn(drawn.to_vec());
    let mut part = budget.split(player.nodes.min(budget.left()), budget.left());
    // A player knows neither small boards by heart nor what patterns are worth.
    let report = search_at_a_glance(game, &question, &mut part, &mut |_| {});
    budget.join(part);
    report.best().unwrap_or(question.moves[0])
}

/// The move that looks best one ply ahead, to a player that overlooks some moves and misjudges every one.
fn one_ply_ahead(
    game: &Nebuchadnezzar,
    drawn: &[u128],
    player: &Player,
    level: Level,
    rng: &mut Stream,
    budget: &mut Budget,
) -> Move {
    let mut moves = Vec::new();
    game.moves(&mut moves);
    moves.sort_unstable();
    if level.takes_wins()
        && let Some(&win) = moves.iter().find(|&&m| game.wins(m))
    {
        return win;
    }
    let flipped = |m| match m {
        Move::Capture(rectangle) => rectangle.area() as i32,
        _ => 0,
    };
    let mut looked_at = noticed(&moves, player.noticed, SPREAD, rng, flipped);
    if level.parries() {
        looked_at = parries(game, &looked_at)
            .or_else(|| parries(game, &moves))
            .unwrap_or(moves);
    }
    let mut best = (i32::MIN, looked_at[0]);
    for m in looked_at {
        // Drawn for every move, so that what is thought of one does not depend on the others.
        let error = below(rng, 2 * player.error + 1) as i32 - player.error as i32;
        let score = match see(glance, game, drawn, m, budget) {
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

/// Those of some moves after which the opponent can't take the mover's last disc, if there are any.
fn parries(game: &Nebuchadnezzar, moves: &[Move]) -> Option<Vec<Move>> {
    let safe = moves.iter().copied().filter(|&m| !loses_at_once(game, m));
    Some(safe.collect()).filter(|safe: &Vec<Move>| !safe.is_empty())
}

/// Whether the opponent can take the mover's last disc after a move.
fn loses_at_once(game: &Nebuchadnezzar, m: Move) -> bool {
    let mut after = *game;
    after.play(m);
    let Turn::Seat(seat) = after.turn() else {
        return false;
    };
    let mut loses = false;
    after.captures_of(seat, |r| loses = loses || after.wins(Move::Capture(r)));
    loses
}
