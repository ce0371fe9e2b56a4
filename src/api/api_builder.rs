//! Declares each route together with its OpenAPI operation, in one call, so that they can't drift apart.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::language::in_english;
use actix_web::guard::{self, GuardContext};
use actix_web::http::Method;
use actix_web::http::header::ALLOW;
use actix_web::{HttpRequest, HttpResponse, Resource, Route, Scope, web};
use serde_json::Value;
use tessera_operations::host::LocalHost;
use tessera_operations::operation::{self, Operation};
use utoipa::ToSchema;
use utoipa::openapi::schema::{AdditionalProperties, ArrayItems, SchemaType};
use utoipa::openapi::{Object, ObjectBuilder, OneOfBuilder, Ref, RefOr, Schema};

use super::body::OtherParametersIgnored;
use super::execute::JsonCall;
use super::metrics::{Metrics, RouteCounters};
use super::openapi;
use super::problem::{Code, Problem, ProblemDocument, ProblemResponse};
use super::request_path::tidy;
use super::sample::{Sample, computed, shown};
use super::schema::text;
use super::service_host::ServiceHost;
use tessera_operations::game::WireGame;
use tessera_operations::games::ids;
use tessera_operations::sentence::Sentence;
use tessera_operations::wire::MoveObject;

/// All routes of the service, and the document that describes them.
pub struct ApiBuilder {
    pub(super) endpoints: Vec<Endpoint>,
    pub(super) calls: Calls,
    pub(super) paths: utoipa::openapi::Paths,
    schemas: BTreeMap<String, RefOr<Schema>>,
    /// Schemas that replace derived ones, by their final names.
    pinned: BTreeMap<String, RefOr<Schema>>,
    tags: Vec<(String, String)>,
    with_examples: bool,
}

