//! Themisto: alpha-beta that sees a win in one in every position it enters.
//!
//! `docs/engines/themisto.md` says how it evaluates, what it proves, and how strong it is.

mod evaluation;
mod levels;
mod one_ply;
#[cfg(test)]
mod tests;
mod tightness;

pub use evaluation::{FEATURES, features};

use self::evaluation::Evaluation;
use super::{Engine, Level, Question};
use tessera_rules::game::{Game, Keyed};
use tessera_rules::themisto::{Move, Themisto};
use tessera_search::alpha_beta::{AlphaBeta, Options};
use tessera_search::{Budget, Report, Strategy};

impl Engine for Themisto {
    const ENGINE_VERSION: &'static str = "9";
    const LEVEL_ELO: [u16; 8] = [1000, 1130, 1250, 1410, 1580, 1740, 1930, 2100];
    const DEFAULT_NODES: u64 = 400_000;
    const MAX_NODES: u64 = 20_000_000;

    fn analyse(
        &self,
        question: &Question<Move>,
        budget: &mut Budget,
        progress: &mut dyn FnMut(&Report<Move>),
    ) -> Report<Move> {
        analyse_by(Evaluation::by_lines(), self, question, budget, progress)
    }

    /// Discs are never taken off, so every position may occur again.
    fn recurrence(&self, _now: &Themisto) -> Option<u128> {
        self.repetition_key()
    }

    fn reply_with_drawn(
        &self,
        drawn: &[u128],
        level: Level,
        seed: u64,
        budget: &mut Budget,
    ) -> Move {
        levels::reply(self, drawn, level, seed, budget)
    }
}

/// The report of a search by this evaluation.
fn analyse_by(
    evaluate: Evaluation,
    game: &Themisto,
    question: &Question<Move>,
    budget: &mut Budget,
    progress: &mut dyn FnMut(&Report<Move>),
) -> Report<Move> {
    if let Some(report) = one_ply::wins_at_once(game, question) {
        return report;
    }
    if !suffices(budget, question.moves.len()) && !game.is_over() {
        return one_ply::each_move(evaluate, game, question, budget);
    }
    let mut search = AlphaBeta {
        evaluate,
        options: Options {
            reductions: true,
            apart: budget.left() > Themisto::MAX_NODES,
            ..Options::default()
        },
    };
    search.analyse(game, question, budget, progress)
}

/// Whether the budget lets alpha-beta finish its first iteration, which may enter every move twice and
/// must leave a sixteenth aside.
fn suffices(budget: &Budget, moves: usize) -> bool {
    budget.left() - budget.left() / 16 >= 2 * moves as u64
}
