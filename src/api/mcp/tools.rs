//! What is offered: the tools, and the operations that they call.

use rmcp::model::{Tool, ToolAnnotations};
use serde_json::{Map, Value, json};
use tessera_calls::limits::MAX_BODY;
use tessera_calls::operation::Operation;
use tessera_calls::operations::{OperationVisitor, each_operation, unknown_game};
use utoipa::ToSchema;
use utoipa::openapi::{RefOr, Schema};

use super::arguments::{Arguments, resolved};
use super::compact::{self, Cut};
use crate::api::problem::{Code, Problem};
use tessera_calls::games::ids;

/// Name of the tool, its title, and the operation that it calls, in every game that has it.
const OFFERED: &[(&str, &str, &str)] = &[
    (
        "game_info",
        "Notation, options and limits of a game",
        "get_game",
    ),
    ("rules", "The rules of a game, to learn it", "get_rules"),
    ("ruling", "One ruling, as a refusal names it", "get_ruling"),
    ("start", "Start a game", "start"),
    ("legal_moves", "Legal moves", "moves"),
    ("play", "Play moves", "play"),
    ("score", "Standings, and a move explained", "score"),
    (
        "analyse",
        "Value of a position, and its best moves",
        "analysis",
    ),
    ("reply", "A move as a player of some strength", "reply"),
    ("review", "Review a game", "review"),
    ("record", "Check and convert the record of a game", "record"),
    ("puzzle_daily", "The puzzle of the day", "daily_puzzle"),
    ("puzzle_generate", "Generate puzzles", "puzzles"),
    ("puzzle_hint", "A hint to a puzzle", "puzzle_hint"),
    (
        "puzzle_check",
        "Check an attempt at a puzzle",
        "check_puzzle",
    ),
    (
        "puzzle_solution",
        "The solution of a puzzle",
        "puzzle_solution",
    ),
];

/// A tool, and the operation behind it.
pub(super) struct Offered {
    pub(super) tool: Tool,
    /// What the operation's own requests hold: names of arguments that are not about the tool's answer.
    own: Vec<String>,
    /// The operation's name, the same for every game.
    operation: &'static str,
    /// Whether every game has its own.
    per_game: bool,
}

impl Offered {
    /// The operation's id and its request, for these arguments of the tool.
    ///
    /// # Errors
    /// [`Code::InvalidBody`] without a game, [`Code::UnknownGame`], [`Code::BodyTooLarge`].
    pub(super) fn request(
        &self,
        mut arguments: Map<String, Value>,
    ) -> Result<(String, String, Cut), Problem> {
        let cut = Cut::take(&mut arguments, |name| {
            self.own.iter().any(|own| own == name)
        })?;
        let id = if self.per_game {
            let Some(Value::String(game)) = arguments.shift_remove("game") else {
                let detail = "the argument \"game\" is missing, or no text";
                return Err(Problem::new(Code::InvalidBody, detail).at("/game"));
            };
            if !ids().contains(&game.as_str()) {
                return Err(unknown_game(&game));
            }
            format!("{game}_{}", self.operation)
        } else {
            self.operation.to_owned()
        };
        let request = Value::Object(arguments).to_string();
        if request.len() > MAX_BODY {
            let detail = format!("the arguments exceed {MAX_BODY} bytes");
            return Err(Problem::new(Code::BodyTooLarge, detail));
        }
        Ok((id, request, cut))
    }
}

/// The tools, in the order of the list.
pub(super) fn offered() -> Vec<Offered> {
    let tools = OFFERED.iter().filter_map(|&(name, title, operation)| {
        let mut drafted = Draft {
            operation,
            ..Draft::default()
        };
        each_operation(&mut drafted);
        drafted.finish(name, title)
    });
    tools.collect()
}

/// A tool that is being put together from an operation of every game.
#[derive(Default)]
struct Draft {
    operation: &'static str,
    description: Option<String>,
    per_game: bool,
    arguments: Arguments,
    own: Vec<String>,
}

impl OperationVisitor for Draft {
    fn visit<O: Operation>(&mut self) {
        if O::NAME != self.operation {
            return;
        }
        if self.description.is_none() {
            self.describe(O::description(), O::GAME.is_some());
        }
        let mut named = Vec::new();
        O::Request::schemas(&mut named);
        named.extend(O::pinned_schemas());
        self.take(O::GAME.unwrap_or_default(), O::request_schema(), named);
    }
}

