//! Records of games: one tree of moves with comments, times, evaluations and variations, as JSON and as a text that people
//! read and edit. `docs/RECORDS.md` has the grammar of the text.
//!
//! A record is read ([`RecordInput`]), then checked against the rules of its game ([`check`]). A checked record is in
//! canonical form: written as text or as JSON and read again, it is the same.

mod check;
mod comment;
mod evaluation;
mod place;
mod read;
mod result;
mod scan;
mod tags;
mod tidy;
mod tree;
mod unique;
mod write;

#[cfg(test)]
mod tests;

pub use check::{CheckedRecord, check};
pub use evaluation::RecordEvaluation;
pub(crate) use read::MAX_NAGS;
pub use read::read;
pub use result::{RecordResult, Termination};
pub use tree::{
    GameRecord, OptionValue, RecordInput, RecordLine, RecordMove, RecordPlayer, RecordSource,
};
pub use unique::UniqueMap;
pub use write::write;

use crate::problem::Exceeded;

/// Most moves of a record, those of its variations included.
pub const MAX_RECORD_MOVES: usize = 2000;
/// Most variations inside one another.
pub const MAX_VARIATION_DEPTH: usize = 16;
/// Longest name or value of a tag, in characters.
pub const MAX_TAG: usize = 500;

/// The limit that a record with more than [`MAX_RECORD_MOVES`] moves exceeds, and what is said of it. Moves are counted no
/// further.
fn too_many() -> (Exceeded, String) {
    let exceeded = Exceeded {
        limit: "record_moves",
        allowed: MAX_RECORD_MOVES as u64,
        asked: MAX_RECORD_MOVES as u64 + 1,
    };
    let detail =
        format!("a record has at most {MAX_RECORD_MOVES} moves, those of its variations included");
    (exceeded, detail)
}

/// As [`too_many`], for variations inside one another.
fn too_deep() -> (Exceeded, String) {
    let exceeded = Exceeded {
        limit: "record_variation_depth",
        allowed: MAX_VARIATION_DEPTH as u64,
        asked: MAX_VARIATION_DEPTH as u64 + 1,
    };
    let detail =
        format!("a record has at most {MAX_VARIATION_DEPTH} variations inside one another");
    (exceeded, detail)
}
