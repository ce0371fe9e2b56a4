//! Tests of the engine against plain minimax, and of the properties of reports.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use rand_chacha::ChaCha8Rng;

use super::*;
use tessera_rules::game::random::{below, choose, seeded, stream};
use tessera_rules::game::{Compose, Game, Keyed, Position, Symmetric, Turn};
use tessera_rules::octopus::deal;
use tessera_search::playout::Playout;
use tessera_search::report::at_least;
use tessera_search::{Kind, Line, Outcome, StoppedBy, minimax};

/// Returns composed positions of some numbers of seats and tiles with a tree of at most `most` lines.
pub(super) fn small(
    rng: &mut ChaCha8Rng,
    seats: std::ops::RangeInclusive<usize>,
    most: u64,
    adds_up: bool,
) -> Octopus {
    loop {
        let position = Octopus::compose(rng);
        if position.is_over()
            || !seats.contains(&position.seats())
            || position.adds_up() != adds_up
            || position.tiles_left() > 5
        {
            continue;
        }
        let moves = position.count_moves();
        if moves.checked_pow(position.tiles_left()).is_some_and(|lines| lines <= most) {
            return position;
        }
    }
}

pub(super) fn mover(position: &Octopus) -> Seat {
    match position.turn() {
        Turn::Seat(seat) => seat,
        _ => panic!("{} is over", position.key()),
    }
}

/// Computes the final margin after each move by plain minimax: two seats' difference, one seat's total.
pub(super) fn literal_margin(position: &mut Octopus, me: Seat) -> i32 {
    let Turn::Seat(seat) = position.turn() else {
        let scores = position.scores();
        let own = scores[me.index()] as i32;
        return own - if scores.len() == 2 { scores[me.other().index()] as i32 } else { 0 };
    };
    let moves = position.legal_moves();
    let values = moves.into_iter().map(|m| {
        let undo = position.play(m);
        let value = literal_margin(position, me);
        position.undo(undo);
        value
    });
    let best = if seat == me { values.max() } else { values.min() };
    best.expect("a seat that is due has moves")
}

fn analyse(position: &Octopus, lines: usize, nodes: u64) -> Report<Placement> {
    let question = Question::about_all(position, lines, 7);
    let mut steps = 0;
    let mut budget = Budget::nodes(nodes);
    let report = position.analyse(&question, &mut budget, &mut |report| {
        steps += 1;
        check(position, &question, report);
    });
    assert!(budget.spent() <= nodes);
    assert_eq!(report.stats.nodes, budget.spent(), "{}", position.key());
    check(position, &question, &report);
    report
}

/// Checks the properties of every report.
fn check(position: &Octopus, question: &Question<Placement>, report: &Report<Placement>) {
    let key = position.key();
    let wanted = question.lines.min(question.moves.len());
    assert_eq!(report.lines.len(), wanted, "{key}");
    let first = &report.lines[0].value;
    assert!(report.value == *first || report.value == at_least(first), "{key}: {:?}", report.value);
    let worth = |line: &Line<Placement>| match line.value.margin {
        Some(margin) if position.seats() <= 2 => margin,
        _ => line.value.win_probability.expect("always known"),
    };
    let proved = |line: &Line<Placement>| line.value.kind != Kind::Estimate;
    for pair in report.lines.windows(2) {
        let sorted = worth(&pair[0]) >= worth(&pair[1]);
        assert!(sorted || pair.iter().any(proved), "{key}: {pair:?}");
    }
    let mut seen = std::collections::BTreeSet::new();
    for line in &report.lines {
        assert!(question.moves.contains(&line.m), "{key}");
        assert!(seen.insert(line.m), "{key}: twice");
        assert!(line.loss >= 0.0, "{key}");
        assert_eq!(line.pv.first(), Some(&line.m), "{key}");
        let mut after = position.clone();
        let mut moves = Vec::new();
        for &m in &line.pv {
            moves.clear();
            after.moves(&mut moves);
            assert!(moves.contains(&m), "{key}: {:?}", line.pv);
            after.play(m);
        }
        let probability = line.value.win_probability.expect("always known");
        assert!((0.0..=1.0).contains(&probability), "{key}");
        assert_eq!(line.value.shares.is_some(), position.seats() > 2, "{key}");
        if line.value.kind == Kind::Exact && position.seats() <= 2 {
            assert_eq!(line.value.plies, Some(position.tiles_left()), "{key}");
            if after.is_over() {
                let margin = after.final_margin(mover(position));
                assert_eq!(margin, line.value.margin, "{key}");
            }
        }
    }
}

