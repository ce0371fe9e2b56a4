//! Routes about the service itself: health, version, errors.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use actix_web::http::Method;
use actix_web::{HttpRequest, HttpResponse, web};
use serde::Serialize;
use utoipa::ToSchema;

use crate::api::answer::{CACHEABLE, NEVER_CACHED, Tagged, cached_json, cached_tagged};
use crate::api::api_builder::ApiBuilder;
use crate::api::body::NoQuery;
use crate::api::gauges::Gauges;
use crate::api::metrics::OPENMETRICS;
use crate::api::page::to_read;
use crate::api::problem::{Code, Problem, ProblemResponse};
use crate::api::sample::sample;
use crate::api::schema::text;
use crate::state::State;
use tessera_engines::Engine as _;
use tessera_operations::each_game;
use tessera_operations::game::WireGame;
use tessera_puzzles::library::Library;
use tessera_rules::game::quoted;

/// The state of the process.
#[derive(Debug, Serialize, ToSchema)]
pub struct Health {
    /// `live` or `ready`.
    pub status: &'static str,
}

/// The versions of the running service.
#[derive(Debug, Serialize, ToSchema)]
pub struct Version {
    /// Name of the service.
    pub name: &'static str,
    /// Version of the release.
    pub version: &'static str,
    /// Commit that was built, `unknown` in a development build.
    pub commit: &'static str,
    /// Version of the rules of each game.
    pub rules: BTreeMap<&'static str, &'static str>,
    /// Version of the engine of each game.
    pub engines: BTreeMap<&'static str, &'static str>,
    /// Newest edition of the library of puzzles of each game.
    pub libraries: BTreeMap<&'static str, u8>,
}

/// An error code, explained.
#[derive(Debug, Serialize, ToSchema)]
pub struct ErrorCard {
    /// The stable code.
    pub code: Code,
    /// The HTTP status that goes with it.
    pub status: u16,
    /// The short name.
    pub title: &'static str,
    /// Its meaning, and what a caller can do.
    pub meaning: &'static str,
}

/// Every error code.
#[derive(Debug, Serialize, ToSchema)]
pub struct ErrorTable {
    /// The codes, ordered by status.
    pub errors: Vec<ErrorCard>,
}

/// The table of error codes.
pub fn error_table() -> ErrorTable {
    let mut codes = Code::ALL.to_vec();
    codes.sort_by_key(|code| code.status());
    ErrorTable { errors: codes.into_iter().map(error_card).collect() }
}

fn error_card(code: Code) -> ErrorCard {
    ErrorCard { code, status: code.status(), title: code.title(), meaning: code.meaning() }
}

/// Returns the versions of the running service.
pub fn version() -> Version {
    Version {
        name: env!("CARGO_PKG_NAME"),
        version: env!("CARGO_PKG_VERSION"),
        commit: env!("TESSERA_COMMIT"),
        rules: each_game!(G => (G::ID, G::RULES_VERSION)).into(),
        engines: each_game!(G => (G::ID, G::ENGINE_VERSION)).into(),
        libraries: each_game!(G => (G::ID, Library::of::<G>(G::ID).edition())).into(),
    }
}

async fn live(request: HttpRequest) -> HttpResponse {
    static LIVE: LazyLock<Tagged> = LazyLock::new(|| Tagged::new(r#"{"status":"live"}"#));
    cached_tagged(&request, NEVER_CACHED, "application/json", LIVE.clone())
}

async fn ready(
    request: HttpRequest,
    state: web::Data<State>,
) -> Result<HttpResponse, ProblemResponse> {
    if state.readiness.is_ready() {
        cached_json(&request, NEVER_CACHED, || Ok(Health { status: "ready" }))
    } else {
        Err(Problem {
            retry_after: Some(1),
            ..Problem::new(Code::ServiceFull, "the service is shutting down")
        }
        .into())
    }
}

async fn get_version(request: HttpRequest, _: NoQuery) -> Result<HttpResponse, ProblemResponse> {
    cached_json(&request, NEVER_CACHED, || Ok(version()))
}

async fn metrics(gauges: web::Data<Gauges>) -> Result<HttpResponse, ProblemResponse> {
    if gauges.is_public {
        Ok(gauges.answer())
    } else {
        let detail = "metrics are not served to callers";
        Err(Problem::new(Code::NotFound, detail).into())
    }
}

async fn get_errors(request: HttpRequest, _: NoQuery) -> Result<HttpResponse, ProblemResponse> {
    cached_json(&request, CACHEABLE, || Ok(error_table()))
}

async fn get_error(
    request: HttpRequest,
    code: web::Path<String>,
    _: NoQuery,
) -> Result<HttpResponse, ProblemResponse> {
    match Code::ALL.iter().find(|known| known.as_str() == code.as_str()) {
        Some(&code) => cached_json(&request, CACHEABLE, || Ok(error_card(code))),
        None => Err(Problem::new(
            Code::NotFound,
            format!("there is no error code {}", quoted(code.as_str())),
        )
        .of_parameter("code")
        .into()),
    }
}

/// The probes alone, for an address of their own.
pub fn mount_health(config: &mut web::ServiceConfig) {
    config
        .service(to_read("/health/live", web::to(live)))
        .service(to_read("/health/ready", web::to(ready)));
}

/// Declares them.
pub(super) fn declare(api: &mut ApiBuilder) {
    api.group("service", "The service itself");
    api.endpoint(Method::GET, "/health/live", "service")
        .id("health_live")
        .text("Liveness", "Answers as long as the process does.")
        .ignore_other_parameters()
        .answer::<Health>("The process lives.", Vec::new())
        .serve(|| web::to(live));
    api.endpoint(Method::GET, "/health/ready", "service")
        .id("health_ready")
        .text("Readiness", "Answers 200 while the service takes work, 503 while it shuts down.")
        .ignore_other_parameters()
        .answer::<Health>("The service takes work.", Vec::new())
        .errors(&[Code::ServiceFull])
        .serve(|| web::to(ready));
    api.endpoint(Method::GET, "/version", "service")
        .id("get_version")
        .text(
            "Version",
            "Release, commit, and the versions of each game's rules, engine and puzzle generator.",
        )
        .answer::<Version>("What is running.", Vec::new())
        .serve(|| web::to(get_version));
    api
        .endpoint(Method::GET, "/metrics", "service")
        .id("get_metrics")
        .text(
            "Metrics",
            "What the service counts, for Prometheus. If the service is configured to serve it on a private address, \
             it is not here.",
        )
        .ignore_other_parameters()
        .answer_in(&[OPENMETRICS], "OpenMetrics text.")
        .untagged()
        .errors(&[Code::NotFound])
        .serve(|| web::to(metrics));
    api.endpoint(Method::GET, "/errors", "service")
        .id("list_errors")
        .text("Error codes", "Every `code` that an error may carry.")
        .answer::<ErrorTable>("The table.", vec![sample("errors", "Every code.", &error_table())])
        .serve(|| web::to(get_errors));
    api.endpoint(Method::GET, "/errors/{code}", "service")
        .id("get_error")
        .text("One error code", "Where the `type` of a problem leads.")
        .path_parameter(
            "code",
            "The code.",
            text().enum_values(Some(Code::ALL.iter().map(|code| code.as_str()))),
            Code::IllegalMove.as_str(),
        )
        .answer::<ErrorCard>("The code.", Vec::new())
        .errors(&[Code::NotFound])
        .serve(|| web::to(get_error));
}
