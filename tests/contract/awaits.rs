//! Every answer about a position names the input that the position awaits.

use serde_json::Value;

use crate::support::openapi_document;

/// Members by which an answer describes a position.
const TELL: [&str; 2] = ["over", "position"];

/// The schemas to which the answers of an operation refer, however deep.
fn answers_of<'a>(document: &'a Value, found: &mut Vec<&'a str>, schema: &'a Value) {
    match schema {
        Value::Object(members) => {
            let name = (members.get("$ref").and_then(Value::as_str))
                .and_then(|name| name.strip_prefix("#/components/schemas/"));
            if let Some(name) = name
                && !found.contains(&name)
            {
                found.push(name);
                answers_of(document, found, &document["components"]["schemas"][name]);
            }
            let inner = members.iter().filter(|(name, _)| *name != "examples");
            inner.for_each(|(_, member)| answers_of(document, found, member));
        }
        Value::Array(items) => items.iter().for_each(|item| answers_of(document, found, item)),
        _ => {}
    }
}

/// Every object of an answer that is about a position.
fn tell<'a>(answer: &'a Value, found: &mut Vec<&'a Value>) {
    match answer {
        Value::Object(members) => {
            if members.contains_key("over") || members.contains_key("awaits") {
                found.push(answer);
            }
            members.values().for_each(|member| tell(member, found));
        }
        Value::Array(items) => items.iter().for_each(|item| tell(item, found)),
        _ => {}
    }
}

#[test]
fn every_answer_about_a_position_says_what_it_awaits() {
    let document = openapi_document();
    let mut found = Vec::new();
    let mut shown = Vec::new();
    for item in document["paths"].as_object().expect("paths").values() {
        for operation in item.as_object().expect("a path item").values() {
            answers_of(&document, &mut found, &operation["responses"]);
            let content = &operation["responses"]["200"]["content"]["application/json"];
            let examples = content["examples"].as_object().into_iter().flatten();
            examples.for_each(|(_, example)| tell(&example["value"], &mut shown));
        }
    }
    let mut told = 0;
    for name in found {
        let schema = &document["components"]["schemas"][name];
        let members = schema["properties"].as_object();
        // A record begins with a position, and its answer reports the end.
        if name == "GameRecord" || !members.is_some_and(|m| TELL.iter().any(|t| m.contains_key(*t)))
        {
            continue;
        }
        told += 1;
        let required = schema["required"].as_array().expect("a list");
        assert!(required.iter().any(|name| name == "awaits"), "{name}: {schema}");
    }
    assert!(told >= 40, "only {told} answers are about a position");
    // Another test checks that the service answers as the document shows.
    for answer in &shown {
        assert!(answer["awaits"].is_string() || answer["awaits"].is_null(), "{answer}");
        assert!(answer.get("awaits").is_some(), "{answer}");
        if let Some(over) = answer["over"].as_bool() {
            assert_eq!(answer["awaits"].is_null(), over, "{answer}");
        }
    }
    for awaits in ["move", "draw"] {
        assert!(shown.iter().any(|answer| answer["awaits"] == awaits), "{awaits}");
    }
    assert!(shown.len() > 60, "{}", shown.len());
}
