//! The OpenAPI document: schemas of utoipa and declared operations, assembled and tidied for client generators.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Map, Value, json};
use tessera_operations::each_game;
use tessera_operations::game::WireGame;
use tessera_operations::operation::GROWS;
use tessera_operations::sentence::Sentence;
use tessera_operations::wire::MoveText;
use utoipa::ToSchema;
use utoipa::openapi::{RefOr, Schema};

use super::api_builder::{Endpoint, documented};
use super::components;
use super::parameters;

const DESCRIPTION: &str = "Five abstract games: legal moves, scores, best moves and what is proved about them, \
                           puzzles with one solution, pictures. Stateless: every request carries the whole position, \
                           as a JSON object or as a one-line position key. \
The same request gives the same bytes on every replica.\n\n\
Errors are `application/problem+json` (RFC 9457) with a stable `code`; `GET /errors` lists them. \
`x-problem-codes` of an operation lists those that it may answer.\n\n\
Later releases may add members to answers, and values to enumerations that say so: accept what you do not know. In \
requests leave out what you do not want to say; null is taken only where a member is required.";

/// The schemas of the document by their names.
#[derive(Default)]
pub(super) struct Schemas {
    schemas: BTreeMap<String, Value>,
    /// Schemas that replace derived ones.
    pub(super) pinned: BTreeMap<String, Value>,
    /// The names of the schemas in requests.
    requests: BTreeSet<String>,
}

/// A reference to a schema.
pub(super) fn reference(name: &str) -> Value {
    json!({ "$ref": format!("{SCHEMAS}{name}") })
}

const SCHEMAS: &str = "#/components/schemas/";

/// True if answers of this type have sentences, which are translated for the caller.
pub(super) fn has_sentences<T: ToSchema>() -> bool {
    let mut named = Vec::new();
    T::schemas(&mut named);
    named.iter().any(|(name, _)| name == Sentence::SCHEMA)
}

impl Schemas {
    pub(super) fn register<T: ToSchema>(
        &mut self,
        prefix: Option<&str>,
        is_request: bool,
    ) -> Value {
        let mut named = Vec::new();
        T::schemas(&mut named);
        let name = match prefix {
            Some(prefix) if !T::name().starts_with(prefix) => format!("{prefix}{}", T::name()),
            _ => T::name().into_owned(),
        };
        named.push((name.clone(), T::schema()));
        self.add(named, is_request);
        reference(&name)
    }

    fn add(&mut self, named: Vec<(String, RefOr<Schema>)>, is_request: bool) {
        for (derived, schema) in named {
            let name = pleasant(&derived);
            if is_request {
                self.requests.insert(name.clone());
            }
            let schema = renamed(schema);
            // utoipa copies the types of envelopes that it names itself into them.
            if name == derived {
                self.schemas.insert(name, schema);
            } else {
                self.schemas.entry(name).or_insert(schema);
            }
        }
    }
}

/// Builds the document from the declared parts.
pub(super) fn assemble(endpoints: &[Endpoint], schemas: &Schemas, tags: &[Value]) -> Value {
    let mut all = schemas.schemas.clone();
    all.extend(schemas.pinned.clone());
    let mut document = json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Tessera",
            "description": DESCRIPTION,
            "license": { "name": "MIT", "identifier": "MIT" },
            "version": env!("CARGO_PKG_VERSION"),
        },
        "paths": paths(endpoints),
        "components": components::components(all),
        "tags": tags,
        "servers": [{ "url": "/" }],
        // The empty requirement makes the key optional.
        "security": [{}, { "ApiKey": [] }, { "Bearer": [] }],
    });
    merge_flattened(&mut document);
    refer_to_components(&mut document);
    // The types of members are the same for every game, so a game's schemas have members that only other games use.
    let games = each_game!(G => (
        G::SCHEMA_PREFIX,
        G::MOVE_PATTERN,
        [("draw", G::HAS_CHANCE), ("rules_status", G::HAS_RULES_STATUS)],
    ));
    for (name, schema) in document["components"]["schemas"].as_object_mut().into_iter().flatten() {
        let game = games.iter().find(|(prefix, ..)| name.starts_with(prefix));
        if let (Some((.., members)), Some(Value::Object(all))) =
            (game, schema.get_mut("properties"))
        {
            all.retain(|name, _| !members.contains(&(&**name, false)));
        }
        write_strings_out(schema, game.map(|(_, pattern, _)| *pattern));
        tell_null_from_absent(schema, schemas.requests.contains(name));
        describe_values(name, schema);
    }
    parameters::share(&mut document);
    retain_reached(&mut document);
    document
}

