use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use super::evaluation::Evaluation;
use super::expectation;
use super::placements_left;
use super::playouts::{Greedy, Ratings};
use crate::{Engine, Level, Question};
use tessera_rules::game::random::{below, choose, seeded, stream};
use tessera_rules::game::{Compose, Game, Keyed, Observe, Position, Seat, Symmetric, Turn};
use tessera_rules::ingenious::{Deal, Form, Ingenious, Move, Phase, Rack, Tile, World};
use tessera_search::{Budget, Kind, Method, Report, StoppedBy};

/// Returns a position of a randomly played game in which a seat is to move and at most `left` tiles can be placed.
fn late(form: Form, seats: usize, left: usize, seed: u64) -> Option<World> {
    let mut rng = seeded(seed);
    let hidden = false;
    let deal = Deal { form, seats, hidden };
    let mut world = deal.start(&mut rng).sample(&mut stream(seed, 0));
    while !world.is_over() && placements_left(world.position()) > left {
        let m = match world.position().random_placement(&mut rng) {
            Some(m) => m,
            None => *choose(&mut rng, &[Move::Swap, Move::Keep]),
        };
        world.play(m);
    }
    // With an exchange due, up to six tiles may be drawn that matter.
    let placing = world.position().phase() == Phase::Place;
    (placing && !world.is_over()).then_some(world)
}

/// Returns a seat's view of a world; `keep` tiles of each other rack stay known.
fn view(world: &World, seat: usize, keep: usize) -> Ingenious {
    let mut setup = world.position().to_setup();
    for (other, rack) in setup.racks.iter_mut().enumerate() {
        if other != seat {
            rack.iter_mut().skip(keep).for_each(|place| *place = None);
        }
    }
    setup.build().expect("hiding tiles keeps a position consistent")
}

/// Computes the expectation by enumerating everything, including draws that don't matter.
fn literal(position: &mut Ingenious) -> Evaluation {
    let seats = position.seats();
    match position.turn() {
        Turn::Over => Evaluation::of(position),
        Turn::Chance => {
            let count = position.draw_count();
            let unseen = *position.unseen();
            let mut mean = Evaluation::zero(seats);
            let mut total = 0.0;
            for (rack, weight) in hands(count, &unseen) {
                let undo = position.play(Move::Draw(rack));
                mean.add(&literal(position), weight);
                position.undo(undo);
                total += weight;
            }
            scaled(&mean, total)
        }
        Turn::Seat(seat) => {
            let rack = position.rack(seat);
            if !rack.has_face_down() {
                return literal_best(position);
            }
            // Deal the face-down tiles first.
            let unseen = *position.unseen();
            let mut mean = Evaluation::zero(seats);
            let mut total = 0.0;
            for (hand, weight) in hands(rack.face_down(), &unseen) {
                let mut setup = position.to_setup();
                setup.racks[seat.index()] = rack.known().chain(hand.known()).map(Some).collect();
                let mut dealt = setup.build().expect("unseen tiles fit");
                mean.add(&literal_best(&mut dealt), weight);
                total += weight;
            }
            scaled(&mean, total)
        }
    }
}

fn literal_best(position: &mut Ingenious) -> Evaluation {
    let Turn::Seat(seat) = position.turn() else {
        return Evaluation::of(position);
    };
    let moves = position.legal_moves();
    let mut best: Option<Evaluation> = None;
    for m in moves {
        let undo = position.play(m);
        let worth = literal(position);
        position.undo(undo);
        if best.as_ref().is_none_or(|best| worth.better_for(seat.index(), best)) {
            best = Some(worth);
        }
    }
    best.expect("a seat that is due has moves")
}

fn scaled(sum: &Evaluation, total: f64) -> Evaluation {
    let mut mean = Evaluation::zero(sum.wins.len());
    mean.add(sum, 1.0 / total);
    mean
}

