//! Checks the settings, and derives further settings from them.

use std::net::IpAddr;
use std::num::NonZeroU32;
use std::time::Duration;

use ipnet::IpNet;

use super::addresses;
use super::error::ConfigurationError;
use super::options::{BURST_SECONDS, Configuration, is_loopback};
use crate::api::caller::{Allowance, ApiKey, Callers};
use crate::api::host_name::read_host;
use crate::api::jobs::RemoteSettings;
use crate::api::shared::SharedCacheSettings;
use crate::hexadecimal::from_hexadecimal;
use tessera_puzzles::library::days::PUBLIC_SECRET;

/// The largest integer that every JSON parser reads exactly.
const MAX_JSON_INTEGER: u64 = (1 << 53) - 1;
/// More bytes than any machine has.
const MAX_BYTES: u64 = 1 << 50;

impl Configuration {
    /// Checks all settings, and derives the rest of the configuration.
    pub(super) fn complete(&mut self) -> Result<(), ConfigurationError> {
        for threads in [&mut self.capacity.workers, &mut self.heavy.permits] {
            *threads = or_cores(*threads);
        }
        self.ranges()?;
        self.addresses()?;
        self.callers = Callers {
            trusted_proxies: self.trusted_proxies()?,
            proxy_hops: self.admission.proxy_hops,
            keys: self.api_keys()?,
        };
        self.shared_cache = self.shared_cache_settings()?;
        self.remote_jobs = self.remote_settings()?;
        Ok(())
    }

    /// Checks all addresses, and normalizes the ones that links and comparisons use.
    fn addresses(&mut self) -> Result<(), ConfigurationError> {
        let listening = &mut self.listening;
        addresses::check_bind("bind", &listening.bind)?;
        if !listening.health_bind.is_empty() {
            addresses::check_bind("health_bind", &listening.health_bind)?;
            // Port 0 is a different one each time.
            if listening.health_bind == listening.bind && !listening.bind.ends_with(":0") {
                let why = "bind has the same address";
                return Err(ConfigurationError::new("health_bind", why));
            }
        }
        listening.public_url = addresses::public_url(&listening.public_url)?;
        listening.mcp_origins = addresses::origins(&listening.mcp_origins)?;
        Ok(())
    }

    fn ranges(&self) -> Result<(), ConfigurationError> {
        let day = 86_400_000;
        within("workers", self.capacity.workers, 1, 1024)?;
        within("connections", self.capacity.connections, 1, 1_000_000)?;
        let buffer_bytes = self.capacity.buffer_bytes as u64;
        // The share of one caller has room for any answer.
        within("buffer_bytes", buffer_bytes, 32 << 20, MAX_BYTES)?;
        within("permits", self.heavy.permits, 1, 1024)?;
        within("queue", self.heavy.queue, 0, 1_000_000)?;
        // A queue in which no caller may wait would be useless, and so would more places per caller than there are.
        let (queue, per_caller) = (self.heavy.queue, self.heavy.queue_per_caller);
        within("queue_per_caller", per_caller, queue.min(1), queue)?;
        within("niceness", self.heavy.niceness, 0, 19)?;
        within("max_nodes", self.limits.max_nodes, 1, MAX_JSON_INTEGER)?;
        within("max_time_ms", self.limits.max_time_ms, 1, day)?;
        within("heartbeat_ms", self.limits.heartbeat_ms, 1, day)?;
        within("drain_ms", self.shutdown.drain_ms, 0, day)?;
        within("grace_ms", self.shutdown.grace_ms, 0, day)?;
        within("redis_timeout_ms", self.shared.redis_timeout_ms, 1, 10_000)?;
        let ten_years = 10 * 365 * 24 * 3600;
        within("job_threads", self.jobs.job_threads, 0, 1024)?;
        within("job_cores", self.jobs.job_cores, 1, 1024)?;
        within("job_queue", self.jobs.job_queue, 0, 1_000_000)?;
        within("jobs_per_caller", self.jobs.jobs_per_caller, 1, usize::MAX)?;
        within("job_nodes", self.jobs.job_nodes, 1, MAX_JSON_INTEGER)?;
        within("job_nodes_anonymous", self.jobs.job_nodes_anonymous, 0, self.jobs.job_nodes)?;
        within("job_bytes", self.jobs.job_bytes as u64, 1 << 20, MAX_BYTES)?;
        within("job_keep_s", self.jobs.job_keep_s, 1, ten_years)?;
        within("redis_keep_s", self.shared.redis_keep_s, 1, ten_years)?;
        within("cache_bytes", self.caches.cache_bytes, 0, MAX_BYTES)?;
        within("puzzle_bytes", self.caches.puzzle_bytes, 0, MAX_BYTES)?;
        if self.caches.table_bytes > 0 {
            within("table_bytes", self.caches.table_bytes, 1 << 16, MAX_BYTES)?;
        }
        if self.puzzles.daily_secret.is_empty() {
            let why = "an empty one is no secret";
            return Err(ConfigurationError::new("daily_secret", why));
        }
        within("proxy_hops", self.admission.proxy_hops, 0, 16)?;
        if self.admission.proxy_hops > 0 && !self.admission.trusted_proxies.is_empty() {
            let why = "trusted_proxies says already whose X-Forwarded-For is trusted";
            return Err(ConfigurationError::new("proxy_hops", why));
        }
        for host in &self.listening.allowed_hosts {
            if read_host(host.trim()).is_none() {
                let why = format!("{host:?} is no host, such as tessera.example or [::1]:8080");
                return Err(ConfigurationError::new("allowed_hosts", why));
            }
        }
        match self.admission.rate {
            0 if self.admission.burst > 0 => {
                let why = "without a rate there is nothing to save up";
                Err(ConfigurationError::new("burst", why))
            }
            0 => Ok(()),
            _ => within("burst", self.admission.burst, 1, u32::MAX),
        }
    }

