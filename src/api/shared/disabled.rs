//! Replacement for the shared cache in builds without the feature. Its types have no values, so nothing but the
//! refusal of settings is ever called.

#![allow(missing_docs)]

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use tokio::runtime::Handle;

use crate::api::metrics::Metrics;

const MISSING: &str =
    "this program was built without it; build one with `cargo build --release --features cluster`";

/// Settings without values: [`SharedCacheSettings::new`] refuses.
#[derive(Debug, Clone)]
pub struct SharedCacheSettings(Infallible);

/// A cache without values.
pub struct SharedCache(Infallible);

impl SharedCacheSettings {
    /// Refuses: the error names the feature.
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
    pub fn new(
        settings: SharedCacheSettings,
        _metrics: Arc<Metrics>,
        _runtime: Handle,
    ) -> Arc<SharedCache> {
        match settings.0 {}
    }

    pub async fn get(self: &Arc<SharedCache>, _kind: &'static str, _key: &str) -> Option<Vec<u8>> {
        match self.0 {}
    }

    pub fn put(self: &Arc<SharedCache>, _kind: &'static str, _key: &str, _entry: Vec<u8>) {
        match self.0 {}
    }
}
