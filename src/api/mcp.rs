//! The calls of the API as tools of the Model Context Protocol.
//!
//! A tool is an operation of the OpenAPI document: what it takes is put together from the schemas of the
//! operation's parameters and body, and calling it makes the request to the very routes that serve HTTP, inside
//! this process. So an answer is the same JSON, and a refusal the same problem.

use std::rc::Rc;
use std::sync::Arc;

use actix_web::body::to_bytes;
use actix_web::dev::{Service, ServiceResponse};
use actix_web::http::Method;
use actix_web::test::{TestRequest, init_service};
use actix_web::{App, Error, HttpResponse, web};
use futures_util::future::LocalBoxFuture;
use rmcp::handler::server::ServerHandler;
use rmcp::model::{
    CallToolRequestParams, CallToolResponse, CallToolResult, ContentBlock, ErrorData,
    Implementation, ListToolsResult, PaginatedRequestParams, ServerCapabilities, ServerConfig,
    Tool, ToolAnnotations,
};
use rmcp::service::{RequestContext, RoleServer, ServiceExt};
use serde_json::{Map, Value, json};

use super::admission::MAX_URI;
use super::endpoints;
use super::games::ids;
use super::problem::{Code, Problem};
use super::server::{Settings, nothing_here};

/// Name of the tool, its title, and the operation that it calls: in full, or what stands behind the game's id.
const OFFERED: &[(&str, &str, &str)] = &[
    (
        "game_info",
        "Rules, notation and options of a game",
        "get_game",
    ),
    ("start", "Start a game", "_start"),
    ("legal_moves", "Legal moves", "_moves"),
    ("play", "Play moves", "_play"),
    ("score", "Standings, and a move explained", "_score"),
    (
        "analyse",
        "Value of a position, and its best moves",
        "_analysis",
    ),
    ("reply", "A move as a player of some strength", "_reply"),
    ("review", "Review a game", "_review"),
    ("puzzle_daily", "The puzzle of the day", "_daily_puzzle"),
    ("puzzle_generate", "Generate puzzles", "_puzzles"),
    ("puzzle_hint", "A hint to a puzzle", "_puzzle_hint"),
    (
        "puzzle_check",
        "Judge an attempt at a puzzle",
        "_check_puzzle",
    ),
    (
        "puzzle_solution",
        "The solution of a puzzle",
        "_puzzle_solution",
    ),
];

const INSTRUCTIONS: &str = "Five abstract games known to the bottom: octopus, themisto, ingenious, nebuchadnezzar, temple. \
Nothing is kept between calls: send the position every time, as the one-line `key` that answers carry. Moves are notation \
strings, as `legal_moves` lists them. Seats count from 0; values are for the seat that moves, and `exact` means proved. \
`game_info` tells how positions and moves are written. Refusals name the ruling that was broken.";

/// Offers the tools over standard input and output until the client closes them. Call it inside a runtime that
/// can spawn local tasks, such as actix's.
///
/// # Errors
/// When the client goes away before it has introduced itself, or the streams fail.
pub async fn serve_stdio(settings: &Settings) -> std::io::Result<()> {
    let tools = Tools::new(settings).await;
    let running = tools.serve(rmcp::transport::stdio()).await;
    let running = running.map_err(std::io::Error::other)?;
    running.waiting().await.map_err(std::io::Error::other)?;
    Ok(())
}

/// The tools, and the routes that do their work.
struct Tools {
    offered: Vec<Offered>,
    ask: Ask,
}

/// Makes a request to the routes.
type Ask = Box<dyn Fn(TestRequest) -> LocalBoxFuture<'static, HttpResponse>>;

/// A tool, and where its arguments go.
struct Offered {
    tool: Tool,
    method: Method,
    /// With parameters in braces, `{game}` among them.
    path: String,
    /// Names of the parameters in the query.
    query: Vec<String>,
}

