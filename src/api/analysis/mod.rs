//! Analyses in progress: cached, joined, shared between replicas. Their computation is in
//! [`tessera_operations::analysis`].
//!
//! The [`AnalysisService`] owns the cache and the analyses in progress.

mod accounts;
mod cache;
mod callers;
pub(crate) mod codec;
mod finding_headers;
mod in_flight;
mod service;

pub use finding_headers::{HIT, headers};
pub use in_flight::{Event, Finding, Source, Waiter};
pub use service::{AnalysisService, Lookup};
pub use tessera_operations::analysis::*;

#[cfg(test)]
mod tests;