/// Returns every selection of `count` unseen tiles with the number of ways to make it.
fn hands(count: usize, unseen: &[u8; 21]) -> Vec<(Rack, f64)> {
    let mut hands = vec![(Vec::new(), 1.0, *unseen)];
    for i in 0..count {
        let mut longer = Vec::new();
        for (hand, weight, left) in &hands {
            for tile in Tile::all() {
                // Ordered draws, so that no binomials are needed.
                if left[tile.index()] > 0 {
                    let mut hand: Vec<Tile> = Vec::clone(hand);
                    hand.push(tile);
                    let mut rest = *left;
                    rest[tile.index()] -= 1;
                    longer.push((hand, weight * f64::from(left[tile.index()]), rest));
                }
            }
        }
        assert!(longer.len() < 20_000, "{i} tiles are too many for this");
        hands = longer;
    }
    let rack = |hand: Vec<Tile>| Rack::new(hand.into_iter().map(Some)).expect("at most six");
    hands.into_iter().map(|(hand, weight, _)| (rack(hand), weight)).collect()
}

fn analyse(position: &Ingenious, lines: usize, nodes: u64) -> Report<Move> {
    let question = Question::about_all(position, lines, 7);
    position.analyse(&question, &mut Budget::nodes(nodes), &mut |_| {})
}

#[test]
fn exact_values_are_those_of_going_through_everything() {
    let mut compared = [0; 3];
    for seed in 0..60 {
        let (form, seats) =
            [(Form::Solo, 1), (Form::Standard, 2), (Form::Duel, 2)][seed as usize % 3];
        let Some(world) = late(form, seats, 2 - (seed as usize / 3) % 2, seed) else {
            continue;
        };
        let Turn::Seat(mover) = world.turn() else {
            continue;
        };
        // A rack of at most two face-down tiles is small enough to enumerate.
        let mut setup = view(&world, mover.index(), 6).to_setup();
        if form != Form::Solo {
            setup.racks[mover.index()].truncate(2);
            setup.racks[1 - mover.index()].truncate(2);
            if seed % 2 == 0 {
                setup.racks[1 - mover.index()][1] = None;
            }
        }
        let mut position = setup.build().expect("fewer tiles are consistent");
        if form != Form::Solo && placements_left(&position) > 1 {
            // The literal enumeration would go through draws of five tiles, which takes too long.
            continue;
        }
        let question = Question::about_all(&position, 1, 0);
        let report = expectation::analyse(&position, &question, &mut Budget::nodes(1 << 22))
            .expect("little is left");
        let worth = literal_best(&mut position);
        let value = &report.value;
        assert_eq!(value.kind, Kind::Exact);
        let margin = value.margin.expect("a margin");
        assert!((margin - worth.margins[mover.index()]).abs() < 1e-9, "{}", position.key());
        let wins = value.win_probability.expect("a probability");
        assert!((wins - worth.wins[mover.index()]).abs() < 1e-9, "{}", position.key());
        compared[seed as usize % 3] += 1;
    }
    assert!(compared.iter().all(|&n| n > 2), "{compared:?}");
}

#[test]
fn shortcuts_change_no_value_and_no_line() {
    let (mut compared, mut saved) = (0, 0);
    for seed in 0..150 {
        let Some(world) = late(Form::Standard, 2, 2 + (seed as usize) % 2, seed) else {
            continue;
        };
        let mut setup = world.position().to_setup();
        for rack in &mut setup.racks {
            rack.truncate(3 + (seed as usize) % 3);
        }
        if placements_left(world.position()) == 3 {
            setup.bonus = 2;
        }
        // Near the end of the tracks bonuses are earned, and scores are cut.
        for scores in &mut setup.scores {
            for score in scores {
                *score = (*score + (seed as i64 % 4) * 4).min(18);
            }
        }
        let Ok(position) = setup.build() else {
            continue;
        };
        if position.is_over() {
            continue;
        }
        let lines = 1 + (seed as usize) % 4;
        let question = Question::about_all(&position, lines, 0);
        let solve = |shortcuts| {
            let mut budget = Budget::nodes(1 << 22);
            expectation::solve(&position, &question, &mut budget, shortcuts)
        };
        let (fast, whole) = (solve(true), solve(false));
        let (Some(fast), Some(whole)) = (fast, whole) else {
            continue;
        };
        assert_eq!(fast.lines, whole.lines, "{}", position.key());
        assert_eq!(fast.value, whole.value, "{}", position.key());
        compared += 1;
        saved += usize::from(10 * fast.stats.nodes < whole.stats.nodes);
    }
    assert!(compared > 60 && saved > 30, "{compared} {saved}");
}

