//! The state that all requests share.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::api::analysis::{AnalysisService, Caps};
use crate::api::buffers::Buffers;
use crate::api::connections::{ConnectionLimits, Connections};
use crate::api::host_name::read_host;
use crate::api::jobs::{JobBoard, JobLimits, Jobs, RemoteJobs};
use crate::api::metrics::Metrics;
use crate::api::pictures::Pictures;
use crate::api::puzzles::PuzzleStore;
use crate::api::shared::SharedCache;
use crate::api::worker_pool::{PoolSettings, WorkerPool};
use crate::configuration::Configuration;
use tessera_puzzles::library::days::PUBLIC_SECRET;
use tokio::runtime::Handle;

/// Most jobs that wait in the medium pool; one caller may have an eighth of them.
const MEDIUM_QUEUE: usize = 256;

/// The state that all requests share: the services next to each other, none inside another.
pub struct State {
    /// The pool for heavy work.
    pub heavy_pool: Arc<WorkerPool>,
    /// The pool for work of some milliseconds: pictures, long lists, batches.
    pub medium_pool: Arc<WorkerPool>,
    /// The limits of one request.
    pub limits: Caps,
    /// Jobs: calls that take longer than the limit of a request.
    pub jobs: Jobs,
    /// The limits of jobs.
    pub job_limits: JobLimits,
    /// The counters of the service.
    pub metrics: Arc<Metrics>,
    /// The cache that replicas share, if there is one.
    pub shared_cache: Option<Arc<SharedCache>>,
    /// Analyses: cached ones, and those in progress.
    pub analyses: Arc<AnalysisService>,
    /// Kept pictures.
    pub pictures: Pictures,
    /// Kept puzzles.
    pub puzzles: PuzzleStore,
    /// Bytes that all connections together buffer.
    pub buffers: Arc<Buffers>,
    /// All connections.
    pub connections: Arc<Connections>,
    /// Address under which callers know the service, without a slash at its end; empty if each request names it.
    pub public_url: String,
    /// Hosts of further addresses under which callers know the service.
    pub allowed_hosts: Vec<String>,
    /// True while the service takes work.
    pub readiness: Readiness,
}

impl State {
    /// All services of the configuration.
    ///
    /// # Errors
    /// If the system refuses a thread.
    ///
    /// # Panics
    /// With a shared cache or a queue of jobs, outside a runtime of tokio.
    pub fn new(configuration: &Configuration) -> std::io::Result<State> {
        let (heavy, caches) = (&configuration.heavy, &configuration.caches);
        let heavy_pool = WorkerPool::start(PoolSettings {
            permits: heavy.permits,
            queue: heavy.queue,
            queue_per_caller: heavy.queue_per_caller,
            niceness: heavy.niceness,
        })?;
        // If one caller may fill the heavy pool, it may fill this one, too.
        let is_shared = heavy.queue_per_caller < heavy.queue;
        let medium_pool = WorkerPool::start(PoolSettings {
            permits: heavy.permits,
            queue: MEDIUM_QUEUE,
            queue_per_caller: MEDIUM_QUEUE / if is_shared { 8 } else { 1 },
            niceness: heavy.niceness,
        })?;
        let metrics = Arc::new(Metrics::new());
        let shared_cache = (configuration.shared_cache.clone())
            .map(|settings| SharedCache::new(settings, Arc::clone(&metrics), Handle::current()));
        let jobs = match configuration.remote_jobs.clone() {
            Some(settings) => {
                let keys = configuration.keys.iter().map(|key| key.name.clone());
                let remote = RemoteJobs::new(settings, keys.collect(), Handle::current());
                Jobs::Remote(Arc::new(remote))
            }
            None => Jobs::Here(Arc::new(JobBoard::new(configuration.jobs.settings())?)),
        };
        Ok(State {
            limits: configuration.caps(),
            jobs,
            job_limits: configuration.jobs.limits(),
            pictures: Pictures::new(Arc::clone(&medium_pool)),
            analyses: Arc::new(AnalysisService::new(
                caches.cache_bytes,
                Arc::clone(&heavy_pool),
                Arc::clone(&metrics),
                shared_cache.clone(),
            )),
            puzzles: PuzzleStore::new(
                configuration.puzzles.daily_secret.clone(),
                caches.puzzle_bytes,
            ),
            heavy_pool,
            medium_pool,
            metrics,
            shared_cache,
            buffers: Arc::new(Buffers::new(configuration.capacity.buffer_bytes)),
            connections: Arc::new(Connections::new(ConnectionLimits {
                total: configuration.capacity.connections,
                per_address: configuration.capacity.connections_per_address,
                proxies: configuration.callers.trusted_proxies.clone(),
            })),
            public_url: (configuration.listening.public_url).trim_end_matches('/').to_owned(),
            allowed_hosts: (configuration.listening.allowed_hosts.iter())
                .filter_map(|host| read_host(host.trim()))
                .collect(),
            readiness: Readiness::default(),
        })
    }

