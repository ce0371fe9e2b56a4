//! Writing of answers as JSON text. Some parts are written by hand by concatenating texts, because serde would take most
//! of the time of such an answer.

use std::io::{self, Write};

use memchr::memmem;
use serde::Serialize;
use tessera_messages::{MARK, Text};

/// Initial capacity of a text in bytes. The allocator is slower for larger ones, and many answers are shorter.
const ROOM: usize = 1024;

/// A JSON text in which texts for people are messages, not in any language yet.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Written {
    /// The text.
    pub json: Vec<u8>,
}

/// True if a JSON text has messages.
pub fn has_messages(json: &[u8]) -> bool {
    memmem::find(json, MARK.as_bytes()).is_some()
}

impl Written {
    /// True if it has messages.
    pub fn has_messages(&self) -> bool {
        has_messages(&self.json)
    }

    /// The text with every message replaced by the result of `say`. All other bytes are kept, so that no number is
    /// rounded.
    ///
    /// # Errors
    /// An error if a message is damaged.
    pub fn said(self, say: impl Fn(&Text) -> String) -> Result<Vec<u8>, serde_json::Error> {
        if !self.has_messages() {
            return Ok(self.json);
        }
        let json = &self.json;
        let mut said = Vec::with_capacity(json.len() + json.len() / 4);
        let mut from = 0;
        for start in memmem::find_iter(json, MARK.as_bytes()) {
            // Arguments of the message before may be messages.
            if start < from {
                continue;
            }
            let mut texts =
                serde_json::Deserializer::from_slice(json.get(start..).unwrap_or_default())
                    .into_iter::<Text>();
            let Some(text) = texts.next() else { break };
            said.extend_from_slice(json.get(from..start).unwrap_or_default());
            serde_json::to_writer(&mut said, &say(&text?))?;
            from = start + texts.byte_offset();
        }
        said.extend_from_slice(json.get(from..).unwrap_or_default());
        Ok(said)
    }
}

impl From<Vec<u8>> for Written {
    fn from(json: Vec<u8>) -> Written {
        Written { json }
    }
}

/// Writes a value with serde.
///
/// # Errors
/// An error if it can't be serialized.
pub fn to_vec(value: &impl Serialize) -> Result<Vec<u8>, serde_json::Error> {
    Ok(written(value)?.json)
}

/// Writes a value with serde; its texts for people are messages.
///
/// # Errors
/// An error if it can't be serialized.
pub fn written(value: &impl Serialize) -> Result<Written, serde_json::Error> {
    let mut text = Written::from(Vec::with_capacity(ROOM));
    append(&mut text, value)?;
    Ok(text)
}

/// Appends a value, written with serde.
fn append(text: &mut Written, value: &impl Serialize) -> Result<(), serde_json::Error> {
    serde_json::to_writer(Appending(&mut text.json), value)
}

/// A text that grows. serde writes most of it byte by byte, and this saves a call for each.
struct Appending<'a>(&'a mut Vec<u8>);

