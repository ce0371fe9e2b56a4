//! Before a request is served: is it of a decent size, whose is it, and may he ask?

use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use actix_web::body::{BodySize, BoxBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::middleware::Next;
use actix_web::{Error, HttpMessage, web};

use super::caller::Callers;
use super::problem::{Code, Problem};
use super::rate::{Rates, Visit};

/// Longest request target, in bytes.
pub const MAX_URI: usize = 16 * 1024;
/// Largest headers of a request, names and values together, in bytes.
pub const MAX_HEADERS: usize = 32 * 1024;

/// Who may ask, and how much.
pub struct Admission {
    /// How callers are told apart.
    pub callers: Callers,
    /// What they have spent.
    pub rates: Arc<Rates>,
}

/// Refuses what is too large, and callers who ask too much; lets the request know who pays, and has it answered. A
/// visit lasts until the whole answer is sent.
///
/// # Errors
/// Those of the services inside.
pub async fn admit<B: MessageBody + 'static>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<BoxBody>, Error> {
    let visit = match check(&request) {
        Ok(visit) => visit,
        Err(problem) => return Ok(request.error_response(problem)),
    };
    let Some(visit) = visit else {
        return Ok(next.call(request).await?.map_into_boxed_body());
    };
    request.extensions_mut().insert(Arc::clone(&visit));
    let response = next.call(request).await?;
    Ok(response.map_body(|_, body| {
        if body.size() == BodySize::None {
            return body.boxed();
        }
        match body.try_into_bytes() {
            // Nothing is left to wait for.
            Ok(whole) => BoxBody::new(whole),
            Err(body) => BoxBody::new(Visited {
                body: body.boxed(),
                _visit: visit,
            }),
        }
    }))
}

fn check(request: &ServiceRequest) -> Result<Option<Arc<Visit>>, Problem> {
    let target = request.uri().path_and_query();
    if target.is_some_and(|target| target.as_str().len() > MAX_URI) {
        let detail = format!("the request target exceeds {MAX_URI} bytes");
        return Err(Problem::new(Code::UriTooLong, detail));
    }
    let headers = request.headers();
    let size: usize = headers
        .iter()
        .map(|(name, value)| name.as_str().len() + value.len())
        .sum();
    if size > MAX_HEADERS {
        let detail = format!("the headers exceed {MAX_HEADERS} bytes");
        return Err(Problem::new(Code::HeadersTooLarge, detail));
    }
    let Some(admission) = request.app_data::<web::Data<Admission>>() else {
        return Ok(None);
    };
    // Whoever watches over the service must always be heard.
    if request.path().starts_with("/health/") || request.path() == "/metrics" {
        return Ok(None);
    }
    let caller = admission.callers.identify(request.peer_addr(), headers)?;
    let visit = admission.rates.enter(caller);
    visit.pay(1)?;
    Ok(Some(Arc::new(visit)))
}

/// A body that keeps the visit.
struct Visited {
    body: BoxBody,
    _visit: Arc<Visit>,
}

impl MessageBody for Visited {
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
