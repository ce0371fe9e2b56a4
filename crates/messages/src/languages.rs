//! The messages of each language, in the syntax of Project Fluent.

use std::borrow::Cow;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::tag::Language;
use crate::text::{Join, Text};

/// The texts of pictures and all other messages of a language.
macro_rules! of_language {
    ($tag:literal) => {
        concat!(
            include_str!(concat!("../pictures/", $tag, ".ftl")),
            "\n",
            include_str!(concat!("../languages/", $tag, ".ftl"))
        )
    };
}

/// The messages of each language.
pub const MESSAGES: [(Language, &str); 4] = [
    (Language::English, of_language!("en")),
    (Language::German, of_language!("de")),
    (Language::Spanish, of_language!("es")),
    (Language::French, of_language!("fr")),
];

/// Messages of the page, including the questions of puzzles.
pub const PAGE: [(Language, &str); 4] = [
    (Language::English, include_str!("../../../web/messages/en.ftl")),
    (Language::German, include_str!("../../../web/messages/de.ftl")),
    (Language::Spanish, include_str!("../../../web/messages/es.ftl")),
    (Language::French, include_str!("../../../web/messages/fr.ftl")),
];

type Bundle = FluentBundle<FluentResource>;

static ENGLISH: LazyLock<Bundle> = LazyLock::new(|| bundle(Language::English, None));
static GERMAN: LazyLock<Bundle> = LazyLock::new(|| bundle(Language::German, None));
static SPANISH: LazyLock<Bundle> = LazyLock::new(|| bundle(Language::Spanish, None));
static FRENCH: LazyLock<Bundle> = LazyLock::new(|| bundle(Language::French, None));
static PSEUDO: LazyLock<Bundle> = LazyLock::new(|| bundle(Language::English, Some(accented)));

fn bundle_of(language: Language) -> &'static Bundle {
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
    for files in [PAGE, MESSAGES] {
        let text = files.iter().find(|(known, _)| *known == language);
        let text = text.map_or(files[0].1, |(_, text)| text);
        // A message that does not parse is missing; a test checks that all parse.
        let (Ok(resource) | Err((resource, _))) = FluentResource::try_new(text.to_owned());
        bundle.add_resource_overriding(resource);
    }
    bundle
}

impl Language {
    /// A message with values put into it; its id if there is no such message or a value is missing.
    pub fn say(self, id: &str, values: &[(&str, Text)]) -> String {
        let values = values.iter().map(|(name, value)| (*name, value));
        self.format(id, values)
    }

    /// [`Language::say`]. Tests check ids and values, so nothing is missing.
    fn format<'a>(self, id: &str, values: impl Iterator<Item = (&'a str, &'a Text)>) -> String {
        let bundle = bundle_of(self);
        let pattern = bundle.get_message(id).and_then(|message| message.value());
        debug_assert!(pattern.is_some(), "there is no message {id} in {self}");
        let args: FluentArgs<'_> = values.map(|(name, value)| (name, value.value(self))).collect();
        let mut errors = Vec::new();
        let text = pattern.map(|pattern| bundle.format_pattern(pattern, Some(&args), &mut errors));
        debug_assert!(errors.is_empty(), "{id} in {self}: {errors:?}");
        text.map_or_else(|| id.to_owned(), Cow::into_owned)
    }
}

impl Text {
    /// The text in a language.
    pub fn in_language(&self, language: Language) -> String {
        match self {
            Text::Plain(text) => text.clone().into_owned(),
            Text::Number(number) => number.to_string(),
            Text::Message(message) => {
                let args = message.args.iter();
                language.format(&message.id, args.map(|(name, value)| (&**name, value)))
            }
            Text::List(join, items) => joined(language, *join, items),
        }
    }

    fn value(&self, language: Language) -> FluentValue<'_> {
        match self {
            Text::Number(number) => (*number).into(),
            // Numbers in a text select plural forms, too.
            Text::Plain(text) => match text.parse::<i64>() {
                Ok(number) if number.to_string() == *text => match Text::from(number) {
                    Text::Plain(beyond) => beyond.into(),
                    _ => number.into(),
                },
                _ => (&**text).into(),
            },
            other => other.in_language(language).into(),
        }
    }
}

/// The items of a list in one text.
fn joined(language: Language, join: Join, items: &[Text]) -> String {
    let items: Vec<String> = (items.iter()).map(|item| item.in_language(language)).collect();
    match (join, items.as_slice()) {
        (Join::Commas, _) => items.join(", "),
        (Join::Sentences, _) => items.join(" "),
        (_, []) => String::new(),
        (_, [only]) => only.clone(),
        (Join::And, [first @ .., last]) => {
            let values = [("first", Text::from(first.join(", "))), ("last", last.clone().into())];
            language.say("list-and", &values)
        }
        (Join::Clauses, [first, rest @ ..]) => rest.iter().fold(first.clone(), |first, last| {
            let values = [("first", Text::from(first)), ("last", last.clone().into())];
            language.say("list-clauses", &values)
        }),
    }
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
