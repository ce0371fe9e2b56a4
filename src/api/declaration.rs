//! The declaration of one endpoint: its route together with its OpenAPI operation.

use std::collections::BTreeMap;

use actix_web::http::Method;
use actix_web::{Route, web};
use serde_json::{Map, Value, json};
use tessera_operations::operation::{self, Operation};
use utoipa::ToSchema;
use utoipa::openapi::ObjectBuilder;

use super::answer::json;
use super::api_builder::{ApiBuilder, Endpoint};
use super::body::Body;
use super::components::{answer_name, headers};
use super::context::Context;
use super::execute::JsonCall;
use super::language::LANG;
use super::openapi::has_sentences;
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
    /// The members of the operation in the document, in their order there; null for those without a value.
    operation: Value,
    parameters: Vec<Value>,
    responses: Map<String, Value>,
    errors: Vec<Code>,
    tagged: bool,
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
            operation: json!({
                "tags": [group], "summary": null, "description": null, "operationId": null, "parameters": null,
                "requestBody": null, "responses": null, "x-problem-codes": null,
            }),
            parameters: Vec::new(),
            responses: Map::new(),
            errors: vec![
                Code::UnknownKey,
                Code::TooManyRequests,
                Code::HeadersTooLarge,
                Code::Internal,
            ],
            tagged: true,
            ignores_others: false,
        }
    }
}

