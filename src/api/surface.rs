//! Where a route and its OpenAPI operation are declared, in one call, so that they can't drift apart.

use std::collections::BTreeMap;
use std::sync::Arc;

use actix_web::guard::{self, GuardContext};
use actix_web::http::Method;
use actix_web::http::header::ALLOW;
use actix_web::{HttpRequest, HttpResponse, Resource, Route, Scope, web};
use futures_util::future::LocalBoxFuture;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use utoipa::ToSchema;
use utoipa::openapi::path::{OperationBuilder, Parameter, ParameterBuilder, ParameterIn};
use utoipa::openapi::request_body::RequestBodyBuilder;
use utoipa::openapi::{
    Content, ContentBuilder, HttpMethod, ObjectBuilder, OneOfBuilder, Ref, RefOr, Required,
    ResponseBuilder, Schema, Type, example::ExampleBuilder, schema::SchemaType,
};

use super::answer::{Answer, Called, called, json};
use super::body::{Body, parse_json};
use super::context::Context;
use super::game::WireGame;
use super::games::ids;
use super::metrics::{Metrics, RouteCounters};
use super::openapi;
use super::problem::{Code, PROBLEM_JSON, Problem, ProblemDocument};

/// Everything the service serves: the routes and the document that describes them.
pub struct Surface {
    endpoints: Vec<Endpoint>,
    calls: Calls,
    paths: utoipa::openapi::Paths,
    schemas: BTreeMap<String, RefOr<Schema>>,
    /// Schemas that take the place of derived ones, by their final names.
    pinned: BTreeMap<String, RefOr<Schema>>,
    tags: Vec<(String, String)>,
    with_examples: bool,
}

struct Endpoint {
    method: Method,
    path: String,
    route: Box<dyn Fn() -> Route + Send + Sync>,
}

/// Every POST that takes and answers JSON, by path: what a batch may contain.
#[derive(Clone, Default)]
pub struct Calls(BTreeMap<String, Arc<Call>>);

/// A call: its context and its body, which is empty when it was left out; its JSON.
type Call =
    dyn Fn(Context, &[u8]) -> LocalBoxFuture<'static, Result<Vec<u8>, Problem>> + Send + Sync;

impl Calls {
    /// Makes the call that POST would make; `None` when there is no such path.
    pub fn make(
        &self,
        path: &str,
        context: Context,
        body: &[u8],
    ) -> Option<LocalBoxFuture<'static, Result<Vec<u8>, Problem>>> {
        self.0.get(path).map(|call| call(context, body))
    }
}

impl Surface {
    /// A surface without endpoints. Only who wants the document needs examples, which take a while to compute.
    pub fn new(with_examples: bool) -> Surface {
        let mut surface = Surface {
            endpoints: Vec::new(),
            calls: Calls::default(),
            paths: utoipa::openapi::Paths::new(),
            schemas: BTreeMap::new(),
            pinned: BTreeMap::new(),
            tags: Vec::new(),
            with_examples,
        };
        surface.register::<ProblemDocument>(None);
        surface
    }

    /// Whether examples are to be computed.
    pub fn with_examples(&self) -> bool {
        self.with_examples
    }

    /// Adds a group of operations, in the order in which Swagger UI shows them.
    pub fn group(&mut self, name: &str, description: &str) {
        self.tags.push((name.to_owned(), description.to_owned()));
    }

    /// Registers the types of a game, to which its envelopes refer.
    pub fn game_types<G: WireGame>(&mut self) {
        self.register::<G::PositionWire>(None);
        self.register::<G::MoveWire>(None);
        self.register::<G::ScoreWire>(None);
        self.register::<G::PartWire>(None);
        // utoipa would copy the whole object into the variant.
        let input = OneOfBuilder::new()
            .item(Ref::from_schema_name(G::PositionWire::name()))
            .item(text().description(Some("The one-line position key.")))
            .description(Some("A position: the JSON object or the position key."))
            .build();
        self.pin(
            format!("{}PositionInput", G::SCHEMA_PREFIX),
            Schema::OneOf(input),
        );
    }

