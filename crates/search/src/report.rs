//! What a search answers: [`Report`], made in one place, so that every search counts losses alike.

use super::budget::StoppedBy;
use super::value::{Kind, Outcome, Value};

/// The answer of a search: the value of the position and its best moves.
#[derive(Debug, Clone, PartialEq)]
pub struct Report<M> {
    /// The value for the seat to move: that of the best line, as far as it is proved that no other move is better.
    pub value: Value,
    /// Best first. Empty when the position is over or nothing could be searched.
    pub lines: Vec<Line<M>>,
    /// What the analysis took.
    pub stats: Stats,
}

impl<M> Report<M> {
    /// A report whose value is that of its first line. `lines` are sorted, best first; their losses are filled in here.
    /// `none` is the value of a report without lines.
    pub fn of_lines(lines: Vec<Line<M>>, stats: Stats, none: impl FnOnce() -> Value) -> Report<M> {
        let value = (lines.first()).map_or_else(none, |line| line.value.clone());
        Report::new(value, lines, stats)
    }

    /// A report in which another move may still turn out to be better than the first line: `holds` tells of its value
    /// whether what it says holds for the position too; otherwise [`at_least`] does. `lines` are sorted, best first;
    /// their losses are filled in here.
    pub fn of_best_line(
        lines: Vec<Line<M>>,
        stats: Stats,
        holds: impl FnOnce(&Value) -> bool,
    ) -> Report<M> {
        let best = (lines.first()).map_or_else(|| Value::estimate(0.5), |line| line.value.clone());
        let value = if holds(&best) { best } else { at_least(&best) };
        Report::new(value, lines, stats)
    }

    /// A report on a position worth `value`. `lines` are sorted, best first; their losses are filled in here.
    pub fn new(value: Value, mut lines: Vec<Line<M>>, stats: Stats) -> Report<M> {
        if let Some(best) = lines.first().map(|line| line.value.clone()) {
            for line in &mut lines {
                line.loss = loss(&best, &line.value);
            }
        }
        Report {
            value,
            lines,
            stats,
        }
    }
}

impl<M: Copy> Report<M> {
    /// The best move.
    pub fn best(&self) -> Option<M> {
        self.lines.first().map(|line| line.m)
    }
}

/// What a value gives away against the best one: in margin where both have one, else in win probability; 0 when neither
/// is known, and never negative.
pub fn loss(best: &Value, this: &Value) -> f64 {
    let gap = match (best.margin, this.margin) {
        (Some(best), Some(this)) => Some(best - this),
        _ => best
            .win_probability
            .zip(this.win_probability)
            .map(|(best, this)| best - this),
    };
    gap.unwrap_or(0.0).max(0.0)
}

/// One move of the seat to move and what it leads to.
#[derive(Debug, Clone, PartialEq)]
pub struct Line<M> {
    /// The move.
    pub m: M,
    /// Its value for the seat that makes it.
    pub value: Value,
    /// How much worse than the best line it is: see [`loss`].
    pub loss: f64,
    /// Principal variation: a legal line that begins with the move.
    pub pv: Vec<M>,
}

impl<M: Copy> Line<M> {
    /// A line whose loss the report that it gets into will fill in.
    pub fn new(m: M, value: Value, pv: Vec<M>) -> Line<M> {
        Line {
            m,
            value,
            loss: 0.0,
            pv,
        }
    }

    /// A line of which only the first move is known.
    pub fn of_move(m: M, value: Value) -> Line<M> {
        Line::new(m, value, vec![m])
    }
}

/// What a search took.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stats {
    /// Positions entered.
    pub nodes: u64,
    /// Plies of the deepest full iteration, or of the longest line in the tree.
    pub depth: u32,
    /// The search that answered.
    pub engine: Method,
    /// Why it ended.
    pub stopped_by: StoppedBy,
}

