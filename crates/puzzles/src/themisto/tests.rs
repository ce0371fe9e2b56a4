//! Values against plain minimax, symmetric images, and puzzles of every kind.

use super::kinds::{self, WIN_IN_3};
use super::legality::{if_legal, wins_by};
use super::sights::sights;
use super::themes;
use super::threats::threatens;
use crate::game::{Hinted, Origin, Prove, PuzzleKinds, Rated, Themed};
use crate::puzzle::{Puzzle, proof_budget};
use crate::rating::RANGE;
use crate::refuted::{MOST_REFUTED, refuted};
use crate::samples::{proved, puzzles};
use crate::task::{MoveValue, Task};
use crate::{Difficulty, solvers};
use rand_chacha::ChaCha8Rng;
use tessera_rules::game::random::{below, chance, seeded, shuffle};
use tessera_rules::game::{Compose, Game, Position, Seat, Symmetric, Turn};
use tessera_rules::themisto::{Board, CELLS, Cell, JudgedMove, Move, Setup, Symmetry, Themisto};
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
            let within = if let Task::Hold { within } = task {
                within
            } else {
                0
            };
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
    let black = (places.iter())
        .filter(|_| chance(rng, 5, 6))
        .fold(0, |set, cell| set | cell.bit());
    Themisto::from_setup(&Setup {
        board: Board::new(occupied, black),
        to_move: i64::from(below(rng, 2)),
        skip: chance(rng, 1, 2),
        winner: None,
        previous: None,
    })
    .expect("a consistent position")
}

