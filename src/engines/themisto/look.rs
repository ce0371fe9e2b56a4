//! What can be said of the moves without a search: wins at once, and one look at what each leads to.

use super::judgement::Judgement;
use crate::engines::Question;
use crate::game::{Game, Seat, Turn};
use crate::games::themisto::{Move, Themisto};
use crate::search::alpha_beta::{Evaluate, win_in};
use crate::search::{Budget, Line, Outcome, Report, Stats, StoppedBy, Value};

/// The report that needs no node: as many of the moves asked about win at once as there are lines.
pub(super) fn wins_at_once(game: &Themisto, question: &Question<Move>) -> Option<Report<Move>> {
    let mut wins = Vec::new();
    game.wins(&mut wins);
    wins.retain(|m| question.moves.binary_search(m).is_ok());
    wins.sort_unstable();
    if wins.is_empty() || wins.len() < question.lines.min(question.moves.len()) {
        return None;
    }
    wins.truncate(question.lines);
    let seen: Vec<(Move, Seen)> = (wins.iter())
        .map(|&m| (m, Seen::Proved(win_in(1))))
        .collect();
    Some(report(seen, 1, 0, StoppedBy::Proved))
}

/// What one look at a move says, in scores of [`win_in`] and of the judgement.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Seen {
    /// The game is won or lost, in so many plies.
    Proved(i32),
    /// How the position after it looks.
    Judged(i32),
}

impl Seen {
    /// The score, for comparison.
    pub(super) fn score(self) -> i32 {
        match self {
            Seen::Proved(score) | Seen::Judged(score) => score,
        }
    }

    fn value(self) -> Value {
        match self {
            Seen::Judged(score) => Value::estimate(Judgement::default().win_probability(score)),
            Seen::Proved(0) => Value::exact(Outcome::Draw),
            Seen::Proved(score) => Value {
                plies: Some((win_in(0) - score.abs()) as u32),
                ..Value::exact(Outcome::of_difference(score))
            },
        }
    }
}

/// Looks at the position after a legal move. Its node is the caller's to spend.
pub(super) fn look(game: &Themisto, m: Move, judgement: &mut Judgement) -> Seen {
    let me = game.to_move();
    let mut after = *game;
    after.play(m);
    match after.turn() {
        Turn::Over if after.winner() == Some(me) => Seen::Proved(win_in(1)),
        Turn::Over | Turn::Chance => Seen::Proved(0),
        Turn::Seat(seat) if after.has_win() => {
            Seen::Proved(if seat == me { win_in(2) } else { -win_in(2) })
        }
        Turn::Seat(_) => Seen::Judged(judged(game.to_move(), &after, judgement)),
    }
}

/// How an unfinished position looks to a seat that sees no wins in it.
fn judged(me: Seat, after: &Themisto, judgement: &mut Judgement) -> i32 {
    let mover = after.to_move();
    let score = judgement.evaluate(after, mover);
    if mover == me { score } else { -score }
}

/// The same after a legal move that does not end the game.
pub(super) fn glance(game: &Themisto, m: Move, judgement: &mut Judgement) -> i32 {
    let mut after = *game;
    after.play(m);
    judged(game.to_move(), &after, judgement)
}

/// The report on one look at each move asked about, as far as the budget goes. The moves that it does not
/// reach are taken to be worth what the position is.
pub(super) fn each_move(
    game: &Themisto,
    question: &Question<Move>,
    budget: &mut Budget,
) -> Report<Move> {
    let mut judgement = Judgement::default();
    let here = Seen::Judged(judgement.evaluate(game, game.to_move()));
    let mut ranks = vec![0; question.moves.len()];
    judgement.order(game, &question.moves, &mut ranks);
    let mut order: Vec<usize> = (0..question.moves.len()).collect();
    order.sort_by_key(|&i| std::cmp::Reverse(ranks[i]));
    let before = budget.spent();
    let mut seen: Vec<(Move, Seen)> = Vec::with_capacity(order.len());
    let mut whole = true;
    for i in order {
        let m = question.moves[i];
        whole = whole && budget.spend();
        let this = if whole {
            look(game, m, &mut judgement)
        } else {
            here
        };
        seen.push((m, this));
    }
    seen.sort_by_key(|(_, this)| std::cmp::Reverse(this.score()));
    let lines = question.lines.min(seen.len());
    let proved = whole && (seen[..lines].iter()).all(|(_, this)| matches!(this, Seen::Proved(_)));
    seen.truncate(lines);
    let stopped_by = if proved {
        StoppedBy::Proved
    } else {
        budget.stopped().unwrap_or(StoppedBy::Nodes)
    };
    report(seen, u32::from(whole), budget.spent() - before, stopped_by)
}

/// The report on moves that are sorted, best first.
fn report(seen: Vec<(Move, Seen)>, depth: u32, nodes: u64, stopped_by: StoppedBy) -> Report<Move> {
    let lines: Vec<Line<Move>> = seen
        .into_iter()
        .map(|(m, this)| Line {
            m,
            value: this.value(),
            loss: 0.0,
            pv: vec![m],
        })
        .collect();
    let value = (lines.first()).map_or_else(|| Value::estimate(0.5), |line| line.value.clone());
    let mut report = Report {
        value,
        lines,
        stats: Stats {
            nodes,
            depth,
            engine: "one look",
            stopped_by,
        },
    };
    let share = |value: &Value| value.win_probability.unwrap_or(0.5);
    let best = share(&report.value);
    for line in &mut report.lines {
        line.loss = (best - share(&line.value)).max(0.0);
    }
    report
}
