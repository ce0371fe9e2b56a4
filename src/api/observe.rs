//! Around every request: an id, a log line, the time it took, and errors in one form.

use std::time::Instant;

use actix_web::body::{BoxBody, EitherBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::{HeaderMap, HeaderName, HeaderValue};
use actix_web::middleware::Next;
use actix_web::{Error, HttpResponse};
use tracing::{Instrument, Level};

use super::problem::{Code, Problem};

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");
const SERVER_TIMING: HeaderName = HeaderName::from_static("server-timing");
/// Longest request id that is taken from a caller.
const MAX_ID: usize = 64;

/// Middleware: gives the request its id (the caller's own if it is decent), logs it, writes
/// `Server-Timing`, and puts the id into problems.
///
/// # Errors
/// Those of the services inside that are no answers yet; handlers have none.
pub async fn observe<B: MessageBody + 'static>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<EitherBody<B, BoxBody>>, Error> {
    let started = Instant::now();
    let id = request_id(request.headers());
    let span = tracing::info_span!(
        "request",
        id = %id,
        method = %request.method(),
        path = %request.path(),
    );
    let response = next.call(request).instrument(span.clone()).await?;
    let mut response = match problem_of(&response) {
        Some(problem) => response
            .into_response(problem.render(Some(&id)))
            .map_into_right_body(),
        None => response.map_into_left_body(),
    };
    let elapsed = started.elapsed();
    finish(response.response_mut(), &id, elapsed.as_secs_f64() * 1e3);
    let status = response.status().as_u16();
    if status >= 500 {
        tracing::event!(parent: &span, Level::ERROR, status, us = elapsed.as_micros() as u64, "answered");
    } else {
        tracing::event!(parent: &span, Level::INFO, status, us = elapsed.as_micros() as u64, "answered");
    }
    Ok(response)
}

fn finish<B>(response: &mut HttpResponse<B>, id: &str, milliseconds: f64) {
    let headers = response.headers_mut();
    if let Ok(value) = HeaderValue::from_str(id) {
        headers.insert(REQUEST_ID, value);
    }
    // What a handler measured itself goes before the total.
    let own = headers.get(SERVER_TIMING).and_then(|own| own.to_str().ok());
    let own = own.map(|own| format!("{own}, ")).unwrap_or_default();
    if let Ok(value) = HeaderValue::from_str(&format!("{own}total;dur={milliseconds:.3}")) {
        headers.insert(SERVER_TIMING, value);
    }
}

/// The problem behind an error answer; errors of the framework get the code of their status.
fn problem_of<B>(response: &ServiceResponse<B>) -> Option<Problem> {
    let error = response.response().error()?;
    let ours = error.as_error::<Problem>().cloned();
    Some(ours.unwrap_or_else(|| foreign(response.status().as_u16(), error)))
}

fn foreign(status: u16, error: &Error) -> Problem {
    let code = match status {
        404 => Code::NotFound,
        405 => Code::MethodNotAllowed,
        406 => Code::NotAcceptable,
        413 => Code::BodyTooLarge,
        415 => Code::UnsupportedMediaType,
        400..=499 => Code::InvalidQuery,
        _ => Code::Internal,
    };
    Problem::new(code, error.to_string())
}

/// The caller's id when it is short and harmless, else a random one.
fn request_id(headers: &HeaderMap) -> String {
    let harmless = |id: &&str| {
        (1..=MAX_ID).contains(&id.len())
            && id
                .bytes()
                .all(|b| b.is_ascii_alphanumeric() || b"-_.:".contains(&b))
    };
    headers
        .get(REQUEST_ID)
        .and_then(|value| value.to_str().ok())
        .filter(harmless)
        .map_or_else(|| format!("{:016x}", rand::random::<u64>()), str::to_owned)
}
