//! Writing of answers as JSON text, with the places of their sentences. Some parts are written by hand by concatenating
//! texts, because serde would take most of the time of such an answer.

use std::cell::{Cell, RefCell};
use std::io;
use std::ops::Range;

use serde::Serialize;
use serde_json::ser::{Formatter, Serializer};

use crate::sentence::Sentence;

/// Initial capacity of a text in bytes; most texts are shorter.
const ROOM: usize = 1024;

/// A JSON text, and the places of its sentences.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Written {
    /// The text.
    pub json: Vec<u8>,
    /// Byte ranges of each [`Sentence`] in the text, including its quotation marks, in ascending order.
    pub sentences: Vec<Range<usize>>,
}

impl Written {
    /// The text with every sentence replaced by the result of `say`. All other bytes are kept, so that no number is
    /// rounded.
    ///
    /// # Errors
    /// An error if a range doesn't contain a string.
    pub fn said(&self, say: impl Fn(&str) -> String) -> Result<Vec<u8>, serde_json::Error> {
        let mut said = Vec::with_capacity(self.json.len() + self.json.len() / 4);
        let mut from = 0;
        for place in &self.sentences {
            let part = |range: Range<usize>| self.json.get(range).unwrap_or_default();
            let english: String = serde_json::from_slice(part(place.clone()))?;
            said.extend_from_slice(part(from..place.start));
            serde_json::to_writer(&mut said, &say(&english))?;
            from = place.end;
        }
        said.extend_from_slice(self.json.get(from..).unwrap_or_default());
        Ok(said)
    }
}

impl From<Vec<u8>> for Written {
    /// A text without sentences.
    fn from(json: Vec<u8>) -> Written {
        Written {
            json,
            sentences: Vec::new(),
        }
    }
}

/// Writes a value with serde.
///
/// # Errors
/// An error if it can't be serialized.
pub fn to_vec(value: &impl Serialize) -> Result<Vec<u8>, serde_json::Error> {
    Ok(written(value)?.json)
}

/// Writes a value with serde, and collects the places of its sentences.
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
    let places = Places {
        length: Cell::new(text.json.len()),
        begun: Cell::new(None),
        found: RefCell::new(std::mem::take(&mut text.sentences)),
    };
    let out = Out {
        json: &mut text.json,
        length: &places.length,
    };
    let outcome = value.serialize(&mut Serializer::with_formatter(out, Noting(&places)));
    text.sentences = places.found.into_inner();
    outcome
}

/// State shared by a writer and its formatter.
struct Places {
    /// Bytes written so far.
    length: Cell<usize>,
    /// Start of the sentence that is being written.
    begun: Cell<Option<usize>>,
    found: RefCell<Vec<Range<usize>>>,
}

struct Out<'a> {
    json: &'a mut Vec<u8>,
    length: &'a Cell<usize>,
}

impl io::Write for Out<'_> {
    #[inline]
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.write_all(bytes).map(|()| bytes.len())
    }

    #[inline]
    fn write_all(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.json.extend_from_slice(bytes);
        self.length.set(self.json.len());
        Ok(())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A compact formatter that records the places of sentences.
struct Noting<'a>(&'a Places);

impl Formatter for Noting<'_> {
    #[inline]
    fn begin_string<W: ?Sized + io::Write>(&mut self, writer: &mut W) -> io::Result<()> {
        if Sentence::comes() {
            self.0.begun.set(Some(self.0.length.get()));
        }
        writer.write_all(b"\"")
    }

    #[inline]
    fn end_string<W: ?Sized + io::Write>(&mut self, writer: &mut W) -> io::Result<()> {
        writer.write_all(b"\"")?;
        if let Some(start) = self.0.begun.take() {
            let place = start..self.0.length.get();
            self.0.found.borrow_mut().push(place);
        }
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
    use super::*;

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
            key: "Solved.",
            text: "Solved.".into(),
            worth: 0.1,
            steps: vec!["Say \"é\".".into(), String::new().into()],
            rest: Rest {
                remark: Some("Solved.".into()),
            },
        }
    }

    #[test]
    fn sentences_are_said_and_the_rest_stays_byte_for_byte() {
        let english = written(&told()).unwrap();
        assert_eq!(english.json, serde_json::to_vec(&told()).unwrap());
        let texts = english.sentences.iter().map(|place| {
            let text: String = serde_json::from_slice(&english.json[place.clone()]).unwrap();
            text
        });
        let texts: Vec<String> = texts.collect();
        assert_eq!(texts, ["Solved.", "Say \"é\".", "", "Solved."]);
        let said = english.said(|text| format!("<{text}\n>")).unwrap();
        let said = String::from_utf8(said).unwrap();
        let expected = r#"{"key":"Solved.","text":"<Solved.\n>","worth":0.1,"steps":["<Say \"é\".\n>","<\n>"],"remark":"<Solved.\n>"}"#;
        assert_eq!(said, expected);
        assert_eq!(english.said(str::to_owned).unwrap(), english.json);
    }

    #[test]
    fn places_that_are_none_are_refused() {
        for (start, end) in [(0, 1), (3, 2), (5, 500)] {
            let text = Written {
                json: b"{\"a\":1}".to_vec(),
                sentences: vec![Range { start, end }],
            };
            assert!(text.said(str::to_owned).is_err());
        }
    }

    #[test]
    fn objects_written_by_hand_have_their_sentences_too() {
        let mut object = ObjectWriter::new();
        object.member("key", &"Solved.").unwrap();
        object.list("moves", |json| integer(json, 1));
        object.member("told", &told()).unwrap();
        let text = object.end();
        assert_eq!(text.sentences.len(), 4);
        let first = text.sentences[0].clone();
        assert_eq!(&text.json[first], b"\"Solved.\"");
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
