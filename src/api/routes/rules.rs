//! Routes of the rules: the page of a game and each ruling, as JSON or as Markdown, in the language of the caller.

use actix_web::http::Method;
use actix_web::{HttpRequest, HttpResponse, web};
use serde::Serialize;
use tessera_operations::operation::{Kept, Nothing, Operation};
use tessera_operations::operations::{GetRules, GetRuling, RulesRequest, RulingRequest};
use tessera_operations::rulebook::{Rulebook, Ruling};
use utoipa::ToSchema;

use super::operation::{answers, get_call};
use crate::api::accept::{preferred, vary_by_accept};
use crate::api::answer::{CACHEABLE, cached};
use crate::api::api_builder::ApiBuilder;
use crate::api::body::NoQuery;
use crate::api::context::Context;
use crate::api::language::said_in;
use crate::api::problem::{Code, ProblemResponse};
use crate::api::schema::text;
use crate::api::service_host::ServiceHost;

const OFFERS: [&str; 2] = ["application/json", "text/markdown"];

async fn page(
    request: HttpRequest,
    context: Context,
    game: web::Path<String>,
    _: NoQuery,
) -> Result<HttpResponse, ProblemResponse> {
    let game = game.into_inner();
    let asked = RulesRequest { game };
    answer::<GetRules, _>(&request, &context, asked, |rules| rules.markdown.clone()).await
}

async fn ruling(
    request: HttpRequest,
    context: Context,
    place: web::Path<(String, String)>,
    _: NoQuery,
) -> Result<HttpResponse, ProblemResponse> {
    let (game, ruling) = place.into_inner();
    let asked = RulingRequest { game, ruling };
    answer::<GetRuling, _>(&request, &context, asked, Ruling::markdown).await
}

/// The answer in the form and the language that the caller prefers.
async fn answer<O, T>(
    request: &HttpRequest,
    context: &Context,
    asked: O::Request,
    markdown: fn(&T) -> String,
) -> Result<HttpResponse, ProblemResponse>
where
    T: Serialize + ToSchema + Sync + 'static,
    O: Operation<Dependency = Nothing, Answer = Kept<T>>,
{
    let mut response = match preferred(request, &OFFERS)? {
        0 => get_call::<O>(request, context, CACHEABLE, asked).await?,
        _ => {
            let host = ServiceHost::Connection(context);
            let found = O::read(asked, &host)?.run((), &host)?;
            cached(request, CACHEABLE, "text/markdown; charset=utf-8", markdown(found.0))
        }
    };
    vary_by_accept(&mut response);
    Ok(said_in(context.language(), response))
}

/// Declares both routes.
pub(super) fn declare(api: &mut ApiBuilder) {
    let shown = answers::<GetRuling>(api);
    api.endpoint(Method::GET, "/v1/games/{game}/rules", "games")
        .operation::<GetRules>()
        .game_parameter("temple")
        .answer_as::<Rulebook>(&OFFERS, "The rules.", Vec::new())
        .language()
        .errors(&[Code::NotAcceptable])
        .serve(|| web::to(page));
    api.endpoint(Method::GET, "/v1/games/{game}/rules/{ruling}", "games")
        .operation::<GetRuling>()
        .game_parameter("themisto")
        .path_parameter(
            "ruling",
            "The ruling's number.",
            text().pattern(Some("^([A-Z]{3}-[0-9]+|I[0-9])$")),
            "THM-6",
        )
        .answer_as::<Ruling>(&OFFERS, "The ruling.", shown)
        .language()
        .errors(&[Code::NotAcceptable])
        .serve(|| web::to(ruling));
}