#[test]
fn the_last_two_placements_of_two_seats_are_exact_whatever_is_face_down() {
    let mut seen = 0;
    for seed in 0..40 {
        let Some(world) = late(Form::Standard, 2, 2, seed) else {
            continue;
        };
        let Turn::Seat(mover) = world.turn() else {
            continue;
        };
        let hidden = view(&world, mover.index(), 0);
        let position = if seed % 2 == 0 { hidden } else { world.position().clone() };
        let report = analyse(&position, 1, 2_000_000);
        assert_eq!(report.value.kind, Kind::Exact, "{}", position.key());
        assert_eq!(report.stats.stopped_by, StoppedBy::Proved);
        if seed % 2 == 1 {
            // All tiles are open: a plain minimax in any consistent world.
            let mut open = world.clone();
            let worth = minimax(&mut open);
            let margin = report.value.margin.expect("a margin");
            assert!((margin - worth.margins[mover.index()]).abs() < 1e-9);
            seen += 1;
        }
    }
    assert!(seen > 5);
}

fn minimax(world: &mut World) -> Evaluation {
    let Turn::Seat(seat) = world.turn() else {
        return Evaluation::of(world.position());
    };
    let moves = world.legal_moves();
    let mut best: Option<Evaluation> = None;
    for m in moves {
        let undo = world.play(m);
        let worth = minimax(world);
        world.undo(undo);
        if best.as_ref().is_none_or(|best| worth.better_for(seat.index(), best)) {
            best = Some(worth);
        }
    }
    best.expect("a seat that is due has moves")
}

/// Returns positions of all forms in which a seat is to move, composed and played.
fn some_positions(count: u64) -> Vec<Ingenious> {
    let mut rng = seeded(3);
    let composed = std::iter::repeat_with(|| Ingenious::compose(&mut rng));
    composed
        .filter(|position| matches!(position.turn(), Turn::Seat(_)))
        .take(count as usize)
        .collect()
}

#[test]
fn reports_keep_the_contract() {
    for (i, position) in some_positions(24).into_iter().enumerate() {
        let all = Question::about_all(&position, usize::MAX, 5);
        let mut few = all.clone();
        few.lines = 3;
        few.moves.truncate(1 + i % 7);
        for nodes in [0, 1, 1000] {
            for question in [&all, &few] {
                let mut budget = Budget::nodes(nodes);
                let report = position.analyse(question, &mut budget, &mut |_| {});
                check(&position, question, &report);
                assert!(budget.spent() <= nodes);
                assert_eq!(report.stats.nodes, budget.spent());
                let again = position.analyse(question, &mut Budget::nodes(nodes), &mut |_| {});
                assert_eq!(report, again, "{}", position.key());
            }
        }
    }
}

