//! Answers with their caching headers.

use std::hash::{DefaultHasher, Hasher};
use std::panic::{AssertUnwindSafe, catch_unwind};

use actix_web::http::header::{
    CACHE_CONTROL, CONTENT_TYPE, ETAG, HeaderMap, HeaderName, HeaderValue, IF_NONE_MATCH,
};
use actix_web::{HttpRequest, HttpResponse, web};
use futures_util::FutureExt;
use serde::Serialize;

use super::problem::{Code, Problem};

/// `Cache-Control` of answers that depend on the request and the version only.
pub const CACHEABLE: &str = "public, max-age=3600";
/// `Cache-Control` of pictures: what a picture shows never changes.
pub const IMMUTABLE: &str = "public, max-age=31536000, immutable";
/// `Cache-Control` of answers about the state of this process.
pub const NEVER_CACHED: &str = "no-store";

/// What a call answers with.
#[derive(Debug)]
pub struct Called<A> {
    /// The body.
    pub answer: A,
    /// Headers beyond the usual ones; they are not part of what a batch shows.
    pub headers: Vec<(HeaderName, String)>,
    /// Whether the same request gets the same answer again.
    pub repeatable: bool,
}

impl<A> From<A> for Called<A> {
    fn from(answer: A) -> Called<A> {
        Called {
            answer,
            headers: Vec::new(),
            repeatable: true,
        }
    }
}

/// Makes a call: its JSON, and its headers.
///
/// # Errors
/// Those of the call; [`Code::Internal`] when it panics or its result can't be serialized.
pub async fn called<A: Serialize>(
    call: impl Future<Output = Result<Called<A>, Problem>>,
) -> Result<Called<Vec<u8>>, Problem> {
    let called = AssertUnwindSafe(call)
        .catch_unwind()
        .await
        .unwrap_or_else(|_| Err(defect()))?;
    Ok(Called {
        answer: written(&called.answer)?,
        headers: called.headers,
        repeatable: called.repeatable,
    })
}

/// A JSON answer to a POST.
///
/// # Errors
/// As [`called`].
pub async fn json<A: Serialize>(
    call: impl Future<Output = Result<Called<A>, Problem>>,
) -> Result<HttpResponse, Problem> {
    let called = called(call).await?;
    let mut response = HttpResponse::Ok();
    response.content_type("application/json");
    for header in called.headers {
        response.insert_header(header);
    }
    Ok(response.body(called.answer))
}

/// A JSON answer to a GET that takes its time, with `ETag` and `Cache-Control`.
///
/// # Errors
/// As [`called`].
pub async fn cached_call<A: Serialize>(
    request: &HttpRequest,
    call: impl Future<Output = Result<Called<A>, Problem>>,
) -> Result<HttpResponse, Problem> {
    let called = called(call).await?;
    let cache_control = if called.repeatable {
        CACHEABLE
    } else {
        NEVER_CACHED
    };
    let mut response = cached(request, cache_control, "application/json", called.answer);
    for (name, value) in called.headers {
        if let Ok(value) = HeaderValue::from_str(&value) {
            response.headers_mut().insert(name, value);
        }
    }
    Ok(response)
}

/// A JSON answer to a GET, with `ETag` and `Cache-Control`; 304 when the caller has it already.
///
/// # Errors
/// As [`called`].
pub fn cached_json<T: Serialize>(
    request: &HttpRequest,
    cache_control: &str,
    work: impl FnOnce() -> Result<T, Problem>,
) -> Result<HttpResponse, Problem> {
    Ok(cached(
        request,
        cache_control,
        "application/json",
        bytes_of(work)?,
    ))
}

/// An answer to a GET in any media type, with `ETag` and `Cache-Control`.
pub fn cached(
    request: &HttpRequest,
    cache_control: &str,
    media_type: &str,
    body: impl Into<web::Bytes>,
) -> HttpResponse {
    let body = body.into();
    let tag = etag(&body);
    if has(request.headers(), &tag) {
        return not_modified(cache_control, &tag);
    }
    whole(cache_control, &tag, media_type, body)
}

/// As [`cached`], for a body that follows from `source` and is made only when the caller has not got it
/// already. A panic of `work` becomes an error.
///
/// # Errors
/// Those of the work; [`Code::Internal`] when it panics.
pub fn cached_from(
    request: &HttpRequest,
    cache_control: &str,
    media_type: &str,
    source: &[u8],
    work: impl FnOnce() -> Result<Vec<u8>, Problem>,
) -> Result<HttpResponse, Problem> {
    let tag = etag(source);
    if has(request.headers(), &tag) {
        return Ok(not_modified(cache_control, &tag));
    }
    Ok(whole(cache_control, &tag, media_type, guarded(work)?))
}

fn not_modified(cache_control: &str, tag: &str) -> HttpResponse {
    HttpResponse::NotModified()
        .insert_header((CACHE_CONTROL, cache_control))
        .insert_header((ETAG, tag))
        .finish()
}

fn whole(
    cache_control: &str,
    tag: &str,
    media_type: &str,
    body: impl Into<web::Bytes>,
) -> HttpResponse {
    HttpResponse::Ok()
        .insert_header((CACHE_CONTROL, cache_control))
        .insert_header((ETAG, tag))
        .insert_header((CONTENT_TYPE, media_type))
        .body(body.into())
}

/// A panic must not cross a request: it becomes an error like any other, and the worker lives.
///
/// # Errors
/// Those of the work; [`Code::Internal`] when it panics.
pub fn guarded<T>(work: impl FnOnce() -> Result<T, Problem>) -> Result<T, Problem> {
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|_| Err(defect()))
}

fn bytes_of<T: Serialize>(work: impl FnOnce() -> Result<T, Problem>) -> Result<Vec<u8>, Problem> {
    written(&guarded(work)?)
}

fn defect() -> Problem {
    Problem::new(Code::Internal, "the request met a defect of the service")
}

fn written<T: Serialize>(value: &T) -> Result<Vec<u8>, Problem> {
    serde_json::to_vec(value)
        .map_err(|e| Problem::new(Code::Internal, format!("the answer can't be written: {e}")))
}

/// A strong tag: the bytes and the version decide, so every replica of a release agrees.
fn etag(body: &[u8]) -> String {
    let mut hasher = DefaultHasher::new();
    hasher.write(env!("CARGO_PKG_VERSION").as_bytes());
    hasher.write(body);
    format!("\"{:016x}-{:x}\"", hasher.finish(), body.len())
}

fn has(headers: &HeaderMap, tag: &str) -> bool {
    headers
        .get_all(IF_NONE_MATCH)
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','))
        .map(str::trim)
        .any(|known| known == "*" || known.trim_start_matches("W/") == tag)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_becomes_an_answer() {
        let outcome = bytes_of(|| -> Result<(), Problem> { panic!("a defect") });
        assert_eq!(outcome.unwrap_err().code, Code::Internal);
        fn broken() -> Result<Called<()>, Problem> {
            panic!("a defect")
        }
        let call = async { broken() };
        let outcome = called(call).now_or_never().unwrap();
        assert_eq!(outcome.unwrap_err().code, Code::Internal);
    }

    #[test]
    fn tags_are_compared_as_lists() {
        let headers = |text: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(IF_NONE_MATCH, text.parse().unwrap());
            headers
        };
        assert!(has(&headers("\"a\", W/\"b\""), "\"b\""));
        assert!(has(&headers("*"), "\"b\""));
        assert!(!has(&headers("\"a\""), "\"b\""));
    }
}
