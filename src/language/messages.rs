//! The messages of each language, embedded in the binary, in the syntax of Project Fluent.

use std::borrow::Cow;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use super::tag::Language;

/// A value of a message: a text or a number.
pub type Value = FluentValue<'static>;

/// Messages of the service, by language.
pub(crate) const SERVICE: [(Language, &str); 4] = [
    (Language::English, include_str!("en.ftl")),
    (Language::German, include_str!("de.ftl")),
    (Language::Spanish, include_str!("es.ftl")),
    (Language::French, include_str!("fr.ftl")),
];
/// Messages of the page, including the questions of puzzles.
pub(crate) const PAGE: [(Language, &str); 4] = [
    (Language::English, include_str!("../../web/messages/en.ftl")),
    (Language::German, include_str!("../../web/messages/de.ftl")),
    (Language::Spanish, include_str!("../../web/messages/es.ftl")),
    (Language::French, include_str!("../../web/messages/fr.ftl")),
];

type Bundle = FluentBundle<FluentResource>;

static ENGLISH: LazyLock<Bundle> = LazyLock::new(|| bundle(Language::English, None));
static GERMAN: LazyLock<Bundle> = LazyLock::new(|| bundle(Language::German, None));
static SPANISH: LazyLock<Bundle> = LazyLock::new(|| bundle(Language::Spanish, None));
static FRENCH: LazyLock<Bundle> = LazyLock::new(|| bundle(Language::French, None));
static PSEUDO: LazyLock<Bundle> = LazyLock::new(|| bundle(Language::English, Some(accented)));

fn spoken(language: Language) -> &'static Bundle {
    match language {
        Language::English => &ENGLISH,
        Language::German => &GERMAN,
        Language::Spanish => &SPANISH,
        Language::French => &FRENCH,
        Language::Pseudo => &PSEUDO,
    }
}

fn bundle(language: Language, transform: Option<fn(&str) -> Cow<'_, str>>) -> Bundle {
    let tag: LanguageIdentifier = language.tag().parse().unwrap_or_default();
    let mut bundle = Bundle::new_concurrent(vec![tag]);
    // Marks around values are only needed for lines that are written in both directions.
    bundle.set_use_isolating(false);
    bundle.set_transform(transform);
    // The page's messages first: a message of the service replaces one of the page.
    for resource in [resource(language, &PAGE), resource(language, &SERVICE)] {
        bundle.add_resource_overriding(resource);
    }
    bundle
}

/// The messages of a language. Tests check that they parse; a message that does not parse would be missing.
fn resource(language: Language, files: &[(Language, &'static str)]) -> FluentResource {
    let text = files.iter().find(|(known, _)| *known == language);
    let text = text.map_or("", |(_, text)| text).to_owned();
    FluentResource::try_new(text).unwrap_or_else(|(read, errors)| {
        tracing::error!(%language, ?errors, "messages can't be read");
        read
    })
}

/// A message of a language with values put into it.
pub(super) fn say(language: Language, id: &str, values: &[(&'static str, Value)]) -> String {
    said(language, id, values).unwrap_or_else(|| {
        tracing::error!(%language, id, "there is no such message");
        id.to_owned()
    })
}

/// Like [`say`]; `None` if there is no such message, or a value is missing.
pub(super) fn said(
    language: Language,
    id: &str,
    values: &[(&'static str, Value)],
) -> Option<String> {
    let bundle = spoken(language);
    let pattern = bundle.get_message(id)?.value()?;
    let args: FluentArgs<'_> = values.iter().cloned().collect();
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(&args), &mut errors);
    errors.is_empty().then(|| text.into_owned())
}

/// A text with accents on all its letters.
fn accented(text: &str) -> Cow<'_, str> {
    const ACCENTED: [&str; 2] = ["áƀçđéƒǧħíĵķłḿñóþɋřšţúṽŵẋýž", "ÁƁÇĐÉƑǦĦÍĴĶŁḾÑÓÞɊŘŠŢÚṼŴẊÝŽ"];
    let accented = |c: char| {
        let (alphabet, first) = match c {
            'a'..='z' => (ACCENTED[0], 'a'),
            'A'..='Z' => (ACCENTED[1], 'A'),
            _ => return c,
        };
        let place = c as usize - first as usize;
        alphabet.chars().nth(place).unwrap_or(c)
    };
    text.chars().map(accented).collect::<String>().into()
}
