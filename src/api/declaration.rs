//! The declaration of one endpoint: its route together with its OpenAPI operation.

use actix_web::http::Method;
use actix_web::{Route, web};
use serde_json::Value;
use tessera_operations::operation::{self, Operation};
use utoipa::ToSchema;
use utoipa::openapi::extensions::ExtensionsBuilder;
use utoipa::openapi::path::{OperationBuilder, Parameter, ParameterBuilder, ParameterIn};
use utoipa::openapi::request_body::RequestBodyBuilder;
use utoipa::openapi::{
    Content, ContentBuilder, HttpMethod, ObjectBuilder, Ref, RefOr, Required, ResponseBuilder,
    Schema, Type, example::ExampleBuilder, schema::SchemaType,
};

use super::answer::json;
use super::api_builder::{ApiBuilder, Endpoint, documented};
use super::body::Body;
use super::components;
use super::context::Context;
use super::execute::JsonCall;
use super::language::LANG;
use super::problem::Code;
use super::resolve::Resolve;
use super::sample::Sample;
use super::schema::text;
use crate::language::Language;
use tessera_operations::games::ids;

/// One endpoint while it is being declared.
pub struct Declaration<'a> {
    api: &'a mut ApiBuilder,
    method: Method,
    path: String,
    prefix: Option<&'static str>,
    id: String,
    operation: OperationBuilder,
    errors: Vec<Code>,
    tagged: bool,
    parameters: Vec<String>,
    ignores_others: bool,
}

impl ApiBuilder {
    /// Begins the declaration of one endpoint; [`Declaration::serve`] ends it.
    pub fn endpoint(
        &mut self,
        method: Method,
        path: impl Into<String>,
        group: &str,
    ) -> Declaration<'_> {
        Declaration {
            api: self,
            method,
            path: path.into(),
            prefix: None,
            tagged: true,
            parameters: Vec::new(),
            ignores_others: false,
            id: String::new(),
            operation: OperationBuilder::new().tag(group),
            errors: vec![
                Code::UnknownKey,
                Code::TooManyRequests,
                Code::HeadersTooLarge,
                Code::Internal,
            ],
        }
    }
}

