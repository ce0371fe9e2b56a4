//! Wraps every request: gives it an id and a log line, measures its time, and gives errors one form.

use std::convert::Infallible;
use std::panic::AssertUnwindSafe;
use std::pin::Pin;
use std::rc::Rc;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::{Duration, Instant};

use actix_web::body::{BodySize, BoxBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::error::InternalError;
use actix_web::http::{ConnectionType, Method};
use actix_web::middleware::Next;
use actix_web::{Error, HttpMessage, HttpRequest, web};
use futures_util::FutureExt;

use super::admission::{admit, must_answer};
use super::answer_headers::{
    answer_preflight, complete_caching, name_and_time, preflight, protect, share,
};
use super::caller::Caller;
use super::compress::{compress, preferred_coding};
use super::connection::{ConnectionHandle, HeldUntilSent};
use super::language::of_request;
use super::metrics::RouteCounters;
use super::parts::{InParts, PART};
use super::problem::{Code, Problem, ProblemResponse, render};
use super::request_log::LoggedRequest;
use super::request_path::drop_empty_segments;
use super::routes::links::ANY_PATH;
use crate::language::Language;
use crate::state::State;

/// Middleware: gives the request its id (the caller's own if it is valid), admits it, logs it, writes
/// `Server-Timing`, and puts the id into problems.
///
/// # Errors
/// Errors of the services inside that are not answers yet; handlers have none.
pub async fn observe<B: MessageBody + 'static>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<BoxBody>, Error> {
    let started = Instant::now();
    let asked = LoggedRequest::new(request.headers(), request.method(), request.uri());
    let upgrade = request.head().upgrade();
    let mut under_way = UnderWay::begin(request.conn_data());
    let (guard, admitted) = admit(&request).await;
    let response = match admitted {
        Ok(()) => {
            if let Some(guard) = &guard {
                request.extensions_mut().insert(Arc::clone(guard));
            }
            let served = AssertUnwindSafe(asked.scope(serve(request, next)));
            let Ok(response) = served.catch_unwind().await else {
                // The request was lost with the handler. Its client still gets an answer, and the worker survives.
                tracing::error!(parent: &asked.span(), "a handler panicked");
                let problem =
                    Problem::new(Code::Internal, "the request met a defect of the service");
                let mut answer = render(&problem, Language::default(), Some(&asked.id));
                let elapsed = started.elapsed();
                name_and_time(&mut answer, &asked.id, elapsed);
                share(answer.headers_mut());
                protect(&mut answer);
                asked.log(answer.status().as_u16(), elapsed);
                return Err(InternalError::from_response(ProblemResponse(problem), answer).into());
            };
            response?
        }
        Err(problem) => request.error_response(ProblemResponse(problem)),
    };
    under_way.answered.guard = guard;
    let problem = problem_of(&response).or_else(|| under_way.charge(&response).err());
    let mut response = match &problem {
        Some(problem) => {
            let language = of_request(response.request());
            response.into_response(render(problem, language, Some(&asked.id)))
        }
        None => response,
    };
    let elapsed = started.elapsed();
    name_and_time(response.response_mut(), &asked.id, elapsed);
    if matches!(asked.method, Method::GET | Method::HEAD) {
        complete_caching(response.response_mut());
    }
    share(response.headers_mut());
    protect(response.response_mut());
    if upgrade {
        // The service never upgrades a connection, for example to HTTP/2, which some clients offer. actix closes the
        // connection, and its answer would claim to upgrade it.
        (response.response_mut().head_mut()).set_connection_type(ConnectionType::Close);
    }
    let status = response.status().as_u16();
    count(response.request(), problem.as_ref(), &asked, status, elapsed);
    asked.log(status, elapsed);
    Ok(response.map_body(|_, body| under_way.hand_over(body)))
}

/// Serves an admitted request: routes it by its path without empty segments, answers it if it is a preflight request,
/// and compresses its answer.
///
/// # Errors
/// Same as [`observe`].
pub(super) async fn serve<B: MessageBody + 'static>(
    mut request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<BoxBody>, Error> {
    drop_empty_segments(&mut request);
    let preflight = preflight(&request);
    let coding = preferred_coding(&request);
    let response = next.call(request).await?.map_into_boxed_body();
    let response = compress(response, coding).await;
    Ok(match preflight {
        Some(asked) => answer_preflight(response, asked),
        None => response,
    })
}

/// Largest body, and largest part of a body, that is handed over at once. actix copies it into the buffer of the
/// connection, and sends that once it has 32 KiB.
const AT_ONCE: usize = 2 * PART;
/// Bytes of the smallest answer that counts until it is sent.
const LARGE: u64 = PART as u64 + 1;

/// A request on its connection. It releases its resources when the last byte of its answer is sent.
struct UnderWay {
    connection: Option<Rc<ConnectionHandle>>,
    answered: HeldUntilSent,
}

impl UnderWay {
    fn begin(connection: Option<&Rc<ConnectionHandle>>) -> UnderWay {
        let connection = connection.map(Rc::clone);
        if let Some(connection) = &connection {
            connection.begin();
        }
        UnderWay { connection, answered: HeldUntilSent::default() }
    }

    /// The caller that pays for it; `None` for probes.
    fn caller(&self) -> Option<Caller> {
        let guard = self.answered.guard.as_ref();
        guard.map(|guard| guard.account().caller())
    }

