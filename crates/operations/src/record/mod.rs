//! Records of games. A record is one tree of moves with comments, times, evaluations and variations. It has two forms:
//! JSON, and a text that people can read and edit. The grammar of the text is in `docs/RECORDS.md`.
//!
//! A record is read ([`RecordInput`]), then checked against the rules of its game ([`check`]). A checked record is in
//! canonical form: writing and reading it, as text or as JSON, does not change it.

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
pub use limits::{MAX_NAGS, MAX_RECORD_CODE, MAX_RECORD_MOVES, MAX_TAG, MAX_VARIATION_DEPTH};
pub use read::read;
pub use result::{RecordResult, Termination};
pub use tree::{
    GameRecord, OptionValue, RecordInput, RecordLine, RecordMove, RecordPlayer, RecordSource,
};
pub use unique::UniqueMap;
pub use write::write;
