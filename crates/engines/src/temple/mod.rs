//! Temple: mate search and proof-number search for blocks, and alpha-beta.
//!
//! `docs/engines/temple.md` describes its evaluation, its proofs, and its strength.

mod analysis;
mod evaluation;
mod judgement;
mod judgement_weights;
mod levels;
mod proofs;
mod reduced;
mod stage;
#[cfg(test)]
mod tests;

pub use evaluation::{FEATURES, features};
pub use judgement::inputs;
pub use judgement_weights::{HIDDEN, INPUTS};

use self::analysis::analyse_by;
use self::evaluation::Evaluation;
use super::{Engine, Level, Question};
use tessera_rules::temple::{Move, Temple};
use tessera_search::{Budget, Report};

impl Engine for Temple {
    const ENGINE_VERSION: &'static str = "8";
    const LEVEL_ELO: [u16; 8] = [1000, 1130, 1240, 1310, 1380, 1450, 1550, 1650];
    const DEFAULT_NODES: u64 = 200_000;
    const MAX_NODES: u64 = 10_000_000;

    fn level_nodes(level: Level) -> u64 {
        levels::nodes(level)
    }

    fn analyse(
        &self,
        question: &Question<Move>,
        budget: &mut Budget,
        progress: &mut dyn FnMut(&Report<Move>),
    ) -> Report<Move> {
        analyse_by(Evaluation::Net, self, question, budget, progress)
    }

    /// Temple has no draws by repetition.
    fn reply_with_drawn(&self, _: &[u128], level: Level, seed: u64, budget: &mut Budget) -> Move {
        levels::reply(self, level, seed, budget)
    }
}
