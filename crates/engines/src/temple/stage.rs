//! A stage of an analysis: proofs first, then values. With several threads both are searched at the same time.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use super::evaluation::Evaluation;
use super::proofs::Prover;
use super::reduced::Distinct;
use crate::Question;
use tessera_rules::temple::Move;
use tessera_search::alpha_beta::{AlphaBeta, Options};
use tessera_search::{Budget, Report, Strategy};

pub(super) struct Stage<'a> {
    pub(super) game: &'a Distinct,
    /// Evaluation for the values.
    pub(super) evaluation: Evaluation,
    pub(super) question: &'a Question<Move>,
    /// True if it is the last stage.
    pub(super) last: bool,
}

impl Stage<'_> {
    /// Searches for proofs. With several threads it may also return the values, exactly as [`Stage::value`] would find
    /// them afterwards: alpha-beta starts with the nodes that are left if nothing is proved, and its result counts only
    /// in that case.
    pub(super) fn prove(
        &self,
        prover: &mut Prover,
        budget: &mut Budget,
        told: &mut dyn FnMut(&Report<Move>),
    ) -> Option<Report<Move>> {
        let expected = Prover::nodes_without_proof(self.last, budget.left());
        let mut values = budget.aside_told();
        if budget.threads() == 1 || prover.has_proof() || !values.charge_told(expected) {
            prover.go_on(self.game, self.last, budget);
            return None;
        }
        let before = budget.spent();
        let in_vain = Arc::new(AtomicBool::new(false));
        values = values.with_stop(Arc::clone(&in_vain));
        let found = std::thread::scope(|scope| {
            let (prover, budget) = (&mut *prover, &mut *budget);
            let prove = move || {
                prover.go_on(self.game, self.last, budget);
                if prover.has_proof() || budget.spent() - before != expected {
                    in_vain.store(true, Ordering::Relaxed);
                }
            };
            let proving = std::thread::Builder::new().spawn_scoped(scope, prove);
            let proving = proving.ok()?;
            // These reports are valid without the proofs too.
            let mut told = |report: &Report<Move>| told(&Prover::without_proof(report));
            let found = self.value(&mut values, &mut told);
            match proving.join() {
                Ok(()) => Some(found),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        });
        let Some(found) = found else {
            // The system refused a second thread.
            prover.go_on(self.game, self.last, budget);
            return None;
        };
        if prover.has_proof() || budget.spent() - before != expected {
            return None;
        }
        budget.charge_told(values.spent() - expected);
        // A stop flag raised meanwhile applies to the whole analysis.
        budget.poll();
        Some(found)
    }

    /// Values the moves.
    pub(super) fn value(
        &self,
        budget: &mut Budget,
        progress: &mut dyn FnMut(&Report<Move>),
    ) -> Report<Move> {
        let mut search = AlphaBeta {
            evaluate: self.evaluation,
            options: Options {
                reductions: true,
                // Levels compare moves by the last iteration alone.
                steady: matches!(self.evaluation, Evaluation::Net),
                ..Options::default()
            },
        };
        search.analyse(self.game, self.question, budget, progress)
    }
}
