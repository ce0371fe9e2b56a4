use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use super::*;
use tessera_rules::game::random::{below, chance, choose, seeded};
use tessera_rules::game::{Compose, Game, Position, Seat, Symmetric};
use tessera_search::probability::logistic;
use tessera_search::value::Outcome;
use tessera_search::{Kind, minimax};

fn analyse(game: &Nebuchadnezzar, lines: usize, nodes: u64) -> Report<Move> {
    let question = Question::about_all(game, lines, 0);
    game.analyse(&question, &mut Budget::nodes(nodes), &mut |_| {})
}

/// Same as `analyse`, without the table.
fn searched(game: &Nebuchadnezzar, lines: usize, nodes: u64) -> Report<Move> {
    let question = Question::about_all(game, lines, 0);
    search(game, &question, &mut Budget::nodes(nodes), &mut |_| {})
}

fn read(key: &str) -> Nebuchadnezzar {
    Nebuchadnezzar::from_key(key).expect("a key")
}

/// Returns a position late in a random game, or a composed one, with few moves left.
fn late(seed: u64) -> Option<Nebuchadnezzar> {
    let mut rng = seeded(seed);
    let side = 2 + below(&mut rng, 3) as u8;
    let mut game = Nebuchadnezzar::empty(side, chance(&mut rng, 1, 2))?;
    let empty = below(&mut rng, 5);
    let mut moves = Vec::new();
    while !game.is_over() {
        if game.census().empty <= empty {
            return Some(game);
        }
        moves.clear();
        game.moves(&mut moves);
        game.play(*choose(&mut rng, &moves));
    }
    None
}

#[test]
fn exact_values_are_those_of_minimax() {
    let mut tested = [0; 3];
    for seed in 0..1500 {
        let Some(game) = late(seed) else { continue };
        let me = game.to_move();
        let reports = [analyse, searched].map(|ask| ask(&game, usize::MAX, 20_000));
        let moves = game.legal_moves();
        assert!(reports.iter().all(|r| r.lines.len() == moves.len()));
        for line in reports.iter().flat_map(|report| &report.lines) {
            let truth = minimax::duel_after(&mut game.clone(), line.m, me, 60);
            let (value, plies) = truth.expect("short games");
            assert_eq!(line.value.kind, Kind::Exact, "{}: {line:?}", game.key());
            let outcome = Outcome::of_difference(value);
            assert_eq!(line.value.outcome, Some(outcome), "{}: {line:?}", game.key());
            if value != 0 {
                assert_eq!(line.value.plies, Some(plies), "{}: {line:?}", game.key());
            }
            tested[(value + 2) as usize / 2] += 1;
        }
    }
    assert!(tested[0] > 500 && tested[2] > 500, "{tested:?}");
}

/// Checks the properties of every report.
fn check(game: &Nebuchadnezzar, question: &Question<Move>, report: &Report<Move>) {
    let key = game.key();
    let lines = question.lines.clamp(1, question.moves.len());
    assert_eq!(report.lines.len(), lines, "{key}");
    assert_eq!(report.value, report.lines[0].value, "{key}");
    let mut before = (f64::INFINITY, 0.0);
    let mut seen = Vec::new();
    for line in &report.lines {
        assert!(question.moves.contains(&line.m), "{key}: {line:?}");
        assert!(!seen.contains(&line.m), "{key}: {line:?}");
        seen.push(line.m);
        let p = line.value.win_probability.expect("a probability");
        assert!(
            (0.0..=1.0).contains(&p) && p <= before.0 && line.loss >= before.1,
            "{key}: {report:?}"
        );
        before = (p, line.loss);
        assert_eq!(line.pv.first(), Some(&line.m), "{key}");
        let mut after = *game;
        for &m in &line.pv {
            let moves = after.legal_moves();
            assert!(moves.contains(&m), "{key}: {line:?}");
            after.play(m);
        }
        if let (Kind::Exact, Some(plies)) = (line.value.kind, line.value.plies) {
            assert!(line.pv.len() <= plies as usize, "{key}: {line:?}");
        }
    }
}

#[test]
fn reports_of_all_kinds_of_positions_and_budgets() {
    for seed in 0..150 {
        let mut rng = seeded(seed);
        let game = Nebuchadnezzar::compose(&mut rng);
        if game.is_over() {
            continue;
        }
        let mut question = Question::about_all(&game, 1 + below(&mut rng, 4) as usize, seed);
        if chance(&mut rng, 1, 4) {
            question.lines = usize::MAX;
        }
        if chance(&mut rng, 1, 3) {
            let keep = 1 + below(&mut rng, question.moves.len() as u32) as usize;
            question.moves.truncate(keep);
        }
        let nodes = *choose(&mut rng, &[0, 1, 30, 300, 1500, 3000]);
        let run = || {
            let mut budget = Budget::nodes(nodes);
            let mut steps = 0;
            let report = game.analyse(&question, &mut budget, &mut |partial| {
                check(&game, &question, partial);
                steps += 1;
            });
            assert_eq!(report.stats.nodes, budget.spent(), "{}", game.key());
            (report, steps)
        };
        let (report, steps) = run();
        check(&game, &question, &report);
        assert!(report.stats.nodes <= nodes);
        assert_eq!((report, steps), run(), "{}", game.key());
    }
}

