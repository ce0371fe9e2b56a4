//! Data about jobs that replicas and workers share in JetStream: a queue of notices, and a bucket with their state.
//!
//! A notice names a job, and stays in the queue until the job is done. The bucket has two entries per job: the
//! *order*, written by replicas (the call and its askers), and the *progress*, written by the worker. Removing the
//! order cancels the job.
//!
//! All entries are signed under a secret that replicas and workers share. An intruder on the server without the
//! secret can remove entries but not forge them: an entry with a bad signature counts as absent, and is written
//! again.

use std::time::Duration;

use actix_web::web::Bytes;
use async_nats::jetstream::consumer::{AckPolicy, Consumer, pull};
use async_nats::jetstream::kv::{self, Store};
use async_nats::jetstream::message::PublishMessage;
use async_nats::jetstream::stream::{DiscardPolicy, RetentionPolicy};
use async_nats::jetstream::{self, stream};
use async_nats::{ConnectOptions, ServerAddr};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use tokio::runtime::Handle;
use tokio::sync::OnceCell;

use crate::api::jobs::spec::{JobId, JobSpec, release};
use crate::api::jobs::text::JobText;
use crate::api::problem::Problem;
use crate::api::signature::Signer;
use crate::hexadecimal::hexadecimal;

/// The stream of notices.
const STREAM: &str = "TESSERA_JOBS";
/// The bucket.
const BUCKET: &str = "tessera-jobs";
/// After this time without an acknowledgement, a notice goes to another worker.
const ACK_WAIT: Duration = Duration::from_secs(10);
/// Time for which the server detects a duplicate notice.
const DUPLICATES: Duration = Duration::from_secs(120);
/// Longest time of one access.
const TIMEOUT: Duration = Duration::from_secs(5);
/// Most bytes of an uncompressed entry.
const MAX_ENTRY: usize = 64 << 20;
/// Most bytes of an entry in addition to its value.
const ENVELOPE: usize = 4096;
/// The name under which notices are signed, followed by that of their subject.
const NOTICE: &str = "notice";
/// Level of compression.
const PACKING: i32 = 3;

/// Address and limits of the queue.
#[derive(Debug, Clone)]
pub(super) struct StoreSettings {
    pub(super) servers: Vec<ServerAddr>,
    /// Secret that signs entries; empty if only this machine can reach service and server.
    pub(super) secret: String,
    /// Most notices in the queue.
    pub(super) queue: usize,
    /// Time for which entries are kept.
    pub(super) keep: Duration,
}

/// The order of a job.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(super) struct Order {
    /// The release that runs it; another release might give another answer.
    pub(super) release: String,
    pub(super) spec: JobSpec,
    pub(super) budget: Option<u64>,
    pub(super) askers: Vec<String>,
    /// Number of times that a worker gave it back at shutdown.
    pub(super) given_back: i64,
    /// Distinguishes the order from an earlier, cancelled one of the same job.
    pub(super) made: String,
}

/// The progress of a job.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(super) struct Progress {
    /// `made` of the order.
    pub(super) made: String,
    pub(super) nodes: u64,
    pub(super) elapsed_ms: u64,
    /// Time of this entry, in seconds of the UNIX epoch.
    pub(super) at: u64,
    pub(super) best: Option<Box<RawValue>>,
    pub(super) end: Option<End>,
}

/// The end of a job.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(super) enum End {
    Answer(JobText),
    /// The document of the problem, and true if the job should be tried again.
    Problem(JobText, bool),
}

/// An entry of the queue.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Notice {
    pub(super) id: String,
    pub(super) made: String,
}

/// The state of a key.
pub(super) struct Entry<T> {
    /// The value, if a replica or a worker wrote it.
    pub(super) value: Option<T>,
    /// The revision that a replacing write must name; `None` for an absent key.
    pub(super) revision: Option<u64>,
}

impl<T> Entry<T> {
    /// True if another program wrote it.
    pub(super) fn is_forged(&self) -> bool {
        self.value.is_none() && self.revision.is_some()
    }
}

/// The connection to the server; it is made at the first access.
pub(super) struct JobStore {
    settings: StoreSettings,
    signer: Signer,
    runtime: Handle,
    link: OnceCell<Link>,
}

struct Link {
    context: jetstream::Context,
    bucket: Store,
}

/// Reason why an access failed.
#[derive(Debug, thiserror::Error)]
pub(super) enum StoreFault {
    /// The queue is full.
    #[error("the queue of jobs is full")]
    Full,
    /// Another writer was faster.
    #[error("another one was faster")]
    Raced,
    /// The entry is larger than the server allows.
    #[error("the answer has {0} bytes when packed, more than the queue of jobs takes")]
    TooLarge(usize),
    /// There is no answer, or an unexpected one.
    #[error("the queue of jobs can't be reached: {0}")]
    Failed(String),
}

