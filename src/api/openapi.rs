//! The OpenAPI document: utoipa's parts, assembled and tidied for client generators.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Map, Value, json};
use utoipa::openapi::{
    ComponentsBuilder, InfoBuilder, LicenseBuilder, OpenApiBuilder, Paths, RefOr, Schema, tag,
};

use super::components;
use super::parameters;
use tessera_operations::game::WireGame;
use tessera_operations::games::{GameVisitor, each_game};
use tessera_operations::operation::GROWS;
use tessera_operations::sentence::Sentence;

const DESCRIPTION: &str = "Five abstract games: legal moves, scores, best moves and what is proved about them, \
                           puzzles with one solution, pictures. Stateless: every request carries the whole position, \
                           as a JSON object or as a one-line position key. \
The same request gives the same bytes on every replica.\n\n\
Errors are `application/problem+json` (RFC 9457) with a stable `code`; `GET /errors` lists them. \
`x-problem-codes` of an operation lists those that it may answer.\n\n\
Later releases may add members to answers, and values to enumerations that say so: accept what you do not know. In \
requests leave out what you do not want to say; null is taken only where a member is required.";

/// Builds the document from the declared parts.
pub(super) fn assemble(
    paths: &Paths,
    schemas: &BTreeMap<String, RefOr<Schema>>,
    pinned: &BTreeMap<String, RefOr<Schema>>,
    tags: &[(String, String)],
) -> Value {
    let document = OpenApiBuilder::new()
        .info(
            InfoBuilder::new()
                .title("Tessera")
                .version(env!("CARGO_PKG_VERSION"))
                .description(Some(DESCRIPTION))
                .license(Some(
                    LicenseBuilder::new()
                        .name("MIT")
                        .identifier(Some("MIT"))
                        .build(),
                ))
                .build(),
        )
        .paths(paths.clone())
        .components(Some(
            ComponentsBuilder::new()
                .schemas_from_iter(schemas.clone())
                .build(),
        ))
        .tags(Some(tags.iter().map(|(name, description)| {
            tag::TagBuilder::new()
                .name(name.clone())
                .description(Some(description.clone()))
                .build()
        })))
        .build();
    let mut document = serde_json::to_value(&document).unwrap_or(Value::Null);
    document["servers"] = json!([{ "url": "/" }]);
    let mut namer = Namer::default();
    each_game(&mut namer);
    write_sentences_out(&mut document);
    rename_schemas(&mut document, &namer.prefixes);
    for (name, schema) in pinned {
        document["components"]["schemas"][name] = json!(schema);
    }
    merge_flattened(&mut document);
    refer_to_components(&mut document);
    // The service caps limits however large they are, so not even `int64` bounds them.
    visit_objects(&mut document, &mut |object| {
        if object.shift_remove("x-unbounded").is_some() {
            object.shift_remove("format");
        }
    });
    for (schema, member) in &namer.absent {
        if let Some(Value::Object(properties)) =
            document.pointer_mut(&format!("/components/schemas/{schema}/properties"))
        {
            properties.shift_remove(*member);
        }
    }
    let asked = schemas_of_requests(&document);
    for game in &namer.games {
        game.tell_patterns(&mut document, &asked);
    }
    tell_null_from_absent(&mut document, &asked);
    describe_values(&mut document);
    components::add(&mut document);
    parameters::share(&mut document);
    components::retain_reached(&mut document);
    document
}

