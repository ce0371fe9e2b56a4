//! Size limits of records.

use crate::problem::Exceeded;

/// Most moves of a record, including variations.
pub const MAX_RECORD_MOVES: usize = 2000;
/// Deepest nesting of variations.
pub const MAX_VARIATION_DEPTH: usize = 16;
/// Longest name or value of a tag, in characters.
pub const MAX_TAG: usize = 500;

/// The exceeded limit and the message for a record with more than [`MAX_RECORD_MOVES`] moves. Further moves are not
/// counted.
pub(super) fn too_many() -> (Exceeded, String) {
    let exceeded = Exceeded {
        limit: "record_moves",
        allowed: MAX_RECORD_MOVES as u64,
        asked: MAX_RECORD_MOVES as u64 + 1,
    };
    let detail =
        format!("a record has at most {MAX_RECORD_MOVES} moves, those of its variations included");
    (exceeded, detail)
}

/// As [`too_many`], for the nesting of variations.
pub(super) fn too_deep() -> (Exceeded, String) {
    let exceeded = Exceeded {
        limit: "record_variation_depth",
        allowed: MAX_VARIATION_DEPTH as u64,
        asked: MAX_VARIATION_DEPTH as u64 + 1,
    };
    let detail =
        format!("a record has at most {MAX_VARIATION_DEPTH} variations inside one another");
    (exceeded, detail)
}
