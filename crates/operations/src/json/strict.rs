//! Strict deserialization: an object must be an object, and an enum must be a string.
//!
//! serde's derived types also accept an array for a struct (its fields in order) and `{"variant": null}` for a unit
//! variant. The API promises to refuse wrong types. Therefore this adapter between the parser and the types requests a
//! map for every struct and a string for every enum.
//!
//! serde also accepts null for every `Option`. Here an optional member must be omitted instead, so that there is only
//! one way to leave it out. Members of positions that may be null must always be present ([`present`]).

use std::fmt;
use std::marker::PhantomData;

use serde::Deserialize;
use serde::de::value::StrDeserializer;
use serde::de::{
    DeserializeSeed, Deserializer, EnumAccess, Error, IntoDeserializer, MapAccess, SeqAccess,
    Visitor,
};

/// A deserializer that refuses arrays for structs, objects for enums and null for members, at any depth.
pub(super) struct Strict<D> {
    inner: D,
    /// True for the value of a member, which may not be null.
    is_member: bool,
}

impl<D> Strict<D> {
    /// Wraps a deserializer.
    pub(super) fn new(inner: D) -> Strict<D> {
        Strict { inner, is_member: false }
    }
}

/// Reads a member that may be null but not omitted; serde lets a plain `Option` be omitted.
///
/// # Errors
/// The error of the value.
pub fn present<'de, D: Deserializer<'de>, T: Deserialize<'de>>(
    deserializer: D,
) -> Result<Option<T>, D::Error> {
    struct OrNull<T>(PhantomData<T>);

    impl<'de, T: Deserialize<'de>> Visitor<'de> for OrNull<T> {
        type Value = Option<T>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a value or null")
        }

        fn visit_newtype_struct<D: Deserializer<'de>>(
            self,
            deserializer: D,
        ) -> Result<Option<T>, D::Error> {
            Option::deserialize(deserializer)
        }
    }

    deserializer.deserialize_newtype_struct("OrNull", OrNull(PhantomData))
}

/// Forwards methods with a strict visitor.
macro_rules! forward {
    ($($method:ident)*) => {$(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, D::Error> {
            self.inner.$method(StrictVisitor(visitor))
        }
    )*};
}

impl<'de, D: Deserializer<'de>> Deserializer<'de> for Strict<D> {
    type Error = D::Error;

    forward! {
        deserialize_any deserialize_bool deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64
        deserialize_i128 deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64 deserialize_u128
        deserialize_f32 deserialize_f64 deserialize_char deserialize_str deserialize_string
        deserialize_bytes deserialize_byte_buf deserialize_unit deserialize_seq deserialize_map
        deserialize_identifier deserialize_ignored_any
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, D::Error> {
        if self.is_member {
            self.inner.deserialize_option(Given(visitor))
        } else {
            self.inner.deserialize_option(StrictVisitor(visitor))
        }
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, D::Error> {
        self.inner.deserialize_map(StrictVisitor(visitor))
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, D::Error> {
        self.inner.deserialize_str(VariantName(visitor))
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        visitor: V,
    ) -> Result<V::Value, D::Error> {
        self.inner.deserialize_unit_struct(name, StrictVisitor(visitor))
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        visitor: V,
    ) -> Result<V::Value, D::Error> {
        self.inner.deserialize_newtype_struct(name, StrictVisitor(visitor))
    }

    fn deserialize_tuple<V: Visitor<'de>>(
        self,
        len: usize,
        visitor: V,
    ) -> Result<V::Value, D::Error> {
        self.inner.deserialize_tuple(len, StrictVisitor(visitor))
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        len: usize,
        visitor: V,
    ) -> Result<V::Value, D::Error> {
        self.inner.deserialize_tuple_struct(name, len, StrictVisitor(visitor))
    }
}

/// Forwards values to a visitor, and wraps inner deserializers.
struct StrictVisitor<V>(V);

impl<'de, V: Visitor<'de>> Visitor<'de> for StrictVisitor<V> {
    type Value = V::Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.expecting(f)
    }

    fn visit_bool<E: Error>(self, value: bool) -> Result<V::Value, E> {
        self.0.visit_bool(value)
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<V::Value, E> {
        self.0.visit_i64(value)
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<V::Value, E> {
        self.0.visit_u64(value)
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<V::Value, E> {
        self.0.visit_f64(value)
    }

    fn visit_str<E: Error>(self, value: &str) -> Result<V::Value, E> {
        self.0.visit_str(value)
    }

    fn visit_borrowed_str<E: Error>(self, value: &'de str) -> Result<V::Value, E> {
        self.0.visit_borrowed_str(value)
    }

    fn visit_string<E: Error>(self, value: String) -> Result<V::Value, E> {
        self.0.visit_string(value)
    }

    fn visit_none<E: Error>(self) -> Result<V::Value, E> {
        self.0.visit_none()
    }

    fn visit_some<D: Deserializer<'de>>(self, deserializer: D) -> Result<V::Value, D::Error> {
        self.0.visit_some(Strict::new(deserializer))
    }

    fn visit_unit<E: Error>(self) -> Result<V::Value, E> {
        self.0.visit_unit()
    }

    fn visit_newtype_struct<D: Deserializer<'de>>(
        self,
        deserializer: D,
    ) -> Result<V::Value, D::Error> {
        self.0.visit_newtype_struct(Strict::new(deserializer))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, elements: A) -> Result<V::Value, A::Error> {
        self.0.visit_seq(StrictInside(elements))
    }

    fn visit_map<A: MapAccess<'de>>(self, members: A) -> Result<V::Value, A::Error> {
        self.0.visit_map(StrictInside(members))
    }

    fn visit_enum<A: EnumAccess<'de>>(self, data: A) -> Result<V::Value, A::Error> {
        self.0.visit_enum(data)
    }
}