impl Tools {
    async fn new(settings: &Settings) -> Tools {
        let surface = endpoints::routes();
        let document = surface.document();
        let desk = Arc::new(settings.desk());
        let metrics = Arc::clone(desk.metrics());
        // actix offers its way to call routes without a connection for tests, but it does not mind others.
        let routes = App::new()
            .app_data(web::Data::new(desk))
            .configure(|config| surface.mount(config, &metrics))
            .default_service(web::to(nothing_here));
        Tools {
            offered: OFFERED
                .iter()
                .filter_map(|&(name, title, operation)| offer(&document, name, title, operation))
                .collect(),
            ask: asker(init_service(routes).await, TestRequest::to_request),
        }
    }

    async fn answer(&self, offered: &Offered, arguments: Map<String, Value>) -> CallToolResult {
        match self.asked(offered, arguments).await {
            Ok(result) => result,
            Err(problem) => CallToolResult::structured_error(json!(problem.document(None))),
        }
    }

    async fn asked(
        &self,
        offered: &Offered,
        arguments: Map<String, Value>,
    ) -> Result<CallToolResult, Problem> {
        let broken = || Problem::new(Code::Internal, "the answer can't be read");
        let response = (self.ask)(offered.request(arguments)?).await;
        let is_error = !response.status().is_success();
        let body = to_bytes(response.into_body()).await.map_err(|_| broken())?;
        let text = std::str::from_utf8(&body).map_err(|_| broken())?;
        let value = serde_json::from_str(text).map_err(|_| broken())?;
        let mut result = match is_error {
            false => CallToolResult::structured(value),
            true => CallToolResult::structured_error(value),
        };
        result.content = vec![ContentBlock::text(text)];
        Ok(result)
    }
}

/// The routes as a function; the type of their requests has no name here, so `finish` makes one.
fn asker<R: 'static, S>(routes: S, finish: fn(TestRequest) -> R) -> Ask
where
    S: Service<R, Response = ServiceResponse, Error = Error> + 'static,
{
    let routes = Rc::new(routes);
    Box::new(move |request| {
        let routes = Rc::clone(&routes);
        Box::pin(async move {
            match routes.call(finish(request)).await {
                Ok(response) => response.into_parts().1,
                Err(error) => error.error_response(),
            }
        })
    })
}

impl Offered {
    /// The request that a call of the tool makes.
    ///
    /// # Errors
    /// [`Code::InvalidBody`] for an argument that has no place in it.
    fn request(&self, mut arguments: Map<String, Value>) -> Result<TestRequest, Problem> {
        let mut target = String::new();
        for (i, part) in self.path.split(['{', '}']).enumerate() {
            // Every other part stands in braces.
            if i % 2 == 0 {
                target.push_str(part);
                continue;
            }
            let Some(value) = arguments.shift_remove(part).as_ref().and_then(plain) else {
                let detail = format!("the argument {part:?} is missing, or no text");
                return Err(Problem::new(Code::InvalidBody, detail).at(format!("/{part}")));
            };
            encode(&value, &mut target);
        }
        let mut separator = '?';
        for name in &self.query {
            match arguments.shift_remove(name) {
                None | Some(Value::Null) => {}
                Some(value) => {
                    let Some(value) = plain(&value) else {
                        let detail = format!("the argument {name:?} is neither text nor number");
                        return Err(Problem::new(Code::InvalidBody, detail).at(format!("/{name}")));
                    };
                    target.push(separator);
                    target.push_str(name);
                    target.push('=');
                    encode(&value, &mut target);
                    separator = '&';
                }
            }
        }
        if target.len() > MAX_URI {
            return Err(Problem::new(Code::UriTooLong, "the arguments are too long"));
        }
        let request = TestRequest::with_uri(&target).method(self.method.clone());
        if self.method == Method::POST {
            return Ok(request.set_json(arguments));
        }
        match arguments.keys().next() {
            None => Ok(request),
            Some(name) => {
                let detail = format!("there is no argument {name:?}");
                Err(Problem::new(Code::InvalidBody, detail).at(format!("/{name}")))
            }
        }
    }
}

