//! The answer of `review`.

use serde::Serialize;
use utoipa::ToSchema;

use crate::analysis::{Class, Limits, StoppedByWire, ValueWire, optional_figure, optional_share};
use crate::position::Awaits;
use crate::record::GameRecord;

/// A reviewed game, move by move.
#[derive(Debug, Serialize, ToSchema)]
pub struct ReviewAnswer {
    /// Key of the position after the last move.
    pub key: String,
    /// The seat to move in that position.
    pub seat: usize,
    /// True if the game is over, including by repetition within the list.
    pub over: bool,
    /// The seats that won; empty for a draw and while the game goes on.
    pub winners: Vec<usize>,
    /// The next event, a move or a random draw; null when the game is over.
    pub awaits: Option<Awaits>,
    /// Every move of the list.
    pub moves: Vec<ReviewedMove>,
    /// Inaccuracies, mistakes and blunders as indices into `moves`, the most costly first.
    pub mistakes: Vec<usize>,
    /// Statistics of each seat, by seat.
    pub summary: Vec<ReviewedSeat>,
    /// The record with evaluations, judgements and best lines; present if the game was sent as a record.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub record: Option<Box<GameRecord>>,
    /// The same record as text; present if the game was sent as a record.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub text: Option<String>,
    /// Effort of the analysis.
    pub stats: ReviewStats,
    /// The limits that applied, for the whole game.
    pub limits: Limits,
    /// The seed that applied.
    #[schema(maximum = 9007199254740991_u64)]
    pub seed: u64,
    /// Versions of release, rules and engine.
    pub version: String,
    /// `reconstructed` if the rules of this form of the game are not the published ones; otherwise absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub rules_status: Option<&'static str>,
}

/// A move of the game. Draws, and moves beyond the time limit, have only `seat`, `key` and `move`.
#[derive(Debug, Serialize, ToSchema)]
pub struct ReviewedMove {
    /// The seat that moved; for a draw, the seat whose turn it was.
    pub seat: usize,
    /// Key of the position before the move.
    pub key: String,
    /// The move in notation.
    pub r#move: String,
    /// Value of the move for the seat that made it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub value: Option<ValueWire>,
    /// The best move in this position.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub best: Option<String>,
    /// The line that begins with the best move: best play by all seats, as far as it is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub best_line: Option<Vec<String>>,
    /// Value of the best move.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub best_value: Option<ValueWire>,
    /// Expected points that the move gave away against the best move; absent in games without points. A move that has
    /// better chances of winning than the best one gives no points away.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "optional_figure")]
    #[schema(nullable = false, minimum = 0)]
    pub points_lost: Option<f64>,
    /// Win probability after the move of the seat that made it, if known.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "optional_share")]
    #[schema(nullable = false, minimum = 0, maximum = 1)]
    pub win_probability: Option<f64>,
    /// Win probability of seat 0 after the move, if known. Use it to draw the curve of a game.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "optional_share")]
    #[schema(nullable = false, minimum = 0, maximum = 1)]
    pub win_probability_seat_0: Option<f64>,
    /// Win probability given away by the move, if known.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "optional_share")]
    #[schema(nullable = false, minimum = 0, maximum = 1)]
    pub win_probability_loss: Option<f64>,
    /// Cost of the move as a share of a win: `win_probability_loss`, or `points_lost` divided by the points that count
    /// as much as a win, whichever is larger.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "optional_share")]
    #[schema(nullable = false, minimum = 0, maximum = 1)]
    pub cost: Option<f64>,
    /// Class of the move, by its cost.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub class: Option<Class>,
    /// True if the move was the only legal one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub forced: Option<bool>,
}

/// Statistics of one seat.
#[derive(Debug, Serialize, ToSchema)]
pub struct ReviewedSeat {
    /// The seat.
    pub seat: usize,
    /// Number of the seat's moves that were evaluated.
    pub judged: usize,
    /// Number of its best moves.
    pub best: usize,
    /// Number of its good moves.
    pub good: usize,
    /// Number of its inaccuracies.
    pub inaccuracy: usize,
    /// Number of its mistakes.
    pub mistake: usize,
    /// Number of its blunders.
    pub blunder: usize,
    /// Accuracy in percent: the mean of 100 (1 - cost)^4 over the evaluated moves, in games of points of 100 (1 - 2p)^4,
    /// where p is the share of `points_lost` in the points that count as much as a win, at most a half; null if no move was
    /// evaluated.
    #[serde(serialize_with = "optional_figure")]
    #[schema(minimum = 0, maximum = 100)]
    pub accuracy: Option<f64>,
    /// Sum of the expected points given away; null in games without points, and if no move was evaluated.
    #[serde(serialize_with = "optional_figure")]
    #[schema(minimum = 0)]
    pub points_lost: Option<f64>,
    /// Mean of the win probabilities given away; null if none is known.
    #[serde(serialize_with = "optional_share")]
    pub mean_win_probability_loss: Option<f64>,
}

/// Effort of a review.
#[derive(Debug, Serialize, ToSchema)]
pub struct ReviewStats {
    /// Nodes spent; a node is a position entered.
    pub nodes: u64,
    /// Node limit of each move.
    pub nodes_per_move: u64,
    /// Number of evaluated moves.
    pub judged: usize,
    /// Reason for the end of the analysis: `nodes` if all moves were evaluated, otherwise `time` or `cancelled`.
    pub stopped_by: StoppedByWire,
}
