//! What a call may use: the desk, its time, and in a batch what is left of the shared budget.

use std::future::{Ready, ready};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use actix_web::dev::Payload;
use actix_web::{FromRequest, HttpMessage, HttpRequest, web};

use super::analysis::{Desk, Limits};
use super::problem::{Code, Problem};
use super::rate::{Visit, heavy_units};

/// What a call may use. Every call of a request has one.
#[derive(Clone)]
pub struct Context {
    desk: Arc<Desk>,
    arrived: Instant,
    purse: Option<Arc<Purse>>,
    visit: Option<Arc<Visit>>,
}

/// The budget that the calls of a batch share.
pub struct Purse {
    nodes: AtomicU64,
    deadline: Instant,
}

impl Purse {
    /// Nodes that are left.
    pub fn left(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }
}

impl Context {
    /// The context of a request that has just arrived.
    pub fn new(desk: Arc<Desk>) -> Context {
        Context {
            desk,
            arrived: Instant::now(),
            purse: None,
            visit: None,
        }
    }

    /// Takes the cost of heavy work, of so many nodes at most, out of the caller's allowance.
    ///
    /// # Errors
    /// [`Code::TooManyRequests`] when he has spent it.
    pub fn pay(&self, nodes: u64) -> Result<(), Problem> {
        self.pay_units(heavy_units(nodes))
    }

    /// As [`Context::pay`], in units.
    ///
    /// # Errors
    /// As [`Context::pay`].
    pub fn pay_units(&self, units: u32) -> Result<(), Problem> {
        self.visit.as_ref().map_or(Ok(()), |visit| visit.pay(units))
    }

    /// The context of the calls of a batch, and the purse that they share.
    pub fn shared(&self, nodes: u64, time_ms: u64) -> (Context, Arc<Purse>) {
        let purse = Arc::new(Purse {
            nodes: AtomicU64::new(nodes),
            deadline: self.arrived + Duration::from_millis(time_ms),
        });
        let context = Context {
            purse: Some(Arc::clone(&purse)),
            ..self.clone()
        };
        (context, purse)
    }

    /// The way to the engines.
    pub fn desk(&self) -> &Arc<Desk> {
        &self.desk
    }

    /// When a call that may take so long must be done.
    pub fn deadline(&self, time_ms: u64) -> Instant {
        let own = self.arrived + Duration::from_millis(time_ms);
        self.purse
            .as_ref()
            .map_or(own, |purse| own.min(purse.deadline))
    }

    /// Nodes that a call may spend that would spend up to `nodes` on its own.
    ///
    /// # Errors
    /// [`Code::BudgetSpent`] when earlier calls of the batch left nothing.
    pub fn nodes(&self, nodes: u64) -> Result<u64, Problem> {
        let Some(purse) = &self.purse else {
            return Ok(nodes);
        };
        let left = purse.left();
        if left == 0 {
            return Err(self.spent("nodes"));
        }
        if Instant::now() >= purse.deadline {
            return Err(self.spent("time"));
        }
        Ok(nodes.min(left))
    }

    /// The error of a call for which the batch has too little left.
    pub fn spent(&self, what: &str) -> Problem {
        let detail = format!("earlier calls of the batch left too little of its {what}");
        Problem::new(Code::BudgetSpent, detail)
    }

    /// Cuts the limits of a call to what is left.
    ///
    /// # Errors
    /// As [`Context::nodes`].
    pub fn cut(&self, limits: &mut Limits) -> Result<(), Problem> {
        limits.nodes = self.nodes(limits.nodes)?;
        Ok(())
    }

    /// Takes nodes that were spent out of the purse. What a cache answered counts as well, so that the
    /// answer to a batch does not depend on what is cached.
    pub fn charge(&self, nodes: u64) {
        if let Some(purse) = &self.purse {
            let left = purse.left().saturating_sub(nodes);
            // The calls of a batch are made one after the other.
            purse.nodes.store(left, Ordering::Relaxed);
        }
    }
}

impl FromRequest for Context {
    type Error = Problem;
    type Future = Ready<Result<Context, Problem>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let desk = request.app_data::<web::Data<Arc<Desk>>>();
        ready(
            desk.map(|desk| Context {
                visit: request.extensions().get::<Arc<Visit>>().cloned(),
                ..Context::new(Arc::clone(desk.get_ref()))
            })
            .ok_or_else(|| Problem::new(Code::Internal, "the service has no desk")),
        )
    }
}