/// The operations by path and method.
fn paths(endpoints: &[Endpoint]) -> Value {
    let mut paths = BTreeMap::<String, Map<String, Value>>::new();
    for method in ["GET", "POST", "DELETE"] {
        for endpoint in endpoints.iter().filter(|endpoint| endpoint.method == method) {
            let path = paths.entry(documented(&endpoint.path)).or_default();
            path.insert(method.to_lowercase(), endpoint.operation.clone());
        }
    }
    json!(paths)
}

/// utoipa names an envelope around a game's type `Step_OctopusMove`; clients get `OctopusStep`.
fn pleasant(name: &str) -> String {
    let Some((envelope, inner)) = name.split_once('_') else {
        return name.to_owned();
    };
    let is_next = |(place, c): &(usize, char)| *place > 0 && c.is_ascii_uppercase();
    let next = inner.char_indices().find(is_next);
    let game = next.map_or(inner, |(place, _)| &inner[..place]);
    format!("{game}{envelope}")
}

/// A schema that refers to others by their names in the document.
fn renamed(schema: RefOr<Schema>) -> Value {
    let mut schema = json!(schema);
    visit_objects(&mut schema, &mut |object| {
        if let Some(Value::String(place)) = object.get_mut("$ref") {
            *place = format!("{SCHEMAS}{}", pleasant(place.trim_start_matches(SCHEMAS)));
        }
    });
    schema
}

/// Writes out the types that stand for strings: sentences, and moves, which have the pattern of their game.
fn write_strings_out(schema: &mut Value, move_pattern: Option<&str>) {
    visit_objects(schema, &mut |object| {
        // The service caps limits however large they are, so not even `int64` bounds them.
        if object.shift_remove("x-unbounded").is_some() {
            object.shift_remove("format");
        }
        let place = object.get("$ref").and_then(Value::as_str);
        let pattern = match place.and_then(|place| place.strip_prefix(SCHEMAS)) {
            Some(Sentence::SCHEMA) => None,
            Some(MoveText::SCHEMA) => move_pattern,
            _ => return,
        };
        let described = object.shift_remove("description");
        *object = Map::from_iter([("type".to_owned(), json!("string"))]);
        object.extend(described.map(|text| ("description".to_owned(), text)));
        object.extend(pattern.map(|pattern| ("pattern".to_owned(), json!(pattern))));
    });
}

/// Replaces `allOf` of objects, which flattened members produce, by one object; generators and readers prefer that.
fn merge_flattened(document: &mut Value) {
    let schemas = document.pointer("/components/schemas").cloned().unwrap_or_default();
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
        // utoipa puts the envelope's own members last; on the wire they come first.
        let members = parts.iter().rev().filter_map(|part| part["properties"].as_object());
        let names = parts.iter().rev().filter_map(|part| part["required"].as_array());
        let members = members.flatten().map(|(name, member)| (name.clone(), member.clone()));
        let properties: Map<String, Value> = members.collect();
        let required: Vec<&Value> = names.flatten().collect();
        object.remove("allOf");
        object.insert("type".to_owned(), json!("object"));
        object.insert("required".to_owned(), json!(required));
        object.insert("properties".to_owned(), Value::Object(properties));
    });
}

/// Replaces inlined components by references: clients would otherwise get a second, nameless type. Also removes the
/// descriptions that utoipa adds to references among alternatives, which keep some generators from importing the
/// type.
fn refer_to_components(document: &mut Value) {
    let schemas = document["components"]["schemas"].clone();
    let refer = |schema: &mut Value| {
        let mut schemas = schemas.as_object().into_iter().flatten();
        if schema["properties"].is_object()
            && let Some((name, _)) = schemas.find(|(_, component)| *component == schema)
        {
            *schema = reference(name);
        }
    };
    visit_objects(&mut document["components"], &mut |object| {
        if let Some(Value::Object(properties)) = object.get_mut("properties") {
            properties.values_mut().for_each(refer);
        }
        object.get_mut("items").into_iter().for_each(refer);
        let alternatives = object.get_mut("oneOf").and_then(Value::as_array_mut);
        let alternatives = alternatives.into_iter().flatten().filter_map(Value::as_object_mut);
        let references = alternatives.filter(|alternative| alternative.contains_key("$ref"));
        let said: Vec<Option<Value>> =
            references.map(|alternative| alternative.shift_remove("description")).collect();
        // For a type or null, it is the description of both.
        if let [Some(only)] = said.as_slice() {
            object.entry("description").or_insert(only.clone());
        }
    });
}

