//! Levels 1 to 8. Level 9 is an analysis, so it needs no code of its own here.

use super::evaluation::glance;
use super::one_ply::{Seen, see};
use super::search::search_at_a_glance;
use crate::attention::noticed;
use crate::{Level, Question};
use std::cmp::Ordering;
use tessera_rules::game::random::{Stream, below, chance, stream};
use tessera_rules::game::{Game, Turn};
use tessera_rules::nebuchadnezzar::{Move, Nebuchadnezzar};
use tessera_search::Budget;

/// Playing style of a level.
struct Player {
    /// Nodes of its search.
    nodes: u64,
    /// Percentage of moves that it chooses one ply ahead instead, hastily.
    hasty: u32,
    /// Number of moves that it looks at when hasty. Moves that flip many discs come first.
    noticed: usize,
    /// Largest error in the evaluation of a move when hasty, in thousandths of a logit.
    error: u32,
}

/// Most nodes of a look one ply ahead.
const HASTY_NODES: u64 = 500;

/// The usual side of the board. The levels' play on it must not change.
const USUAL_SIDE: u8 = 8;

/// On the usual side.
const USUAL: [Player; 8] = players([(3, 470), (5, 570), (6, 400), (30, 1_100), (14, 300)]);

/// On smaller boards. Here a player notices nearly all moves, so its errors make it weak.
const SMALL: [Player; 8] = players([(3, 1_100), (5, 700), (14, 1_150), (14, 700), (14, 300)]);

/// On larger boards. All hasty players notice the same number of moves: the effect of one more grows with the board,
/// whereas the effect of an error does not.
const LARGE: [Player; 8] = players([(14, 3_000), (14, 1_800), (14, 1_150), (14, 700), (14, 300)]);

/// Returns all levels, from the number of moves that the five lowest notice and their errors.
const fn players(hasty: [(usize, u32); 5]) -> [Player; 8] {
    let [one, two, three, four, five] = hasty;
    [
        Player::hasty(one.0, one.1),
        Player::hasty(two.0, two.1),
        Player::hasty(three.0, three.1),
        Player::hasty(four.0, four.1),
        Player::hasty(five.0, five.1),
        Player::searching(200, 85),
        Player::searching(700, 60),
        Player::searching(700, 30),
    ]
}

/// Random discs added to a move's flips when a player chooses which moves to look at.
const SPREAD: u32 = 4;

impl Player {
    /// Returns the player of a level on boards of a side.
    fn of(side: u8, level: Level) -> &'static Player {
        let players = match side.cmp(&USUAL_SIDE) {
            Ordering::Less => &SMALL,
            Ordering::Equal => &USUAL,
            Ordering::Greater => &LARGE,
        };
        &players[level.index()]
    }

    const fn hasty(noticed: usize, error: u32) -> Player {
        Player { nodes: 0, hasty: 100, noticed, error }
    }

    /// Creates a player that, when hasty, looks at all moves and makes small errors.
    const fn searching(nodes: u64, hasty: u32) -> Player {
        Player { nodes, hasty, noticed: usize::MAX, error: 100 }
    }
}

/// Most nodes of a reply.
pub(super) fn nodes(level: Level) -> u64 {
    USUAL[level.index()].nodes.max(HASTY_NODES)
}

/// Returns the move of a player of this level.
pub(super) fn reply(
    game: &Nebuchadnezzar,
    drawn: &[u128],
    level: Level,
    seed: u64,
    budget: &mut Budget,
) -> Move {
    let player = Player::of(game.side(), level);
    let mut rng = stream(seed, u64::from(level.number()));
    if chance(&mut rng, player.hasty, 100) {
        let mut part = budget.split(HASTY_NODES.min(budget.left()), budget.left().max(1));
        let m = one_ply_ahead(game, drawn, player, level, &mut rng, &mut part);
        budget.join(part);
        return m;
    }
    let question = Question::about_all(game, 1, seed).with_drawn(drawn.to_vec());
    let mut part = budget.split(player.nodes.min(budget.left()), budget.left());
    // The levels use neither the table of small boards nor the patterns.
    let report = search_at_a_glance(game, &question, &mut part, &mut |_| {});
    budget.join(part);
    report.best().unwrap_or(question.moves[0])
}

/// Returns the best-looking move one ply ahead, for a player that overlooks some moves and misjudges every one.
fn one_ply_ahead(
    game: &Nebuchadnezzar,
    drawn: &[u128],
    player: &Player,
    level: Level,
    rng: &mut Stream,
    budget: &mut Budget,
) -> Move {
    let mut moves = game.legal_moves();
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
        looked_at = parries(game, &looked_at).or_else(|| parries(game, &moves)).unwrap_or(moves);
    }
    let mut best = (i32::MIN, looked_at[0]);
    for m in looked_at {
        // A random error for every move, even if unused, so that the error of one move does not depend on the others.
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

/// Returns the moves after which the opponent can't take the mover's last disc, or `None` if there are none.
fn parries(game: &Nebuchadnezzar, moves: &[Move]) -> Option<Vec<Move>> {
    let safe = moves.iter().copied().filter(|&m| !loses_at_once(game, m));
    Some(safe.collect()).filter(|safe: &Vec<Move>| !safe.is_empty())
}

/// True if the opponent can take the mover's last disc after a move.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Engine;
    use tessera_rules::game::Position;

    #[test]
    fn replies_on_side_8_stay_what_they_were_before_other_sides_had_players_of_their_own() {
        let mut game = Nebuchadnezzar::empty(8, false).expect("a side");
        let mut played = Vec::new();
        for (level, seed) in (0..8).flat_map(|_| Level::all()).zip(0..) {
            let m = game.reply(level, seed, &mut Budget::nodes(2_000));
            played.push(game.notation(m));
            game.play(m);
        }
        let expected = "f2 g3 e2 d7 b6 e5 c3 g6 e1 b4 a2 b3 c6 c4 f7 f3 b1 g4 b7 f5 d6 e6 g5 g2 d3 b2 e3 c5 f4 d4 e4 \
            xf4-f4 d5 xd5-d5 b5 c2 g1 xe4-e4 a4 d2 f1 xc3-d3 a3 xe3-e3 xb2-b4 xe2-f2 c1 d1 xc2-c5 h5 d8 g7 \
            e7 e8 c7 xe7-e7 xd7-d7 a7 a5 h6 h4 xg5-g5 f8 f6";
        assert_eq!(played.join(" "), expected);
    }

    #[test]
    fn the_number_of_noticed_moves_depends_on_the_side() {
        for (side, counts) in
            [(7, [3, 5, 14, 14, 14]), (8, [3, 5, 6, 30, 14]), (9, [14; 5]), (15, [14; 5])]
        {
            let game = Nebuchadnezzar::empty(side, false).expect("a side");
            for (level, count) in Level::all().zip(counts) {
                // A node for each move.
                let mut budget = Budget::nodes(1_000);
                game.reply(level, 1, &mut budget);
                assert_eq!(budget.spent(), count, "side {side}, level {}", level.number());
            }
        }
    }

    #[test]
    fn off_side_8_the_lower_of_two_levels_that_notice_as_much_errs_more() {
        for side in (2..=15).filter(|&side| side != USUAL_SIDE) {
            for (low, high) in Level::all().zip(Level::all().skip(1)).take(4) {
                let [low, high] = [low, high].map(|level| Player::of(side, level));
                assert!(low.noticed <= high.noticed);
                assert!(low.noticed < high.noticed || low.error > high.error);
            }
        }
    }
}
