//! Ingenious: the last placements by exact expectation, wins within the turn by trying them, all else by greedy playouts
//! in worlds consistent with the view. `docs/engines/ingenious.md` describes the engine and its strength.

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
mod wins_in_turn;

pub use placements_left::placements_left;

use super::{Engine, Level, Question};
use sampling::GreedySampling;
use tessera_rules::game::{Game, Seat};
use tessera_rules::ingenious::{Ingenious, Move};
use tessera_search::{Budget, Report, Strategy};

impl Engine for Ingenious {
    const ENGINE_VERSION: &'static str = "10";
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
        let wins = wins_in_turn::lines(self, question, budget);
        let tried = budget.spent() - before;
        let mut sampling = GreedySampling::of(self.form());
        let counted = |report: &Report<Move>| {
            let mut report = report.clone();
            report.stats.nodes += tried;
            report
        };
        if wins.is_empty() {
            let told = &mut |report: &Report<Move>| progress(&counted(report));
            return counted(&sampling.analyse(self, question, budget, told));
        }
        if wins.len() >= question.lines.min(question.moves.len()) {
            return wins_in_turn::report(wins, question.lines, tried);
        }
        // The other moves are sampled.
        let is_open = |m: &Move| wins.iter().all(|line| line.m != *m);
        let open = Question {
            lines: question.lines - wins.len(),
            moves: question.moves.iter().copied().filter(is_open).collect(),
            seed: question.seed,
            drawn: Vec::new(),
        };
        let whole = |report: &Report<Move>| {
            let Report { value, mut lines, stats } = counted(report);
            lines.splice(..0, wins.iter().cloned());
            Report::of_lines(lines, stats, || value)
        };
        let told = &mut |report: &Report<Move>| progress(&whole(report));
        whole(&sampling.analyse(self, &open, budget, told))
    }

    fn final_margin(&self, seat: Seat) -> Option<f64> {
        self.is_over().then(|| evaluation::ahead(self).get(seat.index()).copied()).flatten()
    }

    /// Ingenious has no draws by repetition.
    fn reply_with_drawn(&self, _: &[u128], level: Level, seed: u64, budget: &mut Budget) -> Move {
        levels::reply(self, level, seed, budget)
    }
}
