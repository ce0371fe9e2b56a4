//! The service as the host of operations: its limits, its clock and its caches, for each place where a call runs.

use std::cell::Cell;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;

use tessera_messages::Language;
use tessera_operations::analysis::{Canonical, Caps};
use tessera_operations::game::WireGame;
use tessera_operations::host::{Host, LocalHost};
use tessera_operations::puzzles::Day;
use tessera_operations::rulebook::Rulebook;
use tessera_puzzles::puzzle::Puzzle;
use tessera_search::{Budget, Report, StoppedBy};

use super::context::Context;
use super::puzzles::today;
use crate::language::rulebook;
use crate::state::State;

/// The place where a call runs. One type covers all places, so that each call is compiled once.
pub enum ServiceHost<'a> {
    /// The thread that serves the connection. It parses requests and does light work.
    Connection(&'a Context),
    /// A thread of the heavy pool, or of a job.
    Pool(PoolThread),
    /// The command line and the examples of the document: without caches and without a limit of time.
    Local(LocalHost),
}

/// A thread of the heavy pool, or of a job, that makes one call.
pub struct PoolThread {
    state: Arc<State>,
    caps: Caps,
    stop: Arc<AtomicBool>,
    /// None if no client waits on a connection.
    deadline: Option<Instant>,
    /// Threads that an analysis may use.
    threads: usize,
    /// A counter of nodes, for reports of progress.
    tally: Option<Arc<AtomicU64>>,
    /// Nodes that count against a shared budget. Cache hits count as well, so that the answer to a batch does not
    /// depend on the state of the cache.
    spent: Cell<u64>,
}

impl PoolThread {
    /// A thread whose work ends when the flag is raised, or at the deadline.
    pub fn new(state: Arc<State>, stop: Arc<AtomicBool>, deadline: Instant) -> PoolThread {
        PoolThread {
            caps: state.limits,
            state,
            stop,
            deadline: Some(deadline),
            threads: 1,
            tally: None,
            spent: Cell::new(0),
        }
    }

    /// A thread of a job with the given limits; it counts its nodes.
    pub fn of_job(
        state: Arc<State>,
        stop: Arc<AtomicBool>,
        tally: Arc<AtomicU64>,
        caps: Caps,
    ) -> PoolThread {
        PoolThread {
            threads: state.job_limits.cores,
            state,
            caps,
            stop,
            deadline: None,
            tally: Some(tally),
            spent: Cell::new(0),
        }
    }

    fn spend(&self, nodes: u64) {
        self.spent.set(self.spent.get() + nodes);
    }

    fn cut(&self, budget: Budget) -> Budget {
        let mut budget = budget.with_stop(Arc::clone(&self.stop)).with_threads(self.threads);
        if let Some(deadline) = self.deadline {
            budget = budget.with_deadline(move || Instant::now() >= deadline);
        }
        if let Some(tally) = &self.tally {
            budget = budget.with_tally(Arc::clone(tally));
        }
        budget
    }
}

impl ServiceHost<'_> {
    fn state(&self) -> Option<&State> {
        match self {
            ServiceHost::Connection(context) => Some(context.state()),
            ServiceHost::Pool(thread) => Some(&thread.state),
            ServiceHost::Local(_) => None,
        }
    }

    fn thread(&self) -> Option<&PoolThread> {
        match self {
            ServiceHost::Pool(thread) => Some(thread),
            _ => None,
        }
    }

    /// Returns the report of an analysis, and reports its steps on the way.
    pub fn report_with_steps<G: WireGame>(
        &self,
        canonical: &Canonical<G>,
        progress: &mut dyn FnMut(&Report<G::Move>),
    ) -> Arc<Report<G::Move>> {
        let Some(thread) = self.thread() else {
            return Arc::new(canonical.analyse(|budget| budget, progress));
        };
        let analyses = &thread.state.analyses;
        let report = analyses.compute(canonical, |budget| thread.cut(budget), progress);
        thread.spend(report.stats.nodes);
        report
    }

    /// Nodes that were spent, according to [`Host::searched`] and [`Host::report`].
    pub fn spent(&self) -> u64 {
        self.thread().map_or(0, |thread| thread.spent.get())
    }
}

impl Host for ServiceHost<'_> {
    fn caps(&self) -> &Caps {
        match self {
            ServiceHost::Connection(context) => &context.state().limits,
            ServiceHost::Pool(thread) => &thread.caps,
            ServiceHost::Local(local) => local.caps(),
        }
    }

    fn fresh_seed(&self) -> u64 {
        match self {
            ServiceHost::Local(local) => local.fresh_seed(),
            _ => rand::random(),
        }
    }

    fn today(&self) -> Day {
        match self {
            ServiceHost::Local(local) => local.today(),
            _ => today(),
        }
    }

    fn daily_secret(&self) -> &str {
        match self {
            ServiceHost::Connection(context) => context.state().puzzles.secret(),
            ServiceHost::Pool(thread) => thread.state.puzzles.secret(),
            ServiceHost::Local(local) => local.daily_secret(),
        }
    }

    fn stop(&self) -> Option<&Arc<AtomicBool>> {
        self.thread().map(|thread| &thread.stop)
    }

    fn tally(&self) -> Option<&Arc<AtomicU64>> {
        self.thread()?.tally.as_ref()
    }

    fn cut(&self, budget: Budget) -> Budget {
        match self {
            ServiceHost::Pool(thread) => thread.cut(budget),
            _ => budget,
        }
    }

    fn interruption(&self) -> Option<StoppedBy> {
        let thread = self.thread()?;
        // The flag is also raised shortly after the deadline.
        if (thread.deadline).is_some_and(|deadline| Instant::now() >= deadline) {
            return Some(StoppedBy::Time);
        }
        let is_stopped = thread.stop.load(Ordering::Relaxed);
        is_stopped.then_some(StoppedBy::Cancelled)
    }

    fn searched<G: WireGame>(&self, nodes: u64) {
        if let Some(thread) = self.thread() {
            thread.state.metrics.searched(G::ID, nodes);
            thread.spend(nodes);
        }
    }

    fn report<G: WireGame>(&self, canonical: &Canonical<G>) -> Arc<Report<G::Move>> {
        self.report_with_steps(canonical, &mut |_| {})
    }

    fn language(&self) -> Language {
        match self {
            ServiceHost::Connection(context) => context.language(),
            _ => Language::English,
        }
    }

    fn rulebook(&self, english: &'static Rulebook) -> &'static Rulebook {
        match self {
            ServiceHost::Connection(context) => rulebook(context.language(), english),
            _ => english,
        }
    }

    fn keep<G: WireGame>(&self, puzzles: Vec<Puzzle<G>>) {
        let Some(state) = self.state() else {
            return;
        };
        state.metrics.generated(G::ID, puzzles.len() as u64);
        for puzzle in puzzles {
            state.puzzles.keep(puzzle);
        }
    }
}
