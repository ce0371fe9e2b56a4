//! The languages in which the service speaks to people. Text for programs (keys, notations, ids, codes) is the same
//! in all of them. The messages come from `tessera_messages`.

mod rules;

use tessera_messages::Id;
use tessera_operations::json::write::Written;
use tessera_operations::problem::Problem;
use tessera_operations::puzzles::Day;

pub use rules::rulebook;
pub use tessera_messages::Language;

/// The title of a game's puzzle of a day.
pub fn puzzle_of_day(language: Language, game: Id, day: Day) -> String {
    let values = [("game", game.into()), ("date", date(language, day).into())];
    language.say("puzzle-of-day", &values)
}

/// A date for use in a sentence.
pub fn date(language: Language, day: Day) -> String {
    let text = day.to_string();
    let mut parts = text.split('-');
    let mut number = || parts.next().and_then(|digits| digits.parse::<u32>().ok());
    match (number(), number(), number()) {
        (Some(year), Some(month), Some(day)) => {
            let values = [("year", year.into()), ("month", month.into()), ("day", day.into())];
            language.say("date", &values)
        }
        _ => text,
    }
}

/// Renders the messages of a JSON text on this thread.
///
/// # Errors
/// [`tessera_operations::problem::Code::Internal`] if a message is damaged.
pub fn in_words_of(language: Language, text: Written) -> Result<Vec<u8>, Problem> {
    (text.said(|text| text.in_language(language))).map_err(Problem::unwritable)
}

/// [`in_words_of`] English, for callers without a language.
///
/// # Errors
/// As [`in_words_of`].
pub fn in_english(json: Vec<u8>) -> Result<Vec<u8>, Problem> {
    in_words_of(Language::English, json.into())
}

#[cfg(test)]
mod tests;