impl Declaration<'_> {
    /// The operation id, from which clients make function names.
    pub fn id(mut self, id: impl Into<String>) -> Self {
        self.id = id.into();
        self.operation = self.operation.operation_id(Some(self.id.clone()));
        self
    }

    /// The prefix of this operation's envelope schemas.
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

    /// The summary, if it differs from that of the operation.
    pub fn summary(mut self, summary: &str) -> Self {
        self.operation = self.operation.summary(Some(summary));
        self
    }

    /// A JSON request body, with examples.
    pub fn body<T: ToSchema>(mut self, required: bool, samples: Vec<Sample>) -> Self {
        let json = self.json::<T>(samples);
        let body = RequestBodyBuilder::new().content(JSON, json);
        let body = body.required(Some(required_if(required))).build();
        self.operation = self.operation.request_body(Some(body));
        self.errors.extend([
            Code::MalformedJson,
            Code::InvalidBody,
            Code::RequestTimeout,
            Code::BodyTooLarge,
            Code::UnsupportedMediaType,
        ]);
        self
    }

    /// Like [`Declaration::body`], for a type that is the same for every game: one schema for all.
    pub fn shared_body<T: ToSchema>(self, required: bool, samples: Vec<Sample>) -> Self {
        self.shared(|declaration| declaration.body::<T>(required, samples))
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
        self.parameters.push(name.to_owned());
        if !self.errors.contains(&Code::InvalidQuery) {
            self.errors.extend([Code::InvalidQuery, Code::UriTooLong]);
        }
        self
    }

    /// The parameter that names the language of the answer. Every call accepts it, for its problems; the document
    /// declares it for answers with sentences.
    pub fn language(mut self) -> Self {
        let tags = text().enum_values(Some(Language::OFFERED.map(Language::tag)));
        let meaning = "The language of texts. Without it, `Accept-Language` decides, then English.";
        let language = parameter(LANG, ParameterIn::Query, false, meaning, tags, None);
        self.operation = self.operation.parameter(language);
        self.errors.push(Code::InvalidQuery);
        self
    }

    /// Ignores query parameters of other names. Without this, only the names that other programs append to any
    /// address are ignored, and all others are refused.
    pub fn ignore_other_parameters(mut self) -> Self {
        self.ignores_others = true;
        self
    }

    /// Declares query parameters that several operations share.
    pub fn query_of(self, declare: impl FnOnce(Self) -> Self) -> Self {
        declare(self)
    }

    /// The path parameter that names a game.
    pub fn game_parameter(self, example: &str) -> Self {
        let games = text().enum_values(Some(ids().iter().copied()));
        self.path_parameter("game", "The game's id.", games, example)
    }

    /// A path parameter.
    pub fn path_parameter<'e>(
        mut self,
        name: &str,
        description: &str,
        schema: ObjectBuilder,
        example: impl Into<Option<&'e str>>,
    ) -> Self {
        let place = ParameterIn::Path;
        let parameter = parameter(name, place, true, description, schema, example.into());
        self.operation = self.operation.parameter(parameter);
        self
    }

    /// The JSON answer with status 200, with examples. If the type has sentences, the call takes a language.
    pub fn answer<T: ToSchema>(mut self, description: &str, samples: Vec<Sample>) -> Self {
        if ApiBuilder::has_sentences::<T>() {
            self = self.language();
        }
        let json = self.json::<T>(samples);
        self.response(200, description, [(JSON, json)])
    }

    /// The JSON answer with status 202, for work that has not ended.
    pub fn accepted<T: ToSchema>(mut self, description: &str) -> Self {
        let json = self.json::<T>(Vec::new());
        self.response(202, description, [(JSON, json)])
    }

    /// Like [`Declaration::answer`], for a type that is the same for every game: one schema for all.
    pub fn shared_answer<T: ToSchema>(self, description: &str, samples: Vec<Sample>) -> Self {
        self.shared(|declaration| declaration.answer::<T>(description, samples))
    }

    /// Like [`Declaration::shared_answer`], for an answer that is also served as text of another media type.
    pub fn answer_or_text<T: ToSchema>(
        self,
        description: &str,
        samples: Vec<Sample>,
        media_type: &str,
    ) -> Self {
        self.shared(|mut declaration| {
            let json = declaration.json::<T>(samples);
            let forms = [(JSON, json), (media_type, form(media_type))];
            declaration.response(200, description, forms)
        })
    }

    /// An answer with status 200 in any of several media types, other than a single JSON text. Binary data has no schema
    /// in OpenAPI 3.1.
    pub fn answer_in(self, media_types: &[&str], description: &str) -> Self {
        let forms = media_types
            .iter()
            .map(|media_type| (*media_type, form(media_type)));
        self.response(200, description, forms)
    }

    /// Answers with other statuses that are text of this media type, in place of problems.
    pub fn other_text(self, answers: &[(u16, &str)], media_type: &str) -> Self {
        answers
            .iter()
            .fold(self, |declaration, (status, description)| {
                declaration.response(*status, description, [(media_type, form(media_type))])
            })
    }

    /// Like [`Declaration::answer_in`], for an answer that is also written as JSON, in the media type `json`.
    pub fn answer_in_or_json<T: ToSchema>(
        self,
        media_types: &[&str],
        json: &str,
        description: &str,
    ) -> Self {
        self.shared(|mut declaration| {
            let written = declaration.json::<T>(Vec::new());
            let forms = media_types
                .iter()
                .map(|media_type| (*media_type, form(media_type)));
            declaration.response(200, description, forms.chain([(json, written)]))
        })
    }

    /// A stream of events of type `T`, in any of several media types. If the type has sentences, the call takes a language.
    pub fn events<T: ToSchema>(mut self, media_types: &[&str], description: &str) -> Self {
        if ApiBuilder::has_sentences::<T>() {
            self = self.language();
        }
        let event = self.api.register::<T>(None).ref_location;
        let forms = media_types.iter().map(|media_type| {
            let marked = ExtensionsBuilder::new().add(components::EVENTS, event.as_str());
            let schema = text()
                .content_media_type(*media_type)
                .extensions(Some(marked.build()));
            (*media_type, content(schema, Vec::new()))
        });
        let forms: Vec<_> = forms.collect();
        self.response(200, description, forms)
    }

    fn response<'m>(
        mut self,
        status: u16,
        description: &str,
        forms: impl IntoIterator<Item = (&'m str, Content)>,
    ) -> Self {
        let response = ResponseBuilder::new().description(description);
        let response = (forms.into_iter()).fold(response, |response, (media_type, form)| {
            response.content(media_type, form)
        });
        self.operation = self
            .operation
            .response(status.to_string(), response.build());
        self
    }

    fn json<T: ToSchema>(&mut self, samples: Vec<Sample>) -> Content {
        content(self.api.register::<T>(self.prefix), samples)
    }

    /// Declares something that is the same for every game.
    fn shared(mut self, declare: impl FnOnce(Self) -> Self) -> Self {
        let prefix = self.prefix.take();
        let mut declared = declare(self);
        declared.prefix = prefix;
        declared
    }

    /// Adds a schema to the document that no operation refers to by itself.
    pub fn schema<T: ToSchema>(self) -> Self {
        self.api.register::<T>(None);
        self
    }

    /// Errors of this operation, in addition to the errors of its body and query.
    pub fn errors(mut self, codes: &[Code]) -> Self {
        self.errors.extend(codes);
        self
    }

    /// Declares that its answers hold only for the moment, so they have no tag.
    pub fn untagged(mut self) -> Self {
        self.tagged = false;
        self
    }

    /// Declares that this endpoint is an operation: sets its id, its errors, and its call for front ends without
    /// HTTP.
    pub fn operation<O>(mut self) -> Self
    where
        O: Operation,
        O::Dependency: Resolve,
    {
        for (name, schema) in O::pinned_schemas() {
            self.api.pin(name, schema);
        }
        let id = operation::id::<O>();
        self.api.calls.by_id.insert(id.clone(), JsonCall::of::<O>());
        for codes in O::ERRORS {
            self = self.errors(codes);
        }
        // A request or an answer may be too large for the threads of cheap calls, and the medium pool may be full.
        let declared = self.errors(&[Code::ServiceFull]).id(id);
        declared.text(O::SUMMARY, O::description())
    }

    /// Adds the route and the operation of a POST that takes the request of an operation and gives its answer.
    /// Batches can then make the call too.
    pub fn serve_operation<O>(self)
    where
        O: Operation,
        O::Dependency: Resolve,
    {
        self.serve_operation_by::<O>(posted(JsonCall::of::<O>(), O::REQUIRED));
    }

    /// Like [`Declaration::serve_operation`], with a route of its own that gives the same answer faster.
    pub fn serve_operation_by<O>(self, route: impl Fn() -> Route + Send + Sync + 'static)
    where
        O: Operation,
        O::Dependency: Resolve,
    {
        let path = self.path.clone();
        self.api.calls.by_path.insert(path, JsonCall::of::<O>());
        self.serve(route);
    }

    /// Adds the route (made by `web::to`, without a method of its own) and the operation.
    pub fn serve(self, route: impl Fn() -> Route + Send + Sync + 'static) {
        self.serve_boxed(Box::new(route));
    }

    // Boxed, so that this is compiled once and not for every route.
    fn serve_boxed(mut self, route: Box<dyn Fn() -> Route + Send + Sync>) {
        // Unknown query parameters are refused.
        if !self.ignores_others {
            self.errors.push(Code::InvalidQuery);
        }
        self.errors
            .sort_by_key(|code| (code.status(), *code as usize));
        self.errors.dedup();
        for codes in self.errors.chunk_by(|a, b| a.status() == b.status()) {
            let status = codes[0].status();
            let answer = Ref::from_response_name(components::answer_name(status));
            self.operation = self.operation.response(status.to_string(), answer);
        }
        if self.method == Method::GET && self.tagged {
            let answer = Ref::from_response_name(components::answer_name(304));
            self.operation = self.operation.response("304", answer);
        }
        let codes: Vec<&str> = self.errors.iter().map(|code| code.as_str()).collect();
        let extensions = ExtensionsBuilder::new().add("x-problem-codes", codes);
        self.operation = self.operation.extensions(Some(extensions.build()));
        let method = match self.method {
            Method::POST => HttpMethod::Post,
            Method::DELETE => HttpMethod::Delete,
            _ => HttpMethod::Get,
        };
        self.api.paths.add_path_operation(
            documented(&self.path),
            vec![method],
            self.operation.build(),
        );
        self.api.endpoints.push(Endpoint {
            method: self.method,
            path: self.path,
            parameters: self.parameters,
            ignores_others: self.ignores_others,
            route,
        });
    }
}

