//! Analyses as callers see them.

use serde::{Deserialize, Serialize, Serializer};
use utoipa::ToSchema;

use super::ask::Ask;
use super::limits::Limits;
use super::version;
use super::why::{MOST_EXPLAINED, why};
use crate::game::WireGame;
use crate::position::Awaits;
use crate::sentence::Sentence;
use crate::wire::same_variants;
use tessera_rules::game::{Seat, SeatSet};
use tessera_search::{Kind, Line, Method, Outcome, Report, Stats, StoppedBy, Value};

/// The value of a position, and its best moves.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct AnalysisAnswer {
    /// The position key.
    pub key: String,
    /// The seat that moves; every value is from its view.
    pub seat: usize,
    /// True if the game is over.
    pub over: bool,
    /// The seats that won; empty for a draw and while the game goes on.
    pub winners: Vec<usize>,
    /// The next event, a move or a random draw; null when the game is over.
    pub awaits: Option<Awaits>,
    /// Value of the position, which is the value of the best line.
    pub value: ValueWire,
    /// The best move in notation; null when the game is over.
    pub best: Option<String>,
    /// The best moves, best first: as many as requested, or all if there are fewer.
    pub lines: Vec<LineWire>,
    /// Effort of the analysis.
    pub stats: StatsWire,
    /// The limits that applied.
    pub limits: Limits,
    /// The seed that applied.
    #[schema(maximum = 9007199254740991_u64)]
    pub seed: u64,
    /// Versions of release, rules and engine. The same request with the same version gives the same answer, unless time
    /// or the caller stopped the analysis.
    pub version: String,
    /// `reconstructed` if the rules of this form of the game are not the published ones; otherwise absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub rules_status: Option<&'static str>,
}

/// The best result so far of an analysis that is still running.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[schema(as = AnalysisPartial)]
pub struct PartialAnswer {
    /// Nodes spent.
    pub nodes: u64,
    /// Node limit of the analysis.
    pub budget: u64,
    /// Depth in plies of the deepest completed iteration, or of the longest line in the tree.
    pub depth: u32,
    /// Name of the algorithm.
    pub engine: &'static str,
    /// Value of the position as far as it is known.
    pub value: ValueWire,
    /// The best move so far.
    pub best: Option<String>,
    /// The best moves so far, best first.
    pub lines: Vec<LineWire>,
}

/// A value from the view of the seat that moves. The first five members are always present, null where they are
/// unknown. The others are present only where they apply.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = AnalysisValue)]
pub struct ValueWire {
    /// Certainty of the value.
    pub kind: KindWire,
    /// The outcome; null when unknown. For a bound: the least or the most that the seat gets.
    pub outcome: Option<OutcomeWire>,
    /// Difference in points, as the game counts them; null in games without points, or if the search did not determine
    /// it.
    #[serde(serialize_with = "optional_figure")]
    pub margin: Option<f64>,
    /// Number of plies to the end if it is proved, otherwise null.
    pub plies: Option<u32>,
    /// Expected share of the win, 0 to 1; a draw counts 1/2. Null when unknown.
    #[serde(serialize_with = "optional_share")]
    #[schema(minimum = 0, maximum = 1)]
    pub win_probability: Option<f64>,
    /// Standard error of `win_probability`; present only if that is the mean of a sample.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "optional_share")]
    #[schema(nullable = false)]
    pub std_error: Option<f64>,
    /// Every seat's expected share of the win, by seat; present only with three or more seats.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "share_list")]
    #[schema(nullable = false)]
    pub shares: Option<Vec<f64>>,
}

/// A move and the line that follows it.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[schema(as = AnalysisLine)]
pub struct LineWire {
    /// The move in notation.
    pub r#move: String,
    /// Value of the move for the seat that makes it.
    pub value: ValueWire,
    /// Difference to the value of the best line: in points where both margins are known, otherwise in win probability.
    #[serde(serialize_with = "figure")]
    pub loss: f64,
    /// Principal variation: best play by all seats, as far as it is known. It begins with the move. Each of its moves
    /// is legal in the position it is made in.
    pub pv: Vec<String>,
    /// Index in `pv` of the first move that is only likely, because it depends on drawn tiles, a hidden rack or the
    /// policy of playouts. From there on, draws are the likeliest ones. Present only if there are such moves.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, minimum = 1)]
    pub likely_from: Option<usize>,
    /// Sentences about the line, in the language of the caller: effects of the move and of the move after it, and the
    /// loss of the second best move; for other lines, their loss. Facts of position, rules and lines. Present only with
    /// `explain`, in the first ten lines.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, min_items = 1, max_items = 3)]
    pub why: Option<Vec<Sentence>>,
}

