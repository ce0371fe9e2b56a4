//! What log lines say of a request: its id, its method, its path, how it was answered.

use std::time::Duration;

use actix_web::http::header::{HeaderMap, HeaderName};
use actix_web::http::{Method, Uri};
use arrayvec::ArrayString;
use tracing::Span;

/// The header that names a request.
pub const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");
/// The target of the log line that every request gets.
pub const ANSWERED: &str = "tessera::requests";
/// Longest request id that is taken from a caller.
const MAX_ID: usize = 64;
/// Longest part of a path that is logged, in bytes.
const MAX_LOGGED: usize = 256;

/// The id of a request.
pub type Id = ArrayString<MAX_ID>;

tokio::task_local! {
    /// The request that the current task serves.
    static ASKED: Asked;
}

/// The span of the request that is served here: around what it sets off, so that lines logged there name it. Most
/// requests log nothing but that they were answered, and a span costs more than that line.
pub fn request_span() -> Span {
    let current = Span::current();
    if current.is_none() {
        return ASKED.try_with(Asked::span).unwrap_or(current);
    }
    current
}

/// What log lines say of a request.
#[derive(Clone)]
pub struct Asked {
    /// Its id.
    pub id: Id,
    /// Its method.
    pub method: Method,
    uri: Uri,
}

impl Asked {
    /// A request that has just arrived.
    pub fn new(headers: &HeaderMap, method: &Method, uri: &Uri) -> Asked {
        Asked {
            id: request_id(headers),
            method: method.clone(),
            uri: uri.clone(),
        }
    }

    /// Serves the request: what is logged on the way can name it.
    pub async fn scope<T>(&self, served: impl Future<Output = T>) -> T {
        ASKED.scope(self.clone(), served).await
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

    /// The path, as much of it as is worth a line.
    fn path(&self) -> &str {
        let path = self.uri.path();
        &path[..path.floor_char_boundary(MAX_LOGGED)]
    }

    /// Writes its line.
    pub fn log(&self, status: u16, elapsed: Duration) {
        let us = elapsed.as_micros() as u64;
        let (id, method, path) = (self.id.as_str(), self.method.as_str(), self.path());
        // Others, such as 503, are the answer to what a client asks for, or to too many at once.
        if status == 500 {
            tracing::error!(target: ANSWERED, id, method, path, status, us, "answered");
        } else {
            tracing::info!(target: ANSWERED, id, method, path, status, us, "answered");
        }
    }
}

/// The caller's id when it is short and harmless, else a random one.
fn request_id(headers: &HeaderMap) -> Id {
    let harmless = |id: &&str| {
        (1..=MAX_ID).contains(&id.len())
            && id
                .bytes()
                .all(|b| b.is_ascii_alphanumeric() || b"-_.:".contains(&b))
    };
    let sent = headers.get(REQUEST_ID);
    let sent = sent
        .and_then(|value| value.to_str().ok())
        .filter(harmless)
        .and_then(|id| Id::from(id).ok());
    sent.unwrap_or_else(fresh_id)
}

/// The id of a request that has none of its own.
pub fn fresh_id() -> Id {
    let random: u64 = rand::random();
    let mut id = Id::new();
    for place in (0..16).rev() {
        let digit = random >> (4 * place) & 0xf;
        id.push(char::from(b"0123456789abcdef"[digit as usize]));
    }
    id
}