impl Write for Appending<'_> {
    #[inline]
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.write_all(bytes).map(|()| bytes.len())
    }

    #[inline(always)]
    fn write_all(&mut self, bytes: &[u8]) -> io::Result<()> {
        match bytes {
            [byte] => self.0.push(*byte),
            _ => self.0.extend_from_slice(bytes),
        }
        Ok(())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Writes an object member by member: most members with serde, long lists by hand. The names of members need no
/// escapes.
pub struct ObjectWriter(Written);

impl ObjectWriter {
    /// An object without members.
    #[allow(clippy::new_without_default)] // An unfinished object is not a value of its own.
    pub fn new() -> ObjectWriter {
        let mut json = Vec::with_capacity(ROOM);
        json.push(b'{');
        ObjectWriter(json.into())
    }

    /// Adds a member.
    ///
    /// # Errors
    /// An error if its value can't be serialized.
    pub fn member(&mut self, name: &str, value: &impl Serialize) -> Result<(), serde_json::Error> {
        self.name(name);
        append(&mut self.0, value)
    }

    /// Adds a member, if it has a value.
    ///
    /// # Errors
    /// As [`ObjectWriter::member`].
    pub fn optional(
        &mut self,
        name: &str,
        value: &Option<impl Serialize>,
    ) -> Result<(), serde_json::Error> {
        match value {
            Some(value) => self.member(name, value),
            None => Ok(()),
        }
    }

    /// Adds a list; `write` appends its elements, separated by commas.
    pub fn list(&mut self, name: &str, write: impl FnOnce(&mut Vec<u8>)) {
        self.name(name);
        self.0.json.push(b'[');
        write(&mut self.0.json);
        self.0.json.push(b']');
    }

    /// Closes the object and returns the text.
    pub fn end(mut self) -> Written {
        self.0.json.push(b'}');
        self.0
    }

    #[inline]
    fn name(&mut self, name: &str) {
        let json = &mut self.0.json;
        comma(json, 1);
        json.push(b'"');
        json.extend_from_slice(name.as_bytes());
        json.extend_from_slice(b"\":");
    }
}

/// Appends an integer.
#[inline]
pub fn integer(json: &mut Vec<u8>, n: impl itoa::Integer) {
    json.extend_from_slice(itoa::Buffer::new().format(n).as_bytes());
}

/// Appends a comma if the list that begins at `start` already has an element.
#[inline]
pub fn comma(json: &mut Vec<u8>, start: usize) {
    if json.len() > start {
        json.push(b',');
    }
}

#[cfg(test)]
mod tests {
    use tessera_messages::message;

    use super::*;
    use crate::sentence::Sentence;

    #[derive(Serialize)]
    struct Told {
        key: &'static str,
        text: Sentence,
        worth: f64,
        steps: Vec<Sentence>,
        #[serde(flatten)]
        rest: Rest,
    }

    #[derive(Serialize)]
    struct Rest {
        remark: Option<Sentence>,
    }

    fn told() -> Told {
        Told {
            key: "{\"$message\":",
            text: message!("solved").into(),
            worth: 0.1,
            steps: vec![
                message!("outer", inner = message!("inner", n = 1)).into(),
                Text::and(["a", "b"]).into(),
            ],
            rest: Rest { remark: Some(message!("solved").into()) },
        }
    }

    fn shown(text: &Text) -> String {
        match text {
            Text::Message(message) => format!("<{}\n>", message.id),
            other => format!("{other:?}"),
        }
    }

    const SAID: &str = r#"{"key":"{\"$message\":","text":"<solved\n>","worth":0.1,"steps":["<outer\n>","List(And, [Plain(\"a\"), Plain(\"b\")])"],"remark":"<solved\n>"}"#;

    #[test]
    fn messages_are_said_and_the_rest_stays_byte_for_byte() {
        let said = written(&told()).unwrap().said(shown).unwrap();
        assert_eq!(String::from_utf8(said).unwrap(), SAID);
        let plain = written(&[1.50, 2.0]).unwrap();
        assert!(!plain.has_messages());
        assert_eq!(plain.clone().said(shown).unwrap(), plain.json);
    }

    #[test]
    fn damaged_messages_are_refused() {
        for json in [r#"{"$message":1}"#, r#"{"$message":"a""#, r#"{"$message":"#] {
            assert!(Written::from(json.as_bytes().to_vec()).said(shown).is_err());
        }
    }

    #[test]
    fn objects_written_by_hand_have_their_messages_too() {
        let mut object = ObjectWriter::new();
        object.list("moves", |json| integer(json, 1));
        object.member("told", &told()).unwrap();
        let said = object.end().said(shown).unwrap();
        let said = String::from_utf8(said).unwrap();
        assert_eq!(said, format!(r#"{{"moves":[1],"told":{SAID}}}"#));
    }

    #[test]
    fn integers_are_written_as_serde_writes_them() {
        for n in [0, 7, 10, 99, 100, 12_345, u64::MAX] {
            let mut json = Vec::new();
            integer(&mut json, n);
            assert_eq!(json, serde_json::to_vec(&n).unwrap());
        }
        for n in [0, -1, 31, i64::MIN, i64::MAX] {
            let mut json = Vec::new();
            integer(&mut json, n);
            assert_eq!(json, serde_json::to_vec(&n).unwrap());
        }
    }
}