/// Two puzzles of a kind.
fn some(kind: usize, aim: u8) -> Vec<Puzzle<Themisto>> {
    let aim = Difficulty::new(aim).expect("a difficulty");
    puzzles(kind, aim, 3).take(2).collect()
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
        let game = if seed % 3 == 0 {
            small(&mut rng)
        } else {
            Themisto::compose(&mut rng)
        };
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
fn one_move_wins_exactly_when_it_is_among_the_wins() {
    let mut won = 0;
    for seed in 0..60 {
        let mut game = if seed % 2 == 0 {
            small(&mut seeded(seed))
        } else {
            Themisto::compose(&mut seeded(seed))
        };
        let mut wins = Vec::new();
        for round in 0..3 {
            wins.clear();
            game.wins(&mut wins);
            let mut found = Vec::new();
            for from in (0..CELLS).filter_map(Cell::new) {
                for to in (0..CELLS).filter_map(Cell::new) {
                    let both = [false, true].map(|capture| Move::new(from, to, capture));
                    found.extend(both.into_iter().filter(|&m| wins_by(&game, m)));
                }
            }
            assert_eq!(found, wins, "{}", game.key());
            won += wins.len();
            // With a board before the last turn, which bars a move; at last perhaps with a winner.
            let mut moves = Vec::new();
            game.moves(&mut moves);
            let Some(&m) = moves.get(round * 7 % moves.len().max(1)) else {
                break;
            };
            game.play(m);
        }
    }
    assert!(won > 100, "{won}");
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
    let puzzle = some(WIN_IN_3, 4).remove(0);
    let (solver, solution) = (puzzle.solver(), puzzle.solution);
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
    assert!(
        replies > 0 && met.contains(&Some(1)) && met.contains(&Some(2)),
        "{met:?}"
    );
}

#[test]
fn a_mistake_is_answered_by_the_win() {
    // Whoever leaves the cells beside the row of three is shown what that allows.
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

#[test]
fn every_kind_comes_and_is_what_it_says() {
    for (kind, card) in Themisto::KINDS.iter().enumerate() {
        let found: Vec<_> = [2, 4].iter().flat_map(|&aim| some(kind, aim)).collect();
        assert!(found.len() >= 2, "{}", card.id);
        for puzzle in found {
            let key = puzzle.position.key();
            assert_eq!(puzzle.origin, Origin::Composed);
            assert!(puzzle.position.board().count() <= 20, "{key}");
            assert_eq!(puzzle.position.skip(), card.id == "two-turns", "{key}");
            assert!(RANGE.contains(&i64::from(puzzle.rating)), "{key}");
            for theme in &puzzle.themes {
                assert!(Themisto::may_have(kind, theme), "{key}");
            }
            let mut end = puzzle.position;
            for &m in &puzzle.solution.line {
                end.play(m);
            }
            match puzzle.task {
                Task::Win { moves } => {
                    assert_eq!(end.winner(), Some(puzzle.solver()), "{key}");
                    assert_eq!(puzzle.solution.steps.len() as u32, moves, "{key}");
                }
                _ => assert_eq!(puzzle.solution.line.len(), 1, "{key}"),
            }
        }
    }
}

#[test]
fn solvers_see_every_move_of_every_step() {
    for kind in 0..Themisto::KINDS.len() {
        let puzzle = some(kind, 2).remove(0);
        let (position, solution) = (puzzle.position, puzzle.solution);
        let seen = sights(&position, &solution);
        assert_eq!(seen.len(), solution.steps.len());
        for (sights, step) in seen.iter().zip(&solution.steps) {
            assert_eq!(sights.len(), step.moves.len());
            let right = sights.iter().filter(|sight| sight.right).count();
            let good = step.moves.iter().filter(|a| a.value >= 1.0).count();
            assert!(right == good && right > 0);
            assert!(
                sights
                    .iter()
                    .all(|sight| sight.plies > 0 && sight.width > 0)
            );
        }
        let rating = Themisto::rating(&position, kind, &solution);
        let easiest = Difficulty::of_rating(rating) == Difficulty::MIN;
        let wins_at_once = solution.task == Task::Win { moves: 1 };
        assert!(!easiest || wins_at_once);
        assert!(!wins_at_once || rating == solvers::rating(&seen));
        let hardest = Difficulty::of_rating(rating) == Difficulty::MAX;
        assert!(!hardest || seen.len() > 1);
    }
}

#[test]
fn hints_speak_of_the_idea_and_do_not_name_where_to_move() {
    for kind in 0..Themisto::KINDS.len() {
        let mut looks = Vec::new();
        for puzzle in some(kind, 3) {
            let m = puzzle.solution.line[0];
            let [look, disc] = puzzle.position.hints(kind, &[m]);
            let to = m.to().to_string();
            assert!(
                !disc.contains(&to) && disc.contains(&m.from().to_string()),
                "{disc}"
            );
            if kind == kinds::ONLY_MOVE {
                assert!(!look.contains(&to), "{look}");
            }
            looks.push(look);
        }
        match kind {
            kinds::ZUGZWANG => assert!(looks.iter().all(|look| look.contains("have to move"))),
            kinds::PAID_DEFENCE => assert!(looks.iter().all(|look| look.contains("two turns"))),
            kinds::FORCED_PENALTY => {
                assert!(looks.iter().all(|look| look.contains("Threaten nothing")));
            }
            _ => {}
        }
    }
}

#[test]
fn wins_in_four_are_for_player_two_and_none_is_faster() {
    for puzzle in some(kinds::WIN_IN_4, 5) {
        let moves = &puzzle.solution.steps[0].moves;
        let most = moves.iter().map(|a| a.value).fold(0.0, f64::max);
        assert_eq!((puzzle.solver(), most), (Seat::SECOND, 1.0));
    }
}

#[test]
fn a_saved_draw_is_lost_by_every_other_move_and_then_won_by_nobody() {
    let mut solvers = [0; 2];
    let aim = Difficulty::new(3).expect("a difficulty");
    for puzzle in puzzles::<Themisto>(kinds::SAVE_THE_DRAW, aim, 3).take(8) {
        let (game, key) = (puzzle.position, puzzle.position.key());
        assert_eq!((game.board().count(), game.has_win()), (6, false), "{key}");
        solvers[puzzle.solver().index()] += 1;
        let right = puzzle.solution.line[0];
        let mut list = Vec::new();
        game.judged_moves(&mut list);
        for judged in &list {
            let after = game.after(judged);
            let opponent = puzzle.solver().other();
            if judged.m != right {
                assert!(wins_within(&after, opponent, 2), "{key}");
                continue;
            }
            // Three are too many for plain recursion here; tools/few_discs looks at them, and beyond.
            for seat in [Seat::FIRST, Seat::SECOND] {
                assert!(!wins_within(&after, seat, 2), "{key}");
            }
        }
    }
    assert!(solvers.iter().all(|&n| n > 0));
}

/// Whether a seat wins by force with at most so many moves of its own, by plain recursion.
fn wins_within(game: &Themisto, seat: Seat, moves: u32) -> bool {
    if game.is_over() {
        return game.winner() == Some(seat);
    }
    if moves == 0 {
        return false;
    }
    let mut list = Vec::new();
    game.judged_moves(&mut list);
    let left = if game.to_move() == seat {
        moves - 1
    } else {
        moves
    };
    let mut wins = (list.iter()).map(|judged| wins_within(&game.after(judged), seat, left));
    if game.to_move() == seat {
        wins.any(|wins| wins)
    } else {
        wins.all(|wins| wins)
    }
}

#[test]
fn forced_penalties_and_paid_defences_are_what_they_say() {
    for puzzle in some(kinds::FORCED_PENALTY, 3) {
        let solver = puzzle.solver();
        let mut game = puzzle.position;
        game.play(puzzle.solution.line[0]);
        assert!(!threatens(&game, solver));
        let mut replies = Vec::new();
        game.judged_moves(&mut replies);
        let pays = |reply: &&JudgedMove| !game.after(reply).has_win();
        assert!(replies.iter().filter(pays).all(|reply| reply.penalised));
        assert!(replies.iter().any(|reply| pays(&reply)));
    }
    for puzzle in some(kinds::PAID_DEFENCE, 3) {
        let game = puzzle.position;
        let free = |a: &MoveValue<Move>| !game.judge(a.m).penalised;
        let moves = &puzzle.solution.steps[0].moves;
        assert!(!free(&moves[0]));
        let lost = moves.iter().filter(|a| free(a) && a.value < 1.0);
        assert!(lost.count() >= 4);
    }
}

#[test]
fn tempting_moves_are_refuted_to_the_end() {
    for kind in 0..Themisto::KINDS.len() {
        for puzzle in some(kind, 3) {
            let list = refuted(&puzzle, MOST_REFUTED, &mut proof_budget()).expect("nobody stops");
            assert!((1..=MOST_REFUTED).contains(&list.len()), "{kind}");
            let moves = &puzzle.solution.steps[0].moves;
            let tempting = (moves.iter().filter(|a| a.value < 1.0))
                .map(|a| puzzle.position.surface_appeal(a.m))
                .max();
            let looks = puzzle.position.surface_appeal(list[0].m);
            assert_eq!(Some(looks), tempting);
            for refuted in list {
                assert!(refuted.wrong.value < 1.0 && refuted.wrong.best >= 1.0);
                assert!(refuted.line.starts_with(&refuted.wrong.refutation));
                let mut game = puzzle.position;
                for &m in [refuted.m].iter().chain(&refuted.line) {
                    let mut legal = Vec::new();
                    game.moves(&mut legal);
                    assert!(legal.contains(&m));
                    game.play(m);
                }
                match puzzle.task {
                    Task::Hold { .. } => assert_eq!(game.winner(), Some(puzzle.solver().other())),
                    _ => assert_ne!(game.winner(), Some(puzzle.solver())),
                }
            }
        }
    }
}

/// Puzzles that bear a theme.
const EXAMPLES: [(&str, usize, &str, Task); 12] = [
    (
        "miniature",
        kinds::WIN_IN_1,
        "8/8/4b3/4b3/4w3/w3w1b1/1w6/2w5 1 - - -",
        Task::Win { moves: 1 },
    ),
    (
        "one-colour",
        kinds::ZUGZWANG,
        "4w3/5w2/4ww2/4ww2/3wwww1/8/8/8 0 - - -",
        Task::Hold { within: 2 },
    ),
    (
        "long-slide",
        kinds::TWO_TURNS,
        "2w5/1wwbwb2/4w3/b2b4/bb6/2b5/8/8 0 s - -",
        Task::Win { moves: 2 },
    ),
    (
        "corner",
        kinds::WIN_IN_1,
        "8/8/b2ww3/3wb3/3w4/www1ww2/1w6/8 0 - - -",
        Task::Win { moves: 1 },
    ),
    (
        "edge-row",
        kinds::WIN_IN_1,
        "w1wwww2/3w4/2b5/2wb4/8/8/8/8 0 - - -",
        Task::Win { moves: 1 },
    ),
    (
        "diagonal-row",
        kinds::WIN_IN_1,
        "8/8/4b3/4b3/4w3/w3w1b1/1w6/2w5 1 - - -",
        Task::Win { moves: 1 },
    ),
    (
        "crossed-rows",
        kinds::WIN_IN_1,
        "6b1/4wb2/3b1bbb/3bb3/2b5/8/8/8 0 - - -",
        Task::Win { moves: 1 },
    ),
    (
        "quiet-start",
        kinds::ONLY_MOVE,
        "8/7w/2b5/2b2w2/2b1w3/3w4/2w5/8 0 - - -",
        Task::Hold { within: 2 },
    ),
    (
        "hidden-move",
        kinds::TWO_TURNS,
        "2w2w2/3b1w2/4w3/5bb1/5b2/7b/8/8 0 s - -",
        Task::Win { moves: 2 },
    ),
    (
        "switchback",
        kinds::WIN_IN_3,
        "2w5/1w6/w1w5/1b6/1bww4/1b6/2b5/8 1 - - -",
        Task::Win { moves: 3 },
    ),
    (
        "no-free-move",
        kinds::ZUGZWANG,
        "8/8/8/8/8/1bbb4/8/bbbwwww1 0 - - -",
        Task::Hold { within: 2 },
    ),
    (
        "borrowed-disc",
        kinds::WIN_IN_3,
        "8/8/8/5w2/b7/1bbb2b1/2bw4/3w4 1 - - -",
        Task::Win { moves: 3 },
    ),
];

#[test]
fn themes_are_borne_by_their_examples_and_not_by_all() {
    let borne = EXAMPLES.map(|(_, kind, key, task)| {
        let (position, solution) = proved::<Themisto>(kind, key, task);
        let themes = Themisto::themes(&position, &solution);
        let goes_back = themes.contains(&"switchback");
        assert_eq!(goes_back, is_undone(position, &solution.line), "{key}");
        themes
    });
    for ((theme, _, key, _), own) in EXAMPLES.iter().zip(&borne) {
        assert!(own.contains(theme), "{key} lacks {theme}");
        assert!(
            !borne.iter().all(|other| other.contains(theme)),
            "all have {theme}"
        );
    }
}

/// Whether the solver takes one of its own moves back later.
fn is_undone(mut game: Themisto, line: &[Move]) -> bool {
    let solver = game.to_move();
    let mut own = Vec::new();
    for &m in line {
        if game.to_move() == solver {
            own.push((m.from(), m.to()));
        }
        game.play(m);
    }
    (0..own.len()).any(|at| own[at..].contains(&(own[at].1, own[at].0)))
}

#[test]
fn themes_and_predicates_are_listed_alike() {
    assert!(themes::is_in_order());
}
