//! Puzzles of version 2: every kind comes, and is what it says.

#![allow(clippy::print_stdout)] // The long runs tell what they measure.

use cpu_time::ThreadTime;

use super::super::kinds::{
    EIGHT_TILES, LAST_TILE, LAST_WORD, SACRIFICE, SAVE_THE_GAME, SECOND, SECOND_BEST_LINE,
    SECOND_BEST_PLACEMENT, SECOND_BIGGEST_SCORE, SECOND_WIN_THE_ENDGAME, THREE_SEATS,
    WHICH_TILE_TO_KEEP,
};
use super::super::{lookahead, opponents};
use super::boards::{Style, draw};
use super::strength::HABITS;
use super::themes::Facts;
use super::views::views;
use crate::attempt::{Puzzle, attempt, proof_budget};
use crate::game::*;
use crate::proof::prove;
use crate::rating::RANGE;
use crate::seek::{Sought, seek};
use crate::solvers::counting;
use crate::wish::Wish;
use crate::{Difficulty, ProofStep, ProvedSolution, Recipe, Task, generator, shelf};
use tessera_rules::game::random::{below, seeded};
use tessera_rules::game::{Game, Position, Seat, Turn};
use tessera_rules::octopus::Octopus;
use tessera_search::Budget;

fn recipes(kind: usize, aim: Difficulty, seed: u64) -> impl Iterator<Item = Recipe> {
    (0..2_000).map(move |attempt| Recipe {
        kind,
        aim,
        seed,
        attempt,
    })
}

fn some(kind: usize, aim: Difficulty, seed: u64, count: usize) -> Vec<Puzzle<Octopus>> {
    recipes(kind, aim, seed)
        .filter_map(|recipe| attempt::<Octopus>(&recipe, &mut proof_budget()))
        .take(count)
        .collect()
}

#[test]
fn every_kind_comes_and_is_what_it_says() {
    assert_eq!(generator::kinds::<Octopus>(2).next(), Some(SECOND));
    for kind in generator::kinds::<Octopus>(2) {
        let card = &Octopus::KINDS[kind];
        let found = some(kind, card.difficulties[0], 3, 1);
        assert_eq!(found.len(), 1, "{}", card.id);
        for puzzle in found {
            let again = attempt::<Octopus>(&puzzle.recipe, &mut proof_budget());
            assert_eq!(again.as_ref(), Some(&puzzle), "a recipe makes one puzzle");
            is_what_it_says(kind, &puzzle);
        }
    }
}

fn is_what_it_says(kind: usize, puzzle: &Puzzle<Octopus>) {
    let key = puzzle.position.key();
    assert_eq!(puzzle.origin, Origin::Composed);
    assert!(RANGE.contains(&i64::from(puzzle.rating)), "{key}");
    for theme in &puzzle.themes {
        assert!(generator::may_have::<Octopus>(kind, theme), "{key} {theme}");
    }
    let Task::Best { horizon, .. } = puzzle.task() else {
        panic!("a task of another kind")
    };
    let first = &puzzle.solution.steps[0].moves;
    let best = first[0].value;
    let gap = Octopus::KINDS[kind].gap;
    assert!(
        first
            .iter()
            .all(|a| a.value == best || best - a.value >= gap)
    );
    let plies = lookahead::plies(&puzzle.position, puzzle.solver, horizon);
    let looks = |m| puzzle.position.surface_appeal(m);
    let most = first.iter().map(|a| looks(a.m)).max().expect("moves");
    let given = most - looks(first[0].m);
    let left = puzzle.position.tiles_left();
    match kind {
        WHICH_TILE_TO_KEEP => {
            assert_eq!(puzzle.solution.steps.len() as u32 + 1, left, "{key}");
        }
        SECOND_BEST_LINE => assert_eq!(puzzle.solution.steps.len() as u32, left, "{key}"),
        SACRIFICE => assert!(given >= 2, "{key}"),
        LAST_TILE..=EIGHT_TILES => {
            assert!(given >= 1 && plies == left, "{key}");
        }
        _ => {}
    }
    match kind {
        LAST_WORD => assert_eq!(puzzle.position.hand(Seat::SECOND).len(), 1, "{key}"),
        SECOND_WIN_THE_ENDGAME | EIGHT_TILES => {
            assert!(best > 0.0);
            let may_draw = kind == EIGHT_TILES;
            let falls_short = |value| value < 0.0 || may_draw && value == 0.0;
            assert!((first.iter()).all(|a| a.value == best || falls_short(a.value)));
            assert!(kind != EIGHT_TILES || left == 8, "{key}");
        }
        SAVE_THE_GAME => assert_eq!(best, 0.0, "{key}"),
        THREE_SEATS => assert_eq!(puzzle.position.seats(), 3, "{key}"),
        _ => {}
    }
    // The question says how many tiles it is about.
    let told = puzzle.position.horizon(kind, puzzle.task());
    assert!(Octopus::question(kind, told).contains(&told.to_string()));
    let seen = views(&puzzle.position, &puzzle.solution);
    assert_eq!(puzzle.rating, counting::rating(&HABITS, &seen));
    for (views, step) in seen.iter().zip(&puzzle.solution.steps) {
        assert_eq!(views.len(), step.moves.len());
        assert!(views.iter().any(|view| view.right));
        assert!(views.iter().all(|view| !view.seen.is_empty()));
    }
}

