//! Size limits of records.

use crate::problem::Exceeded;

/// Most moves of a record, including variations.
pub const MAX_RECORD_MOVES: usize = 2000;
/// Deepest nesting of variations.
pub const MAX_VARIATION_DEPTH: usize = 16;
/// Longest name or value of a tag, in characters.
pub const MAX_TAG: usize = 500;
/// Most judgements of a move.
pub const MAX_NAGS: usize = 8;
/// Longest code of a record in an address, in characters: an address with it fits twice into the longest request
/// target.
pub const MAX_RECORD_CODE: usize = 8000;

/// An exceeded limit, and the message for it.
pub(super) type Excess = (Exceeded, String);

/// More than [`MAX_RECORD_MOVES`] moves. Further moves are not counted.
pub(super) fn too_many() -> Excess {
    let detail =
        format!("a record has at most {MAX_RECORD_MOVES} moves, those of its variations included");
    let asked = MAX_RECORD_MOVES + 1;
    (exceeded("record_moves", MAX_RECORD_MOVES, asked), detail)
}

/// As [`too_many`], for the nesting of variations.
pub(super) fn too_deep() -> Excess {
    let detail =
        format!("a record has at most {MAX_VARIATION_DEPTH} variations inside one another");
    let asked = MAX_VARIATION_DEPTH + 1;
    (exceeded("record_variation_depth", MAX_VARIATION_DEPTH, asked), detail)
}

/// A name or a value of a tag with `asked` characters, more than [`MAX_TAG`].
pub(super) fn too_long(asked: usize) -> Excess {
    let detail = format!("names and values have at most {MAX_TAG} characters");
    (exceeded("record_tag_characters", MAX_TAG, asked), detail)
}

/// A move with `asked` judgements, more than [`MAX_NAGS`].
pub(super) fn too_many_judgements(asked: usize) -> Excess {
    let detail = format!("a move has at most {MAX_NAGS} judgements");
    (exceeded("record_judgements", MAX_NAGS, asked), detail)
}

fn exceeded(limit: &'static str, allowed: usize, asked: usize) -> Exceeded {
    Exceeded { limit, allowed: allowed as u64, asked: asked as u64 }
}