impl From<StoreFault> for Problem {
    fn from(fault: StoreFault) -> Problem {
        Problem::service_full(fault.to_string())
    }
}

fn failed(error: impl std::fmt::Display) -> StoreFault {
    StoreFault::Failed(error.to_string())
}

impl JobStore {
    pub(super) fn new(settings: StoreSettings, runtime: Handle) -> JobStore {
        JobStore { signer: Signer::new(&settings.secret), settings, runtime, link: OnceCell::new() }
    }

    /// Time for which entries are kept.
    pub(super) fn keep(&self) -> Duration {
        self.settings.keep
    }

    async fn link(&self) -> Result<&Link, StoreFault> {
        let connect = || async {
            // Its tasks must outlive the worker thread that makes the first access.
            let connected = self.runtime.spawn(connect(self.settings.clone()));
            connected.await.map_err(failed)?
        };
        self.link.get_or_try_init(connect).await
    }

    /// The order of a job.
    pub(super) async fn order(&self, id: JobId) -> Result<Entry<Order>, StoreFault> {
        let mut entry: Entry<Order> = self.read(&order_key(id)).await?;
        // An id must never lead to the answer of another call. Orders of other releases never run here.
        let is_own = |order: &Order| order.release != release() || order.spec.id() == id;
        entry.value = entry.value.filter(is_own);
        Ok(entry)
    }

    /// The progress of a job.
    pub(super) async fn progress(&self, id: JobId) -> Result<Entry<Progress>, StoreFault> {
        self.read(&progress_key(id)).await
    }

    /// Writes an order: a new one, or a replacement of the given revision.
    pub(super) async fn put_order(
        &self,
        id: JobId,
        order: &Order,
        revision: Option<u64>,
    ) -> Result<(), StoreFault> {
        let (bucket, key) = (&self.link().await?.bucket, order_key(id));
        let value = self.packed(&key, order)?;
        match revision {
            None => match bucket.create(key, value).await {
                Err(error) if error.kind() == kv::CreateErrorKind::AlreadyExists => {
                    Err(StoreFault::Raced)
                }
                created => created.map(drop).map_err(failed),
            },
            Some(revision) => match bucket.update(key, value, revision).await {
                Err(error) if error.kind() == kv::UpdateErrorKind::WrongLastRevision => {
                    Err(StoreFault::Raced)
                }
                updated => updated.map(drop).map_err(failed),
            },
        }
    }

    /// Writes the progress of a job.
    pub(super) async fn put_progress(
        &self,
        id: JobId,
        progress: &Progress,
    ) -> Result<(), StoreFault> {
        self.put(&progress_key(id), progress).await
    }

    /// Removes all data of a job.
    pub(super) async fn forget(&self, id: JobId) -> Result<(), StoreFault> {
        let bucket = &self.link().await?.bucket;
        bucket.purge(order_key(id)).await.map_err(failed)?;
        bucket.purge(progress_key(id)).await.map_err(failed)
    }

    /// Removes the progress of a job, so that it waits again.
    pub(super) async fn forget_progress(&self, id: JobId) -> Result<(), StoreFault> {
        let bucket = &self.link().await?.bucket;
        bucket.purge(progress_key(id)).await.map_err(failed)
    }

    /// The jobs that a caller has asked for.
    pub(super) async fn jobs_of(&self, asker: &str) -> Result<Vec<String>, StoreFault> {
        let found: Entry<Vec<String>> = self.read(&format!("{asker}.jobs")).await?;
        Ok(found.value.unwrap_or_default())
    }

    /// Stores the jobs that a caller has asked for.
    pub(super) async fn put_jobs_of(&self, asker: &str, jobs: &[String]) -> Result<(), StoreFault> {
        self.put(&format!("{asker}.jobs"), &jobs).await
    }

    /// Puts a notice into the queue, unless it is there already.
    pub(super) async fn notify(&self, id: JobId, made: &str) -> Result<(), StoreFault> {
        let notice = Notice { id: id.to_string(), made: made.to_owned() };
        let notice = serde_json::to_vec(&notice).map_err(failed)?;
        let subject = self.subject();
        let notice = self.signer.sign(&format!("{NOTICE} {subject}"), &notice);
        let publish =
            PublishMessage::build().payload(notice.into()).message_id(format!("{id}.{made}"));
        let context = &self.link().await?.context;
        let sent = context.send_publish(subject, publish).await.map_err(failed)?;
        match sent.await {
            Ok(_) => Ok(()),
            Err(error) if error.to_string().contains("maximum messages exceeded") => {
                Err(StoreFault::Full)
            }
            Err(error) => Err(failed(error)),
        }
    }

    /// Reads a notice; `None` if no replica wrote it.
    pub(super) fn notice(&self, payload: &[u8]) -> Option<Notice> {
        let name = format!("{NOTICE} {}", self.subject());
        serde_json::from_slice(self.signer.open(&name, payload)?).ok()
    }

