//! The OpenAPI document: what utoipa derives, put together and made pleasant for client generators.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};
use utoipa::openapi::{
    ComponentsBuilder, InfoBuilder, LicenseBuilder, OpenApiBuilder, Paths, RefOr, Schema, tag,
};

use super::game::WireGame;
use super::games::{GameVisitor, each_game};

const DESCRIPTION: &str = "Five abstract games known to the bottom: legal moves, scores, best moves and what is proved about them, puzzles with one solution, pictures. \
Stateless: every request carries the whole position, as a JSON object or as a one-line position key. \
The same request gives the same bytes on every replica.\n\n\
Errors are `application/problem+json` (RFC 9457) with a stable `code`; `GET /errors` lists them.";

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
    rename_schemas(&mut document, &namer.prefixes);
    for (name, schema) in pinned {
        document["components"]["schemas"][name] = json!(schema);
    }
    merge_flattened(&mut document);
    refer_to_components(&mut document);
    for limits in ["AnalysisLimits", "BatchLimits"] {
        lift_bounds(&mut document["components"]["schemas"][limits]);
    }
    for (schema, member) in &namer.absent {
        if let Some(Value::Object(properties)) =
            document.pointer_mut(&format!("/components/schemas/{schema}/properties"))
        {
            properties.shift_remove(*member);
        }
    }
    document
}

#[derive(Default)]
struct Namer {
    prefixes: Vec<&'static str>,
    /// Members that the envelopes have for other games: schema and member.
    absent: Vec<(String, &'static str)>,
}

impl GameVisitor for Namer {
    fn visit<G: WireGame>(&mut self) {
        let prefix = G::SCHEMA_PREFIX;
        self.prefixes.push(prefix);
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

/// utoipa calls an envelope around a game's type `Step_OctopusMove`; clients get `OctopusStep`.
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

/// A flattened member becomes `allOf` of objects, some by reference; generators and readers prefer one
/// object.
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
        // The envelope's own members come last in utoipa's order and first on the wire.
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

/// utoipa writes some components out where they are used; clients would get a second, nameless type.
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
    });
}

/// Limits are cut to what the service allows, however large they are: not even `int64` bounds them.
fn lift_bounds(schema: &mut Value) {
    if let Value::Object(properties) = &mut schema["properties"] {
        for property in properties.values_mut().filter_map(Value::as_object_mut) {
            property.shift_remove("format");
        }
    }
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
