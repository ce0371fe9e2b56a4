//! Values of moves without a search: immediate wins, and the evaluation one ply ahead.

use super::evaluation::Evaluation;
use super::few_discs;
use crate::Question;
use tessera_rules::game::{Game, Seat, Turn};
use tessera_rules::themisto::{Move, Themisto};
use tessera_search::alpha_beta::{Evaluate, win_in};
use tessera_search::drawn::leads_to_drawn;
use tessera_search::{Budget, Line, Method, Outcome, Report, Stats, StoppedBy, Value};

/// Returns the report if no node is needed: as many of the question's moves win at once as there are lines.
pub(super) fn wins_at_once(game: &Themisto, question: &Question<Move>) -> Option<Report<Move>> {
    let mut wins = Vec::new();
    game.wins(&mut wins);
    wins.retain(|m| question.asks_about(m));
    wins.sort_unstable();
    if wins.is_empty() || wins.len() < question.lines.min(question.moves.len()) {
        return None;
    }
    wins.truncate(question.lines);
    let seen: Vec<(Move, Seen)> = (wins.iter()).map(|&m| (m, Seen::Proved(win_in(1)))).collect();
    let evaluation = Evaluation::at_a_glance();
    Some(report(&evaluation, seen, 1, 0, StoppedBy::Proved))
}

/// A move's value one ply ahead, as a score of [`win_in`] or of the evaluation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Seen {
    /// The game is won, lost or drawn; the score gives the plies.
    Proved(i32),
    /// The evaluation of the position after it.
    Evaluated(i32),
}

impl Seen {
    /// Returns the score for comparison.
    pub(super) fn score(self) -> i32 {
        match self {
            Seen::Proved(score) | Seen::Evaluated(score) => score,
        }
    }

    fn value(self, evaluation: &Evaluation) -> Value {
        match self {
            Seen::Evaluated(score) => Value::estimate(evaluation.win_probability(score)),
            Seen::Proved(0) => Value::exact(Outcome::Draw),
            Seen::Proved(score) => Value {
                plies: Some((win_in(0) - score.abs()) as u32),
                ..Value::exact(Outcome::of_difference(score))
            },
        }
    }
}

/// Evaluates a legal move in the position after it. The caller spends the node.
pub(super) fn see(game: &Themisto, drawn: &[u128], m: Move, evaluation: &mut Evaluation) -> Seen {
    if leads_to_drawn(game, drawn, m) {
        return Seen::Proved(0);
    }
    let me = game.to_move();
    let mut after = *game;
    after.play(m);
    match after.turn() {
        Turn::Over if after.winner() == Some(me) => Seen::Proved(win_in(1)),
        Turn::Over | Turn::Chance => Seen::Proved(0),
        Turn::Seat(seat) if after.has_win() => {
            Seen::Proved(if seat == me { win_in(2) } else { -win_in(2) })
        }
        Turn::Seat(_) => Seen::Evaluated(evaluate(game.to_move(), &after, evaluation)),
    }
}

/// Evaluates an unfinished position for a seat, ignoring wins in it.
fn evaluate(me: Seat, after: &Themisto, evaluation: &mut Evaluation) -> i32 {
    let mover = after.to_move();
    let score = evaluation.evaluate(after, mover);
    if mover == me { score } else { -score }
}

/// Evaluates the position after a legal move that does not end the game, ignoring wins there.
pub(super) fn evaluate_after(game: &Themisto, m: Move, evaluation: &mut Evaluation) -> i32 {
    let mut after = *game;
    after.play(m);
    evaluate(game.to_move(), &after, evaluation)
}

/// Reports on moves one ply ahead, as far as the budget goes. The moves that it does not reach get the value of the
/// present position.
pub(super) fn each_move(
    mut evaluation: Evaluation,
    game: &Themisto,
    question: &Question<Move>,
    budget: &mut Budget,
) -> Report<Move> {
    // A position that is solved as a draw: a move that keeps the draw is best, and every other move loses.
    let is_drawn = few_discs::is_drawn(game);
    let keeps_draw = |m: Move| {
        let mut after = *game;
        after.play(m);
        is_drawn && few_discs::is_drawn(&after)
    };
    let here = Seen::Evaluated(evaluation.evaluate(game, game.to_move()));
    let mut ranks = vec![0; question.moves.len()];
    evaluation.order(game, &question.moves, &mut ranks);
    let mut order: Vec<usize> = (0..question.moves.len()).collect();
    order.sort_by_key(|&i| std::cmp::Reverse(ranks[i]));
    let before = budget.spent();
    let mut seen: Vec<(Move, Seen)> = Vec::with_capacity(order.len());
    let mut whole = true;
    for i in order {
        let m = question.moves[i];
        whole = whole && budget.spend();
        let this = if keeps_draw(m) {
            Seen::Proved(0)
        } else if whole || leads_to_drawn(game, &question.drawn, m) {
            see(game, &question.drawn, m, &mut evaluation)
        } else {
            here
        };
        let this = match this {
            Seen::Evaluated(score) if is_drawn => Seen::Evaluated(score.min(-1)),
            _ => this,
        };
        seen.push((m, this));
    }
    seen.sort_by_key(|(_, this)| std::cmp::Reverse(this.score()));
    let lines = question.lines.min(seen.len());
    let proved = whole && (seen[..lines].iter()).all(|(_, this)| matches!(this, Seen::Proved(_)));
    seen.truncate(lines);
    let stopped_by =
        if proved { StoppedBy::Proved } else { budget.stopped().unwrap_or(StoppedBy::Nodes) };
    let nodes = budget.spent() - before;
    report(&evaluation, seen, u32::from(whole), nodes, stopped_by)
}

/// Makes the report from moves that are sorted, best first.
fn report(
    evaluation: &Evaluation,
    seen: Vec<(Move, Seen)>,
    depth: u32,
    nodes: u64,
    stopped_by: StoppedBy,
) -> Report<Move> {
    let lines =
        (seen.into_iter()).map(|(m, this)| Line::of_move(m, this.value(evaluation))).collect();
    let stats = Stats { nodes, depth, engine: Method::OnePly, stopped_by };
    Report::of_lines(lines, stats, || Value::estimate(0.5))
}
