//! Puzzles of version 2: every kind comes, and is what it says.

#![allow(clippy::print_stdout)] // One test tells what it measures.

use std::collections::BTreeSet;

use cpu_time::ThreadTime;

use super::super::kinds::{self, SECOND};
use super::super::values::flipped;
use super::sights::{sights, threatens};
use super::{LUCK, NOVICE, board, novice};
use crate::attempt::{Puzzle, attempt, proof_budget};
use crate::game::*;
use crate::plain_recursion::wins;
use crate::rating::RANGE;
use crate::refuted::{MOST_REFUTED, refuted};
use crate::seek::{Sought, seek};
use crate::wish::Wish;
use crate::{Difficulty, Recipe, Task, generator, id};
use tessera_rules::game::{Game, Position};
use tessera_rules::nebuchadnezzar::{Move, Nebuchadnezzar};

fn some(kind: usize, aim: Difficulty) -> Vec<Puzzle<Nebuchadnezzar>> {
    let recipes = (0..400).map(|number| Recipe {
        kind,
        aim,
        seed: 3,
        attempt: number,
    });
    let made = recipes.filter_map(|recipe| attempt(&recipe, &mut proof_budget()));
    made.take(2).collect()
}

/// Two puzzles of every kind at each of its aims.
fn of_all_kinds() -> Vec<Puzzle<Nebuchadnezzar>> {
    let kinds = generator::kinds::<Nebuchadnezzar>(2);
    kinds
        .flat_map(|kind| {
            let card = &Nebuchadnezzar::KINDS[kind];
            let found: Vec<_> = (card.difficulties.iter())
                .flat_map(|&aim| some(kind, aim))
                .collect();
            assert!(found.len() >= 2, "{}", card.id);
            found
        })
        .collect()
}

#[test]
fn every_kind_comes_and_is_what_it_says() {
    assert_eq!(generator::kinds::<Nebuchadnezzar>(2).next(), Some(SECOND));
    for puzzle in of_all_kinds() {
        let (kind, game) = (puzzle.recipe.kind, puzzle.position);
        let key = game.key();
        assert_eq!(puzzle.origin, Origin::Composed);
        assert!((6..=8).contains(&game.side()), "{key}");
        assert!(RANGE.contains(&i64::from(puzzle.rating)), "{key}");
        let first = puzzle.solution.line[0];
        let opponent = puzzle.solver.other();
        match (kind, puzzle.task()) {
            (kinds::SECOND_PLACEMENT, Task::Hold { .. }) => {
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
            }
            _ => panic!("{key}: another task"),
        }
    }
}

#[test]
fn solvers_see_every_move_and_levels_are_what_novices_reach() {
    let mut levels = BTreeSet::new();
    for puzzle in of_all_kinds() {
        let key = puzzle.position.key();
        let solution = &puzzle.solution;
        let seen = sights(&puzzle.position, solution);
        assert_eq!(seen.len(), solution.steps.len());
        for (sights, step) in seen.iter().zip(&solution.steps) {
            let right: Vec<bool> = sights.iter().map(|sight| sight.right).collect();
            let good: Vec<bool> = step.moves.iter().map(|a| a.value >= 1.0).collect();
            assert_eq!(right, good, "{key}");
            assert!(sights.iter().all(|sight| sight.plies * sight.width > 0));
        }
        let easiest = puzzle.difficulty == Difficulty::MIN;
        assert_eq!(easiest, novice(solution) >= NOVICE, "{key}");
        if puzzle.difficulty == Difficulty::MAX {
            assert!(novice(solution) <= LUCK, "{key}");
        }
        levels.insert(puzzle.difficulty);
    }
    assert!(levels.len() >= 4, "{levels:?}");
}

#[test]
fn hints_speak_of_the_idea_and_do_not_name_the_move() {
    let mut looks = BTreeSet::new();
    for puzzle in of_all_kinds() {
        let game = puzzle.position;
        let m = puzzle.solution.line[0];
        let hints = game.hints(puzzle.recipe.kind, &[m]);
        for hint in &hints {
            assert!(!hint.contains(&game.notation(m)), "{hint}");
        }
        let [look, _] = hints;
        if puzzle.recipe.kind == kinds::ZUGZWANG {
            assert!(look.contains("have to move"), "{look}");
        }
        looks.insert(look);
    }
    assert!(looks.len() >= 6, "{looks:?}");
}

#[test]
fn tempting_moves_are_refuted_to_the_end() {
    for puzzle in of_all_kinds() {
        let list = refuted(&puzzle, MOST_REFUTED, &mut proof_budget()).expect("nobody stops");
        assert!((1..=MOST_REFUTED).contains(&list.len()));
        for refuted in list {
            assert!(refuted.wrong.value < 1.0 && refuted.wrong.best >= 1.0);
            let mut game = puzzle.position;
            for &m in [refuted.m].iter().chain(&refuted.line) {
                let mut legal = Vec::new();
                game.moves(&mut legal);
                assert!(legal.contains(&m));
                game.play(m);
            }
            let lost = game.winners().contains(puzzle.solver.other());
            assert!(lost || !matches!(puzzle.task(), Task::Hold { .. }));
        }
    }
}

