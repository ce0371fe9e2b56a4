//! Texts as JSON.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;

use serde::de::value::MapAccessDeserializer;
use serde::de::{Error, MapAccess, Visitor};
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
        #[cfg(feature = "languages")]
        if self.is_translated()
            && let Some(spoken) = crate::speaker::spoken(self)
        {
            return serializer.serialize_str(&spoken);
        }
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

/// Members of an object that stands for a message or a list.
#[derive(Deserialize)]
struct Members {
    #[serde(rename = "$message")]
    id: String,
    #[serde(default)]
    args: BTreeMap<String, Text>,
    items: Option<Vec<Text>>,
}

impl From<Members> for Text {
    fn from(Members { id, args, items }: Members) -> Text {
        match items {
            Some(items) => {
                let join = Join::ALL.into_iter().find(|join| join.id() == id);
                Text::List(join.unwrap_or(Join::Commas), items)
            }
            None => Text::from(Message {
                id: id.into(),
                args: (args.into_iter()).map(|(name, value)| (name.into(), value)).collect(),
            }),
        }
    }
}

// Serde's untagged enums would copy each part once for each level above it.
impl<'de> Deserialize<'de> for Text {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Text, D::Error> {
        deserializer.deserialize_any(TextVisitor)
    }
}

struct TextVisitor;

impl<'de> Visitor<'de> for TextVisitor {
    type Value = Text;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a text, a number, a message or a list")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Text, E> {
        Ok(Text::from(text.to_owned()))
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<Text, E> {
        Ok(Text::Number(number))
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<Text, E> {
        Ok(Text::from(number))
    }

    fn visit_map<M: MapAccess<'de>>(self, map: M) -> Result<Text, M::Error> {
        Members::deserialize(MapAccessDeserializer::new(map)).map(Text::from)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::message;

    #[test]
    fn texts_are_read_as_they_were_written() {
        let text = message!("flaw-two-win", moves = 2, one = "c3", other = Text::and(["a", "b"]));
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
