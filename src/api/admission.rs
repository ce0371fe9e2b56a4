//! Admission of requests: checks their size, identifies their callers, and charges them.

use std::sync::Arc;
use std::time::Duration;

use actix_web::dev::ServiceRequest;
use actix_web::web;

use super::caller::Callers;
use super::problem::{Code, Problem};
use super::rate::{Rates, RequestGuard};
use crate::state::State;

/// Longest request target, in bytes.
pub(super) const MAX_URI: usize = 16 * 1024;
/// Largest headers of a request, names and values together, in bytes.
const MAX_HEADERS: usize = 32 * 1024;

/// Beginning of the paths of probes.
pub(super) const PROBES: &str = "/health/";

/// The callers of the service and their accounts.
pub struct Admission {
    /// The rules by which callers are identified.
    pub callers: Callers,
    /// The accounts of the callers.
    pub rates: Arc<Rates>,
}

/// Like [`check`], but a caller in debt waits until it has none, and a caller that would be refused because of its
/// other requests is retried for a moment.
///
/// # Errors
/// Same as [`check`].
pub async fn admit(request: &ServiceRequest) -> (Option<Arc<RequestGuard>>, Result<(), Problem>) {
    let (guard, mut admitted) = check(request);
    if let (Some(guard), Err(problem)) = (&guard, &admitted)
        && problem.code == Code::TooManyRequests
    {
        admitted = guard.pay_soon(1).await.and_then(|()| sizes(request));
    }
    let (Some(guard), Ok(())) = (&guard, &admitted) else {
        return (guard, admitted);
    };
    let state = request.app_data::<web::Data<State>>();
    let most = state.map_or(0, |state| state.limits.max_time_ms);
    let paced = guard.wait_for_debt(Duration::from_millis(most)).await;
    (Some(Arc::clone(guard)), paced)
}

/// True for the paths of health checks and metrics, which must always be answered.
pub fn must_answer(path: &str) -> bool {
    path.starts_with(PROBES) || path == "/metrics"
}

/// Refuses requests that are too large, and callers that send too many. The guard holds the caller that pays for the
/// request, refused or not, and lasts until the last byte of the answer is sent. Requests for health and metrics have
/// no guard.
///
/// # Errors
/// [`Code::UriTooLong`], [`Code::HeadersTooLarge`], [`Code::UnknownKey`], [`Code::TooManyRequests`].
pub fn check(request: &ServiceRequest) -> (Option<Arc<RequestGuard>>, Result<(), Problem>) {
    let Some(admission) = request.app_data::<web::Data<Admission>>() else {
        return (None, sizes(request));
    };
    if must_answer(request.path()) {
        return (None, sizes(request));
    }
    let (callers, headers) = (&admission.callers, request.headers());
    let (caller, known) = match callers.identify(request.peer_addr(), headers) {
        Ok(caller) => (caller, Ok(())),
        // A caller that guesses keys pays for each guess.
        Err(unknown) => (callers.by_address(request.peer_addr(), headers), Err(unknown)),
    };
    let guard = admission.rates.enter(caller);
    let paid = guard.pay(1);
    let admitted = known.and(paid).and_then(|()| sizes(request));
    (Some(Arc::new(guard)), admitted)
}

fn sizes(request: &ServiceRequest) -> Result<(), Problem> {
    let target = request.uri().path_and_query();
    if target.is_some_and(|target| target.as_str().len() > MAX_URI) {
        let detail = format!("the request target exceeds {MAX_URI} bytes");
        return Err(Problem::new(Code::UriTooLong, detail));
    }
    let size: usize =
        (request.headers().iter()).map(|(name, value)| name.as_str().len() + value.len()).sum();
    if size > MAX_HEADERS {
        let detail = format!("the headers exceed {MAX_HEADERS} bytes");
        return Err(Problem::new(Code::HeadersTooLarge, detail));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use actix_web::test::TestRequest;

    #[test]
    fn targets_and_headers_may_be_as_long_as_it_says() {
        let target = |length: usize| {
            let uri = format!("/{}", "a".repeat(length - 1));
            sizes(&TestRequest::with_uri(&uri).to_srv_request()).err()
        };
        assert!(target(MAX_URI).is_none());
        assert_eq!(target(MAX_URI + 1).unwrap().code, Code::UriTooLong);
        let headers = |bytes: usize| {
            let value = "v".repeat(bytes - "x-long".len());
            let request = TestRequest::default().insert_header(("x-long", value));
            sizes(&request.to_srv_request()).err()
        };
        assert!(headers(MAX_HEADERS).is_none());
        assert_eq!(headers(MAX_HEADERS + 1).unwrap().code, Code::HeadersTooLarge);
    }
}