    /// The path of the public URL, such as `/tessera`, to which a proxy forwards; empty at the root.
    pub fn public_path(&self) -> &str {
        let (_, authority) = self.public_url.split_once("://").unwrap_or_default();
        authority.find('/').map_or("", |at| &authority[at..])
    }

    /// A state that computes examples: without caches and without heavy work.
    pub fn for_examples() -> State {
        let pool = WorkerPool::none();
        let metrics = Arc::new(Metrics::new());
        State {
            limits: Caps::default(),
            jobs: Jobs::Here(Arc::new(JobBoard::none())),
            job_limits: JobLimits::default(),
            pictures: Pictures::new(Arc::clone(&pool)),
            analyses: Arc::new(AnalysisService::new(
                0,
                Arc::clone(&pool),
                Arc::clone(&metrics),
                None,
            )),
            puzzles: PuzzleStore::new(PUBLIC_SECRET.to_owned(), 0),
            medium_pool: Arc::clone(&pool),
            heavy_pool: pool,
            metrics,
            shared_cache: None,
            buffers: Arc::new(Buffers::new(usize::MAX)),
            connections: Arc::new(Connections::new(ConnectionLimits {
                total: 0,
                per_address: 0,
                proxies: Vec::new(),
            })),
            public_url: String::new(),
            allowed_hosts: Vec::new(),
            readiness: Readiness::default(),
        }
    }

    /// All counters as OpenMetrics text. `requests` is the number of requests in progress.
    pub fn exposition(&self, requests: usize) -> String {
        let (permits, running, waiting) = self.heavy_pool.load();
        let (_, medium_running, medium_waiting) = self.medium_pool.load();
        let (jobs_running, jobs_waiting) = self.jobs.load();
        let (cache_bytes, cache_entries) = self.analyses.cache_size();
        let count = |number: usize| number as u64;
        self.metrics.expose([
            ("connections", "Open connections", count(self.connections.count())),
            (
                "buffered_bytes",
                "Bytes received and not used yet, or to be sent and not taken yet",
                count(self.buffers.taken()),
            ),
            (
                "log_lines_lost",
                "Lines of the log that were dropped since the start",
                crate::log_queue::lost(),
            ),
            ("requests_under_way", "Requests under way", count(requests)),
            ("permits", "Heavy jobs that may run at once", count(permits)),
            ("heavy_running", "Heavy jobs that run", count(running)),
            ("heavy_waiting", "Heavy jobs that wait for a permit", count(waiting)),
            ("medium_running", "Medium jobs that run", count(medium_running)),
            (
                "medium_waiting",
                "Medium jobs that wait, and batches between their calls",
                count(medium_waiting),
            ),
            ("jobs_running", "Jobs that run", count(jobs_running)),
            ("jobs_waiting", "Jobs that wait for their turn", count(jobs_waiting)),
            ("cache_bytes", "Weight of the cache of analyses", cache_bytes),
            ("cache_entries", "Analyses in the cache", cache_entries),
            ("ready", "Whether the service takes work", self.readiness.is_ready().into()),
        ])
    }
}

/// True while the service takes work: until shutdown begins.
#[derive(Debug, Clone)]
pub struct Readiness(Arc<AtomicBool>);

impl Default for Readiness {
    fn default() -> Readiness {
        Readiness(Arc::new(AtomicBool::new(true)))
    }
}

impl Readiness {
    /// True if the service takes work.
    pub fn is_ready(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    /// Stops taking work.
    pub fn end(&self) {
        self.0.store(false, Ordering::Relaxed);
    }
}
