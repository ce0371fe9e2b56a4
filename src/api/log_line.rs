//! The log line of an answered request, by far the most frequent line. As text it is formatted by hand, in a fraction of
//! the time of an event; it looks like all other lines.

use std::cell::RefCell;
use std::sync::OnceLock;
use std::time::{SystemTime, UNIX_EPOCH};

use time::OffsetDateTime;
use tracing::Level;

use crate::log_queue;

/// The target of these lines, which `RUST_LOG` may name.
const ANSWERED: &str = "tessera::requests";
/// Capacity of a line: most are shorter.
const ROOM: usize = 192;

const DIM: &str = "\x1b[2m";
const ITALIC: &str = "\x1b[3m";
const RED: &str = "\x1b[31m";
const GREEN: &str = "\x1b[32m";
const RESET: &str = "\x1b[0m";

/// Set if the lines are text: true for text with colours.
static COLOURED: OnceLock<bool> = OnceLock::new();

/// Chooses text for these lines, with or without colours. Otherwise they are events.
pub(crate) fn write_text(coloured: bool) {
    // The first choice stays.
    let _ = COLOURED.set(coloured);
}

/// An answered request.
pub(super) struct LogLine<'a> {
    pub(super) id: &'a str,
    pub(super) method: &'a str,
    pub(super) path: &'a str,
    pub(super) status: u16,
    /// Microseconds until the answer.
    pub(super) us: u64,
}

impl LogLine<'_> {
    /// Writes the line.
    pub(super) fn log(&self) {
        let LogLine { id, method, path, status, us } = *self;
        // Others, such as 503, are caused by the request, or by too many requests at once.
        let is_defect = status == 500;
        let Some(&coloured) = COLOURED.get() else {
            return match is_defect {
                true => tracing::error!(target: ANSWERED, id, method, path, status, us, "answered"),
                false => tracing::info!(target: ANSWERED, id, method, path, status, us, "answered"),
            };
        };
        let is_enabled = match is_defect {
            true => tracing::enabled!(target: ANSWERED, Level::ERROR),
            false => tracing::enabled!(target: ANSWERED, Level::INFO),
        };
        if is_enabled {
            log_queue::put(self.text(is_defect, coloured).as_bytes());
        }
    }

    fn text(&self, is_defect: bool, coloured: bool) -> String {
        let (gap, level, colour) = match is_defect {
            true => (" ", "ERROR", RED),
            false => ("  ", "INFO", GREEN),
        };
        let colours = [colour, DIM, ITALIC, RESET];
        let [colour, dim, italic, reset] = if coloured { colours } else { [""; 4] };
        let mut line = String::with_capacity(ROOM);
        let push = |line: &mut String, parts: &[&str]| {
            // Without colours, most parts are empty.
            parts.iter().filter(|part| !part.is_empty()).for_each(|part| line.push_str(part));
        };
        line.push_str(dim);
        push_now(&mut line);
        let head = [reset, gap, colour, level, reset, " ", dim, ANSWERED, ":", reset, " answered"];
        push(&mut line, &head);
        let (mut status, mut us) = (itoa::Buffer::new(), itoa::Buffer::new());
        for (name, value) in [
            ("id", self.id),
            ("method", self.method),
            ("path", self.path),
            ("status", status.format(self.status)),
            ("us", us.format(self.us)),
        ] {
            push(&mut line, &[" ", italic, name, reset, dim, "=", reset, value]);
        }
        line.push('\n');
        line
    }
}

/// Appends the time in UTC to the microsecond.
fn push_now(line: &mut String) {
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
