//! Threads that are created at start and wait for work, so that a later shortage of threads takes no capacity away.

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Duration;

use parking_lot::Mutex;

/// The niceness of threads that give way to all others.
pub(super) const LOWEST_PRIORITY: i32 = 19;

/// A fixed number of threads. They end when this is dropped and their work is done.
pub(super) struct Threads {
    queue: Sender<Work>,
}

type Work = Box<dyn FnOnce() + Send>;

impl Threads {
    /// Starts `count` threads of this name and niceness (0 to 19).
    ///
    /// # Errors
    /// If the system refuses one of them.
    pub(super) fn start(name: &str, count: usize, niceness: i32) -> io::Result<Threads> {
        let (queue, works) = channel();
        let works = Arc::new(Mutex::new(works));
        for _ in 0..count {
            let works = Arc::clone(&works);
            let thread = std::thread::Builder::new().name(name.to_owned());
            thread.spawn(move || {
                give_way(niceness);
                while let Some(work) = next(&works) {
                    // The owner of the work notices a panic; the thread is needed again.
                    let _ = catch_unwind(AssertUnwindSafe(work));
                }
            })?;
        }
        Ok(Threads { queue })
    }

    /// No threads: work is dropped.
    pub(super) fn none() -> Threads {
        Threads { queue: channel().0 }
    }

    /// Runs `work` on the next free thread.
    pub(super) fn run(&self, work: Work) {
        // The threads end after this sender. If there is none, the work is dropped, which its owner notices.
        let _ = self.queue.send(work);
    }
}

fn next(works: &Mutex<Receiver<Work>>) -> Option<Work> {
    let works = works.lock();
    works.recv().ok()
}

/// Lowers the priority of this thread.
fn give_way(niceness: i32) {
    if niceness > 0 {
        #[cfg(target_os = "linux")] // Elsewhere it would be the whole process.
        if let Err(error) = rustix::process::setpriority_process(None, niceness) {
            tracing::debug!("heavy threads keep their priority: {error}");
        }
    }
}

/// The processor time that this thread has used since it began.
pub(super) fn processor_time() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::try_from(time).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc::sync_channel;

    #[test]
    fn keeps_its_threads_after_a_panic() {
        let threads = Threads::start("test", 2, 0).unwrap();
        let both = Arc::new(std::sync::Barrier::new(2));
        for _ in 0..2 {
            threads.run(Box::new(|| panic!("a defect")));
        }
        let (tell, told) = sync_channel(2);
        for _ in 0..2 {
            let (both, tell) = (Arc::clone(&both), tell.clone());
            threads.run(Box::new(move || {
                // Passes only when two threads are here at the same time.
                both.wait();
                tell.send(std::thread::current().id()).unwrap();
            }));
        }
        assert_ne!(told.recv().unwrap(), told.recv().unwrap());
    }

    #[test]
    fn drops_work_when_there_is_no_thread() {
        let threads = Threads::none();
        let (tell, told) = sync_channel::<()>(1);
        threads.run(Box::new(move || tell.send(()).unwrap()));
        assert!(told.recv().is_err());
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn gives_way_without_changing_other_threads() {
        let niceness = || rustix::process::getpriority_process(None).unwrap();
        let own = niceness();
        let threads = Threads::start("test", 1, LOWEST_PRIORITY).unwrap();
        let (tell, told) = sync_channel(1);
        threads.run(Box::new(move || tell.send(niceness()).unwrap()));
        assert_eq!(told.recv().unwrap(), LOWEST_PRIORITY);
        assert_eq!(niceness(), own);
    }
}
