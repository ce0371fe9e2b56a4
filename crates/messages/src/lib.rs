//! Texts for players, as messages with arguments. A text is rendered once, in the language of its reader.
//!
//! The other crates create texts with [`message!`], and [`Text::in_language`] renders them. Without the feature
//! `languages` it knows only the texts of pictures, in English; of other messages it writes the id.
//!
//! As JSON (feature `json`), a message is an object with the members `$message` (its id) and `args`. No other object has
//! a member `$message`, so messages are found in a finished JSON text by `MARK`.

#[cfg(feature = "json")]
mod json;
#[cfg(feature = "languages")]
mod languages;
#[cfg(any(test, not(feature = "languages")))]
mod pictures;
#[cfg(all(feature = "json", feature = "languages"))]
mod speaker;
mod tag;
mod text;

#[cfg(feature = "json")]
pub use json::MARK;
#[cfg(feature = "languages")]
pub use languages::{MESSAGES, PAGE};
#[cfg(all(feature = "json", feature = "languages"))]
pub use speaker::speaking;
pub use tag::Language;
pub use text::{Id, Join, MAX_EXACT, Message, Text};
