//! A cache of made puzzles, for later calls about them.

use std::any::Any;
use std::collections::VecDeque;
use std::sync::Arc;

use tessera_operations::game::WireGame;
use tessera_puzzles::puzzle::Puzzle;

/// Most puzzles in the cache; the least recently used one is dropped.
const MOST: usize = 32;

/// Puzzles of all games by name. A missing puzzle is proved again, so answers don't depend on the cache.
#[derive(Default)]
pub(crate) struct Kept(VecDeque<(String, Arc<dyn Any>)>);

impl Kept {
    /// The puzzle of this name, which begins with the id of its game.
    pub(crate) fn get<G: WireGame>(&mut self, name: &str) -> Option<Arc<Puzzle<G>>> {
        let at = self.0.iter().position(|(known, _)| known == name)?;
        let entry = self.0.remove(at)?;
        let puzzle = Arc::clone(&entry.1);
        self.0.push_back(entry);
        let puzzle: &Arc<Puzzle<G>> = puzzle.downcast_ref()?;
        Some(Arc::clone(puzzle))
    }

    /// Stores a puzzle under a name.
    pub(crate) fn put<G: WireGame>(&mut self, name: String, puzzle: &Arc<Puzzle<G>>) {
        self.0.retain(|(known, _)| *known != name);
        if self.0.len() >= MOST {
            self.0.pop_front();
        }
        self.0.push_back((name, Arc::new(Arc::clone(puzzle))));
    }
}
