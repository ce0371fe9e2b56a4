use std::collections::BTreeSet;

use super::kinds::HOLD;
use super::*;
use crate::attempt::{attempt, proof_budget};
use crate::plain_recursion::{
    assert_images_are_worth_the_same, plain, refuted_moves, some_puzzles, wins,
};
use crate::proof::prove;
use tessera_rules::game::random::{below, choose, seeded};
use tessera_rules::game::{Compose, Game, Position};
use tessera_rules::temple::{Edition, StartColours};

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
        assert_images_are_worth_the_same(&game, &TASKS, seed);
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

/// How many puzzles of a kind are looked at: later versions have tests of their own.
fn of_version_1(kind: usize) -> usize {
    match kind {
        2 => 1,
        0..=HOLD => 2,
        _ => 0,
    }
}

#[test]
fn puzzles_are_what_they_claim() {
    for puzzle in some_puzzles::<Temple>(20_000, of_version_1) {
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
    let puzzles = some_puzzles::<Temple>(20_000, of_version_1);
    let refuted = refuted_moves(&puzzles);
    assert!(refuted > 30, "{refuted}");
}

#[test]
fn where_no_colour_is_active_hints_say_what_that_means() {
    let start = Temple::start(Edition::Published, StartColours::default());
    let mut moves = Vec::new();
    start.moves(&mut moves);
    let hold = start.hints(HOLD, &moves[..1]);
    assert!(
        hold[0].starts_with("You may open any colour"),
        "{}",
        hold[0]
    );
    let win = start.hints(0, &moves[..1]);
    assert!(win[0].starts_with("Leave no slot"), "{}", win[0]);
}
