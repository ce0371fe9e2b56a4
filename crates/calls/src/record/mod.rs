//! Records of games: one tree of moves with comments, times, evaluations and variations, as JSON and as a text that people
//! read and edit. `docs/RECORDS.md` has the grammar of the text.
//!
//! A record is read ([`RecordInput`]), then checked against the rules of its game ([`check`]). A checked record is in
//! canonical form: written as text or as JSON and read again, it is the same.

mod check;
mod comment;
mod evaluation;
mod limits;
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
pub use limits::{MAX_RECORD_MOVES, MAX_TAG, MAX_VARIATION_DEPTH};
pub(crate) use read::MAX_NAGS;
pub use read::read;
pub use result::{RecordResult, Termination};
pub use tree::{
    GameRecord, OptionValue, RecordInput, RecordLine, RecordMove, RecordPlayer, RecordSource,
};
pub use unique::UniqueMap;
pub use write::write;
