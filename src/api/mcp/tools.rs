//! The tools, each assembled from its offer and the requests of its operation in every game.

use rmcp::model::{Tool, ToolAnnotations};
use serde_json::{Map, Value, json};
use tessera_operations::analysis::Caps;
use tessera_operations::limits::MAX_BODY;
use tessera_operations::operation::{Answer, Operation};
use tessera_operations::operations::{OperationVisitor, each_operation, unknown_game};
use utoipa::openapi::{RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};

use super::arguments::{Arguments, resolved};
use super::compact::{self, ADDRESSES, Cut};
use super::offers::{ARGUMENTS, Form, OFFERS, Offer, sentence};
use crate::api::problem::{Code, Problem};
use tessera_operations::games::ids;

/// A tool, and the operation behind it.
pub(super) struct Offered {
    pub(super) tool: Tool,
    pub(super) form: Form,
    /// Names of the arguments that the operation takes; the other arguments choose a part of the answer.
    own: Vec<String>,
    /// Names of the members that an answer may have.
    answered: Vec<String>,
    /// Defaults of arguments.
    defaults: Vec<(&'static str, Value)>,
    /// The operation's name, the same for every game.
    operation: &'static str,
    /// True if every game has its own operation.
    per_game: bool,
}

impl Offered {
    /// The operation's id and its request, for these arguments of the tool. A null argument counts as absent, because
    /// models fill in everything that a schema lists.
    ///
    /// # Errors
    /// [`Code::InvalidBody`] without a game, and for members that no answer has; [`Code::UnknownGame`];
    /// [`Code::BodyTooLarge`].
    pub(super) fn request(
        &self,
        mut arguments: Map<String, Value>,
    ) -> Result<(String, String, Cut), Problem> {
        arguments.retain(|_, value| !value.is_null());
        if let Some(Value::String(game)) = arguments.get_mut("game") {
            game.make_ascii_lowercase();
        }
        let is_own = |name: &str| self.own.iter().any(|own| own == name);
        let cut = Cut::take(&mut arguments, is_own, &self.answered)?;
        let id = if self.per_game {
            let Some(Value::String(game)) = arguments.shift_remove("game") else {
                let games = ids().join(", ");
                let detail = format!("the argument \"game\" is missing; it is one of {games}");
                return Err(Problem::new(Code::InvalidBody, detail).at("/game"));
            };
            if !ids().contains(&game.as_str()) {
                return Err(unknown_game(&game));
            }
            format!("{game}_{}", self.operation)
        } else {
            self.operation.to_owned()
        };
        for (name, value) in &self.defaults {
            // A frame has a size of its own.
            let is_fixed = *name == "size" && arguments.contains_key("frame");
            if !is_fixed && !arguments.contains_key(*name) {
                arguments.insert((*name).to_owned(), value.clone());
            }
        }
        let request = Value::Object(arguments).to_string();
        if request.len() > MAX_BODY {
            let detail = format!("the arguments exceed {MAX_BODY} bytes");
            return Err(Problem::new(Code::BodyTooLarge, detail));
        }
        Ok((id, request, cut))
    }
}

/// The tools, in the order of the list, of a service with these limits.
pub(super) fn offered(caps: &Caps) -> Vec<Offered> {
    let tools = OFFERS.iter().map(|offer| {
        let mut draft = Draft::new(offer);
        each_operation(&mut draft);
        draft.finish(caps)
    });
    tools.collect()
}

/// A tool while it is assembled from an operation of every game.
struct Draft {
    offer: &'static Offer,
    per_game: bool,
    arguments: Arguments,
    own: Vec<String>,
    answered: Vec<String>,
}

impl OperationVisitor for Draft {
    fn visit<O: Operation>(&mut self) {
        if O::NAME != self.offer.operation {
            return;
        }
        if O::GAME.is_some() && !self.per_game {
            self.per_game = true;
            let game = json!({ "type": "string", "enum": ids(), "description": "The game." });
            self.arguments.take("", "game", game, true);
        }
        let mut named = Vec::new();
        O::Request::schemas(&mut named);
        named.extend(O::pinned_schemas());
        self.take(O::GAME.unwrap_or_default(), O::request_schema(), named);
        let mut named = Vec::new();
        AnswerSchema::<O>::schemas(&mut named);
        named.extend(O::pinned_schemas());
        let answer = json!(AnswerSchema::<O>::schema());
        add_members(&components(named), &answer, &mut self.answered);
        (self.answered).retain(|name| !ADDRESSES.contains(&name.as_str()));
    }
}

type AnswerSchema<O> = <<O as Operation>::Answer as Answer>::Schema;

/// Adds the names of the members that a value of this schema may have, in any of its forms.
fn add_members(document: &Value, schema: &Value, names: &mut Vec<String>) {
    if let Some(reference) = schema["$ref"].as_str() {
        let target = document.pointer(reference.trim_start_matches('#'));
        debug_assert!(target.is_some(), "the schema {reference} is not listed");
        add_members(document, target.unwrap_or(&Value::Null), names);
    }
    for forms in ["oneOf", "anyOf", "allOf"] {
        for form in schema[forms].as_array().into_iter().flatten() {
            add_members(document, form, names);
        }
    }
    for name in schema["properties"].as_object().into_iter().flat_map(Map::keys) {
        if !names.contains(name) {
            names.push(name.clone());
        }
    }
}

/// The members of a request, and which of them are required. For a request with several forms, the members of all
/// forms.
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
    fn new(offer: &'static Offer) -> Draft {
        Draft {
            offer,
            per_game: false,
            arguments: Arguments::default(),
            own: Vec::new(),
            answered: Vec::new(),
        }
    }

