//! Puzzles of version 2: every kind comes, and is what it says.

#![allow(clippy::print_stdout)] // The long runs tell what they measure.

use std::collections::BTreeMap;

use cpu_time::ThreadTime;

use super::super::kinds::{
    ALL_SIX, EARN_A_BONUS, LEVEL_THE_SCORES, SECOND, SECOND_LAST_PLACEMENTS, SECOND_RAISE,
    TWO_PLACEMENTS,
};
use super::super::values::TO_THE_END;
use super::strength::{HABITS, of_views};
use super::themes::Facts;
use super::views::views;
use crate::attempt::{Puzzle, attempt, proof_budget};
use crate::game::*;
use crate::proof::prove;
use crate::rating::RANGE;
use crate::seek::{Sought, seek};
use crate::solvers::counting;
use crate::wish::Wish;
use crate::{Difficulty, Recipe, Task, generator};
use tessera_engines::ingenious::placements_left;
use tessera_rules::game::{Game, Position, Turn};
use tessera_rules::ingenious::{Ingenious, Phase};

fn recipes(kind: usize, aim: Difficulty, seed: u64) -> impl Iterator<Item = Recipe> {
    (0..2_000).map(move |attempt| Recipe {
        kind,
        aim,
        seed,
        attempt,
    })
}

fn some(kind: usize, aim: Difficulty, seed: u64, count: usize) -> Vec<Puzzle<Ingenious>> {
    recipes(kind, aim, seed)
        .filter_map(|recipe| attempt::<Ingenious>(&recipe, &mut proof_budget()))
        .take(count)
        .collect()
}

#[test]
fn every_kind_comes_and_is_what_it_says() {
    assert_eq!(generator::kinds::<Ingenious>(2).next(), Some(SECOND));
    for kind in generator::kinds::<Ingenious>(2) {
        let card = &Ingenious::KINDS[kind];
        for &aim in card.difficulties {
            let found = some(kind, aim, 3, 1);
            assert_eq!(found.len(), 1, "{} {}", card.id, aim.number());
            for puzzle in found {
                let again = attempt::<Ingenious>(&puzzle.recipe, &mut proof_budget());
                assert_eq!(again.as_ref(), Some(&puzzle), "a recipe makes one puzzle");
                is_what_it_says(kind, &puzzle);
            }
        }
    }
}

fn is_what_it_says(kind: usize, puzzle: &Puzzle<Ingenious>) {
    let key = puzzle.position.key();
    assert_eq!(puzzle.origin, Origin::Composed);
    assert!(RANGE.contains(&i64::from(puzzle.rating)), "{key}");
    for theme in &puzzle.themes {
        assert!(
            generator::may_have::<Ingenious>(kind, theme),
            "{key} {theme}"
        );
    }
    let gap = Ingenious::KINDS[kind].gap;
    for step in &puzzle.solution.steps {
        let best = step.moves[0].value;
        let good = step.moves.iter().filter(|a| a.value == best).count();
        let near = |a: &&_| matches!(a, crate::MoveValue { value, .. } if best - value < gap);
        assert_eq!(step.moves.iter().filter(near).count(), good, "{key}");
    }
    let before = puzzle.position.scores(puzzle.solver);
    let mut walk = puzzle.position.clone();
    for &m in &puzzle.solution.line {
        walk.play(m);
    }
    let after = walk.scores(puzzle.solver);
    let best = puzzle.solution.steps[0].moves[0].value;
    match kind {
        SECOND_LAST_PLACEMENTS => assert_eq!(best, 100.0, "{key}"),
        LEVEL_THE_SCORES => assert_eq!(best, 50.0, "{key}"),
        _ => {
            assert!(after.iter().min() > before.iter().min(), "{key}");
            let due = walk.turn() == Turn::Seat(puzzle.solver) && walk.phase() == Phase::Place;
            assert!(!due, "{key}: the turn goes on");
        }
    }
    match kind {
        SECOND_RAISE => assert_eq!(puzzle.solution.line.len(), 1),
        TWO_PLACEMENTS => {
            assert_eq!(puzzle.position.bonus(), 2);
            assert_eq!(puzzle.solution.line.len(), 2, "{key}");
        }
        EARN_A_BONUS => {
            assert_eq!(puzzle.position.bonus(), 0);
            assert!(puzzle.solution.line.len() > 1, "{key}");
        }
        ALL_SIX => {
            assert_eq!(after, [18; 6], "{key}");
            assert_eq!(walk.winners().iter().next(), Some(puzzle.solver));
        }
        _ => assert_eq!(placements_left(&puzzle.position), 2, "{key}"),
    }
    // The question says how many placements it is about.
    let told = puzzle.position.horizon(kind, puzzle.task());
    assert!(Ingenious::question(kind, told).contains(&told.to_string()));
    let tells_of_a_win = Ingenious::question(kind, told).starts_with("Win at once");
    assert_eq!(tells_of_a_win, kind == ALL_SIX, "{key}");
    let seen = views(&puzzle.position, &puzzle.solution);
    assert_eq!(puzzle.rating, of_views(kind, &seen));
    let easiest = puzzle.difficulty == Difficulty::MIN;
    assert_eq!(easiest, kind == SECOND_RAISE, "{key}");
    let hardest = puzzle.difficulty == Difficulty::MAX;
    assert!(!hardest || !counting::is_luck(&HABITS, &seen), "{key}");
    for (views, step) in seen.iter().zip(&puzzle.solution.steps) {
        assert!(!views.is_empty() && views.len() <= step.moves.len());
        // What is seen last is the truth: the right placement brings most.
        let last = |right: bool| {
            let some = views.iter().filter(|view| view.right == right);
            some.filter_map(|view| view.seen.last().map(|seen| seen.points))
                .max()
        };
        assert!(last(true) > last(false), "{key}");
    }
}