/// Effort of an analysis.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[schema(as = AnalysisStats)]
pub struct StatsWire {
    /// Nodes spent; a node is a position entered.
    pub nodes: u64,
    /// Depth in plies of the deepest completed iteration, or of the longest line in the tree.
    pub depth: u32,
    /// Name of the algorithm; `rules` when the game is over.
    pub engine: &'static str,
    /// Reason for the end of the analysis.
    pub stopped_by: StoppedByWire,
}

/// Certainty of a value: `exact` (proved), `lower` or `upper` (proved to be at least, or at most), `estimate`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = AnalysisKind)]
#[allow(missing_docs)] // The enum's comment explains each variant.
pub enum KindWire {
    Exact,
    Lower,
    Upper,
    Estimate,
}

/// The game's outcome for the seat that moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = AnalysisOutcome)]
#[allow(missing_docs)] // The names are clear.
pub enum OutcomeWire {
    Win,
    Draw,
    Loss,
}

/// Reason for the end of an analysis: everything is proved (`proved`), a limit was reached, or the service shut down
/// (`cancelled`).
///
/// Later releases may add values; accept unknown ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = AnalysisStoppedBy)]
#[allow(missing_docs)] // The enum's comment explains each variant.
pub enum StoppedByWire {
    Proved,
    Nodes,
    Depth,
    Time,
    Cancelled,
}

