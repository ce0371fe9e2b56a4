//! `/metrics`: all counters and gauges.

use std::sync::Arc;

use actix_web::HttpResponse;
use actix_web::http::header::CACHE_CONTROL;

use super::answer::NEVER_CACHED;
use super::metrics::OPENMETRICS;
use super::rate::Rates;
use crate::state::State;

/// Sources of the gauges of `/metrics`.
pub struct Gauges {
    /// The state that all requests share.
    pub state: Arc<State>,
    /// The requests in progress.
    pub rates: Arc<Rates>,
    /// True if every caller may see them.
    pub is_public: bool,
}

impl Gauges {
    /// All metrics as an answer.
    pub fn answer(&self) -> HttpResponse {
        HttpResponse::Ok()
            .content_type(OPENMETRICS)
            .insert_header((CACHE_CONTROL, NEVER_CACHED))
            .body(self.state.exposition(self.rates.requests_under_way()))
    }
}
