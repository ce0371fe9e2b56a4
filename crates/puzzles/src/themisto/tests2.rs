//! Puzzles of version 2 and later: every kind comes, and is what it says.

use super::super::kinds::{self, SECOND};
use super::super::threats::threatens;
use super::sights::sights;
use crate::attempt::{Puzzle, attempt, proof_budget, proved_candidate};
use crate::game::*;
use crate::rating::RANGE;
use crate::refuted::{MOST_REFUTED, refuted};
use crate::seek::{Sought, seek};
use crate::wish::Wish;
use crate::{Difficulty, MoveValue, Recipe, Task, generator, id, solvers};
use tessera_rules::game::{Game, Position, Seat};
use tessera_rules::themisto::{JudgedMove, Move, Themisto};

fn recipes(kind: usize, aim: u8, attempts: u32) -> impl Iterator<Item = Recipe> {
    let aim = Difficulty::new(aim).expect("a difficulty");
    (0..attempts).map(move |attempt| Recipe {
        kind,
        aim,
        seed: 3,
        attempt,
    })
}

fn some(kind: usize, aim: u8) -> Vec<Puzzle<Themisto>> {
    let made = recipes(kind, aim, 400)
        .filter_map(|recipe| attempt::<Themisto>(&recipe, &mut proof_budget()));
    made.take(2).collect()
}

#[test]
fn every_kind_comes_and_is_what_it_says() {
    assert_eq!(
        generator::kinds::<Themisto>(Themisto::GENERATOR).next(),
        Some(SECOND)
    );
    for kind in generator::kinds::<Themisto>(Themisto::GENERATOR) {
        let card = &Themisto::KINDS[kind];
        let found: Vec<_> = [2, 4].iter().flat_map(|&aim| some(kind, aim)).collect();
        assert!(found.len() >= 2, "{}", card.id);
        for puzzle in found {
            let key = puzzle.position.key();
            assert_eq!(puzzle.origin, Origin::Composed);
            assert!(puzzle.position.board().count() <= 20, "{key}");
            assert_eq!(puzzle.position.skip(), card.id == "two-turns", "{key}");
            assert!(RANGE.contains(&i64::from(puzzle.rating)), "{key}");
            for theme in &puzzle.themes {
                assert!(generator::may_have::<Themisto>(kind, theme), "{key}");
            }
            let mut end = puzzle.position;
            for &m in &puzzle.solution.line {
                end.play(m);
            }
            match puzzle.task() {
                Task::Win { moves } => {
                    assert_eq!(end.winner(), Some(puzzle.solver), "{key}");
                    assert_eq!(puzzle.solution.steps.len() as u32, moves, "{key}");
                }
                _ => assert_eq!(puzzle.solution.line.len(), 1, "{key}"),
            }
        }
    }
}

