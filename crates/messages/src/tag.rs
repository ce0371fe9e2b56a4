//! The languages of the service.

use std::fmt;

/// A language that the service speaks.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Language {
    /// The default language.
    #[default]
    English,
    /// Informal, with "du".
    German,
    /// Informal, with "tú".
    Spanish,
    /// Formal, with "vous".
    French,
    /// English with accents on every letter: text without accents is not translated. It is not offered to callers.
    Pseudo,
}

impl Language {
    /// The languages on offer.
    pub const OFFERED: [Language; 4] =
        [Language::English, Language::German, Language::Spanish, Language::French];

    /// Its tag (BCP 47).
    pub const fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
            Language::Spanish => "es",
            Language::French => "fr",
            Language::Pseudo => "qps",
        }
    }

    /// The language of a tag; a regional tag (`de-AT`) gives the language itself.
    pub fn of_tag(tag: &str) -> Option<Language> {
        let primary = tag.split('-').next().unwrap_or_default();
        let known = Language::OFFERED.into_iter().chain([Language::Pseudo]);
        known.into_iter().find(|language| language.tag().eq_ignore_ascii_case(primary))
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}
