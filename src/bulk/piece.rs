//! A piece of bulk work, as it is ordered, and its result.

use serde::{Deserialize, Serialize};
use tessera_operations::game::WireGame;
use tessera_operations::operations::{PuzzlesRequest, filter};
use tessera_operations::problem::Problem;
use tessera_operations::wire::Int;
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
    /// In place of the path of a call.
    pub(crate) const PATH: &'static str = "bulk";
}

/// A range of numbers in a file of puzzles.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PuzzlesPiece {
    pub(crate) game: String,
    pub(crate) wanted: Wanted,
    pub(crate) seed: u64,
    pub(crate) format: Format,
    /// The first number.
    pub(crate) start: u64,
    /// The length of the range.
    pub(crate) count: u64,
}

/// The wanted kind, difficulty and themes of puzzles.
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
    /// Same as [`filter`].
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
    /// Key of its position.
    pub(crate) key: String,
    /// Its text in the file.
    pub(crate) text: String,
}

/// A piece of a layer.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct LayerPiece {
    pub(crate) side: u8,
    /// Most states of a piece.
    pub(crate) piece_states: u64,
    pub(crate) discs: u32,
    pub(crate) piece: usize,
}
