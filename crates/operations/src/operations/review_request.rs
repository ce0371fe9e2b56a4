//! The request of `review`: a position and moves, or the record of a game.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer};
use utoipa::ToSchema;

use crate::analysis::LimitsInput;
use crate::record::RecordInput;
use crate::wire::{Int, MoveInput, MoveObject, PositionInput, ReadMove};

/// A game to review, in either form.
#[derive(Debug, ToSchema)]
#[serde(untagged)] // For the schema only; deserialization is implemented below.
pub enum ReviewRequest<P, M> {
    /// A position and moves.
    Moves(MovesReviewRequest<P, M>),
    /// A record.
    Record(RecordReviewRequest),
    /// A record and a member that it excludes, as a JSON pointer; refused when it is read.
    #[serde(skip)]
    Excluded(&'static str),
}

/// A position and the moves of a game from it.
#[derive(Debug, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(bound = "P: ToSchema, M: ToSchema")]
pub struct MovesReviewRequest<P, M> {
    /// The position: the JSON object or the position key.
    pub position: PositionInput<P>,
    /// The moves in order: each in notation, or as the move object that `moves` returns.
    #[schema(max_items = 1000, value_type = Vec<MoveInput<M>>)]
    pub moves: Vec<ReadMove<M>>,
    /// Limits of the search, for the whole game. The nodes are distributed equally among the moves to evaluate.
    pub limits: Option<LimitsInput>,
    /// Seed of draws written `+`, as in `play`, and of random choices in sampling searches.
    #[schema(value_type = Option<i64>, minimum = 0, maximum = 9007199254740991_i64)]
    pub seed: Option<Int>,
}

/// The record of a game to annotate, as a JSON object or as text.
#[derive(Debug, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RecordReviewRequest {
    /// The record: the JSON object or the text, as in `record`.
    pub record: RecordInput,
    /// Limits of the search, for the whole game. The nodes are distributed equally among the moves to evaluate.
    pub limits: Option<LimitsInput>,
    /// Seed of draws written `+`, as in `play`, and of random choices in sampling searches.
    #[schema(value_type = Option<i64>, minimum = 0, maximum = 9007199254740991_i64)]
    pub seed: Option<Int>,
}

/// The members of both forms. Trying one form after the other would lose the place of an error.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[serde(bound(deserialize = "P: Deserialize<'de>, M: MoveObject"))]
struct Members<P, M> {
    position: Option<PositionInput<P>>,
    moves: Option<Vec<ReadMove<M>>>,
    record: Option<RecordInput>,
    limits: Option<LimitsInput>,
    seed: Option<Int>,
}

impl<'de, P: Deserialize<'de>, M: MoveObject> Deserialize<'de> for ReviewRequest<P, M> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Members { position, moves, record, limits, seed } = Members::deserialize(deserializer)?;
        match (position, moves, record) {
            (None, None, Some(record)) => {
                Ok(ReviewRequest::Record(RecordReviewRequest { record, limits, seed }))
            }
            (Some(_), _, Some(_)) => Ok(ReviewRequest::Excluded("/position")),
            (None, Some(_), Some(_)) => Ok(ReviewRequest::Excluded("/moves")),
            (Some(position), Some(moves), None) => {
                Ok(ReviewRequest::Moves(MovesReviewRequest { position, moves, limits, seed }))
            }
            (None, None, None) => {
                Err(D::Error::custom("`position` and `moves` are missing, or `record`"))
            }
            (None, _, None) => Err(D::Error::missing_field("position")),
            (_, None, None) => Err(D::Error::missing_field("moves")),
        }
    }
}
