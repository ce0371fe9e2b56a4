//! Members of answers that are texts for people.
//!
//! A [`Sentence`] is written as a message with its arguments ([`tessera_messages`]). A host renders the messages of an
//! answer in the language of the caller ([`Written::said`](crate::json::write::Written::said)), when and where it
//! likes. For example, it can do so outside its workers, or for a cached answer that all languages share. The types of
//! answers determine the calls that have sentences.

use std::borrow::Cow;
use std::fmt;

use serde::Serialize;
use tessera_messages::Text;
use utoipa::openapi::{ObjectBuilder, RefOr, Schema, Type};
use utoipa::{PartialSchema, ToSchema};

/// One or several sentences for people.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Sentence(pub Text);

impl Sentence {
    /// Name of its schema, which distinguishes answers with sentences from others.
    pub const SCHEMA: &'static str = "Sentence";
}

impl<T: Into<Text>> From<T> for Sentence {
    fn from(text: T) -> Sentence {
        Sentence(text.into())
    }
}

impl fmt::Display for Sentence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
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
