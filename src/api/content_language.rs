//! The language of an answer: its headers, and its messages.

use actix_web::http::header::{CONTENT_LANGUAGE, HeaderName, HeaderValue, VARY};

use tessera_operations::json::write::Written;
use tessera_operations::problem::Problem;

use crate::language::{Language, Spoken as _};

/// The headers of an answer in a language that its caller has chosen.
pub(super) fn headers(language: Language) -> [(HeaderName, HeaderValue); 2] {
    [
        (CONTENT_LANGUAGE, HeaderValue::from_static(language.tag())),
        (VARY, HeaderValue::from_static("Accept-Language")),
    ]
}

/// Renders the messages of a JSON text on this thread.
///
/// # Errors
/// [`tessera_operations::problem::Code::Internal`] if a message is damaged.
pub(super) fn in_words_of(language: Language, text: Written) -> Result<Vec<u8>, Problem> {
    (text.said(|text| language.text(text))).map_err(Problem::unwritable)
}
