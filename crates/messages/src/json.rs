//! Texts as JSON.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::text::{Join, Message, Text};

/// Beginning of every message and list in a JSON text without spaces. It can't occur within a string, where quotation
/// marks are escaped.
pub const MARK: &str = r#"{"$message":"#;

impl Join {
    pub(crate) const ALL: [Join; 4] = [Join::And, Join::Clauses, Join::Commas, Join::Sentences];

    /// The value of `$message` of a list.
    const fn id(self) -> &'static str {
        match self {
            Join::And => "list-and",
            Join::Clauses => "list-clauses",
            Join::Commas => "list-commas",
            Join::Sentences => "list-sentences",
        }
    }
}

/// Serializes arguments as an object.
struct Args<'a>(&'a [(Cow<'static, str>, Text)]);

impl Serialize for Args<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}

impl Serialize for Text {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Text::Plain(text) => serializer.serialize_str(text),
            Text::Number(number) => serializer.serialize_i64(*number),
            Text::Message(message) => {
                let mut object = serializer.serialize_map(None)?;
                object.serialize_entry("$message", &message.id)?;
                if !message.args.is_empty() {
                    object.serialize_entry("args", &Args(&message.args))?;
                }
                object.end()
            }
            Text::List(join, items) => {
                let mut object = serializer.serialize_map(None)?;
                object.serialize_entry("$message", join.id())?;
                object.serialize_entry("items", items)?;
                object.end()
            }
        }
    }
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Read {
    Plain(String),
    Number(i64),
    Object {
        #[serde(rename = "$message")]
        id: String,
        #[serde(default)]
        args: BTreeMap<String, Text>,
        items: Option<Vec<Text>>,
    },
}

impl<'de> Deserialize<'de> for Text {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Text, D::Error> {
        Ok(match Read::deserialize(deserializer)? {
            Read::Plain(text) => Text::from(text),
            Read::Number(number) => Text::Number(number),
            Read::Object {
                id,
                items: Some(items),
                ..
            } => {
                let join = Join::ALL.into_iter().find(|join| join.id() == id);
                Text::List(join.unwrap_or(Join::Commas), items)
            }
            Read::Object { id, args, .. } => Text::from(Message {
                id: id.into(),
                args: args
                    .into_iter()
                    .map(|(name, value)| (name.into(), value))
                    .collect(),
            }),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::message;

    #[test]
    fn texts_are_read_as_they_were_written() {
        let text = message!(
            "flaw-two-win",
            moves = 2,
            one = "c3",
            other = Text::and(["a", "b"])
        );
        let json = serde_json::to_string(&text).unwrap();
        assert_eq!(
            json,
            r#"{"$message":"flaw-two-win","args":{"moves":2,"one":"c3","other":{"$message":"list-and","items":["a","b"]}}}"#
        );
        assert!(json.starts_with(MARK));
        assert_eq!(serde_json::from_str::<Text>(&json).unwrap(), text);
        let quoted = serde_json::to_string(&json).unwrap();
        assert!(!quoted.contains(MARK));
    }
}
