//! The language of the answer to a request: `lang` in its query, otherwise the first language of `Accept-Language`
//! that the service offers, otherwise English.

use std::borrow::Cow;
use std::future::{Ready, ready};

use actix_web::dev::Payload;
use actix_web::http::header::{
    ACCEPT_LANGUAGE, AcceptLanguage, CONTENT_LANGUAGE, Header, HeaderName, HeaderValue, Preference,
    Quality, VARY,
};
use actix_web::{FromRequest, HttpRequest, HttpResponse};
use tessera_rules::game::quoted;

use super::problem::{Code, Problem, ProblemResponse};
use crate::language::Language;

/// The parameter of queries that names a language.
pub(super) const LANG: &str = "lang";

/// The language of the answer to this request.
pub(super) fn of_request(request: &HttpRequest) -> Language {
    named(request).or_else(|| accepted(request)).unwrap_or_default()
}

/// The language that the address of the request names; addresses in the answer then name it, too.
pub(super) fn named(request: &HttpRequest) -> Option<Language> {
    tags(request.query_string()).next().and_then(|tag| Language::of_tag(&tag))
}

/// The values of `lang` in a query. Other values, which may be long, are decoded only if their names have escapes.
fn tags(query: &str) -> impl Iterator<Item = Cow<'_, str>> {
    query.split('&').filter_map(|part| {
        let name = part.split('=').next()?;
        if name != LANG && !name.contains('%') {
            return None;
        }
        let (name, tag) = form_urlencoded::parse(part.as_bytes()).next()?;
        (name == LANG).then_some(tag)
    })
}

/// The language that the caller prefers among those on offer (RFC 9110, 12.5.4). An invalid header is ignored.
fn accepted(request: &HttpRequest) -> Option<Language> {
    if !request.headers().contains_key(ACCEPT_LANGUAGE) {
        return None;
    }
    let mut accepted = AcceptLanguage::parse(request).ok()?;
    accepted.0.retain(|item| item.quality > Quality::ZERO);
    accepted.ranked().into_iter().find_map(|range| match range {
        Preference::Any => Some(Language::default()),
        Preference::Specific(tag) => {
            let known = Language::of_tag(tag.primary_language());
            known.filter(|language| Language::OFFERED.contains(language))
        }
    })
}

/// Refuses a `lang` that names no language of the service. Every call accepts `lang` in its query.
///
/// # Errors
/// [`Code::InvalidQuery`].
pub(super) fn check(query: &str) -> Result<(), Problem> {
    let mut named = tags(query);
    let refused = |detail: String| Err(Problem::new(Code::InvalidQuery, detail).of_parameter(LANG));
    match (named.next(), named.next()) {
        (Some(_), Some(_)) => refused("duplicate parameter `lang`".to_owned()),
        (Some(tag), None) if Language::of_tag(&tag).is_none() => {
            let tags = Language::OFFERED.map(Language::tag).join(", ");
            refused(format!(
                "{tag} is not a language of this service; it speaks {tags}",
                tag = quoted(tag)
            ))
        }
        _ => Ok(()),
    }
}

/// The headers of an answer in a language that its caller has chosen.
pub(super) fn headers(language: Language) -> [(HeaderName, HeaderValue); 2] {
    [
        (CONTENT_LANGUAGE, HeaderValue::from_static(language.tag())),
        (VARY, HeaderValue::from_static("Accept-Language")),
    ]
}

/// Adds the headers of the language to an answer: its name, and `Vary`.
pub(super) fn said_in(language: Language, mut response: HttpResponse) -> HttpResponse {
    for (name, value) in headers(language) {
        response.headers_mut().append(name, value);
    }
    response
}

/// The language of the answer to a request.
pub(super) struct CallerLanguage(pub(super) Language);

impl FromRequest for CallerLanguage {
    type Error = ProblemResponse;
    type Future = Ready<Result<CallerLanguage, ProblemResponse>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        ready(Ok(CallerLanguage(of_request(request))))
    }
}

#[cfg(test)]
mod tests {
    use actix_web::test::TestRequest;

    use super::*;

    #[test]
    fn the_address_goes_before_the_header() {
        for (query, header, tag) in [
            ("", "", "en"),
            ("", "de", "de"),
            ("", "de-AT, en;q=0.5", "de"),
            ("", "it, es;q=0.3, fr;q=0.7", "fr"),
            ("", "it, *", "en"),
            ("", "de;q=0, es;q=0.1", "es"),
            ("", "qps", "en"),
            ("", "; ; ,", "en"),
            ("lang=fr", "de", "fr"),
            ("lang=FR-ca", "de", "fr"),
            ("%6Cang=fr", "de", "fr"),
            ("lang=%66r", "de", "fr"),
            ("l+ang=fr", "de", "de"),
            ("lang=qps", "de", "qps"),
            ("lang=it", "de", "de"),
            ("x=1&lang=es", "", "es"),
        ] {
            let request = TestRequest::with_uri(&format!("/x?{query}"));
            let request = request.insert_header((ACCEPT_LANGUAGE, header));
            let language = of_request(&request.to_http_request());
            assert_eq!(language.tag(), tag, "{query} {header}");
        }
    }

    #[test]
    fn a_language_that_is_not_spoken_is_refused() {
        for (query, is_taken) in [
            ("", true),
            ("lang=de", true),
            ("lang=de-CH&x=1", true),
            ("lang=it", false),
            ("lang=", false),
            ("lang=de&lang=fr", false),
        ] {
            assert_eq!(check(query).is_ok(), is_taken, "{query}");
        }
    }
}
