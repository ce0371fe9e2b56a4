//! A piece of work in bulk, as it is ordered, and what comes of it.

use serde::{Deserialize, Serialize};
use tessera_calls::game::WireGame;
use tessera_calls::operations::{PuzzlesRequest, filter};
use tessera_calls::problem::Problem;
use tessera_calls::wire::Int;
use tessera_puzzles::filter::Filter;

use super::format::Format;

/// A piece of work.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Piece {
    /// Some numbers of a file of puzzles.
    Puzzles(PuzzlesPiece),
    /// A piece of a layer of a solution, in the folder that the workers share.
    Layer(LayerPiece),
}

impl Piece {
    /// What stands in the place of a call's path.
    pub(crate) const PATH: &'static str = "bulk";
}

/// Some numbers of a file of puzzles.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PuzzlesPiece {
    pub(crate) game: String,
    pub(crate) wanted: Wanted,
    pub(crate) seed: u64,
    pub(crate) format: Format,
    /// The first number.
    pub(crate) start: u64,
    /// How many numbers.
    pub(crate) count: u64,
}

/// What puzzles are to be like.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Wanted {
    pub(crate) kind: Option<String>,
    pub(crate) level: Option<i64>,
    pub(crate) rating: Option<[i64; 2]>,
    pub(crate) themes: Vec<String>,
}

impl Wanted {
    /// The filter, if puzzles of this game can pass it.
    ///
    /// # Errors
    /// As [`filter`].
    pub(crate) fn filter<G: WireGame>(&self) -> Result<Filter, Problem> {
        filter::<G>(&PuzzlesRequest {
            r#type: self.kind.clone(),
            level: self.level.map(Int),
            rating: self.rating.map(|rating| rating.map(Int)),
            themes: Some(self.themes.clone()),
            fresh: Some(true),
            ..PuzzlesRequest::default()
        })
    }
}

/// A puzzle of a piece.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct FoundPuzzle {
    pub(crate) number: u64,
    /// Its position.
    pub(crate) key: String,
    /// As the file has it.
    pub(crate) text: String,
}

/// A piece of a layer.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct LayerPiece {
    pub(crate) side: u8,
    /// States of a piece, at most.
    pub(crate) piece_states: u64,
    pub(crate) discs: u32,
    pub(crate) piece: usize,
}
