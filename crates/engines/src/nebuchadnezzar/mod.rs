//! Nebuchadnezzar: alpha-beta.
//!
//! `docs/engines/nebuchadnezzar.md` says how it evaluates, what it proves, and how strong it is.

mod evaluation;
mod levels;
mod one_ply;
mod reduced;
#[cfg(test)]
mod tests;

pub use evaluation::{FEATURES, evaluate, features};

use super::{Engine, Level, Question};
use evaluation::Evaluation;
use reduced::Folded;
use tessera_rules::game::Keyed;
use tessera_rules::nebuchadnezzar::{Move, Nebuchadnezzar};
use tessera_search::alpha_beta::{AlphaBeta, Options};
use tessera_search::{Budget, Kind, Report, Strategy};

/// Boards up to this side are searched for proofs from the start.
const SOLVED_SIDE: u8 = 4;

impl Engine for Nebuchadnezzar {
    const ENGINE_VERSION: &'static str = "4";
    const DEFAULT_NODES: u64 = 200_000;
    const MAX_NODES: u64 = 30_000_000;

    fn analyse(
        &self,
        question: &Question<Move>,
        budget: &mut Budget,
        progress: &mut dyn FnMut(&Report<Move>),
    ) -> Report<Move> {
        if budget.left() / 4 < question.moves.len() as u64 {
            return one_ply::each_move(self, question, budget, true);
        }
        let small = self.side() <= SOLVED_SIDE;
        let mut search = AlphaBeta {
            evaluate: Evaluation::default(),
            options: Options {
                reductions: !small,
                table_bytes: if small { 256 << 20 } else { 64 << 20 },
            },
        };
        let report = search.analyse(
            &Folded::new(*self, question.drawn.is_empty()),
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
            ..one_ply::each_move(self, question, budget, false)
        }
    }

    /// Discs are never taken off, so a position with fewer discs can't occur again.
    fn recurrence(&self, now: &Nebuchadnezzar) -> Option<u128> {
        self.repetition_key()
            .filter(|_| self.disc_count() >= now.disc_count())
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
