//! Puzzles of every kind: attempts find them, and they are what the kind claims.

#![allow(clippy::print_stdout)] // The long run prints what it measures.

use std::collections::BTreeMap;

use rustix::time::ClockId;

use super::super::counted_moves::counted_moves;
use super::super::facts::Facts;
use super::super::kinds::{
    ALL_SIX, CHAIN_OF_THREE, EARN_A_BONUS, LAST_PLACEMENTS, LEVEL_THE_SCORES, RAISE_THE_LOWEST,
    SPOIL_BOTH, TWO_PLACEMENTS,
};
use super::super::rating::{HABITS, of_counted};
use super::super::turn;
use super::super::values::{TO_THE_END, TO_THE_REPLY};
use crate::game::{Hinted, Prove, PuzzleKinds, Themed, themes_of};
use crate::processor_clock::ProcessorClock;
use crate::proof::prove;
use crate::rating::RANGE;
use crate::refuted::{MOST_REFUTED, refuted};
use crate::samples::{Puzzle, made, proof_budget, puzzles};
use crate::solvers::counting;
use crate::{Difficulty, MoveValue, Task};
use tessera_engines::ingenious::placements_left;
use tessera_rules::game::{Game, Position, Turn};
use tessera_rules::ingenious::{Ingenious, Move, Phase};

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
    let before = puzzle.position.scores(puzzle.position.to_move());
    let mut walk = puzzle.position.clone();
    for &m in &puzzle.solution.line {
        explains(kind, &walk, m, puzzle.solution.task);
        walk.play(m);
    }
    let after = walk.scores(puzzle.position.to_move());
    let best = puzzle.solution.steps[0].moves[0].value;
    match kind {
        LAST_PLACEMENTS => assert_eq!(best, 100.0, "{key}"),
        LEVEL_THE_SCORES => assert_eq!(best, 50.0, "{key}"),
        SPOIL_BOTH => assert!(best < 0.0, "{key}"),
        _ => {
            assert!(after.iter().min() > before.iter().min(), "{key}");
            let due = walk.turn() == Turn::Seat(puzzle.position.to_move())
                && walk.phase() == Phase::Place;
            assert!(!due, "{key}: the turn goes on");
        }
    }
    match kind {
        RAISE_THE_LOWEST => assert_eq!(puzzle.solution.line.len(), 1),
        CHAIN_OF_THREE => assert_eq!(puzzle.solution.line.len(), 3, "{key}"),
        SPOIL_BOTH => spoils_both(puzzle),
        TWO_PLACEMENTS => {
            assert_eq!(puzzle.position.bonus(), 2);
            assert_eq!(puzzle.solution.line.len(), 2, "{key}");
        }
        EARN_A_BONUS => {
            assert_eq!(puzzle.position.bonus(), 0);
            assert!(puzzle.solution.line.len() > 1, "{key}");
            assert!(puzzle.level().number() < 4 || !earns_best(puzzle), "{key}");
        }
        ALL_SIX => {
            assert_eq!(after, [18; 6], "{key}");
            assert_eq!(walk.winners().iter().next(), Some(puzzle.position.to_move()));
        }
        _ => assert_eq!(placements_left(&puzzle.position), 2, "{key}"),
    }
    // The question says how many placements it is about.
    let told = puzzle.position.horizon(kind, puzzle.solution.task);
    let question = Ingenious::question(kind, told).to_string();
    assert!(told == 1 || question.contains(&told.to_string()));
    let tells_of_a_win = question.starts_with("Win at once");
    assert_eq!(tells_of_a_win, kind == ALL_SIX, "{key}");
    let seen = counted_moves(&puzzle.position, &puzzle.solution);
    assert_eq!(puzzle.rating, of_counted(kind, &seen));
    let easiest = Difficulty::of_rating(puzzle.rating) == Difficulty::MIN;
    assert_eq!(easiest, kind == RAISE_THE_LOWEST, "{key}");
    let hardest = Difficulty::of_rating(puzzle.rating) == Difficulty::MAX;
    assert!(!hardest || !counting::is_luck(&HABITS, &seen), "{key}");
    for (counted_moves, step) in seen.iter().zip(&puzzle.solution.steps) {
        assert!(!counted_moves.is_empty() && counted_moves.len() <= step.moves.len());
        // The last points seen are the true ones: the right placement brings most.
        let last = |right: bool| {
            let some = counted_moves.iter().filter(|counted| counted.right == right);
            some.filter_map(|counted| counted.seen.last().map(|seen| seen.points)).max()
        };
        assert!(last(true) > last(false), "{key}");
    }
}

