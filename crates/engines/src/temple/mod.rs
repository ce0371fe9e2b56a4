//! Temple: mate search and proof-number search for blocks, and alpha-beta.
//!
//! `docs/engines/temple.md` says how it evaluates, what it proves, and how strong it is.

mod evaluation;
mod levels;
mod proofs;
mod reduced;
mod stage;
#[cfg(test)]
mod tests;

pub use evaluation::{FEATURES, features};

use self::proofs::Prover;
use self::reduced::{Classes, Distinct};
use self::stage::Stage;
use super::{Engine, Level, Question};
use tessera_rules::game::Position;
use tessera_rules::temple::{Move, Temple};
use tessera_search::{Budget, Kind, Report, Stats, StoppedBy};

/// Nodes of the first stage of an analysis.
const FIRST_STAGE: u64 = 2000;
/// How much larger every stage is than the one before.
const STAGE_GROWTH: u64 = 4;

impl Engine for Temple {
    const ENGINE_VERSION: &'static str = "6";
    const LEVEL_ELO: [u16; 8] = [1000, 1130, 1240, 1310, 1380, 1450, 1550, 1650];
    const DEFAULT_NODES: u64 = 200_000;
    const MAX_NODES: u64 = 10_000_000;

    fn analyse(
        &self,
        question: &Question<Move>,
        budget: &mut Budget,
        progress: &mut dyn FnMut(&Report<Move>),
    ) -> Report<Move> {
        let game = Distinct(self.clone());
        let classes = Classes::of(self, &question.moves);
        let distinct = Question {
            moves: classes.representatives(),
            ..question.clone()
        };
        let mut prover = Prover::new(&game, distinct.moves.clone(), budget);
        let mut best: Option<Report<Move>> = None;
        let mut known = 0;
        let mut nodes = FIRST_STAGE;
        loop {
            let left = budget.left();
            let last = left < 3 * nodes;
            let mut part = budget.split(if last { left } else { nodes }, left.max(1));
            let spent = budget.spent();
            let stage = Stage {
                game: &game,
                question: &distinct,
                last,
            };
            let mut told = |report: &Report<Move>| {
                // What is less deep was told before.
                if report.stats.depth > known {
                    known = report.stats.depth;
                    let mut report = classes.expand(report.clone(), question.lines);
                    report.stats.nodes += spent;
                    progress(&report);
                }
            };
            let valued = stage.prove(&mut prover, &mut part, &mut told);
            let report = prover.report(self.to_move(), spent + part.spent());
            if let Some(report) = report {
                let report = classes.expand(report, question.lines);
                if report.lines.len() >= question.lines.min(question.moves.len()) {
                    budget.join(part);
                    return report;
                }
            }
            let found = valued.unwrap_or_else(|| {
                stage.value(&mut part, &mut |report| told(&prover.amend(report)))
            });
            let mut report = classes.expand(prover.amend(&found), question.lines);
            report.stats.nodes += spent;
            let report = deeper(best, report);
            budget.join(part);
            if last || report.stats.stopped_by != StoppedBy::Nodes {
                return report;
            }
            known = known.max(report.stats.depth);
            best = Some(report);
            nodes *= STAGE_GROWTH;
        }
    }

    /// No position of this game is drawn by its next occurrence.
    fn reply_with_drawn(&self, _: &[u128], level: Level, seed: u64, budget: &mut Budget) -> Move {
        levels::reply(self, level, seed, budget)
    }
}

/// The later report, unless it was cut short before it got as far as the earlier one.
fn deeper(earlier: Option<Report<Move>>, later: Report<Move>) -> Report<Move> {
    match earlier {
        Some(earlier)
            if later.stats.depth < earlier.stats.depth && later.value.kind != Kind::Exact =>
        {
            Report {
                stats: Stats {
                    depth: earlier.stats.depth,
                    ..later.stats
                },
                ..earlier
            }
        }
        _ => later,
    }
}
