//! Work shared among threads.

/// Runs `work` on `threads` threads at the same time, including this one; on fewer, if the system refuses a thread.
/// Each thread gets its own value from `equip`. The results are in no particular order. A panic of one thread becomes a
/// panic here.
pub(crate) fn on_threads<E: Send, R: Send>(
    threads: usize,
    equip: impl Fn() -> E,
    work: impl Fn(E) -> R + Sync,
) -> Vec<R> {
    std::thread::scope(|scope| {
        let others: Vec<_> = (1..threads)
            .map_while(|_| {
                let (work, equipment) = (&work, equip());
                let thread = std::thread::Builder::new();
                thread.spawn_scoped(scope, move || work(equipment)).ok()
            })
            .collect();
        let mut all = vec![work(equip())];
        for other in others {
            match other.join() {
                Ok(returned) => all.push(returned),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        all
    })
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    #[test]
    fn every_thread_has_its_own_and_all_is_returned() {
        for threads in [1, 2, 5] {
            let equipped = AtomicUsize::new(0);
            let mut all = on_threads(
                threads,
                || equipped.fetch_add(1, Ordering::Relaxed),
                |number| 10 * number,
            );
            all.sort_unstable();
            let wanted: Vec<usize> = (0..threads).map(|number| 10 * number).collect();
            assert_eq!(all, wanted);
        }
    }

    #[test]
    #[should_panic(expected = "the second")]
    fn a_panic_is_not_swallowed() {
        let number = AtomicUsize::new(0);
        let equip = || number.fetch_add(1, Ordering::Relaxed);
        on_threads(2, equip, |number| assert_ne!(number, 0, "the second"));
    }
}
