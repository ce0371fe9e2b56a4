//! Puzzles that a call is about.

use std::sync::Arc;

use tessera_puzzles::attempt::Puzzle;

use super::wanted::{PuzzleById, PuzzleOfDay, PuzzleOfSet};
use crate::game::WireGame;
use crate::host::Host;
use crate::operation::Need;
use crate::problem::Problem;

impl<G: WireGame> Need for PuzzleById<G> {
    type Given = Arc<Puzzle<G>>;

    fn meet(self, host: &impl Host) -> Result<Arc<Puzzle<G>>, Problem> {
        host.puzzle(&self)
    }
}

impl<G: WireGame> Need for PuzzleOfDay<G> {
    type Given = Arc<Puzzle<G>>;

    fn meet(self, host: &impl Host) -> Result<Arc<Puzzle<G>>, Problem> {
        host.puzzle_of_day(self)
    }
}

impl<G: WireGame> Need for PuzzleOfSet<G> {
    type Given = Arc<Puzzle<G>>;

    fn meet(self, host: &impl Host) -> Result<Arc<Puzzle<G>>, Problem> {
        host.puzzle_of_set(self)
    }
}
