//! `tessera serve` and its configuration: flags, environment, file, defaults, in this order.

use std::net::TcpListener;
use std::num::NonZeroU32;
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::Args;
use clap::builder::BoolishValueParser;
use ipnet::IpNet;
use serde::{Deserialize, Serialize};

use super::CliError;
use crate::api::analysis::Caps;
use crate::api::caller::{ApiKey, Callers};
use crate::api::rate::Allowance;
use crate::api::server::{Listeners, Settings, serve};
use crate::api::shared::SharedSettings;
use crate::puzzles::daily::PUBLIC_SECRET;

/// Units per second of a caller where the service can be reached from elsewhere.
const PUBLIC_RATE: u32 = 100;
/// Seconds of the rate that can be saved up.
const BURST_SECONDS: u32 = 20;

/// Declares the options once: as flags, variables, and members of the file.
macro_rules! options {
    ($($(#[$attribute:meta])* $name:ident: $kind:ty,)*) => {
        /// What can be set. What is left out has a default.
        #[derive(Debug, Clone, Default, Args, Deserialize)]
        #[serde(default, deny_unknown_fields)]
        pub(super) struct Options {
            $($(#[$attribute])* pub(super) $name: Option<$kind>,)*
            #[arg(skip)]
            keys: Vec<KeyEntry>,
        }

        impl Options {
            /// These, and where they say nothing, the others.
            fn or(self, other: Options) -> Options {
                Options {
                    $($name: self.$name.or(other.$name),)*
                    keys: if self.keys.is_empty() { other.keys } else { self.keys },
                }
            }
        }
    };
}

options! {
    /// Address to listen on; port 0 chooses a free one, which the log tells [default: 127.0.0.1:8080]
    #[arg(long, env = "TESSERA_BIND")]
    bind: String,
    /// Another address on which alone /metrics is served [default: /metrics is served to all callers]
    #[arg(long, env = "TESSERA_METRICS_BIND")]
    metrics_bind: String,
    /// Worker threads for cheap calls; 0 means as many as there are cores [default: 0]
    #[arg(long, env = "TESSERA_WORKERS")]
    workers: usize,
    /// Heavy jobs that run at once; 0 means as many as there are cores [default: 0]
    #[arg(long, env = "TESSERA_PERMITS")]
    permits: usize,
    /// Heavy jobs that may wait for a permit before callers are told to come back later [default: 64]
    #[arg(long, env = "TESSERA_QUEUE")]
    queue: usize,
    /// By how much heavy work gives way to cheap calls where cores are short, 0 to 19 [default: 10]
    #[arg(long, env = "TESSERA_NICENESS")]
    niceness: i32,
    /// Connections at once; further ones wait [default: 10000]
    #[arg(long, env = "TESSERA_CONNECTIONS")]
    connections: usize,
    /// Bytes of the cache of analyses; 0 keeps none [default: 67108864]
    #[arg(long, env = "TESSERA_CACHE_BYTES")]
    cache_bytes: u64,
    /// Bytes of the cache of puzzles; 0 keeps none [default: 33554432]
    #[arg(long, env = "TESSERA_PUZZLE_BYTES")]
    puzzle_bytes: u64,
    /// Most bytes of a table or tree of one search; 0 leaves it to each engine. Less memory may lead to other
    /// answers, so the version in them tells [default: 0]
    #[arg(long, env = "TESSERA_TABLE_BYTES")]
    table_bytes: u64,
    /// Most nodes of one analysis, where the game's engine allows more, and of one batch [default: 100000000]
    #[arg(long, env = "TESSERA_MAX_NODES")]
    max_nodes: u64,
    /// Longest time of one request in milliseconds; keep it below the timeout of a proxy in front [default: 20000]
    #[arg(long, env = "TESSERA_MAX_TIME_MS")]
    max_time_ms: u64,
    /// Milliseconds between two signs of life of a stream [default: 1000]
    #[arg(long, env = "TESSERA_HEARTBEAT_MS")]
    heartbeat_ms: u64,
    /// Secret that decides the puzzles of the day; the same on all replicas. Whoever knows it knows tomorrow's
    #[arg(long, env = "TESSERA_DAILY_SECRET", hide_env_values = true)]
    daily_secret: String,
    /// Units that a caller gets each second; 0 for no limit [default: 0 on a loopback address, else 100]
    #[arg(long, env = "TESSERA_RATE")]
    rate: u32,
    /// Units that a caller can save up [default: those of 20 seconds]
    #[arg(long, env = "TESSERA_BURST")]
    burst: u32,
    /// Networks of proxies whose X-Forwarded-For is believed, separated by commas [default: none]
    #[arg(long, env = "TESSERA_TRUSTED_PROXIES", value_delimiter = ',', num_args = 1)]
    trusted_proxies: Vec<String>,
    /// Milliseconds for which it still takes requests after SIGTERM, not ready any more [default: 0]
    #[arg(long, env = "TESSERA_DRAIN_MS")]
    drain_ms: u64,
    /// Milliseconds that heavy work may go on while it shuts down, before it is told to come to an end [default: 3000]
    #[arg(long, env = "TESSERA_GRACE_MS")]
    grace_ms: u64,
    /// Redis or Valkey whose cache replicas share, redis://[user:password@]host[:port][/database] [default: none]
    #[arg(long, env = "TESSERA_REDIS", hide_env_values = true)]
    redis: String,
    /// Longest time of one use of it in milliseconds [default: 50]
    #[arg(long, env = "TESSERA_REDIS_TIMEOUT_MS")]
    redis_timeout_ms: u64,
    /// How long entries are kept there, in seconds [default: 604800]
    #[arg(long, env = "TESSERA_REDIS_KEEP_S")]
    redis_keep_s: u64,
    /// Log lines as JSON [default: false]
    #[arg(long, env = "TESSERA_LOG_JSON", num_args = 0..=1, default_missing_value = "true", value_parser = BoolishValueParser::new())]
    log_json: bool,
}

/// An API key in the file: `[[keys]]`.
#[derive(Debug, Clone, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct KeyEntry {
    /// Whose it is.
    name: String,
    /// SHA-256 of the key, as `tessera key` prints it.
    sha256: String,
    /// Units per second; 0 for no limit.
    #[serde(default)]
    rate: u32,
    /// Units that can be saved up; those of 20 seconds by default.
    burst: Option<u32>,
}

/// Flags of commands that need the configuration.
#[derive(Debug, Clone, Args)]
pub(super) struct ServeArguments {
    /// Configuration file (TOML). Its members are named as the flags, with underscores; [[keys]] are API keys.
    #[arg(long, env = "TESSERA_CONFIG")]
    config: Option<PathBuf>,
    #[command(flatten)]
    options: Options,
}

/// What is in force, with every default filled in.
#[derive(Debug, Clone, Serialize)]
pub(super) struct Configuration {
    pub(super) bind: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    metrics_bind: Option<String>,
    workers: usize,
    permits: usize,
    queue: usize,
    niceness: i32,
    connections: usize,
    cache_bytes: u64,
    puzzle_bytes: u64,
    table_bytes: u64,
    max_nodes: u64,
    max_time_ms: u64,
    heartbeat_ms: u64,
    daily_secret: String,
    rate: u32,
    burst: u32,
    trusted_proxies: Vec<IpNet>,
    drain_ms: u64,
    grace_ms: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    redis: Option<String>,
    redis_timeout_ms: u64,
    redis_keep_s: u64,
    pub(super) log_json: bool,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    keys: Vec<KeyEntry>,
}

impl ServeArguments {
    /// What is in force, checked.
    ///
    /// # Errors
    /// [`CliError::Configuration`], which names the option and says what is wrong.
    pub(super) fn configuration(&self) -> Result<Configuration, CliError> {
        let file = match &self.config {
            Some(path) => read_file(path)?,
            None => Options::default(),
        };
        fill_in(self.options.clone().or(file))
    }
}

fn read_file(path: &Path) -> Result<Options, CliError> {
    let wrong = |why: String| CliError::Configuration(format!("{}: {why}", path.display()));
    let text = std::fs::read_to_string(path).map_err(|error| wrong(error.to_string()))?;
    toml::from_str(&text).map_err(|error| wrong(error.to_string().trim_end().to_owned()))
}

fn fill_in(options: Options) -> Result<Configuration, CliError> {
    let bind = options.bind.unwrap_or_else(|| "127.0.0.1:8080".to_owned());
    let rate = options
        .rate
        .unwrap_or_else(|| if is_loopback(&bind) { 0 } else { PUBLIC_RATE });
    let burst = options.burst.unwrap_or(rate.saturating_mul(BURST_SECONDS));
    let trusted_proxies = options.trusted_proxies.unwrap_or_default();
    let caps = Caps::default();
    let configuration = Configuration {
        bind,
        metrics_bind: options.metrics_bind.filter(|bind| !bind.is_empty()),
        workers: or_cores(options.workers.unwrap_or(0)),
        permits: or_cores(options.permits.unwrap_or(0)),
        queue: options.queue.unwrap_or(64),
        niceness: options.niceness.unwrap_or(10),
        connections: options.connections.unwrap_or(10_000),
        cache_bytes: options.cache_bytes.unwrap_or(64 << 20),
        puzzle_bytes: options.puzzle_bytes.unwrap_or(32 << 20),
        table_bytes: options.table_bytes.unwrap_or(0),
        max_nodes: options.max_nodes.unwrap_or(caps.max_nodes),
        max_time_ms: options.max_time_ms.unwrap_or(caps.max_time_ms),
        heartbeat_ms: options.heartbeat_ms.unwrap_or(1000),
        daily_secret: (options.daily_secret).unwrap_or_else(|| PUBLIC_SECRET.to_owned()),
        rate,
        burst,
        trusted_proxies: (trusted_proxies.iter())
            .filter(|text| !text.trim().is_empty())
            .map(|text| network(text.trim()))
            .collect::<Result<_, _>>()?,
        drain_ms: options.drain_ms.unwrap_or(0),
        grace_ms: options.grace_ms.unwrap_or(3000),
        redis: options.redis.filter(|url| !url.is_empty()),
        redis_timeout_ms: options.redis_timeout_ms.unwrap_or(50),
        redis_keep_s: options.redis_keep_s.unwrap_or(7 * 24 * 3600),
        log_json: options.log_json.unwrap_or(false),
        keys: options.keys,
    };
    configuration.check()?;
    Ok(configuration)
}

impl Configuration {
    fn check(&self) -> Result<(), CliError> {
        let day = 86_400_000;
        within("workers", self.workers, 1, 1024)?;
        within("permits", self.permits, 1, 1024)?;
        within("queue", self.queue, 0, 1_000_000)?;
        within("niceness", self.niceness, 0, 19)?;
        within("connections", self.connections, 1, 1_000_000)?;
        within("max_nodes", self.max_nodes, 1, u64::MAX)?;
        within("max_time_ms", self.max_time_ms, 1, day)?;
        within("heartbeat_ms", self.heartbeat_ms, 1, day)?;
        within("drain_ms", self.drain_ms, 0, day)?;
        within("grace_ms", self.grace_ms, 0, day)?;
        within("redis_timeout_ms", self.redis_timeout_ms, 1, 10_000)?;
        within("redis_keep_s", self.redis_keep_s, 1, 10 * 365 * 24 * 3600)?;
        if self.table_bytes > 0 {
            within("table_bytes", self.table_bytes, 1 << 16, u64::MAX)?;
        }
        if self.rate > 0 {
            within("burst", self.burst, 1, u32::MAX)?;
        }
        self.shared()?;
        self.api_keys().map(drop)
    }

    /// The configuration as a file; secrets are left out.
    pub(super) fn to_text(&self) -> Result<String, CliError> {
        let mut shown = self.clone();
        if shown.daily_secret != PUBLIC_SECRET {
            shown.daily_secret = "***".to_owned();
        }
        if let Some(url) = &mut shown.redis {
            *url = without_password(url);
        }
        toml::to_string(&shown).map_err(|error| CliError::Configuration(error.to_string()))
    }

    fn shared(&self) -> Result<Option<SharedSettings>, CliError> {
        let Some(url) = &self.redis else {
            return Ok(None);
        };
        let client = redis::Client::open(url.as_str());
        Ok(Some(SharedSettings {
            client: client.map_err(|error| wrong("redis", error))?,
            timeout: Duration::from_millis(self.redis_timeout_ms),
            keep: Duration::from_secs(self.redis_keep_s),
        }))
    }

    fn api_keys(&self) -> Result<Vec<ApiKey>, CliError> {
        let mut keys: Vec<ApiKey> = Vec::new();
        for entry in &self.keys {
            let hash = read_hash(&entry.sha256).ok_or_else(|| {
                wrong(
                    "keys",
                    format!("{:?}: sha256 has 64 hexadecimal digits", entry.name),
                )
            })?;
            if keys
                .iter()
                .any(|key| key.name == entry.name || key.hash == hash)
            {
                return Err(wrong("keys", format!("{:?} occurs twice", entry.name)));
            }
            let burst = entry
                .burst
                .unwrap_or(entry.rate.saturating_mul(BURST_SECONDS));
            keys.push(ApiKey {
                name: entry.name.clone(),
                hash,
                allowance: allowance(entry.rate, burst),
            });
        }
        Ok(keys)
    }

    /// What the service, or whatever uses its parts, is started with.
    pub(super) fn settings(&self) -> Result<Settings, CliError> {
        Ok(Settings {
            workers: self.workers,
            permits: self.permits,
            queue: self.queue,
            cache_bytes: self.cache_bytes,
            daily_secret: self.daily_secret.clone(),
            caps: Caps {
                max_nodes: self.max_nodes,
                max_time_ms: self.max_time_ms,
                table_bytes: (self.table_bytes > 0).then_some(self.table_bytes),
            },
            puzzle_bytes: self.puzzle_bytes,
            heartbeat_ms: self.heartbeat_ms,
            connections: self.connections,
            niceness: self.niceness,
            callers: Callers {
                trusted_proxies: self.trusted_proxies.clone(),
                keys: self.api_keys()?,
            },
            allowance: allowance(self.rate, self.burst),
            drain: Duration::from_millis(self.drain_ms),
            grace: Duration::from_millis(self.grace_ms),
            shared: self.shared()?,
        })
    }
}

/// Serves as configured.
pub(super) fn run(arguments: &ServeArguments) -> Result<(), CliError> {
    let configuration = arguments.configuration()?;
    super::log::start(configuration.log_json);
    let public = listen(&configuration.bind)?;
    let metrics = configuration.metrics_bind.as_deref().map(listen);
    let metrics = metrics.transpose()?;
    if let Some(metrics) = &metrics {
        tracing::info!("metrics on http://{}/metrics", metrics.local_addr()?);
    }
    tracing::info!("listening on http://{}", public.local_addr()?);
    let serving = serve(Listeners { public, metrics }, configuration.settings()?);
    actix_web::rt::System::new().block_on(serving)?;
    Ok(())
}

fn listen(address: &str) -> Result<TcpListener, CliError> {
    TcpListener::bind(address).map_err(|source| CliError::Bind {
        address: address.to_owned(),
        source,
    })
}

fn or_cores(n: usize) -> usize {
    match n {
        0 => std::thread::available_parallelism().map_or(1, usize::from),
        n => n,
    }
}

fn is_loopback(bind: &str) -> bool {
    let host = bind.rsplit_once(':').map_or(bind, |(host, _)| host);
    let host = host.trim_start_matches('[').trim_end_matches(']');
    host == "localhost"
        || host
            .parse::<std::net::IpAddr>()
            .is_ok_and(|ip| ip.is_loopback())
}

fn allowance(rate: u32, burst: u32) -> Option<Allowance> {
    Some(Allowance {
        per_second: NonZeroU32::new(rate)?,
        burst: NonZeroU32::new(burst.max(1))?,
    })
}

/// A network, or one address.
fn network(text: &str) -> Result<IpNet, CliError> {
    let single = || text.parse::<std::net::IpAddr>().map(IpNet::from);
    text.parse::<IpNet>().or_else(|_| single()).map_err(|_| {
        wrong(
            "trusted_proxies",
            format!("{text:?} is neither an address nor a network such as 10.0.0.0/8"),
        )
    })
}

fn read_hash(text: &str) -> Option<[u8; 32]> {
    if text.len() != 64 || !text.bytes().all(|b| b.is_ascii_hexdigit()) {
        return None;
    }
    let mut hash = [0; 32];
    for (i, byte) in hash.iter_mut().enumerate() {
        *byte = u8::from_str_radix(text.get(2 * i..2 * i + 2)?, 16).ok()?;
    }
    Some(hash)
}

fn without_password(url: &str) -> String {
    match (url.find("://"), url.rfind('@')) {
        (Some(scheme), Some(at)) => format!("{}***{}", &url[..scheme + 3], &url[at..]),
        _ => url.to_owned(),
    }
}

fn within<T: PartialOrd + std::fmt::Display>(
    name: &str,
    value: T,
    least: T,
    most: T,
) -> Result<(), CliError> {
    if (least <= value) & (value <= most) {
        Ok(())
    } else {
        Err(wrong(
            name,
            format!("{value} does not lie between {least} and {most}"),
        ))
    }
}

fn wrong(name: &str, why: impl std::fmt::Display) -> CliError {
    CliError::Configuration(format!("{name}: {why}"))
}

/// Makes a key, and prints it with the lines for the configuration file.
pub(super) fn new_key(name: &str) -> Result<String, CliError> {
    use std::fmt::Write;
    let random: [u8; 32] = rand::random();
    let hex = |bytes: &[u8]| {
        bytes.iter().fold(String::new(), |mut text, byte| {
            // Writing into a string can't fail.
            let _ = write!(text, "{byte:02x}");
            text
        })
    };
    let key = format!("tessera_{}", hex(&random));
    let entry = KeyEntry {
        name: name.to_owned(),
        sha256: hex(&crate::api::caller::hash(key.as_bytes())),
        rate: 1000,
        burst: None,
    };
    let lines = toml::to_string(&entry).map_err(|e| CliError::Configuration(e.to_string()))?;
    Ok(format!("# {key}\n[[keys]]\n{lines}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn from_file(text: &str) -> Result<Configuration, String> {
        let options = toml::from_str::<Options>(text).map_err(|error| error.to_string())?;
        fill_in(options).map_err(|error| error.to_string())
    }

    #[test]
    fn flags_come_before_the_file_and_the_file_before_defaults() {
        let file: Options = toml::from_str("queue = 3\npermits = 5").unwrap();
        let flags = Options {
            queue: Some(7),
            ..Options::default()
        };
        let configuration = fill_in(flags.or(file)).unwrap();
        assert_eq!((configuration.queue, configuration.permits), (7, 5));
        assert_eq!(configuration.heartbeat_ms, 1000);
    }

    #[test]
    fn callers_are_limited_where_the_world_can_reach_the_service() {
        assert_eq!(from_file("").unwrap().rate, 0);
        assert_eq!(from_file("bind = \"[::1]:80\"").unwrap().rate, 0);
        let public = from_file("bind = \"0.0.0.0:80\"").unwrap();
        assert_eq!((public.rate, public.burst), (100, 2000));
        assert_eq!(
            from_file("bind = \"0.0.0.0:80\"\nrate = 0").unwrap().rate,
            0
        );
    }

    #[test]
    fn what_is_wrong_is_named() {
        for (text, named) in [
            ("queeue = 3", "queeue"),
            ("niceness = 20", "niceness"),
            ("table_bytes = 9", "table_bytes"),
            ("max_time_ms = 0", "max_time_ms"),
            ("trusted_proxies = [\"10.0.0.0/99\"]", "10.0.0.0/99"),
            ("redis = \"http://here\"", "redis"),
            ("[[keys]]\nname = \"a\"\nsha256 = \"zz\"", "sha256"),
            ("rate = 1\nburst = 0", "burst"),
            ("workers = \"two\"", "workers"),
        ] {
            let error = from_file(text).unwrap_err();
            assert!(error.contains(named), "{text}: {error}");
        }
    }

    #[test]
    fn what_is_printed_is_a_file_that_says_the_same() {
        let key = new_key("me").unwrap();
        let (comment, entry) = key.split_once('\n').unwrap();
        let text = format!("redis = \"redis://u:secret@h/1\"\nrate = 9\n{entry}");
        let configuration = from_file(&text).unwrap();
        let hash = crate::api::caller::hash(comment.trim_start_matches("# ").as_bytes());
        assert_eq!(configuration.api_keys().unwrap()[0].hash, hash);
        let shown = configuration.to_text().unwrap();
        assert!(!shown.contains("u:secret"), "{shown}");
        let again = from_file(&shown).unwrap();
        assert_eq!((again.rate, again.burst, again.keys.len()), (9, 180, 1));
    }
}
