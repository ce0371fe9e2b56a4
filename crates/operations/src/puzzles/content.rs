//! Reading and writing of content ids.

use tessera_puzzles::Task;
use tessera_puzzles::content;
use tessera_puzzles::record::{Record, kind_named};

use crate::game::WireGame;
use crate::problem::{Code, Problem};

/// Content of a content id.
#[derive(Debug, Clone, PartialEq)]
pub struct Content<G> {
    /// The type.
    pub kind: usize,
    /// The question.
    pub task: Task,
    /// The position.
    pub position: G,
}

/// The content id of a puzzle.
pub fn content_id_of<G: WireGame>(record: &Record<G>) -> String {
    let name = G::KINDS[record.kind].id;
    // Every record has a content id.
    content::write(name, record.task, &record.position).unwrap_or_default()
}

/// Reads a content id.
///
/// # Errors
/// [`Code::UnknownPuzzle`] with the reason.
pub(super) fn read_content_id<G: WireGame>(id: &str) -> Result<Content<G>, Problem> {
    let unknown = |why: String| Problem::new(Code::UnknownPuzzle, why);
    let content = content::read::<G>(id).map_err(|error| unknown(error.to_string()))?;
    let kind = kind_named::<G>(content.type_id);
    Ok(Content {
        kind: kind.ok_or_else(|| unknown("there is no such type of puzzle".to_owned()))?,
        task: content.task,
        position: content.position,
    })
}

impl<G: WireGame> Content<G> {
    /// A record of this content, with the measurements (such as the rating) of another record of the same puzzle.
    pub(super) fn like(self, other: Record<G>) -> Record<G> {
        Record { position: self.position, ..other.described() }
    }
}