#[test]
fn the_most_beautiful_of_several_is_chosen() {
    let wish = Wish {
        kinds: vec![kinds::SECOND_IN_3],
        ..Wish::of_version::<Nebuchadnezzar>(2)
    };
    let score = |puzzle: &Puzzle<Nebuchadnezzar>| {
        Nebuchadnezzar::beauty(&puzzle.position, &puzzle.solution, &puzzle.themes).score()
    };
    let mut better = 0;
    for index in 0..6 {
        let Sought::Found(chosen) = seek::<Nebuchadnezzar>(&wish, 1, index, &mut proof_budget)
        else {
            panic!("a puzzle");
        };
        let first = (0..=chosen.recipe.attempt)
            .map(|attempt| Recipe {
                attempt,
                ..chosen.recipe
            })
            .find_map(|recipe| attempt::<Nebuchadnezzar>(&recipe, &mut proof_budget()));
        let first = first.expect("the chosen one at least");
        assert!(score(&chosen) >= score(&first));
        better += u32::from(score(&chosen) > score(&first));
    }
    assert!(better > 0, "always the first");
}

#[test]
fn the_examples_of_themes_bear_them() {
    let page = include_str!("../../../../../docs/puzzles/nebuchadnezzar.md");
    let themes = page
        .split_once("The themes of version 2 alone")
        .and_then(|(_, rest)| rest.split_once("\n## "));
    let (themes, _) = themes.expect("a chapter on themes");
    let mut shown = Vec::new();
    let mut puzzles = Vec::new();
    for item in themes.split("\n- ").skip(1) {
        let code: Vec<&str> = item.split('`').skip(1).step_by(2).collect();
        let [theme, text, key] = code[..] else {
            panic!("{item}")
        };
        let recipe = id::read("nebuchadnezzar", 2, Nebuchadnezzar::KINDS, text).expect(text);
        let puzzle = attempt::<Nebuchadnezzar>(&recipe, &mut proof_budget()).expect(text);
        assert_eq!(puzzle.position.key(), key);
        assert!(
            puzzle.themes.contains(&theme),
            "{theme} {:?}",
            puzzle.themes
        );
        let said = Nebuchadnezzar::THEMES.iter().find(|card| card.id == theme);
        let said = said.expect(theme).description;
        let item = item.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(item.contains(said), "{theme}: {said}");
        shown.push(theme);
        puzzles.push(puzzle);
    }
    let later = Nebuchadnezzar::THEMES.iter().filter(|card| card.since == 2);
    assert!(later.map(|card| card.id).eq(shown.iter().copied()));
    for theme in shown {
        let all = puzzles.iter().all(|puzzle| puzzle.themes.contains(&theme));
        assert!(!all, "all have {theme}");
    }
}

/// Prints the times as well: processor time, for `docs/measurements/nebuchadnezzar.md`.
#[test]
fn every_wish_that_a_card_allows_is_met() {
    let wishes = std::env::var("WISHES_EACH").ok();
    let wishes: u64 = wishes.and_then(|text| text.parse().ok()).unwrap_or(2);
    let (mut all, mut again) = (Vec::new(), Vec::new());
    for kind in generator::kinds::<Nebuchadnezzar>(2) {
        let card = &Nebuchadnezzar::KINDS[kind];
        for &level in card.difficulties {
            let wish = Wish {
                kinds: vec![kind],
                ..Wish::of_version::<Nebuchadnezzar>(2).of_difficulty(level)
            };
            let mut own = Vec::new();
            for index in 0..wishes {
                let start = ThreadTime::now();
                let sought = seek::<Nebuchadnezzar>(&wish, 80, index, &mut proof_budget);
                own.push(1e3 * start.elapsed().as_secs_f64());
                let Sought::Found(puzzle) = sought else {
                    panic!("{} of level {}", card.id, level.number());
                };
                assert_eq!(puzzle.difficulty, level);
                let start = ThreadTime::now();
                let same = attempt::<Nebuchadnezzar>(&puzzle.recipe, &mut proof_budget());
                again.push(1e3 * start.elapsed().as_secs_f64());
                assert_eq!(same.as_ref(), Some(&*puzzle));
            }
            println!("{} {}: {}", card.id, level.number(), spread(&mut own));
            all.extend(own);
        }
    }
    println!("all: {}; again: {}", spread(&mut all), spread(&mut again));
}

fn spread(times: &mut [f64]) -> String {
    times.sort_by(f64::total_cmp);
    let at = |of_100: usize| times[(times.len() * of_100 / 100).min(times.len() - 1)];
    let [median, most, longest] = [50, 99, 100].map(at);
    format!("median {median:.2} ms, 99 % {most:.2} ms, longest {longest:.2} ms")
}
