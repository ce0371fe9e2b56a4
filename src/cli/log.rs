//! Log lines on standard error.

use std::backtrace::Backtrace;
use std::cell::RefCell;
use std::fmt::{self, Write};
use std::io::{self, IsTerminal};
use std::time::{SystemTime, UNIX_EPOCH};

use time::OffsetDateTime;
use tracing::field::{Field, Visit};
use tracing::{Event, Level, Subscriber};
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::fmt::format::{Format, Full, Writer};
use tracing_subscriber::fmt::{FmtContext, FormatEvent, FormatFields};
use tracing_subscriber::layer::{Layer, SubscriberExt};
use tracing_subscriber::registry::LookupSpan;
use tracing_subscriber::util::SubscriberInitExt;

use crate::api::request_log::ANSWERED;
use crate::configuration::Configuration;
use crate::log_queue;

/// Starts logging; `RUST_LOG` selects the lines. The first lines name environment variables without effect.
pub(super) fn start(configuration: &Configuration) {
    log_queue::start();
    // The hook of the standard library would wait for standard error.
    std::panic::set_hook(Box::new(|panic| {
        tracing::error!("{panic}\n{}", Backtrace::capture());
    }));
    let chosen = std::env::var("RUST_LOG")
        .ok()
        .filter(|text| !text.is_empty());
    let (chosen, error) = match chosen.map(|text| text.parse::<Targets>()).transpose() {
        Ok(chosen) => (chosen, None),
        Err(error) => (None, Some(error)),
    };
    let plain = std::env::var("NO_COLOR").is_ok_and(|text| !text.is_empty());
    let colours = !plain && std::io::stderr().is_terminal();
    let lines = tracing_subscriber::fmt::layer()
        .with_ansi(colours)
        .with_writer(|| Outlet);
    let lines = if configuration.logging.log_json {
        lines.json().boxed()
    } else {
        lines.event_format(Lines(Format::default())).boxed()
    };
    tracing_subscriber::registry()
        .with(filter(chosen))
        .with(lines)
        .init();
    if let Some(error) = error {
        tracing::warn!("RUST_LOG chooses no lines: {error}");
    }
    for name in &configuration.unknown_variables {
        tracing::warn!("{name} in the environment is no setting of this release");
    }
}

/// The module of actix that logs faults of clients at ERROR: bytes that are not HTTP, connections cut off in the
/// middle. Such requests get a line of their own when they are answered.
const CONNECTIONS: &str = "actix_http::h1";

/// The logged levels: `chosen`, the value of `RUST_LOG`, or by default INFO and above. [`CONNECTIONS`] is logged only
/// if `chosen` names it.
fn filter(chosen: Option<Targets>) -> Targets {
    let filter = chosen.unwrap_or_else(|| Targets::new().with_default(LevelFilter::INFO));
    if filter
        .iter()
        .any(|(target, _)| target.starts_with("actix_http"))
    {
        return filter;
    }
    filter.with_target(CONNECTIONS, LevelFilter::OFF)
}

/// Lines for people. The line of an answered request, the most frequent by far, is formatted by hand in a fraction of
/// the time; it looks like all others.
struct Lines(Format<Full>);

impl<S, N> FormatEvent<S, N> for Lines
where
    S: Subscriber + for<'a> LookupSpan<'a>,
    N: for<'a> FormatFields<'a> + 'static,
{
    fn format_event(
        &self,
        context: &FmtContext<'_, S, N>,
        mut writer: Writer<'_>,
        event: &Event<'_>,
    ) -> fmt::Result {
        let metadata = event.metadata();
        if metadata.target() != ANSWERED {
            return self.0.format_event(context, writer, event);
        }
        // One write of a whole line takes less time than many small ones.
        let mut line = Line {
            text: String::with_capacity(ROOM),
            coloured: writer.has_ansi_escapes(),
        };
        let level = metadata.level();
        line.paint(DIM, write_now);
        line.push(if level.as_str().len() < 5 { "  " } else { " " });
        let colour = if *level == Level::ERROR { RED } else { GREEN };
        line.paint(colour, |text| text.push_str(level.as_str()));
        line.push(" ");
        line.paint(DIM, |text| text.extend([ANSWERED, ":"]));
        event.record(&mut line);
        line.push("\n");
        writer.write_str(&line.text)
    }
}

/// Capacity of a line: most are shorter.
const ROOM: usize = 192;

const DIM: &str = "\x1b[2m";
const ITALIC: &str = "\x1b[3m";
const RED: &str = "\x1b[31m";
const GREEN: &str = "\x1b[32m";
const RESET: &str = "\x1b[0m";

/// A line being formatted. Fields are written as `name=value`, the message without a name.
struct Line {
    text: String,
    coloured: bool,
}

impl Line {
    fn push(&mut self, text: &str) {
        self.text.push_str(text);
    }

    /// Writes in a colour, if colours are on.
    fn paint(&mut self, colour: &str, write: impl FnOnce(&mut String)) {
        if self.coloured {
            self.text.push_str(colour);
        }
        write(&mut self.text);
        if self.coloured {
            self.text.push_str(RESET);
        }
    }

    fn field(&mut self, field: &Field) {
        self.push(" ");
        if field.name() != "message" {
            self.paint(ITALIC, |text| text.push_str(field.name()));
            self.paint(DIM, |text| text.push('='));
        }
    }
}

impl Visit for Line {
    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        self.field(field);
        // Writing into a string can't fail.
        let _ = write!(self.text, "{value:?}");
    }

    fn record_str(&mut self, field: &Field, value: &str) {
        self.field(field);
        self.push(value);
    }

    fn record_u64(&mut self, field: &Field, value: u64) {
        self.field(field);
        self.push(itoa::Buffer::new().format(value));
    }
}

/// Writes the time in UTC to the microsecond.
fn write_now(line: &mut String) {
    thread_local! {
        /// The last second, as text.
        static SECOND: RefCell<(u64, String)> = const { RefCell::new((0, String::new())) };
    }
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    let now = now.unwrap_or_default();
    SECOND.with_borrow_mut(|(second, text)| {
        if *second != now.as_secs() || text.is_empty() {
            *second = now.as_secs();
            let time = i64::try_from(*second).unwrap_or_default();
            let time =
                OffsetDateTime::from_unix_timestamp(time).unwrap_or(OffsetDateTime::UNIX_EPOCH);
            let (hour, minute, second) = time.to_hms();
            *text = format!("{}T{hour:02}:{minute:02}:{second:02}.", time.date());
        }
        line.push_str(text);
    });
    // A number above a million keeps the leading zeros of the fraction.
    line.push_str(&itoa::Buffer::new().format(1_000_000 + now.subsec_micros())[1..]);
    line.push('Z');
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

    #[test]
    fn errors_of_clients_connections_are_logged_only_if_chosen() {
        let logs = |chosen: Option<&str>, target: &str| {
            let chosen = chosen.map(|text| text.parse().expect("targets"));
            filter(chosen).would_enable(target, &Level::ERROR)
        };
        let dispatcher = "actix_http::h1::dispatcher";
        for chosen in [None, Some("debug"), Some("tessera=debug")] {
            assert!(!logs(chosen, dispatcher), "{chosen:?}");
        }
        assert!(logs(Some("info,actix_http=debug"), dispatcher));
        assert!(logs(None, "tessera::api") && logs(None, "actix_server::accept"));
    }
}
