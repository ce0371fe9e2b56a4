//! The arguments of a tool: one schema for all games.

use serde_json::{Map, Value, json};
use tessera_operations::games::ids;

/// The arguments of a tool, merged from the arguments in all games.
#[derive(Default)]
pub(super) struct Arguments {
    properties: Map<String, Value>,
    /// Descriptions of arguments, each with the games that have it; without a game for the tool's own arguments.
    meanings: Vec<Meaning>,
    required: Vec<String>,
}

/// A description of an argument.
struct Meaning {
    argument: String,
    games: Vec<&'static str>,
    text: String,
}

impl Meaning {
    /// The description, with its games if it is not the same for all.
    fn line(&self, is_only: bool) -> String {
        let of_all = self.games.len() == ids().len();
        match self.games.is_empty() || is_only && of_all {
            true => self.text.clone(),
            false => format!("{}: {}", self.games.join(", "), self.text),
        }
    }
}

impl Arguments {
    /// Adds an argument as a game describes it; the name of the game is empty for the tool's own arguments.
    pub(super) fn take(
        &mut self,
        game: &'static str,
        name: &str,
        mut schema: Value,
        required: bool,
    ) {
        tell_default(&mut schema);
        if let Some(Value::String(meaning)) = schema.get("description") {
            let games = Some(game).filter(|game| !game.is_empty());
            let mut known = self.meanings.iter_mut();
            match known.find(|known| known.argument == name && known.text == *meaning) {
                Some(known) => known.games.extend(games),
                None => self.meanings.push(Meaning {
                    argument: name.to_owned(),
                    games: games.into_iter().collect(),
                    text: meaning.clone(),
                }),
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

    /// The schema of all arguments together.
    pub(super) fn schema(mut self) -> Map<String, Value> {
        for (name, property) in &mut self.properties {
            let meanings = self.meanings.iter();
            let meanings: Vec<_> = meanings.filter(|of| of.argument == *name).collect();
            let lines = (meanings.iter()).map(|meaning| meaning.line(meanings.len() == 1));
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

/// Adds the default to a game's description of an argument, because games differ in it.
fn tell_default(schema: &mut Value) {
    let Some(default) = schema.get("default").filter(|default| !default.is_null()) else {
        return;
    };
    let default = default.clone();
    if let Some(Value::String(meaning)) = schema.get_mut("description")
        && !meaning.contains("default")
    {
        meaning.push_str(&format!(" Default: {default}."));
    }
}

/// Extends a schema to accept the values of another game's.
fn widen(schema: &mut Value, other: &Value) {
    let (Value::Object(schema), Value::Object(other)) = (schema, other) else {
        return;
    };
    schema.retain(|name, value| match name.as_str() {
        "type" => true,
        "default" => other.get(name) == Some(value),
        _ => other.contains_key(name),
    });
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

/// A schema with its references resolved, without examples, and without null if null means the same as leaving the
/// member out.
pub(super) fn resolved(document: &Value, schema: &Value) -> Value {
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
            // Extensions are for the OpenAPI document.
            .filter(|(name, _)| {
                !matches!(name.as_str(), "example" | "examples") && !name.starts_with("x-")
            })
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
