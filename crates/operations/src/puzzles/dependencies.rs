//! Puzzles as dependencies of calls.

use std::sync::Arc;

use tessera_puzzles::puzzle::Puzzle;
use tessera_puzzles::record::Record;

use super::found::{PuzzleById, RecordById};
use crate::game::WireGame;
use crate::host::Host;
use crate::operation::Dependency;
use crate::problem::Problem;

impl<G: WireGame> Dependency for RecordById<G> {
    type Value = Record<G>;

    fn compute(self, host: &impl Host) -> Result<Record<G>, Problem> {
        match self.known() {
            Ok(record) => Ok(record),
            Err(puzzle) => Ok(host.puzzle(puzzle)?.record.clone()),
        }
    }
}

impl<G: WireGame> Dependency for PuzzleById<G> {
    type Value = Arc<Puzzle<G>>;

    fn compute(self, host: &impl Host) -> Result<Arc<Puzzle<G>>, Problem> {
        host.puzzle(self)
    }
}
