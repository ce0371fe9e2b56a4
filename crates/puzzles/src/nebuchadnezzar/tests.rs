use std::collections::BTreeSet;

use super::*;
use crate::Recipe;
use crate::attempt::{Puzzle, attempt, proof_budget};
use crate::proof::prove;
use tessera_rules::game::random::{below, choose, seeded};
use tessera_rules::game::{Compose, Game, Position, Symmetric, Turn};

/// Whether `seat` wins with at most `moves` moves of its own, by plain recursion.
fn wins(game: &Nebuchadnezzar, seat: Seat, moves: u32) -> bool {
    let mover = match game.turn() {
        Turn::Seat(mover) => mover,
        _ => return game.winners().contains(seat),
    };
    if moves == 0 {
        return false;
    }
    let mut list = Vec::new();
    game.moves(&mut list);
    let after = |&m: &Move| {
        let mut next = *game;
        next.play(m);
        next
    };
    if mover == seat {
        list.iter().any(|m| wins(&after(m), seat, moves - 1))
    } else {
        list.iter().all(|m| wins(&after(m), seat, moves))
    }
}

fn plain(position: &Nebuchadnezzar, task: Task) -> Vec<MoveValue<Move>> {
    let me = position.to_move();
    let mut list = Vec::new();
    position.moves(&mut list);
    let value = |m: Move| {
        let mut next = *position;
        next.play(m);
        match task {
            Task::Win { moves } => (0..moves)
                .find(|&n| wins(&next, me, n))
                .map_or(0, |n| moves - n),
            Task::Hold { within } => u32::from(!wins(&next, me.other(), within)),
            Task::Best { .. } => 0,
        }
    };
    (list.iter())
        .map(|&m| MoveValue {
            m,
            value: f64::from(value(m)),
        })
        .collect()
}

/// Small positions, late in random games and composed.
fn small(seed: u64) -> Option<Nebuchadnezzar> {
    let mut rng = seeded(seed);
    if below(&mut rng, 2) == 0 {
        let game = Nebuchadnezzar::compose(&mut rng);
        return (game.side() <= 4 && game.count_moves() < 10 && !game.is_over()).then_some(game);
    }
    let mut game = Nebuchadnezzar::empty(3 + below(&mut rng, 3) as u8, true)?;
    let mut before = Vec::new();
    let mut moves = Vec::new();
    while !game.is_over() && before.len() < 200 {
        before.push(game);
        moves.clear();
        game.moves(&mut moves);
        game.play(*choose(&mut rng, &moves));
    }
    let back = 1 + below(&mut rng, 6) as usize;
    let game = *before.get(before.len().checked_sub(back)?)?;
    (game.count_moves() < 10).then_some(game)
}

const TASKS: [Task; 6] = [
    Task::Win { moves: 1 },
    Task::Win { moves: 2 },
    Task::Win { moves: 3 },
    Task::Hold { within: 1 },
    Task::Hold { within: 2 },
    Task::Hold { within: 3 },
];

#[test]
fn values_are_those_of_plain_recursion() {
    let mut seen = BTreeSet::new();
    let mut compared = 0;
    for seed in 0..900 {
        let Some(game) = small(seed) else { continue };
        for (i, task) in TASKS.into_iter().enumerate() {
            let values = game.move_values(task, &mut proof_budget()).expect("small");
            assert_eq!(values, plain(&game, task), "{} {task:?}", game.key());
            seen.extend(values.iter().map(|a| (i, a.value as u32)));
        }
        compared += 1;
    }
    assert!(compared > 300, "{compared}");
    // Wins of every length, holds of both values.
    assert_eq!(seen.len(), 2 + 3 + 4 + 3 * 2, "{seen:?}");
}

