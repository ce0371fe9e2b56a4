use std::collections::BTreeSet;

use super::*;
use crate::attempt::{attempt, proof_budget};
use crate::plain_recursion::{
    assert_images_are_worth_the_same, plain, refuted_moves, some_puzzles, wins,
};
use crate::proof::prove;
use tessera_rules::game::random::{below, choose, seeded};
use tessera_rules::game::{Compose, Game, Position};

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
        assert_images_are_worth_the_same(&game, &TASKS, seed);
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

#[test]
fn puzzles_are_what_they_claim() {
    for puzzle in some_puzzles::<Nebuchadnezzar>(2_000, |_| 2) {
        let key = puzzle.position.key();
        let again = attempt::<Nebuchadnezzar>(&puzzle.recipe, &mut proof_budget());
        assert_eq!(again.as_ref(), Some(&puzzle), "{key}");
        assert!((5..=8).contains(&puzzle.position.side()), "{key}");
        let (kind, task) = (puzzle.recipe.kind, puzzle.task());
        if let Task::Win { moves } = task {
            let name = Nebuchadnezzar::KINDS[kind].id;
            assert_eq!(name, format!("annihilate-in-{moves}"));
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
            _ => {
                let places = matches!(puzzle.solution.line[..], [Move::Place(_)]);
                assert!(puzzle.solution.line.len() == 1, "{key}");
                let asked = Nebuchadnezzar::KINDS[kind].id == "only-placement";
                assert!(places || !asked, "{key}");
            }
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
    let refuted = refuted_moves(&some_puzzles::<Nebuchadnezzar>(2_000, |_| 2));
    assert!(refuted > 30, "{refuted}");
}
