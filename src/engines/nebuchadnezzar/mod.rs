//! Nebuchadnezzar: alpha-beta.
//!
//! `docs/engines/nebuchadnezzar.md` says how it judges, what it proves, and how strong it is.

mod folded;
mod judgement;
mod look;
mod player;
#[cfg(test)]
mod tests;

pub use judgement::{FEATURES, features, judge, logistic};

use super::{Engine, Level, Question};
use crate::games::nebuchadnezzar::{Move, Nebuchadnezzar};
use crate::search::value::Kind;
use crate::search::{Budget, Report, alpha_beta};
use folded::Folded;
use judgement::Judgement;

/// Boards up to this side are searched for proofs from the start.
const SOLVED_SIDE: u8 = 4;

impl Engine for Nebuchadnezzar {
    const ENGINE_VERSION: &'static str = "3";
    const DEFAULT_NODES: u64 = 200_000;
    const MAX_NODES: u64 = 30_000_000;

    fn analyse(
        &self,
        question: &Question<Move>,
        budget: &mut Budget,
        progress: &mut dyn FnMut(&Report<Move>),
    ) -> Report<Move> {
        if budget.left() / 4 < question.moves.len() as u64 {
            return look::each_move(self, question, budget, true);
        }
        let small = self.side() <= SOLVED_SIDE;
        let options = alpha_beta::Options {
            lines: question.lines,
            moves: Some(question.moves.clone()),
            reductions: !small,
            table_bytes: if small { 256 << 20 } else { 64 << 20 },
        };
        let game = Folded(*self);
        let report =
            alpha_beta::analyse(&game, &mut Judgement::default(), &options, budget, progress);
        if report.stats.depth > 0 || report.value.kind != Kind::Estimate {
            return report;
        }
        // Not even all moves were looked at: what it says of the others means nothing.
        let stats = report.stats;
        Report {
            stats,
            ..look::each_move(self, question, budget, false)
        }
    }

    fn reply(&self, level: Level, seed: u64, budget: &mut Budget) -> Move {
        player::choose(self, level, seed, budget)
    }
}
