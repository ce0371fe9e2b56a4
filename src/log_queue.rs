//! A bounded queue in front of standard error, so that a reader that does not read never blocks a thread that logs.
//! Lines without room are dropped and counted; a later line reports their number.

use std::io::{self, Write};
use std::thread;
use std::time::Duration;

use parking_lot::{Condvar, Mutex};

/// Most bytes in the queue.
const MOST_BYTES: usize = 4 << 20;
/// Pause between two writes. A thread that wakes for every line takes more time than a worker for a short answer, so
/// the lines of a busy service are written together.
const PAUSE: Duration = Duration::from_millis(5);
/// Longest wait of [`flush`].
const FLUSH_TIME: Duration = Duration::from_secs(1);

static QUEUE: Queue = Queue {
    waiting: Mutex::new(Waiting { writer: Writer::None, lines: Vec::new(), lost: 0 }),
    has_changed: Condvar::new(),
};

struct Queue {
    waiting: Mutex<Waiting>,
    /// Notified when lines arrive for a sleeping writer, and when the writer goes to sleep.
    has_changed: Condvar,
}

struct Waiting {
    writer: Writer,
    lines: Vec<u8>,
    /// Lines that were dropped.
    lost: u64,
}

/// The state of the writing thread.
#[derive(PartialEq, Eq)]
enum Writer {
    /// There is none; lines are written at once.
    None,
    /// It has written all lines, and waits for more.
    Asleep,
    Awake,
}

/// Starts the writing thread. Without it, lines are written at once.
pub(crate) fn start() {
    let _ = thread::Builder::new().name("tessera-log".to_owned()).spawn(write_all);
}

/// Puts whole lines into the queue.
pub(crate) fn put(lines: &[u8]) {
    let mut waiting = QUEUE.waiting.lock();
    if waiting.writer == Writer::None {
        drop(waiting);
        // A failure of standard error can't be reported.
        return drop(io::stderr().write_all(lines));
    }
    if waiting.lines.len() + lines.len() > MOST_BYTES {
        let count = lines.iter().filter(|byte| **byte == b'\n').count();
        waiting.lost += count as u64;
        return;
    }
    waiting.lines.extend_from_slice(lines);
    if waiting.writer == Writer::Asleep {
        waiting.writer = Writer::Awake;
        drop(waiting);
        QUEUE.has_changed.notify_all();
    }
}

/// Number of lines that were dropped so far.
pub(crate) fn lost() -> u64 {
    QUEUE.waiting.lock().lost
}

/// Waits up to a second until the lines in the queue are written.
pub(crate) fn flush() {
    let is_busy = |waiting: &mut Waiting| waiting.writer == Writer::Awake;
    let mut waiting = QUEUE.waiting.lock();
    let _ = (QUEUE.has_changed).wait_while_for(&mut waiting, is_busy, FLUSH_TIME);
}

impl Queue {
    /// Waits for lines, and swaps them for an empty text; returns the number of lines lost so far.
    fn take(&self, text: &mut Vec<u8>) -> u64 {
        let mut waiting = self.waiting.lock();
        while waiting.lines.is_empty() {
            waiting.writer = Writer::Asleep;
            self.has_changed.notify_all();
            self.has_changed.wait(&mut waiting);
        }
        std::mem::swap(&mut waiting.lines, text);
        waiting.lost
    }
}

/// The loop of the writing thread.
fn write_all() {
    let (mut text, mut told) = (Vec::new(), 0);
    loop {
        let lost = QUEUE.take(&mut text);
        // A failure of standard error can't be reported.
        let _ = io::stderr().write_all(&text);
        text.clear();
        if lost > told {
            let lines = lost - told;
            told = lost;
            tracing::warn!(lines, "lines of the log were lost: standard error was not read");
        }
        thread::sleep(PAUSE);
    }
}
