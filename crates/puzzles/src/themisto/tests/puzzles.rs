//! Puzzles of every kind: attempts find them, and they are what the kind claims.

use std::sync::OnceLock;

use super::super::kinds;
use super::super::move_features::move_features;
use crate::check_solution::SolutionCheck;
use crate::game::{Hinted, PuzzleKinds, Rated, Themed, themes_of};
use crate::rating::RANGE;
use crate::refuted::{MOST_REFUTED, refuted};
use crate::samples::{Puzzle, proof_budget, proved, puzzles};
use crate::task::{MoveValue, Task};
use crate::{Difficulty, solvers};
use tessera_rules::game::{Game, Position, Seat, Symmetric};
use tessera_rules::themisto::{JudgedMove, Move, Symmetry, Themisto};
use tessera_search::Budget;

/// Two puzzles of a kind, found once for all tests by attempts at level 2, which succeed soonest.
fn some(kind: usize) -> &'static [Puzzle<Themisto>] {
    static FOUND: [OnceLock<Vec<Puzzle<Themisto>>>; Themisto::KINDS.len()] =
        [const { OnceLock::new() }; Themisto::KINDS.len()];
    FOUND[kind].get_or_init(|| {
        let aim = Difficulty::new(2).expect("a difficulty");
        puzzles(kind, aim, 3).take(1).collect()
    })
}

