//! Nebuchadnezzar: alpha-beta, and a table of small boards.
//!
//! `docs/engines/nebuchadnezzar.md` describes its evaluation, its proofs, and its strength.

mod evaluation;
mod levels;
mod one_ply;
mod pattern_weights;
mod patterns;
mod reduced;
mod search;
mod solved;
#[cfg(test)]
mod tests;

pub use evaluation::{FEATURES, evaluate, features};
pub use pattern_weights::CLASSES;
pub use patterns::patterns;
pub use search::{search, search_at_a_glance};

use super::{Engine, Level, Question};
use tessera_rules::game::Keyed;
use tessera_rules::nebuchadnezzar::{Move, Nebuchadnezzar};
use tessera_search::{Budget, Report};

impl Engine for Nebuchadnezzar {
    const ENGINE_VERSION: &'static str = "10";
    const LEVEL_ELO: [u16; 8] = [1000, 1170, 1350, 1420, 1580, 1730, 1900, 2060];
    const DEFAULT_NODES: u64 = 200_000;
    const MAX_NODES: u64 = 30_000_000;

    fn level_nodes(level: Level) -> u64 {
        levels::nodes(level)
    }

    fn analyse(
        &self,
        question: &Question<Move>,
        budget: &mut Budget,
        progress: &mut dyn FnMut(&Report<Move>),
    ) -> Report<Move> {
        solved::analyse(self, question, budget)
            .unwrap_or_else(|| search(self, question, budget, progress))
    }

    /// Returns the key unless the position has fewer discs than `now`: discs are never removed, so it can't occur again
    /// then.
    fn recurrence(&self, now: &Nebuchadnezzar) -> Option<u128> {
        self.repetition_key().filter(|_| self.disc_count() >= now.disc_count())
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
