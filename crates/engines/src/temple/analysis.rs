//! Analyses in stages: each stage searches for proofs and then values the moves again.

use super::evaluation::Evaluation;
use super::proofs::Prover;
use super::reduced::{Classes, Distinct};
use super::stage::Stage;
use crate::Question;
use tessera_rules::game::Position;
use tessera_rules::temple::{Move, Temple};
use tessera_search::{Budget, Kind, Report, Stats, StoppedBy};

/// Nodes of the first stage of an analysis.
const FIRST_STAGE: u64 = 2000;
/// Factor between the nodes of one stage and the next.
const STAGE_GROWTH: u64 = 4;

/// Analyses a position with this evaluation.
pub(super) fn analyse_by(
    evaluation: Evaluation,
    position: &Temple,
    question: &Question<Move>,
    budget: &mut Budget,
    progress: &mut dyn FnMut(&Report<Move>),
) -> Report<Move> {
    let game = Distinct(position.clone());
    let classes = Classes::of(position, &question.moves);
    let distinct = Question { moves: classes.representatives(), ..question.clone() };
    let mut prover = Prover::new(&game, distinct.moves.clone(), budget);
    let mut best: Option<Report<Move>> = None;
    let mut known = 0;
    let mut nodes = FIRST_STAGE;
    loop {
        let left = budget.left();
        let last = left < 3 * nodes;
        let mut part = budget.split(if last { left } else { nodes }, left.max(1));
        let spent = budget.spent();
        let stage = Stage { game: &game, evaluation, question: &distinct, last };
        let mut told = |report: &Report<Move>| {
            // Only deeper reports are news.
            if report.stats.depth > known {
                known = report.stats.depth;
                let mut report = classes.expand(report.clone(), question.lines);
                report.stats.nodes += spent;
                progress(&report);
            }
        };
        let valued = stage.prove(&mut prover, &mut part, &mut told);
        let report = prover.report(position.to_move(), spent + part.spent());
        if let Some(report) = report {
            let report = classes.expand(report, question.lines);
            if report.lines.len() >= question.lines.min(question.moves.len()) {
                budget.join(part);
                return report;
            }
        }
        let found = valued
            .unwrap_or_else(|| stage.value(&mut part, &mut |report| told(&prover.amend(report))));
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

/// Returns the later report, unless it was cut short before it reached the depth of the earlier one.
fn deeper(earlier: Option<Report<Move>>, later: Report<Move>) -> Report<Move> {
    match earlier {
        Some(earlier)
            if later.stats.depth < earlier.stats.depth && later.value.kind != Kind::Exact =>
        {
            Report { stats: Stats { depth: earlier.stats.depth, ..later.stats }, ..earlier }
        }
        _ => later,
    }
}
