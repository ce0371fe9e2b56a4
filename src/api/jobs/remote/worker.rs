//! A worker: takes notices from the queue, runs the jobs, and reports their progress.
//!
//! A notice is acknowledged after the end of its job is written, so no job is lost with its worker. If a worker dies,
//! another one runs the job again and gets the same bytes, because budgets count nodes.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::{Duration, Instant};

use async_nats::jetstream::{AckKind, Message};
use futures_util::StreamExt;
use serde_json::value::RawValue;
use tessera_operations::json::write::Written;
use tokio::sync::{oneshot, watch};

use super::orders::RemoteJobs;
use super::store::{End, JobStore, Order, Progress, StoreFault};
use crate::api::jobs::calls::JobCall;
use crate::api::jobs::run::JobRun;
use crate::api::jobs::spec::{JobId, release};
use crate::api::jobs::text::JobText;
use crate::api::problem::{Code, Problem};
use crate::api::puzzles::seconds_since_1970;
use crate::api::threads::{LOWEST_PRIORITY, Threads};
use crate::api::worker_pool::abnormal;
use crate::state::State;

/// Time between two looks at a job. Each look keeps its notice, reports its progress, and checks its order.
const LOOK: Duration = Duration::from_secs(1);
/// Longest time that one request for notices waits.
const FETCH: Duration = Duration::from_secs(5);
/// Pause after a failure of the server.
const REST: Duration = Duration::from_millis(500);
/// Most deliveries of a job, not counting workers that gave it back. Without this limit, a job that crashes its
/// worker would crash workers for ever.
const MOST_DELIVERIES: i64 = 5;

/// Runs up to `threads` jobs at once until `ends` is true, then gives unfinished jobs back.
///
/// # Errors
/// If the system refuses a thread.
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

/// One of the worker's slots, which runs one job after the other.
struct Slot {
    state: Arc<State>,
    jobs: Arc<RemoteJobs>,
    threads: Arc<Threads>,
    ends: watch::Receiver<bool>,
}

/// Reason why a job was left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Left {
    /// No caller wants it any more.
    Cancelled,
    /// The worker is shutting down.
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
        // If it does not arrive, the notice comes again, and its job turns out to have ended.
        if let Err(error) = message.double_ack_with(kind).await {
            tracing::warn!("a notice is not acknowledged: {error}");
        }
    }

    /// Runs the job of a notice; returns the kind of acknowledgement.
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
            write_end(store, id, &progress(&order, &run, Duration::ZERO, Some(outcome))).await;
            return Ok(AckKind::Ack);
        }
        tracing::info!("job {id} is begun");
        let left = self.make(id, &order, message).await;
        tracing::info!("job {id} is left: {}", left.map_or("it has ended", Left::why));
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
                let order = Order { given_back, ..order };
                store.put_order(id, &order, found.revision).await
            }
            _ => Ok(()),
        }
    }

    /// Runs a job and writes its end; returns the reason if the job was left.
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
                // This keeps the notice from other workers. If another worker gets it anyway, it reaches the same
                // end.
                _ = looks.tick() => drop(message.ack_with(AckKind::Progress).await),
            }
        }
    }

    /// Starts the call of an order on a thread.
    fn begin(
        &self,
        order: &Order,
        run: &Arc<JobRun>,
    ) -> oneshot::Receiver<Result<Written, Problem>> {
        let (tell, told) = oneshot::channel();
        let (spec, state, run) = (order.spec.clone(), Arc::clone(&self.state), Arc::clone(run));
        self.threads.run(Box::new(move || {
            let made =
                catch_unwind(AssertUnwindSafe(|| JobCall::at(&spec.path)?.run(&spec, state, &run)));
            // The receiver may be gone.
            let _ = tell.send(made.unwrap_or_else(|_| Err(abnormal())));
        }));
        told
    }
}

/// Resolves when the worker must shut down.
async fn told_to_end(ends: &mut watch::Receiver<bool>) {
    // A dropped sender also means shutdown.
    drop(ends.wait_for(|ends| *ends).await);
}

/// Writes the end of a job, and retries until it succeeds.
async fn write_end(store: &JobStore, id: JobId, end: &Progress) {
    let mut end = end.clone();
    while let Err(fault) = store.put_progress(id, &end).await {
        tracing::warn!("the end of job {id} is not written: {fault}");
        if let (StoreFault::TooLarge(_), Some(End::Answer(_))) = (&fault, &end.end) {
            let problem = Problem::service_full(fault.to_string());
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