    /// Checks that the service may start with these settings: if other machines can reach it, its secrets must not be
    /// public. Commands that only show the settings skip this check, because secrets often come from the environment.
    ///
    /// # Errors
    /// Names the missing secret, and how to make one. For the secret of the daily puzzles these are complete
    /// commands.
    pub fn may_serve(&self) -> Result<(), ConfigurationError> {
        self.may_order()?;
        if is_loopback(&self.listening.bind) {
            return Ok(());
        }
        let secret = &self.puzzles.daily_secret;
        if secret == PUBLIC_SECRET || secret.len() < LEAST_SECRET {
            let why = public_secret(secret, &self.listening.bind);
            return Err(ConfigurationError::new("daily_secret", why));
        }
        if !self.shared.redis.is_empty() && self.shared.redis_secret.is_empty() {
            let why = "without one, whoever can write to the shared cache could forge proofs";
            return Err(needed("redis_secret", why));
        }
        Ok(())
    }

    /// Checks that jobs may be ordered and run with these settings: if other machines can reach the service or the
    /// queue, entries of the queue must be signed.
    ///
    /// # Errors
    /// Names the missing secret, and how to make one.
    pub fn may_order(&self) -> Result<(), ConfigurationError> {
        let is_local = |jobs: &RemoteSettings| {
            let binds = [&self.listening.bind, &self.listening.health_bind];
            let mut binds = binds.into_iter().filter(|bind| !bind.is_empty());
            // An IPv6 address contains colons.
            let mut hosts = jobs.hosts().map(|host| format!("[{host}]:0"));
            hosts.all(|host| is_loopback(&host)) && binds.all(|bind| is_loopback(bind))
        };
        match &self.remote_jobs {
            Some(jobs) if self.jobs.nats_secret.is_empty() && !is_local(jobs) => {
                let why = "without one, whoever can write to the queue of jobs could forge answers";
                Err(needed("nats_secret", why))
            }
            _ => Ok(()),
        }
    }

    fn trusted_proxies(&self) -> Result<Vec<IpNet>, ConfigurationError> {
        (self.admission.trusted_proxies.iter())
            .map(|text| text.trim())
            .filter(|text| !text.is_empty())
            .map(network)
            .collect()
    }