fn check(position: &Ingenious, question: &Question<Move>, report: &Report<Move>) {
    let key = position.key();
    assert_eq!(report.lines.len(), question.lines.min(question.moves.len()), "{key}");
    assert_eq!(report.value, report.lines[0].value, "{key}");
    assert_eq!(report.lines[0].loss, 0.0, "{key}");
    let mut named: Vec<Move> = report.lines.iter().map(|line| line.m).collect();
    named.sort_unstable();
    named.dedup();
    assert_eq!(named.len(), report.lines.len(), "{key}: a move twice");
    for line in &report.lines {
        assert!(question.moves.binary_search(&line.m).is_ok(), "{key}");
        assert!(line.loss >= 0.0, "{key}");
        assert_eq!(line.pv[0], line.m, "{key}");
        let mut walk = position.clone();
        for (i, &m) in line.pv.iter().enumerate() {
            let by_chance = walk.awaits_chance();
            if by_chance {
                let from = line.likely_from.expect("a draw is only likely");
                assert!((1..=i).contains(&from), "{key}: {from}");
            }
            let notation = walk.notation(m);
            assert_eq!(walk.parse_move(&notation, None), Ok(m), "{key}: {notation}");
            walk.play(m);
        }
        if report.stats.engine == Method::Determinised {
            let likely = (line.pv.len() > 1).then_some(1);
            assert_eq!(line.likely_from, likely, "{key}");
        }
    }
    for line in &report.lines {
        let wins = line.value.win_probability.expect("a probability");
        assert!((0.0..=1.0).contains(&wins), "{key}: {wins}");
        assert_eq!(line.value.shares.is_some(), position.seats() > 2, "{key}");
        if let Some(shares) = &line.value.shares {
            assert!((shares.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{key}: {shares:?}");
        }
    }
}

#[test]
fn lines_go_on_with_the_likeliest_draw_and_a_reply_unless_racks_are_hidden() {
    for seed in 0..6 {
        for hidden in [false, true] {
            let deal = Deal { form: Form::Standard, seats: 2, hidden };
            let position = deal.start(&mut seeded(seed));
            let line = analyse(&position, 1, 3_000).lines.remove(0);
            if hidden {
                assert_eq!((line.pv.len(), line.likely_from), (1, None), "seed {seed}");
                continue;
            }
            assert_eq!(line.likely_from, Some(1), "seed {seed}");
            let &[_, Move::Draw(drawn), reply @ Move::Place { .. }] = line.pv.as_slice() else {
                panic!("{:?}", line.pv);
            };
            let unseen = |tile: Tile| position.unseen()[tile.index()];
            let [tile] = drawn.known().collect::<Vec<_>>()[..] else {
                panic!("{drawn:?}");
            };
            assert_eq!(Some(unseen(tile)), Tile::all().map(unseen).max());
            let mut after = position.played(line.m);
            after.play(Move::Draw(drawn));
            let replies = after.legal_moves();
            assert!(replies.contains(&reply), "seed {seed}");
        }
    }
}

#[test]
fn threads_leave_no_trace_in_a_report() {
    for (seed, position) in some_positions(12).into_iter().enumerate() {
        let question = Question::about_all(&position, 3, seed as u64);
        for nodes in [0, 500, 9_000, 31_000] {
            let searched = |threads: usize| {
                let mut budget = Budget::nodes(nodes).with_threads(threads);
                let mut steps = Vec::new();
                let mut note = |step: &Report<Move>| steps.push(step.clone());
                let report = position.analyse(&question, &mut budget, &mut note);
                (report, steps, budget.spent())
            };
            let one = searched(1);
            for threads in [2, 4] {
                assert_eq!(searched(threads), one, "{}", position.key());
            }
        }
    }
}

#[test]
fn a_raised_flag_stops_soon() {
    let position = Deal { form: Form::Team, seats: 4, hidden: true }.start(&mut seeded(1));
    let question = Question::about_all(&position, 2, 0);
    let flag = Arc::new(AtomicBool::new(true));
    let mut budget = Budget::nodes(u64::MAX >> 4).with_stop(flag);
    let report = position.analyse(&question, &mut budget, &mut |_| {});
    check(&position, &question, &report);
    assert_eq!(report.stats.stopped_by, StoppedBy::Cancelled);
}

#[test]
fn exact_values_of_images_agree() {
    let mut rng = seeded(8);
    for seed in 0..12 {
        let Some(world) = late(Form::Standard, 2, 2, seed) else {
            continue;
        };
        let position = world.position().clone();
        let image = position.image(&position.random_symmetry(&mut rng));
        let [one, other] = [&position, &image].map(|p| analyse(p, 1, 1_000_000).value);
        assert_eq!(one.kind, Kind::Exact);
        assert!((one.margin.expect("one") - other.margin.expect("one")).abs() < 1e-9);
        assert_eq!(one.outcome, other.outcome);
    }
}

#[test]
fn levels_are_legal_and_repeatable() {
    for position in some_positions(12) {
        let moves = Question::about_all(&position, 1, 0).moves;
        for level in Level::all().filter(|level| level.number() < 7) {
            let reply = |seed| position.reply(level, seed, &mut Budget::nodes(1_500));
            assert!(moves.contains(&reply(4)), "{}", position.key());
            assert_eq!(reply(4), reply(4));
        }
    }
}

#[test]
fn worlds_agree_with_their_view_and_go_back() {
    let mut rng = seeded(21);
    for position in some_positions(150) {
        let mut world = position.sample(&mut stream(below(&mut rng, 1000).into(), 1));
        for seat in (0..position.seats()).map(Seat::new) {
            let (seen, full) = (position.rack(seat), world.position().rack(seat));
            assert_eq!(seen.len(), full.len());
            assert!(!full.has_face_down());
        }
        let mut moves = Vec::new();
        position.moves(&mut moves);
        position.enter(&mut world, *choose(&mut rng, &moves));
        let mut undos = Vec::new();
        let start = world.clone();
        for _ in 0..12 {
            let moves = world.legal_moves();
            assert_ne!(world.turn(), Turn::Chance);
            if moves.is_empty() {
                break;
            }
            let before = world.clone();
            let m = *choose(&mut rng, &moves);
            let undo = world.play(m);
            assert_ne!(world.fingerprint(), before.fingerprint());
            let tiles = world.bag().len();
            assert_eq!(tiles, usize::from(world.position().bag()));
            undos.push((undo, before));
        }
        for (undo, before) in undos.into_iter().rev() {
            world.undo(undo);
            assert!(world == before);
            assert_eq!(world.fingerprint(), before.fingerprint());
        }
        assert!(world == start);
    }
}

#[test]
fn the_greedy_choice_is_the_best_of_all_placements() {
    for position in some_positions(200) {
        let world = position.sample(&mut stream(0, 1));
        let position = world.position();
        let Turn::Seat(_) = position.turn() else {
            continue;
        };
        let greedy = Greedy::of(position.form());
        let Some(chosen @ Move::Place { tile, cells }) = greedy.choose(position) else {
            continue;
        };
        let moves = position.legal_moves();
        assert!(moves.contains(&chosen), "{}", position.key());
        let ratings = Ratings::new(position, &greedy.weights);
        let best = moves.iter().filter_map(|&m| match m {
            Move::Place { tile, cells } if !tile.is_double() => {
                Some(ratings.of(position, tile, cells))
            }
            _ => None,
        });
        if !tile.is_double() {
            assert_eq!(Some(ratings.of(position, tile, cells)), best.max(), "{}", position.key());
        }
    }
}

#[test]
fn final_margins_are_those_of_proved_last_placements() {
    let mut compared = [0; 4];
    for seed in 0..80 {
        let (form, seats) =
            [(Form::Standard, 2), (Form::Standard, 3), (Form::Duel, 2), (Form::Team, 4)]
                [seed as usize % 4];
        let Some(world) = late(form, seats, 1, seed) else {
            continue;
        };
        let position = world.position();
        let Turn::Seat(mover) = position.turn() else {
            continue;
        };
        assert_eq!(position.final_margin(mover), None);
        let report = analyse(position, usize::MAX, 100_000);
        for line in &report.lines {
            let after = position.played(line.m);
            if after.is_over() && line.value.kind == Kind::Exact {
                assert_eq!(after.final_margin(mover), line.value.margin);
                compared[seed as usize % 4] += 1;
            }
        }
    }
    assert!(compared.iter().all(|&n| n > 100), "{compared:?}");
}

/// The most frequent end of such a turn: the first placement earns another one, and that one wins (ING-6).
#[test]
fn a_win_within_the_turn_is_proved_whatever_the_other_moves_are_worth() {
    let key = "standard|2|0|place.0|RP@0,-2/1,-3;OB@2,-2/1,-2;OY@2,-1/3,-1;OO@2,0/2,1;BP@2,2/1,3|OBBB,????????????|18.16.18.18.12.18,4.14.6.3.2.5|2,3";
    let position = Ingenious::from_key(key).unwrap();
    for (lines, nodes) in [(1, 20_000), (3, 20_000), (1, 400_000)] {
        let question = Question::about_all(&position, lines, 1);
        let report = position.analyse(&question, &mut Budget::nodes(nodes), &mut |_| {});
        assert_eq!(report.lines.len(), lines);
        assert_eq!(report.value.outcome, Some(tessera_search::Outcome::Win));
        let best = &report.lines[0];
        assert_eq!(best.value.kind, Kind::Exact);
        let mut walk = position.clone();
        for &m in &best.pv {
            walk.play(m);
        }
        assert!(walk.is_over() && walk.winners().contains(Seat::FIRST), "{:?}", best.pv);
        // The other lines are other moves, none better.
        let mut moves: Vec<Move> = report.lines.iter().map(|line| line.m).collect();
        moves.sort_unstable();
        moves.dedup();
        assert_eq!(moves.len(), lines);
        assert!(report.lines.iter().all(|line| line.loss >= 0.0));
    }
    // Too small a budget proves nothing.
    let report =
        position.analyse(&Question::about_all(&position, 1, 1), &mut Budget::nodes(7), &mut |_| {});
    assert_eq!(report.value.kind, Kind::Estimate);
}
