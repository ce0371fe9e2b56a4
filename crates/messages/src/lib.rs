//! Texts for players, as messages with arguments. A text is rendered once, in the language of its reader.
//!
//! The other crates create texts with [`message!`]. With the feature `languages`, [`Text::in_language`] renders a text
//! and `Display` writes it in English. As JSON (feature `json`), a message is an object with the members `$message` (its id) and `args`.
//! No other object has a member `$message`, so messages are found in a finished JSON text by `MARK`.

#[cfg(feature = "json")]
mod json;
#[cfg(feature = "languages")]
mod languages;
mod tag;
mod text;

#[cfg(feature = "json")]
pub use json::MARK;
#[cfg(feature = "languages")]
pub use languages::{MESSAGES, PAGE};
pub use tag::Language;
pub use text::{Id, Join, Message, Text};
