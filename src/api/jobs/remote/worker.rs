//! A worker: takes notices from the queue, makes the jobs, and tells how far they are.
//!
//! A notice is acknowledged when the end of its job is written, so that no job is lost with its worker. Another worker
//! then makes it again, and comes to the same bytes: budgets are nodes.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::{Duration, Instant};

use async_nats::jetstream::{AckKind, Message};
use futures_util::StreamExt;
use serde_json::value::RawValue;
use tessera_calls::json::write::Written;
use tokio::sync::{oneshot, watch};

use super::orders::RemoteJobs;
use super::store::{End, JobStore, Order, Progress, StoreFault};
use crate::api::jobs::calls::JobCall;
use crate::api::jobs::run::JobRun;
use crate::api::jobs::spec::{JobId, release};
use crate::api::jobs::text::JobText;
use crate::api::lane::abnormal;
use crate::api::problem::{Code, Problem};
use crate::api::puzzles::seconds_since_1970;
use crate::api::threads::{LOWEST_PRIORITY, Threads};
use crate::bulk::make::{Workplace, make};
use crate::bulk::piece::Piece;
use crate::state::State;

/// Time between two looks at a job: its notice is kept, its progress told, its order looked at.
const LOOK: Duration = Duration::from_secs(1);
/// How long a worker waits for a notice before it asks again.
const FETCH: Duration = Duration::from_secs(5);
/// Rest after a failure of the server.
const REST: Duration = Duration::from_millis(500);
/// So often a job is given to workers, those not counted that gave it back. One that ends each of its workers would
/// otherwise end them for ever.
const MOST_DELIVERIES: i64 = 5;

/// Makes jobs, so many at once, until `ends` says so; then gives those back that it has.
///
/// # Errors
/// When the system refuses a thread.
pub async fn work(
    state: Arc<State>,
    jobs: Arc<RemoteJobs>,
    threads: usize,
    ends: watch::Receiver<bool>,
) -> std::io::Result<()> {
    let own = Arc::new(Threads::start("tessera-job", threads, LOWEST_PRIORITY)?);
    let slots = (0..threads).map(|_| {
        let slot = Slot {
            state: Arc::clone(&state),
            jobs: Arc::clone(&jobs),
            threads: Arc::clone(&own),
            ends: ends.clone(),
        };
        tokio::spawn(slot.work())
    });
    futures_util::future::join_all(slots.collect::<Vec<_>>()).await;
    Ok(())
}

/// A worker makes one job after the other in each of its slots.
struct Slot {
    state: Arc<State>,
    jobs: Arc<RemoteJobs>,
    threads: Arc<Threads>,
    ends: watch::Receiver<bool>,
}

/// Why a job was left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Left {
    /// Nobody wants it any more.
    Cancelled,
    /// The worker ends.
    GivenBack,
}

impl Left {
    fn why(self) -> &'static str {
        match self {
            Left::Cancelled => "nobody wants it any more",
            Left::GivenBack => "it is given back",
        }
    }
}

impl Slot {
    async fn work(self) {
        while !*self.ends.borrow() {
            let mut ends = self.ends.clone();
            let next = tokio::select! {
                next = self.next() => next,
                () = told_to_end(&mut ends) => return,
            };
            match next {
                Ok(Some(message)) => self.take(message).await,
                Ok(None) => {}
                Err(fault) => {
                    tracing::warn!("no notices: {fault}");
                    tokio::time::sleep(REST).await;
                }
            }
        }
    }

    async fn next(&self) -> Result<Option<Message>, StoreFault> {
        let failed = |error: String| StoreFault::Failed(error);
        let notices = self.jobs.store.notices().await?;
        let batch = notices.fetch().max_messages(1).expires(FETCH);
        let mut batch = batch.messages().await.map_err(|e| failed(e.to_string()))?;
        match batch.next().await {
            None => Ok(None),
            Some(Ok(message)) => Ok(Some(message)),
            Some(Err(error)) => Err(failed(error.to_string())),
        }
    }

    async fn take(&self, message: Message) {
        let kind = match self.done(&message).await {
            Ok(kind) => kind,
            Err(fault) => {
                tracing::warn!("a job is given back: {fault}");
                AckKind::Nak(Some(REST))
            }
        };
        // If it does not arrive, the notice comes again, and its job is found to have ended.
        if let Err(error) = message.double_ack_with(kind).await {
            tracing::warn!("a notice is not acknowledged: {error}");
        }
    }

    /// Does what a notice asks for; how it is to be acknowledged.
    async fn done(&self, message: &Message) -> Result<AckKind, StoreFault> {
        let notice = self.jobs.store.notice(&message.payload);
        let Some((id, made)) = notice.and_then(|notice| {
            let id = notice.id.parse::<JobId>().ok()?;
            Some((id, notice.made))
        }) else {
            tracing::error!("a notice can't be read, or has another signature");
            return Ok(AckKind::Term);
        };
        let store = &self.jobs.store;
        let Some(order) = store.order(id).await?.value else {
            return Ok(AckKind::Ack);
        };
        let ended = |progress: &Progress| progress.made == made && progress.end.is_some();
        if order.made != made || (store.progress(id).await?.value.as_ref()).is_some_and(ended) {
            return Ok(AckKind::Ack);
        }
        if order.release != release() {
            tracing::error!("job {id} is for another release: {}", order.release);
            return Ok(AckKind::Term);
        }
        let delivered = message.info().map_or(1, |info| info.delivered);
        if delivered - order.given_back > MOST_DELIVERIES {
            let detail = format!("{MOST_DELIVERIES} workers ended while they made the job");
            let outcome = Err(Problem::new(Code::Internal, detail));
            let run = JobRun::new();
            write_end(
                store,
                id,
                &progress(&order, &run, Duration::ZERO, Some(outcome)),
            )
            .await;
            return Ok(AckKind::Ack);
        }
        tracing::info!("job {id} is begun");
        let left = self.make(id, &order, message).await;
        tracing::info!(
            "job {id} is left: {}",
            left.map_or("it has ended", Left::why)
        );
        Ok(match left {
            Some(Left::GivenBack) => {
                if let Err(fault) = self.count_as_given_back(id, &made).await {
                    tracing::warn!("job {id} counts as one that its worker ended with: {fault}");
                }
                store.forget_progress(id).await?;
                AckKind::Nak(None)
            }
            Some(Left::Cancelled) | None => AckKind::Ack,
        })
    }

