//! Strict reading of JSON in one pass, with errors that name the place.

use std::borrow::Cow;
use std::fmt::Write;

use serde::de::{DeserializeOwned, IgnoredAny};
use tessera_rules::game::{MOST_ECHOED, shortened};

use super::strict::Strict;
use crate::problem::{Code, Problem};

/// Number of characters to show from the place of a syntax error.
const SHOWN: usize = 16;

/// Reads a JSON text; errors name the place as a JSON Pointer.
///
/// # Errors
/// [`Code::MalformedJson`] if it is not JSON, [`Code::InvalidBody`] if it is not a `T`.
pub fn parse<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Problem> {
    // One check of the whole text takes less time than one of every string.
    let text = std::str::from_utf8(bytes).map_err(|error| malformed(not_utf8(bytes, &error)))?;
    // Tracking the path costs time, so it is tracked only in a second pass after an error.
    let mut json = serde_json::Deserializer::from_str(text);
    let read = T::deserialize(Strict::new(&mut json)).and_then(|value| json.end().map(|()| value));
    // A wrong type may be found before a syntax error further on, which takes precedence.
    read.map_err(|error| match not_json(text) {
        Some(detail) => malformed(detail),
        None => explain::<T>(text, &error),
    })
}

fn malformed(detail: String) -> Problem {
    Problem::new(Code::MalformedJson, detail).at("")
}

/// The reason why bytes are not UTF-8.
fn not_utf8(bytes: &[u8], error: &std::str::Utf8Error) -> String {
    if bytes.starts_with(b"\xff\xfe") || bytes.starts_with(b"\xfe\xff") {
        return "the text is UTF-16; send UTF-8".to_owned();
    }
    let place = error.valid_up_to();
    let byte = bytes.get(place).copied().unwrap_or_default();
    format!("the text is not UTF-8: byte {place}, counted from 0, is 0x{byte:02x}")
}

/// The reason why a text is not JSON; `None` if it is.
fn not_json(text: &str) -> Option<String> {
    if text.trim_ascii().is_empty() {
        return Some("the body is empty; it has to be a JSON object".to_owned());
    }
    if text.starts_with('\u{feff}') {
        return Some("the text begins with a byte order mark; send it without".to_owned());
    }
    let error = serde_json::from_str::<IgnoredAny>(text).err()?;
    let (line, column) = (error.line(), error.column());
    let place = format!("line {line}, column {column}");
    if error.is_eof() {
        return Some(format!("the text ends too early, at {place}"));
    }
    let rest = text.lines().nth(line.saturating_sub(1)).unwrap_or_default();
    let rest = &rest[rest.floor_char_boundary(column.saturating_sub(1))..];
    let shown: String = rest.chars().take(SHOWN).collect();
    let what = without_position(&error);
    Some(format!("no JSON from {shown:?} on, at {place}: {what}"))
}

fn explain<T: DeserializeOwned>(text: &str, error: &serde_json::Error) -> Problem {
    let mut json = serde_json::Deserializer::from_str(text);
    let mut track = serde_path_to_error::Track::new();
    let tracked = serde_path_to_error::Deserializer::new(&mut json, &mut track);
    let again = T::deserialize(Strict::new(tracked)).err();
    explained(again.map(|error| (error, track.path())), error)
}

/// Makes a problem of an error of serde. `again` is the error of a second pass, with its place.
fn explained(
    again: Option<(serde_json::Error, serde_path_to_error::Path)>,
    error: &serde_json::Error,
) -> Problem {
    match again {
        Some((error, path)) => {
            let mut pointer = pointer(&path);
            let said = without_position(&error);
            // A duplicate field is reported for the object, before its own path is entered.
            let doubled = said.strip_prefix("duplicate field `");
            if let Some(name) = doubled.and_then(|rest| rest.strip_suffix('`')) {
                pointer = format!("{pointer}/{name}");
            }
            Problem::new(Code::InvalidBody, in_words(&said)).at(pointer)
        }
        None => Problem::new(Code::InvalidBody, in_words(&without_position(error))).at(""),
    }
}

/// Shortens a message of serde so that it repeats no more of the input than errors may. Only serde's own words follow
/// the last comma of the message.
pub fn without_long_echo(message: &str) -> Cow<'_, str> {
    let own = [", expected ", ", there are no "].map(|own| message.rfind(own));
    let end = own.into_iter().flatten().max().unwrap_or(message.len());
    let (echo, own) = message.split_at(end);
    let mark = ['"', '`'].map(|mark| echo.find(mark).map(|at| (at + 1, mark)));
    let Some((start, mark)) = mark.into_iter().flatten().min() else {
        return message.into();
    };
    match echo[start..].char_indices().nth(MOST_ECHOED + 1) {
        None => message.into(),
        Some(_) => {
            let (words, sent) = echo.split_at(start);
            format!("{words}{}{mark}{own}", shortened(sent)).into()
        }
    }
}

