//! The OpenAPI document: committed as generated, and true in every example.

mod support;

use std::collections::HashSet;
use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};
use support::{Service, openapi_document, parameters, status_and_json};

#[test]
fn the_committed_document_is_the_generated_one() {
    let output = Command::new(env!("CARGO_BIN_EXE_tessera"))
        .arg("openapi")
        .output()
        .expect("the binary runs");
    assert!(output.status.success());
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("openapi/openapi.json");
    assert!(
        output.stdout == std::fs::read(path).expect("the document is committed"),
        "the API has changed: run `cargo run -- openapi > openapi/openapi.json` and read the difference"
    );
}

#[test]
fn the_document_is_complete_and_consistent() {
    let document = openapi_document();
    assert_eq!(document["openapi"], "3.1.0");
    let mut references = Vec::new();
    collect_references(&document, &mut references);
    assert!(references.len() > 20);
    for reference in references {
        let place = reference.trim_start_matches('#');
        assert!(document.pointer(place).is_some(), "{reference} leads nowhere");
        assert!(!place.contains('_'), "{reference} is not a pleasant name");
    }
    let mut ids = std::collections::BTreeSet::new();
    for_each_operation(&document, |path, method, operation| {
        let id = operation["operationId"].as_str().expect("an operation id");
        assert!(ids.insert(id.to_owned()), "{id} occurs twice");
        assert!(operation["summary"].is_string(), "{method} {path}");
        assert!(operation["responses"]["200"].is_object(), "{method} {path}");
        assert!(operation["responses"]["500"].is_object(), "{method} {path}");
        for (status, response) in operation["responses"].as_object().expect("responses") {
            if status == "200" || status == "202" {
                continue;
            }
            // A short address without a target returns the page, too.
            if response["content"]["text/html"].is_object() {
                assert!(!path.starts_with("/v1/"), "{path} {status}");
                continue;
            }
            // Responses that all operations share are defined once.
            let place = response["$ref"].as_str().unwrap_or_else(|| panic!("{path} {status}"));
            let shared = document.pointer(place.trim_start_matches('#')).expect("a component");
            let problem = &shared["content"]["application/problem+json"]["schema"]["$ref"];
            assert!(status == "304" || problem == "#/components/schemas/Problem");
        }
    });
}

#[test]
fn no_parameter_is_declared_twice() {
    let document = openapi_document();
    for_each_operation(&document, |path, method, operation| {
        let mut seen = HashSet::new();
        for parameter in operation["parameters"].as_array().into_iter().flatten() {
            let name = ["$ref", "in", "name"].map(|member| parameter[member].as_str());
            assert!(seen.insert(name), "{method} {path}: {name:?}");
        }
    });
}

/// Users download the document to generate clients, and some read it in a browser.
#[test]
fn the_document_is_of_a_decent_size() {
    let document = openapi_document();
    let bytes = document.to_string().len();
    assert!(bytes <= 850_000, "{bytes} bytes");
}

/// Generators make types of the components and for the parts of an operation. A generator that makes
/// `OctopusMovesRequest` of the operation `octopus_moves` picks another name for it if a schema has this one.
#[test]
fn names_that_generators_derive_do_not_collide() {
    const OF_OPERATIONS: [&str; 22] = [
        "Args",
        "Body",
        "Data",
        "Error",
        "Errors",
        "Headers",
        "MutationBody",
        "MutationError",
        "MutationResult",
        "MutationVariables",
        "Options",
        "Output",
        "Params",
        "Payload",
        "Query",
        "QueryError",
        "QueryParams",
        "QueryResult",
        "Response",
        "Responses",
        "Result",
        "Variables",
    ];
    const OF_GROUPS: [&str; 4] = ["Api", "Client", "Controller", "Service"];
    const OF_MEMBERS: [&str; 5] = ["", "Enum", "Inner", "Item", "Type"];
    let document = openapi_document();
    let mut taken = HashSet::new();
    for (kind, components) in document["components"].as_object().expect("components") {
        for name in components.as_object().expect("names").keys() {
            // Some file systems ignore case.
            assert!(taken.insert(name.to_lowercase()), "{kind}: {name}");
        }
    }
    let mut derived = 0;
    let mut derive = |base: &str, ends: &[&str]| {
        for end in ends {
            let name = format!("{}{end}", pascal_case(base));
            assert!(!taken.contains(&name.to_lowercase()), "{base}: {name}");
            derived += 1;
        }
    };
    for_each_operation(&document, |_, _, operation| {
        let id = operation["operationId"].as_str().expect("an operation id");
        derive(id, &OF_OPERATIONS);
    });
    for group in document["tags"].as_array().expect("tags") {
        derive(group["name"].as_str().expect("a name"), &OF_GROUPS);
    }
    let schemas = document["components"]["schemas"].as_object();
    for (name, schema) in schemas.expect("schemas") {
        for (member, schema) in schema["properties"].as_object().into_iter().flatten() {
            let is_reference = schema["$ref"].is_string() || schema["items"]["$ref"].is_string();
            if !is_reference {
                derive(&format!("{name}_{member}"), &OF_MEMBERS);
            }
        }
    }
    assert!(derived > 3000, "only {derived} names");
}