    async fn count_as_given_back(&self, id: JobId, made: &str) -> Result<(), StoreFault> {
        let store = &self.jobs.store;
        let found = store.order(id).await?;
        match found.value {
            Some(order) if order.made == made => {
                let given_back = order.given_back + 1;
                let order = Order {
                    given_back,
                    ..order
                };
                store.put_order(id, &order, found.revision).await
            }
            _ => Ok(()),
        }
    }

    /// Makes a job and writes its end; why not, if it was left.
    async fn make(&self, id: JobId, order: &Order, message: &Message) -> Option<Left> {
        let (store, run, since) = (&self.jobs.store, JobRun::new(), Instant::now());
        let _running = self.jobs.begin();
        let mut outcome = self.begin(order, &run);
        let mut ends = self.ends.clone();
        let mut looks = tokio::time::interval(LOOK);
        let mut left = None;
        let outcome = loop {
            tokio::select! {
                outcome = &mut outcome => break outcome.unwrap_or_else(|_| Err(abnormal())),
                _ = looks.tick() => {
                    if let Err(error) = message.ack_with(AckKind::Progress).await {
                        tracing::warn!("a notice is not kept: {error}");
                    }
                    // A server that is away for a while is no reason to stop.
                    let wanted = match store.order(id).await {
                        Ok(found) => (found.value).is_some_and(|found| found.made == order.made),
                        Err(_) => true,
                    };
                    if wanted {
                        let told = progress(order, &run, since.elapsed(), None);
                        if let Err(fault) = store.put_progress(id, &told).await {
                            tracing::debug!("progress is not told: {fault}");
                        }
                    } else {
                        left.get_or_insert(Left::Cancelled);
                        run.halt();
                    }
                }
                () = told_to_end(&mut ends), if left.is_none() => {
                    left = Some(Left::GivenBack);
                    run.halt();
                }
            }
        };
        if left.is_some() {
            return left;
        }
        let end = progress(order, &run, since.elapsed(), Some(outcome));
        let writing = write_end(store, id, &end);
        let mut writing = std::pin::pin!(writing);
        loop {
            tokio::select! {
                () = &mut writing => return None,
                // The notice must not go to another worker meanwhile; if it does, that one comes to the same end.
                _ = looks.tick() => drop(message.ack_with(AckKind::Progress).await),
            }
        }
    }

    /// Makes the call of an order on a thread.
    fn begin(
        &self,
        order: &Order,
        run: &Arc<JobRun>,
    ) -> oneshot::Receiver<Result<Written, Problem>> {
        let (tell, told) = oneshot::channel();
        let (spec, state, run) = (order.spec.clone(), Arc::clone(&self.state), Arc::clone(run));
        self.threads.run(Box::new(move || {
            let made = catch_unwind(AssertUnwindSafe(|| {
                if spec.path == Piece::PATH {
                    let workplace = Workplace {
                        stop: run.stop(),
                        tally: run.tally(),
                        layers: state.job_layers.as_deref(),
                    };
                    return make(&spec.body, &workplace).map(Written::from);
                }
                JobCall::at(&spec.path)?.run(&spec, state, &run)
            }));
            // Nobody may wait any more.
            let _ = tell.send(made.unwrap_or_else(|_| Err(abnormal())));
        }));
        told
    }
}

/// Resolves when the worker is to end.
async fn told_to_end(ends: &mut watch::Receiver<bool>) {
    // Without anybody to say so, it is to end, too.
    drop(ends.wait_for(|ends| *ends).await);
}

/// Writes the end of a job, as often as it takes.
async fn write_end(store: &JobStore, id: JobId, end: &Progress) {
    let mut end = end.clone();
    while let Err(fault) = store.put_progress(id, &end).await {
        tracing::warn!("the end of job {id} is not written: {fault}");
        if let (StoreFault::TooLarge(_), Some(End::Answer(_))) = (&fault, &end.end) {
            let problem = Problem::service_full(&fault.to_string());
            end.end = Some(end_of(Err(problem)));
        }
        tokio::time::sleep(REST).await;
    }
}

fn progress(
    order: &Order,
    run: &JobRun,
    elapsed: Duration,
    outcome: Option<Result<Written, Problem>>,
) -> Progress {
    Progress {
        made: order.made.clone(),
        nodes: run.nodes(),
        elapsed_ms: u64::try_from(elapsed.as_millis()).unwrap_or(u64::MAX),
        at: seconds_since_1970(),
        best: (run.best()).and_then(|best| RawValue::from_string(best.get().to_owned()).ok()),
        end: outcome.map(end_of),
    }
}

fn end_of(outcome: Result<Written, Problem>) -> End {
    match outcome.and_then(JobText::of_answer) {
        Ok(answer) => End::Answer(answer),
        Err(problem) => {
            let again = problem.code.status() >= 500;
            End::Problem(JobText::of_problem(&problem), again)
        }
    }
}
