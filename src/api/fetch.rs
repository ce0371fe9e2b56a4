//! Fetches the data that calls need before they run: from caches, by joining work in progress, or by work in the
//! lane.

use std::sync::Arc;

use actix_web::http::header::{HeaderName, HeaderValue};
use tessera_operations::game::WireGame;
use tessera_operations::operation::{Need, Nothing, Price};
use tessera_operations::operations::ReportNeeded;
use tessera_operations::problem::Problem;
use tessera_operations::puzzles::{PuzzleById, RecordById};
use tessera_puzzles::puzzle::{PROOF_NODES, Puzzle};
use tessera_puzzles::record::Record;
use tokio::sync::mpsc::UnboundedSender;

use super::analysis::{Event, Finding, Lookup, Waiter, headers};
use super::context::{Context, Progress};
use super::lane::limited;

/// The fetched data of a call, and headers about its origin.
pub struct Fetched<T> {
    /// The fetched data.
    pub given: T,
    pub(super) headers: Vec<(HeaderName, HeaderValue)>,
    pub(super) repeatable: bool,
}

impl<T> Fetched<T> {
    pub(super) fn map<U>(self, of: impl FnOnce(T) -> U) -> Fetched<U> {
        Fetched {
            given: of(self.given),
            headers: self.headers,
            repeatable: self.repeatable,
        }
    }
}

impl<T> From<T> for Fetched<T> {
    fn from(given: T) -> Fetched<T> {
        Fetched {
            given,
            headers: Vec::new(),
            repeatable: true,
        }
    }
}

/// A need that the service meets from a cache, by joining work in progress, or by work in the lane.
pub trait Fetch: Need {
    /// Fetches the data.
    ///
    /// # Errors
    /// If the data does not exist, or there is no room or time for the work.
    fn fetch(
        self,
        context: &Context,
    ) -> impl Future<Output = Result<Fetched<Self::Given>, Problem>>;
}

impl Fetch for Nothing {
    async fn fetch(self, _context: &Context) -> Result<Fetched<()>, Problem> {
        Ok(().into())
    }
}

impl<G: WireGame> Fetch for PuzzleById<G> {
    async fn fetch(self, context: &Context) -> Result<Fetched<Arc<Puzzle<G>>>, Problem> {
        let puzzles = &context.state().puzzles;
        if let Some(puzzle) = puzzles.kept::<G>(self.name()) {
            return Ok(puzzle.into());
        }
        let (price, deadline) = (Price::long(PROOF_NODES), context.latest());
        let work = Box::new(move |stop| self.prove(|budget| limited(budget, stop, deadline)));
        Ok(puzzles
            .keep(context.run(price, deadline, work).await??)
            .into())
    }
}

impl<G: WireGame> Fetch for RecordById<G> {
    async fn fetch(self, context: &Context) -> Result<Fetched<Record<G>>, Problem> {
        match self.known() {
            Ok(record) => Ok(record.into()),
            Err(puzzle) => Ok(puzzle
                .fetch(context)
                .await?
                .map(|puzzle| puzzle.record.clone())),
        }
    }
}

impl<G: WireGame> Fetch for ReportNeeded<G> {
    async fn fetch(self, context: &Context) -> Result<Fetched<Self::Given>, Problem> {
        let Some(canonical) = self.canonical else {
            return Ok(None.into());
        };
        let deadline = context.deadline(self.time_ms);
        let deposit = || context.deposit(self.price, deadline);
        let analyses = &context.state().analyses;
        let found = analyses.look_up(canonical, self.price.is_brief, deadline, deposit)?;
        let finding = match found {
            Lookup::Found(finding) => finding,
            Lookup::Awaited(mut waiter) => match context.progress() {
                None => waiter.end().await?,
                Some(progress) => told_on_the_way(&mut waiter, self.price.nodes, progress).await?,
            },
        };
        context.charge(finding.report.stats.nodes);
        Ok(Fetched {
            headers: headers(&finding),
            repeatable: finding.report.stats.stopped_by.is_repeatable(),
            given: Some(finding.report),
        })
    }
}

/// Waits for the end of an analysis, and reports each of its steps.
async fn told_on_the_way<M: Clone>(
    waiter: &mut Waiter<M>,
    budget: u64,
    progress: &UnboundedSender<Progress>,
) -> Result<Finding<M>, Problem> {
    loop {
        match waiter.next().await {
            Event::Done(end) => return end,
            Event::Step(report) => {
                let (nodes, depth) = (report.stats.nodes, report.stats.depth);
                // The receiver may be gone.
                let _ = progress.send(Progress {
                    nodes,
                    budget,
                    depth,
                });
            }
        }
    }
}
