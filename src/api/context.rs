//! The context of a call: the state of the service, the time of the request, and in a batch the rest of the shared
//! budget.

use std::future::{Ready, ready};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use actix_web::dev::Payload;
use actix_web::web::Bytes;
use actix_web::{FromRequest, HttpMessage, HttpRequest, web};
use tessera_operations::operation::Price;
use tessera_search::Stats;
use tokio::sync::mpsc::UnboundedSender;

use super::caller::Caller;
use super::language::of_request;
use super::problem::{Code, Problem, ProblemResponse};
use super::rate::{Deposit, RequestGuard, heavy_units};
use super::worker_pool::{Reservation, Work, is_pool_thread};
use crate::language::Language;
use crate::state::State;

/// Time that small work may wait for its turn when the request has no time left: after an analysis that took all of
/// it, the answer still has to be written.
const LAST_WORK: Duration = Duration::from_secs(2);
/// Nodes that take about as long as the largest PNG picture.
const PNG_NODES: u64 = 150_000;

/// State and limits of a call. Every call of a request has its own.
#[derive(Clone)]
pub struct Context {
    state: Arc<State>,
    language: Language,
    arrived: Instant,
    budget: Option<Arc<BatchBudget>>,
    guard: Option<Arc<RequestGuard>>,
    progress: Option<UnboundedSender<Progress>>,
    /// The place of a batch in the medium pool, in which its calls run.
    reservation: Option<Arc<Reservation>>,
}

/// The progress of an analysis.
#[derive(Debug, Clone, Copy)]
pub struct Progress {
    /// Nodes spent.
    pub nodes: u64,
    /// Nodes of the whole budget.
    pub budget: u64,
    /// Plies of the deepest full iteration.
    pub depth: u32,
}

/// The budget that the calls of a batch share.
pub struct BatchBudget {
    nodes: AtomicU64,
    deadline: Instant,
}

impl BatchBudget {
    /// Nodes that are left.
    pub fn left(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }
}

impl Context {
    /// The context of a request that has just arrived.
    pub fn new(state: Arc<State>) -> Context {
        Context {
            state,
            language: Language::default(),
            arrived: Instant::now(),
            budget: None,
            guard: None,
            progress: None,
            reservation: None,
        }
    }

    /// Adds a channel that receives the progress of analyses.
    pub fn with_progress(self, progress: UnboundedSender<Progress>) -> Context {
        Context { progress: Some(progress), ..self }
    }

    /// The language of the answer.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Reports a step of an analysis, if the caller wants it.
    pub fn report_progress(&self, step: &Stats, budget: u64) {
        if let Some(progress) = &self.progress {
            // The receiver may be gone.
            let _ = progress.send(Progress { nodes: step.nodes, budget, depth: step.depth });
        }
    }

    /// Deposits the price of heavy work that must end by the deadline.
    ///
    /// # Errors
    /// [`Code::TooManyRequests`] if the allowance is used up.
    pub async fn deposit(
        &self,
        price: Price,
        deadline: Instant,
    ) -> Result<Option<Arc<Deposit>>, Problem> {
        let time = deadline.saturating_duration_since(Instant::now());
        let units = heavy_units(price.nodes, time);
        match &self.guard {
            Some(guard) => Ok(Some(Arc::new(guard.deposit_soon(units).await?))),
            None => Ok(None),
        }
    }

    /// The admission of the request, which pays for it; `None` for a request of the service itself.
    pub fn guard(&self) -> Option<&RequestGuard> {
        self.guard.as_deref()
    }

    /// The caller; `None` for the service itself.
    pub fn caller(&self) -> Option<Caller> {
        self.guard.as_ref().map(|guard| guard.account().caller())
    }

