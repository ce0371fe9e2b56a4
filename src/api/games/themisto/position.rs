//! A position as JSON.

use serde::{Deserialize, Deserializer, Serialize};
use utoipa::ToSchema;

use crate::api::wire::Int;
use crate::game::Fault;
use crate::games::themisto::{Board, Setup};

/// A position of Themisto.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ThemistoPosition {
    /// The discs: one string for each rank, from rank 8 down to rank 1, each with files `a` to `h`: `b` black,
    /// `w` white, `.` empty. 2 to 64 discs.
    #[schema(min_items = 8, max_items = 8, example = json!([
        "wbwbwbwb", "b......w", "w......b", "b......w", "w......b", "b......w", "w......b", "bwbwbwbw"
    ]))]
    pub board: Vec<String>,
    /// The seat that acts next, or would have acted next in a finished game.
    #[schema(value_type = i64, minimum = 0, maximum = 1, example = 0)]
    pub to_move: Int,
    /// Whether the seat that is not to move owes a lost turn (`THM-8`).
    pub skip: bool,
    /// The seat that has won; null while nobody has, whatever rows the board holds.
    #[serde(deserialize_with = "present")]
    #[schema(value_type = Option<i64>, required = true, minimum = 0, maximum = 1)]
    pub winner: Option<Int>,
    /// The board before the last turn that was executed, which the next turn may not restore (`THM-6`); null
    /// for none. As many discs as `board`.
    #[serde(deserialize_with = "present")]
    #[schema(required = true, min_items = 8, max_items = 8)]
    pub previous: Option<Vec<String>>,
}

impl ThemistoPosition {
    /// What the JSON describes, boards read and nothing checked for consistency.
    pub(super) fn read(self) -> Result<Setup, Fault> {
        let board = Board::from_rows(&self.board).map_err(|fault| fault.at("board"))?;
        let previous = match self.previous {
            None => None,
            Some(rows) => Some(Board::from_rows(&rows).map_err(|fault| fault.at("previous"))?),
        };
        Ok(Setup {
            board,
            to_move: self.to_move.0,
            skip: self.skip,
            winner: self.winner.map(|seat| seat.0),
            previous,
        })
    }

    /// The JSON form of a description.
    pub(super) fn write(setup: &Setup) -> ThemistoPosition {
        ThemistoPosition {
            board: setup.board.to_rows().to_vec(),
            to_move: Int(setup.to_move),
            skip: setup.skip,
            winner: setup.winner.map(Int),
            previous: setup.previous.map(|board| board.to_rows().to_vec()),
        }
    }
}

/// Reads a member that may be null but not missing: serde lets a plain `Option` be left out.
fn present<'de, D: Deserializer<'de>, T: Deserialize<'de>>(
    deserializer: D,
) -> Result<Option<T>, D::Error> {
    Option::deserialize(deserializer)
}
