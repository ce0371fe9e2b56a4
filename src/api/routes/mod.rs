//! All routes, and the operations behind them.

mod analysis;
mod batch;
mod games;
mod picture;
mod position;
mod puzzles;
mod rules;
pub mod service;
pub mod stream;

use std::sync::Arc;

use actix_web::http::Method;
use actix_web::http::header::HeaderValue;
use actix_web::{HttpRequest, HttpResponse};
use tessera_calls::operation::{Answer, Operation};
use tessera_calls::operations::unknown_game;

use super::answer::{cached, caught};
use super::api_builder::ApiBuilder;
use super::context::Context;
use super::declaration::{Declaration, Sample, text};
use super::game::WireGame;
use super::games::{GameVisitor, each_game, ids};
use super::host::{Asked, Fetch, call};
use super::problem::{Code, Problem, ProblemResponse};
use super::wire::Int;
use crate::state::State;

/// Everything that the service serves, as routes.
pub fn routes() -> ApiBuilder {
    declared(ApiBuilder::new(false))
}

/// The OpenAPI document. Its examples are computed, which takes a while.
pub fn document() -> serde_json::Value {
    declared(ApiBuilder::new(true)).document()
}

fn declared(mut api: ApiBuilder) -> ApiBuilder {
    games::declare(&mut api);
    rules::declare(&mut api);
    each_game(&mut PerGame(&mut api));
    let context = Context::new(Arc::new(State::for_examples()));
    batch::declare(&mut api, &context);
    service::declare(&mut api);
    api
}

struct PerGame<'a>(&'a mut ApiBuilder);

impl GameVisitor for PerGame<'_> {
    fn visit<G: WireGame>(&mut self) {
        let card = G::card();
        self.0.group(
            G::ID,
            &format!("{} ({}, {})", card.name, card.designer, card.year),
        );
        self.0.game_types::<G>();
        position::declare::<G>(self.0);
        analysis::declare::<G>(self.0);
        stream::declare::<G>(self.0);
        position::declare_players::<G>(self.0);
        picture::declare::<G>(self.0);
        puzzles::declare::<G>(self.0);
    }
}

/// The path of a call about a game.
fn path<G: WireGame>(rest: &str) -> String {
    format!("/v1/{}/{rest}", G::ID)
}

/// What stands between the elements of a list in a query string: no game's notation has it.
const SEPARATOR: char = ';';

/// A list of a query string. An empty one is as good as none.
fn list(text: Option<String>) -> Option<Vec<String>> {
    let text = text.filter(|text| !text.is_empty())?;
    Some(text.split(SEPARATOR).map(str::to_owned).collect())
}

/// An integer of a query string; one beyond `i64` becomes the nearest, as in JSON.
fn read_int(name: &str, text: &str) -> Result<Int, Problem> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    if digits.is_empty() || !digits.bytes().all(|b| b.is_ascii_digit()) {
        let detail = format!("{name} is {text:?}, which is not an integer");
        return Err(Problem::new(Code::InvalidQuery, detail).of_parameter(name));
    }
    let beyond = if text.starts_with('-') {
        i64::MIN
    } else {
        i64::MAX
    };
    Ok(Int(text.parse().unwrap_or(beyond)))
}

/// The parameter `played` of a GET about a position.
fn declare_played(declaration: Declaration<'_>) -> Declaration<'_> {
    let meaning = "Moves made from the position before the question is asked, in notation, joined by `;`. Encode `+` as \
                   `%2B`.";
    declaration.query("played", false, meaning, text(), None)
}

/// Begins the declaration of an operation of a game, with what it answers.
fn of_game<'a, G, O>(api: &'a mut ApiBuilder, method: Method, rest: &str) -> Declaration<'a>
where
    G: WireGame,
    O: Operation,
    O::Need: Fetch,
{
    api.endpoint(method, path::<G>(rest), G::ID)
        .prefix(G::SCHEMA_PREFIX)
        .operation::<O>()
}

/// Declares a POST that takes the request of an operation and gives its answer, of a type of its game.
fn post<G, O>(api: &mut ApiBuilder, rest: &str, answer: &str)
where
    G: WireGame,
    O: Operation,
    O::Need: Fetch,
{
    let (requests, answers) = api.samples::<O>();
    of_game::<G, O>(api, Method::POST, rest)
        .body::<O::Request>(O::REQUIRED, requests)
        .answer::<<O::Answer as Answer>::Schema>(answer, answers)
        .serve_operation::<O>();
}

/// The answers that the document shows for an operation.
fn answers<O: Operation>(api: &ApiBuilder) -> Vec<Sample> {
    api.whole_samples::<O>().1
}

/// Answers a GET with an operation.
async fn get_call<O>(
    request: &HttpRequest,
    context: &Context,
    cache_control: HeaderValue,
    asked: O::Request,
) -> Result<HttpResponse, ProblemResponse>
where
    O: Operation,
    O::Need: Fetch,
{
    let asked = Asked {
        read: Box::new(move || Ok(asked)),
        bytes: request.query_string().len(),
    };
    let made = caught(call::<O, _>(context, asked, O::Answer::into_json)).await;
    let made = made.map_err(Problem::in_query)?;
    Ok(cached(
        request,
        cache_control,
        "application/json",
        made.answer,
    ))
}

/// The error for a path that no route has: 404, about the game where the path names an unknown one.
pub(super) fn no_route(path: &str) -> Problem {
    let mut segments = path.trim_start_matches('/').split('/');
    if segments.next() == Some("v1")
        && let Some(id) = segments.next()
        && segments.next().is_some()
        && !ids().contains(&id)
    {
        return unknown_game(id);
    }
    Problem::new(Code::NotFound, format!("no route has the path {path}"))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use tessera_calls::host::LocalHost;
    use tessera_calls::operations::operations;

    #[test]
    fn every_operation_has_a_route() {
        let document = routes().document();
        let paths = document["paths"].as_object().unwrap().values();
        let served: BTreeSet<&str> = paths
            .flat_map(|path| path.as_object().unwrap().values())
            .filter_map(|route| route["operationId"].as_str())
            .collect();
        let missing: Vec<String> = (operations::<LocalHost>().iter())
            .map(|listed| match listed.game {
                Some(game) => format!("{game}_{}", listed.name),
                None => listed.name.to_owned(),
            })
            // A picture has a route for each of its forms.
            .filter(|id| {
                ["", "_svg"]
                    .iter()
                    .all(|form| !served.contains(format!("{id}{form}").as_str()))
            })
            .collect();
        assert!(missing.is_empty(), "no route serves {missing:?}");
    }

    #[test]
    fn the_service_starts_without_computing_examples() {
        let document = routes().document();
        let paths = document["paths"].as_object().unwrap();
        let posts: Vec<_> = paths.values().filter_map(|path| path.get("post")).collect();
        assert!(posts.len() > 30);
        for post in posts {
            for content in ["/requestBody/content", "/responses/200/content"] {
                let json = post
                    .pointer(content)
                    .and_then(|c| c.get("application/json"));
                assert!(
                    json.is_none_or(|json| json.get("examples").is_none()),
                    "{post}"
                );
            }
        }
    }
}
