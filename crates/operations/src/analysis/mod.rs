//! Analyses between a request and an answer: limits, canonical form, wire form.
//!
//! A request becomes an [`Ask`]. Its [`Canonical`] form is computed and may be cached. The caller gets an
//! [`AnalysisAnswer`] in its own orientation.

mod answer;
mod ask;
mod canonical;
mod limits;
mod rating;
mod request;
mod why;

pub(crate) use answer::rounded;
pub use answer::{
    AnalysisAnswer, KindWire, LineWire, OutcomeWire, PartialAnswer, StatsWire, StoppedByWire,
    ValueWire, optional_figure, optional_share,
};
pub use ask::Ask;
pub use canonical::{Canonical, WayBack, weight};
pub use limits::{Caps, Limits, LimitsInput, MAX_DEPTH, from_one};
pub use rating::{Class, Loss};
pub use request::{AnalysisRequest, LinesInput};
pub(crate) use why::{MOST_EFFECTS, TO_THE_END, phrases};

use crate::game::WireGame;

/// Version of an analysis: release, rules and engine, and the size of the engine's tables if that was set
/// ([`Caps::table_bytes`]). Equal requests with equal versions have equal answers.
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
