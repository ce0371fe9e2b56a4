//! A bounded queue in front of standard error, so that a reader that does not read never blocks a thread that logs.
//! Lines without room are dropped and counted; a later line reports their number.

use std::io::{self, Write};
use std::iter;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;
use std::time::Duration;

/// Most bytes in the queue.
const MOST_BYTES: usize = 4 << 20;
/// Most writes in the queue.
const MOST_WRITES: usize = 8192;
/// Pause between two writes. A thread that wakes for every line takes more time than a worker for a short answer, so
/// the lines of a busy service are written together.
const PAUSE: Duration = Duration::from_millis(5);

static QUEUE: OnceLock<Queue> = OnceLock::new();

/// An entry of the queue.
enum Waiting {
    Lines(Vec<u8>),
    /// Confirms that everything before it has been written.
    Mark(SyncSender<()>),
}

struct Queue {
    sender: SyncSender<Waiting>,
    /// Bytes in the queue.
    bytes: AtomicUsize,
    /// Lines that were dropped.
    lost: AtomicU64,
}

/// Starts the writing thread. Without it, lines are written at once.
pub(crate) fn start() {
    let (sender, receiver) = sync_channel(MOST_WRITES);
    let begun = thread::Builder::new()
        .name("tessera-log".to_owned())
        .spawn(move || write_all(&receiver));
    if begun.is_ok() {
        let queue = Queue {
            sender,
            bytes: AtomicUsize::new(0),
            lost: AtomicU64::new(0),
        };
        // A second start changes nothing.
        let _ = QUEUE.set(queue);
    }
}

/// Puts whole lines into the queue.
pub(crate) fn put(lines: &[u8]) {
    match QUEUE.get() {
        Some(queue) => queue.put(lines),
        // A failure of standard error can't be reported.
        None => drop(io::stderr().write_all(lines)),
    }
}

/// Number of lines that were dropped so far.
pub(crate) fn lost() -> u64 {
    QUEUE
        .get()
        .map_or(0, |queue| queue.lost.load(Ordering::Relaxed))
}

/// Waits up to a second until the lines in the queue are written.
pub(crate) fn flush() {
    let (done, written) = sync_channel(1);
    if let Some(queue) = QUEUE.get()
        && queue.sender.try_send(Waiting::Mark(done)).is_ok()
    {
        let _ = written.recv_timeout(Duration::from_secs(1));
    }
}

impl Queue {
    fn put(&self, lines: &[u8]) {
        let bytes = self.bytes.fetch_add(lines.len(), Ordering::Relaxed) + lines.len();
        let fits = bytes <= MOST_BYTES
            && (self.sender)
                .try_send(Waiting::Lines(lines.to_vec()))
                .is_ok();
        if !fits {
            self.bytes.fetch_sub(lines.len(), Ordering::Relaxed);
            let count = lines.iter().filter(|byte| **byte == b'\n').count();
            self.lost.fetch_add(count as u64, Ordering::Relaxed);
        }
    }
}

/// The loop of the writing thread.
fn write_all(receiver: &Receiver<Waiting>) {
    let mut told = 0;
    let mut text = Vec::new();
    while let Ok(first) = receiver.recv() {
        let mut marks = Vec::new();
        for waiting in iter::once(first).chain(receiver.try_iter().take(MOST_WRITES)) {
            match waiting {
                Waiting::Lines(lines) => text.extend(lines),
                Waiting::Mark(done) => marks.push(done),
            }
        }
        // A failure of standard error can't be reported.
        let _ = io::stderr().write_all(&text);
        if let Some(queue) = QUEUE.get() {
            queue.bytes.fetch_sub(text.len(), Ordering::Relaxed);
        }
        text.clear();
        for done in marks {
            let _ = done.try_send(());
        }
        let lost = lost();
        if lost > told {
            let lines = lost - told;
            told = lost;
            tracing::warn!(
                lines,
                "lines of the log were lost: standard error was not read"
            );
        }
        thread::sleep(PAUSE);
    }
}