/// The route of a call whose request is the body.
fn posted(call: JsonCall, required: bool) -> impl Fn() -> Route + Send + Sync + 'static {
    move || {
        web::to(move |context: Context, body: Body| async move {
            let request = body.request(required);
            json(async { call.make(&context, request?).await }).await
        })
    }
}

/// The media type of requests, and of most answers.
const JSON: &str = "application/json";

/// Content of this media type that is not JSON.
fn form(media_type: &str) -> Content {
    let is_picture = media_type.starts_with("image/") && !media_type.starts_with("image/svg");
    match is_picture || media_type == "application/pdf" {
        true => ContentBuilder::new().build(),
        false => content(text(), Vec::new()),
    }
}

fn required_if(required: bool) -> Required {
    match required {
        true => Required::True,
        false => Required::False,
    }
}

fn content(schema: impl Into<RefOr<Schema>>, samples: Vec<Sample>) -> Content {
    let examples = samples.into_iter().map(|sample| {
        let example = ExampleBuilder::new().summary(sample.summary);
        (sample.name, example.value(Some(sample.value)).build())
    });
    let content = ContentBuilder::new().schema(Some(schema));
    content.examples_from_iter(examples).build()
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
        .required(required_if(required))
        .description(Some(description))
        .schema(Some(schema))
        .example(example)
        .build()
}
