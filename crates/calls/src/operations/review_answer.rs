//! What `review` answers.

use serde::Serialize;
use utoipa::ToSchema;

use crate::analysis::{Class, Limits, StoppedByWire, ValueWire, optional_figure, optional_share};
use crate::position::Awaits;
use crate::record::GameRecord;

/// A game, move by move.
#[derive(Debug, Serialize, ToSchema)]
pub struct ReviewAnswer {
    /// Key of the position after the last move.
    pub key: String,
    /// The seat that moves there.
    pub seat: usize,
    /// Whether the game is over, also by a repetition within the list.
    pub over: bool,
    /// The seats that won; empty while not over and for a draw.
    pub winners: Vec<usize>,
    /// What the position waits for; null when the game is over.
    #[schema(required = true)]
    pub awaits: Option<Awaits>,
    /// Every move of the list.
    pub moves: Vec<ReviewedMove>,
    /// What each seat did, by seat.
    pub summary: Vec<ReviewedSeat>,
    /// The record with evaluations, judgements and best lines, if the game was sent as a record.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub record: Option<Box<GameRecord>>,
    /// The same as text, if the game was sent as a record.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub text: Option<String>,
    /// What the analysis took.
    pub stats: ReviewStats,
    /// The limits that applied, for the whole game.
    pub limits: Limits,
    /// The seed that applied.
    #[schema(maximum = 9007199254740991_u64)]
    pub seed: u64,
    /// Versions of release, rules and engine.
    pub version: String,
    /// `reconstructed` where the rules of this form of the game are not published ones.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub rules_status: Option<&'static str>,
}

/// A move of the game. A draw, and a move for which no time was left, have only seat, key and notation.
#[derive(Debug, Serialize, ToSchema)]
pub struct ReviewedMove {
    /// The seat that moved (or was due, for a draw).
    pub seat: usize,
    /// Key of the position in which it was made.
    pub key: String,
    /// The move in notation.
    pub r#move: String,
    /// What it is worth to the seat that moves.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub value: Option<ValueWire>,
    /// The best move there.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub best: Option<String>,
    /// The line that begins with the best move: best play for all, as far as it is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub best_line: Option<Vec<String>>,
    /// What the best move is worth.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub best_value: Option<ValueWire>,
    /// How much less the move is worth than the best one: in points where both margins are known, else in
    /// win probability.
    #[serde(
        skip_serializing_if = "Option::is_none",
        serialize_with = "optional_figure"
    )]
    #[schema(nullable = false)]
    pub loss: Option<f64>,
    /// The win probability of the seat that moved, after its move, if that is known.
    #[serde(
        skip_serializing_if = "Option::is_none",
        serialize_with = "optional_share"
    )]
    #[schema(nullable = false, minimum = 0, maximum = 1)]
    pub win_probability: Option<f64>,
    /// The win probability of seat 0 after the move, if that is known: the one to draw a curve of.
    #[serde(
        skip_serializing_if = "Option::is_none",
        serialize_with = "optional_share"
    )]
    #[schema(nullable = false, minimum = 0, maximum = 1)]
    pub win_probability_seat_0: Option<f64>,
    /// How much win probability it gave away, if that is known.
    #[serde(
        skip_serializing_if = "Option::is_none",
        serialize_with = "optional_share"
    )]
    #[schema(nullable = false, minimum = 0, maximum = 1)]
    pub win_probability_loss: Option<f64>,
    /// Its class.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub class: Option<Class>,
    /// Whether there was no other move.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub forced: Option<bool>,
}

/// What a seat did.
#[derive(Debug, Serialize, ToSchema)]
pub struct ReviewedSeat {
    /// The seat.
    pub seat: usize,
    /// How many of its moves were valued.
    pub judged: usize,
    /// How many were best.
    pub best: usize,
    /// How many were good.
    pub good: usize,
    /// How many were inaccuracies.
    pub inaccuracy: usize,
    /// How many were mistakes.
    pub mistake: usize,
    /// How many were blunders.
    pub blunder: usize,
    /// How accurate it was, in percent: the mean of 100 (1 - p)^4 over its valued moves, p being the win probability that a
    /// move gave away; null where none is known.
    #[serde(serialize_with = "optional_figure")]
    #[schema(required = true, minimum = 0, maximum = 100)]
    pub accuracy: Option<f64>,
    /// Mean of the losses, in their own unit; null if no move was valued.
    #[serde(serialize_with = "optional_figure")]
    #[schema(required = true)]
    pub mean_loss: Option<f64>,
    /// Mean of the win probabilities given away, null where none is known.
    #[serde(serialize_with = "optional_share")]
    #[schema(required = true)]
    pub mean_win_probability_loss: Option<f64>,
}

/// What a review took.
#[derive(Debug, Serialize, ToSchema)]
pub struct ReviewStats {
    /// Nodes: positions entered.
    pub nodes: u64,
    /// Nodes that each move had at most.
    pub nodes_per_move: u64,
    /// Moves that were valued.
    pub judged: usize,
    /// What ended it: `nodes` if all moves were valued, else `time` or `cancelled`.
    pub stopped_by: StoppedByWire,
}