    /// Takes the members of a request of an operation; `named` are the schemas that it refers to.
    fn take(
        &mut self,
        game: &'static str,
        request: RefOr<Schema>,
        named: Vec<(String, RefOr<Schema>)>,
    ) {
        let document = components(named);
        let request = resolved(&document, &json!(request));
        for (name, schema, is_required) in members(&request) {
            let mut schema = match name.as_str() {
                // The tree of a record would fill a page; its text is equivalent.
                "record" if schema.get("oneOf").is_some() || schema.get("anyOf").is_some() => {
                    json!({ "type": ["string", "object"] })
                }
                // The objects of all games would fill pages; the key is equivalent.
                "position" => json!({ "type": ["string", "object"] }),
                // Only notations, although the operation also takes move objects. `themes` lists the names of themes.
                "moves" | "any_themes" => json!({ "type": "array", "items": { "type": "string" } }),
                "game" => json!({ "type": "string", "enum": ids(), "description": "The game." }),
                _ => schema.clone(),
            };
            describe(name, &mut schema);
            if let Some(Value::Object(members)) = schema.get_mut("properties") {
                for (name, member) in members {
                    describe(name, member);
                }
            }
            let default = self.defaults().find(|(of, _)| of == name);
            let is_required = is_required && default.is_none();
            if let Some((_, default)) = default {
                schema["default"] = default;
            }
            if !self.own.contains(name) {
                self.own.push(name.clone());
            }
            self.arguments.take(game, name, schema, is_required);
        }
    }

    fn defaults(&self) -> impl Iterator<Item = (&'static str, Value)> {
        let read = |&(name, json)| (name, serde_json::from_str(json).unwrap_or_default());
        self.offer.defaults.iter().map(read)
    }

    fn finish(mut self, caps: &Caps) -> Offered {
        let Offer { name, title, .. } = *self.offer;
        if self.offer.form == Form::Text {
            for (argument, schema) in compact::arguments() {
                if !self.own.iter().any(|own| own == argument) {
                    self.arguments.take("", argument, schema, false);
                }
            }
        }
        let mut description = self.offer.description.to_owned();
        if let Some(figures) = self.offer.figures {
            description += " ";
            description += &sentence(figures, caps);
        }
        let defaults = self.defaults().collect();
        let annotations = ToolAnnotations::new().read_only(true).open_world(false);
        Offered {
            tool: Tool::new(name, description, self.arguments.schema())
                .with_title(title)
                .with_annotations(annotations),
            form: self.offer.form,
            own: self.own,
            answered: self.answered,
            defaults,
            operation: self.offer.operation,
            per_game: self.per_game,
        }
    }
}

/// Replaces the operation's description of an argument, if it has one in [`ARGUMENTS`].
fn describe(argument: &str, schema: &mut Value) {
    if let Some((_, meaning)) = ARGUMENTS.iter().find(|(name, _)| *name == argument) {
        schema["description"] = (*meaning).into();
    }
}

