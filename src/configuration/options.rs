//! Declares every option once: its group, its default, and its name as a flag, a variable and a member of the file.

use std::net::IpAddr;

use clap::Args;
use clap::builder::BoolishValueParser;
use serde::{Deserialize, Serialize};
use tessera_operations::limits::JOB_NODES;
use tessera_puzzles::library::days::PUBLIC_SECRET;

use crate::api::analysis::Caps;
use crate::api::caller::Callers;
use crate::api::jobs::RemoteSettings;
use crate::api::shared::SharedCacheSettings;

/// Units per second of a caller if other machines can reach the service.
const PUBLIC_RATE: u32 = 100;
/// Seconds of refill that a caller can save up.
pub const BURST_SECONDS: u32 = 20;

/// An API key in the file: `[[keys]]`.
#[derive(Debug, Clone, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct KeyEntry {
    /// The holder of the key.
    pub name: String,
    /// SHA-256 of the key, as `tessera key` prints it.
    pub sha256: String,
    /// Units per second; 0 for no limit.
    #[serde(default)]
    pub rate: u32,
    /// Most units that the holder can save up; 20 seconds' worth by default.
    pub burst: Option<u32>,
}

/// Declares the options, group by group: the flags with their variables, the members of the file, and the values in
/// force. A default may refer to the options before it.
macro_rules! options {
    ($(
        $(#[doc = $about:literal])+
        $group:ident: $Group:ident {
            $($(#[doc = $doc:literal])+ #[arg($($arg:tt)*)] $name:ident: $kind:ty = $default:expr,)*
        }
    )*) => {
        /// The options that were given. An option that is `None` gets its default.
        #[derive(Debug, Clone, Default, Args, Deserialize)]
        #[serde(default, deny_unknown_fields)]
        pub struct Options {
            $($($(#[doc = $doc])+ #[arg(long, $($arg)*)] pub $name: Option<$kind>,)*)*
            /// API keys; only the file can set them.
            #[arg(skip)]
            pub keys: Vec<KeyEntry>,
        }

        impl Options {
            /// Fills the gaps of these options from `other`.
            #[must_use]
            pub fn or(self, other: Options) -> Options {
                Options {
                    $($($name: self.$name.or(other.$name),)*)*
                    keys: if self.keys.is_empty() { other.keys } else { self.keys },
                }
            }

            /// Fills in every default. The result is not checked yet.
            pub(super) fn filled(self) -> Configuration {
                $($(let $name = self.$name.unwrap_or_else(|| $default);)*)*
                Configuration {
                    $($group: $Group { $($name,)* },)*
                    keys: self.keys,
                    callers: Callers::default(),
                    shared_cache: None,
                    remote_jobs: None,
                    unknown_variables: Vec::new(),
                }
            }
        }

        /// The configuration that applies, with every default filled in.
        #[derive(Debug, Clone, Serialize)]
        pub struct Configuration {
            $($(#[doc = $about])+ #[serde(flatten)] pub $group: $Group,)*
            /// API keys.
            #[serde(skip_serializing_if = "Vec::is_empty")]
            pub keys: Vec<KeyEntry>,
            /// The rules by which callers are identified; derived from the options above.
            #[serde(skip)]
            pub callers: Callers,
            /// The cache that replicas share; derived from the options above.
            #[serde(skip)]
            pub shared_cache: Option<SharedCacheSettings>,
            /// The queue of jobs that replicas share; derived from the options above.
            #[serde(skip)]
            pub remote_jobs: Option<RemoteSettings>,
            /// Environment variables that look like settings but match none.
            #[serde(skip)]
            pub unknown_variables: Vec<String>,
        }

        $(
            $(#[doc = $about])+
            #[derive(Debug, Clone, Serialize)]
            pub struct $Group {
                $($(#[doc = $doc])+ pub $name: $kind,)*
            }
        )*
    };
}

options! {
    /// Addresses of the service.
    listening: Listening {
        /// Address to listen on; port 0 chooses a free one and logs it [default: 127.0.0.1:8080]
        #[arg(env = "TESSERA_BIND")]
        bind: String = "127.0.0.1:8080".to_owned(),
        /// Another address for /health/live, /health/ready and /metrics, served by a thread of their own
        /// [default: none]
        #[arg(env = "TESSERA_HEALTH_BIND")]
        health_bind: String = String::new(),
        /// Let all callers see /metrics on the main address [default: only if that is a loopback address and there is
        /// no --health-bind]
        #[arg(env = "TESSERA_PUBLIC_METRICS", num_args = 0..=1, default_missing_value = "true", value_parser = BoolishValueParser::new())]
        public_metrics: bool = is_loopback(&bind) && health_bind.is_empty(),
        /// Further websites whose pages may call /mcp, such as `https://games.example`, separated by commas; `*` for
        /// all. On a loopback address, clients may also reach /mcp under the names of these websites [default: those
        /// of --public-url and --allowed-hosts]
        #[arg(env = "TESSERA_MCP_ORIGINS", value_delimiter = ',', num_args = 1)]
        mcp_origins: Vec<String> = Vec::new(),
        /// Address under which callers know the service, such as `https://tessera.example`, for links that name it.
        /// If it has a path, as in `https://example.com/tessera`, a proxy in front must strip the path [default: an
        /// allowed host, otherwise taken from Host and X-Forwarded-Proto of each request]
        #[arg(env = "TESSERA_PUBLIC_URL")]
        public_url: String = String::new(),
        /// Further hosts under which callers know the service, such as `tessera.example:8080`, separated by commas.
        /// The service reads links to these hosts, and without --public-url names them in answers [default: none]
        #[arg(env = "TESSERA_ALLOWED_HOSTS", value_delimiter = ',', num_args = 1)]
        allowed_hosts: Vec<String> = Vec::new(),
    }

    /// Threads and connections.
    capacity: Capacity {
        /// Worker threads for cheap calls; 0 for one per core [default: 0]
        #[arg(env = "TESSERA_WORKERS")]
        workers: usize = 0,
        /// Simultaneous connections; a further one closes the longest idle one [default: 4096]
        #[arg(env = "TESSERA_CONNECTIONS")]
        connections: usize = 4096,
        /// Simultaneous connections from one IPv4 address or one IPv6 network of 64 bits, four times as many from one
        /// of 48 bits; trusted proxies have no such limit; 0 for none [default: 0 on a loopback address, otherwise
        /// 200]
        #[arg(env = "TESSERA_CONNECTIONS_PER_ADDRESS")]
        connections_per_address: usize = if is_loopback(&bind) { 0 } else { 200 },
        /// Bytes of bodies being received and answers being sent, on all connections together. Beyond it, answers are
        /// refused with 503, or with 429 if the caller's own take a quarter [default: 67108864]
        #[arg(env = "TESSERA_BUFFER_BYTES")]
        buffer_bytes: usize = 64 << 20,
    }

    /// Heavy calls.
    heavy: Heavy {
        /// Heavy jobs that run at once; 0 for one per core [default: 0]
        #[arg(env = "TESSERA_PERMITS")]
        permits: usize = 0,
        /// Heavy jobs that may wait for a permit; further ones are refused with 503 [default: 64]
        #[arg(env = "TESSERA_QUEUE")]
        queue: usize = 64,
        /// Heavy jobs of one caller that may wait for a permit; further ones are refused with 429 [default: a quarter of
        /// --queue, on a loopback address all of it]
        #[arg(env = "TESSERA_QUEUE_PER_CALLER")]
        queue_per_caller: usize = if is_loopback(&bind) { queue } else { queue.div_ceil(4) },
        /// Niceness of heavy work, 0 to 19: how far it yields to cheap calls when cores are scarce [default: 10]
        #[arg(env = "TESSERA_NICENESS")]
        niceness: i32 = 10,
    }

    /// Jobs: calls that take longer than the limit of a request.
    jobs: Jobs {
        /// Jobs that run at once, on threads of the lowest priority; 0 turns jobs off [default: 1]
        #[arg(env = "TESSERA_JOB_THREADS")]
        job_threads: usize = 1,
        /// Threads that the analysis of each job may use, if the engine supports it; answers do not depend on it
        /// [default: 1]
        #[arg(env = "TESSERA_JOB_CORES")]
        job_cores: usize = 1,
        /// Jobs that may wait; further ones are refused with 503 [default: 64]
        #[arg(env = "TESSERA_JOB_QUEUE")]
        job_queue: usize = 64,
        /// Jobs of one caller that may wait or run; further ones are refused with 429 [default: 4, on a loopback
        /// address as many as there is room for]
        #[arg(env = "TESSERA_JOBS_PER_CALLER")]
        jobs_per_caller: usize = if is_loopback(&bind) { job_queue.saturating_add(job_threads).max(1) } else { 4 },
        /// Most nodes of a job [default: 50000000000]
        #[arg(env = "TESSERA_JOB_NODES")]
        job_nodes: u64 = JOB_NODES,
        /// Most nodes of a job of a caller without a key; 0 for no jobs without a key [default: 200000000, on a
        /// loopback address the value of --job-nodes]
        #[arg(env = "TESSERA_JOB_NODES_ANONYMOUS")]
        job_nodes_anonymous: u64 = if is_loopback(&bind) { job_nodes } else { job_nodes.min(200_000_000) },
        /// Bytes kept for answers of jobs [default: 33554432]
        #[arg(env = "TESSERA_JOB_BYTES")]
        job_bytes: usize = 32 << 20,
        /// Seconds for which answers of jobs are kept [default: 86400]
        #[arg(env = "TESSERA_JOB_KEEP_S")]
        job_keep_s: u64 = 24 * 3600,
        /// NATS servers for jobs that `tessera work` runs for all replicas, such as nats://user:password@host:4222,
        /// separated by commas; with it the service runs no jobs itself [default: none]
        #[arg(env = "TESSERA_NATS", hide_env_values = true)]
        nats: String = String::new(),
        /// Secret under which entries of the queue of jobs are signed; must be the same on all replicas and workers, and
        /// is needed with --nats unless the service and the NATS servers have loopback addresses [default: none]
        #[arg(env = "TESSERA_NATS_SECRET", hide_env_values = true)]
        nats_secret: String = String::new(),
    }

    /// Memory of the caches and of searches.
    caches: Caches {
        /// Bytes of the cache of analyses; 0 turns it off [default: 67108864]
        #[arg(env = "TESSERA_CACHE_BYTES")]
        cache_bytes: u64 = 64 << 20,
        /// Bytes of the cache of puzzles; 0 turns it off [default: 33554432]
        #[arg(env = "TESSERA_PUZZLE_BYTES")]
        puzzle_bytes: u64 = 32 << 20,
        /// Largest table or tree of one search in bytes; 0 leaves the size to each engine. Less memory may lead to
        /// other answers, so the version in answers names it [default: 0]
        #[arg(env = "TESSERA_TABLE_BYTES")]
        table_bytes: u64 = 0,
    }

    /// Limits of one request.
    limits: Limits {
        /// Most nodes of one analysis (unless the engine's own limit is lower) and of one batch [default: 100000000]
        #[arg(env = "TESSERA_MAX_NODES")]
        max_nodes: u64 = Caps::default().max_nodes,
        /// Longest time of one request in milliseconds; keep it below the timeout of a proxy in front [default: 20000]
        #[arg(env = "TESSERA_MAX_TIME_MS")]
        max_time_ms: u64 = Caps::default().max_time_ms,
        /// Milliseconds between two heartbeats of a stream [default: 1000]
        #[arg(env = "TESSERA_HEARTBEAT_MS")]
        heartbeat_ms: u64 = 1000,
    }

    /// Puzzles.
    puzzles: Puzzles {
        /// Secret that decides the daily puzzles; must be the same on all replicas. Keep it private: it reveals
        /// tomorrow's puzzles
        #[arg(env = "TESSERA_DAILY_SECRET", hide_env_values = true)]
        daily_secret: String = PUBLIC_SECRET.to_owned(),
    }

    /// Callers of the service and their allowances.
    admission: Admission {
        /// Units that a caller gets per second; 0 for no limit [default: 0 on a loopback address, otherwise 100]
        #[arg(env = "TESSERA_RATE")]
        rate: u32 = if is_loopback(&bind) { 0 } else { PUBLIC_RATE },
        /// Most units that a caller can save up [default: 20 seconds' worth]
        #[arg(env = "TESSERA_BURST")]
        burst: u32 = rate.saturating_mul(BURST_SECONDS),
        /// Networks of proxies whose X-Forwarded-For is trusted, separated by commas [default: none]
        #[arg(env = "TESSERA_TRUSTED_PROXIES", value_delimiter = ',', num_args = 1)]
        trusted_proxies: Vec<String> = Vec::new(),
        /// Number of proxies through which every request comes, instead of --trusted-proxies: the caller is the address
        /// that the first of them appended to X-Forwarded-For [default: 0]
        #[arg(env = "TESSERA_PROXY_HOPS")]
        proxy_hops: usize = 0,
    }

    /// The end of the service.
    shutdown: Shutdown {
        /// Milliseconds for which the service, no longer ready, still takes requests after SIGTERM [default: 0]
        #[arg(env = "TESSERA_DRAIN_MS")]
        drain_ms: u64 = 0,
        /// Milliseconds for which heavy work may continue after that, before it is stopped [default: 3000]
        #[arg(env = "TESSERA_GRACE_MS")]
        grace_ms: u64 = 3000,
    }

    /// The cache that replicas share.
    shared: Shared {
        /// Redis or Valkey for the cache that replicas share, such as redis://user:password@host:6379/0 [default: none]
        #[arg(env = "TESSERA_REDIS", hide_env_values = true)]
        redis: String = String::new(),
        /// Secret under which entries of the shared cache are signed; must be the same on all replicas, and is needed
        /// with --redis unless the service is bound to a loopback address [default: none]
        #[arg(env = "TESSERA_REDIS_SECRET", hide_env_values = true)]
        redis_secret: String = String::new(),
        /// Longest time of one access in milliseconds [default: 50]
        #[arg(env = "TESSERA_REDIS_TIMEOUT_MS")]
        redis_timeout_ms: u64 = 50,
        /// Seconds for which it keeps entries [default: 604800]
        #[arg(env = "TESSERA_REDIS_KEEP_S")]
        redis_keep_s: u64 = 7 * 24 * 3600,
    }

    /// Logging.
    logging: Logging {
        /// Write log lines as JSON [default: false]
        #[arg(env = "TESSERA_LOG_JSON", num_args = 0..=1, default_missing_value = "true", value_parser = BoolishValueParser::new())]
        log_json: bool = false,
    }
}

/// True if only this machine can reach the address.
pub(super) fn is_loopback(bind: &str) -> bool {
    let host = bind.rsplit_once(':').map_or(bind, |(host, _)| host);
    let host = host.trim_start_matches('[').trim_end_matches(']');
    host == "localhost" || host.parse::<IpAddr>().is_ok_and(|ip| ip.is_loopback())
}
