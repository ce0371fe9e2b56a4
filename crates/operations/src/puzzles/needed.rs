//! Puzzles as needs of calls.

use std::sync::Arc;

use tessera_puzzles::puzzle::Puzzle;
use tessera_puzzles::record::Record;

use super::found::{PuzzleById, RecordById};
use crate::game::WireGame;
use crate::host::Host;
use crate::operation::Need;
use crate::problem::Problem;

impl<G: WireGame> Need for RecordById<G> {
    type Given = Record<G>;

    fn meet(self, host: &impl Host) -> Result<Record<G>, Problem> {
        match self.known() {
            Ok(record) => Ok(record),
            Err(puzzle) => Ok(host.puzzle(puzzle)?.record.clone()),
        }
    }

    fn at_hand(self) -> Result<Record<G>, RecordById<G>> {
        self.known().map_err(RecordById::of)
    }
}

impl<G: WireGame> Need for PuzzleById<G> {
    type Given = Arc<Puzzle<G>>;

    fn meet(self, host: &impl Host) -> Result<Arc<Puzzle<G>>, Problem> {
        host.puzzle(self)
    }
}
