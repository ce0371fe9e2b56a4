//! Puzzles for tests.

use crate::fresh::{generate, stream};
use crate::game::PuzzleGame;
use crate::proof::prove;
pub(crate) use crate::puzzle::{Puzzle, proof_budget};
use crate::{Difficulty, ProvedSolution, Task};

/// The puzzle of one attempt at a kind, if it makes one.
pub(crate) fn made<G: PuzzleGame>(
    kind: usize,
    aim: Difficulty,
    seed: u64,
    number: u32,
) -> Option<Puzzle<G>> {
    let own = seed << 16 | (kind as u64) << 8 | u64::from(aim.number());
    let mut rng = stream(own, u64::from(number));
    generate::<G>(kind, aim, &mut rng, &mut proof_budget())
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
