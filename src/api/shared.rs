//! The cache that replicas share. Only clusters need it, so it is behind a feature of the build: `cluster`.

#[cfg(not(feature = "cluster"))]
mod disabled;
#[cfg(feature = "cluster")]
mod redis;

#[cfg(not(feature = "cluster"))]
pub use disabled::{SharedCache, SharedCacheSettings};
#[cfg(feature = "cluster")]
pub use redis::{SharedCache, SharedCacheSettings};