/// Translates a message of serde from the terms of Rust into the terms of JSON.
fn in_words(message: &str) -> String {
    let message = &*without_long_echo(message);
    // The text is JSON, so nothing but an array of fixed length ends too late, and only halves of characters in strings
    // are wrong.
    match message {
        "trailing characters" => return "the array has too many elements".to_owned(),
        "unexpected end of hex escape" | "lone leading surrogate in hex escape" => {
            return "the string has one half of a surrogate pair, which is no character".to_owned();
        }
        _ => {}
    }
    if let Some(rest) = message.strip_prefix("unknown variant ") {
        return format!("unknown value {rest}");
    }
    if !message.starts_with("invalid ") {
        return message.to_owned();
    }
    let Some((met, expected)) = message.rsplit_once(", expected ") else {
        return message.to_owned();
    };
    let met = match met {
        "invalid type: map" => "invalid type: an object",
        "invalid type: sequence" => "invalid type: an array",
        other => other,
    };
    let met = (met.replace("floating point", "the number")).replace("integer `", "the number `");
    let expected = match expected {
        "i8" | "i16" | "i32" | "i64" | "u8" | "u16" | "u32" | "u64" | "usize" => "an integer",
        "f32" | "f64" => "a number",
        "a sequence" => "an array",
        "a map" => "an object",
        "a borrowed string" | "field identifier" | "variant identifier" => "a string",
        other => match other.split(' ').next() {
            Some("struct") => "an object",
            Some("enum") => "a string",
            Some("tuple") => "an array",
            _ => other,
        },
    };
    format!("{met}, expected {expected}")
}

/// A message without the suffix " at line 1 column 9" of serde_json, because the pointer is more precise.
fn without_position(error: &serde_json::Error) -> String {
    let text = error.to_string();
    match text.rfind(" at line ") {
        Some(end) => text[..end].to_owned(),
        None => text,
    }
}

fn pointer(path: &serde_path_to_error::Path) -> String {
    use serde_path_to_error::Segment;
    let mut pointer = String::new();
    for segment in path.iter() {
        // Writing into a string can't fail.
        let _ = match segment {
            Segment::Seq { index } => write!(pointer, "/{index}"),
            Segment::Map { key } => {
                write!(pointer, "/{}", key.replace('~', "~0").replace('/', "~1"))
            }
            Segment::Enum { .. } | Segment::Unknown => Ok(()),
        };
    }
    pointer
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    #[allow(dead_code)]
    struct Outer {
        list: Vec<Inner>,
    }

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    #[allow(dead_code)]
    struct Inner {
        x: u8,
        word: Option<Word>,
        pair: Option<[u8; 2]>,
        text: Option<String>,
    }

    #[derive(Debug, Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Word {
        One,
    }

    fn refused(text: &str) -> (Code, Option<String>) {
        let problem = parse::<Outer>(text.as_bytes()).unwrap_err();
        (problem.code, problem.pointer)
    }

    #[test]
    fn errors_speak_of_json() {
        let detail = |text: &[u8]| parse::<Outer>(text).unwrap_err().detail.to_string();
        for (text, words) in [
            (&b""[..], "empty"),
            (b" \n", "empty"),
            (b"\xef\xbb\xbf{}", "byte order mark"),
            (b"\xff\xfe{\0", "UTF-16"),
            (b"{\"\xe9\"", "byte 2, counted from 0, is 0xe9"),
            (b"{\n  oops}", "\"oops}\" on, at line 2, column 3"),
            (b"{\"list\":[", "ends too early, at line 1, column 9"),
            (b"[]", "expected an object"),
            (b"{\"list\":{}}", "an object, expected an array"),
            (b"{\"list\":[{\"x\":1.5}]}", "the number `1.5`, expected an integer"),
            (b"{\"list\":[{\"x\":300}]}", "the number `300`, expected an integer"),
            (br#"{"list":[{"word":"two"}]}"#, "unknown value `two`, expected `one`"),
            (br#"{"list":[{"pair":[1,2,3]}]}"#, "too many elements"),
            (br#"{"list":[{"text":"\ud800"}]}"#, "surrogate pair"),
            (br#"{"list":[{"text":"\ud800\n"}]}"#, "surrogate pair"),
        ] {
            let detail = detail(text);
            assert!(detail.contains(words), "{detail}");
            assert!(!detail.contains("struct") && !detail.contains("u8"), "{detail}");
        }
    }

    #[test]
    fn errors_name_the_place() {
        let at = |pointer: &str| (Code::InvalidBody, Some(pointer.to_owned()));
        assert_eq!(refused(r#"{"list":[{"x":1},{"x":"1"}]}"#), at("/list/1/x"));
        assert_eq!(refused(r#"{"list":[{"x":1,"y":2}]}"#), at("/list/0/y"));
        assert_eq!(refused(r#"{"list":[{"x":1,"x":2}]}"#), at("/list/0/x"));
        assert_eq!(refused(r#"{"list":[{}]}"#), at("/list/0"));
        assert_eq!(refused("{}"), at(""));
        for text in ["", "{", "{}x", "\u{1}", r#"{"list":[]}]"#, "nan"] {
            assert_eq!(refused(text).0, Code::MalformedJson, "{text:?}");
        }
    }
}
