//! Answers to preflight requests. Browsers send one before any request of another site's page that is not simple.

use actix_web::Error;
use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::{
    ACCESS_CONTROL_ALLOW_HEADERS, ACCESS_CONTROL_ALLOW_METHODS, ACCESS_CONTROL_MAX_AGE,
    ACCESS_CONTROL_REQUEST_HEADERS, ACCESS_CONTROL_REQUEST_METHOD, ALLOW, HeaderValue, ORIGIN,
};
use actix_web::http::{Method, StatusCode};
use actix_web::middleware::Next;
use actix_web::{HttpResponse, body::BoxBody};

/// Seconds for which a browser caches the answer.
const MAX_AGE: HeaderValue = HeaderValue::from_static("86400");
/// The methods of all resources. A path without a resource allows them so that the page can read the 404.
pub(super) const ALL_METHODS: &str = "GET, HEAD, POST, DELETE, OPTIONS";

/// Middleware: allows pages of any site the methods of the resource, and any headers. `observe` adds the other
/// headers of CORS to every answer.
///
/// # Errors
/// Errors of the services inside.
pub(super) async fn answer_preflight<B: MessageBody + 'static>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<BoxBody>, Error> {
    let headers = request.headers();
    let is_preflight = request.method() == Method::OPTIONS
        && headers.contains_key(ORIGIN)
        && headers.contains_key(ACCESS_CONTROL_REQUEST_METHOD);
    if !is_preflight {
        return Ok(next.call(request).await?.map_into_boxed_body());
    }
    let asked = headers.get(ACCESS_CONTROL_REQUEST_HEADERS).cloned();
    let response = next.call(request).await?;
    let methods = match response.status() {
        StatusCode::NOT_FOUND => HeaderValue::from_static(ALL_METHODS),
        _ => match response.headers().get(ALLOW) {
            Some(methods) => methods.clone(),
            None => return Ok(response.map_into_boxed_body()),
        },
    };
    let mut allowed = HttpResponse::NoContent();
    allowed.insert_header((ACCESS_CONTROL_ALLOW_METHODS, methods.clone()));
    allowed.insert_header((ALLOW, methods));
    allowed.insert_header((ACCESS_CONTROL_MAX_AGE, MAX_AGE));
    if let Some(names) = asked {
        allowed.insert_header((ACCESS_CONTROL_ALLOW_HEADERS, names));
    }
    Ok(response.into_response(allowed.finish()))
}
