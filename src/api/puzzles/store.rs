//! The store of proved puzzles.

use std::any::Any;
use std::collections::HashMap;
use std::sync::Arc;

use crate::api::answer::Tagged;
use parking_lot::RwLock;
use tessera_operations::game::WireGame;
use tessera_operations::puzzles::id_of;
use tessera_puzzles::puzzle::Puzzle;

/// Proved puzzles by id, and the secret that decides the puzzles of the days.
pub struct PuzzleStore {
    secret: String,
    proved: moka::sync::Cache<String, Kept>,
    /// The libraries as JSON lines, by game.
    lines: RwLock<HashMap<&'static str, Tagged>>,
}

#[derive(Clone)]
struct Kept {
    puzzle: Arc<dyn Any + Send + Sync>,
    weight: u32,
}

impl PuzzleStore {
    /// An empty store for `bytes` bytes of puzzles.
    pub fn new(secret: String, bytes: u64) -> PuzzleStore {
        PuzzleStore {
            secret,
            proved: moka::sync::Cache::builder()
                .max_capacity(bytes)
                .weigher(|_, kept: &Kept| kept.weight)
                .build(),
            lines: RwLock::default(),
        }
    }

    /// The library of a game as JSON lines, if it is kept.
    pub fn lines(&self, game: &str) -> Option<Tagged> {
        let lines = self.lines.read();
        lines.get(game).cloned()
    }

    /// Keeps the library of a game as JSON lines.
    pub fn keep_lines(&self, game: &'static str, made: Tagged) -> Tagged {
        let mut lines = self.lines.write();
        lines.entry(game).or_insert(made).clone()
    }

    /// The secret that decides the puzzles of days.
    pub fn secret(&self) -> &str {
        &self.secret
    }

    /// The puzzle with this name, if it is kept.
    pub fn kept<G: WireGame>(&self, name: &str) -> Option<Arc<Puzzle<G>>> {
        // A name begins with its game, so it can't lead to another game's puzzle.
        self.proved.get(name)?.puzzle.downcast().ok()
    }

    /// Keeps a puzzle under its id.
    pub fn keep<G: WireGame>(&self, puzzle: Puzzle<G>) -> Arc<Puzzle<G>> {
        let name = id_of(&puzzle);
        let puzzle = Arc::new(puzzle);
        let kept = Kept {
            weight: weight(&name, &puzzle),
            puzzle: Arc::clone(&puzzle) as Arc<dyn Any + Send + Sync>,
        };
        self.proved.insert(name, kept);
        puzzle
    }
}

/// Approximate bytes of a puzzle.
fn weight<G: WireGame>(name: &str, puzzle: &Puzzle<G>) -> u32 {
    let move_size = size_of::<tessera_puzzles::MoveValue<G::Move>>();
    let steps = puzzle.solution.steps.iter();
    let moves: usize = steps.map(|step| step.moves.capacity()).sum();
    let bytes = 512 + name.len() + size_of::<Puzzle<G>>() + moves * move_size;
    u32::try_from(bytes).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_operations::puzzles::PuzzleById;
    use tessera_puzzles::MoveValue;
    use tessera_rules::themisto::{Move, Themisto};

    fn puzzle() -> Puzzle<Themisto> {
        let wanted = PuzzleById::find(Themisto::PUZZLE_EXAMPLE).expect("a puzzle of the library");
        wanted.prove(|budget| budget).expect("sound")
    }

    /// The limit of the store relies on the weights of its puzzles.
    #[test]
    fn a_puzzle_weighs_what_it_takes() {
        let puzzle = puzzle();
        let moves: usize = (puzzle.solution.steps.iter()).map(|step| step.moves.len()).sum();
        let least = size_of::<Puzzle<Themisto>>() + moves * size_of::<MoveValue<Move>>();
        let weight = |name: &str| weight(name, &puzzle) as usize;
        assert!((least..2 * least + 1024).contains(&weight("")));
        assert_eq!(weight(&"n".repeat(5000)), weight("") + 5000);
    }

    #[test]
    fn keeps_puzzles_under_their_ids() {
        let store = PuzzleStore::new("secret".to_owned(), 1 << 20);
        let kept = store.keep(puzzle());
        let known = store.kept::<Themisto>(Themisto::PUZZLE_EXAMPLE);
        assert_eq!(known, Some(kept));
        assert_eq!(store.kept::<Themisto>("themisto-0000000"), None);
    }
}