/// An argument that goes into a path or a query.
fn plain(value: &Value) -> Option<String> {
    match value {
        Value::String(text) if !text.is_empty() => Some(text.clone()),
        Value::Number(number) => Some(number.to_string()),
        _ => None,
    }
}

/// Percent-encodes everything but letters and digits.
fn encode(text: &str, target: &mut String) {
    for byte in text.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' => target.push(char::from(byte)),
            _ => target.push_str(&format!("%{byte:02X}")),
        }
    }
}

impl ServerHandler for Tools {
    fn get_info(&self) -> ServerConfig {
        ServerConfig::new(ServerCapabilities::builder().enable_tools().build())
            .with_server_info(
                Implementation::new("tessera", env!("CARGO_PKG_VERSION")).with_title("Tessera"),
            )
            .with_instructions(INSTRUCTIONS)
    }

    async fn list_tools(
        &self,
        _: Option<PaginatedRequestParams>,
        _: RequestContext<RoleServer>,
    ) -> Result<ListToolsResult, ErrorData> {
        let tools = self.offered.iter().map(|offered| offered.tool.clone());
        Ok(ListToolsResult::with_all_items(tools.collect()))
    }

    fn get_tool(&self, name: &str) -> Option<Tool> {
        let offered = self.offered.iter().find(|o| o.tool.name == name)?;
        Some(offered.tool.clone())
    }

    async fn call_tool(
        &self,
        request: CallToolRequestParams,
        context: RequestContext<RoleServer>,
    ) -> Result<CallToolResponse, ErrorData> {
        let Some(offered) = self.offered.iter().find(|o| o.tool.name == request.name) else {
            let detail = format!("there is no tool {:?}", request.name);
            return Err(ErrorData::invalid_params(detail, None));
        };
        // Who drops the request cancels its work.
        tokio::select! {
            result = self.answer(offered, request.arguments.unwrap_or_default()) => Ok(result.into()),
            () = context.ct.cancelled() => Err(ErrorData::internal_error("cancelled", None)),
        }
    }
}

/// The tool for an operation; `None` where the document has none of this name, which a test excludes.
fn offer(document: &Value, name: &'static str, title: &str, operation: &str) -> Option<Offered> {
    let versions: Vec<Version<'_>> = if operation.starts_with('_') {
        let named =
            |&game: &&'static str| Version::find(document, game, &format!("{game}{operation}"));
        ids().iter().filter_map(named).collect()
    } else {
        Vec::from_iter(Version::find(document, "", operation))
    };
    let first = versions.first()?;
    let mut arguments = Arguments::default();
    let per_game = !first.game.is_empty();
    if per_game {
        let game = json!({ "type": "string", "enum": ids(), "description": "The game's id." });
        arguments.take("", "game", game, true);
    }
    let mut query = Vec::new();
    for version in &versions {
        for parameter in version.operation["parameters"]
            .as_array()
            .into_iter()
            .flatten()
        {
            let Some(name) = parameter["name"].as_str() else {
                continue;
            };
            let mut schema = resolved(document, &parameter["schema"]);
            schema["description"] = parameter["description"].clone();
            arguments.take(version.game, name, schema, parameter["required"] == true);
            if parameter["in"] == "query" && !query.iter().any(|known| known == name) {
                query.push(name.to_owned());
            }
        }
        let body = resolved(
            document,
            &version.operation["requestBody"]["content"]["application/json"]["schema"],
        );
        for (name, schema) in body["properties"].as_object().into_iter().flatten() {
            let required =
                (body["required"].as_array()).is_some_and(|list| list.contains(&json!(name)));
            let schema = match name.as_str() {
                // The objects of all games would fill pages, and the key says the same.
                "position" => json!({
                    "type": ["string", "object"],
                    "description": "The position: the one-line position key, or the game's JSON object.",
                }),
                _ => schema.clone(),
            };
            arguments.take(version.game, name, schema, required);
        }
    }
    let path = match per_game {
        true => first.path.replacen(first.game, "{game}", 1),
        false => first.path.to_owned(),
    };
    let summary = first.operation["description"].as_str().unwrap_or_default();
    let annotations = ToolAnnotations::new().read_only(true).open_world(false);
    Some(Offered {
        tool: Tool::new(name, summary.to_owned(), arguments.schema())
            .with_title(title)
            .with_annotations(annotations),
        method: first.method.clone(),
        path,
        query,
    })
}

