//! Ingenious: the last placements by exact expectation, all earlier ones by greedy playouts in worlds consistent with
//! the view. `docs/engines/ingenious.md` describes the engine and its strength.

mod bounds;
mod draws;
mod evaluation;
mod expectation;
mod levels;
mod placements_left;
mod playouts;
mod sampling;
#[cfg(test)]
mod tests;

pub use placements_left::placements_left;

use super::{Engine, Level, Question};
use sampling::GreedySampling;
use tessera_rules::game::{Game, Seat};
use tessera_rules::ingenious::{Ingenious, Move};
use tessera_search::{Budget, Report, Strategy};

impl Engine for Ingenious {
    const ENGINE_VERSION: &'static str = "9";
    const LEVEL_ELO: [u16; 8] = [1000, 1160, 1280, 1360, 1450, 1540, 1670, 1800];
    const DEFAULT_NODES: u64 = 400_000;
    const MAX_NODES: u64 = 20_000_000;

    fn level_nodes(level: Level) -> u64 {
        levels::nodes(level)
    }

    fn analyse(
        &self,
        question: &Question<Move>,
        budget: &mut Budget,
        progress: &mut dyn FnMut(&Report<Move>),
    ) -> Report<Move> {
        let before = budget.spent();
        if let Some(report) = expectation::analyse(self, question, budget) {
            return report;
        }
        let tried = budget.spent() - before;
        let mut counted = |report: &Report<Move>| {
            let mut report = report.clone();
            report.stats.nodes += tried;
            progress(&report);
        };
        let mut sampling = GreedySampling::of(self.form());
        let mut report = sampling.analyse(self, question, budget, &mut counted);
        report.stats.nodes += tried;
        report
    }

    fn final_margin(&self, seat: Seat) -> Option<f64> {
        self.is_over().then(|| evaluation::ahead(self).get(seat.index()).copied()).flatten()
    }

    /// Ingenious has no draws by repetition.
    fn reply_with_drawn(&self, _: &[u128], level: Level, seed: u64, budget: &mut Budget) -> Move {
        levels::reply(self, level, seed, budget)
    }
}
