//! Headers that name the origin of an analysis.

use actix_web::http::header::{HeaderName, HeaderValue};

use super::in_flight::{Finding, Source};

const CACHE_STATUS: HeaderName = HeaderName::from_static("cache-status");
const SERVER_TIMING: HeaderName = HeaderName::from_static("server-timing");
/// The header of an answer from the cache.
pub const HIT: (HeaderName, HeaderValue) = (CACHE_STATUS, HeaderValue::from_static("tessera; hit"));

/// `Cache-Status` (RFC 9211), and the parts of `Server-Timing` for the analysis.
pub fn headers<M>(finding: &Finding<M>) -> Vec<(HeaderName, HeaderValue)> {
    let status = match finding.source {
        Source::Hit => "tessera; hit",
        Source::Shared => "tessera; hit; detail=shared",
        Source::Stored => "tessera; fwd=miss; stored",
        Source::Computed => "tessera; fwd=miss",
        Source::Collapsed => "tessera; fwd=miss; collapsed",
    };
    let mut headers = vec![(CACHE_STATUS, HeaderValue::from_static(status))];
    if !matches!(finding.source, Source::Hit | Source::Shared) {
        let milliseconds = |time: std::time::Duration| time.as_secs_f64() * 1e3;
        let timing = format!(
            "queue;dur={:.3}, analysis;dur={:.3}",
            milliseconds(finding.queued),
            milliseconds(finding.ran)
        );
        // Numbers and their names are visible ASCII.
        headers.extend(HeaderValue::from_str(&timing).map(|timing| (SERVER_TIMING, timing)));
    }
    headers
}
