//! Values against plain recursion; puzzles of every kind are found, and are what the kind claims.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use super::move_features::{move_features, threatens};
use super::rating::{LUCK, NOVICE, novice};
use super::values::flipped;
use super::{board, kinds};
use crate::game::{Hinted, Prove, PuzzleKinds, Themed, themes_of};
use crate::plain_recursion::{assert_images_are_worth_the_same, plain, refuted_moves, wins};
use crate::proof::prove;
use crate::rating::RANGE;
use crate::refuted::{MOST_REFUTED, refuted};
use crate::samples::{Puzzle, proof_budget, puzzles};
use crate::{Difficulty, Task};
use tessera_rules::game::random::{below, choose, seeded};
use tessera_rules::game::{Compose, Game, Position};
use tessera_rules::nebuchadnezzar::{Move, Nebuchadnezzar};
use tessera_search::Budget;

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

/// A puzzle of every kind at each of its aims, found once for all tests.
static OF_ALL_KINDS: LazyLock<Vec<(usize, Puzzle<Nebuchadnezzar>)>> = LazyLock::new(|| {
    let kinds = Nebuchadnezzar::KINDS.iter().enumerate();
    kinds
        .flat_map(|(kind, card)| {
            let aims = card.difficulties.iter();
            let found: Vec<_> = aims
                .flat_map(|&aim| puzzles(kind, aim, 3).take(1))
                .map(|puzzle| (kind, puzzle))
                .collect();
            assert!(!found.is_empty(), "{}", card.id);
            found
        })
        .collect()
});

#[test]
fn every_kind_comes_and_is_what_it_says() {
    for &(kind, ref puzzle) in &*OF_ALL_KINDS {
        let game = puzzle.position;
        let key = game.key();
        assert!((6..=8).contains(&game.side()), "{key}");
        assert!(RANGE.contains(&i64::from(puzzle.rating)), "{key}");
        let first = puzzle.solution.line[0];
        let opponent = puzzle.position.to_move().other();
        match (kind, puzzle.solution.task) {
            (kinds::ONLY_PLACEMENT, Task::Hold { .. }) => {
                assert!(matches!(first, Move::Place(_)), "{key}");
                let moves = &puzzle.solution.steps[0].moves;
                assert!(moves.iter().any(|a| flipped(a.m) > 0), "{key}");
            }
            (kinds::ONLY_CAPTURE, Task::Hold { .. }) => {
                let moves = puzzle.solution.steps[0].moves.iter();
                assert!(moves.filter(|a| flipped(a.m) > 0).count() > 1, "{key}");
                assert!(flipped(first) > 0, "{key}");
            }
            (kinds::ZUGZWANG, Task::Hold { within }) => {
                let other = board::turned(&game).expect("open");
                assert_eq!(other.to_move(), opponent);
                assert!(!threatens(&game, opponent), "{key}");
                assert!(within > 1 && !wins(&other, opponent, within), "{key}");
            }
            (_, Task::Win { moves }) => {
                assert_eq!(puzzle.solution.steps.len() as u32, moves, "{key}");
                assert!(!wins(&game, puzzle.position.to_move(), moves - 1), "{key}");
                if kind == kinds::OUTNUMBERED {
                    let [own, other] = [opponent.other(), opponent].map(|seat| game.discs_of(seat));
                    assert!(2 * own < other, "{key}");
                }
                if kind == kinds::GREAT_SACRIFICE {
                    assert!(most_lost_at_once(puzzle) >= 4, "{key}");
                }
            }
            _ => panic!("{key}: another task"),
        }
    }
}

/// The most discs that the solver loses by one move of the main line, counted on the board.
fn most_lost_at_once(puzzle: &Puzzle<Nebuchadnezzar>) -> u32 {
    let (mut walk, solver) = (puzzle.position, puzzle.position.to_move());
    let lost = puzzle.solution.line.iter().map(|&m| {
        let before = walk.discs_of(solver);
        walk.play(m);
        before.saturating_sub(walk.discs_of(solver))
    });
    lost.max().unwrap_or(0)
}

