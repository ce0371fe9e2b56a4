//! Themisto: alpha-beta that sees a win in one in every position it enters.
//!
//! `docs/engines/themisto.md` says how it judges, what it proves, and how strong it is.

mod judgement;

pub use judgement::{FEATURES, Judgement, features, worth};

use super::{Engine, Level, Question};
use crate::game::Game;
use crate::games::themisto::{Move, Themisto};
use crate::search::{Budget, Report, alpha_beta};

impl Engine for Themisto {
    const ENGINE_VERSION: &'static str = "1";
    const DEFAULT_NODES: u64 = 200_000;
    const MAX_NODES: u64 = 10_000_000;

    fn analyse(
        &self,
        question: &Question<Move>,
        budget: &mut Budget,
        progress: &mut dyn FnMut(&Report<Move>),
    ) -> Report<Move> {
        let options = alpha_beta::Options {
            lines: question.lines,
            moves: Some(question.moves.clone()),
            reductions: true,
            ..alpha_beta::Options::default()
        };
        alpha_beta::analyse(self, &mut Judgement::default(), &options, budget, progress)
    }

    fn reply(&self, _level: Level, seed: u64, budget: &mut Budget) -> Move {
        let question = Question::about_all(self, 1, seed);
        let mut first = Vec::new();
        self.moves(&mut first);
        let report = self.analyse(&question, budget, &mut |_| {});
        report.best().unwrap_or(first[0])
    }
}