/// These schemas at the place that references point to.
fn components(named: Vec<(String, RefOr<Schema>)>) -> Value {
    let schemas: Map<String, Value> =
        named.into_iter().map(|(name, schema)| (name, json!(schema))).collect();
    json!({ "components": { "schemas": schemas } })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tools() -> Vec<Offered> {
        offered(&Caps::default())
    }

    fn named(name: &str) -> Offered {
        let found = tools().into_iter().find(|offered| offered.tool.name == name);
        found.unwrap()
    }

    #[test]
    fn every_operation_is_found_and_described() {
        for offered in tools() {
            let schema = &*offered.tool.input_schema;
            let text = serde_json::to_string(schema).unwrap();
            assert!(!text.contains("$ref"), "{text}");
            let properties = schema["properties"].as_object().unwrap();
            assert!(properties.contains_key("game"), "{text}");
            for property in properties.values() {
                assert!(!property["description"].as_str().unwrap().is_empty(), "{text}");
            }
            for name in schema["required"].as_array().unwrap() {
                assert!(properties.contains_key(name.as_str().unwrap()), "{text}");
            }
            for (name, default) in &offered.defaults {
                assert_eq!(&properties[*name]["default"], default, "{text}");
            }
        }
    }

    #[test]
    fn descriptions_speak_of_games_not_of_http() {
        for offered in tools() {
            let text = serde_json::to_string(&offered.tool).unwrap();
            for word in
                ["/v1/", "GET", "POST", "HTTP", "request", "body", "JSON Pointer", "`Accept"]
            {
                assert!(!text.contains(word), "{word}: {text}");
            }
        }
    }

    #[test]
    fn budgets_are_those_of_each_game() {
        let caps = Caps { max_nodes: 250_000, max_time_ms: 9000, ..Caps::default() };
        let offered = offered(&caps);
        let of = |name: &str| {
            let tool = offered.iter().find(|offered| offered.tool.name == name);
            tool.unwrap().tool.description.clone().unwrap().into_owned()
        };
        // The service allows fewer nodes than Octopus' default, and more than Temple's.
        for part in ["octopus 250000 and 250000", "temple 200000 and 250000", "at most: 9 s"] {
            assert!(of("analyse").contains(part), "{}", of("analyse"));
        }
        assert!(of("review").contains("octopus 250000 and 250000"), "{}", of("review"));
        let review = named("review").tool.description.unwrap();
        assert!(review.contains("octopus 1800000 and 20000000"), "{review}");
        let all = named("analyse").tool.description.unwrap();
        assert!(all.contains("nebuchadnezzar 200000 and 30000000"), "{all}");
    }

    #[test]
    fn arguments_of_all_games_are_taken() {
        let start = named("start");
        let properties = &start.tool.input_schema["properties"];
        for name in ["seats", "seed", "sets", "variant", "side", "edition"] {
            assert!(properties[name].is_object(), "{name}");
        }
        assert_eq!(properties["seats"]["minimum"], 1);
        assert_eq!(properties["seats"]["maximum"], 6);
        for (name, meaning) in
            [("pie", "nebuchadnezzar: "), ("sets", "octopus: "), ("seed", "The same seed ")]
        {
            let description = properties[name]["description"].as_str().unwrap();
            assert!(description.starts_with(meaning), "{description}");
        }
        let sort = &named("legal_moves").tool.input_schema["properties"]["sort"];
        assert_eq!(sort["description"], "The order of the list. Default: \"gain\".");
        let puzzles = &named("puzzle_generate").tool.input_schema["properties"];
        let types = &puzzles["type"]["enum"];
        assert!(types.as_array().unwrap().len() > 5, "{types}");
        for name in ["any_themes", "exclude", "after"] {
            assert!(puzzles[name].is_object(), "{name}");
        }
    }

    #[test]
    fn members_of_answers_are_known() {
        for (name, members) in [
            ("start", &["key", "awaits", "over"][..]),
            ("play", &["key", "moves", "over"]),
            ("rules", &["title"]),
            ("score", &["standings", "rows", "captures", "explanation"]),
            ("legal_moves", &["moves", "total"]),
        ] {
            let answered = named(name).answered;
            for member in members {
                assert!(answered.iter().any(|known| known == member), "{name}: {answered:?}");
            }
        }
        for offered in tools() {
            assert!(!offered.answered.is_empty(), "{}", offered.tool.name);
        }
    }

    #[test]
    fn arguments_find_their_operation() {
        let request = |name: &str, arguments: Value| {
            let Value::Object(arguments) = arguments else {
                panic!("arguments are an object");
            };
            named(name).request(arguments)
        };
        let (id, text, _) = request(
            "puzzle_hint",
            json!({ "game": "octopus", "id": "a", "level": 2, "fields": null }),
        )
        .unwrap();
        assert_eq!(id, "octopus_puzzle_hint");
        assert_eq!(text, r#"{"id":"a","level":2}"#);
        let (id, text, _) = request("game_info", json!({ "game": "Temple" })).unwrap();
        assert_eq!((&*id, &*text), ("get_game", r#"{"game":"temple"}"#));
        let moves = json!({ "game": "temple", "position": "p", "limit": 5, "sort": null });
        let (_, text, _) = request("legal_moves", moves).unwrap();
        assert_eq!(text, r#"{"position":"p","limit":5,"sort":"gain"}"#);
        let picture = json!({ "game": "temple", "position": "p", "frame": "card" });
        let (_, text, _) = request("picture", picture).unwrap();
        assert_eq!(text, r#"{"position":"p","frame":"card"}"#);
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
