//! Content of a record.

use std::collections::BTreeMap;
use std::fmt;

use serde::de::value::MapAccessDeserializer;
use serde::de::{self, Deserializer, MapAccess, Visitor};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::evaluation::RecordEvaluation;
use super::result::RecordResult;
use super::unique::UniqueMap;
use crate::wire::Int;

/// A whole game: its beginning, its players, every move with annotations, and its result.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct GameRecord {
    /// Id of the game. In a request, the game of the path if omitted.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, example = "themisto")]
    pub game: Option<String>,
    /// Options of `start` for the first position. If they involve a random deal, they must include `seed`. Without
    /// `options` and `position`, the default options apply.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, value_type = Option<BTreeMap<String, serde_json::Value>>)]
    pub options: Option<UniqueMap<OptionValue>>,
    /// Key of the first position. Can't be combined with `options`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub position: Option<String>,
    /// The players, by seat.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schema(max_items = 6)]
    pub players: Vec<RecordPlayer>,
    /// Date of the game, `2026-11-22`, or the known part of it: `2026-11`, `2026`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(
        nullable = false,
        pattern = "^[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?$",
        example = "2026-11-22"
    )]
    pub date: Option<String>,
    /// Result of the game; absent while the game goes on.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub result: Option<RecordResult>,
    /// Other information about the game, such as `Event`. Names consist of letters, digits and `_`.
    #[serde(default, skip_serializing_if = "UniqueMap::is_empty")]
    #[schema(value_type = BTreeMap<String, String>)]
    pub tags: UniqueMap<String>,
    /// A comment before the first move.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub comment: Option<String>,
    /// The moves of the game, including random draws.
    #[schema(max_items = 2000)]
    pub moves: Vec<RecordMove>,
}

/// The player at a seat.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RecordPlayer {
    /// Name of the player.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub name: Option<String>,
    /// Rating of the player.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, value_type = Option<i64>, minimum = 0, maximum = 10000)]
    pub rating: Option<Int>,
    /// Level, if the player was `reply`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, value_type = Option<i64>, minimum = 1, maximum = 9)]
    pub level: Option<Int>,
}

/// A move of the game, or of a variation.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RecordMove {
    /// The move in notation.
    pub r#move: String,
    /// The seat that moved; for a draw, the seat whose turn it was. Always present in answers; may be omitted in
    /// requests.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, value_type = Option<i64>, minimum = 0, maximum = 5)]
    pub seat: Option<Int>,
    /// Judgements, as numeric annotation glyphs (NAGs) of PGN: 1 good, 2 mistake, 3 brilliant, 4 blunder, 5
    /// interesting, 6 dubious, …
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schema(value_type = Vec<u8>, max_items = 8)]
    pub nags: Vec<Int>,
    /// Comment about the move.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub comment: Option<String>,
    /// Milliseconds spent on the move.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, value_type = Option<i64>, minimum = 0, maximum = 8640000000_i64)]
    pub time_ms: Option<Int>,
    /// Milliseconds on the mover's clock after the move.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, value_type = Option<i64>, minimum = 0, maximum = 8640000000_i64)]
    pub clock_ms: Option<Int>,
    /// Value of the move for the seat that made it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub evaluation: Option<RecordEvaluation>,
    /// Alternatives to the move.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schema(no_recursion)]
    pub variations: Vec<RecordLine>,
}

/// A variation: alternative moves that replace a move and all moves after it.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RecordLine {
    /// A comment before the variation's first move.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub comment: Option<String>,
    /// Moves of the variation; at least one.
    #[schema(no_recursion, min_items = 1)]
    pub moves: Vec<RecordMove>,
}

/// The value of an option of `start`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum OptionValue {
    /// True or false.
    Flag(bool),
    /// An integer.
    Number(i64),
    /// A word.
    Word(String),
}

impl<'de> Deserialize<'de> for OptionValue {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<OptionValue, D::Error> {
        deserializer.deserialize_any(OptionValueVisitor)
    }
}

struct OptionValueVisitor;

impl Visitor<'_> for OptionValueVisitor {
    type Value = OptionValue;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a string, an integer, true or false")
    }

    fn visit_bool<E: de::Error>(self, value: bool) -> Result<OptionValue, E> {
        Ok(OptionValue::Flag(value))
    }

    fn visit_i64<E: de::Error>(self, value: i64) -> Result<OptionValue, E> {
        Ok(OptionValue::Number(value))
    }

    fn visit_u64<E: de::Error>(self, value: u64) -> Result<OptionValue, E> {
        Ok(OptionValue::Number(i64::try_from(value).unwrap_or(i64::MAX)))
    }

    fn visit_f64<E: de::Error>(self, value: f64) -> Result<OptionValue, E> {
        if value.fract() == 0.0 {
            // `as` saturates at the limits of i64, which no option reaches.
            Ok(OptionValue::Number(value as i64))
        } else {
            Err(E::invalid_type(de::Unexpected::Float(value), &self))
        }
    }

    fn visit_str<E: de::Error>(self, value: &str) -> Result<OptionValue, E> {
        Ok(OptionValue::Word(value.to_owned()))
    }
}

/// A record in a request: the JSON object or the text.
#[derive(Debug, Clone, ToSchema)]
#[serde(untagged)] // For the schema; reading is written out below.
pub enum RecordInput {
    /// The text.
    Text(String),
    /// The JSON object.
    Tree(Box<GameRecord>),
}

/// The form in which a record was sent, which determines the form of places in it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RecordSource {
    /// Text: places are lines and columns.
    Text,
    /// JSON: places are pointers.
    Tree,
}

impl<'de> Deserialize<'de> for RecordInput {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<RecordInput, D::Error> {
        deserializer.deserialize_any(EitherForm)
    }
}

/// Chooses the form by the JSON type, so that errors inside an object keep their place.
struct EitherForm;

impl<'de> Visitor<'de> for EitherForm {
    type Value = RecordInput;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a record object or the text of a record")
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<RecordInput, E> {
        Ok(RecordInput::Text(text.to_owned()))
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<RecordInput, A::Error> {
        GameRecord::deserialize(MapAccessDeserializer::new(map))
            .map(|record| RecordInput::Tree(Box::new(record)))
    }
}

impl GameRecord {
    /// The options as JSON, in the form that `start` takes.
    pub(super) fn options_json(&self) -> String {
        let none = BTreeMap::new();
        let options = self.options.as_ref().map_or(&none, |options| &options.0);
        // Strings, integers and booleans can always be serialized.
        serde_json::to_string(options).unwrap_or_default()
    }
}