/// Languages such as Go have one namespace for constants.
#[test]
fn values_of_enumerations_have_names_of_their_own() {
    let document = openapi_document();
    let schemas = document["components"]["schemas"].as_object();
    let schemas = schemas.expect("schemas");
    let mut seen: HashSet<&str> = schemas.keys().map(String::as_str).collect();
    let mut count = 0;
    for (name, schema) in schemas {
        let names = schema["x-enum-varnames"].as_array().into_iter().flatten();
        for value in names {
            let value = value.as_str().expect("a name");
            assert!(value.starts_with(name) && seen.insert(value), "{value}");
            count += 1;
        }
    }
    assert!(count > 100, "{count} names");
    assert_eq!(
        schemas["PuzzleTask"]["x-enum-varnames"],
        serde_json::json!(["PuzzleTaskWin", "PuzzleTaskHold", "PuzzleTaskBest"])
    );
}

/// `octopus_moves` as `OctopusMoves`.
fn pascal_case(name: &str) -> String {
    let upper = |word: &str| word[..1].to_uppercase() + &word[1..];
    (name.split('_').filter(|word| !word.is_empty())).map(upper).collect()
}

/// A component of such a name would be renamed, or would hide the language's own.
#[test]
fn no_component_has_a_name_that_languages_define() {
    const KNOWN: &str = "Any Array ArrayBuffer Attribute BigInt Blob Boolean Box Buffer Bool Byte Char Character Class \
        Console Convert Data Date DateTime Decimal Dict Dictionary Double Duration Element Empty Enum Env Err Error Event \
        Exception Exclude Extract False Field File Float Form FormData Func Function Future Generator Guid Headers Import \
        Infinity Instant Int Integer Intl Iterable Iterator Json JSON Layout List Location Long Map Math Meta Module Mutex \
        NaN Never Node None NonNullable Null Number Object Ok Omit Optional Option Out Package Page Parameters Partial Path \
        Pick Process Promise Property Proxy Range Readonly Record Reflect RegExp Request Required Response Result \
        ReturnType Screen Self Send Set Short Some Static Stream String Struct Symbol System Tag Task Text Thread Time \
        Token True Tuple Type Uint Undefined Union Unit Unknown Unset URI URL Uuid UUID Value Vec Void Window";
    let document = openapi_document();
    for (kind, components) in document["components"].as_object().expect("components") {
        // Headers have the names of HTTP, and no types.
        if kind == "headers" {
            continue;
        }
        for name in components.as_object().expect("names").keys() {
            let is_known = KNOWN.split_whitespace().any(|known| known == name);
            assert!(!is_known, "{kind}: {name}");
        }
    }
}

/// Former defects that validators and generators reported: `null` as the default of an integer, and references among
/// alternatives whose description made them types without a name.
#[test]
fn defaults_have_the_type_of_their_schema_and_alternatives_are_bare() {
    let document = openapi_document();
    let (mut defaults, mut references) = (0, 0);
    for schema in schemas(&document) {
        if let Some(default) = schema.get("default") {
            let kind = match default {
                Value::Bool(_) => "boolean",
                Value::Number(_) => "integer",
                Value::String(_) => "string",
                _ => panic!("the default of {schema}"),
            };
            // A reference leads to the type.
            let fits = schema["$ref"].is_string() || schema["type"] == kind;
            assert!(fits, "{schema}");
            defaults += 1;
        }
        for alternative in schema["oneOf"].as_array().into_iter().flatten() {
            if let Some(place) = alternative.get("$ref") {
                assert_eq!(*alternative, json!({ "$ref": place }), "{schema}");
                references += 1;
            }
        }
    }
    assert!(defaults >= 10, "{defaults} defaults");
    assert!(references > 20, "{references} references");
}

