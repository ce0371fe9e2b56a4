//! Values against plain recursion, and every kind: puzzles of it come, and are what it says.

#![allow(clippy::print_stdout)] // The long run prints what it measures.

use std::collections::BTreeMap;

use cpu_time::ThreadTime;
use rand_chacha::ChaCha8Rng;

use super::facts::Facts;
use super::kinds::{
    ALL_SIX, EARN_A_BONUS, LAST_PLACEMENTS, LEVEL_THE_SCORES, RAISE_THE_LOWEST, TWO_PLACEMENTS,
};
use super::rating::{HABITS, of_views};
use super::turn;
use super::values::TO_THE_END;
use super::views::views;
use crate::game::{Hinted, Origin, Prove, PuzzleKinds, Themed};
use crate::proof::prove;
use crate::puzzle::{Puzzle, proof_budget};
use crate::rating::RANGE;
use crate::samples::{made, puzzles};
use crate::solvers::counting;
use crate::{Difficulty, MoveValue, Task};
use tessera_engines::ingenious::placements_left;
use tessera_rules::game::random::{below, chance, seeded};
use tessera_rules::game::{Compose, Game, Position, Seat, Symmetric, Turn};
use tessera_rules::ingenious::{COLOURS, Form, Ingenious, Move, Phase, Rack, Tile};
use tessera_search::Budget;


fn after(position: &Ingenious, m: Move) -> Ingenious {
    let mut next = position.clone();
    next.play(m);
    next
}

fn list(position: &Ingenious) -> Vec<Move> {
    let mut moves = Vec::new();
    position.moves(&mut moves);
    moves
}

/// The rules' comparison as a number, written down once more.
fn standing(scores: [i8; COLOURS]) -> f64 {
    let mut left: Vec<i64> = scores.map(i64::from).to_vec();
    let mut number = 0;
    while let Some(lowest) = left.iter().copied().min() {
        number = 100 * number + lowest;
        let place = left.iter().position(|&score| score == lowest);
        left.remove(place.expect("it is there"));
    }
    number as f64 / 100_000_000.0
}

fn plain_turn(position: &Ingenious, seat: Seat, horizon: u32) -> f64 {
    if horizon == 0 || position.turn() != Turn::Seat(seat) || position.phase() != Phase::Place {
        return standing(position.scores(seat));
    }
    (list(position).into_iter())
        .map(|m| plain_turn(&after(position, m), seat, horizon - 1))
        .fold(0.0, f64::max)
}

/// Averages the draws of one tile, with `all_draws` also where nobody can place it any more; of draws of several
/// tiles only those may occur.
fn plain_finish(position: &Ingenious, solver: Seat, all_draws: bool) -> Option<f64> {
    match position.turn() {
        Turn::Over => {
            let winners = position.winners();
            let share = if winners.len() > 1 { 0.5 } else { 1.0 };
            Some(if winners.contains(solver) { share } else { 0.0 })
        }
        Turn::Seat(seat) => {
            let mut values = Vec::new();
            for m in list(position) {
                values.push(plain_finish(&after(position, m), solver, all_draws)?);
            }
            let order = |a: &f64, b: &f64| a.total_cmp(b);
            if seat == solver {
                values.into_iter().max_by(order)
            } else {
                values.into_iter().min_by(order)
            }
        }
        Turn::Chance => {
            let count = position.draw_count();
            let unseen = *position.unseen();
            let draw = |drawn: Rack| {
                let next = after(position, Move::Draw(drawn));
                plain_finish(&next, solver, all_draws)
            };
            if count != 1 || !all_draws {
                let pairs = position.legal_pairs();
                let all: Vec<_> = pairs.iter().collect();
                let apart = |a: &[_; 2], b: &[_; 2]| a.iter().all(|cell| !b.contains(cell));
                let two = all.iter().any(|a| all.iter().any(|b| apart(a, b)));
                let tiles = Tile::all()
                    .flat_map(|tile| std::iter::repeat_n(tile, unseen[tile.index()].into()));
                if !two {
                    return draw(Rack::new(tiles.take(count).map(Some))?);
                }
                if count != 1 {
                    return None;
                }
            }
            let total: f64 = unseen.iter().map(|&n| f64::from(n)).sum();
            let mut mean = 0.0;
            for tile in Tile::all().filter(|tile| unseen[tile.index()] > 0) {
                let p = f64::from(unseen[tile.index()]) / total;
                mean += p * draw(Rack::new([Some(tile)])?)?;
            }
            Some(mean)
        }
    }
}