    /// Puts a schema into the document, in place of a derived one of this name if there is one.
    pub fn pin(&mut self, name: String, schema: impl Into<RefOr<Schema>>) {
        self.pinned.insert(name, schema.into());
    }

    /// Begins the declaration of one endpoint; [`Declaration::serve`] ends it.
    pub fn endpoint(
        &mut self,
        method: Method,
        path: impl Into<String>,
        group: &str,
    ) -> Declaration<'_> {
        Declaration {
            surface: self,
            method,
            path: path.into(),
            prefix: None,
            id: String::new(),
            body_required: true,
            operation: OperationBuilder::new().tag(group),
            errors: vec![
                Code::UnknownKey,
                Code::TooManyRequests,
                Code::HeadersTooLarge,
                Code::Internal,
            ],
        }
    }

    /// Mounts every route, each with its counters. Paths that exist answer other methods with 405 and `Allow`.
    pub fn mount(&self, config: &mut web::ServiceConfig, metrics: &Arc<Metrics>) {
        let mut by_path: Vec<(&str, Vec<&Endpoint>)> = Vec::new();
        for endpoint in &self.endpoints {
            match by_path.iter_mut().find(|(path, _)| *path == endpoint.path) {
                Some((_, endpoints)) => endpoints.push(endpoint),
                None => by_path.push((&endpoint.path, vec![endpoint])),
            }
        }
        // A literal path must be tried before one with a parameter in the same place.
        by_path.sort_by_key(|(path, _)| path.matches('{').count());
        // Routes are tried in order, so those of a game lie behind its prefix, and prefixes come first.
        let (mut games, mut others) = (Vec::<(&str, Vec<Resource>)>::new(), Vec::new());
        for (path, endpoints) in by_path {
            let prefix = prefix_of_game(path);
            let mut resource = web::resource(path.strip_prefix(prefix).unwrap_or(path))
                .app_data(RouteCounters::new(Arc::clone(metrics), path));
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
                    Err::<HttpResponse, Problem>(problem)
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

    /// Puts `T` and what it refers to among the components; `prefix` names envelopes by their game.
    fn register<T: ToSchema>(&mut self, prefix: Option<&str>) -> Ref {
        let mut named = Vec::new();
        T::schemas(&mut named);
        let name = match prefix {
            Some(prefix) if !T::name().starts_with(prefix) => format!("{prefix}{}", T::name()),
            _ => T::name().into_owned(),
        };
        named.push((name.clone(), T::schema()));
        self.schemas.extend(named);
        Ref::from_schema_name(name)
    }
}

/// An example of a request or an answer.
pub struct Sample {
    /// Identifier, snake case.
    pub name: String,
    /// One line for readers.
    pub summary: String,
    /// The JSON itself.
    pub value: Value,
}

/// One endpoint on its way into the surface.
pub struct Declaration<'a> {
    surface: &'a mut Surface,
    method: Method,
    path: String,
    prefix: Option<&'static str>,
    id: String,
    body_required: bool,
    operation: OperationBuilder,
    errors: Vec<Code>,
}

