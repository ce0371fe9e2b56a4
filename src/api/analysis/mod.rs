//! Analyses on their way from a request to an answer: limits, canonical form, cache, coalescing, wire form.
//!
//! A request becomes an [`Ask`]; its [`Canonical`] form is what is looked up, computed and kept; the
//! [`Desk`] owns the cache, the analyses under way and the heavy lane; [`AnalysisAnswer`] is what a
//! caller gets, in his own orientation.

mod answer;
mod ask;
mod cache;
mod canonical;
mod codec;
mod desk;
mod flight;
mod limits;
mod rating;

pub use answer::{
    AnalysisAnswer, KindWire, LineWire, OutcomeWire, PartialAnswer, StatsWire, StoppedByWire,
    ValueWire,
};
pub(in crate::api) use answer::{optional_figure, optional_share};
pub(in crate::api) use ask::chance_is_not_due;
pub use ask::{AnalysisRequest, Ask, LinesInput, Place};
pub use canonical::{Canonical, WayBack};
pub use desk::{Desk, Looked};
pub use flight::{Event, Finding, Source, Ticket};
pub use limits::{Caps, Limits, LimitsInput, MAX_DEPTH};
pub use rating::{BY_MARGIN, BY_PROBABILITY, Class, Loss};

use super::game::WireGame;

/// What produced an analysis: release, rules and engine, and the size of its tables where that was set
/// ([`Caps::table_bytes`]). Answers with equal versions are equal.
pub fn version<G: WireGame>(table_bytes: Option<u64>) -> String {
    let mut version = format!(
        "{}+rules.{}.engine.{}",
        env!("CARGO_PKG_VERSION"),
        G::RULES_VERSION,
        G::ENGINE_VERSION
    );
    if let Some(bytes) = table_bytes {
        version.push_str(&format!(".tables.{bytes}"));
    }
    version
}
