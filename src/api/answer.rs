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
pub const CACHEABLE: HeaderValue = HeaderValue::from_static("public, max-age=3600");
/// `Cache-Control` of pictures: what a picture shows never changes.
pub const IMMUTABLE: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");
/// `Cache-Control` of answers about the state of this process.
pub const NEVER_CACHED: HeaderValue = HeaderValue::from_static("no-store");

/// The media type of answers.
const JSON: HeaderValue = HeaderValue::from_static("application/json");
/// Bytes set aside for an answer before it is written: most are shorter.
const ROOM: usize = 1024;

/// What can be sent as JSON: whatever serde writes, or JSON that is [`Written`] already.
pub trait Answer {
    /// The JSON text.
    ///
    /// # Errors
    /// [`Code::Internal`] when it can't be serialized.
    fn into_json(self) -> Result<Vec<u8>, Problem>;
}

impl<T: Serialize> Answer for T {
    fn into_json(self) -> Result<Vec<u8>, Problem> {
        let mut json = Vec::with_capacity(ROOM);
        serde_json::to_writer(&mut json, &self).map_err(|e| {
            Problem::new(Code::Internal, format!("the answer can't be written: {e}"))
        })?;
        Ok(json)
    }
}

/// A JSON text.
#[derive(Debug)]
pub struct Written(pub Vec<u8>);

impl Answer for Written {
    fn into_json(self) -> Result<Vec<u8>, Problem> {
        Ok(self.0)
    }
}