/// Prints how long wishes for each type and level take, in processor time, and how long their puzzles take to be made again.
#[test]
#[ignore = "takes minutes in a release build"]
fn every_wish_that_a_card_allows_is_met() {
    let wishes = std::env::var("WISHES_EACH").ok();
    let wishes: u64 = wishes.and_then(|text| text.parse().ok()).unwrap_or(4);
    let (mut all, mut again) = (Vec::new(), Vec::new());
    let mut missed = Vec::new();
    for kind in generator::kinds::<Ingenious>(2) {
        let card = &Ingenious::KINDS[kind];
        for &level in card.difficulties {
            let wish = Wish {
                kinds: vec![kind],
                ..Wish::of_version::<Ingenious>(2).of_difficulty(level)
            };
            let mut own = Vec::new();
            for index in 0..wishes {
                let start = ThreadTime::now();
                let sought = seek::<Ingenious>(&wish, 80, index, &mut proof_budget);
                own.push(start.elapsed().as_secs_f64());
                let Sought::Found(puzzle) = sought else {
                    missed.push((card.id, level.number()));
                    continue;
                };
                let start = ThreadTime::now();
                attempt::<Ingenious>(&puzzle.recipe, &mut proof_budget());
                again.push(1e3 * start.elapsed().as_secs_f64());
            }
            own.sort_by(f64::total_cmp);
            println!(
                "{} {}: median {:.2} s, longest {:.2} s",
                card.id,
                level.number(),
                own[own.len() / 2],
                own[own.len() - 1]
            );
            all.extend(own);
        }
    }
    all.sort_by(f64::total_cmp);
    again.sort_by(f64::total_cmp);
    let at = |list: &[f64], of_100: usize| list[list.len() * of_100 / 100];
    println!(
        "all: median {:.2} s, 99 % {:.2} s; again: median {:.1} ms, 99 % {:.1} ms",
        at(&all, 50),
        at(&all, 99),
        at(&again, 50),
        at(&again, 99)
    );
    assert!(missed.is_empty(), "{missed:?}");
}

/// Prints what each type and aim gives in so many attempts, and then how often each theme of version 2 occurs, with the
/// shortest key that shows it.
#[test]
#[ignore = "takes minutes in a release build"]
fn every_level_that_a_card_claims_and_every_theme_occurs() {
    let number = |name: &str| std::env::var(name).ok()?.parse::<usize>().ok();
    let attempts = number("ATTEMPTS_EACH").unwrap_or(300);
    let only = number("KIND");
    let mut shown = BTreeMap::new();
    let mut missing = Vec::new();
    let mut all = 0;
    let chosen = |kind: &usize| only.is_none_or(|only| only == *kind);
    for kind in generator::kinds::<Ingenious>(2).filter(chosen) {
        let card = &Ingenious::KINDS[kind];
        let mut of_kind = [0; 5];
        for &aim in card.difficulties {
            let mut levels = [0; 5];
            let mut times = Vec::new();
            for recipe in recipes(kind, aim, 90).take(attempts) {
                let start = ThreadTime::now();
                let made = attempt::<Ingenious>(&recipe, &mut proof_budget());
                times.push(start.elapsed().as_secs_f64() * 1e3);
                let Some(puzzle) = made else { continue };
                all += 1;
                levels[usize::from(puzzle.difficulty.number()) - 1] += 1;
                let key = puzzle.position.key();
                for theme in &puzzle.themes {
                    let entry = shown.entry(*theme).or_insert((0, card.id, key.clone()));
                    entry.0 += 1;
                    if key.len() < entry.2.len() {
                        (entry.1, entry.2) = (card.id, key.clone());
                    }
                }
            }
            times.sort_by(f64::total_cmp);
            let mean = times.iter().sum::<f64>() / times.len() as f64;
            let (id, aim) = (card.id, aim.number());
            let most = times.last().copied().unwrap_or_default();
            println!("{id} {aim}: levels {levels:?}; {mean:.1} ms an attempt, at most {most:.1}");
            for (of_kind, level) in of_kind.iter_mut().zip(levels) {
                *of_kind += level;
            }
        }
        for &level in card.difficulties {
            if of_kind[usize::from(level.number()) - 1] == 0 {
                missing.push((card.id, level.number().to_string()));
            }
        }
    }
    println!("{all} puzzles");
    for card in generator::themes::<Ingenious>(2) {
        match shown.get(card.id) {
            Some((count, kind, key)) => println!("{}: {count}; `{kind}` `{key}`", card.id),
            None if card.since == 2 => missing.push((card.id, "a theme".to_owned())),
            None => {}
        }
    }
    assert!(missing.is_empty(), "{missing:?}");
}

