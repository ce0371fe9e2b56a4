//! The OpenAPI document: committed as it is generated, and true in every example.

mod support;

use std::path::Path;
use std::process::Command;

use serde_json::Value;
use support::{Service, status_and_json};

fn generated() -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_tessera"))
        .arg("openapi")
        .output()
        .expect("the binary runs");
    assert!(output.status.success());
    String::from_utf8(output.stdout).expect("the document is UTF-8")
}

#[test]
fn the_committed_document_is_the_generated_one() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("openapi/openapi.json");
    let committed = std::fs::read_to_string(path).expect("openapi/openapi.json is committed");
    assert!(
        committed == generated(),
        "the API has changed: run `cargo run -- openapi > openapi/openapi.json` and read the difference"
    );
}

#[test]
fn the_document_is_whole() {
    let document: Value = serde_json::from_str(&generated()).expect("JSON");
    assert_eq!(document["openapi"], "3.1.0");
    let schemas = document["components"]["schemas"]
        .as_object()
        .expect("schemas");
    let mut references = Vec::new();
    collect_references(&document, &mut references);
    assert!(references.len() > 20);
    for reference in references {
        let name = reference.trim_start_matches("#/components/schemas/");
        assert!(schemas.contains_key(name), "{reference} leads nowhere");
        assert!(!name.contains('_'), "{name} is not a pleasant name");
    }
    let mut ids = std::collections::BTreeSet::new();
    for_each_operation(&document, |path, method, operation| {
        let id = operation["operationId"].as_str().expect("an operation id");
        assert!(ids.insert(id.to_owned()), "{id} occurs twice");
        assert!(operation["summary"].is_string(), "{method} {path}");
        assert!(operation["responses"]["200"].is_object(), "{method} {path}");
        assert!(operation["responses"]["500"].is_object(), "{method} {path}");
        let problem = &operation["responses"]["500"]["content"]["application/problem+json"];
        assert_eq!(problem["schema"]["$ref"], "#/components/schemas/Problem");
    });
}

#[test]
fn every_example_is_answered_as_the_document_says() {
    let service = Service::start(&[]);
    let served = status_and_json(service.get("/openapi.json")).1;
    let document: Value = serde_json::from_str(&generated()).expect("JSON");
    assert_eq!(served, document);
    let (mut executed, mut compared) = (0, 0);
    for_each_operation(&document, |path, method, operation| {
        let answers = &operation["responses"]["200"]["content"]["application/json"]["examples"];
        if method == "get" {
            let Some(url) = example_url(path, operation) else {
                return;
            };
            let response = service.get(&url);
            assert_eq!(response.status().as_u16(), 200, "{url}");
            // Metrics are never the same twice.
            let tagged = response.headers().contains_key("etag");
            assert!(tagged || path == "/metrics", "{url}");
            assert!(response.headers().contains_key("cache-control"), "{url}");
            executed += 1;
            if let Some(examples) = answers.as_object() {
                let answer = status_and_json(response).1;
                assert!(examples.values().any(|e| e["value"] == answer), "{url}");
            }
            return;
        }
        let requests = operation["requestBody"]["content"]["application/json"]["examples"]
            .as_object()
            .unwrap_or_else(|| panic!("{path} has no example"));
        let url = example_url(path, operation).unwrap_or_else(|| path.to_owned());
        for (name, request) in requests {
            executed += 1;
            if operation["responses"]["200"]["content"]["application/json"].is_null() {
                assert_eq!(
                    service.status(&url, &request["value"]),
                    200,
                    "{path}: {name}"
                );
                continue;
            }
            let answer = service.ok(&url, &request["value"]);
            if let Some(shown) = answers.get(name) {
                assert_eq!(answer, shown["value"], "{path}: {name}");
                compared += 1;
            }
        }
    });
    assert!(executed > 100, "only {executed} examples");
    assert!(compared > 50, "only {compared} answers are shown");
}

/// The path with the examples of its parameters.
fn example_url(path: &str, operation: &Value) -> Option<String> {
    let mut url = path.to_owned();
    let mut query = Vec::new();
    for parameter in operation["parameters"].as_array().into_iter().flatten() {
        let name = parameter["name"].as_str()?;
        let example = match &parameter["example"] {
            Value::Null => continue,
            Value::String(text) => text.clone(),
            number => number.to_string(),
        };
        let encoded: String = example.bytes().map(|b| format!("%{b:02X}")).collect();
        match parameter["in"].as_str()? {
            "path" => url = url.replace(&format!("{{{name}}}"), &encoded),
            _ => query.push(format!("{name}={encoded}")),
        }
    }
    Some(if query.is_empty() {
        url
    } else {
        format!("{url}?{}", query.join("&"))
    })
}

fn for_each_operation(document: &Value, mut visit: impl FnMut(&str, &str, &Value)) {
    for (path, item) in document["paths"].as_object().expect("paths") {
        for (method, operation) in item.as_object().expect("a path item") {
            visit(path, method, operation);
        }
    }
}

fn collect_references<'a>(value: &'a Value, found: &mut Vec<&'a str>) {
    match value {
        Value::Object(members) => {
            for (name, member) in members {
                match member {
                    Value::String(reference) if name == "$ref" => found.push(reference),
                    _ => collect_references(member, found),
                }
            }
        }
        Value::Array(items) => items
            .iter()
            .for_each(|item| collect_references(item, found)),
        _ => {}
    }
}