/// The members of a request, and which of them are required: of one that has several forms, those of all forms.
fn members(request: &Value) -> Vec<(&String, &Value, bool)> {
    let forms = match request["oneOf"].as_array() {
        Some(forms) => forms.iter().collect(),
        None => vec![request],
    };
    let required = |form: &Value, name: &String| {
        (form["required"].as_array()).is_some_and(|list| list.iter().any(|n| n == name))
    };
    let mut members: Vec<(&String, &Value, bool)> = Vec::new();
    let all = (forms.iter()).flat_map(|form| form["properties"].as_object().into_iter().flatten());
    for (name, schema) in all {
        if !members.iter().any(|(known, ..)| *known == name) {
            let always = forms.iter().all(|form| required(form, name));
            members.push((name, schema, always));
        }
    }
    members
}

impl Draft {
    fn describe(&mut self, description: String, per_game: bool) {
        self.description = Some(description);
        self.per_game = per_game;
        if per_game {
            let game = json!({ "type": "string", "enum": ids(), "description": "The game's id." });
            self.arguments.take("", "game", game, true);
        }
    }

    /// Takes the members of a request of an operation; `named` are the schemas to which it refers.
    fn take(
        &mut self,
        game: &'static str,
        request: RefOr<Schema>,
        named: Vec<(String, RefOr<Schema>)>,
    ) {
        let document = components(named);
        let request = resolved(&document, &json!(request));
        for (name, schema, is_required) in members(&request) {
            let schema = match name.as_str() {
                // Its tree would fill a page; its text says the same.
                "record" if schema.get("oneOf").is_some() || schema.get("anyOf").is_some() => {
                    json!({
                        "type": ["string", "object"],
                        "description": "The record: its text, much like PGN, or its JSON object, as this tool answers both.",
                    })
                }
                // The objects of all games would fill pages, and the key says the same.
                "position" => json!({
                    "type": ["string", "object"],
                    "description": "The position: the one-line position key, or the game's JSON object.",
                }),
                _ => schema.clone(),
            };
            self.own.push(name.clone());
            self.arguments.take(game, name, schema, is_required);
        }
    }

    /// The tool; `None` where no operation has the name, which a test excludes.
    fn finish(mut self, name: &'static str, title: &str) -> Option<Offered> {
        for (argument, schema) in compact::arguments() {
            if !self.own.iter().any(|own| own == argument) {
                self.arguments.take("", argument, schema, false);
            }
        }
        let annotations = ToolAnnotations::new().read_only(true).open_world(false);
        Some(Offered {
            tool: Tool::new(name, self.description?, self.arguments.schema())
                .with_title(title)
                .with_annotations(annotations),
            own: self.own,
            operation: self.operation,
            per_game: self.per_game,
        })
    }
}

/// These schemas where references look for them.
fn components(named: Vec<(String, RefOr<Schema>)>) -> Value {
    let schemas: Map<String, Value> = named
        .into_iter()
        .map(|(name, schema)| (name, json!(schema)))
        .collect();
    json!({ "components": { "schemas": schemas } })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_operation_is_found_and_described() {
        let offered = offered();
        assert_eq!(offered.len(), OFFERED.len());
        for offered in offered {
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
    fn arguments_find_their_operation() {
        let offered = offered();
        let request = |name: &str, arguments: Value| {
            let tool = offered.iter().find(|o| o.tool.name == name).unwrap();
            let Value::Object(arguments) = arguments else {
                panic!("arguments are an object");
            };
            tool.request(arguments)
        };
        let (id, text, _) = request(
            "puzzle_hint",
            json!({ "game": "octopus", "id": "a", "level": 2 }),
        )
        .unwrap();
        assert_eq!(id, "octopus_puzzle_hint");
        assert_eq!(text, r#"{"id":"a","level":2}"#);
        let (id, text, _) = request("game_info", json!({ "game": "temple" })).unwrap();
        assert_eq!((&*id, &*text), ("get_game", r#"{"game":"temple"}"#));
        for wrong in [
            json!({}),
            json!({ "game": null }),
            json!({ "game": "chess" }),
            json!({ "game": "temple", "date": "1".repeat(MAX_BODY) }),
        ] {
            assert!(request("puzzle_daily", wrong).is_err());
        }
    }
}