#[test]
fn every_kind_comes_and_is_what_it_says() {
    for (kind, card) in Themisto::KINDS.iter().enumerate() {
        let found = some(kind);
        assert!(!found.is_empty(), "{}", card.id);
        let question = Themisto::question(kind, 2).to_string();
        let tells_turns = question.contains("two turns in a row");
        assert_eq!(tells_turns, card.id == "two-turns", "{question}");
        for puzzle in found {
            let key = puzzle.position.key();
            assert!(puzzle.position.board().count() <= 20, "{key}");
            assert_eq!(puzzle.position.skip(), card.id == "two-turns", "{key}");
            assert!(RANGE.contains(&i64::from(puzzle.rating)), "{key}");
            for theme in &puzzle.themes {
                assert!(Themisto::may_have(kind, theme), "{key}");
            }
            let mut end = puzzle.position;
            let mut brought = None;
            let mut is_borrowed = false;
            for &m in &puzzle.solution.line {
                let own = end.to_move() == puzzle.position.to_move();
                is_borrowed |= own && brought == Some(m.from());
                brought = (!own).then_some(m.to());
                end.play(m);
            }
            assert!(is_borrowed || kind != kinds::BORROWED_DISC, "{key}");
            match puzzle.solution.task {
                Task::Win { moves } => {
                    assert_eq!(end.winner(), Some(puzzle.position.to_move()), "{key}");
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
        let puzzle = &some(kind)[0];
        let (position, solution) = (puzzle.position, &puzzle.solution);
        let seen = move_features(&position, solution);
        assert_eq!(seen.len(), solution.steps.len());
        for (move_features, step) in seen.iter().zip(&solution.steps) {
            assert_eq!(move_features.len(), step.moves.len());
            let right = move_features.iter().filter(|features| features.right).count();
            let good = step.moves.iter().filter(|a| a.value >= 1.0).count();
            assert!(right == good && right > 0);
            assert!(move_features.iter().all(|features| features.plies > 0 && features.width > 0));
        }
        let rating = Themisto::rating(&position, kind, solution);
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
        for puzzle in some(kind) {
            let m = puzzle.solution.line[0];
            let hints = puzzle.position.hints(kind, m);
            let [look, disc] = hints.map(|text| text.to_string());
            let to = m.to().to_string();
            assert!(!disc.contains(&to) && disc.contains(&m.from().to_string()), "{disc}");
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
fn checks_of_all_images_take_the_nodes_of_the_proof() {
    for puzzle in some(kinds::WIN_IN_3).iter().chain(some(kinds::WIN_IN_4)) {
        let (game, solution) = (&puzzle.position, &puzzle.solution);
        for symmetry in Symmetry::all() {
            let check = SolutionCheck::new(game.image(&symmetry), solution.task);
            let mut budget = Budget::nodes(solution.steps[0].nodes);
            let good = check.accepted(&mut budget).expect("enough nodes");
            assert!(good.contains(&game.move_image(&symmetry, solution.line[0])));
        }
    }
}

#[test]
fn wins_in_four_are_for_player_two_and_none_is_faster() {
    for puzzle in some(kinds::WIN_IN_4) {
        let moves = &puzzle.solution.steps[0].moves;
        let most = moves.iter().map(|a| a.value).fold(0.0, f64::max);
        assert_eq!((puzzle.position.to_move(), most), (Seat::SECOND, 1.0));
    }
}

#[test]
fn a_saved_draw_is_lost_by_every_other_move_and_then_won_by_nobody() {
    let mut solvers = [0; 2];
    let aim = Difficulty::new(3).expect("a difficulty");
    for puzzle in puzzles::<Themisto>(kinds::SAVE_THE_DRAW, aim, 3).take(8) {
        let (game, key) = (puzzle.position, puzzle.position.key());
        assert_eq!((game.board().count(), game.has_win()), (6, false), "{key}");
        solvers[puzzle.position.to_move().index()] += 1;
        let right = puzzle.solution.line[0];
        let mut list = Vec::new();
        game.judged_moves(&mut list);
        for judged in &list {
            let after = game.after(judged);
            let opponent = puzzle.position.to_move().other();
            if judged.m != right {
                assert!(wins_within(&after, opponent, 2), "{key}");
                continue;
            }
            // Three are too many for plain recursion here; the table of the engine goes beyond.
            for seat in [Seat::FIRST, Seat::SECOND] {
                assert!(!wins_within(&after, seat, 2), "{key}");
            }
        }
    }
    assert!(solvers.iter().all(|&n| n > 0));
}

/// True if a seat wins by force with at most `moves` moves of its own, by plain recursion.
fn wins_within(game: &Themisto, seat: Seat, moves: u32) -> bool {
    if game.is_over() {
        return game.winner() == Some(seat);
    }
    if moves == 0 {
        return false;
    }
    let mut list = Vec::new();
    game.judged_moves(&mut list);
    let left = if game.to_move() == seat { moves - 1 } else { moves };
    let mut wins = (list.iter()).map(|judged| wins_within(&game.after(judged), seat, left));
    if game.to_move() == seat { wins.any(|wins| wins) } else { wins.all(|wins| wins) }
}

#[test]
fn forced_penalties_and_paid_defences_are_what_they_say() {
    for puzzle in some(kinds::FORCED_PENALTY) {
        let solver = puzzle.position.to_move();
        let mut game = puzzle.position;
        game.play(puzzle.solution.line[0]);
        assert!(!game.threatens(solver));
        let mut replies = Vec::new();
        game.judged_moves(&mut replies);
        let pays = |reply: &&JudgedMove| !game.after(reply).has_win();
        assert!(replies.iter().filter(pays).all(|reply| reply.penalised));
        assert!(replies.iter().any(|reply| pays(&reply)));
    }
    for puzzle in some(kinds::PAID_DEFENCE) {
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
        for puzzle in some(kind) {
            let list = refuted(puzzle, MOST_REFUTED, &mut proof_budget()).expect("nobody stops");
            assert!((1..=MOST_REFUTED).contains(&list.len()), "{kind}");
            let moves = &puzzle.solution.steps[0].moves;
            let tempting = (moves.iter().filter(|a| a.value < 1.0))
                .map(|a| puzzle.position.temptation(kind, a.m))
                .max();
            let looks = puzzle.position.temptation(kind, list[0].m);
            assert_eq!(Some(looks), tempting);
            for refuted in list {
                assert!(refuted.wrong.value < 1.0 && refuted.wrong.best >= 1.0);
                assert!(refuted.wrong.line.starts_with(&refuted.wrong.refutation));
                let mut game = puzzle.position;
                for &m in [refuted.m].iter().chain(&refuted.wrong.line) {
                    let mut legal = Vec::new();
                    game.moves(&mut legal);
                    assert!(legal.contains(&m));
                    game.play(m);
                }
                match puzzle.solution.task {
                    Task::Hold { .. } => {
                        assert_eq!(game.winner(), Some(puzzle.position.to_move().other()))
                    }
                    _ => assert_ne!(game.winner(), Some(puzzle.position.to_move())),
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
    ("corner", kinds::WIN_IN_1, "8/8/b2ww3/3wb3/3w4/www1ww2/1w6/8 0 - - -", Task::Win { moves: 1 }),
    ("edge-row", kinds::WIN_IN_1, "w1wwww2/3w4/2b5/2wb4/8/8/8/8 0 - - -", Task::Win { moves: 1 }),
    (
        "diagonal-row",
        kinds::WIN_IN_1,
        "8/w2b3w/2w3b1/5b2/4b3/1w6/8/8 1 - - -",
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
        kinds::ZUGZWANG,
        "8/7b/4b3/2bbbb2/2bbb3/8/8/8 1 - - -",
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
        let themes = themes_of(kind, &position, &solution);
        let goes_back = themes.contains(&"switchback");
        assert_eq!(goes_back, is_undone(position, &solution.line), "{key}");
        themes
    });
    for ((theme, _, key, _), own) in EXAMPLES.iter().zip(&borne) {
        assert!(own.contains(theme), "{key} lacks {theme}");
        assert!(!borne.iter().all(|other| other.contains(theme)), "all have {theme}");
    }
}

/// True if the solver takes one of its own moves back later.
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
