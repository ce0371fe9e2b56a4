use std::collections::BTreeSet;

use super::*;
use crate::Recipe;
use crate::attempt::{Puzzle, attempt, proof_budget};
use crate::proof::prove;
use tessera_rules::game::random::{below, choose, seeded};
use tessera_rules::game::{Compose, Game, Position, Symmetric, Turn};
use tessera_rules::temple::{Edition, StartColours};

/// Whether `seat` wins with at most `moves` moves of its own, by plain recursion.
fn wins(game: &Temple, seat: Seat, moves: u32) -> bool {
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
        let mut next = game.clone();
        next.play(m);
        next
    };
    if mover == seat {
        list.iter().any(|m| wins(&after(m), seat, moves - 1))
    } else {
        list.iter().all(|m| wins(&after(m), seat, moves))
    }
}

fn plain(position: &Temple, task: Task) -> Vec<MoveValue<Move>> {
    let me = position.to_move();
    let mut list = Vec::new();
    position.moves(&mut list);
    let value = |m: Move| {
        let mut next = position.clone();
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

/// Small positions, near the end of random games and composed.
fn small(seed: u64) -> Option<Temple> {
    let mut rng = seeded(seed);
    // Few moves with few replies: plain recursion is to look at all of them.
    let small = |game: &Temple, most: u64| {
        let mut moves = Vec::new();
        if !game.is_over() && game.count_moves() <= most {
            game.moves(&mut moves);
        }
        let replies = |&m: &Move| {
            let mut next = game.clone();
            next.play(m);
            next.count_moves()
        };
        !moves.is_empty() && moves.iter().map(replies).sum::<u64>() <= 120
    };
    if below(&mut rng, 2) == 0 {
        let game = Temple::compose(&mut rng);
        return small(&game, 12).then_some(game);
    }
    let mut game = Temple::start(Edition::Published, StartColours::default());
    let mut line = Vec::new();
    let mut moves = Vec::new();
    while !game.is_over() {
        moves.clear();
        game.distinct_moves(&mut moves);
        line.push(game.play(*choose(&mut rng, &moves)));
    }
    let back = 1 + below(&mut rng, 5) as usize;
    for undo in line.into_iter().rev().take(back) {
        game.undo(undo);
    }
    small(&game, 14).then_some(game)
}

const TASKS: [Task; 4] = [
    Task::Win { moves: 1 },
    Task::Win { moves: 2 },
    Task::Hold { within: 1 },
    Task::Hold { within: 2 },
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
    assert!(compared > 80, "{compared}");
    // Wins of every length, holds of both values.
    assert_eq!(seen.len(), 2 + 3 + 2 * 2, "{seen:?}");
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
    let mut game = Temple::start(Edition::Published, StartColours::default());
    let mut moves = Vec::new();
    game.moves(&mut moves);
    game.play(moves[0]);
    let task = Task::Win { moves: 2 };
    assert_eq!(game.move_values(task, &mut Budget::nodes(100)), None);
    let win = game.move_values(Task::Win { moves: 1 }, &mut Budget::nodes(1000));
    assert!(win.is_some_and(|all| all.len() == 720 && all.iter().all(|a| a.value == 0.0)));
}

/// Some puzzles of every kind and aim.
fn sample() -> Vec<Puzzle<Temple>> {
    let mut sample = Vec::new();
    for (kind, card) in Temple::KINDS.iter().enumerate() {
        for &aim in card.difficulties {
            let recipe = |number| Recipe {
                kind,
                aim,
                seed: 5,
                attempt: number,
            };
            let made =
                (0..20_000).filter_map(|number| attempt(&recipe(number), &mut proof_budget()));
            let before = sample.len();
            sample.extend(made.take(if kind == 2 { 1 } else { 2 }));
            assert!(sample.len() > before, "{} {aim:?}", card.id);
        }
    }
    sample
}

#[test]
fn puzzles_are_what_they_claim() {
    for puzzle in sample() {
        let key = puzzle.position.key();
        let again = attempt::<Temple>(&puzzle.recipe, &mut proof_budget());
        assert_eq!(again.as_ref(), Some(&puzzle), "{key}");
        let (kind, task) = (puzzle.recipe.kind, puzzle.task());
        if let Task::Win { moves } = task {
            assert_eq!(moves as usize, kind + 1);
            assert!(!wins(&puzzle.position, puzzle.solver, moves - 1), "{key}");
        }
        let mut walk = puzzle.position.clone();
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
            // By a block: the winner has tiles left.
            Task::Win { .. } => assert!(
                walk.winners().contains(puzzle.solver) && walk.tiles_left(puzzle.solver) > 0,
                "{key}"
            ),
            _ => assert_eq!(puzzle.solution.line.len(), 1, "{key}"),
        }
        let known: Vec<&str> = Temple::THEMES.iter().map(|t| t.id).collect();
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
        if task == (Task::Win { moves: 1 }) {
            // Whoever fails to win at once may still win with the next move.
            continue;
        }
        for a in &puzzle.solution.steps[0].moves {
            let mut after = puzzle.position.clone();
            after.play(a.m);
            if after.is_over() {
                continue;
            }
            let reply = after
                .best_defence(puzzle.solver, left, &mut proof_budget())
                .expect("small");
            let mut then = after.clone();
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
