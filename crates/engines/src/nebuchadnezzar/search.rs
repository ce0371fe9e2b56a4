//! The search, for boards that have no table.

use super::evaluation::{Evaluation, Judge, evaluate, glance};
use super::one_ply;
use super::reduced::Folded;
use crate::{Engine, Question};
use tessera_rules::nebuchadnezzar::{Move, Nebuchadnezzar};
use tessera_search::alpha_beta::{AlphaBeta, Options};
use tessera_search::{Budget, Kind, Report, Strategy};

/// Boards up to this side are searched for proofs from the start.
const PROOF_SIDE: u8 = 4;

/// Same as [`Engine::analyse`](crate::Engine::analyse), by search alone, even on boards that have a table.
pub fn search(
    game: &Nebuchadnezzar,
    question: &Question<Move>,
    budget: &mut Budget,
    progress: &mut dyn FnMut(&Report<Move>),
) -> Report<Move> {
    search_by(evaluate, game, question, budget, progress)
}

/// Same as [`search`], with the evaluation by features alone. The levels play by it, and the weights of the patterns
/// are learnt from its games.
pub fn search_at_a_glance(
    game: &Nebuchadnezzar,
    question: &Question<Move>,
    budget: &mut Budget,
    progress: &mut dyn FnMut(&Report<Move>),
) -> Report<Move> {
    search_by(glance, game, question, budget, progress)
}

fn search_by(
    judge: Judge,
    game: &Nebuchadnezzar,
    question: &Question<Move>,
    budget: &mut Budget,
    progress: &mut dyn FnMut(&Report<Move>),
) -> Report<Move> {
    if budget.left() / 4 < question.moves.len() as u64 {
        return one_ply::each_move(judge, game, question, budget, true);
    }
    let small = game.side() <= PROOF_SIDE;
    let mut search = AlphaBeta {
        evaluate: Evaluation::new(judge, game.side()),
        options: Options {
            reductions: !small,
            table_bytes: if small { 256 << 20 } else { 64 << 20 },
            steady: true,
            apart: budget.left() > Nebuchadnezzar::MAX_NODES,
        },
    };
    let report =
        search.analyse(&Folded::new(*game, question.drawn.is_empty()), question, budget, progress);
    if report.stats.depth > 0 || report.value.kind != Kind::Estimate {
        return report;
    }
    // The first iteration did not finish, so its results for the other moves mean nothing.
    let stats = report.stats;
    Report { stats, ..one_ply::each_move(judge, game, question, budget, false) }
}