    fn api_keys(&self) -> Result<Vec<ApiKey>, ConfigurationError> {
        let mut keys: Vec<ApiKey> = Vec::new();
        for entry in &self.keys {
            let wrong = |why| ConfigurationError::new("keys", format!("{:?}{why}", entry.name));
            if entry.name.is_empty() {
                return Err(wrong(" is no name"));
            }
            if entry.rate == 0 && entry.burst.is_some() {
                return Err(wrong(": without a rate there is no burst"));
            }
            let hash = from_hexadecimal(&entry.sha256)
                .ok_or_else(|| wrong(": sha256 has 64 hexadecimal digits"))?;
            if keys.iter().any(|key| key.name == entry.name || key.hash == hash) {
                return Err(wrong(" occurs twice"));
            }
            let burst = entry.burst.unwrap_or(entry.rate.saturating_mul(BURST_SECONDS));
            keys.push(ApiKey {
                name: entry.name.clone(),
                hash,
                allowance: allowance(entry.rate, burst),
            });
        }
        Ok(keys)
    }

    fn remote_settings(&self) -> Result<Option<RemoteSettings>, ConfigurationError> {
        let jobs = &self.jobs;
        if jobs.nats.is_empty() {
            return Ok(None);
        }
        let keep = Duration::from_secs(jobs.job_keep_s);
        RemoteSettings::new(
            &jobs.nats,
            &jobs.nats_secret,
            jobs.job_queue,
            jobs.jobs_per_caller,
            keep,
        )
        .map(Some)
        .map_err(|why| ConfigurationError::new("nats", why))
    }

    fn shared_cache_settings(&self) -> Result<Option<SharedCacheSettings>, ConfigurationError> {
        let shared = &self.shared;
        if shared.redis.is_empty() {
            return Ok(None);
        }
        SharedCacheSettings::new(
            &shared.redis,
            &shared.redis_secret,
            Duration::from_millis(shared.redis_timeout_ms),
            Duration::from_secs(shared.redis_keep_s),
        )
        .map(Some)
        .map_err(|why| ConfigurationError::new("redis", why))
    }
}

/// Bytes of the shortest secret of a service that other machines can reach.
const LEAST_SECRET: usize = 16;

/// Reason for refusing a secret that is known or can be guessed, and the commands that start the service with another
/// one: on this machine and in a container.
fn public_secret(secret: &str, bind: &str) -> String {
    let fault = match secret == PUBLIC_SECRET {
        true => "the default is public".to_owned(),
        false => format!("it has less than {LEAST_SECRET} bytes"),
    };
    format!(
        "{fault}, so anyone could compute tomorrow's puzzles. Start with a secret of your own, and keep it, the same \
         one on all replicas:\n  \
         TESSERA_DAILY_SECRET=\"$(tessera secret)\" tessera serve --bind '{bind}'\n  \
         docker run --rm -p 8080:8080 -e TESSERA_DAILY_SECRET=\"$(openssl rand -hex 32)\" tessera"
    )
}

fn needed(option: &str, why: &str) -> ConfigurationError {
    let how = "make one with `tessera secret`, and set the same one on all replicas and workers";
    ConfigurationError::new(option, format!("{why}; {how}"))
}

/// The allowance of `rate` units per second and `burst` saved units; `None` without a limit.
pub fn allowance(rate: u32, burst: u32) -> Option<Allowance> {
    Some(Allowance { per_second: NonZeroU32::new(rate)?, burst: NonZeroU32::new(burst.max(1))? })
}

fn or_cores(n: usize) -> usize {
    match n {
        0 => std::thread::available_parallelism().map_or(1, usize::from),
        n => n,
    }
}

/// A network or a single address.
fn network(text: &str) -> Result<IpNet, ConfigurationError> {
    let single = || text.parse::<IpAddr>().map(IpNet::from);
    text.parse::<IpNet>().or_else(|_| single()).map_err(|_| {
        let why = format!("{text:?} is neither an address nor a network such as 10.0.0.0/8");
        ConfigurationError::new("trusted_proxies", why)
    })
}

fn within<T: PartialOrd + std::fmt::Display>(
    option: &str,
    value: T,
    least: T,
    most: T,
) -> Result<(), ConfigurationError> {
    if (least <= value) & (value <= most) {
        return Ok(());
    }
    let why = format!("{value} does not lie between {least} and {most}");
    Err(ConfigurationError::new(option, why))
}