impl Declaration<'_> {
    /// The operation id, from which clients make function names.
    pub fn id(mut self, id: impl Into<String>) -> Self {
        self.operation["operationId"] = id.into().into();
        self
    }

    /// Declares that the following requests and answers belong to a game: this prefix begins the names of its schemas.
    pub fn prefix(mut self, prefix: &'static str) -> Self {
        self.prefix = Some(prefix);
        self
    }

    /// Declares that the following requests and answers are the same for every game: one schema for all.
    pub fn shared(mut self) -> Self {
        self.prefix = None;
        self
    }

    /// A short summary and a longer description (Markdown).
    pub fn text(mut self, summary: &str, description: impl Into<String>) -> Self {
        self.operation["description"] = description.into().into();
        self.summary(summary)
    }

    /// The summary, if it differs from that of the operation.
    pub fn summary(mut self, summary: &str) -> Self {
        self.operation["summary"] = summary.into();
        self
    }

    /// A JSON request body, with examples.
    pub fn body<T: ToSchema>(mut self, required: bool, samples: Vec<Sample>) -> Self {
        let schema = self.api.schemas.register::<T>(self.prefix, true);
        let content = json!({ JSON: content(schema, samples) });
        self.operation["requestBody"] = json!({ "content": content, "required": required });
        self.errors.extend([
            Code::MalformedJson,
            Code::InvalidBody,
            Code::RequestTimeout,
            Code::BodyTooLarge,
            Code::UnsupportedMediaType,
        ]);
        self
    }

    /// A query parameter, which may be left out.
    pub fn query(mut self, name: &str, description: &str, schema: ObjectBuilder) -> Self {
        self.parameters.push(parameter("query", name, description, schema));
        if !self.errors.contains(&Code::InvalidQuery) {
            self.errors.extend([Code::InvalidQuery, Code::UriTooLong]);
        }
        self
    }

    /// Makes the parameter declared last mandatory.
    pub fn required(mut self) -> Self {
        if let Some(parameter) = self.parameters.last_mut() {
            parameter["required"] = true.into();
        }
        self
    }

    /// The example of the parameter declared last, as in an address.
    pub fn example<'e>(mut self, example: impl Into<Option<&'e str>>) -> Self {
        if let (Some(parameter), Some(text)) = (self.parameters.last_mut(), example.into()) {
            let number =
                text.parse::<i64>().ok().filter(|_| parameter["schema"]["type"] == "integer");
            parameter["example"] = number.map_or_else(|| text.into(), Value::from);
        }
        self
    }

    /// The parameter that names the language of the answer. Every call accepts it, for its problems; the document
    /// declares it for answers with sentences.
    pub fn language(mut self) -> Self {
        let tags = text().enum_values(Some(Language::OFFERED.map(Language::tag)));
        let meaning = "The language of texts. Without it, `Accept-Language` decides, then English.";
        (self.parameters).push(parameter("query", LANG, meaning, tags));
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
        self.parameters.push(parameter("path", name, description, schema));
        self.required().example(example)
    }

    /// The JSON answer with status 200, with examples. If the type has sentences, the call takes a language.
    pub fn answer<T: ToSchema>(self, description: &str, samples: Vec<Sample>) -> Self {
        self.answer_as::<T>(&[JSON], description, samples)
    }

    /// Like [`Declaration::answer`], in any of several media types, of which one is JSON.
    pub fn answer_as<T: ToSchema>(
        self,
        media_types: &[&str],
        description: &str,
        samples: Vec<Sample>,
    ) -> Self {
        let prefix = self.prefix;
        let (declared, schema) = self.answer_schema::<T>(prefix);
        let json = content(schema, samples);
        declared.response(200, description, media_types, |media_type| {
            if media_type.ends_with("json") { json.clone() } else { form(media_type) }
        })
    }

    /// The JSON answer with status 202, for work that has not ended.
    pub fn accepted<T: ToSchema>(self, description: &str) -> Self {
        let json = content(self.api.schemas.register::<T>(self.prefix, false), Vec::new());
        self.response(202, description, &[JSON], |_| json.clone())
    }

    /// An answer with status 200 in any of several media types, none of them JSON. Binary data has no schema in OpenAPI
    /// 3.1.
    pub fn answer_in(self, media_types: &[&str], description: &str) -> Self {
        self.response(200, description, media_types, form)
    }

    /// Answers with other statuses that are text of this media type, in place of problems.
    pub fn other_text(self, answers: &[(u16, &str)], media_type: &str) -> Self {
        let add = |all: Self, &(status, description): &(u16, &str)| {
            all.response(status, description, &[media_type], form)
        };
        answers.iter().fold(self, add)
    }

    /// A stream of events of type `T`, in any of several media types. If the type has sentences, the call takes a language.
    pub fn events<T: ToSchema>(self, media_types: &[&str], description: &str) -> Self {
        let (declared, event) = self.answer_schema::<T>(None);
        declared.response(200, description, media_types, |media_type| {
            json!({ "schema": {
                "type": "string", "contentMediaType": media_type, "contentSchema": event,
            }})
        })
    }

    /// Registers the schema of an answer. If the type has sentences, the call takes a language.
    fn answer_schema<T: ToSchema>(self, prefix: Option<&str>) -> (Self, Value) {
        let declared = if has_sentences::<T>() { self.language() } else { self };
        let schema = declared.api.schemas.register::<T>(prefix, false);
        (declared, schema)
    }

    fn response(
        mut self,
        status: u16,
        description: &str,
        media_types: &[&str],
        form: impl Fn(&str) -> Value,
    ) -> Self {
        let forms =
            media_types.iter().map(|media_type| ((*media_type).to_owned(), form(media_type)));
        let response =
            json!({ "description": description, "content": forms.collect::<Map<_, _>>() });
        self.responses.insert(status.to_string(), response);
        self
    }

    /// Adds a schema to the document that no operation refers to by itself.
    pub fn schema<T: ToSchema>(self) -> Self {
        self.api.schemas.register::<T>(None, false);
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
            self.api.pin(name, json!(schema));
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
        self.errors.sort_by_key(|code| (code.status(), *code as usize));
        self.errors.dedup();
        let is_tagged = self.method == Method::GET && self.tagged;
        if let Some(answer) = self.responses.get_mut("200") {
            let caching: &[&str] = match is_tagged {
                true => &["X-Request-Id", "ETag", "Cache-Control"],
                false => &["X-Request-Id"],
            };
            answer["headers"] = headers(caching);
        }
        if let Some(accepted) = self.responses.get_mut("202") {
            accepted["headers"] = headers(&["X-Request-Id", "Location", "Retry-After"]);
        }
        let statuses = self.errors.iter().map(|code| code.status());
        for status in statuses.chain(is_tagged.then_some(304)) {
            let place = format!("#/components/responses/{}", answer_name(status));
            (self.responses).insert(status.to_string(), json!({ "$ref": place }));
        }
        self.responses.sort_keys();
        if !self.parameters.is_empty() {
            self.operation["parameters"] = self.parameters.into();
        }
        self.operation["responses"] = self.responses.into();
        let codes: Vec<&str> = self.errors.iter().map(|code| code.as_str()).collect();
        self.operation["x-problem-codes"] = codes.into();
        if let Value::Object(members) = &mut self.operation {
            members.retain(|_, member| !member.is_null());
        }
        self.api.endpoints.push(Endpoint {
            method: self.method,
            path: self.path,
            operation: self.operation,
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
fn form(media_type: &str) -> Value {
    let is_picture = media_type.starts_with("image/") && !media_type.starts_with("image/svg");
    match is_picture || media_type == "application/pdf" {
        true => json!({}),
        false => json!({ "schema": { "type": "string" } }),
    }
}

fn content(schema: Value, samples: Vec<Sample>) -> Value {
    let mut content = json!({ "schema": schema });
    if !samples.is_empty() {
        let examples = samples.into_iter().map(|sample| {
            let example = json!({ "summary": sample.summary, "value": sample.value });
            (sample.name, example)
        });
        content["examples"] = json!(examples.collect::<BTreeMap<_, _>>());
    }
    content
}

fn parameter(place: &str, name: &str, description: &str, schema: ObjectBuilder) -> Value {
    json!({
        "name": name, "in": place, "description": description, "required": false, "schema": schema.build(),
    })
}
