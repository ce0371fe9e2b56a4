//! The languages in which the service speaks to people. Text for programs (keys, notations, ids, codes) is the same
//! in all of them. The messages come from `tessera_messages`.

mod rules;

use tessera_messages::Id;
use tessera_operations::json::write::Written;
use tessera_operations::problem::Problem;
use tessera_operations::puzzles::Day;
use tessera_operations::rulebook::Rulebook;

pub use tessera_messages::Language;

/// Texts of the service in a language.
pub trait Spoken: Sized {
    /// The rules of a game in this language.
    fn rulebook(self, english: &'static Rulebook) -> &'static Rulebook;

    /// The title of a game's puzzle of a day.
    fn puzzle_of_day(self, game: Id, day: Day) -> String;

    /// A date for use in a sentence.
    fn date(self, day: Day) -> String;
}

impl Spoken for Language {
    fn rulebook(self, english: &'static Rulebook) -> &'static Rulebook {
        rules::rulebook(self, english)
    }

    fn puzzle_of_day(self, game: Id, day: Day) -> String {
        let values = [("game", game.into()), ("date", self.date(day).into())];
        self.say("puzzle-of-day", &values)
    }

    fn date(self, day: Day) -> String {
        let text = day.to_string();
        let mut parts = text.split('-');
        let mut number = || parts.next().and_then(|digits| digits.parse::<u32>().ok());
        match (number(), number(), number()) {
            (Some(year), Some(month), Some(day)) => {
                let values = [("year", year.into()), ("month", month.into()), ("day", day.into())];
                self.say("date", &values)
            }
            _ => text,
        }
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