#[test]
fn solvers_see_every_move_of_every_step() {
    for kind in generator::kinds::<Themisto>(Themisto::GENERATOR) {
        let puzzle = recipes(kind, 2, 400)
            .find_map(|recipe| proved_candidate::<Themisto>(&recipe, &mut proof_budget()));
        let (candidate, solution) = puzzle.expect("a puzzle");
        let seen = sights(&candidate.position, &solution);
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
        let rating = Themisto::rating(&candidate.position, kind, &solution).expect("a rating");
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
    for kind in generator::kinds::<Themisto>(Themisto::GENERATOR) {
        let mut looks = Vec::new();
        for puzzle in some(kind, 3) {
            let m = puzzle.solution.line[0];
            let [look, disc] = puzzle.position.hints(kind, &[m]);
            let to = m.to().to_string();
            assert!(
                !disc.contains(&to) && disc.contains(&m.from().to_string()),
                "{disc}"
            );
            if kind == kinds::SECOND_ONLY_MOVE {
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
        assert_eq!((puzzle.solver, most), (Seat::SECOND, 1.0));
    }
}

#[test]
fn a_saved_draw_is_lost_by_every_other_move_and_then_won_by_nobody() {
    let mut solvers = [0; 2];
    for puzzle in recipes(kinds::SAVE_THE_DRAW, 3, 12)
        .filter_map(|recipe| attempt::<Themisto>(&recipe, &mut proof_budget()))
    {
        let (game, key) = (puzzle.position, puzzle.position.key());
        assert_eq!((game.board().count(), game.has_win()), (6, false), "{key}");
        solvers[puzzle.solver.index()] += 1;
        let right = puzzle.solution.line[0];
        let mut list = Vec::new();
        game.judged_moves(&mut list);
        for judged in &list {
            let after = game.after(judged);
            let opponent = puzzle.solver.other();
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
        let solver = puzzle.solver;
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
    for kind in generator::kinds::<Themisto>(Themisto::GENERATOR) {
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
                match puzzle.task() {
                    Task::Hold { .. } => assert_eq!(game.winner(), Some(puzzle.solver.other())),
                    _ => assert_ne!(game.winner(), Some(puzzle.solver)),
                }
            }
        }
    }
}

#[test]
fn the_most_beautiful_of_several_is_chosen() {
    let wish = Wish {
        kinds: vec![kinds::TWO_TURNS],
        ..Wish::of_version::<Themisto>(2)
    };
    let score = |puzzle: &Puzzle<Themisto>| {
        Themisto::beauty(&puzzle.position, &puzzle.solution, &puzzle.themes).score()
    };
    let mut better = 0;
    for index in 0..6 {
        let Sought::Found(chosen) = seek::<Themisto>(&wish, 1, index, &mut proof_budget) else {
            panic!("a puzzle");
        };
        let first = (0..=chosen.recipe.attempt)
            .map(|attempt| Recipe {
                attempt,
                ..chosen.recipe
            })
            .find_map(|recipe| attempt::<Themisto>(&recipe, &mut proof_budget()));
        let first = first.expect("the chosen one at least");
        assert!(score(&chosen) >= score(&first));
        better += u32::from(score(&chosen) > score(&first));
    }
    assert!(better > 0, "always the first");
}

/// A puzzle for each theme that version 2 adds.
const EXAMPLES: [(&str, &str); 12] = [
    ("miniature", "themisto2-win-in-1-12-0-hwy"),
    ("one-colour", "themisto2-zugzwang-22-1-c5z"),
    ("long-slide", "themisto2-two-turns-42-j-fms"),
    ("corner", "themisto2-win-in-1-52-20-6tq"),
    ("edge-row", "themisto2-win-in-1-32-c-jcf"),
    ("diagonal-row", "themisto2-win-in-1-12-0-hwy"),
    ("crossed-rows", "themisto2-win-in-1-42-9a-j6g"),
    ("quiet-start", "themisto2-only-move-12-0-mbn"),
    ("hidden-move", "themisto2-two-turns-12-f-y22"),
    ("switchback", "themisto2-win-in-3-12-gj-ym0"),
    ("no-free-move", "themisto2-zugzwang-32-p-mcp"),
    ("borrowed-disc", "themisto2-win-in-3-12-s0-k8p"),
];

fn of_id(text: &str) -> Puzzle<Themisto> {
    let recipe = id::read("themisto", 2, Themisto::KINDS, text).expect("a recipe");
    attempt::<Themisto>(&recipe, &mut proof_budget()).expect("a puzzle")
}

#[test]
fn every_theme_has_an_example_and_one_without_it() {
    let later = Themisto::THEMES.iter().filter(|card| card.since == 2);
    let named = EXAMPLES.iter().map(|&(theme, _)| theme);
    assert!(later.map(|card| card.id).eq(named));
    let puzzles: Vec<_> = EXAMPLES.iter().map(|&(_, text)| of_id(text)).collect();
    for ((theme, text), puzzle) in EXAMPLES.iter().zip(&puzzles) {
        assert!(puzzle.themes.contains(theme), "{text} lacks {theme}");
        let lacks = |other: &&Puzzle<Themisto>| !other.themes.contains(theme);
        assert!(
            puzzles.iter().any(|other| lacks(&other)),
            "all have {theme}"
        );
    }
    for puzzle in &puzzles {
        let goes_back = puzzle.themes.contains(&"switchback");
        assert_eq!(goes_back, is_undone(puzzle), "{}", puzzle.position.key());
    }
}

/// Whether the solver takes one of its own moves back later.
fn is_undone(puzzle: &Puzzle<Themisto>) -> bool {
    let mut game = puzzle.position;
    let mut own = Vec::new();
    for &m in &puzzle.solution.line {
        if game.to_move() == puzzle.solver {
            own.push((m.from(), m.to()));
        }
        game.play(m);
    }
    (0..own.len()).any(|at| own[at..].contains(&(own[at].1, own[at].0)))
}