#[test]
fn endgames_of_one_and_two_seats_are_exact() {
    let mut rng = seeded(1);
    for (adds_up, nodes) in [(true, 60_000), (true, 60_000), (false, 2_000_000)] {
        for _ in 0..60 {
            let position = small(&mut rng, 1..=2, 50_000, adds_up);
            let me = mover(&position);
            let report = analyse(&position, 1000, nodes);
            assert_eq!(report.stats.stopped_by, StoppedBy::Proved);
            for line in &report.lines {
                let mut after = position.played(line.m);
                let margin = literal_margin(&mut after, me);
                let key = position.key();
                assert_eq!(line.value.kind, Kind::Exact, "{key}");
                assert_eq!(line.value.margin, Some(f64::from(margin)), "{key} {:?}", line.m);
                assert_eq!(line.pv.len() as u32, position.tiles_left(), "{key}");
            }
            assert!(report.lines.is_sorted_by(|a, b| a.value.margin >= b.value.margin));
        }
    }
}

#[test]
fn bounds_of_a_search_cut_short_hold() {
    let mut rng = seeded(3);
    let mut bounds = 0;
    for _ in 0..150 {
        let position = small(&mut rng, 2..=2, 30_000, true);
        let me = mover(&position);
        let nodes = u64::from(below(&mut rng, 200));
        let best = f64::from(literal_margin(&mut position.clone(), me));
        for lines in [1, 2, 1000] {
            let value = analyse(&position, lines, nodes).value;
            let said = value.margin.expect("always known");
            match value.kind {
                Kind::Exact => assert_eq!(said, best, "{}", position.key()),
                Kind::Lower => assert!(said <= best, "{}", position.key()),
                Kind::Upper => assert!(said >= best, "{}", position.key()),
                Kind::Estimate => {}
            }
        }
        let report = analyse(&position, 1000, nodes);
        for line in &report.lines {
            let mut after = position.played(line.m);
            let margin = f64::from(literal_margin(&mut after, me));
            let said = line.value.margin.expect("always known");
            bounds += u32::from(line.value.kind != Kind::Estimate);
            match line.value.kind {
                Kind::Exact => assert_eq!(said, margin, "{}", position.key()),
                Kind::Lower => assert!(said <= margin, "{}", position.key()),
                Kind::Upper => assert!(said >= margin, "{}", position.key()),
                Kind::Estimate => {}
            }
        }
    }
    assert!(bounds > 100, "{bounds}");
}

#[test]
fn several_seats_are_promised_only_what_they_can_make_sure_of() {
    let mut rng = seeded(4);
    let mut wins = 0;
    for _ in 0..60 {
        let position = small(&mut rng, 3..=6, 20_000, true);
        let me = mover(&position);
        let report = analyse(&position, 1000, 2000);
        for line in &report.lines {
            let sure = |alone: bool| {
                let mut after = position.played(line.m);
                minimax::against_all(&mut after, me, alone, 10).expect("short")
            };
            if matches!(line.value.kind, Kind::Exact | Kind::Lower) {
                match line.value.outcome {
                    Some(Outcome::Win) => {
                        wins += 1;
                        assert!(sure(false), "{}", position.key());
                    }
                    Some(Outcome::Draw) => assert!(sure(false), "{}", position.key()),
                    _ => {}
                }
            }
        }
    }
    assert!(wins > 50, "{wins}");
}

#[test]
fn reports_of_all_kinds_of_positions_are_sound_and_repeatable() {
    let mut rng = seeded(5);
    for round in 0..300 {
        let position = Octopus::compose(&mut rng);
        if position.is_over() {
            continue;
        }
        let nodes = [0, 1, 60, 1500][round % 4];
        let lines = [1, 3, 10_000][round % 3];
        let report = analyse(&position, lines, nodes);
        assert_eq!(report, analyse(&position, lines, nodes), "{}", position.key());
        let mut question = Question::about_all(&position, lines, 1);
        let step = 1 + below(&mut rng, 5) as usize;
        question.moves = question.moves.into_iter().step_by(step).collect();
        let report = position.analyse(&question, &mut Budget::nodes(nodes), &mut |_| {});
        check(&position, &question, &report);
    }
}

#[test]
fn images_have_the_same_values() {
    let mut rng = seeded(6);
    for _ in 0..60 {
        let position = small(&mut rng, 1..=2, 200_000, true);
        let symmetry = position.random_symmetry(&mut rng);
        let values = |position: &Octopus| {
            let report = analyse(position, 1000, 60_000);
            let mut values: Vec<_> = report.lines.iter().map(|line| line.value.margin).collect();
            values.dedup();
            (report.value, values)
        };
        assert_eq!(values(&position), values(&position.image(&symmetry)), "{}", position.key());
        let canonical = |position: &Octopus| analyse(&position.canonical().0, 5, 300);
        assert_eq!(canonical(&position), canonical(&position.image(&symmetry)));
    }
}

