//! Progress of a long command on standard error: a bar on a terminal, otherwise a line every two seconds.

use std::io::{IsTerminal, Write};
use std::ops::Deref;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::thread::JoinHandle;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};

/// Time between two updates of the bar.
const DRAWN_EVERY: Duration = Duration::from_millis(200);
/// Time between two lines without a terminal.
const WRITTEN_EVERY: Duration = Duration::from_secs(2);

/// A bar, or lines in its place, until this is dropped.
pub(super) struct Progress {
    bar: ProgressBar,
    /// Ends the thread when it is dropped.
    until: Option<Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Progress {
    /// Progress of `length` units of work, such as "puzzles"; `None` if the number is unknown.
    pub(super) fn new(length: Option<u64>, unit: &'static str) -> Progress {
        Progress::start(length, unit, None)
    }

    /// Progress of work that counts its units in `tally`.
    pub(super) fn of_tally(tally: Arc<AtomicU64>, unit: &'static str) -> Progress {
        Progress::start(None, unit, Some(tally))
    }

    fn start(length: Option<u64>, unit: &'static str, tally: Option<Arc<AtomicU64>>) -> Progress {
        let bar = match length {
            Some(length) => ProgressBar::new(length),
            None => ProgressBar::no_length(),
        };
        let template = match length {
            Some(_) => {
                format!(
                    "{{elapsed}} {{wide_bar}} {{human_pos}}/{{human_len}} {unit}, {{eta}} left  {{msg}}"
                )
            }
            None => format!("{{elapsed}} {{spinner}} {{human_pos}} {unit}  {{msg}}"),
        };
        if let Ok(style) = ProgressStyle::with_template(&template) {
            bar.set_style(style);
        }
        let (until, ends) = channel();
        let is_terminal = std::io::stderr().is_terminal();
        let shown = bar.clone();
        let show = move || {
            let every = match is_terminal {
                true => DRAWN_EVERY,
                false => WRITTEN_EVERY,
            };
            while ends.recv_timeout(every) == Err(RecvTimeoutError::Timeout) {
                if let Some(tally) = &tally {
                    shown.set_position(tally.load(Ordering::Relaxed));
                }
                if is_terminal {
                    shown.tick();
                } else {
                    // A failure of standard error can't be reported.
                    let _ = writeln!(std::io::stderr(), "{}", line(&shown, unit));
                }
            }
        };
        Progress {
            bar,
            until: Some(until),
            // Without a thread there is no visible progress, but the work goes on.
            thread: std::thread::Builder::new().spawn(show).ok(),
        }
    }
}

/// The progress in words.
fn line(bar: &ProgressBar, unit: &str) -> String {
    let of = bar.length().map_or(String::new(), |length| format!(" of {length}"));
    let message = match bar.message() {
        message if message.is_empty() => message,
        message => format!(", {message}"),
    };
    let seconds = bar.elapsed().as_secs();
    format!("{seconds} s: {}{of} {unit}{message}", bar.position())
}

impl Deref for Progress {
    type Target = ProgressBar;

    fn deref(&self) -> &ProgressBar {
        &self.bar
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        drop(self.until.take());
        if let Some(thread) = self.thread.take() {
            // It returns nothing.
            let _ = thread.join();
        }
        self.bar.finish_and_clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_say_how_far_the_work_is() {
        let bar = ProgressBar::new(20);
        bar.inc(3);
        assert_eq!(line(&bar, "puzzles"), "0 s: 3 of 20 puzzles");
        let bar = ProgressBar::no_length();
        bar.set_message("depth 4");
        assert_eq!(line(&bar, "nodes"), "0 s: 0 nodes, depth 4");
    }
}
