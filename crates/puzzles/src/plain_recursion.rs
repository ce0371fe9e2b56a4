//! Puzzles of wins and holds against plain recursion, for the tests of several games.

use tessera_rules::game::random::seeded;
use tessera_rules::game::{Seat, Turn};

use crate::game::PuzzleGame;
use crate::samples::{Puzzle, proof_budget};
use crate::task::{MoveValue, Task};

/// True if `seat` wins with at most `moves` moves of its own, by plain recursion.
pub(crate) fn wins<G: PuzzleGame>(game: &G, seat: Seat, moves: u32) -> bool {
    let mover = match game.turn() {
        Turn::Seat(mover) => mover,
        _ => return game.winners().contains(seat),
    };
    if moves == 0 {
        return false;
    }
    let list = game.legal_moves();
    let after = |&m: &G::Move| game.played(m);
    if mover == seat {
        list.iter().any(|m| wins(&after(m), seat, moves - 1))
    } else {
        list.iter().all(|m| wins(&after(m), seat, moves))
    }
}

/// The values of all moves.
pub(crate) fn plain<G: PuzzleGame>(position: &G, task: Task) -> Vec<MoveValue<G::Move>> {
    let me = position.to_move();
    let list = position.legal_moves();
    let value = |m: G::Move| {
        let next = position.played(m);
        match task {
            Task::Win { moves } => {
                (0..moves).find(|&n| wins(&next, me, n)).map_or(0, |n| moves - n)
            }
            Task::Hold { within } => u32::from(!wins(&next, me.other(), within)),
            Task::Best { .. } => 0,
        }
    };
    (list.iter()).map(|&m| MoveValue { m, value: f64::from(value(m)) }).collect()
}

/// The moves of an image of a position have the values of their originals.
pub(crate) fn assert_images_are_worth_the_same<G: PuzzleGame>(game: &G, tasks: &[Task], seed: u64) {
    let symmetry = game.random_symmetry(&mut seeded(seed));
    let image = game.image(&symmetry);
    for &task in tasks {
        let mut of_image = image.move_values(task, &mut proof_budget()).expect("small");
        let mut values = game.move_values(task, &mut proof_budget()).expect("small");
        for a in &mut values {
            a.m = game.move_image(&symmetry, a.m);
        }
        of_image.sort_by_key(|a| a.m);
        values.sort_by_key(|a| a.m);
        assert_eq!(of_image, values, "{} {task:?}", game.key());
    }
}

/// Checks that the best reply refutes exactly the first moves that fail; returns the number of failed moves.
pub(crate) fn refuted_moves<'a, G: PuzzleGame>(
    puzzles: impl Iterator<Item = &'a Puzzle<G>>,
) -> usize {
    let mut refuted = 0;
    for puzzle in puzzles {
        let task = puzzle.solution.task;
        if task == (Task::Win { moves: 1 }) {
            // A wrong move leaves no task to test: the solver may still win in two.
            continue;
        }
        let left = task.after_move().unwrap_or(task);
        for a in &puzzle.solution.steps[0].moves {
            let after = puzzle.position.played(a.m);
            if after.is_over() {
                continue;
            }
            let reply = after
                .best_defence(puzzle.position.to_move(), left, &mut proof_budget())
                .expect("small");
            let then = after.played(reply);
            let good = match left {
                Task::Win { moves } => wins(&then, puzzle.position.to_move(), moves),
                Task::Hold { within } => {
                    !wins(&then, puzzle.position.to_move().other(), within - 1)
                }
                Task::Best { .. } => unreachable!(),
            };
            assert_eq!(good, a.value >= 1.0, "{} {reply:?}", puzzle.position.key());
            refuted += usize::from(!good);
        }
    }
    refuted
}
