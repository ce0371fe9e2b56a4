//! Around every request: an id, a log line, the time it took, and errors in one form.

use std::panic::AssertUnwindSafe;
use std::pin::Pin;
use std::rc::Rc;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::{Duration, Instant};

use actix_web::body::{BodySize, BoxBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::error::InternalError;
use actix_web::http::header::{
    ACCESS_CONTROL_ALLOW_ORIGIN, ACCESS_CONTROL_EXPOSE_HEADERS, CACHE_CONTROL,
    CONTENT_SECURITY_POLICY, CONTENT_TYPE, HeaderMap, HeaderName, HeaderValue, PERMISSIONS_POLICY,
    REFERRER_POLICY, VARY, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use actix_web::http::{Method, Uri};
use actix_web::middleware::Next;
use actix_web::{Error, HttpMessage, HttpRequest, HttpResponse, web};
use arrayvec::ArrayString;
use futures_util::FutureExt;
use tracing::Span;

use super::admission::admit;
use super::answer::{CACHEABLE, NEVER_CACHED};
use super::buffers::no_room;
use super::connection::{Answered, ConnectionHandle};
use super::metrics::RouteCounters;
use super::parts::LargeBody;
use super::problem::{Code, Problem, ProblemResponse, render};
use crate::state::State;

pub(super) const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");
const SERVER_TIMING: HeaderName = HeaderName::from_static("server-timing");
/// What pages may do that have no policy of their own. Swagger UI needs its own styles and pictures.
const PAGE_HEADERS: [(HeaderName, &str); 4] = [
    (
        CONTENT_SECURITY_POLICY,
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; object-src 'none'; \
         base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    (X_FRAME_OPTIONS, "DENY"),
    (REFERRER_POLICY, "no-referrer"),
    (
        PERMISSIONS_POLICY,
        "camera=(), geolocation=(), microphone=()",
    ),
];
/// What a picture may do that is opened as a page: nothing but be seen.
const PICTURE_POLICY: HeaderValue = HeaderValue::from_static("default-src 'none'; sandbox");
/// The target of the log line that every request gets.
pub const ANSWERED: &str = "tessera::requests";
/// What scripts of other sites may read besides the body.
const EXPOSED: &str =
    "allow, cache-status, etag, retry-after, server-timing, www-authenticate, x-request-id";
/// Longest request id that is taken from a caller.
const MAX_ID: usize = 64;
/// Longest part of a path that is logged, in bytes.
const MAX_LOGGED: usize = 256;

pub(super) type Id = ArrayString<MAX_ID>;

/// Middleware: gives the request its id (the caller's own if it is decent), admits it, logs it, writes
/// `Server-Timing`, and puts the id into problems.
///
/// # Errors
/// Those of the services inside that are no answers yet; handlers have none.
pub async fn observe<B: MessageBody + 'static>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<BoxBody>, Error> {
    let started = Instant::now();
    let asked = Asked {
        id: request_id(request.headers()),
        method: request.method().clone(),
        uri: request.uri().clone(),
    };
    let mut under_way = UnderWay::begin(request.conn_data());
    let (guard, admitted) = admit(&request).await;
    let response = match admitted {
        Ok(()) => {
            if let Some(guard) = &guard {
                request.extensions_mut().insert(Arc::clone(guard));
            }
            let served = AssertUnwindSafe(ASKED.scope(asked.clone(), next.call(request)));
            let Ok(response) = served.catch_unwind().await else {
                // The request went with the handler; those who wait get an answer all the same, and the worker
                // lives.
                tracing::error!(parent: &asked.span(), "a handler panicked");
                let problem =
                    Problem::new(Code::Internal, "the request met a defect of the service");
                let answer = render(&problem, Some(&asked.id));
                asked.log(answer.status().as_u16(), started.elapsed());
                return Err(InternalError::from_response(ProblemResponse(problem), answer).into());
            };
            response?.map_into_boxed_body()
        }
        Err(problem) => request.error_response(ProblemResponse(problem)),
    };
    under_way.answered.guard = guard;
    let problem = problem_of(&response).or_else(|| no_room_for(&response));
    let mut response = match &problem {
        Some(problem) => response.into_response(render(problem, Some(&asked.id))),
        None => response,
    };
    let elapsed = started.elapsed();
    finish(response.response_mut(), &asked.id, elapsed);
    if matches!(asked.method, Method::GET | Method::HEAD) {
        complete_caching(response.response_mut());
    }
    share(response.headers_mut());
    protect(response.response_mut());
    let status = response.status().as_u16();
    count(
        response.request(),
        problem.as_ref(),
        &asked,
        status,
        elapsed,
    );
    asked.log(status, elapsed);
    Ok(response.map_body(|_, body| under_way.hand_over(body)))
}

/// A request on its connection. What it holds is released when the last byte of its answer is sent.
struct UnderWay {
    connection: Option<Rc<ConnectionHandle>>,
    answered: Answered,
}

impl UnderWay {
    fn begin(connection: Option<&Rc<ConnectionHandle>>) -> UnderWay {
        let connection = connection.map(Rc::clone);
        if let Some(connection) = &connection {
            connection.begin();
        }
        UnderWay {
            connection,
            answered: Answered::default(),
        }
    }

    /// The body as it is sent: one that comes in parts keeps this until the last one.
    fn hand_over(self, body: BoxBody) -> BoxBody {
        if body.size() == BodySize::None {
            return body;
        }
        match body.try_into_bytes() {
            Ok(whole) => BoxBody::new(whole),
            Err(body) => BoxBody::new(GuardedBody {
                body,
                _under_way: self,
            }),
        }
    }
}

impl Drop for UnderWay {
    fn drop(&mut self) {
        if let Some(connection) = &self.connection {
            connection.answered(std::mem::take(&mut self.answered));
        }
    }
}

/// A body in parts.
struct GuardedBody {
    body: BoxBody,
    _under_way: UnderWay,
}

impl MessageBody for GuardedBody {
    type Error = <BoxBody as MessageBody>::Error;

    fn size(&self) -> BodySize {
        self.body.size()
    }

    fn poll_next(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<web::Bytes, Self::Error>>> {
        Pin::new(&mut self.body).poll_next(context)
    }
}

/// The problem of an answer that is too large for what the buffers of the service have left.
fn no_room_for<B>(response: &ServiceResponse<B>) -> Option<Problem> {
    let extensions = response.response().extensions();
    let large = extensions.get::<LargeBody>()?;
    let state = response.request().app_data::<web::Data<State>>()?;
    (!large.charge(&state.buffers)).then(no_room)
}

/// Any website may read any answer, be it a problem or given before the other layers see the request. The headers do
/// not depend on who asks, so that what is kept for one caller serves all.
pub(super) fn share(headers: &mut HeaderMap) {
    headers.insert(ACCESS_CONTROL_ALLOW_ORIGIN, HeaderValue::from_static("*"));
    headers.insert(
        ACCESS_CONTROL_EXPOSE_HEADERS,
        HeaderValue::from_static(EXPOSED),
    );
}

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
struct Asked {
    id: Id,
    method: Method,
    uri: Uri,
}

impl Asked {
    fn span(&self) -> Span {
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

    fn log(&self, status: u16, elapsed: Duration) {
        let us = elapsed.as_micros() as u64;
        let (id, method, path) = (self.id.as_str(), self.method.as_str(), self.path());
        if status >= 500 {
            tracing::error!(target: ANSWERED, id, method, path, status, us, "answered");
        } else {
            tracing::info!(target: ANSWERED, id, method, path, status, us, "answered");
        }
    }
}

fn count(
    request: &HttpRequest,
    problem: Option<&Problem>,
    asked: &Asked,
    status: u16,
    elapsed: Duration,
) {
    if let Some(problem) = problem
        && let Some(state) = request.app_data::<web::Data<State>>()
    {
        state.metrics.problem(problem.code);
    }
    let method = asked.method.as_str();
    if let Some(counters) = request.app_data::<RouteCounters>() {
        counters.answered(method, status, elapsed);
    } else if let Some(state) = request.app_data::<web::Data<State>>() {
        let pattern = request.match_pattern();
        (state.metrics).answered(pattern.as_deref(), method, status, elapsed);
    }
}

fn finish<B>(response: &mut HttpResponse<B>, id: &Id, elapsed: Duration) {
    let headers = response.headers_mut();
    if let Ok(value) = HeaderValue::from_str(id) {
        headers.insert(REQUEST_ID, value);
    }
    let mut timing = String::with_capacity(96);
    // What a handler measured itself goes before the total.
    if let Some(own) = headers.get(SERVER_TIMING).and_then(|own| own.to_str().ok()) {
        timing.extend([own, ", "]);
    }
    let us = elapsed.as_micros() as u64;
    timing.push_str("total;dur=");
    timing.push_str(itoa::Buffer::new().format(us / 1000));
    // A figure above 1000 keeps the zeros that the fraction begins with.
    timing.push('.');
    timing.push_str(&itoa::Buffer::new().format(1000 + us % 1000)[1..]);
    if let Ok(value) = HeaderValue::try_from(timing) {
        headers.insert(SERVER_TIMING, value);
    }
}

/// Security headers: nothing is to be guessed from content, and pages run no foreign script and sit in no
/// foreign frame.
fn protect<B>(response: &mut HttpResponse<B>) {
    let is_page = (response.headers().get(CONTENT_TYPE))
        .is_some_and(|media_type| media_type.as_bytes().starts_with(b"text/html"));
    let is_picture = (response.headers().get(CONTENT_TYPE))
        .is_some_and(|media_type| media_type.as_bytes().starts_with(b"image/svg+xml"));
    let headers = response.headers_mut();
    if is_picture {
        headers.insert(CONTENT_SECURITY_POLICY, PICTURE_POLICY);
    }
    let nosniff = HeaderValue::from_static("nosniff");
    headers.insert(X_CONTENT_TYPE_OPTIONS, nosniff);
    // A page that has a policy of its own knows what it needs.
    if is_page && !headers.contains_key(CONTENT_SECURITY_POLICY) {
        for (name, value) in PAGE_HEADERS {
            headers.insert(name, HeaderValue::from_static(value));
        }
    }
}

/// Every answer to a GET says on what it depends besides the address: the encodings that the caller takes, and what its
/// handler names. It says how long it holds, too. Those of our own say it themselves; left are errors, which
/// are about this moment, and the files of Swagger UI.
fn complete_caching<B>(response: &mut HttpResponse<B>) {
    let depends = (response.headers().get_all(VARY))
        .any(|names| names.as_bytes().eq_ignore_ascii_case(b"accept"));
    let names = if depends {
        "Accept, Accept-Encoding"
    } else {
        "Accept-Encoding"
    };
    (response.headers_mut()).insert(VARY, HeaderValue::from_static(names));
    if response.headers().contains_key(CACHE_CONTROL) {
        return;
    }
    let value = if response.status().is_success() {
        CACHEABLE
    } else {
        NEVER_CACHED
    };
    let headers = response.headers_mut();
    headers.insert(CACHE_CONTROL, value);
}

/// The problem behind an error answer; errors of the framework get the code of their status.
fn problem_of<B>(response: &ServiceResponse<B>) -> Option<Problem> {
    let error = response.response().error()?;
    let ours = error.as_error::<ProblemResponse>().map(|own| own.0.clone());
    Some(ours.unwrap_or_else(|| foreign(response.status().as_u16(), error)))
}

fn foreign(status: u16, error: &Error) -> Problem {
    let code = match status {
        401 => Code::UnknownKey,
        404 => Code::NotFound,
        405 => Code::MethodNotAllowed,
        406 => Code::NotAcceptable,
        408 => Code::RequestTimeout,
        413 => Code::BodyTooLarge,
        414 => Code::UriTooLong,
        415 => Code::UnsupportedMediaType,
        400..=499 => Code::MalformedRequest,
        _ => Code::Internal,
    };
    Problem::new(code, error.to_string())
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
pub(super) fn fresh_id() -> Id {
    let random: u64 = rand::random();
    let mut id = Id::new();
    for place in (0..16).rev() {
        let digit = random >> (4 * place) & 0xf;
        id.push(char::from(b"0123456789abcdef"[digit as usize]));
    }
    id
}

#[cfg(test)]
mod tests {
    use super::*;
    use actix_web::test::{TestRequest, call_service, init_service};
    use actix_web::{App, middleware::from_fn};

    #[tokio::test]
    async fn a_panic_of_a_handler_is_a_problem_and_the_worker_lives() {
        async fn broken() -> HttpResponse {
            panic!("a defect")
        }
        let app = App::new()
            .wrap(from_fn(observe))
            .route("/broken", web::get().to(broken))
            .route("/sound", web::get().to(HttpResponse::Ok));
        let app = init_service(app).await;
        for _ in 0..3 {
            let request = TestRequest::get()
                .uri("/broken")
                .insert_header((REQUEST_ID, "me"));
            let error = actix_web::dev::Service::call(&app, request.to_request())
                .await
                .map(drop)
                .unwrap_err();
            let response = error.error_response();
            assert_eq!(response.status().as_u16(), 500);
            let body = actix_web::body::to_bytes(response.into_body())
                .await
                .unwrap();
            let problem: serde_json::Value = serde_json::from_slice(&body).unwrap();
            assert_eq!(
                (&problem["code"], &problem["request_id"]),
                (&"internal".into(), &"me".into())
            );
            let request = TestRequest::get().uri("/sound").to_request();
            assert!(call_service(&app, request).await.status().is_success());
        }
    }
}
