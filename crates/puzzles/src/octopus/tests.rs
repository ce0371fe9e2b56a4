use rand_chacha::ChaCha8Rng;

use super::candidate::short_game;
use super::kinds::{BEST_LINE, BEST_PLACEMENT, BIGGEST_SCORE, WIN_THE_ENDGAME};
use super::*;
use crate::attempt::{Puzzle, attempt, proof_budget};
use crate::proof::prove;
use crate::{Recipe, generator};
use tessera_rules::game::random::{below, choose, seeded};
use tessera_rules::game::{Game, Position, Symmetric, Turn};

/// A small position with one seat or two, hands of any small sizes, and tiles that matter to each other.
fn small(rng: &mut ChaCha8Rng) -> Octopus {
    loop {
        let [placed, own, other] = [4, 3, 3].map(|most| below(rng, most));
        let game = short_game(rng, 1 + placed, 1 + own, other);
        let Some(game) = game else { continue };
        if below(rng, 3) > 0 {
            return game;
        }
        let mut setup = game.to_setup();
        setup.hands.truncate(1);
        setup.scores.truncate(1);
        return setup.position().expect("a hand alone is consistent");
    }
}

fn plain(game: &mut Octopus, solver: Seat, own: u32) -> i32 {
    let Turn::Seat(seat) = game.turn() else {
        return lookahead::lead(game, solver);
    };
    if own == 0 {
        return lookahead::lead(game, solver);
    }
    let mut moves = Vec::new();
    game.moves(&mut moves);
    let values = moves.into_iter().map(|m| {
        let undo = game.play(m);
        let value = plain(game, solver, own - u32::from(seat == solver));
        game.undo(undo);
        value
    });
    let best = if seat == solver {
        values.max()
    } else {
        values.min()
    };
    best.expect("a seat that is due has moves")
}

fn best(horizon: u32) -> Task {
    Task::Best { moves: 1, horizon }
}

fn values_of(position: &Octopus, task: Task) -> Vec<(Placement, f64)> {
    let values = position.move_values(task, &mut Budget::nodes(1_000_000));
    let values = values.expect("small positions are valued");
    values.into_iter().map(|a| (a.m, a.value)).collect()
}

#[test]
fn values_are_those_of_plain_minimax() {
    let mut rng = seeded(1);
    let (mut alone, mut deep) = (0, 0);
    for _ in 0..300 {
        let position = small(&mut rng);
        let Turn::Seat(solver) = position.turn() else {
            continue;
        };
        let tiles = position.tiles_left();
        alone += u32::from(position.seats() == 1);
        deep += u32::from(tiles > 3);
        let horizon = 1 + below(&mut rng, 4);
        if lookahead::plies(&position, solver, horizon) > 4 {
            continue;
        }
        for (m, value) in values_of(&position, best(horizon)) {
            let mut next = position.clone();
            next.play(m);
            let expected = plain(&mut next, solver, horizon - 1);
            assert_eq!(
                value,
                f64::from(expected),
                "{} {m:?} {horizon}",
                position.key()
            );
        }
    }
    assert!(alone > 30 && deep > 30, "{alone} alone, {deep} deep");
}

#[test]
fn every_move_is_valued_once_and_a_short_budget_is_no_answer() {
    let mut rng = seeded(2);
    for _ in 0..50 {
        let position = small(&mut rng);
        let mut moves = Vec::new();
        position.moves(&mut moves);
        moves.sort_unstable();
        let mut values: Vec<Placement> = (values_of(&position, best(2)).iter())
            .map(|&(m, _)| m)
            .collect();
        values.sort_unstable();
        assert_eq!(values, moves);
        if position.tiles_left() > 2 {
            assert_eq!(position.move_values(best(3), &mut Budget::nodes(1)), None);
        }
    }
}

#[test]
fn images_are_worth_the_same() {
    let mut rng = seeded(3);
    for _ in 0..60 {
        let position = small(&mut rng);
        let symmetry = position.random_symmetry(&mut rng);
        let mut images = values_of(&position.image(&symmetry), best(2));
        images.sort_by_key(|&(m, _)| m);
        let mut mapped: Vec<(Placement, f64)> = (values_of(&position, best(2)).iter())
            .map(|&(m, value)| (position.move_image(&symmetry, m), value))
            .collect();
        mapped.sort_by_key(|&(m, _)| m);
        assert_eq!(images, mapped);
    }
}

#[test]
fn the_best_reply_leaves_the_solver_least() {
    let mut rng = seeded(4);
    let mut replies = 0;
    for _ in 0..100 {
        let mut position = small(&mut rng);
        let Turn::Seat(solver) = position.turn() else {
            continue;
        };
        let mut moves = Vec::new();
        position.moves(&mut moves);
        position.play(*choose(&mut rng, &moves));
        if position.is_over() || position.turn() == Turn::Seat(solver) {
            continue;
        }
        let reply = position.best_defence(solver, best(1), &mut Budget::nodes(100_000));
        let reply = reply.expect("small positions are valued");
        let least = plain(&mut position.clone(), solver, 1);
        position.play(reply);
        assert_eq!(plain(&mut position, solver, 1), least);
        replies += 1;
    }
    assert!(replies > 20);
}

/// The first puzzles of a kind at its lowest aim.
fn puzzles(kind: usize, count: usize) -> Vec<Puzzle<Octopus>> {
    let aim = Octopus::KINDS[kind].difficulties[0];
    let of_attempt = |number| {
        let recipe = Recipe {
            kind,
            aim,
            seed: 5,
            attempt: number,
        };
        attempt::<Octopus>(&recipe, &mut proof_budget())
    };
    (0..20_000).filter_map(of_attempt).take(count).collect()
}