#[test]
fn a_raised_flag_stops_at_once() {
    let mut rng = seeded(8);
    for seats in [2, 3] {
        let mut position = deal(seats, 1, &mut rng).expect("a start");
        for left in [60, 14, 9] {
            while position.tiles_left() > left {
                let moves = position.legal_moves();
                position.play(*choose(&mut rng, &moves));
            }
            let question = Question::about_all(&position, 3, 0);
            let flag = Arc::new(AtomicBool::new(true));
            let mut budget = Budget::nodes(1 << 20).with_stop(flag);
            let report = position.analyse(&question, &mut budget, &mut |_| {});
            assert_eq!(report.stats.stopped_by, StoppedBy::Cancelled);
            check(&position, &question, &report);
        }
    }
}

#[test]
fn levels_reply_legally_and_repeatably() {
    let mut rng = seeded(9);
    let mut replies = 0;
    while replies < 60 {
        let position = Octopus::compose(&mut rng);
        if position.is_over() {
            continue;
        }
        let moves = position.legal_moves();
        for level in Level::all() {
            let reply = |seed| position.reply(level, seed, &mut Budget::nodes(500));
            assert!(moves.contains(&reply(3)));
            assert_eq!(reply(3), reply(3));
            replies += 1;
        }
    }
}

#[test]
fn with_three_and_more_seats_levels_from_3_on_are_hasty_as_level_2_or_search() {
    let mut rng = seeded(19);
    let mut counts = [[0; 2]; 8];
    for seed in 0..60_u64 {
        let mut position = deal(3 + seed as i64 % 4, 1, &mut rng).expect("a deal");
        for _ in 0..20 {
            let moves = position.legal_moves();
            position.play(*choose(&mut rng, &moves));
        }
        let reply = |number| {
            let level = Level::new(number).expect("a level");
            position.reply(level, seed, &mut Budget::nodes(400))
        };
        let hasty = reply(2);
        let question = Question::about_all(&position, 1, seed);
        let report = position.analyse(&question, &mut Budget::nodes(400), &mut |_| {});
        let searched = report.best().expect("a move");
        if hasty == searched {
            continue;
        }
        for level in 3..=8 {
            let reply = reply(level);
            assert!(reply == hasty || reply == searched, "{}", position.key());
            counts[usize::from(level) - 1][usize::from(reply == searched)] += 1;
        }
    }
    let hasty: Vec<_> = counts[2..].iter().map(|&[hasty, _]| hasty).collect();
    let searched: Vec<_> = counts[2..].iter().map(|&[_, searched]| searched).collect();
    assert!(hasty[0] + hasty[1] > hasty[2] + hasty[3], "{counts:?}");
    assert!(searched[0] > 0 && hasty[3] > 0, "{counts:?}");
    assert_eq!(hasty[4..], [0, 0]);
}

#[test]
fn points_made_so_far_do_not_matter_for_the_future() {
    let key = "R4@0,0|R1B2,G3Y4|7,1|0|1";
    let position = Octopus::from_key(key).expect("a position");
    let later = Octopus::from_key("R4@0,0|R1B2,G3Y4|50,60|0|1").expect("a position");
    assert_eq!(position.fingerprint(), later.fingerprint());
    assert_eq!((position.settled(), later.settled()), (6, -10));
    // Near the limit they do, and with three seats they decide who is ahead.
    let rich = Octopus::from_key("R4@0,0|R1B2,G3Y4|99999,1|0|1").expect("a position");
    assert_ne!(position.fingerprint(), rich.fingerprint());
    assert_eq!(rich.settled(), 0);
    let three = |scores| {
        let key = format!("R4@0,0|R1B2,G3Y4,O1|{scores}|0|1");
        Octopus::from_key(&key).expect("a position").fingerprint()
    };
    assert_ne!(three("1,2,3"), three("1,2,4"));
}

#[test]
fn final_margins_are_leads_over_the_best_other_seat() {
    let mut rng = seeded(12);
    let mut finished = [0; 7];
    for _ in 0..400 {
        let mut position = Octopus::compose(&mut rng);
        while !position.is_over() {
            assert_eq!(position.final_margin(Seat::FIRST), None);
            let moves = position.legal_moves();
            position.play(*choose(&mut rng, &moves));
        }
        let scores: Vec<f64> = position.scores().iter().map(|&s| f64::from(s)).collect();
        for (seat, own) in scores.iter().enumerate() {
            let others = scores.iter().enumerate().filter(|(other, _)| *other != seat);
            let best = others.map(|(_, score)| *score).reduce(f64::max);
            let expected = own - best.unwrap_or(0.0);
            assert_eq!(position.final_margin(Seat::new(seat)), Some(expected));
        }
        finished[scores.len()] += 1;
    }
    assert!(finished[1..].iter().all(|&n| n > 5), "{finished:?}");
}

