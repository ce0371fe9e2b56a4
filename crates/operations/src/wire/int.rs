//! Integers in JSON.

use std::borrow::Cow;
use std::fmt;

use serde::de::{self, Deserialize, Deserializer, Visitor};
use serde::{Serialize, Serializer};
use tessera_messages::Text;
use utoipa::openapi::{ObjectBuilder, RefOr, Schema, schema};
use utoipa::{PartialSchema, ToSchema};

/// An integer in a request, before its range is checked.
///
/// JSON Schema counts `39.0` among the integers, so it is read as 39. An integer outside the range of `i64` is accepted
/// here but fails every range check: it becomes the nearest `i64`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Int(pub i64);

impl Int {
    /// The value as a `T`, or `None` when it is out of `T`'s range.
    pub fn to<T: TryFrom<i64>>(self) -> Option<T> {
        T::try_from(self.0).ok()
    }
}

/// In texts; a value that was too large to be kept is only known to be larger than [`tessera_messages::MAX_EXACT`].
impl fmt::Display for Int {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Text::from(self.0).fmt(f)
    }
}

impl<T: Into<i64>> From<T> for Int {
    fn from(value: T) -> Int {
        Int(value.into())
    }
}

impl Serialize for Int {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_i64(self.0)
    }
}

impl<'de> Deserialize<'de> for Int {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Int, D::Error> {
        deserializer.deserialize_any(IntVisitor)
    }
}

struct IntVisitor;

impl Visitor<'_> for IntVisitor {
    type Value = Int;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an integer")
    }

    fn visit_i64<E: de::Error>(self, value: i64) -> Result<Int, E> {
        Ok(Int(value))
    }

    fn visit_u64<E: de::Error>(self, value: u64) -> Result<Int, E> {
        Ok(Int(i64::try_from(value).unwrap_or(i64::MAX)))
    }

    fn visit_f64<E: de::Error>(self, value: f64) -> Result<Int, E> {
        if value.fract() == 0.0 {
            // `as` saturates at the limits of i64, as the type promises.
            Ok(Int(value as i64))
        } else {
            Err(E::invalid_type(de::Unexpected::Float(value), &self))
        }
    }
}

impl PartialSchema for Int {
    fn schema() -> RefOr<Schema> {
        ObjectBuilder::new().schema_type(schema::Type::Integer).into()
    }
}

impl ToSchema for Int {
    fn name() -> Cow<'static, str> {
        Cow::Borrowed("Int")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_every_integer_and_nothing_else() {
        let read = |text: &str| serde_json::from_str::<Int>(text).map(|n| n.0);
        assert_eq!(read("39").unwrap(), 39);
        assert_eq!(read("39.0").unwrap(), 39);
        assert_eq!(read("-7").unwrap(), -7);
        assert_eq!(read("1e30").unwrap(), i64::MAX);
        assert_eq!(read("18446744073709551615").unwrap(), i64::MAX);
        for wrong in ["1.5", "\"1\"", "true", "null", "[1]"] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }
}
