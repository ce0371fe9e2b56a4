//! Tests of the engine against plain minimax, and of the properties of reports and levels.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use super::*;
use tessera_rules::game::random::{choose, seeded};
use tessera_rules::game::{Compose, Game, Keyed, Position, Seat, Symmetric};
use tessera_search::{Kind, Outcome, StoppedBy, Value};

fn analysed(game: &Themisto, lines: usize, nodes: u64) -> Report<Move> {
    let question = Question::about_all(game, lines, 0);
    game.analyse(&question, &mut Budget::nodes(nodes), &mut |_| {})
}

fn composed(seeds: std::ops::Range<u64>) -> impl Iterator<Item = Themisto> {
    seeds.map(|seed| Themisto::compose(&mut seeded(seed))).filter(|game| !game.is_over())
}

/// Returns a position of a game without an early win.
fn played(plies: u32, seed: u64) -> Themisto {
    let mut rng = seeded(seed);
    let mut game = Themisto::start();
    let mut moves = Vec::new();
    for _ in 0..plies {
        moves.clear();
        game.judged_moves(&mut moves);
        moves.retain(|judged| !judged.wins && !game.after(judged).has_win());
        if moves.is_empty() {
            break;
        }
        game.play(choose(&mut rng, &moves).m);
    }
    game
}

/// Returns the result for `seat` within `plies` plies (1 a win, -1 a loss, 0 neither) and the plies to it, if the
/// winner hurries and the loser delays. A repetition on the line is a draw. The search has full width and no table; the
/// rules decide whether the last ply wins.
fn within(game: &mut Themisto, seat: Seat, plies: u32, line: &mut Vec<u128>) -> (i32, u32) {
    if let Some(winner) = game.winner() {
        return (if winner == seat { 1 } else { -1 }, 0);
    }
    let key = game.repetition_key().expect("positions recur");
    if plies == 0 || line.contains(&key) {
        return (0, 0);
    }
    if plies == 1 {
        return match (game.has_win(), game.to_move() == seat) {
            (false, _) => (0, 0),
            (true, own) => (if own { 1 } else { -1 }, 1),
        };
    }
    line.push(key);
    let own = game.to_move() == seat;
    let rank = |(value, plies): (i32, u32)| {
        let value = i64::from(if own { value } else { -value });
        (value, -value * i64::from(plies))
    };
    let moves = game.legal_moves();
    let mut best = None;
    for m in moves {
        let undo = game.play(m);
        let (value, length) = within(game, seat, plies - 1, line);
        game.undo(undo);
        let this = (value, if value == 0 { 0 } else { length + 1 });
        if best.is_none_or(|best| rank(this) > rank(best)) {
            best = Some(this);
        }
    }
    line.pop();
    best.unwrap_or((0, 0))
}

/// The player to move has no harmless move left and can only pay for a move with its next turn.
const LOST_IN_3: [&str; 3] = [
    "w1w5/bww4w/b1www2w/b6w/w6b/b2w3b/1b2w2b/b1bwbwbw 0 - - w1w3b1/bww4w/b1ww3w/b6w/w6b/b2w3b/1b2w2b/b1bwbwbw",
    "wbbbwb1b/b1bw2b1/1bw2bbb/b1b4w/2w3w1/1w3w2/www5/bw6 1 - - wbbbwb1b/b1bw2b1/1bw2bbb/b1b4w/6w1/1w3w2/www1b3/bw6",
    "www2b1b/1ww3bb/www2bbb/b1w3b1/w7/www2w2/w1w1w3/b2w4 1 - - www2b1b/1ww3bb/www2bbb/b1w3b1/w7/ww2bw2/w1w1w3/b2w4",
];

/// Checks a value against the result of minimax within `plies` plies. True if both know the outcome.
fn agrees(value: &Value, truth: (i32, u32), plies: u32, what: &str) -> bool {
    let claimed = match (value.kind, value.outcome) {
        (Kind::Exact, Some(Outcome::Win)) => 1,
        (Kind::Exact, Some(Outcome::Loss)) => -1,
        _ => 0,
    };
    if truth.0 != 0 {
        assert_eq!((claimed, value.plies), (truth.0, Some(truth.1)), "{what}: {value:?}");
        return true;
    }
    if claimed != 0 {
        let length = value.plies.unwrap_or(u32::MAX);
        assert!(length > plies, "{what}: {value:?}, but {truth:?}");
    }
    false
}