impl Declaration<'_> {
    /// The operation id, from which clients make function names.
    pub fn id(mut self, id: impl Into<String>) -> Self {
        self.id = id.into();
        self.operation = self.operation.operation_id(Some(self.id.clone()));
        self
    }

    /// What the names of this operation's envelope schemas begin with.
    pub fn prefix(mut self, prefix: &'static str) -> Self {
        self.prefix = Some(prefix);
        self
    }

    /// A short summary and a longer description (Markdown).
    pub fn text(mut self, summary: &str, description: impl Into<String>) -> Self {
        self.operation = self
            .operation
            .summary(Some(summary))
            .description(Some(description.into()));
        self
    }

    /// A JSON request body, with examples.
    pub fn body<T: ToSchema>(mut self, required: bool, samples: Vec<Sample>) -> Self {
        let schema = self.surface.register::<T>(self.prefix);
        self.body_required = required;
        self.operation = self.operation.request_body(Some(
            RequestBodyBuilder::new()
                .content("application/json", content(Some(schema), samples))
                .required(Some(if required {
                    Required::True
                } else {
                    Required::False
                }))
                .build(),
        ));
        self.errors.extend([
            Code::MalformedJson,
            Code::InvalidBody,
            Code::RequestTimeout,
            Code::BodyTooLarge,
            Code::UnsupportedMediaType,
        ]);
        self
    }

    /// A query parameter.
    pub fn query(
        mut self,
        name: &str,
        required: bool,
        description: &str,
        schema: ObjectBuilder,
        example: Option<&str>,
    ) -> Self {
        self.operation = self.operation.parameter(parameter(
            name,
            ParameterIn::Query,
            required,
            description,
            schema,
            example,
        ));
        if !self.errors.contains(&Code::InvalidQuery) {
            self.errors.extend([Code::InvalidQuery, Code::UriTooLong]);
        }
        self
    }

    /// A path parameter.
    pub fn path_parameter(
        mut self,
        name: &str,
        description: &str,
        schema: ObjectBuilder,
        example: &str,
    ) -> Self {
        self.operation = self.operation.parameter(parameter(
            name,
            ParameterIn::Path,
            true,
            description,
            schema,
            Some(example),
        ));
        self
    }

    /// The JSON answer with status 200, with examples.
    pub fn answer<T: ToSchema>(mut self, description: &str, samples: Vec<Sample>) -> Self {
        let schema = self.surface.register::<T>(self.prefix);
        self.operation = self.operation.response(
            "200",
            ResponseBuilder::new()
                .description(description)
                .content("application/json", content(Some(schema), samples))
                .build(),
        );
        self
    }

    /// As [`Declaration::answer`], of a type that is the same for every game: one schema for all.
    pub fn shared_answer<T: ToSchema>(mut self, description: &str, samples: Vec<Sample>) -> Self {
        let prefix = self.prefix.take();
        self = self.answer::<T>(description, samples);
        self.prefix = prefix;
        self
    }

    /// An answer with status 200 that is not one JSON text of ours, in any of several media types.
    pub fn answer_text(mut self, media_types: &[&str], description: &str) -> Self {
        let mut response = ResponseBuilder::new().description(description);
        for media_type in media_types {
            let content = ContentBuilder::new().schema(Some(text())).build();
            response = response.content(*media_type, content);
        }
        self.operation = self.operation.response("200", response.build());
        self
    }

    /// Puts a schema into the document that no operation refers to by itself.
    pub fn schema<T: ToSchema>(self) -> Self {
        self.surface.register::<T>(None);
        self
    }

    /// An answer with status 200 that is not text.
    pub fn answer_binary(mut self, media_type: &str, description: &str) -> Self {
        self.operation = self.operation.response(
            "200",
            ResponseBuilder::new()
                .description(description)
                // OpenAPI 3.1 gives raw bytes no schema.
                .content(media_type, ContentBuilder::new().build())
                .build(),
        );
        self
    }

    /// Errors that this operation may answer, beyond those of its body and query.
    pub fn errors(mut self, codes: &[Code]) -> Self {
        self.errors.extend(codes);
        self
    }

    /// Adds the route and the operation of a POST that takes and answers JSON, which makes it a call of
    /// batches too.
    pub fn serve_call<Q, A, F>(self, call: impl Fn(Context, Q) -> F + Copy + Send + Sync + 'static)
    where
        Q: DeserializeOwned + 'static,
        A: Answer + 'static,
        F: Future<Output = Result<Called<A>, Problem>> + 'static,
    {
        let required = self.body_required;
        self.serve_call_by(call, move || {
            web::to(move |context: Context, body: Body| async move {
                json(call(context, body.json(required)?)).await
            })
        });
    }

    /// As [`Declaration::serve_call`], with a route of its own that answers as the call does, in less time.
    pub fn serve_call_by<Q, A, F>(
        self,
        call: impl Fn(Context, Q) -> F + Copy + Send + Sync + 'static,
        route: impl Fn() -> Route + Send + Sync + 'static,
    ) where
        Q: DeserializeOwned + 'static,
        A: Answer + 'static,
        F: Future<Output = Result<Called<A>, Problem>> + 'static,
    {
        let required = self.body_required;
        let in_batch = move |context: Context, body: &[u8]| {
            let body = if body.is_empty() && !required {
                b"{}"
            } else {
                body
            };
            let request = parse_json::<Q>(body);
            Box::pin(async move { Ok(called(call(context, request?)).await?.answer) })
                as LocalBoxFuture<'static, _>
        };
        let path = self.path.clone();
        self.surface.calls.0.insert(path, Arc::new(in_batch));
        self.serve(route);
    }

    /// Adds the route (made by `web::to`, without a method of its own) and the operation.
    pub fn serve(mut self, route: impl Fn() -> Route + Send + Sync + 'static) {
        self.errors
            .sort_by_key(|code| (code.status(), *code as usize));
        self.errors.dedup();
        for codes in self.errors.chunk_by(|a, b| a.status() == b.status()) {
            self.operation = self
                .operation
                .response(codes[0].status().to_string(), error_response(codes));
        }
        if self.method == Method::GET {
            self.operation = self.operation.response(
                "304",
                ResponseBuilder::new()
                    .description("`If-None-Match` names the current `ETag`.")
                    .build(),
            );
        }
        let method = match self.method {
            Method::POST => HttpMethod::Post,
            _ => HttpMethod::Get,
        };
        self.surface
            .paths
            .add_path_operation(&self.path, vec![method], self.operation.build());
        self.surface.endpoints.push(Endpoint {
            method: self.method,
            path: self.path,
            route: Box::new(route),
        });
    }
}

