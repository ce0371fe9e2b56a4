//! Log lines on standard error.

use std::backtrace::Backtrace;
use std::io::{self, IsTerminal};

use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::{Layer, SubscriberExt};
use tracing_subscriber::util::SubscriberInitExt;

use crate::api::log_line;
use crate::configuration::Configuration;
use crate::log_queue;

/// Starts logging; `RUST_LOG` selects the lines. The first lines name environment variables without effect.
pub(super) fn start(configuration: &Configuration) {
    log_queue::start();
    // The hook of the standard library would wait for standard error.
    std::panic::set_hook(Box::new(|panic| {
        tracing::error!("{panic}\n{}", Backtrace::capture());
    }));
    let chosen = std::env::var("RUST_LOG").ok().filter(|text| !text.is_empty());
    let (chosen, error) = match chosen.map(|text| text.parse::<Targets>()).transpose() {
        Ok(chosen) => (chosen, None),
        Err(error) => (None, Some(error)),
    };
    let plain = std::env::var("NO_COLOR").is_ok_and(|text| !text.is_empty());
    let colours = !plain && std::io::stderr().is_terminal();
    let lines = tracing_subscriber::fmt::layer().with_ansi(colours).with_writer(|| Outlet);
    let lines = if configuration.logging.log_json {
        lines.json().boxed()
    } else {
        log_line::write_text(colours);
        lines.boxed()
    };
    tracing_subscriber::registry().with(filter(chosen)).with(lines).init();
    if let Some(error) = error {
        tracing::warn!("RUST_LOG chooses no lines: {error}");
    }
    for name in &configuration.unknown_variables {
        tracing::warn!("{name} in the environment is no setting of this release");
    }
}

/// The crates that log faults of clients above INFO, each with the module that does: bytes that are not HTTP,
/// connections cut off in the middle, wrong calls of MCP with all that the client wrote. Such requests get a line of
/// their own when they are answered.
const OF_CLIENTS: [(&str, &str); 2] = [("actix_http", "actix_http::h1"), ("rmcp", "rmcp")];

/// The logged levels: `chosen`, the value of `RUST_LOG`, or by default INFO and above. Modules of [`OF_CLIENTS`] are
/// logged only if `chosen` names their crate.
fn filter(chosen: Option<Targets>) -> Targets {
    let filter = chosen.unwrap_or_else(|| Targets::new().with_default(LevelFilter::INFO));
    OF_CLIENTS.iter().fold(filter, |filter, (name, module)| {
        let is_named = filter.iter().any(|(target, _)| target.starts_with(name));
        match is_named {
            true => filter,
            false => filter.with_target(*module, LevelFilter::OFF),
        }
    })
}

/// Puts every line into the queue in front of standard error.
struct Outlet;

impl io::Write for Outlet {
    fn write(&mut self, line: &[u8]) -> io::Result<usize> {
        log_queue::put(line);
        Ok(line.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tracing::Level;

    #[test]
    fn faults_of_clients_are_logged_only_if_chosen() {
        let logs = |chosen: Option<&str>, target: &str| {
            let chosen = chosen.map(|text| text.parse().expect("targets"));
            filter(chosen).would_enable(target, &Level::ERROR)
        };
        let (dispatcher, service) = ("actix_http::h1::dispatcher", "rmcp::service");
        for chosen in [None, Some("debug"), Some("tessera=debug")] {
            assert!(!logs(chosen, dispatcher), "{chosen:?}");
            assert!(!logs(chosen, service), "{chosen:?}");
        }
        assert!(logs(Some("info,actix_http=debug"), dispatcher));
        assert!(!logs(Some("info,actix_http=debug"), service));
        assert!(logs(Some("info,rmcp=debug"), service));
        assert!(logs(None, "tessera::api") && logs(None, "actix_server::accept"));
    }
}
