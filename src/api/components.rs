//! Shared parts of the OpenAPI document: error answers, headers, ways to send a key.

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};
use utoipa::ToSchema;

use super::problem::{Code, PROBLEM_JSON, Problem, ProblemDocument};

/// Every error answer by its status, as the names of components.
const ERROR_ANSWERS: [(u16, &str); 16] = [
    (400, "BadRequest"),
    (401, "Unauthorized"),
    (403, "Forbidden"),
    (404, "NotFound"),
    (405, "MethodNotAllowed"),
    (406, "NotAcceptable"),
    (408, "RequestTimeout"),
    (413, "BodyTooLarge"),
    (414, "UriTooLong"),
    (415, "UnsupportedMediaType"),
    (422, "Unprocessable"),
    (429, "TooManyRequests"),
    (431, "HeadersTooLarge"),
    (500, "InternalError"),
    (503, "ServiceFull"),
    (304, NOT_MODIFIED),
];
const NOT_MODIFIED: &str = "NotModified";

/// The extension that marks text that consists of events. Its value, the address of their schema, becomes
/// `contentSchema`, which utoipa lacks.
pub(super) const EVENTS: &str = "x-events";

/// Headers of answers: name, type of the value, an example, a description.
const HEADERS: [(&str, &str, &str, &str); 7] = [
    (
        "X-Request-Id",
        "string",
        "0f8fad5bd9cb469f",
        "The id of the request: yours if you sent one, else a random one. Problems and the log have it too.",
    ),
    (
        "ETag",
        "string",
        "W/\"5b0c1f2a6d3e4879-1f4\"",
        "The tag of this answer; send it back in `If-None-Match` to get 304 while the answer is the same.",
    ),
    (
        "Cache-Control",
        "string",
        "public, max-age=3600",
        "How long the answer may be kept.",
    ),
    (
        "Retry-After",
        "integer",
        "2",
        "Seconds after which the same request may be served.",
    ),
    (
        "Location",
        "string",
        "/v1/jobs/5b0c…",
        "Where to ask how it goes.",
    ),
    (
        "Allow",
        "string",
        "GET, HEAD, OPTIONS",
        "The methods that the path answers.",
    ),
    (
        "WWW-Authenticate",
        "string",
        "Bearer",
        "How a key may be sent.",
    ),
];

/// The name of the component that describes the error answers of a status.
pub(super) fn answer_name(status: u16) -> &'static str {
    let known = ERROR_ANSWERS.iter().find(|(known, _)| *known == status);
    known.map_or("InternalError", |(_, name)| name)
}

/// Puts the shared parts into the document, and the headers into the answers that carry them.
pub(super) fn add(document: &mut Value) {
    let mut answers = Map::new();
    for (status, name) in ERROR_ANSWERS {
        let answer = if name == NOT_MODIFIED {
            json!({
                "description": "`If-None-Match` names the current `ETag`.",
                "headers": headers(&["X-Request-Id", "ETag", "Cache-Control"]),
            })
        } else {
            error_answer(status)
        };
        answers.insert(name.to_owned(), answer);
    }
    let described = HEADERS.map(|(name, kind, example, description)| {
        let example = match example.parse::<u64>() {
            Ok(number) if kind == "integer" => json!(number),
            _ => json!(example),
        };
        let header = json!({
            "description": description, "schema": { "type": kind }, "example": example,
        });
        (name.to_owned(), header)
    });
    let components = &mut document["components"];
    components["responses"] = Value::Object(answers);
    components["headers"] = Value::Object(described.into_iter().collect());
    components["securitySchemes"] = json!({
        "ApiKey": {
            "type": "apiKey", "in": "header", "name": "X-Api-Key",
            "description": "A key that the operator of the service gave you. No call needs one; it has limits of its own.",
        },
        "Bearer": {
            "type": "http", "scheme": "bearer",
            "description": "The same key as `Authorization: Bearer …`.",
        },
    });
    // The empty requirement makes the key optional.
    document["security"] = json!([{}, { "ApiKey": [] }, { "Bearer": [] }]);
    if let Value::Object(paths) = &mut document["paths"] {
        for (method, operation) in paths
            .values_mut()
            .filter_map(Value::as_object_mut)
            .flatten()
        {
            let responses = &mut operation["responses"];
            let carried: &[&str] = if method == "get" && responses.get("304").is_some() {
                &["X-Request-Id", "ETag", "Cache-Control"]
            } else {
                &["X-Request-Id"]
            };
            if let Some(accepted) = responses.get_mut("202") {
                accepted["headers"] = headers(&["X-Request-Id", "Location", "Retry-After"]);
            }
            let answer = &mut responses["200"];
            answer["headers"] = headers(carried);
            for form in
                (answer["content"].as_object_mut().into_iter().flatten()).map(|(_, form)| form)
            {
                if let Some(Value::Object(schema)) = form.get_mut("schema")
                    && let Some(events) = schema.shift_remove(EVENTS)
                {
                    schema.insert("contentSchema".to_owned(), json!({ "$ref": events }));
                }
            }
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

fn error_answer(status: u16) -> Value {
    let codes = Code::ALL.iter().filter(|code| code.status() == status);
    let list: Vec<String> = (codes.clone())
        .map(|code| format!("- `{}`: {}", code.as_str(), code.meaning()))
        .collect();
    let examples: Map<String, Value> = codes
        .map(|&code| {
            let shown = Problem::new(code, code.meaning()).document(None);
            let example = json!({ "summary": code.title(), "value": shown });
            (code.as_str().to_owned(), example)
        })
        .collect();
    let carried: &[&str] = match status {
        401 => &["X-Request-Id", "WWW-Authenticate"],
        405 => &["X-Request-Id", "Allow"],
        429 | 503 => &["X-Request-Id", "Retry-After"],
        _ => &["X-Request-Id"],
    };
    json!({
        "description": list.join("\n"),
        "headers": headers(carried),
        "content": { PROBLEM_JSON: {
            "schema": { "$ref": format!("#/components/schemas/{}", ProblemDocument::name()) },
            "examples": examples,
        }},
    })
}

fn headers(names: &[&str]) -> Value {
    let refer = |name: &&str| {
        let place = format!("#/components/headers/{name}");
        ((*name).to_owned(), json!({ "$ref": place }))
    };
    Value::Object(names.iter().map(refer).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_status_of_the_table_has_an_answer_of_its_own() {
        for code in Code::ALL {
            let named = ERROR_ANSWERS
                .iter()
                .any(|(status, _)| *status == code.status());
            assert!(named, "{} has no answer", code.as_str());
        }
    }
}