/// Reads the name of a unit variant.
struct VariantName<V>(V);

impl<'de, V: Visitor<'de>> Visitor<'de> for VariantName<V> {
    type Value = V::Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a string")
    }

    fn visit_str<E: Error>(self, name: &str) -> Result<V::Value, E> {
        let variant: StrDeserializer<'_, E> = name.into_deserializer();
        self.0.visit_enum(variant)
    }
}

/// Access to elements or members whose values are read strictly.
struct StrictInside<A>(A);

impl<'de, A: SeqAccess<'de>> SeqAccess<'de> for StrictInside<A> {
    type Error = A::Error;

    fn next_element_seed<S: DeserializeSeed<'de>>(
        &mut self,
        seed: S,
    ) -> Result<Option<S::Value>, A::Error> {
        self.0.next_element_seed(StrictSeed(seed))
    }

    fn size_hint(&self) -> Option<usize> {
        self.0.size_hint()
    }
}

impl<'de, A: MapAccess<'de>> MapAccess<'de> for StrictInside<A> {
    type Error = A::Error;

    fn next_key_seed<S: DeserializeSeed<'de>>(
        &mut self,
        seed: S,
    ) -> Result<Option<S::Value>, A::Error> {
        self.0.next_key_seed(StrictSeed(seed))
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, A::Error> {
        self.0.next_value_seed(MemberSeed(seed))
    }

    fn size_hint(&self) -> Option<usize> {
        self.0.size_hint()
    }
}

struct StrictSeed<S>(S);

impl<'de, S: DeserializeSeed<'de>> DeserializeSeed<'de> for StrictSeed<S> {
    type Value = S::Value;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<S::Value, D::Error> {
        self.0.deserialize(Strict::new(deserializer))
    }
}

struct MemberSeed<S>(S);

impl<'de, S: DeserializeSeed<'de>> DeserializeSeed<'de> for MemberSeed<S> {
    type Value = S::Value;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<S::Value, D::Error> {
        self.0.deserialize(Strict { inner: deserializer, is_member: true })
    }
}

/// Refuses null for an optional member, and forwards other values.
struct Given<V>(V);

impl<'de, V: Visitor<'de>> Visitor<'de> for Given<V> {
    type Value = V::Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.expecting(f)
    }

    fn visit_none<E: Error>(self) -> Result<V::Value, E> {
        Err(E::custom("null is not allowed here; omit the member"))
    }

    fn visit_unit<E: Error>(self) -> Result<V::Value, E> {
        self.visit_none()
    }

    fn visit_some<D: Deserializer<'de>>(self, deserializer: D) -> Result<V::Value, D::Error> {
        self.0.visit_some(Strict::new(deserializer))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, PartialEq, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Outer {
        inner: Option<Vec<Inner>>,
        colour: Colour,
        pair: [u8; 2],
        #[serde(default)]
        letters: Vec<Option<char>>,
        #[serde(default, deserialize_with = "present")]
        winner: Option<u8>,
    }

    #[derive(Debug, PartialEq, Deserialize)]
    struct Inner {
        x: u8,
    }

    #[derive(Debug, PartialEq, Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Colour {
        Red,
    }

    fn read(text: &str) -> Result<Outer, serde_json::Error> {
        Outer::deserialize(Strict::new(&mut serde_json::Deserializer::from_str(text)))
    }

    #[test]
    fn objects_and_strings_are_read() {
        let outer = read(r#"{"inner":[{"x":1}],"colour":"red","pair":[1,2]}"#).unwrap();
        assert_eq!(outer.inner, Some(vec![Inner { x: 1 }]));
        assert_eq!((outer.colour, outer.pair), (Colour::Red, [1, 2]));
        let outer = r#"{"letters":[null,"a"],"winner":null,"colour":"red","pair":[1,2]}"#;
        let outer = read(outer).unwrap();
        assert_eq!((outer.inner, outer.winner), (None, None));
        assert_eq!(outer.letters, [None, Some('a')]);
    }

    #[test]
    fn arrays_for_structs_objects_for_enums_and_null_for_nothing_are_refused() {
        for text in [
            r#"[[{"x":1}],"red",[1,2]]"#,
            r#"{"inner":null,"colour":"red","pair":[1,2]}"#,
            r#"{"inner":[[1]],"colour":"red","pair":[1,2]}"#,
            r#"{"inner":[],"colour":{"red":null},"pair":[1,2]}"#,
            r#"{"inner":[],"colour":"blue","pair":[1,2]}"#,
            r#"{"inner":[],"colour":"red","pair":{"0":1}}"#,
        ] {
            assert!(read(text).is_err(), "{text}");
        }
    }
}
