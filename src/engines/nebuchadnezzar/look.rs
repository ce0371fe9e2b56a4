//! One look at each move, for budgets that no search can use and for hasty players.

use super::judgement::{judge, logistic};
use crate::engines::Question;
use crate::game::{Game, Turn};
use crate::games::nebuchadnezzar::{Move, Nebuchadnezzar};
use crate::search::value::{Outcome, Value};
use crate::search::{Budget, Line, Report, Stats, StoppedBy};

/// What one look says of a move, from the view of who makes it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Seen {
    /// Looks like so much, in thousandths of a logit.
    Judged(i32),
    /// It takes the enemy's last disc.
    Wins,
}

/// Looks at a legal move; enters the position after it if the budget has a node left.
pub(super) fn look(game: &Nebuchadnezzar, m: Move, budget: &mut Budget) -> Seen {
    if game.wins(m) {
        return Seen::Wins;
    }
    if !budget.spend() {
        return unentered(game, m);
    }
    let mut after = *game;
    after.play(m);
    match after.turn() {
        Turn::Seat(_) => Seen::Judged(-judge(&after)),
        // No move but a capture wins, and none loses at once.
        Turn::Over | Turn::Chance => Seen::Judged(0),
    }
}

/// What may be said of a move without making it: as good as the position, and better the more it flips.
fn unentered(game: &Nebuchadnezzar, m: Move) -> Seen {
    match m {
        _ if game.wins(m) => Seen::Wins,
        Move::Capture(r) => Seen::Judged(judge(game) + 100 * r.area() as i32),
        _ => Seen::Judged(judge(game)),
    }
}

/// The report of one look at each move, captures first. `enter` says whether nodes may be spent on it.
pub(super) fn each_move(
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
                look(game, m, budget)
            } else {
                unentered(game, m)
            };
            (seen, m)
        })
        .collect();
    seen.sort_by_key(|&(seen, _)| std::cmp::Reverse(seen));
    let value = |seen| match seen {
        Seen::Wins => Value {
            plies: Some(1),
            ..Value::exact(Outcome::Win)
        },
        Seen::Judged(score) => Value::estimate(logistic(score)),
    };
    let best = seen.first().map_or(Value::estimate(0.5), |s| value(s.0));
    let lines = (seen.iter().take(question.lines.max(1)))
        .map(|&(seen, m)| {
            let value = value(seen);
            let loss = best.win_probability.zip(value.win_probability);
            Line {
                m,
                value,
                loss: loss.map_or(0.0, |(best, this)| best - this),
                pv: vec![m],
            }
        })
        .collect();
    Report {
        value: best,
        lines,
        stats: Stats {
            nodes: budget.spent(),
            depth: 0,
            engine: "look",
            stopped_by: budget.stopped().unwrap_or(StoppedBy::Nodes),
        },
    }
}
