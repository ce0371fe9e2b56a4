//! Operations as routes.

use actix_web::http::Method;
use actix_web::http::header::HeaderValue;
use actix_web::{HttpRequest, HttpResponse};
use tessera_operations::operation::{Answer, Operation};

use crate::api::answer::cached;
use crate::api::api_builder::ApiBuilder;
use crate::api::context::Context;
use crate::api::declaration::Declaration;
use crate::api::execute::{Unchecked, call};
use crate::api::problem::{Problem, ProblemResponse};
use crate::api::resolve::Resolve;
use crate::api::sample::Sample;
use tessera_operations::game::WireGame;

/// The path of a call about a game.
pub(super) fn path<G: WireGame>(rest: &str) -> String {
    format!("/v1/{}/{rest}", G::ID)
}

/// Begins the declaration of an operation of a game.
pub(super) fn of_game<'a, G, O>(
    api: &'a mut ApiBuilder,
    method: Method,
    rest: &str,
) -> Declaration<'a>
where
    G: WireGame,
    O: Operation,
    O::Dependency: Resolve,
{
    api.endpoint(method, path::<G>(rest), G::ID).prefix(G::SCHEMA_PREFIX).operation::<O>()
}

/// Declares a POST that takes the request of an operation and gives its answer, of a type of its game.
pub(super) fn post<G, O>(api: &mut ApiBuilder, rest: &str, answer: &str)
where
    G: WireGame,
    O: Operation,
    O::Dependency: Resolve,
{
    let (requests, answers) = api.samples::<O>();
    of_game::<G, O>(api, Method::POST, rest)
        .body::<O::Request>(O::REQUIRED, requests)
        .answer::<<O::Answer as Answer>::Schema>(answer, answers)
        .serve_operation::<O>();
}

/// The answers that the document shows for an operation.
pub(super) fn answers<O: Operation>(api: &ApiBuilder) -> Vec<Sample> {
    api.whole_samples::<O>().1
}

/// Answers a GET with an operation.
pub(super) async fn get_call<O>(
    request: &HttpRequest,
    context: &Context,
    cache_control: HeaderValue,
    asked: O::Request,
) -> Result<HttpResponse, ProblemResponse>
where
    O: Operation,
    O::Dependency: Resolve,
{
    let asked = Unchecked::of_query(request, asked);
    let made = call::<O>(context, asked, O::Answer::written).await;
    let made = made.map_err(Problem::in_query)?;
    let mut sent = cached(request, cache_control, "application/json", made.answer);
    for (name, value) in made.headers {
        sent.headers_mut().append(name, value);
    }
    Ok(sent)
}
