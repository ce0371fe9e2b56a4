//! Answers whose sentences are said in the language of their caller. Programs read the rest, which is the same in all.

use serde_json::Value;

use super::problem::Problem;
use crate::language::Language;

/// Operations whose answers hold sentences.
const SPOKEN: [&str; 7] = [
    "puzzles",
    "daily_puzzle",
    "puzzle",
    "puzzle_solution",
    "puzzle_hint",
    "check_puzzle",
    "score",
];
/// The members that are sentences.
const MEMBERS: [&str; 3] = ["question", "text", "sentence"];

/// Whether the answers of an operation hold sentences.
pub(super) fn is_spoken(operation: &str) -> bool {
    SPOKEN.contains(&operation)
}

/// A JSON answer with its sentences in a language. Everything else keeps its bytes, so that no figure is rounded.
pub(super) fn in_language(answer: Vec<u8>, language: Language) -> Result<Vec<u8>, Problem> {
    let document: Value = serde_json::from_slice(&answer).map_err(Problem::unwritable)?;
    let mut sentences = Vec::new();
    find(&document, &mut sentences);
    sentences.sort_unstable();
    sentences.dedup();
    let mut text = String::from_utf8(answer).map_err(Problem::unwritable)?;
    for (member, sentence) in sentences {
        let written = |sentence: &str| format!("\"{member}\":{}", Value::from(sentence));
        let said = language.translated(sentence);
        text = text.replace(&written(sentence), &written(&said));
    }
    Ok(text.into_bytes())
}

/// The sentences of a document, each with the name of its member.
fn find<'a>(document: &'a Value, found: &mut Vec<(&'a str, &'a str)>) {
    match document {
        Value::Object(members) => {
            for (name, value) in members {
                match value {
                    Value::String(text) if MEMBERS.contains(&name.as_str()) => {
                        found.push((name, text))
                    }
                    other => find(other, found),
                }
            }
        }
        Value::Array(items) => items.iter().for_each(|item| find(item, found)),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_are_said_and_the_rest_stays_byte_for_byte() {
        let answer = r#"{"text":"Solved.","key":"Solved.","worth":0.1000000000000000055,"steps":[{"text":"Solved.","move":"a\"b"}]}"#;
        let said = in_language(answer.into(), Language::German).unwrap();
        let expected = answer.replace(r#""text":"Solved.""#, r#""text":"Gelöst.""#);
        assert_eq!(String::from_utf8(said).unwrap(), expected);
        let unchanged = in_language(answer.into(), Language::English).unwrap();
        assert_eq!(unchanged, answer.as_bytes());
    }
}
