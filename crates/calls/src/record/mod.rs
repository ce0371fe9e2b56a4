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
pub use read::read;
pub use result::{RecordResult, Termination};
pub use tree::{
    GameRecord, OptionValue, RecordInput, RecordLine, RecordMove, RecordPlayer, RecordSource,
};
pub use unique::UniqueMap;
pub use write::write;

/// Most moves of a record, those of its variations included.
pub const MAX_RECORD_MOVES: usize = 2000;
/// Most variations inside one another.
pub const MAX_VARIATION_DEPTH: usize = 16;
/// Longest name or value of a tag, in characters.
pub const MAX_TAG: usize = 500;
