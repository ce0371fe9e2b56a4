//! Members of answers that are sentences for people.
//!
//! A [`Sentence`] holds its English text until it is written. [`json::write`](crate::json::write) records where each
//! sentence begins and ends ([`Written::sentences`](crate::json::write::Written::sentences)). A host with other
//! languages replaces the texts at these places when and where it likes. For example, it can do so outside its workers,
//! or for a cached answer that holds the English bytes and the places once for all languages. As a result, this crate
//! contains English only, and the text of an answer is never searched. The types of answers determine the calls that
//! have sentences.

use std::borrow::Cow;
use std::cell::Cell;
use std::fmt;
use std::ops::Deref;

use serde::{Serialize, Serializer};
use utoipa::openapi::{ObjectBuilder, RefOr, Schema, Type};
use utoipa::{PartialSchema, ToSchema};

thread_local! {
    /// True if the next string that this thread writes is a sentence. Serde has no other channel to a writer.
    static COMES: Cell<bool> = const { Cell::new(false) };
}

/// One or several sentences for people, in English.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sentence(Cow<'static, str>);

impl Sentence {
    /// Name of its schema, which distinguishes answers with sentences from others.
    pub const SCHEMA: &'static str = "Sentence";

    /// Returns true if the next string is a sentence, and resets the mark.
    pub(crate) fn comes() -> bool {
        COMES.take()
    }
}

impl From<String> for Sentence {
    fn from(text: String) -> Sentence {
        Sentence(text.into())
    }
}

impl From<&'static str> for Sentence {
    fn from(text: &'static str) -> Sentence {
        Sentence(text.into())
    }
}

impl Deref for Sentence {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Sentence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self)
    }
}

impl Serialize for Sentence {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serialize(self, serializer)
    }
}

/// Writes a text as a sentence. For members whose texts are constants and whose schema is [`Sentence`].
///
/// # Errors
/// Errors of the serializer.
pub fn serialize<S: Serializer>(text: &str, serializer: S) -> Result<S::Ok, S::Error> {
    COMES.set(true);
    let written = serializer.serialize_str(text);
    // Other writers don't reset the mark.
    COMES.set(false);
    written
}

/// The schema of a string.
impl PartialSchema for Sentence {
    fn schema() -> RefOr<Schema> {
        ObjectBuilder::new().schema_type(Type::String).into()
    }
}

impl ToSchema for Sentence {
    fn name() -> Cow<'static, str> {
        Sentence::SCHEMA.into()
    }
}
