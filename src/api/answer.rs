//! Answers with their caching headers.

use std::hash::{DefaultHasher, Hasher};
use std::panic::{AssertUnwindSafe, catch_unwind};

use actix_web::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_LANGUAGE, CONTENT_TYPE,
    ContentEncoding, ETAG, HeaderMap, HeaderName, HeaderValue, IF_NONE_MATCH,
};
use actix_web::{HttpRequest, HttpResponse, web};
use futures_util::FutureExt;

use super::problem::{Code, Problem, ProblemResponse};
use super::request_log::hexadecimal;
use tessera_operations::operation::Answer;

/// `Cache-Control` of answers that depend only on the request and the version.
pub const CACHEABLE: HeaderValue = HeaderValue::from_static("public, max-age=3600");
/// `Cache-Control` of answers that never change: the address names the release.
pub const IMMUTABLE: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");
/// `Cache-Control` of answers about the state of this process.
pub const NEVER_CACHED: HeaderValue = HeaderValue::from_static("no-store");

/// The media type of answers.
const JSON: HeaderValue = HeaderValue::from_static("application/json");
/// The result of a call.
#[derive(Debug)]
pub struct CallResult<A> {
    /// The body.
    pub answer: A,
    /// Headers beyond the usual ones; batches do not show them.
    pub headers: Vec<(HeaderName, HeaderValue)>,
    /// True if the same request always gets the same answer.
    pub repeatable: bool,
}

impl<A> CallResult<A> {
    /// True if the answer has sentences.
    pub fn is_spoken(&self) -> bool {
        let mut names = self.headers.iter().map(|(name, _)| name);
        names.any(|name| name == CONTENT_LANGUAGE)
    }
}

impl<A> From<A> for CallResult<A> {
    fn from(answer: A) -> CallResult<A> {
        CallResult { answer, headers: Vec::new(), repeatable: true }
    }
}

/// Runs a call, and turns its panic into an error.
///
/// # Errors
/// Errors of the call; [`Code::Internal`] when it panics.
pub async fn caught<T>(call: impl Future<Output = Result<T, Problem>>) -> Result<T, Problem> {
    AssertUnwindSafe(call).catch_unwind().await.unwrap_or_else(|_| Err(defect()))
}

/// The JSON of a call as an answer to a POST.
///
/// # Errors
/// Errors of the call.
pub async fn json(
    call: impl Future<Output = Result<CallResult<Vec<u8>>, Problem>>,
) -> Result<HttpResponse, ProblemResponse> {
    let made = call.await?;
    Ok(json_text(made.answer, made.headers))
}

/// A JSON text as an answer to a POST.
pub fn json_text(
    text: impl Into<web::Bytes>,
    headers: impl IntoIterator<Item = (HeaderName, HeaderValue)>,
) -> HttpResponse {
    let mut response = HttpResponse::Ok();
    response.insert_header((CONTENT_TYPE, JSON));
    for header in headers {
        response.insert_header(header);
    }
    response.body(text.into())
}

/// A JSON text as an answer to a GET, with `ETag` and `Cache-Control`.
pub fn cached_text(
    request: &HttpRequest,
    repeatable: bool,
    text: Tagged,
    headers: impl IntoIterator<Item = (HeaderName, HeaderValue)>,
) -> HttpResponse {
    let cache_control = if repeatable { CACHEABLE } else { NEVER_CACHED };
    let mut response = cached_tagged(request, cache_control, "application/json", text);
    for (name, value) in headers {
        response.headers_mut().insert(name, value);
    }
    response
}

