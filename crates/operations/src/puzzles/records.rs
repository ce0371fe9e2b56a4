//! The library of a game as JSON lines.

use serde::Serialize;

use tessera_puzzles::library::Library;

use crate::game::WireGame;

/// A puzzle of the library, as one line of the library's file.
#[derive(Debug, Serialize)]
struct LibraryRecord {
    /// The puzzle's id.
    id: String,
    /// The puzzle's type.
    r#type: &'static str,
    /// Task of the solver: `win:N` (win within N moves), `hold:N` (prevent a win by the opponent within N of its
    /// moves), or `best:N/M` (make the best move N times, where the value counts M of the solver's moves).
    task: String,
    /// Key of the position.
    key: String,
    /// Estimated rating.
    rating: u32,
    /// The rating in five steps.
    level: u8,
    /// Ids of the puzzle's themes.
    themes: Vec<&'static str>,
    /// Beauty, from 0 to 1000.
    beauty: u32,
    /// Estimated share of the win for the solver after the move that saves the game, from 0 to 1, as the engine saw it
    /// when the puzzle was chosen; absent for other puzzles.
    #[serde(skip_serializing_if = "Option::is_none")]
    estimate: Option<f64>,
    /// The edition that added the puzzle.
    edition: u8,
    /// The edition that withdrew the puzzle.
    #[serde(skip_serializing_if = "Option::is_none")]
    withdrawn: Option<u8>,
}

/// All puzzles of the library in the order of their ids, one per line.
pub fn library_lines<G: WireGame>() -> String {
    let mut lines = String::new();
    for entry in Library::of::<G>(G::ID).entries() {
        let Some(record) = entry.record::<G>() else {
            continue;
        };
        let line = LibraryRecord {
            id: entry.id.with_game(G::ID),
            r#type: G::KINDS[record.kind].id,
            task: record.task.to_string(),
            key: record.position.key(),
            rating: record.rating,
            level: record.level().number(),
            beauty: record.beauty,
            estimate: (record.estimate).map(|hundredths| f64::from(hundredths) / 100.0),
            edition: entry.edition(),
            withdrawn: entry.withdrawn(),
            themes: record.themes,
        };
        if let Ok(line) = serde_json::to_string(&line) {
            lines.push_str(&line);
            lines.push('\n');
        }
    }
    lines
}