/// Marks enumerations whose types say that they may grow, and gives all values names that are unique in the document, for
/// generators that make constants of them. Otherwise languages with one namespace for constants, such as Go, would get
/// `WIN` from two enumerations.
fn describe_values(name: &str, schema: &mut Value) {
    let Some(Value::Array(values)) = schema.get("enum") else {
        return;
    };
    let named = |value: &Value| Some(format!("{name}{}", pascal_case(value.as_str()?)));
    let names: Option<Vec<String>> = values.iter().map(named).collect();
    if schema["description"].as_str().is_some_and(|text| text.ends_with(GROWS)) {
        schema["x-may-grow"] = json!(true);
    }
    if let Some(names) = names {
        schema["x-enum-varnames"] = json!(names);
    }
}

/// Converts `quiet-move` to `QuietMove`.
pub(super) fn pascal_case(name: &str) -> String {
    let capital = |word: &str| {
        let (first, rest) = word.split_at(word.len().min(1));
        first.to_ascii_uppercase() + rest
    };
    name.split(|c: char| !c.is_ascii_alphanumeric()).map(capital).collect()
}

/// Distinguishes null from absent: an optional member of a request is never null, and a nullable member of an answer
/// is never absent. utoipa writes both as the same `Option`.
fn tell_null_from_absent(schema: &mut Value, is_request: bool) {
    let required = schema["required"].as_array().cloned().unwrap_or_default();
    let Some(Value::Object(members)) = schema.get_mut("properties") else {
        return;
    };
    let mut present = Vec::new();
    for (name, member) in members {
        let is_required = required.iter().any(|known| known == name);
        if is_required || is_nullable(member) {
            present.push(json!(name));
        }
        if is_request && !is_required {
            take_null_away(member);
        }
    }
    if !is_request && present.len() > required.len() {
        schema["required"] = present.into();
    }
}

fn is_null(part: &Value) -> bool {
    part == "null" || part["type"] == "null"
}

fn is_nullable(member: &Value) -> bool {
    let alternatives = ["type", "oneOf"].map(|keyword| member[keyword].as_array());
    alternatives.into_iter().flatten().any(|parts| parts.iter().any(is_null))
}

fn take_null_away(member: &mut Value) {
    for keyword in ["type", "oneOf"] {
        let Some(Value::Array(parts)) = member.get_mut(keyword) else { continue };
        parts.retain(|part| !is_null(part));
        let [only] = parts.as_mut_slice() else { continue };
        match (only.take(), &mut *member) {
            (Value::Object(only), Value::Object(member)) => {
                member.shift_remove(keyword);
                member.extend(only);
            }
            (only, member) => member[keyword] = only,
        }
    }
}

/// Removes unused components. Ways to send a key stay: they are named, not referred to.
pub(super) fn retain_reached(document: &mut Value) {
    let mut reached = BTreeSet::new();
    let mut left = vec![&document["paths"]];
    while let Some(value) = left.pop() {
        match value {
            Value::Object(members) => {
                if let Some(Value::String(reference)) = members.get("$ref")
                    && reached.insert(reference.clone())
                {
                    left.extend(document.pointer(reference.trim_start_matches('#')));
                }
                left.extend(members.values());
            }
            Value::Array(items) => left.extend(items),
            _ => {}
        }
    }
    let kinds = document["components"].as_object_mut().into_iter().flatten();
    for (kind, components) in kinds.filter(|(kind, _)| *kind != "securitySchemes") {
        if let Value::Object(components) = components {
            let is_reached = |name: &str| reached.contains(&format!("#/components/{kind}/{name}"));
            components.retain(|name, _| is_reached(name));
        }
    }
}

fn visit_objects(value: &mut Value, visit: &mut impl FnMut(&mut Map<String, Value>)) {
    match value {
        Value::Object(object) => {
            visit(object);
            object.values_mut().for_each(|member| visit_objects(member, visit));
        }
        Value::Array(items) => items.iter_mut().for_each(|item| visit_objects(item, visit)),
        _ => {}
    }
}
