//! The search of analyses, and of the levels that search.

use super::evaluation::Evaluation;
use super::one_ply;
use crate::{Engine, Question};
use tessera_rules::game::Game;
use tessera_rules::themisto::{Move, Themisto};
use tessera_search::alpha_beta::{AlphaBeta, Options};
use tessera_search::{Budget, Report, Strategy};

/// Reports the result of a search with this evaluation.
pub(super) fn analyse_by(
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
            steady: true,
            apart: budget.left() > Themisto::MAX_NODES,
            ..Options::default()
        },
    };
    search.analyse(game, question, budget, progress)
}

/// True if the budget lets alpha-beta finish its first iteration, which may enter every move twice and must keep a
/// sixteenth in reserve.
fn suffices(budget: &Budget, moves: usize) -> bool {
    budget.left() - budget.left() / 16 >= 2 * moves as u64
}