/// Random play up to an end with at most `left` placements to come and short racks.
fn late(form: Form, left: usize, rng: &mut ChaCha8Rng) -> Option<Ingenious> {
    let deal = tessera_rules::ingenious::Deal {
        form,
        seats: 2,
        hidden: false,
    };
    let mut position = deal.start(rng);
    loop {
        let m = match (position.turn(), position.phase()) {
            (Turn::Over, _) => return None,
            (Turn::Chance, _) => Move::Draw(position.random_draw(rng)),
            (_, Phase::Exchange) => Move::Keep,
            (Turn::Seat(_), _) => {
                if placements_left(&position) <= left {
                    return Some(position);
                }
                position.random_placement(rng)?
            }
        };
        position.play(m);
    }
}

/// The same with chosen scores and with `tiles` tiles on the racks.
fn with(position: &Ingenious, tiles: usize, scores: [[i64; 6]; 2], bonus: i64) -> Ingenious {
    let mut setup = position.to_setup();
    setup.racks.iter_mut().for_each(|rack| rack.truncate(tiles));
    setup.scores = scores.to_vec();
    setup.bonus = bonus;
    setup.build().expect("consistent")
}

fn random_scores(form: Form, rng: &mut ChaCha8Rng) -> [[i64; 6]; 2] {
    match form {
        Form::Duel => {
            let pegs = std::array::from_fn(|_| i64::from(below(rng, 13)) - 6);
            [pegs, pegs.map(|peg| -peg)]
        }
        _ => std::array::from_fn(|_| std::array::from_fn(|_| 13 + i64::from(below(rng, 6)))),
    }
}

fn assert_same(fast: &[MoveValue<Move>], plain: &[(Move, f64)]) {
    assert_eq!(fast.len(), plain.len());
    for (a, (m, value)) in fast.iter().zip(plain) {
        assert_eq!(a.m, *m);
        assert!((a.value - value).abs() < 1e-9, "{} is {value}", a.value);
    }
}

#[test]
fn values_order_scores_as_the_rules_do() {
    let mut rng = seeded(1);
    for _ in 0..2000 {
        let [a, b]: [[i8; 6]; 2] =
            std::array::from_fn(|_| std::array::from_fn(|_| below(&mut rng, 19) as i8));
        let sorted = |mut scores: [i8; 6]| {
            scores.sort();
            scores
        };
        let [x, y] = [a, b].map(|scores| turn::value(turn::digits(scores)));
        assert_eq!(x.total_cmp(&y), sorted(a).cmp(&sorted(b)));
        assert!(x == y || (x - y).abs() > 5e-9, "told apart");
        assert_eq!(x, standing(a));
    }
}

#[test]
fn turns_are_worth_what_plain_recursion_says() {
    let mut rng = seeded(2);
    let mut chains = 0;
    for round in 0..120 {
        let left = 2 + below(&mut rng, 5) as usize;
        let Some(position) = late(Form::Standard, left, &mut rng) else {
            continue;
        };
        let bonus = i64::from(below(&mut rng, 3));
        let tiles = 1 + below(&mut rng, 3) as usize;
        let position = with(
            &position,
            tiles,
            random_scores(Form::Standard, &mut rng),
            bonus,
        );
        let Turn::Seat(seat) = position.turn() else {
            continue;
        };
        let horizon = 1 + below(&mut rng, 6);
        let task = Task::Best { moves: 1, horizon };
        let fast = position.move_values(task, &mut Budget::nodes(1_000_000));
        let plain: Vec<(Move, f64)> = (list(&position).into_iter())
            .map(|m| (m, plain_turn(&after(&position, m), seat, horizon - 1)))
            .collect();
        chains += usize::from(
            plain
                .iter()
                .any(|(m, _)| after(&position, *m).turn() == Turn::Seat(seat) && horizon > 1),
        );
        assert_same(&fast.unwrap_or_else(|| panic!("round {round}")), &plain);
    }
    assert!(chains > 40, "{chains} with several placements in a turn");
}

