//! A cache in Redis or Valkey that replicas share: a second level behind the cache of each replica.
//!
//! The server may be slow, down, or full of garbage; the service then works as without it. Each access is bounded in
//! time and size, entries are checked against a signature (HMAC) over key and value, and after a failure there are no
//! accesses for a while. A connection is opened in a task of its own, because TLS may take longer than an access may.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use redis::aio::MultiplexedConnection;
use redis::{AsyncConnectionConfig, Client, ErrorKind, RedisError};
use sha2::{Digest, Sha256};
use tokio::runtime::Handle;
use tokio::sync::{Semaphore, watch};

use crate::api::metrics::{Metrics, SharedOutcome};
use crate::api::signature::{SIGNATURE, Signer};
use crate::hexadecimal::hexadecimal;

/// Largest entry, in bytes.
const MAX_ENTRY: usize = 1 << 20;
/// Most writes in progress; further entries are not written.
const WRITES: usize = 32;
/// Longest time to open a connection; accesses do not wait for it beyond their own limit.
const OPENING: Duration = Duration::from_secs(5);
/// Pause after a first failure; it doubles with each further failure.
const FIRST_REST: Duration = Duration::from_millis(500);
/// Longest pause.
const LONGEST_REST: Duration = Duration::from_secs(30);

/// Address and limits of the shared cache.
#[derive(Debug, Clone)]
pub struct SharedCacheSettings {
    client: Client,
    /// Secret that signs entries; empty if only this machine can reach the service.
    secret: String,
    /// Longest time of one access.
    timeout: Duration,
    /// Time for which entries are kept.
    keep: Duration,
}

impl SharedCacheSettings {
    /// Settings for a cache at this address.
    ///
    /// # Errors
    /// The fault of the address.
    pub fn new(
        url: &str,
        secret: &str,
        timeout: Duration,
        keep: Duration,
    ) -> Result<SharedCacheSettings, String> {
        if url.starts_with("rediss:") {
            // The cryptography of TLS, which the whole process shares. It may be installed already.
            let _ = rustls::crypto::ring::default_provider().install_default();
        }
        Ok(SharedCacheSettings {
            client: Client::open(url).map_err(|error| error.to_string())?,
            secret: secret.to_owned(),
            timeout,
            keep,
        })
    }
}

/// The shared cache.
pub struct SharedCache {
    settings: SharedCacheSettings,
    signer: Signer,
    link: watch::Sender<Link>,
    /// Opens connections and writes entries, away from the threads that answer callers.
    runtime: Handle,
    writes: Arc<Semaphore>,
    metrics: Arc<Metrics>,
    epoch: Instant,
    /// Milliseconds after the epoch until which there are no accesses.
    rests_until: AtomicU64,
    failures: AtomicU32,
    /// Connections that were opened so far.
    opened: AtomicU64,
}

/// The state of the connection to the server.
enum Link {
    Closed,
    Opening,
    Open(MultiplexedConnection),
}

enum Fault {
    /// It answered with an unexpected value.
    Garbage,
    /// It did not answer, or not in the protocol.
    Failed,
}

impl SharedCache {
    /// A shared cache, which connects and writes on this runtime.
    pub fn new(
        settings: SharedCacheSettings,
        metrics: Arc<Metrics>,
        runtime: Handle,
    ) -> Arc<SharedCache> {
        let shared = Arc::new(SharedCache {
            signer: Signer::new(&settings.secret),
            settings,
            link: watch::Sender::new(Link::Closed),
            runtime,
            writes: Arc::new(Semaphore::new(WRITES)),
            metrics,
            epoch: Instant::now(),
            rests_until: AtomicU64::new(0),
            failures: AtomicU32::new(0),
            opened: AtomicU64::new(0),
        });
        shared.open();
        shared
    }

    /// Returns the entry under this key, if the server answers in time. `kind` names the kind of entry.
    pub async fn get(self: &Arc<SharedCache>, kind: &'static str, key: &str) -> Option<Vec<u8>> {
        if self.rests() {
            self.metrics.shared(kind, SharedOutcome::Skipped);
            return None;
        }
        let opened = self.opened.load(Ordering::Relaxed);
        let read = tokio::time::timeout(self.settings.timeout, self.read(kind, key)).await;
        let (outcome, entry) = match read.unwrap_or(Err(Fault::Failed)) {
            Ok(Some(entry)) => (SharedOutcome::Hit, Some(entry)),
            Ok(None) => (SharedOutcome::Miss, None),
            Err(Fault::Garbage) => (SharedOutcome::Garbage, None),
            Err(Fault::Failed) => (SharedOutcome::Failed, None),
        };
        self.note(outcome, opened);
        self.metrics.shared(kind, outcome);
        entry
    }

    /// Writes an entry in the background; errors are ignored.
    pub fn put(self: &Arc<SharedCache>, kind: &'static str, key: &str, entry: Vec<u8>) {
        if self.rests() || entry.len() > MAX_ENTRY - SIGNATURE {
            return;
        }
        let Ok(write) = Arc::clone(&self.writes).try_acquire_owned() else {
            return;
        };
        let name = name(kind, key);
        let value = self.signer.sign(&name, &entry);
        let shared = Arc::clone(self);
        let opened = self.opened.load(Ordering::Relaxed);
        self.runtime.spawn(async move {
            let written = tokio::time::timeout(shared.settings.timeout, shared.write(&name, value));
            let outcome = match written.await {
                Ok(Ok(())) => SharedOutcome::Stored,
                Ok(Err(Fault::Garbage)) => SharedOutcome::Garbage,
                Ok(Err(Fault::Failed)) | Err(_) => SharedOutcome::Failed,
            };
            shared.note(outcome, opened);
            shared.metrics.shared(kind, outcome);
            drop(write);
        });
    }

