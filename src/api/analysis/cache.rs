//! The caches of complete analyses, weighed in bytes: reports, which all symmetric images of a position share, and
//! serialised answers for byte-identical requests.

use std::any::Any;
use std::sync::Arc;

use foldhash::quality::RandomState;

use tessera_search::Report;

use super::weight;
use crate::api::answer::Tagged;

/// Reports that later requests with the same key would get again.
pub(super) struct Cache {
    /// False for a cache of 0 bytes, which keeps nothing.
    is_on: bool,
    reports: moka::sync::Cache<Arc<str>, Kept, RandomState>,
    /// Answers by the bytes of the request.
    answers: moka::sync::Cache<Arc<[u8]>, Tagged, RandomState>,
}

/// Answers may take one in this many bytes of the cache.
const FOR_ANSWERS: u64 = 4;
/// Approximate bytes of an entry in addition to its content.
const OVERHEAD: usize = 256;

#[derive(Clone)]
struct Kept {
    /// A report of the game that the key names.
    report: Arc<dyn Any + Send + Sync>,
    weight: u32,
}

impl Cache {
    /// A cache of about `bytes` bytes; 0 turns it off.
    pub(super) fn new(bytes: u64) -> Cache {
        let for_answers = bytes / FOR_ANSWERS;
        let reports = moka::sync::Cache::builder()
            .max_capacity(bytes - for_answers)
            .weigher(|_, kept: &Kept| kept.weight);
        let answers = moka::sync::Cache::builder().max_capacity(for_answers).weigher(
            |asked: &Arc<[u8]>, answer: &Tagged| {
                let bytes = asked.len() + answer.body.len() + OVERHEAD;
                u32::try_from(bytes).unwrap_or(u32::MAX)
            },
        );
        Cache {
            is_on: bytes > 0,
            reports: reports.build_with_hasher(RandomState::default()),
            answers: answers.build_with_hasher(RandomState::default()),
        }
    }

    /// The answer to a request with these bytes.
    pub(super) fn answer(&self, asked: &[u8]) -> Option<Tagged> {
        self.answers.get(asked)
    }

    /// Keeps the answer to a request with these bytes. The answer must be the same every time.
    pub(super) fn keep_answer(&self, asked: &[u8], answer: Tagged) {
        if self.is_on {
            self.answers.insert(asked.into(), answer);
        }
    }

    /// Weight of both caches in bytes, and number of reports.
    pub(super) fn size(&self) -> (u64, u64) {
        let bytes = self.reports.weighted_size() + self.answers.weighted_size();
        (bytes, self.reports.entry_count())
    }

    /// The report under this key.
    pub(super) fn get<M: Send + Sync + 'static>(&self, key: &Arc<str>) -> Option<Arc<Report<M>>> {
        let kept = self.reports.get(key)?;
        kept.report.downcast().ok()
    }

    /// Keeps a report if it is repeatable and the cache is on; returns true if it does.
    pub(super) fn put<M: Send + Sync + 'static>(
        &self,
        key: &Arc<str>,
        report: &Arc<Report<M>>,
    ) -> bool {
        // A report that the clock or a caller cut short must never pass for a complete one.
        let is_kept = self.is_on && report.stats.stopped_by.is_repeatable();
        if is_kept {
            let kept = Kept { report: Arc::clone(report) as _, weight: weight(key, report) };
            self.reports.insert(Arc::clone(key), kept);
        }
        is_kept
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_search::{Method, Outcome, Stats, StoppedBy, Value};

    fn report(stopped_by: StoppedBy) -> Arc<Report<u8>> {
        Arc::new(Report {
            value: Value::exact(Outcome::Win),
            lines: Vec::new(),
            stats: Stats { nodes: 1, depth: 1, engine: Method::AlphaBeta, stopped_by },
        })
    }

    #[test]
    fn keeps_only_what_is_whole() {
        let cache = Cache::new(1 << 20);
        for (stopped_by, whole) in [
            (StoppedBy::Nodes, true),
            (StoppedBy::Depth, true),
            (StoppedBy::Proved, true),
            (StoppedBy::Time, false),
            (StoppedBy::Cancelled, false),
        ] {
            let key: Arc<str> = stopped_by.name().into();
            assert_eq!(cache.put(&key, &report(stopped_by)), whole);
            assert_eq!(cache.get::<u8>(&key).is_some(), whole);
        }
        let key: Arc<str> = "nodes".into();
        assert!(cache.get::<u16>(&key).is_none(), "another game's report");
        assert!(!Cache::new(0).put(&key, &report(StoppedBy::Nodes)));
    }

    #[test]
    fn says_what_both_take() {
        let cache = Cache::new(1 << 20);
        assert_eq!(cache.size(), (0, 0));
        for i in 0..3 {
            cache.put(&format!("key {i}").into(), &report(StoppedBy::Nodes));
        }
        cache.reports.run_pending_tasks();
        let (of_reports, reports) = cache.size();
        assert_eq!(reports, 3);
        assert!(of_reports > 3 * size_of::<Report<u8>>() as u64);
        cache.keep_answer(b"asked", Tagged::new(vec![7; 5_000]));
        assert_eq!(cache.answer(b"asked").unwrap().body[..], [7; 5_000]);
        assert!(cache.answer(b"asked in other words").is_none());
        cache.answers.run_pending_tasks();
        let (of_both, reports) = cache.size();
        assert_eq!(reports, 3);
        assert!((5_000..6_000).contains(&(of_both - of_reports)));
    }

    #[test]
    fn is_bounded_in_bytes() {
        let cache = Cache::new(100_000);
        for i in 0..10_000 {
            cache.put(&format!("key {i}").into(), &report(StoppedBy::Nodes));
        }
        let reports = &cache.reports;
        reports.run_pending_tasks();
        assert!(reports.weighted_size() <= 100_000);
        assert!(reports.entry_count() > 50);
    }
}
