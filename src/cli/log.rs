//! Log lines on standard error.

use std::cell::RefCell;
use std::fmt;
use std::io::IsTerminal;
use std::time::{SystemTime, UNIX_EPOCH};

use time::OffsetDateTime;
use tracing::field::{Field, Visit};
use tracing::{Event, Subscriber};
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::fmt::format::{Format, Full, Writer};
use tracing_subscriber::fmt::{FmtContext, FormatEvent, FormatFields};
use tracing_subscriber::layer::{Layer, SubscriberExt};
use tracing_subscriber::registry::LookupSpan;
use tracing_subscriber::util::SubscriberInitExt;

use crate::api::observe::ANSWERED;

/// Logs from now on; `RUST_LOG` chooses what.
pub(super) fn start(json: bool) {
    let chosen = std::env::var("RUST_LOG").ok();
    let filter: Targets = chosen
        .and_then(|text| text.parse().ok())
        .unwrap_or_else(|| Targets::new().with_default(LevelFilter::INFO));
    let plain = std::env::var("NO_COLOR").is_ok_and(|text| !text.is_empty());
    let colours = !plain && std::io::stderr().is_terminal();
    let lines = tracing_subscriber::fmt::layer()
        .with_ansi(colours)
        .with_writer(std::io::stderr);
    let lines = match (json, colours) {
        (true, _) => lines.json().boxed(),
        (_, true) => lines.boxed(),
        _ => lines.event_format(Lines(Format::default())).boxed(),
    };
    tracing_subscriber::registry()
        .with(filter)
        .with(lines)
        .init();
}

/// Lines without colours. That of an answered request, which is nearly all of a log, is put together by hand in a
/// fraction of the time; it looks as all others do.
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
        write_now(&mut writer)?;
        let level = metadata.level().as_str();
        writer.write_str(if level.len() < 5 { "  " } else { " " })?;
        for part in [level, " ", ANSWERED, ":"] {
            writer.write_str(part)?;
        }
        let mut fields = Fields {
            writer,
            outcome: Ok(()),
        };
        event.record(&mut fields);
        fields.outcome?;
        fields.writer.write_char('\n')
    }
}

/// Writes the time in UTC to the microsecond.
fn write_now(writer: &mut Writer<'_>) -> fmt::Result {
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
        writer.write_str(text)
    })?;
    let mut digits = *b"000000Z";
    let mut rest = now.subsec_micros();
    for digit in digits[..6].iter_mut().rev() {
        *digit = b'0' + (rest % 10) as u8;
        rest /= 10;
    }
    writer.write_str(std::str::from_utf8(&digits).unwrap_or_default())
}

/// Writes fields as `name=value`, the message without a name.
struct Fields<'a> {
    writer: Writer<'a>,
    outcome: fmt::Result,
}

impl Fields<'_> {
    fn write(&mut self, field: &Field, value: fmt::Arguments<'_>) {
        if self.outcome.is_err() {
            return;
        }
        let writer = &mut self.writer;
        self.outcome = writer.write_char(' ').and_then(|()| {
            if field.name() != "message" {
                writer.write_str(field.name())?;
                writer.write_char('=')?;
            }
            match value.as_str() {
                Some(text) => writer.write_str(text),
                None => writer.write_fmt(value),
            }
        });
    }
}

impl Visit for Fields<'_> {
    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        self.write(field, format_args!("{value:?}"));
    }

    fn record_u64(&mut self, field: &Field, value: u64) {
        self.write(field, format_args!("{value}"));
    }
}
