//! Answers with their caching headers.

use std::hash::{DefaultHasher, Hasher};

use actix_web::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, HeaderMap, IF_NONE_MATCH};
use actix_web::{HttpRequest, HttpResponse};
use serde::Serialize;

use super::problem::{Code, Problem};

/// `Cache-Control` of answers that depend on the request and the version only.
pub const CACHEABLE: &str = "public, max-age=3600";
/// `Cache-Control` of answers about the state of this process.
pub const NEVER_CACHED: &str = "no-store";

/// A JSON answer to a POST.
///
/// # Errors
/// [`Code::Internal`] when the value can't be serialized.
pub fn json(value: &impl Serialize) -> Result<HttpResponse, Problem> {
    Ok(HttpResponse::Ok()
        .content_type("application/json")
        .body(to_bytes(value)?))
}

/// A JSON answer to a GET, with `ETag` and `Cache-Control`; 304 when the caller has it already.
///
/// # Errors
/// [`Code::Internal`] when the value can't be serialized.
pub fn cached_json(
    request: &HttpRequest,
    cache_control: &str,
    value: &impl Serialize,
) -> Result<HttpResponse, Problem> {
    Ok(cached(
        request,
        cache_control,
        "application/json",
        to_bytes(value)?,
    ))
}

/// An answer to a GET in any media type, with `ETag` and `Cache-Control`.
pub fn cached(
    request: &HttpRequest,
    cache_control: &str,
    media_type: &str,
    body: Vec<u8>,
) -> HttpResponse {
    let tag = etag(&body);
    let mut response = if has(request.headers(), &tag) {
        HttpResponse::NotModified()
    } else {
        HttpResponse::Ok()
    };
    response.insert_header((CACHE_CONTROL, cache_control));
    response.insert_header((ETAG, tag.as_str()));
    if has(request.headers(), &tag) {
        return response.finish();
    }
    response.insert_header((CONTENT_TYPE, media_type));
    response.body(body)
}

fn to_bytes(value: &impl Serialize) -> Result<Vec<u8>, Problem> {
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
