//! Puzzles for tests.

use crate::game::PuzzleGame;
use crate::proof::prove;
use crate::{Difficulty, ProvedSolution, Recipe, Task};

use crate::attempt::attempt;
pub(crate) use crate::attempt::{Puzzle, proof_budget};

/// The puzzle of one attempt at a kind, if it makes one.
pub(crate) fn made<G: PuzzleGame>(
    kind: usize,
    aim: Difficulty,
    seed: u64,
    number: u32,
) -> Option<Puzzle<G>> {
    let recipe = Recipe {
        kind,
        aim,
        seed,
        attempt: number,
    };
    attempt::<G>(&recipe, &mut proof_budget())
}

/// The puzzles of a kind among the first 2,000 attempts.
pub(crate) fn puzzles<G: PuzzleGame>(
    kind: usize,
    aim: Difficulty,
    seed: u64,
) -> impl Iterator<Item = Puzzle<G>> {
    (0..2_000).filter_map(move |number| made::<G>(kind, aim, seed, number))
}

/// The position of a key and the proof of its solution.
pub(crate) fn proved<G: PuzzleGame>(
    kind: usize,
    key: &str,
    task: Task,
) -> (G, ProvedSolution<G::Move>) {
    let position = G::from_key(key).expect(key);
    let solution = prove(kind, &position, task, &mut proof_budget());
    (position, solution.expect(key))
}
