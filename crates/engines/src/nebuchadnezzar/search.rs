//! The search, for boards that are not known by heart.

use super::evaluation::{Evaluation, Judge, evaluate, glance};
use super::one_ply;
use super::reduced::Folded;
use crate::{Engine, Question};
use tessera_rules::nebuchadnezzar::{Move, Nebuchadnezzar};
use tessera_search::alpha_beta::{AlphaBeta, Options};
use tessera_search::{Budget, Kind, Report, Strategy};

/// Boards up to this side are searched for proofs from the start.
const PROOF_SIDE: u8 = 4;

/// As [`Engine::analyse`](crate::Engine::analyse), by search alone, on boards that are known by heart too.
pub fn search(
    game: &Nebuchadnezzar,
    question: &Question<Move>,
    budget: &mut Budget,
    progress: &mut dyn FnMut(&Report<Move>),
) -> Report<Move> {
    search_by(evaluate, game, question, budget, progress)
}

/// As [`search`], with the evaluation by features alone, by which the levels play, and from whose games the
/// weights of the patterns are learnt.
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
            apart: budget.left() > Nebuchadnezzar::MAX_NODES,
        },
    };
    let report = search.analyse(
        &Folded::new(*game, question.drawn.is_empty()),
        question,
        budget,
        progress,
    );
    if report.stats.depth > 0 || report.value.kind != Kind::Estimate {
        return report;
    }
    // Not even all moves were looked at: what it says of the others means nothing.
    let stats = report.stats;
    Report {
        stats,
        ..one_ply::each_move(judge, game, question, budget, false)
    }
}