/// The lead at the end where each seat but the solver works against it.
fn plain(game: &mut Octopus, solver: Seat, plies: u32) -> i32 {
    let seat = match game.turn() {
        Turn::Seat(seat) if plies > 0 => seat,
        _ => return lookahead::lead(game, solver),
    };
    let mut moves = Vec::new();
    game.moves(&mut moves);
    let values = moves.into_iter().map(|m| {
        let undo = game.play(m);
        let value = plain(game, solver, plies - 1);
        game.undo(undo);
        value
    });
    if seat == solver {
        values.max().expect("moves")
    } else {
        values.min().expect("moves")
    }
}

#[test]
fn values_against_all_others_are_those_of_plain_minimax() {
    let mut rng = seeded(7);
    let mut different = 0;
    for _ in 0..40 {
        let style = Style {
            placed: 2,
            more: 2,
            hands: vec![
                vec![1 + below(&mut rng, 2), 1, 1],
                vec![2, 1 + below(&mut rng, 2)],
                vec![3],
            ]
            .swap_remove(below(&mut rng, 3) as usize),
            twins: false,
        };
        let Some(position) = draw(&style, &mut rng) else {
            continue;
        };
        let plies = 1 + below(&mut rng, 3);
        let solver = Seat::FIRST;
        let values = opponents::values(&position, solver, plies, &mut Budget::nodes(1_000_000));
        let values = values.expect("small positions are valued");
        let mut game = position.clone();
        let mut moves = Vec::new();
        game.moves(&mut moves);
        assert_eq!(values.len(), moves.len());
        let mut points: Vec<i32> = values.iter().map(|&(_, points)| points).collect();
        points.sort_unstable_by_key(|points| std::cmp::Reverse(*points));
        let two = opponents::best_two(&position, solver, plies, &mut Budget::nodes(1_000_000));
        let (best, most, second) = two.expect("several placements");
        assert_eq!([most, second], points[..2], "{}", position.key());
        assert!(values.contains(&(best, most)));
        for (m, value) in values {
            let undo = game.play(m);
            let expected = plain(&mut game, solver, plies - 1);
            game.undo(undo);
            assert_eq!(value, expected, "{} {m:?}", position.key());
            different += usize::from(value != 0);
        }
        assert_eq!(
            opponents::values(&position, solver, 3, &mut Budget::nodes(1)),
            None
        );
    }
    assert!(different > 40);
}

