//! Themisto: alpha-beta that detects a win in one in every position that it enters.
//!
//! `docs/engines/themisto.md` describes its evaluation, its proofs, and its strength.

mod analysis;
mod evaluation;
pub mod few_discs;
mod levels;
mod one_ply;
#[cfg(test)]
mod tests;
mod tightness;

pub use evaluation::{FEATURES, features};

use self::analysis::analyse_by;
use self::evaluation::Evaluation;
use super::{Engine, Level, Question};
use tessera_rules::game::Keyed;
use tessera_rules::themisto::{Move, Themisto};
use tessera_search::{Budget, Report};

impl Engine for Themisto {
    const ENGINE_VERSION: &'static str = "13";
    const LEVEL_ELO: [u16; 8] = [1000, 1170, 1330, 1500, 1680, 1850, 2040, 2210];
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
        analyse_by(Evaluation::by_lines(), self, question, budget, progress)
    }

    /// Returns the key of every position: discs are never removed, so each may occur again.
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