/// A schema of type string, for parameters.
pub fn text() -> ObjectBuilder {
    ObjectBuilder::new().schema_type(Type::String)
}

/// A schema of type integer, for parameters.
pub fn integer(minimum: u32) -> ObjectBuilder {
    ObjectBuilder::new()
        .schema_type(Type::Integer)
        .minimum(Some(minimum))
}

/// Serializes an example; a type that can't be serialized is a defect that the tests meet at once.
pub fn sample(name: &str, summary: &str, value: &impl Serialize) -> Sample {
    Sample {
        name: name.to_owned(),
        summary: summary.to_owned(),
        value: serde_json::to_value(value).unwrap_or(Value::Null),
    }
}

/// `/v1/octopus` of `/v1/octopus/moves`; nothing for a path that is no game's.
fn prefix_of_game(path: &str) -> &str {
    let rest = path.strip_prefix("/v1/").unwrap_or_default();
    match rest.split_once('/') {
        Some((game, call)) if ids().contains(&game) => &path[..path.len() - call.len() - 1],
        _ => "",
    }
}

/// Whether a route declared for `declared` answers `asked`: GET answers HEAD too.
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

fn content(schema: Option<Ref>, samples: Vec<Sample>) -> Content {
    ContentBuilder::new()
        .schema(schema)
        .examples_from_iter(samples.into_iter().map(|sample| {
            let example = ExampleBuilder::new()
                .summary(sample.summary)
                .value(Some(sample.value))
                .build();
            (sample.name, example)
        }))
        .build()
}

fn parameter(
    name: &str,
    place: ParameterIn,
    required: bool,
    description: &str,
    schema: ObjectBuilder,
    example: Option<&str>,
) -> Parameter {
    let schema = schema.build();
    let number = SchemaType::from(Type::Integer) == schema.schema_type;
    let example = example.map(|text| match text.parse::<i64>() {
        Ok(value) if number => Value::from(value),
        _ => Value::from(text),
    });
    ParameterBuilder::new()
        .name(name)
        .parameter_in(place)
        .required(if required {
            Required::True
        } else {
            Required::False
        })
        .description(Some(description))
        .schema(Some(schema))
        .example(example)
        .build()
}

fn error_response(codes: &[Code]) -> utoipa::openapi::Response {
    let list: Vec<String> = codes
        .iter()
        .map(|code| format!("- `{}`: {}", code.as_str(), code.meaning()))
        .collect();
    let samples = codes
        .iter()
        .map(|&code| {
            sample(
                code.as_str(),
                code.title(),
                &Problem::new(code, code.meaning()).document(None),
            )
        })
        .collect();
    ResponseBuilder::new()
        .description(list.join("\n"))
        .content(
            PROBLEM_JSON,
            content(
                Some(Ref::from_schema_name(ProblemDocument::name())),
                samples,
            ),
        )
        .build()
}
