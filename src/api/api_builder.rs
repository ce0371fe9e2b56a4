//! Declares each route together with its OpenAPI operation, in one call, so that they can't drift apart.

use std::collections::{BTreeMap, BTreeSet};
use std::future::ready;
use std::sync::Arc;

use crate::language::in_english;
use actix_web::guard;
use actix_web::http::Method;
use actix_web::{HttpRequest, Resource, Route, Scope, web};
use serde_json::{Map, Value, json};
use tessera_operations::host::LocalHost;
use tessera_operations::operation::{self, Operation};

use super::admission::PROBES;
use super::body::OtherParametersIgnored;
use super::execute::JsonCall;
use super::metrics::{Metrics, RouteCounters};
use super::openapi::{self, Schemas};
use super::problem::{ProblemDocument, other_method};
use super::request_path::tidy;
use super::sample::{Sample, computed, shown};
use super::service_host::ServiceHost;
use tessera_operations::game::WireGame;
use tessera_operations::games::ids;
use tessera_operations::wire::MoveObject;

/// All routes of the service, and the document that describes them.
pub struct ApiBuilder {
    pub(super) endpoints: Vec<Endpoint>,
    pub(super) calls: Calls,
    pub(super) schemas: Schemas,
    tags: Vec<Value>,
    with_examples: bool,
}

/// One route.
pub(super) struct Endpoint {
    pub(super) method: Method,
    pub(super) path: String,
    /// The operation in the document.
    pub(super) operation: Value,
    /// True if it ignores query parameters of other names.
    pub(super) ignores_others: bool,
    pub(super) route: Box<dyn Fn() -> Route + Send + Sync>,
}

/// The served operations as calls from JSON to JSON.
#[derive(Clone, Default)]
pub struct Calls {
    pub(super) by_id: BTreeMap<String, JsonCall>,
    pub(super) by_path: BTreeMap<String, JsonCall>,
}

impl Calls {
    /// The operation with an id such as `octopus_moves`.
    pub fn by_id(&self, id: &str) -> Option<JsonCall> {
        self.by_id.get(id).copied()
    }

    /// The calls of batches without the part of the path that names the game.
    pub fn names(&self) -> BTreeSet<&str> {
        let below = self.by_path.keys().filter_map(|path| path.strip_prefix("/v1/"));
        (below.filter_map(|path| path.split_once('/'))).map(|(_, name)| name).collect()
    }

    /// The operation of POST to a path, if it takes and answers JSON; these are the calls of batches.
    pub fn by_path(&self, path: &str) -> Option<JsonCall> {
        self.by_path.get(&*tidy(path)).copied()
    }
}

impl ApiBuilder {
    /// A builder without endpoints. Only the document needs examples, which take a while to compute.
    pub fn new(with_examples: bool) -> ApiBuilder {
        let mut api = ApiBuilder {
            endpoints: Vec::new(),
            calls: Calls::default(),
            schemas: Schemas::default(),
            tags: Vec::new(),
            with_examples,
        };
        api.schemas.register::<ProblemDocument>(None, false);
        api
    }

    /// True if examples are computed.
    pub fn with_examples(&self) -> bool {
        self.with_examples
    }

    /// The documented requests of an operation with their true answers, computed by the operation itself; empty if
    /// the builder has no examples. Answers that are long, repeated, or after the first few are left out, because no
    /// reader of the document needs them.
    pub fn samples<O: Operation>(&self) -> (Vec<Sample>, Vec<Sample>) {
        let (requests, answers) = self.whole_samples::<O>();
        (requests, shown(answers))
    }

    /// Like [`ApiBuilder::samples`], with all answers; the shortest comes first, because readers see that one. An
    /// example with an error as its answer is a defect.
    pub fn whole_samples<O: Operation>(&self) -> (Vec<Sample>, Vec<Sample>) {
        if !self.with_examples {
            return (Vec::new(), Vec::new());
        }
        let host = ServiceHost::Local(LocalHost::default());
        computed(O::examples(), &|request| {
            operation::call::<O>(request, &host).and_then(in_english)
        })
    }

    /// Adds a group of operations. Swagger UI shows groups in this order.
    pub fn group(&mut self, name: &str, description: &str) {
        (self.tags).push(json!({ "name": name, "description": description }));
    }