    /// Counts the bytes of a large answer until it is sent. Metrics are not counted.
    ///
    /// # Errors
    /// An answer that is too large for the free buffers of the service.
    fn charge(&mut self, response: &ServiceResponse<impl MessageBody>) -> Result<(), Problem> {
        let state = response.request().app_data::<web::Data<State>>();
        if let (BodySize::Sized(bytes @ LARGE..), Some(state)) =
            (response.response().body().size(), state)
            && !must_answer(response.request().path())
        {
            let bytes = usize::try_from(bytes).unwrap_or(usize::MAX);
            self.answered.charge = Some(state.buffers.charge(self.caller(), bytes)?);
        }
        Ok(())
    }

    /// The body to send. A body in parts keeps this value until its last part.
    fn hand_over(self, body: BoxBody) -> BoxBody {
        if body.size() == BodySize::None {
            return body;
        }
        match body.try_into_bytes() {
            Ok(whole) if whole.len() <= AT_ONCE => BoxBody::new(whole),
            Ok(whole) => BoxBody::new(LargeBody { rest: whole, _under_way: self }),
            Err(body) => {
                BoxBody::new(GuardedBody { body, rest: InParts::default(), under_way: self })
            }
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

/// A large body, handed over in parts.
struct LargeBody {
    rest: web::Bytes,
    _under_way: UnderWay,
}

impl MessageBody for LargeBody {
    type Error = Infallible;

    fn size(&self) -> BodySize {
        BodySize::Sized(self.rest.len() as u64)
    }

    fn poll_next(
        mut self: Pin<&mut Self>,
        _: &mut Context<'_>,
    ) -> Poll<Option<Result<web::Bytes, Self::Error>>> {
        let part = self.rest.len().min(AT_ONCE);
        Poll::Ready((part > 0).then(|| Ok(self.rest.split_to(part))))
    }
}

/// A stream that is sent in parts.
struct GuardedBody {
    body: BoxBody,
    rest: InParts,
    under_way: UnderWay,
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
        loop {
            if let Some(part) = self.rest.take_next() {
                return Poll::Ready(Some(Ok(part)));
            }
            let bytes = match ready!(Pin::new(&mut self.body).poll_next(context)) {
                Some(Ok(bytes)) if bytes.len() > PART => bytes,
                other => return Poll::Ready(other),
            };
            let connection = self.under_way.connection.clone();
            let buffers = connection.as_ref().map(|connection| connection.buffers());
            let caller = self.under_way.caller();
            self.rest = match InParts::of(bytes, buffers, caller) {
                Some(rest) => rest,
                // The head is already sent, so the only possible signal is to break off.
                None => {
                    let full = std::io::Error::from(std::io::ErrorKind::OutOfMemory);
                    return Poll::Ready(Some(Err(full.into())));
                }
            };
        }
    }
}

fn count(
    request: &HttpRequest,
    problem: Option<&Problem>,
    asked: &LoggedRequest,
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
        let pattern = request.match_pattern().filter(|found| found != ANY_PATH);
        (state.metrics).answered(pattern.as_deref(), method, status, elapsed);
    }
}

/// The problem of an error answer; errors of the framework get the code of their status.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::api::request_log::REQUEST_ID;
    use actix_web::test::{TestRequest, call_service, init_service};
    use actix_web::{App, HttpResponse, middleware::from_fn};
    use std::future::poll_fn;

    use crate::api::buffers::Buffers;

    #[test]
    fn a_large_body_is_counted_until_it_is_gone() {
        let whole: Vec<u8> = (0..3 * AT_ONCE + 1).map(|i| (i % 251) as u8).collect();
        let buffers = Arc::new(Buffers::new(4 * AT_ONCE));
        let mut under_way = UnderWay::begin(None);
        under_way.answered.charge = buffers.charge(None, whole.len()).ok();
        let mut body = under_way.hand_over(BoxBody::new(whole.clone()));
        assert_eq!(body.size(), BodySize::Sized(whole.len() as u64));
        let part = poll_fn(|context| Pin::new(&mut body).poll_next(context));
        assert_eq!(part.now_or_never().unwrap().unwrap().unwrap().len(), AT_ONCE);
        assert_eq!(buffers.taken(), whole.len());
        let rest = actix_web::body::to_bytes(body).now_or_never().unwrap().unwrap();
        assert_eq!(rest, whole[AT_ONCE..]);
        assert_eq!(buffers.taken(), 0);
    }

    #[test]
    fn refuses_a_large_answer_without_free_buffers() {
        let buffers = Arc::new(Buffers::new(2 * PART));
        let state = State { buffers: Arc::clone(&buffers), ..State::for_examples() };
        let state = web::Data::new(state);
        let answer = |bytes: usize| {
            let request = TestRequest::get().app_data(state.clone());
            request.to_srv_response(HttpResponse::Ok().body(vec![0; bytes]))
        };
        let [mut first, mut second] = [(); 2].map(|()| UnderWay::begin(None));
        first.charge(&answer(PART + 1)).unwrap();
        assert_eq!(buffers.taken(), PART + 1);
        let refused = second.charge(&answer(PART + 1)).unwrap_err();
        assert_eq!((refused.code, refused.retry_after), (Code::ServiceFull, Some(2)));
        second.charge(&answer(PART)).unwrap();
        drop(first);
        second.charge(&answer(PART + 1)).unwrap();
    }

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
            let request = TestRequest::get().uri("/broken").insert_header((REQUEST_ID, "me"));
            let error = actix_web::dev::Service::call(&app, request.to_request())
                .await
                .map(drop)
                .unwrap_err();
            let response = error.error_response();
            assert_eq!(response.status().as_u16(), 500);
            let headers = response.headers();
            assert_eq!(headers.get(REQUEST_ID).unwrap(), "me");
            assert_eq!(headers.get("access-control-allow-origin").unwrap(), "*");
            let body = actix_web::body::to_bytes(response.into_body()).await.unwrap();
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