#[derive(Default)]
struct Namer {
    prefixes: Vec<&'static str>,
    games: Vec<Patterns>,
    /// Members of envelopes that only other games have: schema and member.
    absent: Vec<(String, &'static str)>,
}

impl GameVisitor for Namer {
    fn visit<G: WireGame>(&mut self) {
        let prefix = G::SCHEMA_PREFIX;
        self.prefixes.push(prefix);
        self.games.push(Patterns {
            prefix,
            one_move: G::MOVE_PATTERN,
        });
        if !G::HAS_CHANCE {
            self.absent.push((format!("{prefix}MovesAnswer"), "draw"));
        }
        if !G::HAS_RULES_STATUS {
            for envelope in ["Moves", "Play", "Puzzle", "Reply", "Score", "Start"] {
                self.absent
                    .push((format!("{prefix}{envelope}Answer"), "rules_status"));
            }
        }
    }
}

/// The pattern of the moves of a game.
struct Patterns {
    prefix: &'static str,
    one_move: &'static str,
}

impl Patterns {
    /// Adds the pattern to all moves in requests. Their types are the same for every game, so they have none.
    fn tell_patterns(&self, document: &mut Value, asked: &BTreeSet<String>) {
        let Some(Value::Object(schemas)) = document.pointer_mut("/components/schemas") else {
            return;
        };
        let is_request = |name: &String| asked.contains(name) && name.starts_with(self.prefix);
        for (_, schema) in schemas.iter_mut().filter(|(name, _)| is_request(name)) {
            for (member, schema) in schema
                .get_mut("properties")
                .and_then(Value::as_object_mut)
                .into_iter()
                .flatten()
            {
                match &**member {
                    "move" => schema["pattern"] = self.one_move.into(),
                    "moves" | "played" | "only" | "except" | "line"
                        if schema["items"]["type"] == "string" =>
                    {
                        schema["items"]["pattern"] = self.one_move.into();
                    }
                    _ => {}
                }
            }
        }
    }
}

/// utoipa names an envelope around a game's type `Step_OctopusMove`; clients get `OctopusStep`.
fn rename_schemas(document: &mut Value, prefixes: &[&str]) {
    let pleasant = |name: &str| -> String {
        if let Some((envelope, inner)) = name.split_once('_')
            && let Some(prefix) = prefixes.iter().find(|p| inner.starts_with(**p))
        {
            return format!("{prefix}{envelope}");
        }
        name.to_owned()
    };
    if let Some(Value::Object(schemas)) = document.pointer_mut("/components/schemas") {
        *schemas = std::mem::take(schemas)
            .into_iter()
            .map(|(name, schema)| (pleasant(&name), schema))
            .collect();
        schemas.sort_keys();
    }
    visit_objects(document, &mut |object| {
        if let Some(Value::String(reference)) = object.get_mut("$ref")
            && let Some(name) = reference.strip_prefix("#/components/schemas/")
        {
            *reference = format!("#/components/schemas/{}", pleasant(name));
        }
    });
}

/// Sentences become plain strings in the document.
fn write_sentences_out(document: &mut Value) {
    if let Some(Value::Object(schemas)) = document.pointer_mut("/components/schemas") {
        schemas.shift_remove(Sentence::SCHEMA);
    }
    let sentence = format!("#/components/schemas/{}", Sentence::SCHEMA);
    visit_objects(document, &mut |object| {
        if object.get("$ref").is_some_and(|name| *name == sentence) {
            let described = object.shift_remove("description");
            object.clear();
            object.insert("type".to_owned(), json!("string"));
            object.extend(described.map(|text| ("description".to_owned(), text)));
        }
    });
}

/// Replaces `allOf` of objects, which flattened members produce, by one object; generators and readers prefer that.
fn merge_flattened(document: &mut Value) {
    let schemas = document
        .pointer("/components/schemas")
        .cloned()
        .unwrap_or_default();
    let resolve = |part: &Value| -> Value {
        let name = part["$ref"].as_str().and_then(|r| r.rsplit('/').next());
        name.map_or_else(|| part.clone(), |name| schemas[name].clone())
    };
    visit_objects(document, &mut |object| {
        let Some(Value::Array(parts)) = object.get("allOf") else {
            return;
        };
        let parts: Vec<Value> = parts.iter().map(resolve).collect();
        if !parts.iter().all(|part| part["properties"].is_object()) {
            return;
        }
        let (mut properties, mut required) = (Map::new(), Vec::new());
        // utoipa puts the envelope's own members last; on the wire they come first.
        for part in parts.iter().rev() {
            if let Value::Object(members) = &part["properties"] {
                properties.extend(members.clone());
            }
            if let Value::Array(names) = &part["required"] {
                required.extend(names.clone());
            }
        }
        object.remove("allOf");
        object.insert("type".to_owned(), json!("object"));
        object.insert("required".to_owned(), Value::Array(required));
        object.insert("properties".to_owned(), Value::Object(properties));
    });
}

/// Replaces inlined components by references: clients would otherwise get a second, nameless type. Also removes the
/// descriptions that utoipa adds to references among alternatives, which keep some generators from importing the
/// type.
fn refer_to_components(document: &mut Value) {
    let Some(Value::Object(schemas)) = document.pointer("/components/schemas").cloned() else {
        return;
    };
    let refer = |schema: &mut Value| {
        if schema["properties"].is_object()
            && let Some((name, _)) = schemas.iter().find(|(_, component)| *component == schema)
        {
            *schema = json!({ "$ref": format!("#/components/schemas/{name}") });
        }
    };
    visit_objects(&mut document["components"], &mut |object| {
        if let Some(Value::Object(properties)) = object.get_mut("properties") {
            properties.values_mut().for_each(refer);
        }
        object.get_mut("items").into_iter().for_each(refer);
        let alternatives = object.get_mut("oneOf").and_then(Value::as_array_mut);
        let mut said = Vec::new();
        for alternative in alternatives.into_iter().flatten() {
            if let Some(reference) = alternative.get("$ref").cloned() {
                said.push(alternative["description"].take());
                *alternative = json!({ "$ref": reference });
            }
        }
        // For a type or null, it is the description of both.
        if let [Value::String(only)] = said.as_slice() {
            object.entry("description").or_insert(only.as_str().into());
        }
    });
}

/// Marks the enumerations whose types say that they may grow, and gives all values names that are unique in the
/// document, for generators that make constants of them. Otherwise languages with one namespace for constants, such as
/// Go, would get `WIN` from two enumerations.
fn describe_values(document: &mut Value) {
    let schemas = document.pointer_mut("/components/schemas");
    for (name, schema) in schemas.and_then(Value::as_object_mut).into_iter().flatten() {
        let Some(Value::Array(values)) = schema.get("enum") else {
            continue;
        };
        let names: Option<Vec<String>> = (values.iter())
            .map(|value| Some(format!("{name}{}", pascal_case(value.as_str()?))))
            .collect();
        let description = schema["description"].as_str().unwrap_or_default();
        if description.ends_with(GROWS) {
            schema["x-may-grow"] = json!(true);
        }
        if let Some(names) = names {
            schema["x-enum-varnames"] = json!(names);
        }
    }
}

/// Converts `quiet-move` to `QuietMove`.
fn pascal_case(word: &str) -> String {
    (word.split(|c: char| !c.is_ascii_alphanumeric()))
        .map(|part| {
            let mut characters = part.chars();
            let first = characters.next().map(|c| c.to_ascii_uppercase());
            first.into_iter().chain(characters).collect::<String>()
        })
        .collect()
}

/// Distinguishes null from absent: an optional member of a request is never null, and a nullable member of an answer
/// is never absent. utoipa writes both as the same `Option`.
fn tell_null_from_absent(document: &mut Value, asked: &BTreeSet<String>) {
    let Some(Value::Object(schemas)) = document.pointer_mut("/components/schemas") else {
        return;
    };
    for (name, schema) in schemas {
        let Value::Object(schema) = schema else {
            continue;
        };
        let Some(Value::Object(properties)) = schema.get("properties") else {
            continue;
        };
        let names: Vec<String> = properties.keys().cloned().collect();
        let nullable: Vec<String> = (properties.iter())
            .filter(|(_, member)| is_nullable(member))
            .map(|(name, _)| name.clone())
            .collect();
        let required: Vec<String> = (schema.get("required").and_then(Value::as_array))
            .map(|names| names.iter().filter_map(Value::as_str))
            .into_iter()
            .flatten()
            .map(str::to_owned)
            .collect();
        let optional = |name: &&String| !required.contains(name);
        if asked.contains(name) {
            for name in nullable.iter().filter(optional) {
                if let Some(member) = schema["properties"].get_mut(name) {
                    take_null_away(member);
                }
            }
        } else if nullable.iter().any(|name| !required.contains(name)) {
            let names: Vec<String> = names
                .into_iter()
                .filter(|name| required.contains(name) || nullable.contains(name))
                .collect();
            schema.insert("required".to_owned(), json!(names));
        }
    }
}

fn is_nullable(member: &Value) -> bool {
    let null = json!("null");
    let is_null = |part: &Value| part["type"] == null;
    (member["type"].as_array()).is_some_and(|types| types.contains(&null))
        || (member["oneOf"].as_array()).is_some_and(|parts| parts.iter().any(is_null))
}

fn take_null_away(member: &mut Value) {
    let Value::Object(object) = member else {
        return;
    };
    if let Some(Value::Array(types)) = object.get_mut("type") {
        types.retain(|kind| kind != "null");
        if let [only] = types.as_slice() {
            let only = only.clone();
            object.insert("type".to_owned(), only);
        }
    }
    if let Some(Value::Array(parts)) = object.get_mut("oneOf") {
        parts.retain(|part| part["type"] != "null");
        if let [only] = parts.as_slice()
            && let Value::Object(only) = only.clone()
        {
            object.shift_remove("oneOf");
            object.extend(only);
        }
    }
}

/// The names of the schemas in requests.
fn schemas_of_requests(document: &Value) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut left: Vec<&Value> = (document["paths"].as_object().into_iter().flatten())
        .filter_map(|(_, item)| item.as_object())
        .flatten()
        .map(|(_, operation)| &operation["requestBody"])
        .collect();
    while let Some(value) = left.pop() {
        match value {
            Value::Object(members) => {
                let name = members.get("$ref").and_then(Value::as_str);
                if let Some(name) = name.and_then(|name| name.rsplit('/').next())
                    && found.insert(name.to_owned())
                {
                    left.push(&document["components"]["schemas"][name]);
                }
                left.extend(
                    (members.iter())
                        .filter(|(name, _)| *name != "examples")
                        .map(|(_, member)| member),
                );
            }
            Value::Array(items) => left.extend(items),
            _ => {}
        }
    }
    found
}

fn visit_objects(value: &mut Value, visit: &mut impl FnMut(&mut Map<String, Value>)) {
    match value {
        Value::Object(object) => {
            visit(object);
            object
                .values_mut()
                .for_each(|member| visit_objects(member, visit));
        }
        Value::Array(items) => items.iter_mut().for_each(|item| visit_objects(item, visit)),
        _ => {}
    }
}
