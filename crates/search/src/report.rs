//! The answer of a search, [`Report`]. Reports are built in one place, so that every search counts losses alike.

use super::budget::StoppedBy;
use super::value::{Kind, Outcome, Value};

/// The answer of a search: the value of the position and its best moves.
#[derive(Debug, Clone, PartialEq)]
pub struct Report<M> {
    /// The value for the seat to move: that of the best line, if it is proved that no other move is better; otherwise
    /// the part of it that is certain.
    pub value: Value,
    /// The lines, best first. Empty if the position is over or nothing could be searched.
    pub lines: Vec<Line<M>>,
    /// Statistics of the analysis.
    pub stats: Stats,
}

impl<M> Report<M> {
    /// Creates a report whose value is that of its first line. `lines` are sorted, best first; their losses are
    /// computed here. `none` is the value of a report without lines.
    pub fn of_lines(lines: Vec<Line<M>>, stats: Stats, none: impl FnOnce() -> Value) -> Report<M> {
        let value = (lines.first()).map_or_else(none, |line| line.value.clone());
        Report::new(value, lines, stats)
    }

    /// Creates a report in which another move may still turn out to be better than the first line. If `holds` returns
    /// true for the first line's value, that is the value of the position too; otherwise [`at_least`] converts it.
    /// `lines` are sorted, best first; their losses are computed here.
    pub fn of_best_line(
        lines: Vec<Line<M>>,
        stats: Stats,
        holds: impl FnOnce(&Value) -> bool,
    ) -> Report<M> {
        let best = (lines.first()).map_or_else(|| Value::estimate(0.5), |line| line.value.clone());
        let value = if holds(&best) { best } else { at_least(&best) };
        Report::new(value, lines, stats)
    }

    /// Creates a report on a position of this value. `lines` are sorted, best first; their losses are computed here.
    pub fn new(value: Value, mut lines: Vec<Line<M>>, stats: Stats) -> Report<M> {
        if let Some(best) = lines.first().map(|line| line.value.clone()) {
            for line in &mut lines {
                line.loss = loss(&best, &line.value);
            }
        }
        Report { value, lines, stats }
    }
}

impl<M: Copy> Report<M> {
    /// Returns the best move.
    pub fn best(&self) -> Option<M> {
        self.lines.first().map(|line| line.m)
    }
}

/// Returns the loss of a value against the best one: in margin if both have one, otherwise in win probability; 0 if
/// neither is known, and never negative.
pub fn loss(best: &Value, this: &Value) -> f64 {
    let gap = match (best.margin, this.margin) {
        (Some(best), Some(this)) => Some(best - this),
        _ => best.win_probability.zip(this.win_probability).map(|(best, this)| best - this),
    };
    gap.unwrap_or(0.0).max(0.0)
}

/// One move of the seat to move, with its continuation.
#[derive(Debug, Clone, PartialEq)]
pub struct Line<M> {
    /// The move.
    pub m: M,
    /// Its value for the seat that makes it.
    pub value: Value,
    /// Loss against the best line: see [`loss`].
    pub loss: f64,
    /// Principal variation: a legal line that begins with the move.
    pub pv: Vec<M>,
    /// Index in the variation of its first move that is only likely, because the moves from there on depend on chance,
    /// on hidden information or on the policy of playouts. `None` if all of them are best play as far as it is known.
    pub likely_from: Option<usize>,
}

impl<M: Copy> Line<M> {
    /// Creates a line. The report that includes it computes its loss.
    pub fn new(m: M, value: Value, pv: Vec<M>) -> Line<M> {
        Line { m, value, loss: 0.0, pv, likely_from: None }
    }

    /// Returns the variation up to the first move that is only likely.
    pub fn without_likely(&self) -> &[M] {
        let end = self.likely_from.unwrap_or(self.pv.len());
        self.pv.get(..end).unwrap_or(&self.pv)
    }

    /// Creates a line of a single move.
    pub fn of_move(m: M, value: Value) -> Line<M> {
        Line::new(m, value, vec![m])
    }
}

/// Statistics of a search.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stats {
    /// Number of positions entered.
    pub nodes: u64,
    /// Plies of the deepest full iteration, or of the longest line in the tree.
    pub depth: u32,
    /// The search that answered.
    pub engine: Method,
    /// Reason for which it ended.
    pub stopped_by: StoppedBy,
}

/// The searches, by their names in the answers of the service (`stats.engine`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Method {
    /// [`alpha_beta`](crate::alpha_beta).
    AlphaBeta,
    /// [`determinised`](crate::determinised), with playouts by a game's greedy policy.
    Determinised,
    /// [`expectimax`](crate::expectimax).
    Expectimax,
    /// [`mate`](crate::mate).
    Mate,
    /// [`mcts`](crate::mcts) with three or more seats, each of which plays for itself.
    MaxNMcts,
    /// [`mcts`](crate::mcts).
    Mcts,
    /// Alpha-beta with bounds on the points that each tile of Octopus can still earn.
    OctopusEndgame,
    /// The evaluation of the position after each move, one ply deep.
    OnePly,
    /// No search: the game is over, and its rules give the result.
    Rules,
    /// No search: a table has the distance to the end for every position of the board.
    Table,
}

