//! Resolves the dependencies of calls: from caches, by joining work in progress, or by work in the heavy pool.

use std::sync::Arc;

use actix_web::http::header::{HeaderName, HeaderValue};
use tessera_operations::game::WireGame;
use tessera_operations::operation::{Dependency, Nothing, Price};
use tessera_operations::operations::ReportDependency;
use tessera_operations::problem::Problem;
use tessera_operations::puzzles::{PuzzleById, RecordById};
use tessera_puzzles::puzzle::{PROOF_NODES, Puzzle};
use tessera_puzzles::record::Record;

use super::analysis::{Lookup, headers};
use super::context::Context;
use super::worker_pool::limited;

/// The value of a dependency, and headers about its origin.
pub struct Resolved<T> {
    /// The value.
    pub value: T,
    pub(super) headers: Vec<(HeaderName, HeaderValue)>,
    pub(super) repeatable: bool,
}

impl<T> From<T> for Resolved<T> {
    fn from(value: T) -> Resolved<T> {
        Resolved { value, headers: Vec::new(), repeatable: true }
    }
}

/// A dependency that the service resolves from a cache, by joining work in progress, or by work in the heavy pool.
pub trait Resolve: Dependency {
    /// Returns the value.
    ///
    /// # Errors
    /// If the value does not exist, or there is no room or time for the work.
    fn resolve(
        self,
        context: &Context,
    ) -> impl Future<Output = Result<Resolved<Self::Value>, Problem>> + Send;
}

impl Resolve for Nothing {
    async fn resolve(self, _context: &Context) -> Result<Resolved<()>, Problem> {
        Ok(().into())
    }
}

impl<G: WireGame> Resolve for PuzzleById<G> {
    async fn resolve(self, context: &Context) -> Result<Resolved<Arc<Puzzle<G>>>, Problem> {
        let puzzles = &context.state().puzzles;
        if let Some(puzzle) = puzzles.kept::<G>(self.name()) {
            return Ok(puzzle.into());
        }
        let (price, deadline) = (Price::long(PROOF_NODES), context.latest());
        let work = Box::new(move |stop| self.prove(|budget| limited(budget, stop, deadline)));
        Ok(puzzles.keep(context.run(price, deadline, work).await??).into())
    }
}

impl<G: WireGame> Resolve for RecordById<G> {
    async fn resolve(self, context: &Context) -> Result<Resolved<Record<G>>, Problem> {
        match self.known() {
            Ok(record) => Ok(record.into()),
            Err(puzzle) => Ok(puzzle.resolve(context).await?.value.record.clone().into()),
        }
    }
}

impl<G: WireGame> Resolve for ReportDependency<G> {
    async fn resolve(self, context: &Context) -> Result<Resolved<Self::Value>, Problem> {
        let Some(canonical) = self.canonical else {
            return Ok(None.into());
        };
        let deadline = context.deadline(self.time_ms);
        let deposit = context.deposit(self.price, deadline);
        let analyses = &context.state().analyses;
        let found = analyses.look_up(canonical, self.price.is_brief, deadline, deposit).await?;
        let finding = match found {
            Lookup::Found(finding) => finding,
            Lookup::Awaited(mut waiter) => {
                let budget = self.price.nodes;
                waiter.end(|step| context.report_progress(&step.stats, budget)).await?
            }
        };
        context.charge(finding.report.stats.nodes);
        Ok(Resolved {
            headers: headers(&finding),
            repeatable: finding.report.stats.stopped_by.is_repeatable(),
            value: Some(finding.report),
        })
    }
}
