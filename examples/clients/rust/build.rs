//! Generates the client from the OpenAPI document of this repository.

use std::path::Path;

use progenitor_impl::{GenerationSettings, Generator, InterfaceStyle};
use serde_json::{Map, Value, json};

const DOCUMENT: &str = "../../../openapi/openapi.json";

type Outcome<T> = Result<T, Box<dyn std::error::Error>>;

fn main() -> Outcome<()> {
    println!("cargo:rerun-if-changed={DOCUMENT}");
    let mut document: Value = serde_json::from_str(&std::fs::read_to_string(DOCUMENT)?)?;
    lower(&mut document);
    let document: openapiv3::OpenAPI = serde_json::from_value(document)?;
    let mut settings = GenerationSettings::new();
    settings.with_interface(InterfaceStyle::Builder);
    let tokens = Generator::new(&settings).generate_tokens(&document)?;
    let code = prettyplease::unparse(&syn::parse2(tokens)?);
    let out = std::env::var("OUT_DIR")?;
    Ok(std::fs::write(Path::new(&out).join("tessera.rs"), code)?)
}

/// Converts the document to OpenAPI 3.0, which progenitor reads. This document uses few features of 3.1 that 3.0 lacks:
/// null among the types, and several examples of a schema.
fn lower(document: &mut Value) {
    document["openapi"] = json!("3.0.3");
    if let Some(license) = document["info"]["license"].as_object_mut() {
        license.remove("identifier");
    }
    each_object(document, &mut |object| {
        nullable(object);
        object.remove("propertyNames");
        // The service checks texts, dates and bounds; here they would make types that are hard to handle.
        for bound in ["pattern", "minimum", "maximum"] {
            object.remove(bound);
        }
        object.retain(|name, value| name != "format" || value != "date");
        object.remove("examples");
        // Progenitor requires one type of error. Two kinds of responses are therefore left out: 304 has no body, and
        // pages for people report errors in HTML.
        if let Some(Value::Object(responses)) = object.get_mut("responses") {
            let is_page = |response: &Value| response["content"].get("text/html").is_some();
            responses.retain(|status, response| {
                status != "304" && (status.starts_with('2') || !is_page(response))
            });
        }
        // A problem is JSON under another media type.
        if let Some(Value::Object(content)) = object.get_mut("content")
            && let Some(problem) = content.remove("application/problem+json")
        {
            content.insert("application/json".to_owned(), problem);
        }
    });
    let paths = document["paths"].as_object_mut();
    for operation in paths
        .into_iter()
        .flat_map(|paths| paths.values_mut())
        .flat_map(operations)
    {
        // Raw bytes have no schema in 3.1, and one in 3.0.
        let content = &mut operation["responses"]["200"]["content"];
        if let Some(png) = content.get_mut("image/png") {
            *png = json!({ "schema": { "type": "string", "format": "binary" } });
        }
    }
}

fn operations(item: &mut Value) -> impl Iterator<Item = &mut Value> {
    item.as_object_mut()
        .into_iter()
        .flat_map(|item| item.values_mut())
}

/// `"type": ["string", "null"]`, and one of a schema or null.
fn nullable(object: &mut Map<String, Value>) {
    if let Some(Value::Array(types)) = object.get_mut("type") {
        types.retain(|name| name != "null");
        if let Some(only) = types.pop() {
            object.insert("type".to_owned(), only);
            object.insert("nullable".to_owned(), json!(true));
        }
    }
    if let Some(Value::Array(variants)) = object.get_mut("oneOf") {
        let all = variants.len();
        variants.retain(|variant| variant["type"] != "null");
        if variants.len() < all
            && let Some(only) = variants.pop()
        {
            object.remove("oneOf");
            object.insert("allOf".to_owned(), json!([only]));
            object.insert("nullable".to_owned(), json!(true));
        }
    }
}

fn each_object(value: &mut Value, change: &mut impl FnMut(&mut Map<String, Value>)) {
    match value {
        Value::Object(object) => {
            change(object);
            object
                .values_mut()
                .for_each(|member| each_object(member, change));
        }
        Value::Array(items) => items.iter_mut().for_each(|item| each_object(item, change)),
        _ => {}
    }
}
