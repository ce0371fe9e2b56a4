//! Compares answers in a document with real ones. `…` stands for the parts that the document leaves out.

use serde_json::Value;

/// The form of `…` in JSON.
const REST: &str = "…";

/// JSON as a document shows it: `…` stands for further members of an object or elements of a list, or for a part of a text.
pub(crate) fn read(shown: &str) -> Value {
    let (mut json, mut open, mut in_text, mut escaped) = (String::new(), Vec::new(), false, false);
    for c in shown.chars() {
        match c {
            _ if escaped => escaped = false,
            '\\' if in_text => escaped = true,
            '"' => in_text = !in_text,
            '{' | '[' if !in_text => open.push(c),
            '}' | ']' if !in_text => drop(open.pop()),
            '…' if !in_text => {
                json.push_str(if open.last() == Some(&'{') {
                    "\"…\":0"
                } else {
                    "\"…\""
                });
                continue;
            }
            _ => {}
        }
        json.push(c);
    }
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
    let (shown, text) = (clean(shown), clean(text));
    let parts: Vec<&str> = shown.split('…').collect();
    let [first, middle @ .., last] = parts.as_slice() else {
        return shown == text;
    };
    let Some(mut rest) = text.strip_prefix(first) else {
        return false;
    };
    for part in middle {
        match rest.split_once(part) {
            Some((_, behind)) => rest = behind,
            None => return false,
        }
    }
    rest.ends_with(last)
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