#[test]
fn wins_and_losses_are_those_of_plain_minimax() {
    // Counts by the engine's result: nothing, or the length of a win or loss.
    let mut checked = [0; 4];
    let lost = LOST_IN_3.map(|key| Themisto::from_key(key).expect("a position"));
    let others = composed(0..60).chain((0..100).map(|seed| played(20, seed)));
    for mut game in lost.into_iter().chain(others.filter(|game| !game.is_over())) {
        let report = analysed(&game, 1, 8_000);
        let class = match report.value.plies {
            Some(plies @ 1..=3) if report.value.kind == Kind::Exact => plies as usize,
            _ => 0,
        };
        if checked[class] >= 3 {
            continue;
        }
        checked[class] += 1;
        let seat = game.to_move();
        let truth = within(&mut game, seat, 3, &mut Vec::new());
        assert_eq!(agrees(&report.value, truth, 3, &game.key()), class > 0, "{}", game.key());
    }
    assert_eq!(checked, [3; 4]);
}

#[test]
fn every_line_is_worth_what_plain_minimax_says() {
    let mut known = [0; 2];
    let small = composed(400..900).filter(|game| (60..=120).contains(&game.count_moves()));
    for mut game in small.take(12) {
        let report = analysed(&game, usize::MAX, 20_000);
        assert_eq!(report.lines.len() as u64, game.count_moves());
        let (me, key) = (game.to_move(), game.key());
        let start = vec![game.repetition_key().expect("positions recur")];
        for line in &report.lines {
            let undo = game.play(line.m);
            let (value, length) = within(&mut game, me, 1, &mut start.clone());
            game.undo(undo);
            let truth = (value, if value == 0 { 0 } else { length + 1 });
            if agrees(&line.value, truth, 2, &key) {
                known[usize::from(truth.0 > 0)] += 1;
            }
        }
    }
    assert!(known.iter().all(|&n| n > 10), "{known:?}");
}

#[test]
fn quick_wins_from_play_are_proved_and_won() {
    let mut lengths = [0; 10];
    for seed in 0..80 {
        let game = played(6 + (seed % 16) as u32, seed);
        if game.is_over() {
            continue;
        }
        let report = analysed(&game, 1, 12_000);
        if report.value.outcome != Some(Outcome::Win) {
            continue;
        }
        assert_eq!(report.value.kind, Kind::Exact);
        // A win may be proved before it is known to be the quickest; its line then need not reach the end.
        if report.value.plies.is_none() {
            continue;
        }
        let pv = &report.lines[0].pv;
        let mut after = game;
        for &m in pv {
            after.play(m);
        }
        assert_eq!(after.winner(), Some(game.to_move()), "{}", game.key());
        assert_eq!(report.value.plies, Some(pv.len() as u32), "{}", game.key());
        lengths[pv.len()] += 1;
    }
    assert!(lengths[2] > 2 && lengths[3..].iter().any(|&n| n > 0), "{lengths:?}");
}

#[test]
fn reports_are_valid() {
    for (i, game) in composed(1000..1040).enumerate() {
        let lines = [1, 3, usize::MAX][i % 3];
        let nodes = [0, 1, 7, 300, 3000][i % 5];
        let mut question = Question::about_all(&game, lines, 0);
        if i % 4 == 0 {
            question.moves = question.moves.split_off(question.moves.len() / 2);
        }
        let mut budget = Budget::nodes(nodes);
        let mut steps = 0;
        let report = game.analyse(&question, &mut budget, &mut |partial| {
            assert!(!partial.lines.is_empty());
            steps += 1;
        });
        let what = format!("{} {nodes} {lines}", game.key());
        assert!(report.stats.nodes <= nodes && report.stats.nodes == budget.spent(), "{what}");
        assert_eq!(report.lines.len(), lines.min(question.moves.len()), "{what}");
        assert_eq!(report.value, report.lines[0].value, "{what}");
        assert!(steps <= report.stats.depth, "{what}");
        for (k, line) in report.lines.iter().enumerate() {
            assert!(question.moves.contains(&line.m), "{what}");
            assert!(line.loss >= 0.0 && line.pv[0] == line.m, "{what}");
            let p = line.value.win_probability.expect("a probability");
            assert!((0.0..=1.0).contains(&p), "{what}");
            if k > 0 {
                let before = report.lines[k - 1].value.win_probability;
                assert!(before >= Some(p), "{what}: {before:?} before {p}");
            }
            let mut after = game;
            for &m in &line.pv {
                let legal = after.legal_moves();
                assert!(legal.contains(&m), "{what}");
                after.play(m);
            }
        }
        let mut seen: Vec<Move> = report.lines.iter().map(|line| line.m).collect();
        seen.sort_unstable();
        seen.dedup();
        assert_eq!(seen.len(), report.lines.len(), "{what}");
    }
}

