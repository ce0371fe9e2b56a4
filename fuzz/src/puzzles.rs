//! Ids of puzzles and of sets: refused with a reason, or read as the puzzle or set with this id.

use tessera_operations::game::WireGame;
use tessera_operations::puzzles::{PuzzleById, RecordById, id_of, read_set_id};
use tessera_search::Budget;

use crate::Job;

/// Nodes of the proof of a puzzle, which usually fails with so small a budget.
const NODES: u64 = 200;

/// Reads an id.
pub struct Puzzles;

impl Job for Puzzles {
    fn run<G: WireGame>(text: &str) {
        match RecordById::<G>::find(text).map(RecordById::known) {
            Ok(Ok(record)) => {
                let again = RecordById::<G>::find(&id_of(&record)).map(RecordById::known);
                assert!(matches!(again, Ok(Ok(own)) if own == record));
            }
            Ok(Err(claimed)) => _ = claimed.prove(|_| Budget::nodes(NODES)),
            Err(problem) => assert!(!problem.detail.to_string().is_empty()),
        }
        if let Ok(set) = read_set_id::<G>(text) {
            assert_eq!(set.id(G::ID), text.to_ascii_lowercase());
        }
        if let Ok(puzzle) = PuzzleById::<G>::find(text) {
            assert!(puzzle.name().starts_with(G::ID));
        }
    }
}