/// Swagger UI opens one part at a time; validators check each of them.
#[test]
fn the_parts_are_the_document() {
    let service = Service::start(&[]);
    let whole = status_and_json(service.get("/openapi.json")).1;
    let mut left: HashSet<String> = HashSet::new();
    for_each_operation(&whole, |_, _, operation| {
        left.insert(operation.to_string());
    });
    let page = (service.get("/swagger-ui/swagger-initializer.js").text()).expect("text");
    let mut offered = page.split("\"../openapi/").skip(1);
    for name in ["octopus", "themisto", "ingenious", "nebuchadnezzar", "temple", "service"] {
        let next = offered.next().expect("a definition");
        assert!(next.starts_with(&format!("{name}.json\"")), "{next}");
        let text = service.get(&format!("/openapi/{name}.json?_=1")).text();
        let text = text.expect("text");
        assert!(text.len() <= 250_000, "{name}: {} bytes", text.len());
        let part: Value = serde_json::from_str(&text).expect("JSON");
        for_each_operation(&part, |path, method, operation| {
            assert_eq!(&whole["paths"][path][method], operation);
            assert!(left.remove(&operation.to_string()), "{path} twice");
            let of_game = name != "service";
            assert_eq!(path.starts_with(&format!("/v1/{name}/")), of_game, "{path}");
            let group = &operation["tags"][0];
            let groups = part["tags"].as_array().expect("groups");
            assert!(groups.iter().any(|known| known["name"] == *group));
        });
        let mut referred = Vec::new();
        collect_references(&part, &mut referred);
        for (kind, components) in part["components"].as_object().expect("components") {
            for (component, value) in components.as_object().expect("components") {
                let place = format!("#/components/{kind}/{component}");
                let is_reached = kind == "securitySchemes" || referred.contains(&&*place);
                assert!(is_reached, "{name}: {place} is not used");
                assert_eq!(whole.pointer(&place[1..]), Some(value));
            }
        }
        for place in referred {
            assert!(part.pointer(&place[1..]).is_some(), "{name}: {place}");
        }
    }
    assert!(offered.next().is_none());
    assert!(left.is_empty(), "{left:?}");
    assert_eq!(service.get("/openapi/chess.json").status().as_u16(), 404);
}

/// The schemas of the components, of their members and of the shared parameters.
fn schemas(document: &Value) -> Vec<&Value> {
    let components = &document["components"];
    let named = components["schemas"].as_object().into_iter().flatten();
    let named: Vec<&Value> = named.map(|(_, schema)| schema).collect();
    let members = (named.iter())
        .flat_map(|schema| schema["properties"].as_object().into_iter().flatten())
        .map(|(_, schema)| schema);
    let parameters = components["parameters"].as_object().into_iter().flatten();
    let parameters = parameters.map(|(_, parameter)| &parameter["schema"]);
    (members.chain(parameters).chain(named.clone())).collect()
}

#[test]
fn distinguishes_null_from_absence() {
    let document = openapi_document();
    let schemas = document["components"]["schemas"].as_object().expect("schemas");
    for (name, schema) in schemas {
        let required: Vec<&str> = (schema["required"].as_array().into_iter().flatten())
            .filter_map(Value::as_str)
            .collect();
        for (member, described) in schema["properties"].as_object().into_iter().flatten() {
            let is_null = |part: &Value| part == "null" || part["type"] == "null";
            let is_nullable = ["type", "oneOf", "anyOf"].iter().any(|keyword| {
                (described[keyword].as_array()).is_some_and(|parts| parts.iter().any(is_null))
            });
            assert!(
                !is_nullable || required.contains(&member.as_str()),
                "{name}.{member} may be null and absent"
            );
        }
    }
}

#[test]
fn components_have_names_that_addresses_take() {
    let document = openapi_document();
    for (kind, components) in document["components"].as_object().expect("components") {
        for name in components.as_object().expect("names").keys() {
            let is_plain = |c: char| c.is_ascii_alphanumeric() || "._-".contains(c);
            assert!(name.chars().all(is_plain), "{kind}: {name}");
        }
    }
}

#[test]
fn every_example_is_answered_as_the_document_says() {
    let service = Service::start(&[]);
    let document = openapi_document();
    assert_eq!(status_and_json(service.get("/openapi.json")).1, document);
    let (mut executed, mut compared) = (0, 0);
    for_each_operation(&document, |path, method, operation| {
        // The service chooses the ids of jobs, and their end is not predictable.
        if path.starts_with("/v1/jobs/") {
            return;
        }
        let answers = &operation["responses"]["200"]["content"]["application/json"]["examples"];
        if method == "get" {
            let Some(url) = example_url(&document, path, operation) else {
                return;
            };
            let response = service.get(&url);
            assert_eq!(response.status().as_u16(), 200, "{url}");
            // Metrics are never the same twice, and streams arrive in parts.
            let tagged = response.headers().contains_key("etag");
            assert!(tagged || path == "/metrics" || path.ends_with("/stream"), "{url}");
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
        let url = example_url(&document, path, operation).unwrap_or_else(|| path.to_owned());
        for (name, request) in requests {
            executed += 1;
            if path == "/v1/jobs" {
                let status = service.status(&url, &request["value"]);
                assert!([200, 202].contains(&status), "{path}: {name}: {status}");
                continue;
            }
            if operation["responses"]["200"]["content"]["application/json"].is_null() {
                assert_eq!(service.status(&url, &request["value"]), 200, "{path}: {name}");
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
fn example_url(document: &Value, path: &str, operation: &Value) -> Option<String> {
    let mut url = path.to_owned();
    let mut query = Vec::new();
    for parameter in parameters(document, operation) {
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
    Some(if query.is_empty() { url } else { format!("{url}?{}", query.join("&")) })
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
        Value::Array(items) => items.iter().for_each(|item| collect_references(item, found)),
        _ => {}
    }
}