#[test]
fn ends_are_worth_what_plain_recursion_says() {
    let mut rng = seeded(3);
    let (mut proved, mut odds) = (0, 0);
    for round in 0..120 {
        let form = if round % 3 == 0 {
            Form::Duel
        } else {
            Form::Standard
        };
        let left = if round % 4 == 0 { 3 } else { 2 };
        let Some(position) = late(form, left, &mut rng) else {
            continue;
        };
        let position = match round % 2 {
            _ if left > 2 && position.legal_pairs().len() > 3 => continue,
            _ if left > 2 => position,
            0 => with(&position, 6, random_scores(form, &mut rng), 0),
            _ => with(&position, 6, random_scores(form, &mut rng), 1),
        };
        let Turn::Seat(solver) = position.turn() else {
            continue;
        };
        let task = Task::Best {
            moves: 1,
            horizon: TO_THE_END,
        };
        let fast = position.move_values(task, &mut Budget::nodes(1_000_000));
        let plain: Option<Vec<(Move, f64)>> = (list(&position).into_iter())
            .map(|m| {
                Some((
                    m,
                    100.0 * plain_finish(&after(&position, m), solver, left < 3)?,
                ))
            })
            .collect();
        let (Some(fast), Some(plain)) = (fast, plain) else {
            continue;
        };
        assert_same(&fast, &plain);
        proved += 1;
        odds += usize::from(fast.iter().any(|a| ![0.0, 50.0, 100.0].contains(&a.value)));
    }
    assert!(proved > 40 && odds > 0, "{proved} proved, {odds} by chance");
}

#[test]
fn images_are_worth_the_same() {
    let mut rng = seeded(4);
    for round in 0..40 {
        let form = [Form::Standard, Form::Duel][round % 2];
        let Some(position) = late(form, 2, &mut rng) else {
            continue;
        };
        let task = Task::Best {
            moves: 1,
            horizon: if form == Form::Duel { TO_THE_END } else { 6 },
        };
        let symmetry = position.random_symmetry(&mut rng);
        let image = position.image(&symmetry);
        let sorted = |moves: Vec<(Move, f64)>| {
            let mut moves = moves;
            moves.sort_by_key(|(m, _)| *m);
            moves
        };
        let of = |position: &Ingenious| {
            let all = position.move_values(task, &mut Budget::nodes(1_000_000));
            all.map(|all| all.into_iter().map(|a| (a.m, a.value)).collect::<Vec<_>>())
        };
        let (Some(here), Some(there)) = (of(&position), of(&image)) else {
            continue;
        };
        let mapped = (here.into_iter())
            .map(|(m, value)| (position.move_image(&symmetry, m), value))
            .collect();
        let (mapped, there) = (sorted(mapped), sorted(there));
        for ((m, value), (n, other)) in mapped.into_iter().zip(there) {
            assert_eq!(m, n);
            assert!((value - other).abs() < 1e-9);
        }
    }
}

#[test]
fn replies_leave_the_solver_least() {
    let mut rng = seeded(6);
    let task = Task::Best {
        moves: 1,
        horizon: TO_THE_END,
    };
    let mut seen = 0;
    for _ in 0..30 {
        let Some(position) = late(Form::Standard, 2, &mut rng) else {
            continue;
        };
        let Turn::Seat(mover) = position.turn() else {
            continue;
        };
        let reply = position.best_defence(mover.next(2), task, &mut Budget::nodes(100_000));
        let all = position.move_values(task, &mut Budget::nodes(100_000));
        let (Some(reply), Some(all)) = (reply, all) else {
            continue;
        };
        let best = all.iter().map(|a| a.value).fold(0.0, f64::max);
        assert!(all.iter().any(|a| a.m == reply && a.value >= best - 1e-9));
        seen += 1;
    }
    assert!(seen > 10);
}

