//! Jobs that workers elsewhere run: a replica orders them and reports their state.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use async_nats::ServerAddr;
use sha2::{Digest, Sha256};
use tokio::runtime::Handle;

use super::store::{End, Entry, JobStore, Order, Progress, StoreFault, StoreSettings};
use crate::api::caller::Caller;
use crate::api::jobs::board::{AskedJob, Asker, too_many};
use crate::api::jobs::spec::{JobId, release};
use crate::api::jobs::view::{JobState, JobView};
use crate::api::problem::Problem;
use crate::api::puzzles::seconds_since_1970;
use crate::hexadecimal::hexadecimal;

/// Number of attempts of a replica if other replicas write faster.
const TRIES: usize = 8;

/// Address and limits of the queue, and the time for which entries are kept.
#[derive(Debug, Clone)]
pub struct RemoteSettings {
    store: StoreSettings,
    per_caller: usize,
}

impl RemoteSettings {
    /// `url` is `nats://[user:password@]host[:port]`, or several separated by commas; `secret` signs the entries.
    ///
    /// # Errors
    /// The fault of the address.
    pub fn new(
        url: &str,
        secret: &str,
        queue: usize,
        per_caller: usize,
        keep: Duration,
    ) -> Result<RemoteSettings, String> {
        let servers = (url.split(','))
            .map(|url| url.trim().parse().map_err(|_| "an address can't be read".to_owned()))
            .collect::<Result<Vec<ServerAddr>, String>>()?;
        let store = StoreSettings { servers, secret: secret.to_owned(), queue, keep };
        Ok(RemoteSettings { store, per_caller })
    }

    /// The hosts of the servers.
    pub fn hosts(&self) -> impl Iterator<Item = &str> {
        self.store.servers.iter().map(ServerAddr::host)
    }
}

/// The jobs of all replicas.
pub struct RemoteJobs {
    pub(super) store: JobStore,
    per_caller: usize,
    /// The names of the API keys, by their places in the configuration.
    keys: Vec<String>,
    running: AtomicUsize,
}

/// A job that runs in this process, until this guard is dropped.
pub(super) struct Running<'a>(&'a AtomicUsize);

impl Drop for Running<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl RemoteJobs {
    /// Jobs in the queue of these settings. `keys` are the names of the API keys. The connection is opened on this
    /// runtime at the first access.
    pub fn new(settings: RemoteSettings, keys: Vec<String>, runtime: Handle) -> RemoteJobs {
        RemoteJobs {
            store: JobStore::new(settings.store, runtime),
            per_caller: settings.per_caller,
            keys,
            running: AtomicUsize::new(0),
        }
    }

    /// Jobs that run in this process.
    pub fn running(&self) -> usize {
        self.running.load(Ordering::Relaxed)
    }

