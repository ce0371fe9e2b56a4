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
use tessera_search::{Budget, Report, Stats, Strategy};

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
        if wins.len() >= question.lines.min(question.moves.len()) && !wins.is_empty() {
            return wins_in_turn::report(wins, question.lines, tried);
        }
        // The other moves are sampled.
        let is_open = |m: &Move| wins.iter().all(|line| line.m != *m);
        let open = Question {
            lines: question.lines - wins.len(),
            moves: question.moves.iter().copied().filter(is_open).collect(),
            ..question.clone()
        };
        let whole = |report: &Report<Move>| {
            let lines: Vec<_> = wins.iter().chain(&report.lines).cloned().collect();
            let stats = Stats { nodes: report.stats.nodes + tried, ..report.stats.clone() };
            match wins.is_empty() {
                true => Report::new(report.value.clone(), lines, stats),
                false => Report::of_lines(lines, stats, || report.value.clone()),
            }
        };
        let mut sampling = GreedySampling::of(self.form());
        let report = sampling.analyse(self, &open, budget, &mut |report| progress(&whole(report)));
        whole(&report)
    }

    fn final_margin(&self, seat: Seat) -> Option<f64> {
        self.is_over().then(|| evaluation::ahead(self).get(seat.index()).copied()).flatten()
    }

    /// Ingenious has no draws by repetition.
    fn reply_with_drawn(&self, _: &[u128], level: Level, seed: u64, budget: &mut Budget) -> Move {
        levels::reply(self, level, seed, budget)
    }
}