impl Method {
    /// All methods.
    pub const ALL: [Method; 10] = [
        Method::AlphaBeta,
        Method::Determinised,
        Method::Expectimax,
        Method::Mate,
        Method::MaxNMcts,
        Method::Mcts,
        Method::OctopusEndgame,
        Method::OnePly,
        Method::Rules,
        Method::Table,
    ];

    /// Returns the name used in answers.
    pub const fn name(self) -> &'static str {
        match self {
            Method::AlphaBeta => "alpha-beta",
            Method::Determinised => "determinised greedy playouts",
            Method::Expectimax => "expectimax",
            Method::Mate => "mate search",
            Method::MaxNMcts => "max-n mcts",
            Method::Mcts => "mcts",
            Method::OctopusEndgame => "octopus endgame alpha-beta",
            Method::OnePly => "one-ply",
            Method::Rules => "rules",
            Method::Table => "table",
        }
    }

    /// Returns the search with this name, if there is one.
    pub fn from_name(name: &str) -> Option<Method> {
        Method::ALL.into_iter().find(|method| method.name() == name)
    }
}

/// Returns the value of a position whose best line is worth `best`, while another move may still turn out to be better.
/// A win stays a win, but perhaps in fewer plies. Points and draws become lower bounds. A loss or an upper bound of the
/// best known move claims nothing about the position.
pub fn at_least(best: &Value) -> Value {
    let kind = match (best.kind, best.outcome) {
        (Kind::Exact, Some(Outcome::Win)) if best.margin.is_none() => Kind::Exact,
        (Kind::Exact | Kind::Lower, Some(Outcome::Win | Outcome::Draw)) => Kind::Lower,
        _ => Kind::Estimate,
    };
    Value {
        kind,
        outcome: best.outcome.filter(|_| kind != Kind::Estimate),
        // No win is quicker than one ply.
        plies: (best.plies).filter(|&plies| plies == 1 && kind == Kind::Exact),
        ..best.clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn losses_are_in_margin_where_both_have_one_and_never_negative() {
        let points = |margin: f64, win_probability: f64| Value {
            margin: Some(margin),
            ..Value::estimate(win_probability)
        };
        assert_eq!(loss(&points(5.0, 0.75), &points(3.0, 0.5)), 2.0);
        assert_eq!(loss(&points(5.0, 0.75), &Value::estimate(0.5)), 0.25);
        assert_eq!(loss(&points(3.0, 0.5), &points(5.0, 0.75)), 0.0);
        let unknown = Value { win_probability: None, ..Value::estimate(0.5) };
        assert_eq!(loss(&points(5.0, 0.75), &unknown), 0.0);
        let stats =
            Stats { nodes: 0, depth: 0, engine: Method::OnePly, stopped_by: StoppedBy::Nodes };
        let lines = vec![Line::of_move(1, points(4.0, 0.6)), Line::of_move(2, points(1.5, 0.4))];
        let report = Report::of_lines(lines, stats, || Value::estimate(0.5));
        let losses: Vec<f64> = report.lines.iter().map(|line| line.loss).collect();
        assert_eq!(losses, [0.0, 2.5]);
        assert_eq!(report.value, report.lines[0].value);
    }

    #[test]
    fn while_other_moves_are_open_the_best_line_is_what_the_seat_can_get_at_least() {
        let of = |kind, outcome| Value { kind, plies: Some(3), ..Value::exact(outcome) };
        let said = |value: &Value| {
            let value = at_least(value);
            (value.kind, value.outcome, value.plies)
        };
        let (win, draw, loss) = (Outcome::Win, Outcome::Draw, Outcome::Loss);
        assert_eq!(said(&of(Kind::Exact, win)), (Kind::Exact, Some(win), None));
        assert_eq!(said(&of(Kind::Exact, draw)), (Kind::Lower, Some(draw), None));
        assert_eq!(said(&of(Kind::Lower, draw)), (Kind::Lower, Some(draw), None));
        // More points may be possible.
        let points = Value { margin: Some(4.0), ..of(Kind::Exact, win) };
        assert_eq!(said(&points), (Kind::Lower, Some(win), None));
        for nothing in [of(Kind::Exact, loss), of(Kind::Upper, draw)] {
            assert_eq!(said(&nothing), (Kind::Estimate, None, None));
        }
        let at_once = Value { plies: Some(1), ..of(Kind::Exact, win) };
        assert_eq!(said(&at_once), (Kind::Exact, Some(win), Some(1)));
    }

    #[test]
    fn names_are_told_apart() {
        for method in Method::ALL {
            assert_eq!(Method::from_name(method.name()), Some(method));
        }
        assert_eq!(Method::from_name("oracle"), None);
    }
}