#[test]
fn a_reply_that_is_not_looked_through_is_the_one_that_gains_most() {
    let mut rng = seeded(8);
    let task = Task::Best {
        moves: 1,
        horizon: 1,
    };
    let mut seen = 0;
    for _ in 0..200 {
        let position = Ingenious::compose(&mut rng);
        let Turn::Seat(mover) = position.turn() else {
            continue;
        };
        let mut moves = Vec::new();
        position.moves(&mut moves);
        let most = moves.iter().map(|&m| position.surface_appeal(m)).max();
        for solver in [mover, mover.next(2)] {
            let reply = position.best_defence(solver, task, &mut Budget::nodes(0));
            assert_eq!(reply.map(|m| position.surface_appeal(m)), most);
        }
        seen += 1;
    }
    assert!(seen > 50, "{seen}");
}

#[test]
fn what_cannot_be_known_is_not_valued() {
    let mut rng = seeded(7);
    let mut refused = 0;
    for _ in 0..300 {
        let position = Ingenious::compose(&mut rng);
        let Turn::Seat(seat) = position.turn() else {
            continue;
        };
        let task = Task::Best {
            moves: 1,
            horizon: 1 + 99 * below(&mut rng, 2),
        };
        if chance(&mut rng, 1, 2) {
            let _no_panic = position.best_defence(seat, task, &mut Budget::nodes(2000));
        }
        if position.rack(seat).has_face_down() {
            let all = position.move_values(task, &mut Budget::nodes(2000));
            assert_eq!(all, None);
            refused += 1;
        }
    }
    assert!(refused > 30);
}

#[test]
fn every_kind_comes_and_is_what_it_says() {
    for (kind, card) in Ingenious::KINDS.iter().enumerate() {
        for &aim in card.difficulties {
            let puzzle = puzzles::<Ingenious>(kind, aim, 3).next();
            is_what_it_says(kind, &puzzle.expect(card.id));
        }
    }
}

fn is_what_it_says(kind: usize, puzzle: &Puzzle<Ingenious>) {
    let key = puzzle.position.key();
    assert_eq!(puzzle.origin, Origin::Composed);
    assert!(RANGE.contains(&i64::from(puzzle.rating)), "{key}");
    for theme in &puzzle.themes {
        assert!(Ingenious::may_have(kind, theme), "{key} {theme}");
    }
    let gap = Ingenious::KINDS[kind].gap;
    for step in &puzzle.solution.steps {
        let best = step.moves[0].value;
        let good = step.moves.iter().filter(|a| a.value == best).count();
        let near = |a: &&_| matches!(a, MoveValue { value, .. } if best - value < gap);
        assert_eq!(step.moves.iter().filter(near).count(), good, "{key}");
    }
    let before = puzzle.position.scores(puzzle.solver());
    let mut walk = puzzle.position.clone();
    for &m in &puzzle.solution.line {
        explains(kind, &walk, m, puzzle.task);
        walk.play(m);
    }
    let after = walk.scores(puzzle.solver());
    let best = puzzle.solution.steps[0].moves[0].value;
    match kind {
        LAST_PLACEMENTS => assert_eq!(best, 100.0, "{key}"),
        LEVEL_THE_SCORES => assert_eq!(best, 50.0, "{key}"),
        _ => {
            assert!(after.iter().min() > before.iter().min(), "{key}");
            let due = walk.turn() == Turn::Seat(puzzle.solver()) && walk.phase() == Phase::Place;
            assert!(!due, "{key}: the turn goes on");
        }
    }
    match kind {
        RAISE_THE_LOWEST => assert_eq!(puzzle.solution.line.len(), 1),
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
            assert_eq!(walk.winners().iter().next(), Some(puzzle.solver()));
        }
        _ => assert_eq!(placements_left(&puzzle.position), 2, "{key}"),
    }
    // The question says how many placements it is about.
    let told = puzzle.position.horizon(kind, puzzle.task);
    assert!(Ingenious::question(kind, told).contains(&told.to_string()));
    let tells_of_a_win = Ingenious::question(kind, told).starts_with("Win at once");
    assert_eq!(tells_of_a_win, kind == ALL_SIX, "{key}");
    let seen = views(&puzzle.position, &puzzle.solution);
    assert_eq!(puzzle.rating, of_views(kind, &seen));
    let easiest = puzzle.level() == Difficulty::MIN;
    assert_eq!(easiest, kind == RAISE_THE_LOWEST, "{key}");
    let hardest = puzzle.level() == Difficulty::MAX;
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

