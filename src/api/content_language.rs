//! The headers that name the language of an answer.

use actix_web::http::header::{CONTENT_LANGUAGE, HeaderName, HeaderValue, VARY};

use crate::language::Language;

/// The headers of an answer in a language that its caller has chosen.
pub(super) fn headers(language: Language) -> [(HeaderName, HeaderValue); 2] {
    [
        (CONTENT_LANGUAGE, HeaderValue::from_static(language.tag())),
        (VARY, HeaderValue::from_static("Accept-Language")),
    ]
}