/// True if of the placements that earn a bonus the first one of the solution alone leaves the best scores.
fn earns_best(puzzle: &Puzzle<Ingenious>) -> bool {
    let earned = |m: Move| {
        let after = puzzle.position.played(m);
        let mut scores = after.scores(puzzle.position.to_move());
        scores.sort_unstable();
        (after.bonus() > 0).then_some(scores)
    };
    let first = puzzle.solution.line[0];
    let others = puzzle.solution.steps[0].moves.iter().map(|a| a.m);
    (others.filter(|&m| m != first)).all(|m| earned(m) < earned(first))
}

/// Checks that the solution spoils two places of the opponent without a common cell: it keeps none as good.
fn spoils_both(puzzle: &Puzzle<Ingenious>) {
    let key = puzzle.position.key();
    let standing = |position: &Ingenious, seat: usize| {
        let mut scores = position.to_setup().scores[seat];
        scores.sort_unstable();
        (scores[0], scores[1])
    };
    let opponent = puzzle.position.to_move().other();
    // The standings after all placements of the opponent, and their cells.
    let replies = |position: &Ingenious| {
        let mut setup = position.to_setup();
        setup.to_move = opponent.index() as i64;
        setup.phase = Phase::Place;
        // The solver may have placed its last tile; the next one does not matter.
        let own = &mut setup.racks[1 - opponent.index()];
        own.resize(own.len().max(1), None);
        let turned = setup.build().expect("the opponent may be due");
        let moves = turned.legal_moves();
        let reply = |m: Move| {
            let Move::Place { cells, .. } = m else { panic!("{key}: a placement") };
            let after = turned.played(m);
            (standing(&after, opponent.index()), cells)
        };
        moves.into_iter().map(reply).collect::<Vec<_>>()
    };
    let after = puzzle.position.played(puzzle.solution.line[0]);
    let left = replies(&after).into_iter().map(|(reached, _)| reached).max();
    let before = replies(&puzzle.position);
    let better: Vec<_> = (before.into_iter())
        .filter(|&(reached, _)| Some(reached) > left)
        .map(|(_, cells)| cells)
        .collect();
    let is_apart = |one: &[_; 2]| {
        let mut others = better.iter();
        others.any(|other| one.iter().all(|cell| !other.contains(cell)))
    };
    assert!(better.iter().any(is_apart), "{key}");
}

/// Every wrong first placement that is reported shows how it fails, where others may answer it.
#[test]
fn refutations_play_on_to_the_end_of_what_is_asked() {
    for (kind, card) in Ingenious::KINDS.iter().enumerate() {
        let aim = card.difficulties[0];
        for puzzle in puzzles::<Ingenious>(kind, aim, 5).take(1) {
            let key = puzzle.position.key();
            let list = refuted(&puzzle, MOST_REFUTED, &mut proof_budget()).expect("no stop");
            // A greedy puzzle has no tempting wrong placement, but others.
            assert!(!list.is_empty(), "{key}");
            for refuted in list {
                assert!(refuted.wrong.value < refuted.wrong.best, "{key}");
                let mut walk = puzzle.position.played(refuted.m);
                for &m in &refuted.wrong.line {
                    walk.play(m);
                }
                match kind {
                    LAST_PLACEMENTS | LEVEL_THE_SCORES => assert!(walk.is_over(), "{key}"),
                    SPOIL_BOTH => {
                        let opponent = puzzle.position.to_move().other();
                        let placed = |position: &Ingenious| position.placed(opponent);
                        assert_eq!(placed(&walk), placed(&puzzle.position) + 1, "{key}");
                        let reached = turn::value(turn::digits(walk.scores(opponent)));
                        assert_eq!(-reached, refuted.wrong.value, "{key}");
                    }
                    // The best placements that are left in the turn follow.
                    _ => {
                        let reached = turn::value(turn::digits(walk.scores(puzzle.solver())));
                        assert_eq!(reached, refuted.wrong.value, "{key}");
                    }
                }
            }
        }
    }
}