#[test]
fn the_same_question_has_the_same_answer() {
    for game in composed(2000..2010) {
        assert_eq!(analysed(&game, 2, 4000), analysed(&game, 2, 4000));
    }
}

#[test]
fn images_have_the_values_of_their_canonical_form() {
    for (i, game) in composed(3000..3012).enumerate() {
        let mut rng = seeded(i as u64);
        let image = game.image(&game.random_symmetry(&mut rng));
        let (a, _) = game.canonical();
        let (b, to_b) = image.canonical();
        assert_eq!(a, b);
        let report = analysed(&b, 1, 2000);
        let back = Themisto::inverse(&to_b);
        let legal = image.legal_moves();
        assert!(legal.contains(&b.move_image(&back, report.lines[0].m)));
        // Proved values also hold for the position itself.
        let own = analysed(&image, 1, 2000);
        if own.value.kind == Kind::Exact && report.value.kind == Kind::Exact {
            assert_eq!(own.value.outcome, report.value.outcome);
        }
    }
}

#[test]
fn a_raised_flag_stops_soon() {
    let flag = Arc::new(AtomicBool::new(true));
    let game = Themisto::start();
    let mut budget = Budget::nodes(u64::MAX >> 8).with_stop(flag);
    let question = Question::about_all(&game, 1, 0);
    let report = game.analyse(&question, &mut budget, &mut |_| {});
    assert_eq!(report.stats.stopped_by, StoppedBy::Cancelled);
    assert_eq!(report.lines.len(), 1);
}

#[test]
fn every_level_plays_legal_moves_again_and_again() {
    for (i, game) in composed(4000..4006).chain([Themisto::start()]).enumerate() {
        let legal = game.legal_moves();
        for level in Level::all() {
            let nodes = [0, 5, 6000][i % 3];
            let reply = |seed| game.reply(level, seed, &mut Budget::nodes(nodes));
            assert!(legal.contains(&reply(1)));
            assert_eq!(reply(1), reply(1));
        }
    }
}

#[test]
fn strong_levels_take_wins_and_weak_ones_vary() {
    let game = Themisto::from_key("8/8/8/8/8/8/8/bwww2w1 0 - - -").expect("worked example T3");
    let winning = game.parse_move("g1-e1x", None).expect("it wins");
    for number in 4..=8 {
        let level = Level::new(number).expect("a level");
        assert_eq!(game.reply(level, 9, &mut Budget::nodes(1000)), winning);
    }
    let mut openings: Vec<Move> = (0..20)
        .map(|seed| Themisto::start().reply(Level::MIN, seed, &mut Budget::nodes(1000)))
        .collect();
    openings.sort_unstable();
    openings.dedup();
    assert!(openings.len() > 5, "{openings:?}");
}

#[test]
fn no_level_loses_in_its_first_two_moves() {
    for (seed, level) in (0..16).flat_map(|seed| Level::all().map(move |level| (seed, level))) {
        let mut game = Themisto::start();
        for ply in 0..4 {
            let mut wins = Vec::new();
            game.wins(&mut wins);
            assert!(wins.is_empty(), "{seed} {level:?} {ply}: {}", game.key());
            let m = game.reply(level, seed, &mut Budget::nodes(20_000));
            game.play(m);
        }
    }
}

/// The positions of all puzzles of `save-the-draw`.
fn draws_to_save() -> Vec<Themisto> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../puzzles/library/themisto.txt");
    let library = std::fs::read_to_string(path).expect("the library");
    (library.lines())
        .filter(|line| line.contains(" save-the-draw "))
        .map(|line| {
            let key = line.splitn(8, ' ').nth(7).expect("a position");
            Themisto::from_key(key).expect("a key")
        })
        .collect()
}

#[test]
fn one_move_draws_in_every_puzzle_of_that_type_and_the_next_best_loses() {
    let games = draws_to_save();
    assert_eq!(games.len(), 24);
    for game in games {
        let report = analysed(&game, 2, Themisto::DEFAULT_NODES);
        let worth = |value: &Value| (value.kind, value.outcome);
        let key = game.key();
        assert_eq!(worth(&report.value), (Kind::Exact, Some(Outcome::Draw)), "{key}");
        assert_eq!(worth(&report.lines[0].value), worth(&report.value), "{key}");
        let next = &report.lines[1].value;
        assert_eq!(worth(next), (Kind::Exact, Some(Outcome::Loss)), "{key}");
    }
}
