use super::*;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use tessera_rules::game::random::seeded;
use tessera_rules::game::{Compose, Game, Position, Symmetric};
use tessera_rules::temple::{Edition, StartColours};
use tessera_search::report::at_least;
use tessera_search::{Kind, Outcome, StoppedBy, minimax};

fn all(position: &Temple, nodes: u64) -> Report<Move> {
    let question = Question::about_all(position, usize::MAX, 0);
    position.analyse(&question, &mut Budget::nodes(nodes), &mut |_| {})
}

fn composed(count: usize) -> impl Iterator<Item = Temple> {
    (0..)
        .map(|seed| Temple::compose(&mut seeded(seed)))
        .filter(|position| !position.is_over())
        .take(count)
}

/// Checks the properties of every report.
fn check(position: &Temple, question: &Question<Move>, report: &Report<Move>) {
    let wanted = question.lines.min(question.moves.len());
    assert_eq!(report.lines.len(), wanted, "{}", position.key());
    let mut seen: Vec<Move> = report.lines.iter().map(|line| line.m).collect();
    seen.sort_unstable();
    seen.dedup();
    assert_eq!(seen.len(), wanted);
    let first = &report.lines[0].value;
    assert!(report.value == *first || report.value == at_least(first));
    let mut before = f64::INFINITY;
    for line in &report.lines {
        assert!(question.moves.contains(&line.m));
        assert_eq!(line.pv.first(), Some(&line.m));
        let p = line.value.win_probability.expect("a win probability");
        assert!((0.0..=1.0).contains(&p) && line.loss >= 0.0);
        assert!(p <= before, "{}: not sorted", position.key());
        before = p;
        assert_eq!(line.value.kind == Kind::Exact, p == 0.0 || p == 1.0, "only proofs are certain");
        let mut game = position.clone();
        for &m in &line.pv {
            let moves = game.legal_moves();
            assert!(moves.contains(&m), "{}: {m} in {:?}", position.key(), line.pv);
            game.play(m);
        }
    }
}

/// In small positions, the value of every move is that of plain minimax.
#[test]
fn exact_values_are_those_of_minimax() {
    let (mut compared, mut won, mut proved) = (0, 0, 0);
    for seed in 0..3000 {
        let position = Temple::compose(&mut seeded(seed));
        let left = position.tiles_left(position.to_move());
        let other = position.tiles_left(position.to_move().other());
        if position.is_over() || left.min(other) > 3 || left + other > 9 {
            continue;
        }
        if position.count_moves() > 60 {
            continue;
        }
        let report = all(&position, 30_000);
        check(&position, &Question::about_all(&position, usize::MAX, 0), &report);
        for line in report.lines.iter().take(4) {
            if line.value.kind != Kind::Exact {
                continue;
            }
            proved += 1;
            let me = position.to_move();
            let mut game = position.clone();
            let (value, plies) = minimax::duel_after(&mut game, line.m, me, 60).expect("it ends");
            assert_eq!(line.value.outcome, Some(Outcome::of_difference(value)));
            assert!(line.value.plies.is_none_or(|n| n == plies), "{}", position.key());
            won += usize::from(value > 0);
        }
        compared += 1;
        if compared >= 60 {
            break;
        }
    }
    assert!(compared >= 20 && won > 20 && proved > won + 10, "{compared} {won} {proved}");
}

/// Of two moves that differ only in the colour opened, both are reported, with the same value.
#[test]
fn moves_that_play_alike_share_their_value() {
    let position = Temple::start(Edition::Published, StartColours::default());
    let moves = position.legal_moves();
    let next = position.played(moves[0]);
    let report = all(&next, 3000);
    check(&next, &Question::about_all(&next, usize::MAX, 0), &report);
    assert_eq!(report.lines.len(), 720);
    for line in &report.lines {
        let same = next.representative(line.m);
        let representative = report.lines.iter().find(|other| other.m == same);
        assert_eq!(representative.map(|other| &other.value), Some(&line.value));
    }
}

