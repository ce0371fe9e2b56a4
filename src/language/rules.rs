//! The rules of the games in other languages, embedded in the binary. The English pages, which are binding, are in
//! `docs/rules/`.

use std::sync::LazyLock;

use tessera_operations::rulebook::{Rulebook, rulebook as english_rulebook};

use tessera_messages::Language;

/// A page of rules, with the id of its game.
type Page = (&'static str, &'static str);

/// The pages of a language.
macro_rules! pages {
    ($tag:literal) => {
        pages!($tag: "octopus" "themisto" "ingenious" "nebuchadnezzar" "temple")
    };
    ($tag:literal: $($game:literal)*) => {
        [$(($game, include_str!(concat!("rules/", $tag, "/", $game, ".md")))),*]
    };
}

const PAGES: [(Language, [Page; 5]); 3] = [
    (Language::German, pages!("de")),
    (Language::Spanish, pages!("es")),
    (Language::French, pages!("fr")),
];

static RULEBOOKS: LazyLock<Vec<(Language, Rulebook)>> = LazyLock::new(|| {
    let pages = PAGES.iter().flat_map(|(language, pages)| pages.map(|page| (*language, page)));
    let read = |(language, (game, page))| {
        let query = format!("&lang={language}");
        Some((language, english_rulebook(game)?.in_other_words(page, &query)))
    };
    pages.filter_map(read).collect()
});

/// The rules of a game in a language. Tests check that no page is missing. The pseudo-language has the English pages,
/// because accents would damage tables, links and pictures.
pub fn rulebook(language: Language, english: &'static Rulebook) -> &'static Rulebook {
    (RULEBOOKS.iter())
        .find(|(own, rules)| *own == language && rules.game == english.game)
        .map_or(english, |(_, rules)| rules)
}

#[cfg(test)]
mod tests;
