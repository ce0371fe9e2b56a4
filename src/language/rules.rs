//! The rules of the games in other languages, embedded in the binary. The English pages, which bind, are in `docs/rules/`.

use std::sync::LazyLock;

use tessera_calls::rulebook::{Rulebook, rulebook as english_rulebook};

use super::tag::Language;

/// The pages of a language, by the ids of games.
macro_rules! pages {
    ($tag:literal: $($game:literal)*) => {
        &[$(($game, include_str!(concat!("rules/", $tag, "/", $game, ".md")))),*]
    };
}

/// A page of rules, behind the id of its game.
type Page = (&'static str, &'static str);

const GERMAN: &[Page] = pages!("de": "octopus" "themisto" "ingenious" "nebuchadnezzar" "temple");
const SPANISH: &[Page] = pages!("es": "octopus" "themisto" "ingenious" "nebuchadnezzar" "temple");
const FRENCH: &[Page] = pages!("fr": "octopus" "themisto" "ingenious" "nebuchadnezzar" "temple");

/// The rules of a game in a language. Tests see to it that no page is missing.
pub(super) fn rulebook(language: Language, english: &'static Rulebook) -> &'static Rulebook {
    static TOLD: LazyLock<[Vec<Rulebook>; 3]> = LazyLock::new(|| {
        [
            read(Language::German, GERMAN),
            read(Language::Spanish, SPANISH),
            read(Language::French, FRENCH),
        ]
    });
    let [german, spanish, french] = &*TOLD;
    let told = match language {
        // Accents would damage tables, links and pictures.
        Language::English | Language::Pseudo => return english,
        Language::German => german,
        Language::Spanish => spanish,
        Language::French => french,
    };
    (told.iter().find(|rules| rules.game == english.game)).unwrap_or(english)
}

fn read(language: Language, pages: &[Page]) -> Vec<Rulebook> {
    let query = format!("&lang={language}");
    let told = (pages.iter()).filter_map(|(game, page)| {
        let english = english_rulebook(game)?;
        Some(english.in_other_words(page, &query))
    });
    told.collect()
}

#[cfg(test)]
mod tests;
