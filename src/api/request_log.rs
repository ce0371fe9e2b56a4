//! Data about a request for log lines: its id, method, path and status.

use std::rc::Rc;
use std::time::Duration;

use actix_web::http::header::{HeaderMap, HeaderName};
use actix_web::http::{Method, Uri};
use arrayvec::ArrayString;
use tracing::Span;

use super::log_line::LogLine;

/// The header that names a request.
pub const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");
/// Longest request id that is accepted from a caller.
const MAX_ID: usize = 64;
/// Longest logged part of a path, in bytes.
const MAX_LOGGED: usize = 256;

/// The id of a request.
pub type Id = ArrayString<MAX_ID>;

tokio::task_local! {
    /// The request that the current task serves.
    static SERVED: Rc<LoggedRequest>;
}

/// The span of the request that is served here. It is put around the work that the request starts, so that log lines
/// of the work name the request. Most requests log only their answer, and a span costs more than that line.
pub fn request_span() -> Span {
    let current = Span::current();
    if current.is_none() {
        return SERVED.try_with(|served| served.span()).unwrap_or(current);
    }
    current
}

/// Data about a request for log lines.
pub struct LoggedRequest {
    /// Its id.
    pub id: Id,
    /// Its method.
    pub method: Method,
    uri: Uri,
}

impl LoggedRequest {
    /// A request that has just arrived.
    pub fn new(headers: &HeaderMap, method: &Method, uri: &Uri) -> Rc<LoggedRequest> {
        Rc::new(LoggedRequest { id: request_id(headers), method: method.clone(), uri: uri.clone() })
    }

    /// Serves the request, so that log lines of the work can name it.
    pub fn scope<T>(
        self: &Rc<LoggedRequest>,
        served: impl Future<Output = T>,
    ) -> impl Future<Output = T> {
        SERVED.scope(Rc::clone(self), served)
    }

    /// Its span.
    pub fn span(&self) -> Span {
        tracing::info_span!(
            "request",
            id = %self.id,
            method = %self.method,
            path = %self.path(),
        )
    }

    /// The path, cut to the logged length.
    fn path(&self) -> &str {
        let path = self.uri.path();
        &path[..path.floor_char_boundary(MAX_LOGGED)]
    }

    /// Writes the log line of the request.
    pub fn log(&self, status: u16, elapsed: Duration) {
        LogLine {
            id: &self.id,
            method: self.method.as_str(),
            path: self.path(),
            status,
            us: elapsed.as_micros() as u64,
        }
        .log();
    }
}

/// The caller's id if it is short and harmless; otherwise a random one.
fn request_id(headers: &HeaderMap) -> Id {
    let harmless = |id: &&str| {
        (1..=MAX_ID).contains(&id.len())
            && id.bytes().all(|b| b.is_ascii_alphanumeric() || b"-_.:".contains(&b))
    };
    let sent = headers.get(REQUEST_ID);
    let sent = sent
        .and_then(|value| value.to_str().ok())
        .filter(harmless)
        .and_then(|id| Id::from(id).ok());
    sent.unwrap_or_else(fresh_id)
}

/// A random id, for a request without one.
pub fn fresh_id() -> Id {
    let mut digits = [0; 16];
    let mut id = Id::new();
    id.push_str(hexadecimal(rand::random(), &mut digits));
    id
}

/// The 16 digits of a number.
pub(super) fn hexadecimal(number: u64, digits: &mut [u8; 16]) -> &str {
    for (place, digit) in digits.iter_mut().rev().enumerate() {
        *digit = b"0123456789abcdef"[(number >> (4 * place) & 0xf) as usize];
    }
    // Digits are UTF-8.
    std::str::from_utf8(digits).unwrap_or_default()
}
