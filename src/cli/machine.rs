//! Compares the resources of the machine with the needs of the settings.

use crate::configuration::Configuration;

/// Open files in addition to connections: listeners, logs, runtimes, the shared cache.
const OTHER_FILES: u64 = 128;

/// Raises the limit of open files as far as possible, and lowers the number of connections if that is not enough.
/// Warns if the control group has less memory than the settings may need.
pub(super) fn fit(configuration: &mut Configuration) {
    fit_connections(configuration);
    let needed = configuration.memory_bound();
    if let Some(limit) = memory_limit()
        && limit < needed
    {
        let (limit, needed) = (limit >> 20, needed >> 20);
        tracing::warn!(
            "the memory limit is {limit} MiB, but these settings may need {needed} MiB (docs/OPERATIONS.md, Memory)"
        );
    }
}

#[cfg(unix)]
fn fit_connections(configuration: &mut Configuration) {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let connections = &mut configuration.capacity.connections;
    let limit = getrlimit(Resource::Nofile);
    let wanted = (*connections as u64).saturating_add(OTHER_FILES);
    let Some(mut current) = limit.current.filter(|current| *current < wanted) else {
        return;
    };
    let raised = limit.maximum.map_or(wanted, |most| most.min(wanted));
    let new = Rlimit { current: Some(raised), maximum: limit.maximum };
    if setrlimit(Resource::Nofile, new).is_ok() {
        current = raised;
    }
    if current < wanted {
        let fitting = current.saturating_sub(OTHER_FILES).max(1);
        *connections = usize::try_from(fitting).unwrap_or(*connections);
        tracing::warn!("{current} files may be open, so there are {fitting} connections at most");
    }
}

#[cfg(not(unix))]
fn fit_connections(_: &mut Configuration) {}

/// The memory limit of the control group, if there is one.
fn memory_limit() -> Option<u64> {
    let files = ["/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes"];
    (files.iter())
        .filter_map(|file| std::fs::read_to_string(file).ok())
        .find_map(|text| text.trim().parse().ok())
}
