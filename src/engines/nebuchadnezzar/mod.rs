//! Nebuchadnezzar: alpha-beta.
//!
//! `docs/engines/nebuchadnezzar.md` says how it judges, what it proves, and how strong it is.

mod folded;
mod judgement;

pub use judgement::{FEATURES, features, judge};

use super::{Engine, Level, Question};
use crate::games::nebuchadnezzar::{Move, Nebuchadnezzar};
use crate::search::{Budget, Report, alpha_beta};
use folded::Folded;
use judgement::Judgement;

impl Engine for Nebuchadnezzar {
    const ENGINE_VERSION: &'static str = "1";
    const DEFAULT_NODES: u64 = 200_000;
    const MAX_NODES: u64 = 40_000_000;

    fn analyse(
        &self,
        question: &Question<Move>,
        budget: &mut Budget,
        progress: &mut dyn FnMut(&Report<Move>),
    ) -> Report<Move> {
        let options = alpha_beta::Options {
            lines: question.lines,
            moves: Some(question.moves.clone()),
            reductions: self.side() > 4,
            table_bytes: 256 << 20,
        };
        alpha_beta::analyse(
            &Folded(*self),
            &mut Judgement::default(),
            &options,
            budget,
            progress,
        )
    }

    fn reply(&self, _level: Level, seed: u64, budget: &mut Budget) -> Move {
        let question = Question::about_all(self, 1, seed);
        let report = self.analyse(&question, budget, &mut |_| {});
        report.best().unwrap_or(question.moves[0])
    }
}
