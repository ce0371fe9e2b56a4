//! Values against plain minimax, and symmetric images.

mod puzzles;

use rand_chacha::ChaCha8Rng;

use super::kinds::WIN_IN_3;
use super::legality::if_legal;
use crate::Difficulty;
use crate::game::Prove;
use crate::samples::puzzles;
use crate::task::{MoveValue, Task};
use tessera_rules::game::random::{below, chance, seeded, shuffle};
use tessera_rules::game::{Compose, Game, Position, Seat, Symmetric, Turn};
use tessera_rules::themisto::{Board, CELLS, Cell, Move, Symmetry, Themisto};
use tessera_search::Budget;

/// Plain minimax: whether `seat` wins by force with at most `own` moves of its own.
fn wins(game: &mut Themisto, seat: Seat, own: u32) -> bool {
    let Turn::Seat(mover) = game.turn() else {
        return game.winners().contains(seat);
    };
    if own == 0 {
        return false;
    }
    let mut moves = Vec::new();
    game.moves(&mut moves);
    let attacks = mover == seat;
    let mut outcome = !attacks;
    for m in moves {
        let undo = game.play(m);
        let won = wins(game, seat, if attacks { own - 1 } else { own });
        game.undo(undo);
        if won == attacks {
            outcome = attacks;
            break;
        }
    }
    outcome
}

fn value(game: &Themisto, m: Move, task: Task) -> f64 {
    let mut after = *game;
    after.play(m);
    match task {
        Task::Win { moves } => (0..moves)
            .find(|&rest| wins(&mut after, game.to_move(), rest))
            .map_or(0.0, |rest| f64::from(moves - rest)),
        _ => {
            let within = if let Task::Hold { within } = task { within } else { 0 };
            f64::from(u8::from(!wins(&mut after, game.to_move().other(), within)))
        }
    }
}

/// A few discs close together, mostly of one colour, so that rows are near.
fn small(rng: &mut ChaCha8Rng) -> Themisto {
    let side = 4 + below(rng, 2) as usize;
    let mut places: Vec<Cell> = (0..CELLS).filter_map(Cell::new).collect();
    places.retain(|cell| cell.file() < side && cell.rank() < side);
    shuffle(rng, &mut places);
    places.truncate(6 + below(rng, 4) as usize);
    let occupied = places.iter().fold(0, |set, cell| set | cell.bit());
    let black = (places.iter()).filter(|_| chance(rng, 5, 6)).fold(0, |set, cell| set | cell.bit());
    let seat = [Seat::FIRST, Seat::SECOND][below(rng, 2) as usize];
    let position = Themisto::on_board(Board::new(occupied, black), seat, chance(rng, 1, 2));
    position.expect("enough discs")
}

const TASKS: [Task; 5] = [
    Task::Win { moves: 1 },
    Task::Win { moves: 2 },
    Task::Win { moves: 3 },
    Task::Hold { within: 1 },
    Task::Hold { within: 2 },
];

fn move_values(game: &Themisto, task: Task) -> Vec<MoveValue<Move>> {
    let mut budget = Budget::nodes(u64::MAX);
    game.move_values(task, &mut budget).expect("enough nodes")
}

#[test]
fn values_are_those_of_plain_minimax() {
    let mut rng = seeded(1);
    let mut met = std::collections::BTreeMap::new();
    for round in 0..120 {
        let mut game = small(&mut rng);
        if round % 2 == 1 {
            // With a board before the last turn, which bars a move.
            let mut moves = Vec::new();
            game.moves(&mut moves);
            game.play(moves[below(&mut rng, moves.len() as u32) as usize]);
        }
        if game.winner().is_some() {
            continue;
        }
        for task in TASKS {
            if task == (Task::Win { moves: 3 }) && game.count_moves() > 50 {
                continue;
            }
            for valued in move_values(&game, task) {
                let value = value(&game, valued.m, task);
                assert_eq!(valued.value, value, "{} {task:?}", game.key());
                *met.entry((task.moves(), value as u32)).or_insert(0) += 1;
            }
        }
    }
    assert!(met.len() >= 8 && met.values().all(|&n| n > 2), "{met:?}");
}

#[test]
fn a_move_is_legal_exactly_when_it_is_generated() {
    for seed in 0..60 {
        let game = Themisto::compose(&mut seeded(seed));
        if game.winner().is_some() {
            continue;
        }
        let mut generated = Vec::new();
        game.judged_moves(&mut generated);
        let mut legal = Vec::new();
        for from in (0..CELLS).filter_map(Cell::new) {
            for to in (0..CELLS).filter_map(Cell::new) {
                for capture in [false, true] {
                    legal.extend(if_legal(&game, Move::new(from, to, capture)));
                }
            }
        }
        assert_eq!(legal, generated, "{}", game.key());
    }
}