/// The searches that answer, by the names that callers of the service see (`stats.engine`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Method {
    /// [`alpha_beta`](crate::alpha_beta).
    AlphaBeta,
    /// [`determinised`](crate::determinised), with playouts that a game's greedy policy makes.
    Determinised,
    /// [`expectimax`](crate::expectimax).
    Expectimax,
    /// [`mate`](crate::mate).
    Mate,
    /// [`mcts`](crate::mcts) with three seats and more, each of which plays for itself.
    MaxNMcts,
    /// [`mcts`](crate::mcts).
    Mcts,
    /// Alpha-beta with the bounds of Octopus on what every tile can still earn.
    OctopusEndgame,
    /// The evaluation of the position after every move, and no further.
    OnePly,
    /// None: the game is over, and its rules say how it ended.
    Rules,
    /// None: the distance to the end of every position of the board is known.
    Table,
}

impl Method {
    /// All of them.
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

    /// The name in answers.
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

    /// The search with this name, if there is one.
    pub fn from_name(name: &str) -> Option<Method> {
        Method::ALL.into_iter().find(|method| method.name() == name)
    }
}

/// The value of a position whose best line is worth `best`, while another move may still turn out to be better: what
/// of it holds all the same. A win stays a win, though perhaps not in so few plies; points and draws are what the seat
/// can get at least; that the best known move loses, or gets no more than so much, says nothing of the position.
pub fn at_least(best: &Value) -> Value {
    let kind = match (best.kind, best.outcome) {
        (Kind::Exact, Some(Outcome::Win)) if best.margin.is_none() => Kind::Exact,
        (Kind::Exact | Kind::Lower, Some(Outcome::Win | Outcome::Draw)) => Kind::Lower,
        _ => Kind::Estimate,
    };
    Value {
        kind,
        outcome: best.outcome.filter(|_| kind != Kind::Estimate),
        // Nothing is sooner than at once.
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
        let unknown = Value {
            win_probability: None,
            ..Value::estimate(0.5)
        };
        assert_eq!(loss(&points(5.0, 0.75), &unknown), 0.0);
        let stats = Stats {
            nodes: 0,
            depth: 0,
            engine: Method::OnePly,
            stopped_by: StoppedBy::Nodes,
        };
        let lines = vec![
            Line::of_move(1, points(4.0, 0.6)),
            Line::of_move(2, points(1.5, 0.4)),
        ];
        let report = Report::of_lines(lines, stats, || Value::estimate(0.5));
        let losses: Vec<f64> = report.lines.iter().map(|line| line.loss).collect();
        assert_eq!(losses, [0.0, 2.5]);
        assert_eq!(report.value, report.lines[0].value);
    }

    #[test]
    fn while_other_moves_are_open_the_best_line_is_what_the_seat_can_get_at_least() {
        let of = |kind, outcome| Value {
            kind,
            plies: Some(3),
            ..Value::exact(outcome)
        };
        let said = |value: &Value| {
            let value = at_least(value);
            (value.kind, value.outcome, value.plies)
        };
        let (win, draw, loss) = (Outcome::Win, Outcome::Draw, Outcome::Loss);
        assert_eq!(said(&of(Kind::Exact, win)), (Kind::Exact, Some(win), None));
        assert_eq!(
            said(&of(Kind::Exact, draw)),
            (Kind::Lower, Some(draw), None)
        );
        assert_eq!(
            said(&of(Kind::Lower, draw)),
            (Kind::Lower, Some(draw), None)
        );
        // Of points, more may be had.
        let points = Value {
            margin: Some(4.0),
            ..of(Kind::Exact, win)
        };
        assert_eq!(said(&points), (Kind::Lower, Some(win), None));
        for nothing in [of(Kind::Exact, loss), of(Kind::Upper, draw)] {
            assert_eq!(said(&nothing), (Kind::Estimate, None, None));
        }
        let at_once = Value {
            plies: Some(1),
            ..of(Kind::Exact, win)
        };
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