    /// Runs work in the heavy pool on behalf of the caller, which deposits its price.
    ///
    /// # Errors
    /// Errors of [`Context::deposit`] and of [`crate::api::worker_pool::WorkerPool::run`].
    pub async fn run<T: Send + 'static>(
        &self,
        price: Price,
        deadline: Instant,
        work: Work<T>,
    ) -> Result<T, Problem> {
        let deposit = self.deposit(price, deadline).await?;
        let pool = &self.state.heavy_pool;
        pool.run(deposit, price.is_brief, deadline, work).await
    }

    /// Returns a picture as PNG: a kept one, or one drawn within the caller's time and on its account.
    ///
    /// # Errors
    /// Errors of [`Context::deposit`] and of [`crate::api::worker_pool::WorkerPool::run`].
    pub async fn png(&self, svg: &str) -> Result<Bytes, Problem> {
        let deadline = self.latest();
        let pay = self.deposit(Price::of_search(PNG_NODES), deadline);
        self.state.pictures.png(svg, deadline, pay).await
    }

    /// Runs work of some milliseconds outside the workers, in the medium pool. The caller is charged for its time. On a
    /// thread of a pool, the work runs at once.
    ///
    /// # Errors
    /// Errors of the work, and of [`crate::api::worker_pool::WorkerPool::run`].
    pub async fn run_in_pool<T: Send + 'static>(
        &self,
        work: Box<dyn FnOnce() -> Result<T, Problem> + Send>,
    ) -> Result<T, Problem> {
        if is_pool_thread() {
            return work();
        }
        let work: Work<Result<T, Problem>> = Box::new(|_| work());
        let deadline = self.latest().max(Instant::now() + LAST_WORK);
        // It is too cheap for a deposit.
        let deposit =
            (self.guard.as_ref()).map(|guard| Arc::new(Deposit::of_nothing(guard.account())));
        match &self.reservation {
            Some(reservation) => reservation.run(deposit, deadline, work).await?,
            None => self.state.medium_pool.run(deposit, true, deadline, work).await?,
        }
    }

    /// Returns a value that all callers share. The first caller makes it in the pool.
    ///
    /// # Errors
    /// As [`Context::run_in_pool`].
    pub async fn made_once<T: Send + Sync + 'static>(
        &self,
        made: &'static OnceLock<T>,
        make: impl FnOnce() -> T + Send + 'static,
    ) -> Result<&'static T, Problem> {
        match made.get() {
            Some(made) => Ok(made),
            None => {
                let make = Box::new(move || Ok(made.get_or_init(make)));
                self.run_in_pool(make).await
            }
        }
    }

    /// Pays units that are not refunded.
    ///
    /// # Errors
    /// Same as [`RequestGuard::pay`].
    pub fn pay_units(&self, units: u32) -> Result<(), Problem> {
        self.guard.as_ref().map_or(Ok(()), |guard| guard.pay(units))
    }

    /// This context with a place of its own in the medium pool for all of its work there.
    ///
    /// # Errors
    /// Errors of [`crate::api::worker_pool::WorkerPool::reserve`].
    pub fn with_reservation(&self) -> Result<Context, Problem> {
        Ok(Context {
            reservation: Some(self.state.medium_pool.reserve(self.caller(), true)?),
            ..self.clone()
        })
    }

    /// The context of the calls of a batch, and the budget that they share.
    pub fn shared(&self, nodes: u64, time_ms: u64) -> (Context, Arc<BatchBudget>) {
        let budget = Arc::new(BatchBudget {
            nodes: AtomicU64::new(nodes),
            deadline: self.arrived + Duration::from_millis(time_ms),
        });
        let context = Context { budget: Some(Arc::clone(&budget)), ..self.clone() };
        (context, budget)
    }

    /// The state that all requests share.
    pub fn state(&self) -> &Arc<State> {
        &self.state
    }

    /// The deadline of a call without a limit of its own.
    pub fn latest(&self) -> Instant {
        self.deadline(self.state.limits.max_time_ms)
    }

    /// The deadline of a call that may take `time_ms`.
    pub fn deadline(&self, time_ms: u64) -> Instant {
        let own = self.arrived + Duration::from_millis(time_ms);
        self.budget.as_ref().map_or(own, |budget| own.min(budget.deadline))
    }

    /// Caps a call's nodes at what the batch has left.
    ///
    /// # Errors
    /// [`Code::BudgetSpent`] if earlier calls of the batch left nothing.
    pub fn nodes(&self, nodes: u64) -> Result<u64, Problem> {
        let Some(budget) = &self.budget else {
            return Ok(nodes);
        };
        let left = budget.left();
        if left == 0 {
            return Err(Problem::too_few_nodes(0));
        }
        if Instant::now() >= budget.deadline {
            let detail = "the time of the batch was up before this call";
            return Err(Problem::new(Code::BudgetSpent, detail));
        }
        Ok(nodes.min(left))
    }

    /// Takes spent nodes out of the budget. Cache hits count as well, so that the answer to a batch does not depend
    /// on the state of the cache.
    pub fn charge(&self, nodes: u64) {
        if let Some(budget) = &self.budget {
            let left = budget.left().saturating_sub(nodes);
            // The calls of a batch run one after the other.
            budget.nodes.store(left, Ordering::Relaxed);
        }
    }
}

impl FromRequest for Context {
    type Error = ProblemResponse;
    type Future = Ready<Result<Context, ProblemResponse>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let state = request.app_data::<web::Data<State>>();
        ready(
            state
                .map(|state| Context {
                    language: of_request(request),
                    guard: request.extensions().get::<Arc<RequestGuard>>().cloned(),
                    ..Context::new(Arc::clone(state))
                })
                .ok_or_else(|| Problem::new(Code::Internal, "the service has no state").into()),
        )
    }
}
