//! Names for the values of enumerations, for generators that make constants of them.

use serde_json::{Value, json};

/// Gives the values of every enumeration of the schemas names that are unique in the document.
///
/// Otherwise languages with one namespace for constants, such as Go, would get `WIN` from two enumerations.
/// Generators take the names from `x-enum-varnames`.
pub(super) fn name_values(document: &mut Value) {
    let Some(Value::Object(schemas)) = document.pointer_mut("/components/schemas") else {
        return;
    };
    for (name, schema) in schemas {
        let Some(Value::Array(values)) = schema.get("enum") else {
            continue;
        };
        let names: Option<Vec<String>> = (values.iter())
            .map(|value| Some(format!("{name}{}", pascal_case(value.as_str()?))))
            .collect();
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::api::routes::routes;
    use std::collections::BTreeSet;

    #[test]
    fn values_have_names_of_their_own() {
        let mut document = json!({ "components": { "schemas": {
            "Outcome": { "type": "string", "enum": ["win", "quick-draw"] },
            "Task": { "type": "string", "enum": ["win"] },
            "Level": { "type": "integer", "enum": [1, 2] },
        } } });
        name_values(&mut document);
        let schemas = &document["components"]["schemas"];
        assert_eq!(
            schemas["Outcome"]["x-enum-varnames"],
            json!(["OutcomeWin", "OutcomeQuickDraw"])
        );
        assert_eq!(schemas["Task"]["x-enum-varnames"], json!(["TaskWin"]));
        assert!(schemas["Level"].get("x-enum-varnames").is_none());
    }

    #[test]
    fn no_name_of_the_document_stands_twice() {
        let document = routes().document();
        let schemas = document["components"]["schemas"].as_object().unwrap();
        let mut seen: BTreeSet<&str> = schemas.keys().map(String::as_str).collect();
        let names = schemas
            .values()
            .filter_map(|schema| schema["x-enum-varnames"].as_array());
        let mut count = 0;
        for name in names.flatten() {
            let name = name.as_str().unwrap();
            assert!(seen.insert(name), "{name} stands twice");
            count += 1;
        }
        assert!(count > 100, "{count} names");
    }
}