#[test]
fn a_short_playout_stops_at_a_turn_of_the_root_and_counts_what_tiles_in_hand_would_earn() {
    let mut rng = seeded(31);
    for round in 0..60 {
        let seats = 2 + round % 5;
        let mut root = deal(seats, 1 + round % 2, &mut rng).expect("a deal");
        let seats = root.seats();
        for _ in 0..below(&mut rng, 40) {
            let moves = root.legal_moves();
            root.play(*choose(&mut rng, &moves));
        }
        let mut playouts = Playouts::of(&root);
        let mut game = root.clone();
        while let Some(m) = playouts.choose(&game, &mut Vec::new(), &mut stream(5, round as u64)) {
            game.play(m);
        }
        assert_eq!(game.turn(), root.turn());
        assert_eq!(game.tiles_left(), root.tiles_left() - [4, 6, 4, 5, 6][seats - 2]);

        let cells: Vec<_> = game.open_cells().map(|(cell, _)| cell).collect();
        let worth = |seat: usize| {
            let best = |tile| {
                let gains = cells.iter().map(|&cell| game.gain(Placement { tile, cell }));
                gains.max().flatten().unwrap_or(0)
            };
            let tiles = game.hand(Seat::new(seat)).tiles();
            f64::from(game.scores()[seat]) + 0.4 * f64::from(tiles.map(best).sum::<u32>())
        };
        let end = playouts.end(&game);
        let last = 3.0 + f64::from(game.tiles_left()) / 22.0;
        let mover = mover(&game).index();
        let mut worth: Vec<f64> = (0..seats).map(worth).collect();
        worth[mover] += 0.5;
        // Find the seat that places the last tile by counting the turns.
        worth[(1..game.tiles_left()).fold(mover, |seat, _| (seat + 1) % seats)] += last;
        for (seat, margin) in end.margins.iter().enumerate() {
            let others = (0..seats).filter(|&other| other != seat);
            let best = others.map(|other| worth[other]).fold(f64::MIN, f64::max);
            let lead = worth[seat] - best;
            assert!((margin - lead).abs() < 1e-9, "{}", game.key());
        }
        for parts in [&end.shares, &end.rewards] {
            assert!((parts.iter().sum::<f64>() - 1.0).abs() < 1e-9);
            for (one, other) in (0..seats).flat_map(|one| (0..one).map(move |other| (one, other))) {
                assert_eq!(parts[one] > parts[other], worth[one] > worth[other]);
            }
        }
    }
}

#[test]
fn hands_of_other_sizes_are_played_out() {
    let playouts = |key: &str| Playouts::of(&Octopus::from_key(key).expect("a position"));
    let even = playouts("R4@0,0|O4B4,G1G2|0,0|0|1");
    assert!(matches!(even, Playouts::Short { tiles: 0, .. }));
    let one_more = playouts("R4@0,0|O4B4,G1G2G3|0,0|1|1");
    assert!(matches!(one_more, Playouts::Short { tiles: 1, .. }));
    let second_of_three = playouts("R4@0,0|O4,G1P1,G2P2|0,0,0|1|1");
    assert!(matches!(second_of_three, Playouts::Short { tiles: 1, .. }));
    for key in [
        "R4@0,0|O4,G1G2|0,0|0|1",
        "R4@0,0|O4,G1G2G3|0,0|1|1",
        "R4@0,0|O4,G1,G2P2|0,0,0|0|1",
        "R4@0,0|O4,G1P1,G2|0,0,0|0|1",
        "R4@0,0|O4B4P4,G1P1,G2|0,0,0|0|1",
        "R4@0,0|O4|0|0|1",
    ] {
        assert_eq!(playouts(key), Playouts::Whole, "{key}");
    }
}

#[test]
fn has_more_nodes_where_a_search_reaches_the_end() {
    let default = |hands: &str| {
        Octopus::from_key(&format!("R4@0,0|{hands}|0,0|0|1")).unwrap().default_nodes()
    };
    assert_eq!(default("R1R2R3R5R6,G1G2G3G4G5"), Octopus::ENDGAME_NODES);
    assert_eq!(default("R1R2R3R5R6G6,G1G2G3G4G5"), Octopus::DEFAULT_NODES);
    // Ten tiles of three seats are not searched to the end.
    let three = Octopus::from_key("R4@0,0|R1R2R3,G1G2G3,B1B2B3|0,0,0|0|1").unwrap();
    assert_eq!(three.default_nodes(), Octopus::DEFAULT_NODES);
}
