//! Members of answers that are sentences for people.
//!
//! A [`Sentence`] holds its English text until it is written. While [`json::write`](crate::json::write) writes an answer,
//! every sentence tells it where it begins and ends ([`Written::sentences`](crate::json::write::Written::sentences)). A
//! host that speaks other languages says the text at these places in another one, when and where it likes: beside its
//! workers, or out of a cache in which the English bytes are kept with their places, once for all languages. So this crate
//! knows English alone, nothing is searched for in the text of an answer, and which calls have sentences follows from the
//! types of their answers.

use std::borrow::Cow;
use std::cell::Cell;
use std::fmt;
use std::ops::Deref;

use serde::{Serialize, Serializer};
use utoipa::openapi::{ObjectBuilder, RefOr, Schema, Type};
use utoipa::{PartialSchema, ToSchema};

thread_local! {
    /// Whether the next string that this thread writes is a sentence. Serde has no other way to tell a writer.
    static COMES: Cell<bool> = const { Cell::new(false) };
}

/// A sentence for people, or several, in English.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sentence(Cow<'static, str>);

impl Sentence {
    /// The name of its schema, by which answers with sentences are told from others.
    pub const SCHEMA: &'static str = "Sentence";

    /// Whether the string that is about to be written is a sentence. It is asked once.
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

/// Writes a text as a sentence: for members that are texts of the source, and have a [`Sentence`] for their schema.
///
/// # Errors
/// Those of the serializer.
pub fn serialize<S: Serializer>(text: &str, serializer: S) -> Result<S::Ok, S::Error> {
    COMES.set(true);
    let written = serializer.serialize_str(text);
    // Writers of other kinds do not ask.
    COMES.set(false);
    written
}

/// A string, for those who read the document.
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