#[test]
fn every_kind_yields_puzzles_that_hold_what_they_promise() {
    for kind in generator::kinds::<Octopus>(1) {
        let card = &Octopus::KINDS[kind];
        let found = puzzles(kind, 2);
        assert_eq!(found.len(), 2, "{}", card.id);
        for puzzle in found {
            let again = attempt::<Octopus>(&puzzle.recipe, &mut proof_budget());
            assert_eq!(again.as_ref(), Some(&puzzle), "a recipe makes one puzzle");
            holds(kind, &puzzle);
        }
    }
}

fn holds(kind: usize, puzzle: &Puzzle<Octopus>) {
    let card = &Octopus::KINDS[kind];
    let Task::Best { horizon, .. } = puzzle.task() else {
        panic!("a task of another kind")
    };
    let first = &puzzle.solution.steps[0];
    let (top, next) = (first.moves[0].value, first.moves[1].value);
    assert!(top - next >= card.gap || top == next);
    if kind == WIN_THE_ENDGAME {
        assert!(top > 0.0);
        assert!(first.moves.iter().all(|a| a.value == top || a.value <= 0.0));
        let plies = lookahead::plies(&puzzle.position, puzzle.solver, horizon);
        assert_eq!(plies, puzzle.position.tiles_left());
    }
    if kind == BEST_LINE {
        assert_eq!(puzzle.solution.line.len(), horizon as usize);
    }
    if kind == BEST_PLACEMENT || kind == WIN_THE_ENDGAME {
        let looks = |m| puzzle.position.surface_appeal(m);
        let tempting = first.moves.iter().map(|a| looks(a.m)).max();
        assert!(tempting > Some(looks(first.moves[0].m)));
    }
    for theme in &puzzle.themes {
        assert!(Octopus::THEMES.iter().any(|card| card.id == *theme));
    }
    let mut walk = puzzle.position.clone();
    let mut made = 0;
    for (at, &m) in puzzle.solution.line.iter().enumerate() {
        let mut moves = Vec::new();
        walk.moves(&mut moves);
        assert!(moves.contains(&m));
        let notation = walk.notation(m);
        if puzzle.solution.steps.iter().any(|step| step.at == at) {
            made += 1;
            let task = puzzle.task();
            for text in walk
                .hints(kind, &[m])
                .into_iter()
                .chain(walk.remark(m, task))
            {
                assert!(!text.is_empty() && !text.contains(&notation), "{text}");
                assert!(!text.contains('@'), "{text}");
            }
        }
        walk.play(m);
    }
    assert_eq!(made, puzzle.solution.steps.len());
    assert_eq!(Octopus::RATING.weights.len(), 6 + 4);
    let features = Octopus::features(&puzzle.position, kind, &puzzle.solution);
    assert_eq!(features.len(), 4);
    if kind == BIGGEST_SCORE {
        assert_eq!(features[3], 1, "one ply shows the biggest score");
    }
}

#[test]
fn looks_are_points() {
    let position = Octopus::from_key("R4@0,0;B4@1,0|R1R2,O6B1|0,1|0|1").expect("a key");
    let mut seen = 0;
    position.each_gain(|m, gain| {
        assert_eq!(position.surface_appeal(m), i64::from(gain));
        seen += 1;
    });
    assert_eq!(seen, 12);
}

/// The tasks of the kinds in a position, by kind.
fn tasks(position: &Octopus) -> [Task; 4] {
    let own = position.hand(position.to_move()).len();
    [(1, 1), (1, 2), (own, own), (own - 1, own + 1)]
        .map(|(moves, horizon)| Task::Best { moves, horizon })
}

#[test]
fn the_examples_in_the_docs_bear_their_themes() {
    let page = include_str!("../../../../docs/puzzles/octopus.md");
    let (_, themes) = page.split_once("## Themes").expect("a chapter on themes");
    let mut key = "";
    let mut shown = Vec::new();
    for paragraph in themes.split("\n\n").filter(|p| p.starts_with("**`")) {
        let code: Vec<&str> = paragraph.split('`').skip(1).step_by(2).collect();
        let theme = code[0];
        key = code.iter().find(|text| text.contains('|')).unwrap_or(&key);
        let position = Octopus::from_key(key).expect(key);
        let proofs = (0..).zip(tasks(&position)).filter_map(|(kind, task)| {
            let alone = position.seats() == 1;
            (alone == (kind == BEST_LINE))
                .then(|| prove(kind, &position, task, &mut proof_budget()))?
        });
        let bears = |solution: &ProvedSolution<Placement>| {
            let first = position.notation(solution.line[0]);
            themes_of(&position, solution).contains(&theme) && paragraph.contains(&first)
        };
        let borrowed = !paragraph.contains(key);
        assert!(
            { proofs }.any(|solution| bears(&solution)
                || borrowed && themes_of(&position, &solution).contains(&theme)),
            "{theme}: {key}"
        );
        shown.push(theme);
    }
    let all: Vec<&str> = generator::themes::<Octopus>(1)
        .map(|card| card.id)
        .collect();
    assert_eq!(shown, all);
}

fn themes_of(position: &Octopus, solution: &ProvedSolution<Placement>) -> Vec<&'static str> {
    <Octopus as PuzzleGame>::themes(position, solution)
}