/// An operation of one game.
struct Version<'a> {
    game: &'static str,
    path: &'a str,
    method: Method,
    operation: &'a Value,
}

impl<'a> Version<'a> {
    fn find(document: &'a Value, game: &'static str, id: &str) -> Option<Version<'a>> {
        let paths = document["paths"].as_object()?;
        paths.iter().find_map(|(path, item)| {
            let (method, operation) = (item.as_object()?.iter())
                .find(|(_, operation)| operation["operationId"] == *id)?;
            Some(Version {
                game,
                path,
                method: match method.as_str() {
                    "post" => Method::POST,
                    _ => Method::GET,
                },
                operation,
            })
        })
    }
}

/// The arguments of a tool, put together from those of all games.
#[derive(Default)]
struct Arguments {
    properties: Map<String, Value>,
    /// What each game says of an argument.
    meanings: Vec<(String, &'static str, String)>,
    required: Vec<String>,
}

impl Arguments {
    fn take(&mut self, game: &'static str, name: &str, mut schema: Value, required: bool) {
        if let Some(Value::String(meaning)) = schema.get("description") {
            let known = (self.meanings.iter())
                .any(|(argument, _, known)| argument == name && known == meaning);
            if !known {
                let meaning = meaning.clone();
                self.meanings.push((name.to_owned(), game, meaning));
            }
        }
        if let Value::Object(members) = &mut schema {
            members.shift_remove("description");
        }
        match self.properties.get_mut(name) {
            Some(known) => widen(known, &schema),
            None => {
                self.properties.insert(name.to_owned(), schema);
                if required {
                    self.required.push(name.to_owned());
                }
            }
        }
    }