#[test]
fn reports_are_sound_and_repeatable_whatever_the_budget() {
    for position in composed(40) {
        for nodes in [0, 1, 2, 50, 13_000] {
            let ways = [
                Question::about_all(&position, 3, 1),
                Question {
                    moves: Question::about_all(&position, 1, 1)
                        .moves
                        .split_off(Question::about_all(&position, 1, 1).moves.len() / 2),
                    lines: 2,
                    seed: 1,
                    drawn: Vec::new(),
                },
            ];
            for question in ways {
                let answer = || {
                    let mut budget = Budget::nodes(nodes);
                    let mut partial = Vec::new();
                    let report = position.analyse(&question, &mut budget, &mut |report| {
                        partial.push(report.clone());
                    });
                    assert!(budget.spent() <= nodes);
                    assert_eq!(report.stats.nodes, budget.spent());
                    (report, partial)
                };
                let (report, partial) = answer();
                check(&position, &question, &report);
                for report in &partial {
                    check(&position, &question, report);
                }
                assert!(partial.windows(2).all(|w| w[0].stats.depth < w[1].stats.depth));
                assert_eq!((report, partial), answer());
            }
        }
    }
}

/// For questions in canonical orientation, as in the service, images get the same answer.
#[test]
fn images_have_one_answer() {
    for (seed, position) in composed(25).enumerate() {
        let image = position.image(&position.random_symmetry(&mut seeded(seed as u64)));
        let values = [position, image].map(|p| {
            let (canonical, _) = p.canonical();
            all(&canonical, 2000)
        });
        assert_eq!(values[0], values[1]);
    }
}

/// Decided positions and open ones, with budgets that end in one stage and in several.
#[test]
fn threads_leave_no_trace_in_a_report() {
    let (mut proved, mut open) = (0, 0);
    for position in composed(24) {
        let question = Question::about_all(&position, 2, 0);
        for nodes in [0, 700, 9_000, 40_000] {
            let searched = |threads: usize| {
                let mut budget = Budget::nodes(nodes).with_threads(threads);
                let report = position.analyse(&question, &mut budget, &mut |_| {});
                (report, budget.spent())
            };
            let one = searched(1);
            for threads in [2, 4] {
                assert_eq!(searched(threads), one, "{}", position.key());
            }
            match one.0.value.kind {
                Kind::Exact => proved += 1,
                _ => open += 1,
            }
        }
    }
    assert!(proved >= 10 && open >= 10, "{proved} {open}");
}

#[test]
fn a_raised_flag_ends_it() {
    let flag = Arc::new(AtomicBool::new(true));
    let position = Temple::start(Edition::Revised, StartColours::default());
    let question = Question::about_all(&position, 2, 0);
    let mut budget = Budget::nodes(1 << 40).with_stop(flag);
    let report = position.analyse(&question, &mut budget, &mut |_| {});
    check(&position, &question, &report);
    assert_eq!(report.stats.stopped_by, StoppedBy::Cancelled);
}

#[test]
fn levels_play_legal_moves_and_the_same_for_the_same_seed() {
    for position in composed(12) {
        let moves = Question::about_all(&position, 1, 0).moves;
        for level in Level::all() {
            for nodes in [0, 3000] {
                let reply = || position.reply(level, 5, &mut Budget::nodes(nodes));
                assert!(moves.contains(&reply()));
                assert_eq!(reply(), reply());
            }
        }
    }
}

/// The best level does not miss a win in one.
#[test]
fn strong_levels_see_a_win_at_once() {
    let mut seen = 0;
    for position in composed(400) {
        let moves = Question::about_all(&position, 1, 0).moves;
        let wins = |m: &Move| position.wins(*m);
        if moves.len() > 200 || moves.iter().all(wins) || !moves.iter().any(wins) {
            continue;
        }
        seen += 1;
        for level in [6, 7, 8] {
            let level = Level::new(level).expect("a level");
            let m = position.reply(level, 3, &mut Budget::nodes(4000));
            assert!(wins(&m), "{}", position.key());
        }
        if seen == 15 {
            break;
        }
    }
    assert!(seen >= 5, "{seen}");
}
