//! Ids of puzzles: refused with a reason, or a recipe whose id is the same, and which can be tried.

use tessera_calls::game::WireGame;
use tessera_calls::puzzles::read_id;
use tessera_puzzles::attempt::attempt;
use tessera_puzzles::{Difficulty, Recipe, id};
use tessera_search::Budget;

use crate::Job;

/// Nodes of the proofs of an attempt, which mostly fails with so few.
const NODES: u64 = 200;

/// Reads an id, and a recipe out of the same bytes: hardly any id has the right checksum.
pub struct Puzzles;

impl Job for Puzzles {
    fn run<G: WireGame>(text: &str) {
        match read_id::<G>(text) {
            Ok(recipe) => assert_eq!(written::<G>(&recipe), text),
            Err(problem) => assert!(!problem.detail.is_empty()),
        }
        let Some(recipe) = recipe::<G>(text.as_bytes()) else {
            return;
        };
        let id = written::<G>(&recipe);
        assert!(read_id::<G>(&id).is_ok_and(|read| read == recipe), "{id}");
        attempt::<G>(&recipe, &mut Budget::nodes(NODES));
    }
}

fn written<G: WireGame>(recipe: &Recipe) -> String {
    id::write(G::ID, G::KINDS, recipe)
}

fn recipe<G: WireGame>(bytes: &[u8]) -> Option<Recipe> {
    let [kind, aim, attempt, seed @ ..] = bytes else {
        return None;
    };
    let seed = seed
        .iter()
        .take(8)
        .fold(0, |seed, &byte| seed << 8 | u64::from(byte));
    Some(Recipe {
        kind: usize::from(*kind) % G::KINDS.len(),
        aim: Difficulty::new(1 + aim % 5)?,
        seed,
        attempt: u32::from(*attempt),
    })
}
