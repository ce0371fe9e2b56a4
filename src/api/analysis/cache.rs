//! The cache of whole analyses, weighed in bytes.

use std::any::Any;
use std::sync::Arc;

use crate::search::Report;

use super::canonical::weight;

/// A report of some game; which one, the key tells.
pub(super) type Erased = Arc<dyn Any + Send + Sync>;

/// Reports that any later request with the same key would get again.
pub(super) struct Cache {
    /// `None` when nothing is to be kept.
    reports: Option<moka::sync::Cache<Arc<str>, Kept>>,
}

#[derive(Clone)]
struct Kept {
    report: Erased,
    weight: u32,
}

impl Cache {
    /// A cache of about `bytes` bytes; 0 keeps nothing.
    pub(super) fn new(bytes: u64) -> Cache {
        let reports = (bytes > 0).then(|| {
            moka::sync::Cache::builder()
                .max_capacity(bytes)
                .weigher(|_, kept: &Kept| kept.weight)
                .build()
        });
        Cache { reports }
    }

    /// Weight in bytes, and number of reports.
    pub(super) fn size(&self) -> (u64, u64) {
        let size = |reports: &moka::sync::Cache<Arc<str>, Kept>| {
            (reports.weighted_size(), reports.entry_count())
        };
        self.reports.as_ref().map_or((0, 0), size)
    }

    /// The report under this key.
    pub(super) fn get<M: Send + Sync + 'static>(&self, key: &Arc<str>) -> Option<Arc<Report<M>>> {
        let kept = self.reports.as_ref()?.get(key)?;
        kept.report.downcast().ok()
    }

    /// Keeps a report if it is repeatable; whether it is (and there is a cache).
    pub(super) fn put<M: Send + Sync + 'static>(
        &self,
        key: &Arc<str>,
        report: &Arc<Report<M>>,
    ) -> bool {
        let Some(reports) = &self.reports else {
            return false;
        };
        // What the clock or a caller cut short must never pass for whole.
        let whole = report.stats.stopped_by.is_repeatable();
        if whole {
            let kept = Kept {
                report: Arc::clone(report) as Erased,
                weight: weight(key, report),
            };
            reports.insert(Arc::clone(key), kept);
        }
        whole
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{Outcome, Stats, StoppedBy, Value};

    fn report(stopped_by: StoppedBy) -> Arc<Report<u8>> {
        Arc::new(Report {
            value: Value::exact(Outcome::Win),
            lines: Vec::new(),
            stats: Stats {
                nodes: 1,
                depth: 1,
                engine: "test",
                stopped_by,
            },
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
    fn is_bounded_in_bytes() {
        let cache = Cache::new(100_000);
        for i in 0..10_000 {
            cache.put(&format!("key {i}").into(), &report(StoppedBy::Nodes));
        }
        let reports = cache.reports.as_ref().unwrap();
        reports.run_pending_tasks();
        assert!(reports.weighted_size() <= 100_000);
        assert!(reports.entry_count() > 50);
    }
}