/// Hints and remarks of a move do not give it away.
fn explains(kind: usize, position: &Ingenious, m: Move, task: Task) {
    let notation = position.notation(m);
    for hint in position.hints(kind, &[m]) {
        assert!(!hint.contains(&notation) && hint.ends_with('.'), "{hint}");
    }
    if let Some(remark) = position.remark(m, task) {
        assert!(!remark.is_empty() && !remark.ends_with('.'), "{remark}");
    }
}

/// Prints what each type and aim gives in so many attempts, and then how often each theme occurs, with the shortest key that
/// shows it.
#[test]
#[ignore = "takes minutes in a release build"]
fn every_level_that_a_card_claims_and_every_theme_occurs() {
    let number = |name: &str| std::env::var(name).ok()?.parse::<usize>().ok();
    let attempts = number("ATTEMPTS_EACH").unwrap_or(300);
    let only = number("KIND");
    let mut shown = BTreeMap::new();
    let mut missing = Vec::new();
    let mut all = 0;
    for (kind, card) in Ingenious::KINDS.iter().enumerate() {
        if only.is_some_and(|only| only != kind) {
            continue;
        }
        let mut of_kind = [0; 5];
        for &aim in card.difficulties {
            let mut levels = [0; 5];
            let mut times = Vec::new();
            for number in 0..attempts as u32 {
                let start = ThreadTime::now();
                let made = made::<Ingenious>(kind, aim, 90, number);
                times.push(start.elapsed().as_secs_f64() * 1e3);
                let Some(puzzle) = made else { continue };
                all += 1;
                levels[usize::from(puzzle.level().number()) - 1] += 1;
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
    for card in Ingenious::THEMES {
        match shown.get(card.id) {
            Some((count, kind, key)) => println!("{}: {count}; `{kind}` `{key}`", card.id),
            None => missing.push((card.id, "a theme".to_owned())),
        }
    }
    assert!(missing.is_empty(), "{missing:?}");
}

/// What a kind asks in a position.
fn tasks(kind: usize, position: &Ingenious) -> Vec<Task> {
    let horizon = position.rack(position.to_move()).len() as u32;
    match kind {
        LAST_PLACEMENTS | LEVEL_THE_SCORES => vec![Task::Best {
            moves: 1,
            horizon: TO_THE_END,
        }],
        RAISE_THE_LOWEST => vec![Task::Best { moves: 1, horizon }],
        // The longer turn first.
        _ => [3, 2].map(|moves| Task::Best { moves, horizon }).to_vec(),
    }
}

#[test]
fn the_examples_of_themes_bear_them() {
    let page = include_str!("../../../../docs/puzzles/ingenious.md");
    let (_, themes) = page
        .split_once("### Other themes")
        .expect("a chapter on themes");
    let (themes, _) = themes.split_once("\n## ").expect("a chapter after it");
    let mut shown = Vec::new();
    for item in themes.split("\n- ").skip(1) {
        let code: Vec<&str> = item.split('`').skip(1).step_by(2).collect();
        let [theme, id, key] = code[..] else {
            panic!("{item}")
        };
        let kind = Ingenious::KINDS.iter().position(|card| card.id == id);
        let kind = kind.expect(id);
        let position = Ingenious::from_key(key).expect(key);
        let mut solutions = (tasks(kind, &position).into_iter())
            .filter_map(|task| prove(kind, &position, task, &mut proof_budget()));
        let solution = solutions.next().expect("a puzzle");
        let borne = Ingenious::themes(&position, &solution);
        assert!(borne.contains(&theme), "{theme} {key} {borne:?}");
        assert!(Ingenious::may_have(kind, theme), "{theme} {id}");
        let said = Ingenious::THEMES.iter().find(|card| card.id == theme);
        let said = said.expect("a theme").description;
        let text = item.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(text.contains(said), "{theme}: {said}");
        shown.push(theme);
    }
    let all = Ingenious::THEMES.iter().map(|card| card.id);
    assert!(all.skip(12).eq(shown.iter().copied()), "{shown:?}");
}

#[test]
fn a_plain_placement_bears_few_themes() {
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
    let borne: Vec<&str> = (Ingenious::THEMES.iter().map(|card| card.id))
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
