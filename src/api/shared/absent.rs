//! What stands for the shared cache in a program that was built without: nobody can make one.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use tokio::runtime::Handle;

use crate::api::metrics::Metrics;

const MISSING: &str =
    "this program was built without it; build one with `cargo build --release --features cluster`";

/// Settings that don't exist: [`SharedCacheSettings::new`] refuses.
#[derive(Debug, Clone)]
pub struct SharedCacheSettings(Infallible);

/// A cache that doesn't exist.
pub struct SharedCache(Infallible);

impl SharedCacheSettings {
    /// Refuses.
    ///
    /// # Errors
    /// Always: it names the feature.
    pub fn new(
        _url: &str,
        _secret: &str,
        _timeout: Duration,
        _keep: Duration,
    ) -> Result<SharedCacheSettings, String> {
        Err(MISSING.to_owned())
    }
}

impl SharedCache {
    /// Nobody has the settings.
    pub fn new(
        settings: SharedCacheSettings,
        _metrics: Arc<Metrics>,
        _runtime: Handle,
    ) -> Arc<SharedCache> {
        match settings.0 {}
    }

    /// Nobody has such a cache.
    pub async fn get(self: &Arc<SharedCache>, _kind: &'static str, _key: &str) -> Option<Vec<u8>> {
        match self.0 {}
    }

    /// Nobody has such a cache.
    pub fn put(self: &Arc<SharedCache>, _kind: &'static str, _key: &str, _entry: Vec<u8>) {
        match self.0 {}
    }
}