    fn schema(mut self) -> Map<String, Value> {
        for (name, property) in &mut self.properties {
            let meanings: Vec<_> = self.meanings.iter().filter(|(of, ..)| of == name).collect();
            let lines = meanings
                .iter()
                .map(|(_, game, meaning)| match meanings.len() {
                    1 => meaning.clone(),
                    _ => format!("{game}: {meaning}"),
                });
            property["description"] = lines.collect::<Vec<_>>().join("\n").into();
        }
        let schema = json!({
            "type": "object",
            "properties": self.properties,
            "required": self.required,
            "additionalProperties": false,
        });
        match schema {
            Value::Object(schema) => schema,
            _ => Map::new(),
        }
    }
}

/// Makes a schema take what another game's takes, too.
fn widen(schema: &mut Value, other: &Value) {
    let (Value::Object(schema), Value::Object(other)) = (schema, other) else {
        return;
    };
    schema.retain(|name, _| name == "type" || other.contains_key(name));
    for (name, value) in schema {
        let theirs = &other[name];
        match (name.as_str(), &mut *value) {
            ("enum", Value::Array(values)) => {
                for new in theirs.as_array().into_iter().flatten() {
                    if !values.contains(new) {
                        values.push(new.clone());
                    }
                }
            }
            ("items", items) => widen(items, theirs),
            ("minimum", least) if theirs.as_i64() < least.as_i64() => *least = theirs.clone(),
            ("maximum", most) if theirs.as_i64() > most.as_i64() => *most = theirs.clone(),
            _ => {}
        }
    }
}

/// A schema with its references written out, without examples, and without null where that is the same as
/// leaving the member out.
fn resolved(document: &Value, schema: &Value) -> Value {
    if let Some(reference) = schema["$ref"].as_str() {
        let target = document.pointer(reference.trim_start_matches('#'));
        let mut target = resolved(document, target.unwrap_or(&Value::Null));
        if let Some(description) = schema.get("description") {
            target["description"] = description.clone();
        }
        return target;
    }
    let is_null = |schema: &&Value| schema["type"] == "null";
    if let Some([one, other]) = schema["oneOf"].as_array().map(Vec::as_slice)
        && let Some(null) = [one, other].into_iter().find(is_null)
    {
        let mut rest = resolved(document, if null == one { other } else { one });
        if let Some(description) = schema.get("description") {
            rest["description"] = description.clone();
        }
        return rest;
    }
    match schema {
        Value::Object(members) => members
            .iter()
            .filter(|(name, _)| !matches!(name.as_str(), "example" | "examples"))
            .map(|(name, value)| match (name.as_str(), value) {
                ("type", Value::Array(types)) if types.len() == 2 && types[1] == "null" => {
                    (name.clone(), types[0].clone())
                }
                ("items", _) => {
                    let mut items = resolved(document, value);
                    if let Value::Object(members) = &mut items {
                        members.shift_remove("description");
                    }
                    (name.clone(), items)
                }
                _ => (name.clone(), resolved(document, value)),
            })
            .collect(),
        Value::Array(list) => list.iter().map(|value| resolved(document, value)).collect(),
        other => other.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn offered() -> Vec<Offered> {
        let document = endpoints::routes().document();
        let offers = OFFERED
            .iter()
            .map(|&(name, title, id)| offer(&document, name, title, id));
        offers.map(|offered| offered.unwrap()).collect()
    }

    fn target(name: &str, arguments: Value) -> Result<String, Problem> {
        let offered = offered();
        let tool = offered.iter().find(|o| o.tool.name == name).unwrap();
        let Value::Object(arguments) = arguments else {
            panic!("arguments are an object");
        };
        let request = tool.request(arguments)?.to_http_request();
        Ok(request.uri().to_string())
    }

    #[test]
    fn every_operation_is_found_and_described() {
        for offered in offered() {
            let schema = &*offered.tool.input_schema;
            let text = serde_json::to_string(schema).unwrap();
            assert!(!text.contains("$ref"), "{text}");
            assert!(text.len() < 6000, "{} is long: {text}", offered.tool.name);
            let properties = schema["properties"].as_object().unwrap();
            assert!(properties.contains_key("game"), "{text}");
            for property in properties.values() {
                assert!(
                    !property["description"].as_str().unwrap().is_empty(),
                    "{text}"
                );
            }
            for name in schema["required"].as_array().unwrap() {
                assert!(properties.contains_key(name.as_str().unwrap()), "{text}");
            }
        }
    }

    #[test]
    fn arguments_of_all_games_are_taken() {
        let offered = offered();
        let start = offered.iter().find(|o| o.tool.name == "start").unwrap();
        let properties = &start.tool.input_schema["properties"];
        for name in ["seats", "seed", "sets", "variant", "side", "edition"] {
            assert!(properties[name].is_object(), "{name}");
        }
        assert_eq!(properties["seats"]["minimum"], 1);
        assert_eq!(properties["seats"]["maximum"], 6);
        let generate = offered
            .iter()
            .find(|o| o.tool.name == "puzzle_generate")
            .unwrap();
        let types = &generate.tool.input_schema["properties"]["type"]["enum"];
        assert!(types.as_array().unwrap().len() > 5, "{types}");
    }

    #[test]
    fn arguments_find_their_place() {
        let hint = json!({ "game": "octopus", "id": "a/../b?", "level": 2 });
        assert_eq!(
            target("puzzle_hint", hint).unwrap(),
            "/v1/octopus/puzzles/a%2F%2E%2E%2Fb%3F/hint?level=2"
        );
        assert_eq!(
            target("puzzle_daily", json!({ "game": "temple" })).unwrap(),
            "/v1/temple/puzzles/daily"
        );
        for wrong in [
            json!({}),
            json!({ "game": null }),
            json!({ "game": "temple", "date": [1] }),
            json!({ "game": "temple", "day": "2026-01-01" }),
            json!({ "game": "temple", "date": "1".repeat(MAX_URI) }),
        ] {
            assert!(target("puzzle_daily", wrong).is_err());
        }
    }
}
