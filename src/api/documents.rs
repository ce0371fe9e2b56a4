//! The OpenAPI document as the service sends it: whole for client generators, in parts for Swagger UI.

use std::sync::{Arc, OnceLock};

use actix_web::{HttpRequest, HttpResponse, web};
use serde_json::{Value, json};

use super::answer::{CACHEABLE, Tagged, cached_tagged};
use super::compress::kept;
use super::context::Context;
use super::openapi::retain_reached;
use super::page::to_read;
use super::problem::{Problem, ProblemResponse};
use super::routes;
use tessera_operations::each_game;
use tessera_operations::game::WireGame;
use tessera_operations::games::ids;

/// A part of the document: the operations of one game, or those of none.
pub(super) struct Part {
    /// The game's id, or `service`.
    pub(super) name: &'static str,
    /// Its name for readers.
    pub(super) title: String,
}

/// The parts, in the order of the games. Each operation is in one of them.
pub(super) fn parts() -> Vec<Part> {
    let part = |(name, title)| Part { name, title };
    let games = each_game!(G => (G::ID, G::card().name.to_string()));
    let all = games.into_iter().chain([("service", "Service".to_owned())]);
    all.map(part).collect()
}

impl Part {
    fn includes(&self, group: &str) -> bool {
        let game = ids().contains(&group).then_some(group);
        game.unwrap_or("service") == self.name
    }

    /// The document with the operations of this part, and the components that they reach.
    fn of(&self, whole: &Value) -> Value {
        let mut part = whole.clone();
        let includes = |group: &Value| group.as_str().is_some_and(|group| self.includes(group));
        if let Value::Object(paths) = &mut part["paths"] {
            for operations in paths.values_mut().filter_map(Value::as_object_mut) {
                operations.retain(|_, operation| includes(&operation["tags"][0]));
            }
            paths.retain(|_, operations| operations.as_object().is_some_and(|all| !all.is_empty()));
        }
        if let Value::Array(groups) = &mut part["tags"] {
            groups.retain(|group| includes(&group["name"]));
        }
        retain_reached(&mut part);
        part["info"]["title"] = format!("Tessera: {}", self.title).into();
        // Relative to the address of the part, so that calls find the service under a path of a proxy too.
        part["servers"] = json!([{ "url": ".." }]);
        part
    }
}

/// Mounts the document and its parts.
pub(super) fn mount(config: &mut web::ServiceConfig) {
    config
        .service(to_read("/openapi.json", web::to(send_whole)))
        .service(to_read("/openapi/{part}.json", web::to(send_part)));
}

async fn send_whole(
    request: HttpRequest,
    context: Context,
) -> Result<HttpResponse, ProblemResponse> {
    Ok(send(&request, &documents(&context).await?.whole))
}

async fn send_part(
    request: HttpRequest,
    context: Context,
    name: web::Path<String>,
) -> Result<HttpResponse, ProblemResponse> {
    if parts().iter().all(|part| part.name != *name) {
        return Err(routes::no_route(request.path()).into());
    }
    let documents = documents(&context).await?;
    let part = documents.parts.iter().find(|(known, _)| *known == *name);
    let (_, part) = part.ok_or_else(|| routes::no_route(request.path()))?;
    Ok(send(&request, part))
}

fn send(request: &HttpRequest, document: &Tagged) -> HttpResponse {
    cached_tagged(request, CACHEABLE, "application/json", document.clone())
}

/// The documents as they are sent.
struct Documents {
    whole: Tagged,
    parts: Vec<(&'static str, Tagged)>,
}

impl Documents {
    /// The documents of a service that lies under `public_path` of its host.
    fn make(public_path: &str) -> Documents {
        let mut whole = routes::document();
        whole["servers"] = json!([{ "url": format!("{public_path}/") }]);
        let kept = |document: &Value| kept(document.to_string().into());
        Documents {
            parts: (parts().iter()).map(|part| (part.name, kept(&part.of(&whole)))).collect(),
            whole: kept(&whole),
        }
    }
}

/// The documents. Computing their examples is no work for the thread that serves cheap calls.
async fn documents(context: &Context) -> Result<&'static Documents, Problem> {
    static DOCUMENTS: OnceLock<Documents> = OnceLock::new();
    let state = Arc::clone(context.state());
    let make = move || Documents::make(state.public_path());
    context.made_once(&DOCUMENTS, make).await
}