    async fn read(
        self: &Arc<SharedCache>,
        kind: &str,
        key: &str,
    ) -> Result<Option<Vec<u8>>, Fault> {
        let mut connection = self.connection().await?;
        let name = name(kind, key);
        // A range, so that a huge value of another program is not read whole.
        let mut command = redis::cmd("GETRANGE");
        command.arg(&name).arg(0).arg(MAX_ENTRY);
        let value: Vec<u8> = command.query_async(&mut connection).await.map_err(fault)?;
        if value.is_empty() {
            return Ok(None);
        }
        let entry = self.signer.open(&name, &value).ok_or(Fault::Garbage)?;
        Ok(Some(entry.to_vec()))
    }

    async fn write(self: &Arc<SharedCache>, name: &str, value: Vec<u8>) -> Result<(), Fault> {
        let mut connection = self.connection().await?;
        let seconds = self.settings.keep.as_secs().max(1);
        let mut command = redis::cmd("SET");
        command.arg(name).arg(value).arg("EX").arg(seconds);
        command.query_async(&mut connection).await.map_err(fault)
    }

    /// Waits for the connection to open.
    async fn connection(self: &Arc<SharedCache>) -> Result<MultiplexedConnection, Fault> {
        self.open();
        let mut link = self.link.subscribe();
        let opened = link.wait_for(|link| !matches!(link, Link::Opening));
        match opened.await.as_deref() {
            Ok(Link::Open(connection)) => Ok(connection.clone()),
            _ => Err(Fault::Failed),
        }
    }

    /// Begins to open a connection, unless one is open or being opened.
    fn open(self: &Arc<SharedCache>) {
        let begins = self.link.send_if_modified(|link| {
            let is_closed = matches!(link, Link::Closed);
            if is_closed {
                *link = Link::Opening;
            }
            is_closed
        });
        if !begins {
            return;
        }
        let config = AsyncConnectionConfig::new()
            .set_connection_timeout(Some(OPENING))
            .set_response_timeout(Some(self.settings.timeout));
        let shared = Arc::clone(self);
        self.runtime.spawn(async move {
            let client = &shared.settings.client;
            let opened = client.get_multiplexed_async_connection_with_config(&config);
            match opened.await {
                Ok(connection) => {
                    shared.link.send_modify(|link| {
                        // Accesses that did not wait long enough have begun a pause.
                        shared.failures.store(0, Ordering::Relaxed);
                        shared.rests_until.store(0, Ordering::Relaxed);
                        shared.opened.fetch_add(1, Ordering::Relaxed);
                        *link = Link::Open(connection);
                    });
                    tracing::info!("connected to the shared cache");
                }
                Err(error) => {
                    let reason = error.category();
                    tracing::warn!("no connection to the shared cache: {reason}");
                    shared.link.send_replace(Link::Closed);
                }
            }
        });
    }

    fn rests(&self) -> bool {
        self.milliseconds() < self.rests_until.load(Ordering::Relaxed)
    }

    /// After a failure, drops the connection and begins a pause, unless another connection was opened since the
    /// access began: then the failure belongs to the old one. `opened` is the number of connections opened before the
    /// access.
    fn note(&self, outcome: SharedOutcome, opened: u64) {
        if outcome != SharedOutcome::Failed {
            self.failures.store(0, Ordering::Relaxed);
            return;
        }
        // Under the lock of the link, so that no connection is opened meanwhile.
        self.link.send_if_modified(|link| {
            if self.opened.load(Ordering::Relaxed) != opened {
                return false;
            }
            let earlier = self.failures.fetch_add(1, Ordering::Relaxed).min(10);
            let rest = FIRST_REST.saturating_mul(1 << earlier).min(LONGEST_REST);
            let until =
                self.milliseconds() + u64::try_from(rest.as_millis()).unwrap_or(u64::MAX / 2);
            self.rests_until.store(until, Ordering::Relaxed);
            tracing::warn!("the shared cache failed; it is left alone for {rest:?}");
            let is_open = matches!(link, Link::Open(_));
            if is_open {
                *link = Link::Closed;
            }
            is_open
        });
    }

    fn milliseconds(&self) -> u64 {
        u64::try_from(self.epoch.elapsed().as_millis()).unwrap_or(u64::MAX)
    }
}

fn fault(error: RedisError) -> Fault {
    // A value of another type.
    if error.kind() == ErrorKind::UnexpectedReturnType || error.code() == Some("WRONGTYPE") {
        Fault::Garbage
    } else {
        Fault::Failed
    }
}

/// The name of an entry: short, and harmless for every key.
fn name(kind: &str, key: &str) -> String {
    let hash = hexadecimal(&Sha256::digest(key.as_bytes()));
    format!("tessera:{kind}:{hash}")
}
