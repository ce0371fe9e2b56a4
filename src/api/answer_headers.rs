//! Headers that every answer has, and answers to preflight requests. Browsers send one before any request of another
//! site's page that is not simple.

use std::time::Duration;

use actix_web::HttpResponse;
use actix_web::body::BoxBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::{
    ACCESS_CONTROL_ALLOW_HEADERS, ACCESS_CONTROL_ALLOW_METHODS, ACCESS_CONTROL_ALLOW_ORIGIN,
    ACCESS_CONTROL_EXPOSE_HEADERS, ACCESS_CONTROL_MAX_AGE, ACCESS_CONTROL_REQUEST_HEADERS,
    ACCESS_CONTROL_REQUEST_METHOD, ALLOW, CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE,
    HeaderMap, HeaderName, HeaderValue, ORIGIN, PERMISSIONS_POLICY, REFERRER_POLICY, VARY,
    X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use actix_web::http::{Method, StatusCode};

use super::answer::{CACHEABLE, NEVER_CACHED};
use super::request_log::{Id, REQUEST_ID};

const SERVER_TIMING: HeaderName = HeaderName::from_static("server-timing");
/// Headers of pages without a policy of their own. Swagger UI needs its own styles and pictures.
const PAGE_HEADERS: [(HeaderName, &str); 4] = [
    (
        CONTENT_SECURITY_POLICY,
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; object-src 'none'; \
         base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    (X_FRAME_OPTIONS, "DENY"),
    (REFERRER_POLICY, "no-referrer"),
    (PERMISSIONS_POLICY, "camera=(), geolocation=(), microphone=()"),
];
/// Policy of a picture that is opened as a page: it may do nothing.
const PICTURE_POLICY: HeaderValue = HeaderValue::from_static("default-src 'none'; sandbox");
/// Headers that scripts of other sites may read.
const EXPOSED: &str = "allow, cache-status, etag, location, retry-after, server-timing, www-authenticate, x-request-id";

/// Seconds for which a browser caches the answer to a preflight request.
const MAX_AGE: HeaderValue = HeaderValue::from_static("86400");
/// The methods of all resources. A path without a resource allows them so that the page can read the 404.
pub(super) const ALL_METHODS: &str = "GET, HEAD, POST, DELETE, OPTIONS";

/// Lets pages with `Cross-Origin-Embedder-Policy: require-corp` load these answers.
const RESOURCE_POLICY: HeaderName = HeaderName::from_static("cross-origin-resource-policy");

/// Lets any website read and embed any answer, including problems, and answers that are given before the other layers
/// see the request. The headers do not depend on the caller, so that a cached answer serves all callers.
pub(super) fn share(headers: &mut HeaderMap) {
    headers.insert(ACCESS_CONTROL_ALLOW_ORIGIN, HeaderValue::from_static("*"));
    headers.insert(RESOURCE_POLICY, HeaderValue::from_static("cross-origin"));
    headers.insert(ACCESS_CONTROL_EXPOSE_HEADERS, HeaderValue::from_static(EXPOSED));
}

/// Writes the id of the request and its duration.
pub(super) fn name_and_time<B>(response: &mut HttpResponse<B>, id: &Id, elapsed: Duration) {
    let headers = response.headers_mut();
    if let Ok(value) = HeaderValue::from_str(id) {
        headers.insert(REQUEST_ID, value);
    }
    let us = elapsed.as_micros() as u64;
    let total = [
        "total;dur=",
        itoa::Buffer::new().format(us / 1000),
        ".",
        // A number above 1000 keeps the leading zeros of the fraction.
        &itoa::Buffer::new().format(1000 + us % 1000)[1..],
    ]
    .concat();
    // Measurements of the handler go before the total.
    let timing = match headers.get(SERVER_TIMING).and_then(|own| own.to_str().ok()) {
        Some(own) => [own, ", ", &total].concat(),
        None => total,
    };
    if let Ok(value) = HeaderValue::try_from(timing) {
        headers.insert(SERVER_TIMING, value);
    }
}

/// Adds security headers: no guessing of content types, no foreign scripts in pages, no pages in foreign frames.
pub(super) fn protect<B>(response: &mut HttpResponse<B>) {
    let media_type = response.headers().get(CONTENT_TYPE);
    let is = |name: &[u8]| media_type.is_some_and(|own| own.as_bytes().starts_with(name));
    let (is_page, is_picture) = (is(b"text/html"), is(b"image/svg+xml"));
    let headers = response.headers_mut();
    if is_picture {
        headers.insert(CONTENT_SECURITY_POLICY, PICTURE_POLICY);
    }
    let nosniff = HeaderValue::from_static("nosniff");
    headers.insert(X_CONTENT_TYPE_OPTIONS, nosniff);
    // A page with a policy of its own knows what it needs.
    if is_page && !headers.contains_key(CONTENT_SECURITY_POLICY) {
        for (name, value) in PAGE_HEADERS {
            headers.insert(name, HeaderValue::from_static(value));
        }
    }
}

/// Completes the caching headers of answers to GET. `Vary` names the request headers that the answer depends on: the
/// encodings, and the headers that the handler names, for the media type or the language. Our own answers set
/// `Cache-Control` themselves; the rest are errors, which hold for this moment, and the files of Swagger UI.
pub(super) fn complete_caching<B>(response: &mut HttpResponse<B>) {
    let depends = |on: &str| {
        let mut named = response.headers().get_all(VARY);
        named.any(|name| name.as_bytes().eq_ignore_ascii_case(on.as_bytes()))
    };
    let names = match (depends("accept"), depends("accept-language")) {
        (false, false) => "Accept-Encoding",
        (true, false) => "Accept, Accept-Encoding",
        (false, true) => "Accept-Encoding, Accept-Language",
        (true, true) => "Accept, Accept-Encoding, Accept-Language",
    };
    (response.headers_mut()).insert(VARY, HeaderValue::from_static(names));
    if response.headers().contains_key(CACHE_CONTROL) {
        return;
    }
    let value = if response.status().is_success() { CACHEABLE } else { NEVER_CACHED };
    let headers = response.headers_mut();
    headers.insert(CACHE_CONTROL, value);
}

/// The headers that a preflight request asks for; `None` for any other request.
pub(super) fn preflight(request: &ServiceRequest) -> Option<Option<HeaderValue>> {
    let headers = request.headers();
    let is_preflight = request.method() == Method::OPTIONS
        && headers.contains_key(ORIGIN)
        && headers.contains_key(ACCESS_CONTROL_REQUEST_METHOD);
    is_preflight.then(|| headers.get(ACCESS_CONTROL_REQUEST_HEADERS).cloned())
}

/// The answer to a preflight request that asks for these headers: pages of any site are allowed the methods of the
/// resource, and any headers. [`share`] adds the other headers of CORS to every answer.
pub(super) fn answer_preflight(
    response: ServiceResponse<BoxBody>,
    asked: Option<HeaderValue>,
) -> ServiceResponse<BoxBody> {
    let methods = match response.status() {
        StatusCode::NOT_FOUND => HeaderValue::from_static(ALL_METHODS),
        _ => match response.headers().get(ALLOW) {
            Some(methods) => methods.clone(),
            None => return response,
        },
    };
    let mut allowed = HttpResponse::NoContent();
    allowed.insert_header((ACCESS_CONTROL_ALLOW_METHODS, methods.clone()));
    allowed.insert_header((ALLOW, methods));
    allowed.insert_header((ACCESS_CONTROL_MAX_AGE, MAX_AGE));
    if let Some(names) = asked {
        allowed.insert_header((ACCESS_CONTROL_ALLOW_HEADERS, names));
    }
    response.into_response(allowed.finish())
}
