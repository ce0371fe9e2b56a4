//! Positions in requests: the JSON object or the position key.

use std::fmt;
use std::marker::PhantomData;

use serde::de::value::MapAccessDeserializer;
use serde::de::{self, Deserialize, Deserializer, MapAccess, Visitor};
use utoipa::ToSchema;

/// Either form of a position.
#[derive(Debug, Clone, ToSchema)]
#[serde(untagged)] // For the schema; reading is written out below.
pub enum PositionInput<W> {
    /// The one-line position key.
    Key(String),
    /// The JSON object.
    Object(W),
}

impl<'de, W: Deserialize<'de>> Deserialize<'de> for PositionInput<W> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(EitherForm(PhantomData))
    }
}

/// Chooses the form by the JSON type, so that errors inside an object keep their place.
struct EitherForm<W>(PhantomData<W>);

impl<'de, W: Deserialize<'de>> Visitor<'de> for EitherForm<W> {
    type Value = PositionInput<W>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a position object or a position key")
    }

    fn visit_str<E: de::Error>(self, key: &str) -> Result<Self::Value, E> {
        Ok(PositionInput::Key(key.to_owned()))
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Self::Value, A::Error> {
        W::deserialize(MapAccessDeserializer::new(map)).map(PositionInput::Object)
    }
}
