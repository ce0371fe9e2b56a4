//! Nebuchadnezzar's puzzles: wipe the opponent off the board in one, two or three moves; find the only
//! placement that holds.
//!
//! `docs/puzzles/nebuchadnezzar.md` says how they are found, what is proved and what the themes mean.

mod candidate;
mod hints;
mod kinds;
mod rating;
mod second;
#[cfg(test)]
mod tests;
mod themes;
mod values;

use rand_chacha::ChaCha8Rng;

use crate::beauty::Beauty;
use crate::difficulty::Difficulty;
use crate::game::{
    Candidate, Generate, Hinted, KindCard, Prove, PuzzleKinds, Rated, RatingModel, ThemeCard,
    Themed,
};
use crate::solution::ProvedSolution;
use crate::task::{MoveValue, Task};
use tessera_rules::game::Seat;
use tessera_rules::nebuchadnezzar::{Move, Nebuchadnezzar};
use tessera_search::Budget;

impl PuzzleKinds for Nebuchadnezzar {
    const KINDS: &'static [KindCard] = kinds::KINDS;

    fn question(kind: usize, horizon: u32) -> String {
        kinds::question(kind, horizon)
    }
}

impl Generate for Nebuchadnezzar {
    fn candidate(
        kind: usize,
        aim: Difficulty,
        rng: &mut ChaCha8Rng,
    ) -> Option<Candidate<Nebuchadnezzar>> {
        if kind >= kinds::SECOND {
            return second::candidate(kind, aim, rng);
        }
        candidate::candidate(kind, aim, rng)
    }
}

impl Prove for Nebuchadnezzar {
    fn move_values(&self, task: Task, budget: &mut Budget) -> Option<Vec<MoveValue<Move>>> {
        values::move_values(self, task, budget)
    }

    fn best_defence(&self, solver: Seat, task: Task, budget: &mut Budget) -> Option<Move> {
        values::best_defence(self, solver, task, budget)
    }

    fn surface_appeal(&self, m: Move) -> i64 {
        values::surface_appeal(m)
    }
}

impl Themed for Nebuchadnezzar {
    const THEMES: &'static [ThemeCard] = themes::THEMES;
    const EXCLUSIVE_THEMES: &'static [[&'static str; 2]] = themes::EXCLUSIVE;

    fn may_have(kind: usize, theme: &str) -> bool {
        themes::may_have(kind, theme)
    }

    fn themes(position: &Nebuchadnezzar, solution: &ProvedSolution<Move>) -> Vec<&'static str> {
        themes::themes(position, solution)
    }
}

impl Rated for Nebuchadnezzar {
    const RATING: RatingModel = rating::MODEL;

    fn rating(position: &Nebuchadnezzar, kind: usize, solution: &ProvedSolution<Move>) -> u32 {
        if kind >= kinds::SECOND {
            return second::rating(position, kind, solution);
        }
        crate::rating::rate(position, kind, solution)
    }

    fn beauty(
        position: &Nebuchadnezzar,
        solution: &ProvedSolution<Move>,
        themes: &[&'static str],
    ) -> Beauty {
        second::beauty(position, solution, themes)
    }

    fn features(
        position: &Nebuchadnezzar,
        _kind: usize,
        solution: &ProvedSolution<Move>,
    ) -> Vec<i64> {
        rating::features(position, solution)
    }
}

impl Hinted for Nebuchadnezzar {
    fn hints(&self, kind: usize, accepted: &[Move]) -> [String; 2] {
        let hints = hints::hints(self, kinds::first_alike(kind), accepted);
        if kind >= kinds::SECOND {
            return second::hints::hints(self, kind, accepted, hints);
        }
        hints
    }

    fn remark(&self, m: Move, _task: Task) -> Option<String> {
        hints::remark(self, m)
    }
}