    /// The notices for workers of this release and secret.
    pub(super) async fn notices(&self) -> Result<Consumer<pull::Config>, StoreFault> {
        let link = self.link().await?;
        // The server may have lost its data since.
        make_stream(&link.context, &self.settings).await?;
        let name = format!("workers-{}", self.release_hash());
        let config = pull::Config {
            durable_name: Some(name.clone()),
            ack_policy: AckPolicy::Explicit,
            ack_wait: ACK_WAIT,
            // Workers count deliveries themselves, to report the end of the job.
            max_deliver: -1,
            max_ack_pending: -1,
            filter_subject: self.subject(),
            ..pull::Config::default()
        };
        let stream = link.context.get_stream(STREAM).await.map_err(failed)?;
        stream.get_or_create_consumer(&name, config).await.map_err(failed)
    }

    async fn read<T: DeserializeOwned>(&self, key: &str) -> Result<Entry<T>, StoreFault> {
        let entry = self.link().await?.bucket.entry(key).await.map_err(failed)?;
        let Some(entry) = entry.filter(|entry| entry.operation == kv::Operation::Put) else {
            return Ok(Entry { value: None, revision: None });
        };
        let value = match self.signer.open(key, &entry.value) {
            Some(packed) => {
                let json = zstd::bulk::decompress(packed, MAX_ENTRY).map_err(failed)?;
                Some(serde_json::from_slice(&json).map_err(failed)?)
            }
            None => {
                tracing::warn!("an entry of the queue of jobs has another signature: {key}");
                None
            }
        };
        Ok(Entry { value, revision: Some(entry.revision) })
    }

    async fn put(&self, key: &str, value: &impl Serialize) -> Result<(), StoreFault> {
        let (link, value) = (self.link().await?, self.packed(key, value)?);
        if value.len() + ENVELOPE > link.context.client().server_info().max_payload {
            return Err(StoreFault::TooLarge(value.len()));
        }
        link.bucket.put(key, value).await.map(drop).map_err(failed)
    }

    fn packed(&self, key: &str, value: &impl Serialize) -> Result<Bytes, StoreFault> {
        let json = serde_json::to_vec(value).map_err(failed)?;
        let packed = zstd::bulk::compress(&json, PACKING).map_err(failed)?;
        Ok(self.signer.sign(key, &packed).into())
    }

    /// The subject of the notices of this release and secret; other workers never see them.
    fn subject(&self) -> String {
        format!("tessera.jobs.{}", self.release_hash())
    }

    fn release_hash(&self) -> String {
        let signature = self.signer.signature("release", release().as_bytes());
        hexadecimal(&signature[..8])
    }
}

async fn connect(settings: StoreSettings) -> Result<Link, StoreFault> {
    let mut options = ConnectOptions::new();
    // The client does not read user and password from the addresses.
    let mut names = settings.servers.iter();
    if let Some((user, server)) = names.find_map(|server| Some((server.username()?, server))) {
        options = match server.password() {
            Some(password) => options.user_and_password(user.to_owned(), password.to_owned()),
            None => options.token(user.to_owned()),
        };
    }
    let client = options
        .name("tessera")
        .connection_timeout(TIMEOUT)
        .request_timeout(Some(TIMEOUT))
        .connect(settings.servers.clone())
        .await
        .map_err(failed)?;
    let context = jetstream::new(client);
    make_stream(&context, &settings).await?;
    let bucket = kv::Config {
        bucket: BUCKET.to_owned(),
        description: "Jobs of Tessera".to_owned(),
        history: 1,
        max_age: settings.keep,
        ..kv::Config::default()
    };
    let bucket = match context.get_key_value(BUCKET).await {
        Ok(bucket) => bucket,
        Err(_) => context.create_key_value(bucket).await.map_err(failed)?,
    };
    tracing::info!("connected to the queue of jobs");
    Ok(Link { context, bucket })
}

async fn make_stream(
    context: &jetstream::Context,
    settings: &StoreSettings,
) -> Result<(), StoreFault> {
    let config = stream::Config {
        name: STREAM.to_owned(),
        subjects: vec!["tessera.jobs.*".to_owned()],
        retention: RetentionPolicy::WorkQueue,
        discard: DiscardPolicy::New,
        max_messages: i64::try_from(settings.queue).unwrap_or(i64::MAX),
        max_age: settings.keep,
        duplicate_window: DUPLICATES.min(settings.keep),
        ..stream::Config::default()
    };
    context.get_or_create_stream(config).await.map(drop).map_err(failed)
}

fn order_key(id: JobId) -> String {
    format!("{id}.order")
}

fn progress_key(id: JobId) -> String {
    format!("{id}.progress")
}