#[test]
fn images_are_worth_the_same() {
    for seed in 0..300 {
        let Some(game) = small(seed) else { continue };
        let symmetry = game.random_symmetry(&mut seeded(seed));
        let image = game.image(&symmetry);
        for task in TASKS {
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
}

#[test]
fn a_budget_that_ends_gives_no_values() {
    let game = Nebuchadnezzar::from_key("5/5/2b2/1bwb1/5 b b 9 p").expect("a key");
    let task = Task::Win { moves: 3 };
    assert_eq!(game.move_values(task, &mut Budget::nodes(100)), None);
    let win = game.move_values(Task::Win { moves: 1 }, &mut Budget::nodes(100));
    assert!(win.is_some_and(|all| all.len() as u64 == game.count_moves()));
}

/// Some puzzles of every kind and aim.
fn sample() -> Vec<Puzzle<Nebuchadnezzar>> {
    let mut sample = Vec::new();
    for (kind, card) in Nebuchadnezzar::KINDS.iter().enumerate() {
        for &aim in card.difficulties {
            let recipe = |number| Recipe {
                kind,
                aim,
                seed: 5,
                attempt: number,
            };
            let made =
                (0..2_000).filter_map(|number| attempt(&recipe(number), &mut proof_budget()));
            let before = sample.len();
            sample.extend(made.take(2));
            assert!(sample.len() > before, "{} {aim:?}", card.id);
        }
    }
    sample
}

#[test]
fn puzzles_are_what_they_claim() {
    for puzzle in sample() {
        let key = puzzle.position.key();
        let again = attempt::<Nebuchadnezzar>(&puzzle.recipe, &mut proof_budget());
        assert_eq!(again.as_ref(), Some(&puzzle), "{key}");
        assert!((5..=8).contains(&puzzle.position.side()), "{key}");
        let (kind, task) = (puzzle.recipe.kind, puzzle.task());
        if let Task::Win { moves } = task {
            assert_eq!(moves as usize, kind + 1);
            assert!(!wins(&puzzle.position, puzzle.solver, moves - 1), "{key}");
        }
        let mut walk = puzzle.position;
        for (i, &m) in puzzle.solution.line.iter().enumerate() {
            let mut moves = Vec::new();
            walk.moves(&mut moves);
            assert!(moves.contains(&m), "{key}");
            if walk.to_move() == puzzle.solver {
                let hints = walk.hints(kind, &[m]);
                let remark = walk.remark(m, task).unwrap_or_default();
                for text in hints.iter().chain([&remark]) {
                    assert!(!text.contains(&walk.notation(m)), "{key} {i}: {text}");
                }
                assert!(!hints[0].is_empty() && !hints[1].is_empty());
            }
            walk.play(m);
        }
        match task {
            Task::Win { .. } => assert!(walk.winners().contains(puzzle.solver), "{key}"),
            _ => assert!(
                matches!(puzzle.solution.line[..], [Move::Place(_)]),
                "{key}"
            ),
        }
        let known: Vec<&str> = Nebuchadnezzar::THEMES.iter().map(|t| t.id).collect();
        assert!(puzzle.themes.iter().all(|theme| known.contains(theme)));
        assert_eq!(
            prove(kind, &puzzle.position, task, &mut proof_budget()).as_ref(),
            Some(&puzzle.solution)
        );
    }
}

#[test]
fn replies_are_the_stubborn_ones() {
    let mut refuted = 0;
    for puzzle in sample() {
        let task = puzzle.task();
        if task == (Task::Win { moves: 1 }) {
            // After the wrong one no task is left that its value speaks of: there may still be a win in two.
            continue;
        }
        let left = task.after_move().unwrap_or(task);
        for a in &puzzle.solution.steps[0].moves {
            let mut after = puzzle.position;
            after.play(a.m);
            if after.is_over() {
                continue;
            }
            let reply = after
                .best_defence(puzzle.solver, left, &mut proof_budget())
                .expect("small");
            let mut then = after;
            then.play(reply);
            let good = match left {
                Task::Win { moves } => wins(&then, puzzle.solver, moves),
                Task::Hold { within } => !wins(&then, puzzle.solver.other(), within - 1),
                Task::Best { .. } => unreachable!(),
            };
            assert_eq!(good, a.value >= 1.0, "{} {reply:?}", puzzle.position.key());
            refuted += usize::from(!good);
        }
    }
    assert!(refuted > 30, "{refuted}");
}
