//! Levels 1 to 8. Level 9 is an analysis, so it needs no code of its own here.

use super::analysis::analyse_by;
use super::evaluation::Evaluation;
use super::one_ply::{Seen, evaluate_after, see};
use crate::attention::noticed;
use crate::{Level, Question};
use tessera_rules::game::Game;
use tessera_rules::game::random::{Stream, below, chance, choose as one_of, stream};
use tessera_rules::themisto::{BORDER, Move, Themisto};
use tessera_search::Budget;
use tessera_search::alpha_beta::WIN_BOUND;

/// Playing style of a level.
struct Player {
    /// Nodes of its search.
    nodes: u64,
    /// Percentage of moves that it chooses one ply ahead instead, hastily.
    hasty: u32,
    /// Percentage of immediate wins that it notices.
    wins_seen: u32,
    /// Number of moves that it looks at when hasty. Moves that turn many discs come first.
    noticed: usize,
    /// Percentage of its moves for which it notices, when hasty, that the opponent could win at once.
    threats_seen: u32,
    /// Largest error in the evaluation of a move when hasty, in hundredths of a logit.
    error: u32,
}

const PLAYERS: [Player; 8] = [
    Player::hasty(20, 20, 20, 300),
    Player::hasty(60, 60, 45, 200),
    Player::hasty(80, 200, 80, 80),
    Player::searching(300, 60, 94),
    Player::searching(1_000, 44, 98),
    Player::searching(2_000, 31, 99),
    Player::searching(5_000, 10, 100),
    Player::searching(12_000, 0, 100),
];

/// Most nodes of a look one ply ahead.
const HASTY_NODES: u64 = 300;

/// Random discs added to the discs that a move turns when a player chooses which moves to look at.
const SPREAD: u32 = 3;

impl Player {
    const fn hasty(wins_seen: u32, noticed: usize, threats_seen: u32, error: u32) -> Player {
        Player { nodes: 0, hasty: 100, wins_seen, noticed, threats_seen, error }
    }

    /// Creates a player that, when hasty, looks at all moves, makes small errors, and overlooks a few threats that it
    /// allows.
    const fn searching(nodes: u64, hasty: u32, threats_seen: u32) -> Player {
        Player { nodes, hasty, ..Player::hasty(100, usize::MAX, threats_seen, 50) }
    }
}

/// Most nodes of a reply.
pub(super) fn nodes(level: Level) -> u64 {
    PLAYERS[level.index()].nodes.max(HASTY_NODES)
}

/// Returns the move of a player of this level.
pub(super) fn reply(
    game: &Themisto,
    drawn: &[u128],
    level: Level,
    seed: u64,
    budget: &mut Budget,
) -> Move {
    let player = &PLAYERS[level.index()];
    let mut rng = stream(seed, u64::from(level.number()));
    let mut wins = Vec::new();
    game.wins(&mut wins);
    if !wins.is_empty() && chance(&mut rng, player.wins_seen, 100) {
        return *one_of(&mut rng, &wins);
    }
    if chance(&mut rng, player.hasty, 100) {
        let mut part = budget.split(HASTY_NODES.min(budget.left()), budget.left().max(1));
        let m = one_ply_ahead(game, drawn, player, level, &mut rng, &mut part);
        budget.join(part);
        return m;
    }
    let question = Question::about_all(game, 1, seed).with_drawn(drawn.to_vec());
    let mut part = budget.split(player.nodes.min(budget.left()), budget.left());
    let glance = Evaluation::at_a_glance();
    let report = analyse_by(glance, game, &question, &mut part, &mut |_| {});
    budget.join(part);
    report.best().unwrap_or(question.moves[0])
}

/// Returns the best-looking move one ply ahead, for a player that overlooks some threats and misjudges every move. If
/// it sees that all moves it has noticed lose at once, it looks at the other moves too. If the opponent already
/// threatens to win, a level that parries never overlooks the threat. No level overlooks a threat in the opening: 88 of
/// the 160 first moves lose at once, and a novice's game should not end there.
fn one_ply_ahead(
    game: &Themisto,
    drawn: &[u128],
    player: &Player,
    level: Level,
    rng: &mut Stream,
    budget: &mut Budget,
) -> Move {
    let mut moves = game.legal_moves();
    moves.sort_unstable();
    let turned = |m| game.judge(m).flips.count_ones() as i32;
    let threats_seen = match player.threats_seen {
        seen if seen < 100 && (is_opening(game) || level.parries() && is_threatened(game)) => 100,
        seen => seen,
    };
    let looked_at = noticed(&moves, player.noticed, SPREAD, rng, turned);
    let mut best_of =
        |moves| best_of(game, drawn, (threats_seen, player.error), moves, rng, budget);
    let mut best = best_of(&looked_at);
    if best.0 < -WIN_BOUND && looked_at.len() < moves.len() {
        best = best.max(best_of(&moves));
    }
    best.1
}

/// Returns the best of some moves with its value for a player that notices `threats_seen` percent of the threats and
/// misjudges by up to `most`.
fn best_of(
    game: &Themisto,
    drawn: &[u128],
    (threats_seen, most): (u32, u32),
    moves: &[Move],
    rng: &mut Stream,
    budget: &mut Budget,
) -> (i32, Move) {
    let mut evaluation = Evaluation::at_a_glance();
    let mut best = (i32::MIN, moves[0]);
    for &m in moves {
        // Random numbers for every move, even if unused, so that the choice for one move does not depend on the others.
        let noticed = chance(rng, threats_seen, 100);
        let error = below(rng, 2 * most + 1) as i32 - most as i32;
        let seen =
            if budget.spend() { see(game, drawn, m, &mut evaluation) } else { Seen::Evaluated(0) };
        let score = match seen {
            Seen::Proved(score) if noticed && score <= 0 => score,
            Seen::Evaluated(score) => score + error,
            // It overlooks the consequence of the move, or the win.
            Seen::Proved(_) => evaluate_after(game, m, &mut evaluation) + error,
        };
        if score > best.0 {
            best = (score, m);
        }
    }
    best
}

/// True until four discs have left the border.
fn is_opening(game: &Themisto) -> bool {
    (game.board().occupied() & !BORDER).count_ones() < 4
}

/// True if the opponent could win at once if it were its turn: the mover is threatened with a loss in one.
fn is_threatened(game: &Themisto) -> bool {
    let mut setup = game.to_setup();
    setup.to_move = 1 - setup.to_move;
    setup.skip = false;
    Themisto::from_setup(&setup).is_ok_and(|turned| turned.has_win())
}
