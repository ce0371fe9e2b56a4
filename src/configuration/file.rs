//! Reads settings from a file, and writes them as a file.

use std::path::Path;
use std::time::Duration;

use super::error::ConfigurationError;
use super::options::{Configuration, Jobs, Options, is_loopback};
use super::secrets;
use crate::api::analysis::Caps;
use crate::api::jobs::{JobLimits, JobSettings};

impl Options {
    /// The options of a configuration file.
    ///
    /// # Errors
    /// If it can't be read. The reason never quotes the file, which may hold secrets.
    pub fn from_file(path: &Path) -> Result<Options, ConfigurationError> {
        let wrong = |why: String| ConfigurationError::new(path.display().to_string(), why);
        let text = std::fs::read_to_string(path).map_err(|error| wrong(error.to_string()))?;
        Options::from_toml(&text).map_err(wrong)
    }

    pub(crate) fn from_toml(text: &str) -> Result<Options, String> {
        let parsed = toml::Deserializer::parse(text);
        let parsed = parsed.map_err(|error| secrets::without_values(text, None, &error))?;
        serde_path_to_error::deserialize(parsed).map_err(|error| {
            let setting = error.path().to_string();
            secrets::without_values(text, Some(&setting), error.inner())
        })
    }

    /// The configuration that applies, after all checks.
    ///
    /// # Errors
    /// Names the invalid option.
    pub fn configuration(self) -> Result<Configuration, ConfigurationError> {
        let mut configuration = self.filled();
        configuration.complete()?;
        Ok(configuration)
    }
}

impl Jobs {
    /// The limits of jobs, and the time for which they are kept.
    pub fn settings(&self) -> JobSettings {
        JobSettings {
            threads: self.job_threads,
            queue: self.job_queue,
            per_caller: self.jobs_per_caller,
            bytes: self.job_bytes,
            keep: Duration::from_secs(self.job_keep_s),
        }
    }

    /// Most nodes of a job.
    pub fn limits(&self) -> JobLimits {
        JobLimits {
            nodes: self.job_nodes,
            nodes_anonymous: self.job_nodes_anonymous,
            cores: self.job_cores,
        }
    }
}

impl Configuration {
    /// True if only this machine can reach the service.
    pub fn is_local(&self) -> bool {
        is_loopback(&self.listening.bind)
    }

    /// The configuration as a file; secrets are left out.
    ///
    /// # Errors
    /// If it can't be written as TOML, which would be a defect.
    pub fn to_text(&self) -> Result<String, ConfigurationError> {
        let mut shown = self.clone();
        secrets::hide(&mut shown);
        toml::to_string(&shown).map_err(|error| ConfigurationError::new("configuration", error))
    }

    /// The most bytes of memory that the service may need with these settings: docs/OPERATIONS.md, "Memory".
    pub fn memory_bound(&self) -> u64 {
        let heavy = (self.heavy.permits as u64 + 1) * (320 << 20);
        let caches = self.caches.cache_bytes.saturating_add(self.caches.puzzle_bytes);
        let connections = self.capacity.connections as u64 * (32 << 10);
        let jobs = self.jobs.job_threads as u64 * (320 << 20);
        let jobs = match self.jobs.job_threads {
            0 => 0,
            // Workers make them.
            _ if !self.jobs.nats.is_empty() => 0,
            _ => jobs.saturating_add(self.jobs.job_bytes as u64),
        };
        ((96 << 20)
            + heavy
            + caches.saturating_mul(3) / 2
            + connections
            + self.capacity.buffer_bytes as u64)
            .saturating_add(jobs)
    }

    /// The limits of one request.
    pub fn caps(&self) -> Caps {
        Caps {
            max_nodes: self.limits.max_nodes,
            max_time_ms: self.limits.max_time_ms,
            table_bytes: (self.caches.table_bytes > 0).then_some(self.caches.table_bytes),
            job_nodes: self.jobs.job_nodes,
            unhurried: false,
        }
    }
}