#[test]
fn a_win_is_seen_exactly_where_some_move_wins() {
    let (mut seen, mut none) = (0, 0);
    for seed in 0..1_500 {
        let mut rng = seeded(seed);
        let game = if seed % 3 == 0 { small(&mut rng) } else { Themisto::compose(&mut rng) };
        let mut positions = vec![game];
        let mut moves = Vec::new();
        game.moves(&mut moves);
        positions.extend(moves.iter().take(40).map(|&m| {
            let mut after = game;
            after.play(m);
            after
        }));
        for game in &positions {
            let mut wins = Vec::new();
            game.wins(&mut wins);
            assert_eq!(game.has_win(), !wins.is_empty(), "{}", game.key());
            let found = game.winning_move();
            assert!(found.is_none_or(|m| wins.contains(&m)), "{}", game.key());
            seen += u32::from(found.is_some());
            none += u32::from(found.is_none());
        }
    }
    assert!(seen > 500 && none > 500, "{seen} seen, {none} without");
}

#[test]
fn images_are_worth_the_same() {
    let mut rng = seeded(2);
    for _ in 0..20 {
        let game = small(&mut rng);
        for task in [Task::Win { moves: 2 }, Task::Hold { within: 2 }] {
            let values = move_values(&game, task);
            for symmetry in Symmetry::all() {
                let mut expected: Vec<(Move, u64)> = (values.iter())
                    .map(|a| (game.move_image(&symmetry, a.m), a.value as u64))
                    .collect();
                expected.sort_unstable();
                let mut found: Vec<(Move, u64)> = (move_values(&game.image(&symmetry), task)
                    .iter())
                .map(|a| (a.m, a.value as u64))
                .collect();
                found.sort_unstable();
                assert_eq!(found, expected);
            }
        }
    }
}

#[test]
fn a_small_budget_gives_nothing_rather_than_a_guess() {
    let mut rng = seeded(3);
    let game = small(&mut rng);
    let task = Task::Win { moves: 2 };
    let mut budget = Budget::nodes(u64::MAX);
    let whole = game.move_values(task, &mut budget);
    let needed = budget.spent();
    for nodes in 0..needed {
        let cut = game.move_values(task, &mut Budget::nodes(nodes));
        assert_eq!(cut, None);
    }
    let exact = game.move_values(task, &mut Budget::nodes(needed));
    assert_eq!(exact, whole);
}

#[test]
fn the_resistance_is_the_longest() {
    let puzzle = puzzles::<Themisto>(WIN_IN_3, Difficulty::MAX, 3).next();
    let puzzle = puzzle.expect("a puzzle");
    let (solver, solution) = (puzzle.position.to_move(), puzzle.solution);
    let mut game = puzzle.record.position;
    let mut met = Vec::new();
    let (mut left, mut replies) = (3, 0);
    for &m in &solution.line {
        if game.to_move() == solver {
            left -= 1;
            game.play(m);
            continue;
        }
        let length = |m: Move| {
            let mut after = game;
            after.play(m);
            (0..=left).find(|&n| wins(&mut after, solver, n))
        };
        let mut moves = Vec::new();
        game.moves(&mut moves);
        met = moves.iter().map(|&m| length(m)).collect();
        assert!(!met.contains(&None));
        assert_eq!(length(m), met.iter().copied().max().flatten());
        replies += 1;
        game.play(m);
    }
    assert!(replies > 0 && met.contains(&Some(1)) && met.contains(&Some(2)), "{met:?}");
}

#[test]
fn a_mistake_is_answered_by_the_win() {
    // A move that gives up the cells next to the row of three must be answered by the win.
    let game = Themisto::from_key("8/8/8/8/4b3/8/8/bwww2w1 0 - - -").expect("a key");
    let task = Task::Hold { within: 1 };
    let mut refuted = 0;
    for valued in move_values(&game, task) {
        let mut after = game;
        after.play(valued.m);
        if after.to_move() == Seat::SECOND && valued.value == 0.0 {
            let reply = (after.best_defence(Seat::FIRST, task, &mut Budget::nodes(100_000)))
                .expect("nodes");
            after.play(reply);
            assert_eq!(after.winner(), Some(Seat::SECOND));
            refuted += 1;
        }
    }
    assert!(refuted > 0);
}
