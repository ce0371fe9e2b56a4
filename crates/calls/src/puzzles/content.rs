//! Content ids, as calls read and write them.

use tessera_puzzles::record::Source;
use tessera_puzzles::record::{Record, kind_named};
use tessera_puzzles::{Origin, Task};

use crate::game::WireGame;
use crate::problem::{Code, Problem};

/// What a content id holds.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Content<G> {
    /// The type.
    pub(super) kind: usize,
    /// The question.
    pub(super) task: Task,
    /// The position.
    pub(super) position: G,
}

/// The content id of a puzzle.
pub fn content_id_of<G: WireGame>(record: &Record<G>) -> String {
    let text = format!("{} {}", record.task, record.position.key());
    let hex: String = text.bytes().map(|byte| format!("{byte:02x}")).collect();
    format!("{}-{}.{hex}", G::ID, G::KINDS[record.kind].id)
}

/// Whether a text looks like a content id rather than the id of a puzzle of the library.
pub(super) fn is_content_id(id: &str) -> bool {
    id.contains('.')
}

/// The content of a content id.
///
/// # Errors
/// [`Code::UnknownPuzzle`] with the reason.
pub(super) fn read_content_id<G: WireGame>(id: &str) -> Result<Content<G>, Problem> {
    let unknown = || {
        Problem::new(
            Code::UnknownPuzzle,
            "this is not the content id of a puzzle of this game",
        )
    };
    let id = id.to_ascii_lowercase();
    let (head, hex) = id.split_once('.').ok_or_else(unknown)?;
    let kind = head
        .strip_prefix(G::ID)
        .and_then(|rest| rest.strip_prefix('-'));
    let bytes: Option<Vec<u8>> = (hex.as_bytes().chunks(2))
        .map(|pair| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok())
        .collect();
    let text = bytes
        .and_then(|bytes| String::from_utf8(bytes).ok())
        .ok_or_else(unknown)?;
    let (task, key) = text.split_once(' ').ok_or_else(unknown)?;
    Ok(Content {
        kind: kind.and_then(kind_named::<G>).ok_or_else(unknown)?,
        task: task.parse().map_err(|()| unknown())?,
        position: G::from_key(key).map_err(|_| unknown())?,
    })
}

impl<G: WireGame> Content<G> {
    /// The record of the content, with what was measured of another record of it.
    pub(super) fn like(self, other: Record<G>) -> Record<G> {
        Record {
            position: self.position,
            origin: Origin::Composed,
            source: Source::Composed,
            ..other
        }
    }
}
