//! Puzzles of Ingenious: the rest of a turn, and the last placements of a game.

mod candidate;
mod endgame;
mod gains;
mod hints;
mod kinds;
mod rating;
mod second;
#[cfg(test)]
mod tests;
mod themes;
mod turn;
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
use tessera_engines::ingenious::placements_left;
use tessera_rules::game::Seat;
use tessera_rules::ingenious::{Ingenious, Move};
use tessera_search::Budget;

impl PuzzleKinds for Ingenious {
    const KINDS: &'static [KindCard] = kinds::KINDS;

    /// The placements of the turn that are to be found; for what looks to the end of the game, the placements that all
    /// seats together have left.
    fn horizon(&self, _kind: usize, task: Task) -> u32 {
        match task {
            task if values::to_the_end(task) => placements_left(self) as u32,
            turn => turn.moves(),
        }
    }

    fn question(kind: usize, horizon: u32) -> String {
        kinds::question(kind, horizon)
    }
}

impl Generate for Ingenious {
    fn candidate(
        kind: usize,
        aim: Difficulty,
        rng: &mut ChaCha8Rng,
    ) -> Option<Candidate<Ingenious>> {
        if kind >= kinds::SECOND {
            return second::candidate(kind, aim, rng);
        }
        candidate::candidate(kind, aim, rng)
    }
}

impl Prove for Ingenious {
    fn move_values(&self, task: Task, budget: &mut Budget) -> Option<Vec<MoveValue<Move>>> {
        values::move_values(self, task, budget)
    }

    fn best_defence(&self, solver: Seat, task: Task, budget: &mut Budget) -> Option<Move> {
        values::best_defence(self, solver, task, budget)
    }

    fn surface_appeal(&self, m: Move) -> i64 {
        values::surface_appeal(self, m)
    }
}

impl Themed for Ingenious {
    const THEMES: &'static [ThemeCard] = themes::THEMES;
    const EXCLUSIVE_THEMES: &'static [[&'static str; 2]] = themes::EXCLUSIVE;

    fn may_have(kind: usize, theme: &str) -> bool {
        themes::may_have(kind, theme)
    }

    fn themes(position: &Ingenious, solution: &ProvedSolution<Move>) -> Vec<&'static str> {
        themes::themes(position, solution)
    }
}

impl Rated for Ingenious {
    const RATING: RatingModel = rating::MODEL;

    fn rating(position: &Ingenious, kind: usize, solution: &ProvedSolution<Move>) -> u32 {
        if kind >= kinds::SECOND {
            return second::rating(position, kind, solution);
        }
        crate::rating::rate(position, kind, solution)
    }

    fn beauty(
        position: &Ingenious,
        solution: &ProvedSolution<Move>,
        themes: &[&'static str],
    ) -> Beauty {
        second::beauty(position, solution, themes)
    }

    fn features(position: &Ingenious, kind: usize, solution: &ProvedSolution<Move>) -> Vec<i64> {
        rating::features(position, kind, solution)
    }
}

impl Hinted for Ingenious {
    fn hints(&self, kind: usize, accepted: &[Move]) -> [String; 2] {
        hints::hints(self, kind, accepted)
    }

    fn remark(&self, m: Move, task: Task) -> Option<String> {
        hints::remark(self, m, task)
    }
}
