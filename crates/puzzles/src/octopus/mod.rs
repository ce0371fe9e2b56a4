//! Puzzles of Octopus: the biggest score, the best placement, the best line alone, the only way to win.
//!
//! All of them are [`Task::Best`] and have one worth: the solver's lead (alone: its total) just after its
//! placement number `horizon`, or at the end when that comes first, when both sides play for it. The kinds
//! differ in the seats, the tiles and the horizon. `docs/puzzles/octopus.md` shows them.

mod candidate;
mod endgame;
mod gains;
mod hints;
mod kinds;
mod lookahead;
mod opponents;
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
use tessera_rules::game::{Position, Seat};
use tessera_rules::octopus::{Octopus, Placement};
use tessera_search::Budget;

impl PuzzleKinds for Octopus {
    const KINDS: &'static [KindCard] = kinds::KINDS;

    /// At most the tiles that the seat to move has left.
    fn horizon(&self, _kind: usize, task: Task) -> u32 {
        let tiles = self.hand(self.to_move()).len();
        match task {
            Task::Best { horizon, .. } => horizon.min(tiles),
            other => other.moves().min(tiles),
        }
    }

    fn question(kind: usize, horizon: u32) -> String {
        kinds::question(kind, horizon)
    }
}

impl Generate for Octopus {
    fn candidate(kind: usize, aim: Difficulty, rng: &mut ChaCha8Rng) -> Option<Candidate<Octopus>> {
        if kind >= kinds::SECOND {
            return second::candidate(kind, aim, rng);
        }
        candidate::candidate(kind, aim, rng)
    }
}

impl Prove for Octopus {
    fn move_values(&self, task: Task, budget: &mut Budget) -> Option<Vec<MoveValue<Placement>>> {
        values::move_values(self, task, budget)
    }

    fn best_defence(&self, solver: Seat, task: Task, budget: &mut Budget) -> Option<Placement> {
        values::best_defence(self, solver, task, budget)
    }

    fn surface_appeal(&self, m: Placement) -> i64 {
        values::surface_appeal(self, m)
    }
}

impl Themed for Octopus {
    const THEMES: &'static [ThemeCard] = themes::THEMES;
    const EXCLUSIVE_THEMES: &'static [[&'static str; 2]] = &[["shared-win", "by-one-point"]];

    fn may_have(kind: usize, theme: &str) -> bool {
        themes::may_have(kind, theme)
    }

    fn themes(position: &Octopus, solution: &ProvedSolution<Placement>) -> Vec<&'static str> {
        themes::themes(position, solution)
    }
}

impl Rated for Octopus {
    const RATING: RatingModel = rating::MODEL;

    fn rating(position: &Octopus, kind: usize, solution: &ProvedSolution<Placement>) -> u32 {
        if kind >= kinds::SECOND {
            return second::rating(position, solution);
        }
        crate::rating::rate(position, kind, solution)
    }

    fn beauty(
        position: &Octopus,
        solution: &ProvedSolution<Placement>,
        themes: &[&'static str],
    ) -> Beauty {
        second::beauty(position, solution, themes)
    }

    fn features(
        position: &Octopus,
        _kind: usize,
        solution: &ProvedSolution<Placement>,
    ) -> Vec<i64> {
        rating::features(position, solution)
    }
}

impl Hinted for Octopus {
    fn hints(&self, kind: usize, accepted: &[Placement]) -> [String; 2] {
        hints::hints(self, kind, accepted)
    }

    fn remark(&self, m: Placement, task: Task) -> Option<String> {
        hints::remark(self, m, task)
    }
}