/// What a kind asks in a position.
fn tasks(kind: usize, position: &Ingenious) -> Vec<Task> {
    let horizon = position.rack(position.to_move()).len() as u32;
    match kind {
        SECOND_LAST_PLACEMENTS | LEVEL_THE_SCORES => vec![Task::Best {
            moves: 1,
            horizon: TO_THE_END,
        }],
        SECOND_RAISE => vec![Task::Best { moves: 1, horizon }],
        // The longer turn first.
        _ => [3, 2].map(|moves| Task::Best { moves, horizon }).to_vec(),
    }
}

#[test]
fn the_examples_of_themes_bear_them() {
    let page = include_str!("../../../../../docs/puzzles/ingenious.md");
    let (_, themes) = page
        .split_once("### Themes of version 2")
        .expect("a chapter on themes");
    let (themes, _) = themes.split_once("\n## ").expect("a chapter after it");
    let mut shown = Vec::new();
    for item in themes.split("\n- ").skip(1) {
        let code: Vec<&str> = item.split('`').skip(1).step_by(2).collect();
        let [theme, id, key] = code[..] else {
            panic!("{item}")
        };
        let kind = generator::kind_named(Ingenious::KINDS, 2, id).expect(id);
        let position = Ingenious::from_key(key).expect(key);
        let mut solutions = (tasks(kind, &position).into_iter())
            .filter_map(|task| prove(kind, &position, task, &mut proof_budget()));
        let solution = solutions.next().expect("a puzzle");
        let borne = <Ingenious as PuzzleGame>::themes(&position, &solution);
        assert!(borne.contains(&theme), "{theme} {key} {borne:?}");
        assert!(
            generator::may_have::<Ingenious>(kind, theme),
            "{theme} {id}"
        );
        let said = generator::themes::<Ingenious>(2).find(|card| card.id == theme);
        let said = said.expect("a theme").description;
        let text = item.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(text.contains(said), "{theme}: {said}");
        shown.push(theme);
    }
    let new: Vec<&str> = generator::themes::<Ingenious>(2)
        .filter(|card| card.since == 2)
        .map(|card| card.id)
        .collect();
    assert_eq!(shown, new);
}

#[test]
fn a_plain_placement_has_few_of_the_new_themes() {
    // Red next to two reds scores most; nothing else is about it.
    let key = "standard|2|0|place.0|RR@0,0/1,0|RO,??|2.9.9.9.9.9,5.5.5.5.5.5|1,0";
    let Ok(position) = Ingenious::from_key(key) else {
        panic!("{key}")
    };
    let task = Task::Best {
        moves: 1,
        horizon: 1,
    };
    let mut moves = position.move_values(task, &mut proof_budget()).expect(key);
    moves.sort_by(|a, b| b.value.total_cmp(&a.value).then(a.m.cmp(&b.m)));
    let solution = crate::ProvedSolution {
        task,
        line: vec![moves[0].m],
        steps: vec![crate::ProofStep {
            at: 0,
            moves,
            nodes: 1,
        }],
        nodes: 1,
    };
    let facts = Facts::of(&position, &solution).expect("facts");
    let borne: Vec<&str> = generator::themes::<Ingenious>(2)
        .map(|card| card.id)
        .filter(|id| facts.bear(id))
        .collect();
    assert!(borne.contains(&"miniature"), "{borne:?}");
    for other in [
        "exact-landing",
        "bridge",
        "printed-symbol",
        "both-lows",
        "patience",
        "double-tile",
        "scoreless",
        "ends-the-game",
        "tie-break",
        "comeback",
    ] {
        assert!(!borne.contains(&other), "{borne:?} {:?}", solution.line);
    }
}