#[test]
fn solvers_see_every_move_and_levels_are_what_novices_reach() {
    let mut levels = BTreeSet::new();
    for (_, puzzle) in &*OF_ALL_KINDS {
        let key = puzzle.position.key();
        let solution = &puzzle.solution;
        let seen = move_features(&puzzle.position, solution);
        assert_eq!(seen.len(), solution.steps.len());
        for (move_features, step) in seen.iter().zip(&solution.steps) {
            let right: Vec<bool> = move_features.iter().map(|features| features.right).collect();
            let good: Vec<bool> = step.moves.iter().map(|a| a.value >= 1.0).collect();
            assert_eq!(right, good, "{key}");
            assert!(move_features.iter().all(|features| features.plies * features.width > 0));
        }
        let easiest = Difficulty::of_rating(puzzle.rating) == Difficulty::MIN;
        assert_eq!(easiest, novice(solution) >= NOVICE, "{key}");
        if Difficulty::of_rating(puzzle.rating) == Difficulty::MAX {
            assert!(novice(solution) <= LUCK, "{key}");
        }
        levels.insert(Difficulty::of_rating(puzzle.rating));
    }
    assert!(levels.len() >= 4, "{levels:?}");
}

#[test]
fn hints_speak_of_the_idea_and_do_not_name_the_move() {
    let mut looks = BTreeSet::new();
    for &(kind, ref puzzle) in &*OF_ALL_KINDS {
        let game = puzzle.position;
        let m = puzzle.solution.line[0];
        let hints = game.hints(kind, m).map(|text| text.to_string());
        let remark = game.remark(m, puzzle.solution.task);
        let remark = remark.map(|text| text.to_string());
        for text in hints.iter().chain(&remark) {
            assert!(!text.contains(&game.notation(m)), "{text}");
        }
        let [look, _] = hints;
        if kind == kinds::ZUGZWANG {
            assert!(look.contains("have to move"), "{look}");
        }
        looks.insert(look);
    }
    assert!(looks.len() >= 6, "{looks:?}");
}

#[test]
fn tempting_moves_are_refuted_to_the_end() {
    for (_, puzzle) in &*OF_ALL_KINDS {
        let list = refuted(puzzle, MOST_REFUTED, &mut proof_budget()).expect("nobody stops");
        assert!((1..=MOST_REFUTED).contains(&list.len()));
        for refuted in list {
            assert!(refuted.wrong.value < 1.0 && refuted.wrong.best >= 1.0);
            let mut game = puzzle.position;
            for &m in [refuted.m].iter().chain(&refuted.wrong.line) {
                let legal = game.legal_moves();
                assert!(legal.contains(&m));
                game.play(m);
            }
            let lost = game.winners().contains(puzzle.position.to_move().other());
            assert!(lost || !matches!(puzzle.solution.task, Task::Hold { .. }));
        }
    }
}

#[test]
fn replies_are_the_stubborn_ones() {
    let refuted = refuted_moves(OF_ALL_KINDS.iter().map(|(_, puzzle)| puzzle));
    assert!(refuted > 30, "{refuted}");
}

#[test]
fn the_examples_of_themes_bear_them() {
    let page = include_str!("../../../../docs/puzzles/nebuchadnezzar.md");
    let (_, themes) = page.split_once("The other themes,").expect("a list of themes");
    let mut borne = Vec::new();
    let mut shown = Vec::new();
    for item in themes.split("\n- ").skip(1) {
        let code: Vec<&str> = item.split('`').skip(1).step_by(2).collect();
        let [theme, id, key] = code[..] else { panic!("{item}") };
        let kind = Nebuchadnezzar::KINDS.iter().position(|card| card.id == id);
        let kind = kind.expect(id);
        let tasks = match kind {
            kinds::IN_1..=kinds::IN_4 => vec![Task::Win { moves: 1 + kind as u32 }],
            _ => (1..5).map(|within| Task::Hold { within }).collect(),
        };
        let position = Nebuchadnezzar::from_key(key).expect(key);
        let solution =
            tasks.into_iter().find_map(|task| prove(kind, &position, task, &mut proof_budget()));
        let own = themes_of(kind, &position, &solution.expect(key));
        assert!(own.contains(&theme), "{theme} {own:?}");
        let said = Nebuchadnezzar::THEMES.iter().find(|card| card.id == theme);
        let said = said.expect(theme).description.to_string();
        let item = item.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(item.contains(&said), "{theme}: {said}");
        shown.push(theme);
        borne.push(own);
    }
    let all = Nebuchadnezzar::THEMES.iter().map(|card| card.id);
    assert!(all.skip(15).eq(shown.iter().copied()), "{shown:?}");
    for theme in shown {
        assert!(!borne.iter().all(|own| own.contains(&theme)), "all have {theme}");
    }
}
