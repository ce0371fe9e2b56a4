//! Shared parts of the OpenAPI document: error answers, headers, ways to send a key.

use std::collections::{BTreeMap, BTreeSet};

use actix_web::http::StatusCode;
use serde_json::{Map, Value, json};
use utoipa::ToSchema;

use super::openapi::{pascal_case, reference};
use super::problem::{Code, PROBLEM_JSON, Problem, ProblemDocument};

/// The components of the document with these schemas.
pub(super) fn components(schemas: BTreeMap<String, Value>) -> Value {
    let statuses: BTreeSet<u16> = Code::ALL.iter().map(|code| code.status()).chain([304]).collect();
    let answers = statuses.into_iter().map(|status| (answer_name(status), error_answer(status)));
    json!({
        "schemas": schemas,
        "responses": answers.collect::<Map<_, _>>(),
        "headers": {
            "X-Request-Id": header(
                "0f8fad5bd9cb469f",
                "The id of the request: yours if you sent one, else a random one. Problems and the log have it too.",
            ),
            "ETag": header(
                "W/\"5b0c1f2a6d3e4879-1f4\"",
                "The tag of this answer; send it back in `If-None-Match` to get 304 while the answer is the same.",
            ),
            "Cache-Control": header("public, max-age=3600", "How long the answer may be kept."),
            "Retry-After": {
                "description": "Seconds after which the same request may be served.",
                "schema": { "type": "integer" }, "example": 2,
            },
            "Location": header("/v1/jobs/5b0c…", "Where to ask how it goes."),
            "Allow": header("GET, HEAD, OPTIONS", "The methods that the path answers."),
            "WWW-Authenticate": header("Bearer", "How a key may be sent."),
        },
        "securitySchemes": {
            "ApiKey": {
                "type": "apiKey", "in": "header", "name": "X-Api-Key",
                "description": "A key that the operator of the service gave you. No call needs one; it has limits of its own.",
            },
            "Bearer": {
                "type": "http", "scheme": "bearer",
                "description": "The same key as `Authorization: Bearer …`.",
            },
        },
    })
}

fn header(example: &str, description: &str) -> Value {
    json!({ "description": description, "schema": { "type": "string" }, "example": example })
}

/// The name of the component that describes the answers of a status, such as `NotFound`.
pub(super) fn answer_name(status: u16) -> String {
    let status = StatusCode::from_u16(status).ok();
    let reason = status.and_then(|status| status.canonical_reason());
    pascal_case(reason.unwrap_or_default())
}

fn error_answer(status: u16) -> Value {
    if status == 304 {
        return json!({
            "description": "`If-None-Match` names the current `ETag`.",
            "headers": headers(&["X-Request-Id", "ETag", "Cache-Control"]),
        });
    }
    let mut list = Vec::new();
    let mut examples = Map::new();
    for &code in Code::ALL.iter().filter(|code| code.status() == status) {
        list.push(format!("- `{}`: {}", code.as_str(), code.meaning()));
        let shown = Problem::new(code, code.meaning()).document(None);
        let example = json!({ "summary": code.title(), "value": shown });
        examples.insert(code.as_str().to_owned(), example);
    }
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
            "schema": reference(&ProblemDocument::name()),
            "examples": examples,
        }},
    })
}

/// References to headers.
pub(super) fn headers(names: &[&str]) -> Value {
    let refer = |name: &&str| {
        let place = format!("#/components/headers/{name}");
        ((*name).to_owned(), json!({ "$ref": place }))
    };
    Value::Object(names.iter().map(refer).collect())
}