/// What a call answers with.
#[derive(Debug)]
pub struct Called<A> {
    /// The body.
    pub answer: A,
    /// Headers beyond the usual ones; they are not part of what a batch shows.
    pub headers: Vec<(HeaderName, HeaderValue)>,
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
pub async fn called<A: Answer>(
    call: impl Future<Output = Result<Called<A>, Problem>>,
) -> Result<Called<Vec<u8>>, Problem> {
    let called = AssertUnwindSafe(call)
        .catch_unwind()
        .await
        .unwrap_or_else(|_| Err(defect()))?;
    Ok(Called {
        answer: called.answer.into_json()?,
        headers: called.headers,
        repeatable: called.repeatable,
    })
}

/// A JSON answer to a POST.
///
/// # Errors
/// As [`called`].
pub async fn json<A: Answer>(
    call: impl Future<Output = Result<Called<A>, Problem>>,
) -> Result<HttpResponse, Problem> {
    let called = called(call).await?;
    Ok(json_text(called.answer, called.headers))
}

/// A JSON text as an answer to a POST.
pub fn json_text(
    text: impl Into<web::Bytes>,
    headers: Vec<(HeaderName, HeaderValue)>,
) -> HttpResponse {
    let mut response = HttpResponse::Ok();
    response.insert_header((CONTENT_TYPE, JSON));
    for header in headers {
        response.insert_header(header);
    }
    response.body(text.into())
}

/// A JSON answer to a GET that takes its time, with `ETag` and `Cache-Control`.
///
/// # Errors
/// As [`called`].
pub async fn cached_call<A: Answer>(
    request: &HttpRequest,
    call: impl Future<Output = Result<Called<A>, Problem>>,
) -> Result<HttpResponse, Problem> {
    let called = called(call).await?;
    Ok(cached_text(
        request,
        called.repeatable,
        Tagged::new(called.answer),
        called.headers,
    ))
}

/// A JSON text as an answer to a GET, with `ETag` and `Cache-Control`.
pub fn cached_text(
    request: &HttpRequest,
    repeatable: bool,
    text: Tagged,
    headers: Vec<(HeaderName, HeaderValue)>,
) -> HttpResponse {
    let cache_control = if repeatable { CACHEABLE } else { NEVER_CACHED };
    let mut response = cached_tagged(request, cache_control, "application/json", text);
    for (name, value) in headers {
        response.headers_mut().insert(name, value);
    }
    response
}

/// A JSON answer to a GET, with `ETag` and `Cache-Control`; 304 when the caller has it already.
///
/// # Errors
/// As [`called`].
pub fn cached_json<T: Answer>(
    request: &HttpRequest,
    cache_control: HeaderValue,
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
    cache_control: HeaderValue,
    media_type: &'static str,
    body: impl Into<web::Bytes>,
) -> HttpResponse {
    cached_tagged(request, cache_control, media_type, Tagged::new(body))
}

fn cached_tagged(
    request: &HttpRequest,
    cache_control: HeaderValue,
    media_type: &'static str,
    Tagged { body, tag }: Tagged,
) -> HttpResponse {
    if has(request.headers(), &tag) {
        return not_modified(cache_control, tag);
    }
    whole(cache_control, tag, media_type, body)
}

/// A body with its `ETag`.
#[derive(Debug, Clone)]
pub struct Tagged {
    /// The body.
    pub body: web::Bytes,
    tag: HeaderValue,
}

impl Tagged {
    /// A body, whose tag is computed.
    pub fn new(body: impl Into<web::Bytes>) -> Tagged {
        let body = body.into();
        let tag = etag(&body);
        Tagged { body, tag }
    }
}

/// As [`cached`], for a body that follows from `source` and is made only when the caller has not got it
/// already. A panic of `work` becomes an error.
///
/// # Errors
/// Those of the work; [`Code::Internal`] when it panics.
pub fn cached_from(
    request: &HttpRequest,
    cache_control: HeaderValue,
    media_type: &'static str,
    source: &[u8],
    work: impl FnOnce() -> Result<Vec<u8>, Problem>,
) -> Result<HttpResponse, Problem> {
    let tag = etag(source);
    if has(request.headers(), &tag) {
        return Ok(not_modified(cache_control, tag));
    }
    Ok(whole(cache_control, tag, media_type, guarded(work)?))
}

fn not_modified(cache_control: HeaderValue, tag: HeaderValue) -> HttpResponse {
    HttpResponse::NotModified()
        .insert_header((CACHE_CONTROL, cache_control))
        .insert_header((ETAG, tag))
        .finish()
}

fn whole(
    cache_control: HeaderValue,
    tag: HeaderValue,
    media_type: &'static str,
    body: impl Into<web::Bytes>,
) -> HttpResponse {
    HttpResponse::Ok()
        .insert_header((CACHE_CONTROL, cache_control))
        .insert_header((ETAG, tag))
        .insert_header((CONTENT_TYPE, HeaderValue::from_static(media_type)))
        .body(body.into())
}

/// A panic must not cross a request: it becomes an error like any other, and the worker lives.
///
/// # Errors
/// Those of the work; [`Code::Internal`] when it panics.
pub fn guarded<T>(work: impl FnOnce() -> Result<T, Problem>) -> Result<T, Problem> {
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|_| Err(defect()))
}

fn bytes_of<T: Answer>(work: impl FnOnce() -> Result<T, Problem>) -> Result<Vec<u8>, Problem> {
    guarded(work)?.into_json()
}

fn defect() -> Problem {
    Problem::new(Code::Internal, "the request met a defect of the service")
}

/// A strong tag: the bytes and the version decide, so every replica of a release agrees.
fn etag(body: &[u8]) -> HeaderValue {
    let mut hasher = DefaultHasher::new();
    hasher.write(env!("CARGO_PKG_VERSION").as_bytes());
    hasher.write(body);
    let tag = format!("\"{:016x}-{:x}\"", hasher.finish(), body.len());
    // Quotation marks, digits and letters make a header; the fallback is never used.
    HeaderValue::try_from(tag).unwrap_or(HeaderValue::from_static("\"\""))
}

fn has(headers: &HeaderMap, tag: &HeaderValue) -> bool {
    headers
        .get_all(IF_NONE_MATCH)
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','))
        .map(str::trim)
        .any(|known| known == "*" || known.trim_start_matches("W/").as_bytes() == tag.as_bytes())
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
        let tag = HeaderValue::from_static("\"b\"");
        assert!(has(&headers("\"a\", W/\"b\""), &tag));
        assert!(has(&headers("*"), &tag));
        assert!(!has(&headers("\"a\""), &tag));
    }
}