/// One route.
pub(super) struct Endpoint {
    pub(super) method: Method,
    pub(super) path: String,
    /// Names of its query parameters.
    pub(super) parameters: Vec<String>,
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
            paths: utoipa::openapi::Paths::new(),
            schemas: BTreeMap::new(),
            pinned: BTreeMap::new(),
            tags: Vec::new(),
            with_examples,
        };
        api.register::<ProblemDocument>(None);
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
        self.tags.push((name.to_owned(), description.to_owned()));
    }

    /// Registers the types of a game that its envelopes refer to.
    pub fn game_types<G: WireGame>(&mut self) {
        self.register::<G::PositionWire>(None);
        if let (Some(row), Some(RefOr::T(Schema::Object(position)))) = (
            G::ROW_PATTERN,
            self.schemas.get_mut(&*G::PositionWire::name()),
        ) {
            for member in ["board", "previous"] {
                if let Some(RefOr::T(Schema::Array(rows))) = position.properties.get_mut(member)
                    && let ArrayItems::RefOrSchema(rows) = &mut rows.items
                    && let RefOr::T(Schema::Object(rows)) = &mut **rows
                {
                    rows.pattern = Some(row.to_owned());
                }
            }
        }
        self.register::<G::MoveWire>(None);
        self.register::<G::ScoreWire>(None);
        self.register::<G::PartWire>(None);
        // utoipa would copy the objects into the alternatives.
        let alternatives = |object: &str, text_is: &str, pattern: Option<&str>, description| {
            let text: ObjectBuilder = text().description(Some(text_is)).pattern(pattern);
            OneOfBuilder::new()
                .item(Ref::from_schema_name(object))
                .item(text)
                .description(Some(description))
                .build()
        };
        let input = alternatives(
            &G::PositionWire::name(),
            "The one-line position key.",
            Some(G::KEY_PATTERN),
            "A position: the JSON object or the position key.",
        );
        let listed = alternatives(
            &G::MoveWire::name(),
            "The notation, if the request has `fields=move`.",
            None,
            "A legal move: the JSON object or the notation.",
        );
        let played = format!("{}PlayedMove", G::SCHEMA_PREFIX);
        let sent = alternatives(
            &played,
            "The notation.",
            Some(G::MOVE_PATTERN),
            "A move: its notation, or the move object as `moves` returns it.",
        );
        self.pin(played, Schema::Object(played_move::<G>()));
        for (name, schema) in [
            ("PositionInput", input),
            ("ListedMove", listed),
            ("MoveInput", sent),
        ] {
            self.pin(format!("{}{name}", G::SCHEMA_PREFIX), Schema::OneOf(schema));
        }
    }

    /// Adds a schema to the document, in place of a derived one of the same name.
    pub fn pin(&mut self, name: String, schema: impl Into<RefOr<Schema>>) {
        self.pinned.insert(name, schema.into());
    }

    /// Mounts every route, each with its counters. Known paths answer other methods with 405 and `Allow`.
    pub fn mount(&self, config: &mut web::ServiceConfig, metrics: &Arc<Metrics>) {
        let mut by_path: Vec<(&str, Vec<&Endpoint>)> = Vec::new();
        for endpoint in &self.endpoints {
            match by_path.iter_mut().find(|(path, _)| *path == endpoint.path) {
                Some((_, endpoints)) => endpoints.push(endpoint),
                None => by_path.push((&endpoint.path, vec![endpoint])),
            }
        }
        // A literal path must be tried before a path with a parameter in the same place.
        by_path.sort_by_key(|(path, _)| path.matches('{').count());
        // Routes are tried in order. The routes of a game are below its prefix, and prefixes come first.
        let (mut games, mut others) = (Vec::<(&str, Vec<Resource>)>::new(), Vec::new());
        for (path, endpoints) in by_path {
            let prefix = prefix_of_game(path);
            let mut resource = web::resource(path.strip_prefix(prefix).unwrap_or(path))
                .app_data(RouteCounters::new(Arc::clone(metrics), &documented(path)));
            if endpoints.iter().any(|endpoint| endpoint.ignores_others) {
                let parameters = endpoints.iter().flat_map(|endpoint| &endpoint.parameters);
                resource = resource.app_data(OtherParametersIgnored {
                    read: parameters.cloned().collect(),
                });
            }
            for endpoint in &endpoints {
                let method = endpoint.method.clone();
                resource = resource.route((endpoint.route)().guard(guard::fn_guard(
                    move |context: &GuardContext<'_>| accepts(&method, &context.head().method),
                )));
            }
            let allow = allowed_methods(endpoints.iter().map(|e| &e.method));
            let resource = resource.default_service(web::to(move |request: HttpRequest| {
                let allow = allow.clone();
                async move {
                    if request.method() == Method::OPTIONS {
                        return Ok(HttpResponse::NoContent()
                            .insert_header((ALLOW, allow))
                            .finish());
                    }
                    let mut problem = Problem::new(
                        Code::MethodNotAllowed,
                        format!("this path answers {allow} only"),
                    );
                    problem.allow = Some(allow.into());
                    Err::<HttpResponse, ProblemResponse>(problem.into())
                }
            }));
            if prefix.is_empty() {
                others.push(resource);
                continue;
            }
            match games.iter_mut().find(|(known, _)| *known == prefix) {
                Some((_, resources)) => resources.push(resource),
                None => games.push((prefix, vec![resource])),
            }
        }
        for (prefix, resources) in games {
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
        openapi::assemble(&self.paths, &self.schemas, &self.pinned, &self.tags)
    }

    /// Adds `T`, and the schemas that it refers to, to the components; `prefix` names envelopes by their game.
    pub(super) fn register<T: ToSchema>(&mut self, prefix: Option<&str>) -> Ref {
        let mut named = Vec::new();
        T::schemas(&mut named);
        self.register_all(prefix, &T::name(), T::schema(), named)
    }

    /// True if answers of this type have sentences, which are translated for the caller.
    pub(super) fn has_sentences<T: ToSchema>() -> bool {
        let mut named = Vec::new();
        T::schemas(&mut named);
        named.iter().any(|(name, _)| name == Sentence::SCHEMA)
    }

    fn register_all(
        &mut self,
        prefix: Option<&str>,
        name: &str,
        schema: RefOr<Schema>,
        mut named: Vec<(String, RefOr<Schema>)>,
    ) -> Ref {
        let name = match prefix {
            Some(prefix) if !name.starts_with(prefix) => format!("{prefix}{name}"),
            _ => name.to_owned(),
        };
        named.push((name.clone(), schema));
        self.schemas.extend(named);
        Ref::from_schema_name(name)
    }
}

/// A move object in a request: only `move` is read, and other members may be left out.
fn played_move<G: WireGame>() -> Object {
    let others = (G::MoveWire::MEMBERS.iter()).filter(|name| **name != "move");
    let notation = text()
        .description(Some("The notation."))
        .pattern(Some(G::MOVE_PATTERN));
    let object = ObjectBuilder::new()
        .description(Some("A move object, of which `move` alone is read."))
        .property("move", notation)
        .required("move")
        .additional_properties(Some(AdditionalProperties::<Schema>::FreeForm(false)));
    let any = || Object::with_type(SchemaType::AnyValue);
    others
        .fold(object, |object, name| object.property(*name, any()))
        .build()
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

/// True if a route declared for `declared` answers `asked`: GET also answers HEAD.
fn accepts(declared: &Method, asked: &Method) -> bool {
    declared == asked || (declared == Method::GET && asked == Method::HEAD)
}

fn allowed_methods<'a>(declared: impl Iterator<Item = &'a Method>) -> String {
    let mut names = Vec::new();
    for method in declared {
        names.push(method.as_str());
        if method == Method::GET {
            names.push("HEAD");
        }
    }
    names.push("OPTIONS");
    names.join(", ")
}