    /// Registers the types of a game that its envelopes refer to.
    pub fn game_types<G: WireGame>(&mut self) {
        self.schemas.register::<G::PositionWire>(None, false);
        self.schemas.register::<G::MoveWire>(None, false);
        self.schemas.register::<G::PartWire>(None, false);
        let prefix = G::SCHEMA_PREFIX;
        let string = |description: &str, pattern: &str| json!({ "type": "string", "description": description, "pattern": pattern });
        let notation = string("The notation.", G::MOVE_PATTERN);
        // A move object in a request: only `move` is read, and other members may be left out.
        let members = G::MoveWire::MEMBERS.iter();
        let mut members: Map<String, Value> =
            members.map(|name| ((*name).to_owned(), json!({}))).collect();
        members["move"] = notation.clone();
        let played = json!({
            "type": "object", "description": "A move object, of which `move` alone is read.", "required": ["move"],
            "properties": members, "additionalProperties": false,
        });
        self.pin(format!("{prefix}PlayedMove"), played);
        let key = string("The one-line position key.", G::KEY_PATTERN);
        let listed = json!({ "type": "string", "description": "The notation, if the request has `fields=move`." });
        // utoipa would copy the objects into the alternatives.
        for (name, object, text, description) in [
            ("PositionInput", "Position", key, "A position: the JSON object or the position key."),
            ("ListedMove", "Move", listed, "A legal move: the JSON object or the notation."),
            (
                "MoveInput",
                "PlayedMove",
                notation,
                "A move: its notation, or the move object as `moves` returns it.",
            ),
        ] {
            let object = openapi::reference(&format!("{prefix}{object}"));
            let alternatives = json!({ "oneOf": [object, text], "description": description });
            self.pin(format!("{prefix}{name}"), alternatives);
        }
    }

    /// Adds a schema to the document, in place of a derived one of the same name.
    pub fn pin(&mut self, name: String, schema: Value) {
        self.schemas.pinned.insert(name, schema);
    }

    /// Mounts every route, each with its counters. Known paths answer other methods with 405 and `Allow`.
    pub fn mount(&self, config: &mut web::ServiceConfig, metrics: &Arc<Metrics>) {
        // A literal path must be tried before a path with a parameter in the same place. Short literal paths come first,
        // because the most frequent calls have them.
        let mut by_path = BTreeMap::<(usize, usize, &str), Vec<&Endpoint>>::new();
        for endpoint in &self.endpoints {
            let path = &*endpoint.path;
            let place = match path.matches('{').count() {
                0 => (0, path.len(), path),
                parameters => (parameters, 0, path),
            };
            by_path.entry(place).or_default().push(endpoint);
        }
        // Routes are tried in order: first the probes, which must be cheap. The routes of a game are below its prefix,
        // and prefixes come before other paths.
        let mut by_prefix = BTreeMap::<&str, Vec<Resource>>::new();
        for ((.., path), endpoints) in by_path {
            let prefix = prefix_of_game(path);
            let mut resource = web::resource(path.strip_prefix(prefix).unwrap_or(path))
                .app_data(RouteCounters::new(Arc::clone(metrics), &documented(path)));
            if endpoints.iter().any(|endpoint| endpoint.ignores_others) {
                let parameters = endpoints.iter().flat_map(|endpoint| {
                    endpoint.operation["parameters"].as_array().into_iter().flatten()
                });
                let parameters = parameters.filter(|parameter| parameter["in"] == "query");
                let names = parameters.filter_map(|parameter| parameter["name"].as_str());
                resource = resource
                    .app_data(OtherParametersIgnored { read: names.map(str::to_owned).collect() });
            }
            let mut methods = Vec::new();
            for endpoint in endpoints {
                let route = (endpoint.route)();
                resource = resource.route(match endpoint.method == Method::GET {
                    true => route.guard(guard::Any(guard::Get()).or(guard::Head())),
                    false => route.method(endpoint.method.clone()),
                });
                methods.push(endpoint.method.as_str());
                methods.extend((endpoint.method == Method::GET).then_some("HEAD"));
            }
            methods.push("OPTIONS");
            let allow = methods.join(", ");
            let resource = resource.default_service(web::to(move |request: HttpRequest| {
                let detail = format!("this path answers {allow} only");
                ready(other_method(&request, &allow, detail))
            }));
            if path.starts_with(PROBES) {
                config.service(resource);
            } else {
                by_prefix.entry(prefix).or_default().push(resource);
            }
        }
        let others = by_prefix.remove("").unwrap_or_default();
        for (prefix, resources) in by_prefix {
            config.service((resources.into_iter()).fold(web::scope(prefix), Scope::service));
        }
        for resource in others {
            config.service(resource);
        }
    }

    /// The calls declared so far.
    pub fn calls(&self) -> &Calls {
        &self.calls
    }

    /// The OpenAPI 3.1 document.
    pub fn document(&self) -> Value {
        openapi::assemble(&self.endpoints, &self.schemas, &self.tags)
    }
}

/// A path as the document writes it: the router's patterns for parameters are left out.
pub(super) fn documented(path: &str) -> String {
    path.replace(":.*}", "}")
}

/// `/v1/octopus` of `/v1/octopus/moves`; empty for a path outside of games.
fn prefix_of_game(path: &str) -> &str {
    let rest = path.strip_prefix("/v1/").unwrap_or_default();
    match rest.split_once('/') {
        Some((game, call)) if ids().contains(&game) => &path[..path.len() - call.len() - 1],
        _ => "",
    }
}
