//! Moves in requests: the notation, or the move object of an answer.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{self, Deserialize, Deserializer, IgnoredAny, MapAccess, Visitor};
use utoipa::ToSchema;

/// A game's move object in answers.
pub trait MoveObject: ToSchema {
    /// Names of its members; `move` has the notation.
    const MEMBERS: &'static [&'static str];
    /// Returns true if a text names a tile of this game, in either case; `None` if moves place no tiles.
    const IS_TILE: Option<fn(&str) -> bool> = None;
    /// Returns true if a text names a cell of this game, in either case; `None` if moves take no piece from a cell.
    const IS_ORIGIN: Option<fn(&str) -> bool> = None;

    /// The notation.
    fn notation(&self) -> &str;

    /// The immediate gain for the mover, as defined by `WireGame::GAIN`.
    fn gain(&self) -> i64;

    /// True if the move places this tile. Case does not matter.
    fn places(&self, _tile: &str) -> bool {
        false
    }

    /// True if the move takes its piece from this cell. Case does not matter.
    fn leaves(&self, _cell: &str) -> bool {
        false
    }
}

/// The gain of a move in a game that a single move may win: larger than any `count` if the move wins.
pub(crate) fn winning_first(wins: bool, count: usize) -> i64 {
    if wins { 1_000_000 } else { count as i64 }
}

/// The notation of a move in a request, for the OpenAPI document only, in which it has the pattern of its game.
#[derive(ToSchema)]
pub struct MoveText(#[allow(dead_code)] String);

impl MoveText {
    /// Name of its schema.
    pub const SCHEMA: &'static str = "MoveText";
}

/// Either form of a move, for the OpenAPI document only. Requests are read as [`ReadMove`].
#[derive(ToSchema)]
#[serde(untagged)]
#[allow(dead_code)] // For the schema only.
pub enum MoveInput<M> {
    /// The notation.
    Notation(String),
    /// The move object.
    Object(M),
}

/// The notation of a move that was sent in either form. Other members of a move object are ignored.
pub struct ReadMove<M> {
    /// The notation.
    pub notation: String,
    object: PhantomData<fn() -> M>,
}

impl<M> ReadMove<M> {
    fn new(notation: String) -> ReadMove<M> {
        ReadMove { notation, object: PhantomData }
    }
}

impl<M> AsRef<str> for ReadMove<M> {
    fn as_ref(&self) -> &str {
        &self.notation
    }
}

impl<M> fmt::Debug for ReadMove<M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.notation.fmt(f)
    }
}

impl<'de, M: MoveObject> Deserialize<'de> for ReadMove<M> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(EitherForm(PhantomData))
    }
}

struct EitherForm<M>(PhantomData<fn() -> M>);

impl<'de, M: MoveObject> Visitor<'de> for EitherForm<M> {
    type Value = ReadMove<M>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a move in notation or a move object")
    }

    fn visit_str<E: de::Error>(self, notation: &str) -> Result<Self::Value, E> {
        Ok(ReadMove::new(notation.to_owned()))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let mut notation = None;
        while let Some(member) = map.next_key::<Member<M>>()? {
            match member {
                Member::Other(_) => drop(map.next_value::<IgnoredAny>()?),
                Member::Move if notation.is_some() => {
                    return Err(de::Error::duplicate_field("move"));
                }
                Member::Move => notation = Some(map.next_value::<String>()?),
            }
        }
        let notation = notation.ok_or_else(|| de::Error::missing_field("move"))?;
        Ok(ReadMove::new(notation))
    }
}

/// The name of a member of a move object.
enum Member<M> {
    Move,
    Other(PhantomData<fn() -> M>),
}

impl<'de, M: MoveObject> Deserialize<'de> for Member<M> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_identifier(MemberName(PhantomData))
    }
}

struct MemberName<M>(PhantomData<fn() -> M>);

impl<M: MoveObject> Visitor<'_> for MemberName<M> {
    type Value = Member<M>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the name of a member")
    }

    fn visit_str<E: de::Error>(self, name: &str) -> Result<Self::Value, E> {
        match name {
            "move" => Ok(Member::Move),
            _ if M::MEMBERS.contains(&name) => Ok(Member::Other(PhantomData)),
            _ => Err(E::unknown_field(name, M::MEMBERS)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::each_game;
    use crate::game::WireGame;
    use crate::json::parse;
    use serde_json::{Value, json};
    use std::collections::BTreeSet;
    use utoipa::PartialSchema;
    use utoipa::openapi::{RefOr, Schema};

    fn reads_its_own<G: WireGame>() {
        let RefOr::T(Schema::Object(object)) = G::MoveWire::schema() else {
            panic!("the move object of {} is no object", G::ID);
        };
        let declared: BTreeSet<&str> = object.properties.keys().map(|name| &**name).collect();
        let accepted: BTreeSet<&str> = G::MoveWire::MEMBERS.iter().copied().collect();
        assert_eq!(accepted, declared, "{}", G::ID);
        let read = |value: Value| parse::<ReadMove<G::MoveWire>>(value.to_string().as_bytes());
        let other = declared.iter().find(|name| **name != "move").unwrap();
        for accepted in
            [json!("x"), json!({ "move": "x" }), json!({ *other: { "any": [null] }, "move": "x" })]
        {
            assert_eq!(read(accepted).unwrap().notation, "x");
        }
        for (refused, pointer) in [
            (json!({ "move": "x", "colour": 1 }), "/colour"),
            (json!({ *other: 1 }), ""),
            (json!({ "move": 1 }), "/move"),
            (json!(["x"]), ""),
        ] {
            let problem = read(refused.clone()).unwrap_err();
            assert_eq!(problem.code.as_str(), "invalid_body", "{refused}");
            assert_eq!(problem.pointer.as_deref(), Some(pointer), "{refused}");
        }
    }

    #[test]
    fn reads_notations_and_the_move_objects_of_every_game() {
        each_game!(G => reads_its_own::<G>());
    }
}