/// A JSON answer to a GET, with `ETag` and `Cache-Control`; 304 if the caller has it already.
///
/// # Errors
/// Errors of the work; [`Code::Internal`] when it panics or its result can't be serialized.
pub fn cached_json<T: Answer>(
    request: &HttpRequest,
    cache_control: HeaderValue,
    work: impl FnOnce() -> Result<T, Problem>,
) -> Result<HttpResponse, ProblemResponse> {
    Ok(cached(request, cache_control, "application/json", bytes_of(work)?))
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

/// Like [`cached`], with a known tag.
pub fn cached_tagged(
    request: &HttpRequest,
    cache_control: HeaderValue,
    media_type: &'static str,
    Tagged { body, tag, gzip }: Tagged,
) -> HttpResponse {
    if has(request.headers(), &tag) {
        return not_modified(cache_control, tag);
    }
    let Some(gzip) = gzip.filter(|_| reads(request, "gzip")) else {
        return whole(cache_control, tag, media_type, body);
    };
    let mut response = whole(cache_control, tag, media_type, gzip);
    let coding = ContentEncoding::Gzip.to_header_value();
    response.headers_mut().insert(CONTENT_ENCODING, coding);
    response
}

/// Whether a caller reads a coding.
pub fn reads(request: &HttpRequest, wanted: &str) -> bool {
    let accepted = request.headers().get_all(ACCEPT_ENCODING);
    accepted.filter_map(|value| value.to_str().ok()).flat_map(|value| value.split(',')).any(
        |coding| {
            let (name, quality) = coding.split_once(';').unwrap_or((coding, ""));
            let refused = matches!(quality.trim(), "q=0" | "q=0.0" | "q=0.00" | "q=0.000");
            name.trim().eq_ignore_ascii_case(wanted) && !refused
        },
    )
}

/// A body with its `ETag`.
#[derive(Debug, Clone)]
pub struct Tagged {
    /// The body.
    pub body: web::Bytes,
    tag: HeaderValue,
    gzip: Option<web::Bytes>,
}

impl Tagged {
    /// Computes the tag of a body.
    pub fn new(body: impl Into<web::Bytes>) -> Tagged {
        let body = body.into();
        let tag = etag("", &body);
        Tagged { body, tag, gzip: None }
    }

    /// The same with the body in gzip, which is sent to callers that read it.
    pub fn with_gzip(self, gzip: web::Bytes) -> Tagged {
        Tagged { gzip: Some(gzip), ..self }
    }
}

/// The tag of an answer that is derived from another text, such as a PNG from its SVG.
#[derive(Debug)]
pub struct Tag(HeaderValue);

impl Tag {
    /// The tag of an answer of this media type that is derived from this source. Forms of one address have different
    /// tags.
    pub fn of(media_type: &str, source: &[u8]) -> Tag {
        Tag(etag(media_type, source))
    }

    /// The answer to a caller that already has the tagged body; `None` for any other caller.
    pub fn known(&self, request: &HttpRequest, cache_control: HeaderValue) -> Option<HttpResponse> {
        let is_known = has(request.headers(), &self.0);
        is_known.then(|| not_modified(cache_control, self.0.clone()))
    }

    /// The answer to a caller that does not have it.
    pub fn answer(
        self,
        cache_control: HeaderValue,
        media_type: &'static str,
        body: web::Bytes,
    ) -> HttpResponse {
        whole(cache_control, self.0, media_type, body)
    }
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
    let mut response = HttpResponse::Ok();
    response
        .insert_header((CACHE_CONTROL, cache_control))
        .insert_header((ETAG, tag))
        .insert_header((CONTENT_TYPE, HeaderValue::from_static(media_type)));
    response.body(body.into())
}

/// Runs work, and turns its panic into an error, so that the worker survives.
///
/// # Errors
/// Errors of the work; [`Code::Internal`] when it panics.
pub fn guarded<T>(work: impl FnOnce() -> Result<T, Problem>) -> Result<T, Problem> {
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|_| Err(defect()))
}

fn bytes_of<T: Answer>(work: impl FnOnce() -> Result<T, Problem>) -> Result<Vec<u8>, Problem> {
    guarded(work)?.into_json()
}

fn defect() -> Problem {
    Problem::new(Code::Internal, "the request met a defect of the service")
}

/// Hashes the form, the bytes and the version, so all replicas of a release agree. The tag is weak: it is the same for every
/// compression of the answer.
fn etag(form: &str, body: &[u8]) -> HeaderValue {
    let mut hasher = DefaultHasher::new();
    hasher.write(env!("CARGO_PKG_VERSION").as_bytes());
    hasher.write(form.as_bytes());
    hasher.write(body);
    let (mut hash, mut length) = ([0; 16], [0; 16]);
    let length = hexadecimal(body.len() as u64, &mut length).trim_start_matches('0');
    // An empty body has the length 0.
    let length = if length.is_empty() { "0" } else { length };
    let tag = ["W/\"", hexadecimal(hasher.finish(), &mut hash), "-", length, "\""].concat();
    // Quotation marks, digits and letters make a header; the fallback is never used.
    HeaderValue::try_from(tag).unwrap_or(HeaderValue::from_static("W/\"\""))
}

fn has(headers: &HeaderMap, tag: &HeaderValue) -> bool {
    fn opaque(tag: &[u8]) -> &[u8] {
        tag.strip_prefix(b"W/").unwrap_or(tag)
    }
    let wanted = opaque(tag.as_bytes());
    headers
        .get_all(IF_NONE_MATCH)
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','))
        .map(str::trim)
        .any(|known| known == "*" || opaque(known.as_bytes()) == wanted)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_becomes_an_answer() {
        let outcome = bytes_of(|| -> Result<(), Problem> { panic!("a defect") });
        assert_eq!(outcome.unwrap_err().code, Code::Internal);
        fn broken() -> Result<(), Problem> {
            panic!("a defect")
        }
        let outcome = caught(async { broken() }).now_or_never().unwrap();
        assert_eq!(outcome.unwrap_err().code, Code::Internal);
    }

    #[test]
    fn tags_are_compared_as_lists() {
        let headers = |text: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(IF_NONE_MATCH, text.parse().unwrap());
            headers
        };
        let tag = HeaderValue::from_static("W/\"b\"");
        assert!(has(&headers("\"a\", W/\"b\""), &tag));
        assert!(has(&headers("\"b\""), &tag));
        assert!(has(&headers("*"), &tag));
        assert!(!has(&headers("\"a\""), &tag));
    }
}