    pub(super) fn begin(&self) -> Running<'_> {
        self.running.fetch_add(1, Ordering::Relaxed);
        Running(&self.running)
    }

    /// Joins a known job, or orders it.
    ///
    /// # Errors
    /// `Code::TooManyRequests` if the caller has its maximum of jobs; `Code::ServiceFull` if the queue is full or
    /// unreachable.
    pub async fn ask(&self, asked: AskedJob, asker: Asker) -> Result<JobView, Problem> {
        let (id, asker) = (asked.id, self.named(asker));
        for _ in 0..TRIES {
            let Entry { value: known, revision } = self.store.order(id).await?;
            if known.is_some() && self.store.progress(id).await?.is_forged() {
                // Another program overwrote its progress, so its state is lost.
                self.store.forget(id).await?;
                continue;
            }
            let progress = self.progress(id, known.as_ref()).await?;
            let ordered = match (known, progress) {
                (Some(order), Some(progress)) if progress.end.is_some() => {
                    if !matches!(progress.end, Some(End::Problem(_, true))) {
                        return Ok(self.view_of(id, &order, Some(&progress)));
                    }
                    // A job that failed through a defect of the service is tried again.
                    self.store.forget(id).await?;
                    continue;
                }
                (Some(order), None) if order.askers.contains(&asker) => {
                    // The replica that ordered it may have stopped before it sent the notice.
                    self.store.notify(id, &order.made).await?;
                    return Ok(self.view_of(id, &order, None));
                }
                (Some(order), progress) if order.askers.contains(&asker) => {
                    return Ok(self.view_of(id, &order, progress.as_ref()));
                }
                (Some(mut order), progress) => {
                    self.note(id, &asker).await?;
                    order.askers.push(asker.clone());
                    match self.store.put_order(id, &order, revision).await {
                        Ok(()) => return Ok(self.view_of(id, &order, progress.as_ref())),
                        Err(fault) => Err(fault),
                    }
                }
                (None, _) => {
                    self.note(id, &asker).await?;
                    let order = Order {
                        release: release(),
                        spec: asked.spec.clone(),
                        budget: asked.budget,
                        askers: vec![asker.clone()],
                        given_back: 0,
                        made: format!("{:016x}", rand::random::<u64>()),
                    };
                    let put = self.store.put_order(id, &order, revision).await;
                    put.map(|()| order)
                }
            };
            match ordered {
                Ok(order) => {
                    if let Err(fault) = self.store.notify(id, &order.made).await {
                        self.store.forget(id).await?;
                        return Err(fault.into());
                    }
                    return Ok(self.view_of(id, &order, None));
                }
                Err(StoreFault::Raced) => {}
                Err(fault) => return Err(fault.into()),
            }
        }
        Err(StoreFault::Raced.into())
    }

    /// The job at this moment.
    ///
    /// # Errors
    /// `Code::ServiceFull` if the queue is unreachable.
    pub async fn view(&self, id: JobId) -> Result<Option<JobView>, Problem> {
        let Some(order) = self.store.order(id).await?.value else {
            return Ok(None);
        };
        let progress = self.progress(id, Some(&order)).await?;
        Ok(Some(self.view_of(id, &order, progress.as_ref())))
    }

    /// Removes the caller from the askers of a job. When the last one withdraws, the job is cancelled. Ended jobs do
    /// not change.
    ///
    /// # Errors
    /// `Code::ServiceFull` if the queue is unreachable.
    pub async fn withdraw(&self, id: JobId, asker: Asker) -> Result<Option<JobView>, Problem> {
        let asker = self.named(asker);
        for _ in 0..TRIES {
            let entry = self.store.order(id).await?;
            let (Some(mut order), revision) = (entry.value, entry.revision) else {
                return Ok(None);
            };
            let progress = self.progress(id, Some(&order)).await?;
            let ended = (progress.as_ref()).is_some_and(|progress| progress.end.is_some());
            if ended || !order.askers.contains(&asker) {
                return Ok(Some(self.view_of(id, &order, progress.as_ref())));
            }
            order.askers.retain(|other| *other != asker);
            match self.store.put_order(id, &order, revision).await {
                Ok(()) => {}
                Err(StoreFault::Raced) => continue,
                Err(fault) => return Err(fault.into()),
            }
            let mut view = self.view_of(id, &order, progress.as_ref());
            if order.askers.is_empty() {
                // The worker notices it at its next look.
                self.store.forget(id).await?;
                view.state = JobState::Cancelled;
            }
            return Ok(Some(view));
        }
        Err(StoreFault::Raced.into())
    }

    /// The progress that belongs to this order.
    async fn progress(
        &self,
        id: JobId,
        order: Option<&Order>,
    ) -> Result<Option<Progress>, Problem> {
        let Some(order) = order else { return Ok(None) };
        let progress = self.store.progress(id).await?.value;
        Ok(progress.filter(|progress| progress.made == order.made))
    }

    /// Notes that the caller asks for the job, if it is within its limit.
    async fn note(&self, id: JobId, asker: &str) -> Result<(), Problem> {
        let noted = self.store.jobs_of(asker).await?;
        let own = id.to_string();
        let mut open = BTreeSet::new();
        for other in noted.into_iter().filter(|other| *other != own) {
            let Ok(other_id) = other.parse::<JobId>() else {
                continue;
            };
            let Some(order) = self.store.order(other_id).await?.value else {
                continue;
            };
            let progress = self.progress(other_id, Some(&order)).await?;
            let ended = progress.is_some_and(|progress| progress.end.is_some());
            if !ended && order.askers.iter().any(|one| one == asker) {
                open.insert(other);
            }
        }
        if open.len() >= self.per_caller {
            return Err(too_many());
        }
        open.insert(own);
        let open: Vec<String> = open.into_iter().collect();
        Ok(self.store.put_jobs_of(asker, &open).await?)
    }

    /// The name of a caller that all replicas use.
    fn named(&self, asker: Asker) -> String {
        let name = match asker {
            None => "service".to_owned(),
            Some(Caller::Key(place)) => match self.keys.get(place) {
                Some(name) => format!("key {name}"),
                None => format!("key {place}"),
            },
            Some(Caller::Address(address) | Caller::Site(address)) => format!("address {address}"),
        };
        hexadecimal(&Sha256::digest(name)[..16])
    }

    fn view_of(&self, id: JobId, order: &Order, progress: Option<&Progress>) -> JobView {
        let mut view = JobView {
            id,
            path: order.spec.path.clone(),
            state: JobState::Waiting,
            ahead: None,
            askers: order.askers.len(),
            nodes: 0,
            budget: order.budget,
            elapsed: Duration::ZERO,
            best: None,
            outcome: None,
            survives_restart: true,
            expires: None,
        };
        let Some(progress) = progress else {
            return view;
        };
        view.nodes = progress.nodes;
        view.elapsed = Duration::from_millis(progress.elapsed_ms);
        view.best = progress.best.clone().map(Arc::from);
        (view.state, view.outcome) = match progress.end.clone() {
            None => (JobState::Running, None),
            Some(End::Answer(answer)) => (JobState::Done, Some(Ok(Arc::new(answer)))),
            Some(End::Problem(problem, _)) => (JobState::Failed, Some(Err(Arc::new(problem)))),
        };
        if view.state.is_last() {
            view.askers = 0;
            let age = seconds_since_1970().saturating_sub(progress.at);
            let age = Duration::from_secs(age);
            view.expires = Some(self.store.keep().saturating_sub(age));
        }
        view
    }
}