/// Hints and remarks of a move do not give it away.
fn explains(kind: usize, position: &Ingenious, m: Move, task: Task) {
    let notation = position.notation(m);
    for hint in position.hints(kind, m).map(|text| text.to_string()) {
        assert!(!hint.contains(&notation) && hint.ends_with('.'), "{hint}");
    }
    if let Some(remark) = position.remark(m, task).map(|text| text.to_string()) {
        assert!(!remark.is_empty() && !remark.ends_with('.'), "{remark}");
    }
}

/// Prints the results of `ATTEMPTS_EACH` attempts at each type and aim, then how often each theme occurs, with the
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
    for (kind, card) in Ingenious::KINDS.iter().enumerate() {
        if only.is_some_and(|only| only != kind) {
            continue;
        }
        // About one attempt of 200 finds one of these.
        let attempts = if kind == CHAIN_OF_THREE { 10 * attempts } else { attempts };
        let mut of_kind = [0; 5];
        for &aim in card.difficulties {
            let mut levels = [0; 5];
            let mut times = Vec::new();
            for number in 0..attempts as u32 {
                let start = ProcessorClock::start(ClockId::ThreadCPUTime);
                let made = made::<Ingenious>(kind, aim, 90, number);
                times.push(start.elapsed().as_secs_f64() * 1e3);
                let Some(puzzle) = made else { continue };
                all += 1;
                levels[usize::from(Difficulty::of_rating(puzzle.rating).number()) - 1] += 1;
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

/// The tasks of a kind in a position.
fn tasks(kind: usize, position: &Ingenious) -> Vec<Task> {
    let horizon = position.rack(position.to_move()).len() as u32;
    match kind {
        LAST_PLACEMENTS | LEVEL_THE_SCORES => vec![Task::Best { moves: 1, horizon: TO_THE_END }],
        SPOIL_BOTH => vec![Task::Best { moves: 1, horizon: TO_THE_REPLY }],
        RAISE_THE_LOWEST => vec![Task::Best { moves: 1, horizon }],
        // The longer turn first.
        _ => [3, 2].map(|moves| Task::Best { moves, horizon }).to_vec(),
    }
}

#[test]
fn the_examples_of_themes_bear_them() {
    let page = include_str!("../../../../../docs/puzzles/ingenious.md");
    let (_, themes) = page.split_once("### Other themes").expect("a chapter on themes");
    let mut shown = Vec::new();
    for item in themes.split("\n- ").skip(1) {
        let code: Vec<&str> = item.split('`').skip(1).step_by(2).collect();
        let [theme, id, key] = code[..] else { panic!("{item}") };
        let kind = Ingenious::KINDS.iter().position(|card| card.id == id);
        let kind = kind.expect(id);
        let position = Ingenious::from_key(key).expect(key);
        let mut solutions = (tasks(kind, &position).into_iter())
            .filter_map(|task| prove(kind, &position, task, &mut proof_budget()));
        let solution = solutions.next().expect("a puzzle");
        let borne = themes_of(kind, &position, &solution);
        assert!(borne.contains(&theme), "{theme} {key} {borne:?}");
        let said = Ingenious::THEMES.iter().find(|card| card.id == theme);
        let said = said.expect("a theme").description.to_string();
        let text = item.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(text.contains(&said), "{theme}: {said}");
        shown.push(theme);
    }
    let all = Ingenious::THEMES.iter().map(|card| card.id);
    assert!(all.skip(12).eq(shown.iter().copied()), "{shown:?}");
}

#[test]
fn a_plain_placement_bears_few_themes() {
    // Red next to two reds scores most; nothing else is about it.
    let key = "standard|2|0|place.0|RR@0,0/1,0|RO,??|2.9.9.9.9.9,5.5.5.5.5.5|1,0";
    let Ok(position) = Ingenious::from_key(key) else { panic!("{key}") };
    let task = Task::Best { moves: 1, horizon: 1 };
    let mut moves = position.move_values(task, &mut proof_budget()).expect(key);
    moves.sort_by(|a, b| b.value.total_cmp(&a.value).then(a.m.cmp(&b.m)));
    let solution = crate::ProvedSolution {
        task,
        line: vec![moves[0].m],
        steps: vec![crate::ProofStep { at: 0, moves, nodes: 1 }],
        nodes: 1,
    };
    let facts = Facts::of(&position, &solution).expect("facts");
    let borne = Ingenious::THEMES.iter().filter(|theme| (theme.holds)(&facts));
    let borne: Vec<&str> = borne.map(|theme| theme.id).collect();
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
