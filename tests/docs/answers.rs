//! Compares answers in a document with real ones. `…` stands for the parts that the document leaves out.

use regex::Regex;
use serde_json::Value;

/// The form of `…` in JSON.
const REST: &str = "…";

/// JSON as a document shows it: `…` stands for further members of an object or elements of a list, or for a part of a text.
pub(crate) fn read(shown: &str) -> Value {
    let alone = |before: &str, after: &str| format!("({before}[ \n]*)…([ \n]*{after})");
    let pattern = |text: &str| Regex::new(text).expect("a pattern");
    let json = pattern(&alone("[\\[,]", "\\]")).replace_all(shown, "$1\"…\"$2");
    let json = pattern(&alone("[{,]", "[,}]")).replace_all(&json, "$1\"…\":0$2");
    serde_json::from_str(&json).unwrap_or_else(|e| panic!("{e}: {shown}"))
}

/// True if an answer is as the document shows it.
pub(crate) fn agrees(shown: &Value, answer: &Value) -> bool {
    match (shown, answer) {
        (Value::Object(shown), Value::Object(answer)) => {
            let rest = shown.contains_key(REST);
            (rest || shown.len() == answer.len())
                && (shown.iter().filter(|(name, _)| *name != REST))
                    .all(|(name, value)| answer.get(name).is_some_and(|a| agrees(value, a)))
        }
        (Value::Array(shown), Value::Array(answer)) => {
            let known = match shown.split_last() {
                Some((last, known)) if last == REST => known,
                _ if shown.len() != answer.len() => return false,
                _ => shown,
            };
            known.len() <= answer.len() && known.iter().zip(answer).all(|(s, a)| agrees(s, a))
        }
        (Value::String(shown), Value::String(answer)) => matches(shown, answer),
        _ => shown == answer,
    }
}

/// True if a text is as the document shows it, apart from white space at the ends of lines.
pub(crate) fn matches(shown: &str, text: &str) -> bool {
    let clean = |text: &str| {
        let lines: Vec<&str> = text.trim_end().lines().map(str::trim_end).collect();
        lines.join("\n")
    };
    let parts: Vec<String> = clean(shown).split('…').map(regex::escape).collect();
    let pattern = format!("(?s)^{}$", parts.join(".*"));
    (Regex::new(&pattern).expect("a pattern")).is_match(&clean(text))
}

#[test]
fn a_difference_is_seen() {
    let agree = |shown: &str, answer: &str| agrees(&read(shown), &read(answer));
    assert!(agree("{\"a\":[1,…],…}", "{\"b\":2,\"a\":[1,3]}"));
    assert!(agree("[\"a…z\"]", "[\"abcz\"]"));
    for (shown, answer) in [
        ("{\"a\":1}", "{\"a\":1,\"b\":2}"),
        ("{\"a\":1,…}", "{\"b\":1}"),
        ("[1,…]", "[2,1]"),
        ("[1,2,…]", "[1]"),
        ("[1]", "[1,2]"),
        ("\"a…\"", "\"ba\""),
    ] {
        assert!(!agree(shown, answer), "{shown} {answer}");
    }
    assert!(matches("a\n…c", "a  \nb\nc\n"));
    assert!(!matches("a\n…c", "a\nb"));
    assert!(!matches("a", "ab"));
}
