//! Themisto: alpha-beta that sees a win in one in every position it enters.
//!
//! `docs/engines/themisto.md` says how it judges, what it proves, and how strong it is.

mod judgement;
mod look;
mod player;
#[cfg(test)]
mod tests;

pub use judgement::{FEATURES, Judgement, features};

use super::{Engine, Level, Question};
use crate::game::Game;
use crate::games::themisto::{Move, Themisto};
use crate::search::{Budget, Report, alpha_beta};

impl Engine for Themisto {
    const ENGINE_VERSION: &'static str = "3";
    const DEFAULT_NODES: u64 = 400_000;
    const MAX_NODES: u64 = 20_000_000;

    fn analyse(
        &self,
        question: &Question<Move>,
        budget: &mut Budget,
        progress: &mut dyn FnMut(&Report<Move>),
    ) -> Report<Move> {
        if let Some(report) = look::wins_at_once(self, question) {
            return report;
        }
        if !suffices(budget, question.moves.len()) && !self.is_over() {
            return look::each_move(self, question, budget);
        }
        let options = alpha_beta::Options {
            lines: question.lines,
            moves: Some(question.moves.clone()),
            reductions: true,
            ..alpha_beta::Options::default()
        };
        alpha_beta::analyse(self, &mut Judgement::default(), &options, budget, progress)
    }

    fn reply(&self, level: Level, seed: u64, budget: &mut Budget) -> Move {
        player::choose(self, level, seed, budget)
    }
}

/// Whether the budget lets alpha-beta finish its first iteration, which may enter every move twice and
/// must leave a sixteenth aside.
fn suffices(budget: &Budget, moves: usize) -> bool {
    budget.left() - budget.left() / 16 >= 2 * moves as u64
}