/// Prints how long wishes for each type and level take, in processor time, and how long their puzzles take to be made again.
#[test]
#[ignore = "takes minutes in a release build"]
fn every_wish_that_a_card_allows_is_met() {
    let wishes = std::env::var("WISHES_EACH").ok();
    let wishes: u64 = wishes.and_then(|text| text.parse().ok()).unwrap_or(4);
    let (mut all, mut again) = (Vec::new(), Vec::new());
    let mut missed = Vec::new();
    for kind in generator::kinds::<Octopus>(2) {
        let card = &Octopus::KINDS[kind];
        for &level in card.difficulties {
            let wish = Wish {
                kinds: vec![kind],
                ..Wish::of_version::<Octopus>(2).of_difficulty(level)
            };
            let mut own = Vec::new();
            for index in 0..wishes {
                let start = ThreadTime::now();
                let sought = seek::<Octopus>(&wish, 80, index, &mut proof_budget);
                own.push(start.elapsed().as_secs_f64());
                let Sought::Found(puzzle) = sought else {
                    missed.push((card.id, level.number()));
                    continue;
                };
                let start = ThreadTime::now();
                attempt::<Octopus>(&puzzle.recipe, &mut proof_budget());
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

/// Prints what `docs/measurements/octopus.md` says of the kinds: processor time, levels, tiles.
#[test]
#[ignore = "takes minutes in a release build"]
fn every_level_that_a_card_claims_occurs() {
    let seconds = std::env::var("SECONDS_EACH").ok();
    let seconds: f64 = seconds.and_then(|text| text.parse().ok()).unwrap_or(5.0);
    let mut missing = Vec::new();
    for kind in generator::kinds::<Octopus>(2) {
        let card = &Octopus::KINDS[kind];
        let mut levels = [0; 5];
        for &aim in card.difficulties {
            let (mut tried, mut found, mut met) = (0, 0, 0);
            let (mut times, mut again) = (Vec::new(), Vec::new());
            let mut tiles = 0;
            let start = ThreadTime::now();
            for recipe in recipes(kind, aim, 78) {
                if start.elapsed().as_secs_f64() > seconds {
                    break;
                }
                tried += 1;
                let one = ThreadTime::now();
                let made = attempt::<Octopus>(&recipe, &mut proof_budget());
                let ms = one.elapsed().as_secs_f64() * 1e3;
                times.push(ms);
                if let Some(puzzle) = made {
                    again.push(ms);
                    found += 1;
                    levels[usize::from(puzzle.difficulty.number()) - 1] += 1;
                    met += u32::from(puzzle.difficulty == aim);
                    tiles += puzzle.position.tiles_placed() + puzzle.position.tiles_left();
                }
            }
            times.sort_by(f64::total_cmp);
            again.sort_by(f64::total_cmp);
            let at = |list: &[f64], of_100: usize| {
                list.get(list.len() * of_100 / 100).copied().unwrap_or(0.0)
            };
            let per_minute = 60.0 / start.elapsed().as_secs_f64();
            println!(
                "{} {}: {tried} tried, {found} found, {met} met, {:.0} a minute; ms {:.1} mean, again {:.1} {:.1}; {:.1} tiles",
                card.id,
                aim.number(),
                f64::from(met) * per_minute,
                times.iter().sum::<f64>() / f64::from(tried),
                at(&again, 50),
                at(&again, 99),
                f64::from(tiles) / f64::from(found.max(1)),
            );
        }
        println!("{} levels: {levels:?}", card.id);
        for (level, &count) in (1..).zip(&levels) {
            let level = Difficulty::new(level).expect("a level");
            if count == 0 && card.difficulties.contains(&level) {
                missing.push((card.id, level));
            }
        }
    }
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn endgames_of_eight_tiles_are_what_they_say() {
    for &aim in Octopus::KINDS[EIGHT_TILES].difficulties {
        let recipes = shelf::recipes::<Octopus>(EIGHT_TILES, aim).expect("some on the shelf");
        for recipe in recipes.iter().step_by(12) {
            let puzzle = attempt::<Octopus>(recipe, &mut proof_budget()).expect("a puzzle");
            is_what_it_says(EIGHT_TILES, &puzzle);
        }
    }
}

/// What a kind asks in a position.
fn task(kind: usize, position: &Octopus) -> Task {
    let own = position.hand(position.to_move()).len();
    let (moves, horizon) = match kind {
        SECOND_BIGGEST_SCORE => (1, 1),
        WHICH_TILE_TO_KEEP => (own - 1, own - 1),
        SECOND_BEST_LINE => (own, own),
        SECOND_BEST_PLACEMENT | SACRIFICE => (1, 2),
        LAST_TILE | THREE_SEATS | EIGHT_TILES => (1, own + 1),
        _ => (own.min(3), own + 1),
    };
    Task::Best { moves, horizon }
}

#[test]
fn the_examples_of_themes_bear_them() {
    let page = include_str!("../../../../../docs/puzzles/octopus.md");
    let themes = page
        .split_once("The themes of version 2 alone")
        .and_then(|(_, rest)| rest.split_once("\n## "));
    let (themes, _) = themes.expect("a chapter on themes");
    let mut shown = Vec::new();
    for item in themes.split("\n- ").skip(1) {
        let code: Vec<&str> = item.split('`').skip(1).step_by(2).collect();
        let [theme, id, key] = code[..] else {
            panic!("{item}")
        };
        let kind = generator::kind_named(Octopus::KINDS, 2, id).expect(id);
        let position = Octopus::from_key(key).expect(key);
        let solution = prove(kind, &position, task(kind, &position), &mut proof_budget());
        let solution = solution.expect("a puzzle");
        let borne = <Octopus as PuzzleGame>::themes(&position, &solution);
        assert!(borne.contains(&theme), "{theme} {key} {borne:?}");
        assert!(generator::may_have::<Octopus>(kind, theme), "{theme} {id}");
        let said = generator::themes::<Octopus>(2).find(|card| card.id == theme);
        let said = said.expect("a theme").description;
        let text = item.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(text.contains(said), "{theme}: {said}");
        shown.push(theme);
    }
    let new: Vec<&str> = generator::themes::<Octopus>(2)
        .filter(|card| card.since == 2)
        .map(|card| card.id)
        .collect();
    assert_eq!(shown, new);
}

#[test]
fn a_plain_line_has_none_of_the_new_themes_but_what_its_numbers_say() {
    // One placement scores 2, straight; nothing else does.
    let key = "K1@-3,0;K2@-2,0;G3@-1,0;R5@0,0;R6@1,0;Y3@2,0;N4@3,0|R1|0|0|1";
    let position = Octopus::from_key(key).expect(key);
    let task = Task::Best {
        moves: 1,
        horizon: 1,
    };
    let values = position.move_values(task, &mut proof_budget());
    let mut values = values.expect("values");
    values.sort_by(|a, b| b.value.total_cmp(&a.value).then(a.m.cmp(&b.m)));
    let solution = ProvedSolution {
        task,
        line: vec![values[0].m],
        steps: vec![ProofStep {
            at: 0,
            moves: values,
            nodes: 1,
        }],
        nodes: 1,
    };
    let facts = Facts::of(&position, &solution, false).expect("facts");
    let borne: Vec<&str> = generator::themes::<Octopus>(2)
        .map(|card| card.id)
        .filter(|id| facts.bear(id))
        .collect();
    assert_eq!(borne, Vec::<&str>::new(), "{:?}", solution.line);
}