#[test]
fn images_have_the_same_value() {
    for seed in 0..200 {
        let Some(game) = late(seed) else { continue };
        let image = game.image(&game.random_symmetry(&mut seeded(seed)));
        let (a, b) = (searched(&game, 1, 10_000), searched(&image, 1, 10_000));
        assert_eq!(a.value, b.value, "{}", game.key());
        let canonical = |game: &Nebuchadnezzar| searched(&game.canonical().0, 2, 300);
        assert_eq!(canonical(&game), canonical(&image), "{}", game.key());
    }
}

#[test]
fn the_first_player_wins_on_3x3_and_the_pie_turns_it() {
    let value = |key: &str| searched(&read(key), 1, 20_000).value;
    assert_eq!(value("3/3/3 b b 0 -").outcome, Some(Outcome::Win));
    let turned = value("3/3/3 b b 0 p");
    assert_eq!((turned.kind, turned.outcome), (Kind::Exact, Some(Outcome::Loss)));
    // After the best first move the second player takes it over.
    let report = searched(&read("3/3/1b1 w b 1 p"), 1, 20_000);
    assert_eq!(report.best(), Some(Move::Swap));
    assert_eq!((report.value.kind, report.value.outcome), (Kind::Exact, Some(Outcome::Win)));
}

#[test]
#[ignore = "seven million nodes"]
fn the_first_player_wins_on_4x4() {
    let report = searched(&read("4/4/4/4 b b 0 -"), 1, Nebuchadnezzar::MAX_NODES);
    assert_eq!((report.value.kind, report.value.outcome), (Kind::Exact, Some(Outcome::Win)));
    assert_eq!(report.value.plies, Some(25));
    let report = searched(&read("4/4/4/4 b b 0 p"), 1, Nebuchadnezzar::MAX_NODES);
    assert_eq!((report.value.kind, report.value.outcome), (Kind::Exact, Some(Outcome::Loss)));
}

#[test]
fn the_last_disc_is_taken_without_a_node() {
    // N3, with X on c2.
    let game = read("5/2b2/1bwb1/2b2/5 b b 9 -");
    let report = analyse(&game, 3, 0);
    assert_eq!(report.best().map(|m| game.notation(m)).as_deref(), Some("xc3-c3"));
    assert_eq!((report.value.kind, report.value.plies), (Kind::Exact, Some(1)));
    for level in Level::all().filter(|level| level.number() >= 3) {
        let m = game.reply(level, 5, &mut Budget::nodes(1000));
        assert_eq!(game.notation(m), "xc3-c3");
    }
}

#[test]
fn a_raised_flag_stops_at_once() {
    for side in [4, 8, 15] {
        let game = Nebuchadnezzar::empty(side, true).expect("a side");
        let question = Question::about_all(&game, 2, 0);
        let stop = Arc::new(AtomicBool::new(true));
        let mut budget = Budget::nodes(1_000_000).with_stop(stop);
        let report = game.analyse(&question, &mut budget, &mut |_| {});
        assert!(report.stats.nodes <= 1024);
        check(&game, &question, &report);
    }
}

#[test]
fn replies_are_legal_and_the_same_for_the_same_seed() {
    for seed in 0..30 {
        let mut rng = seeded(seed);
        let game = Nebuchadnezzar::compose(&mut rng);
        if game.is_over() {
            continue;
        }
        let moves = game.legal_moves();
        for level in Level::all() {
            let nodes = *choose(&mut rng, &[0, 10, 1000]);
            let reply = || game.reply(level, seed, &mut Budget::nodes(nodes));
            let m = reply();
            assert!(moves.contains(&m), "{}", game.key());
            assert_eq!(m, reply());
        }
    }
}

#[test]
fn seats_judge_as_mirrored() {
    // The evaluation depends on the mover only, whichever seat that is.
    for seed in 0..300 {
        let game = Nebuchadnezzar::compose(&mut seeded(seed));
        let mut setup = game.to_setup();
        setup.to_move = 1 - setup.to_move;
        setup.colours.reverse();
        let other = Nebuchadnezzar::try_from(setup).expect("a position");
        assert_eq!(other.to_move(), game.to_move().other());
        assert_eq!(evaluate(&game), evaluate(&other), "{}", game.key());
        assert_ne!(game.to_move() == Seat::FIRST, other.to_move() == Seat::FIRST);
    }
}

#[test]
fn the_logistic_function_rises_and_is_odd() {
    let mut before = 0.0;
    for score in -9000..9000 {
        let p = logistic(score);
        assert!(p >= before && p > 0.0 && p < 1.0, "{score}");
        assert!((p + logistic(-score) - 1.0).abs() < 1e-12);
        let truth = 1.0 / (1.0 + (-f64::from(score) / 1000.0).exp());
        assert!((p - truth).abs() < 0.005, "{score}: {p} and {truth}");
        before = p;
    }
}
