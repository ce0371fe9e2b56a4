//! Values against plain recursion.

mod puzzles;

use rand_chacha::ChaCha8Rng;

use super::turn;
use super::values::TO_THE_END;
use crate::game::Prove;
use crate::{MoveValue, Task};
use tessera_engines::ingenious::placements_left;
use tessera_rules::game::random::{below, chance, seeded};
use tessera_rules::game::{Compose, Game, Seat, Symmetric, Turn};
use tessera_rules::ingenious::{COLOURS, Form, Ingenious, Move, Phase, Rack, Tile};
use tessera_search::Budget;

/// The rules' comparison as a number, written independently.
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
    (position.legal_moves().into_iter())
        .map(|m| plain_turn(&position.played(m), seat, horizon - 1))
        .fold(0.0, f64::max)
}

/// Averages the draws of one tile; with `all_draws`, also where no seat can place the tile any more. Draws of several
/// tiles may occur only there.
fn plain_finish(position: &Ingenious, solver: Seat, all_draws: bool) -> Option<f64> {
    match position.turn() {
        Turn::Over => {
            let winners = position.winners();
            let share = if winners.len() > 1 { 0.5 } else { 1.0 };
            Some(if winners.contains(solver) { share } else { 0.0 })
        }
        Turn::Seat(seat) => {
            let mut values = Vec::new();
            for m in position.legal_moves() {
                values.push(plain_finish(&position.played(m), solver, all_draws)?);
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
                let next = position.played(Move::Draw(drawn));
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
    let deal = tessera_rules::ingenious::Deal { form, seats: 2, hidden: false };
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
        let position = with(&position, tiles, random_scores(Form::Standard, &mut rng), bonus);
        let Turn::Seat(seat) = position.turn() else {
            continue;
        };
        let horizon = 1 + below(&mut rng, 6);
        let task = Task::Best { moves: 1, horizon };
        let fast = position.move_values(task, &mut Budget::nodes(1_000_000));
        let plain: Vec<(Move, f64)> = (position.legal_moves().into_iter())
            .map(|m| (m, plain_turn(&position.played(m), seat, horizon - 1)))
            .collect();
        chains += usize::from(
            plain
                .iter()
                .any(|(m, _)| position.played(*m).turn() == Turn::Seat(seat) && horizon > 1),
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
        let form = if round % 3 == 0 { Form::Duel } else { Form::Standard };
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
        let task = Task::Best { moves: 1, horizon: TO_THE_END };
        let fast = position.move_values(task, &mut Budget::nodes(1_000_000));
        let plain: Option<Vec<(Move, f64)>> = (position.legal_moves().into_iter())
            .map(|m| Some((m, 100.0 * plain_finish(&position.played(m), solver, left < 3)?)))
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
        let task =
            Task::Best { moves: 1, horizon: if form == Form::Duel { TO_THE_END } else { 6 } };
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
    let task = Task::Best { moves: 1, horizon: TO_THE_END };
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
    let task = Task::Best { moves: 1, horizon: 1 };
    let mut seen = 0;
    for _ in 0..200 {
        let position = Ingenious::compose(&mut rng);
        let Turn::Seat(mover) = position.turn() else {
            continue;
        };
        let moves = position.legal_moves();
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
fn moves_from_a_face_down_rack_have_no_values() {
    let mut rng = seeded(7);
    let mut refused = 0;
    for _ in 0..300 {
        let position = Ingenious::compose(&mut rng);
        let Turn::Seat(seat) = position.turn() else {
            continue;
        };
        let task = Task::Best { moves: 1, horizon: 1 + 99 * below(&mut rng, 2) };
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
