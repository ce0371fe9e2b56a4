//! The evaluation one ply ahead, for budgets too small to search and for hasty players.

use super::evaluation::Judge;
use crate::Question;
use tessera_rules::game::{Game, Turn};
use tessera_rules::nebuchadnezzar::{Move, Nebuchadnezzar};
use tessera_search::drawn::leads_to_drawn;
use tessera_search::probability::logistic;
use tessera_search::{Budget, Line, Method, Outcome, Report, Stats, StoppedBy, Value};

/// A move's evaluation one ply ahead, for the seat that makes it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Seen {
    /// The evaluation, in thousandths of a logit.
    Evaluated(i32),
    /// The position after it is drawn by the game's history.
    Drawn,
    /// It takes the enemy's last disc.
    Wins,
}

impl Seen {
    /// Returns the score for comparison.
    fn score(self) -> i32 {
        match self {
            Seen::Evaluated(score) => score,
            Seen::Drawn => 0,
            Seen::Wins => i32::MAX,
        }
    }
}

/// Evaluates a legal move. Enters the position after it if the budget has a node left.
pub(super) fn see(
    judge: Judge,
    game: &Nebuchadnezzar,
    drawn: &[u128],
    m: Move,
    budget: &mut Budget,
) -> Seen {
    if game.wins(m) {
        return Seen::Wins;
    }
    if leads_to_drawn(game, drawn, m) {
        return Seen::Drawn;
    }
    if !budget.spend() {
        return unentered(judge, game, drawn, m);
    }
    let mut after = *game;
    after.play(m);
    match after.turn() {
        Turn::Seat(_) => Seen::Evaluated(-judge(&after)),
        // Only a capture can win, and no move loses at once.
        Turn::Over | Turn::Chance => Seen::Evaluated(0),
    }
}

/// Evaluates a move without making it: as the present position, plus a bonus for the discs that it flips.
fn unentered(judge: Judge, game: &Nebuchadnezzar, drawn: &[u128], m: Move) -> Seen {
    match m {
        _ if game.wins(m) => Seen::Wins,
        _ if leads_to_drawn(game, drawn, m) => Seen::Drawn,
        Move::Capture(r) => Seen::Evaluated(judge(game) + 100 * r.area() as i32),
        _ => Seen::Evaluated(judge(game)),
    }
}

/// Reports on all moves one ply ahead, captures first. If `enter` is true, nodes may be spent on it.
pub(super) fn each_move(
    judge: Judge,
    game: &Nebuchadnezzar,
    question: &Question<Move>,
    budget: &mut Budget,
    enter: bool,
) -> Report<Move> {
    let mut moves = question.moves.clone();
    moves.sort_by_key(|&m| match m {
        Move::Capture(r) => u32::MAX - r.area(),
        _ => u32::MAX,
    });
    let mut seen: Vec<(Seen, Move)> = (moves.into_iter())
        .map(|m| {
            let seen = if enter {
                see(judge, game, &question.drawn, m, budget)
            } else {
                unentered(judge, game, &question.drawn, m)
            };
            (seen, m)
        })
        .collect();
    seen.sort_by_key(|&(seen, _)| std::cmp::Reverse(seen.score()));
    let value = |seen| match seen {
        Seen::Wins => Value { plies: Some(1), ..Value::exact(Outcome::Win) },
        Seen::Drawn => Value::exact(Outcome::Draw),
        Seen::Evaluated(score) => Value::estimate(logistic(score)),
    };
    let lines = (seen.iter().take(question.lines.max(1)))
        .map(|&(seen, m)| Line::of_move(m, value(seen)))
        .collect();
    let stats = Stats {
        nodes: budget.spent(),
        depth: 0,
        engine: Method::OnePly,
        stopped_by: budget.stopped().unwrap_or(StoppedBy::Nodes),
    };
    Report::of_lines(lines, stats, || Value::estimate(0.5))
}
