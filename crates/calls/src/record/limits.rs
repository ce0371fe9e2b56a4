//! How large a record may be.

use crate::problem::Exceeded;

/// Most moves of a record, those of its variations included.
pub const MAX_RECORD_MOVES: usize = 2000;
/// Most variations inside one another.
pub const MAX_VARIATION_DEPTH: usize = 16;
/// Longest name or value of a tag, in characters.
pub const MAX_TAG: usize = 500;

/// The limit that a record with more than [`MAX_RECORD_MOVES`] moves exceeds, and what is said of it. Moves are counted no
/// further.
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

/// As [`too_many`], for variations inside one another.
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