impl AnalysisAnswer {
    /// The answer to `ask`; `report` is in the caller's own orientation.
    pub fn new<G: WireGame>(ask: &Ask<G>, report: &Report<G::Move>) -> AnalysisAnswer {
        let position = &ask.position;
        let mut lines = lines(position, &report.lines);
        if ask.explain {
            for (place, line) in lines.iter_mut().enumerate().take(MOST_EXPLAINED) {
                let sentences =
                    why(position, &report.lines, place, ask.moves.is_none()).into_iter();
                line.why = Some(sentences.map(Sentence::from).collect());
            }
        }
        AnalysisAnswer {
            key: position.key(),
            seat: position.to_move().index(),
            over: ask.over,
            winners: position.winners().iter().map(Seat::index).collect(),
            awaits: Awaits::of(position).filter(|_| !ask.over),
            value: ValueWire::new(&report.value),
            best: lines.first().map(|line| line.r#move.clone()),
            lines,
            stats: StatsWire::new(&report.stats),
            limits: ask.limits,
            seed: ask.seed,
            version: version::<G>(ask.table_bytes),
            rules_status: position.rules_status(),
        }
    }

    /// The answer for a finished position: its result, from the view of the seat that would move.
    pub fn over<G: WireGame>(ask: &Ask<G>) -> AnalysisAnswer {
        let report = Report {
            value: result(&ask.position),
            lines: Vec::new(),
            stats: Stats {
                nodes: 0,
                depth: 0,
                engine: Method::Rules,
                stopped_by: StoppedBy::Proved,
            },
        };
        AnalysisAnswer::new(ask, &report)
    }
}

impl PartialAnswer {
    /// The best result so far; `report` is in the caller's own orientation.
    pub fn new<G: WireGame>(ask: &Ask<G>, report: &Report<G::Move>) -> PartialAnswer {
        let lines = lines(&ask.position, &report.lines);
        PartialAnswer {
            nodes: report.stats.nodes,
            budget: ask.limits.nodes,
            depth: report.stats.depth,
            engine: report.stats.engine.name(),
            value: ValueWire::new(&report.value),
            best: lines.first().map(|line| line.r#move.clone()),
            lines,
        }
    }
}

/// The exact value of a finished position for the seat that would move.
fn result<G: WireGame>(position: &G) -> Value {
    let seat = position.to_move();
    let seats = position.seats();
    let winners = position.winners();
    let everyone = seats > 1 && winners.len() == seats;
    let outcome = match () {
        // A solo game without a winner is lost.
        () if winners.is_empty() && seats == 1 => Outcome::Loss,
        () if winners.is_empty() || everyone => Outcome::Draw,
        () if winners.contains(seat) => Outcome::Win,
        () => Outcome::Loss,
    };
    let shares = (seats > 2).then(|| (0..seats).map(|i| share(winners, Seat::new(i), seats)));
    Value {
        margin: position.final_margin(seat),
        plies: Some(0),
        win_probability: Some(share(winners, seat, seats)),
        shares: shares.map(Iterator::collect),
        ..Value::exact(outcome)
    }
}

fn share(winners: SeatSet, seat: Seat, seats: usize) -> f64 {
    match winners.len() {
        0 if seats == 1 => 0.0,
        0 => 1.0 / seats as f64,
        n if winners.contains(seat) => 1.0 / n as f64,
        _ => 0.0,
    }
}

fn lines<G: WireGame>(position: &G, lines: &[Line<G::Move>]) -> Vec<LineWire> {
    lines
        .iter()
        .map(|line| LineWire {
            r#move: position.notation(line.m),
            value: ValueWire::new(&line.value),
            loss: line.loss,
            pv: position.notations(&line.pv),
            likely_from: line.likely_from,
            why: None,
        })
        .collect()
}

impl ValueWire {
    /// The wire form of a value.
    pub fn new(value: &Value) -> ValueWire {
        ValueWire {
            kind: value.kind.into(),
            outcome: value.outcome.map(OutcomeWire::from),
            margin: value.margin,
            plies: value.plies,
            win_probability: value.win_probability,
            std_error: value.std_error,
            shares: value.shares.as_ref().map(|shares| shares.to_vec()),
        }
    }
}

impl StatsWire {
    /// The wire form of a search's statistics.
    pub fn new(stats: &Stats) -> StatsWire {
        StatsWire {
            nodes: stats.nodes,
            depth: stats.depth,
            engine: stats.engine.name(),
            stopped_by: stats.stopped_by.into(),
        }
    }
}

same_variants!(Kind => KindWire { Exact, Lower, Upper, Estimate });
same_variants!(Outcome => OutcomeWire { Win, Draw, Loss });
same_variants!(StoppedBy => StoppedByWire { Proved, Nodes, Depth, Time, Cancelled });

/// Rounds to six decimals. Further digits carry no information, and short numbers are easier to read.
pub(crate) fn rounded(x: f64) -> f64 {
    // Adding zero turns a negative zero into a plain one.
    (x * 1e6).round() / 1e6 + 0.0
}

/// Writes a number that is usually whole: 7, or 7.25.
fn figure<S: Serializer>(x: &f64, serializer: S) -> Result<S::Ok, S::Error> {
    let x = rounded(*x);
    if x.fract() == 0.0 && x.abs() < 1e15 {
        serializer.serialize_i64(x as i64)
    } else {
        serializer.serialize_f64(x)
    }
}

/// Writes a number as `figure` does, or null.
pub fn optional_figure<S: Serializer>(x: &Option<f64>, serializer: S) -> Result<S::Ok, S::Error> {
    match x {
        Some(x) => figure(x, serializer),
        None => serializer.serialize_none(),
    }
}

/// Writes a number that is usually a fraction: 1.0, or 0.25.
pub fn optional_share<S: Serializer>(x: &Option<f64>, serializer: S) -> Result<S::Ok, S::Error> {
    x.map(rounded).serialize(serializer)
}

fn share_list<S: Serializer>(list: &Option<Vec<f64>>, serializer: S) -> Result<S::Ok, S::Error> {
    let rounded: Option<Vec<f64>> =
        (list.as_ref()).map(|list| list.iter().copied().map(rounded).collect());
    rounded.serialize(serializer)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_written_as_the_contract_shows_them() {
        let value = Value { margin: Some(7.0), plies: Some(5), ..Value::exact(Outcome::Win) };
        let json = serde_json::to_string(&ValueWire::new(&value)).unwrap();
        assert_eq!(
            json,
            r#"{"kind":"exact","outcome":"win","margin":7,"plies":5,"win_probability":1.0}"#
        );
        let value = Value {
            margin: Some(-0.000_000_1),
            std_error: Some(0.012_345_678),
            shares: Some([0.5, 0.25, 0.25].into_iter().collect()),
            ..Value::estimate(0.5)
        };
        let json = serde_json::to_string(&ValueWire::new(&value)).unwrap();
        assert_eq!(
            json,
            r#"{"kind":"estimate","outcome":null,"margin":0,"plies":null,"win_probability":0.5,"std_error":0.012346,"shares":[0.5,0.25,0.25]}"#
        );
    }
}
