//! Ingenious: the last placements by exact expectation, everything before by greedy playouts in worlds that
//! agree with what is known. `docs/engines/ingenious.md` tells how, and how strong it is.

mod exact;
mod finish;
mod level;
pub mod policy;
mod sample;
#[cfg(test)]
mod tests;
mod worth;

pub use exact::placements_left;

use super::{Engine, Level, Question};
use crate::game::{Game, Seat};
use crate::games::ingenious::{Ingenious, Move};
use crate::search::{Budget, Report};

impl Engine for Ingenious {
    const ENGINE_VERSION: &'static str = "3";
    const DEFAULT_NODES: u64 = 400_000;
    const MAX_NODES: u64 = 20_000_000;

    fn analyse(
        &self,
        question: &Question<Move>,
        budget: &mut Budget,
        progress: &mut dyn FnMut(&Report<Move>),
    ) -> Report<Move> {
        let before = budget.spent();
        if let Some(report) = exact::analyse(self, question, budget) {
            return report;
        }
        let tried = budget.spent() - before;
        let mut counted = |report: &Report<Move>| {
            let mut report = report.clone();
            report.stats.nodes += tried;
            progress(&report);
        };
        let mut report = sample::analyse(self, question, budget, &mut counted);
        report.stats.nodes += tried;
        report
    }

    fn final_margin(&self, seat: Seat) -> Option<f64> {
        self.is_over()
            .then(|| worth::ahead(self).get(seat.index()).copied())
            .flatten()
    }

    fn reply(&self, level: Level, seed: u64, budget: &mut Budget) -> Move {
        level::reply(self, level, seed, budget)
    }
}
