//! Puzzles of version 2: every kind comes, and is what it says.

use super::super::kinds::SECOND;
use super::sights::sights;
use crate::attempt::{Puzzle, attempt, proof_budget, proved_candidate};
use crate::game::{Origin, PuzzleGame};
use crate::rating::RANGE;
use crate::{Difficulty, Recipe, Task, generator, solvers};
use tessera_rules::game::{Game, Position};
use tessera_rules::themisto::Themisto;

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
    assert_eq!(generator::kinds::<Themisto>(2).next(), Some(SECOND));
    for kind in generator::kinds::<Themisto>(2) {
        let card = &Themisto::KINDS[kind];
        let found: Vec<_> = [1, 4].iter().flat_map(|&aim| some(kind, aim)).collect();
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
    for kind in generator::kinds::<Themisto>(2) {
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
        let rating = Themisto::rating(&candidate.position, kind, &solution);
        assert_eq!(rating, solvers::rating(&seen));
    }
}
