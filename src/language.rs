//! The languages in which the service speaks to people. Text for programs (keys, notations, ids, codes) is the same
//! in all of them. The messages come from `tessera_messages`. Texts that are not messages yet are English in the
//! crates below: `phrases` finds the message of an English sentence, and translates it.

mod phrases;
mod rules;

use tessera_messages::Text;
use tessera_operations::json::write::Written;
use tessera_operations::problem::Problem;
use tessera_operations::puzzles::Day;
use tessera_operations::rulebook::Rulebook;
use tessera_operations::sentence::ENGLISH;
use tessera_pictures::Words;

pub use tessera_messages::Language;

/// Texts of the service in a language.
pub trait Spoken: Sized {
    /// A text in this language; English that is not a message yet is translated.
    fn text(self, text: &Text) -> String;

    /// The translation of a sentence of the crates below. A sentence without a message stays English.
    fn translated(self, english: &str) -> String;

    /// [`Language::translated`] as a function pointer.
    fn words(self) -> Words;

    /// The words for calls; `None` for English, which is their default.
    fn other_words(self) -> Option<Words>;

    /// True if a sentence of the crates below has a message, alone or together with others.
    fn knows(english: &str) -> bool;

    /// The name under which a game was published in this language; `english` is its English name.
    fn name_of_game(self, english: &str) -> String;

    /// The rules of a game in this language.
    fn rulebook(self, english: &'static Rulebook) -> &'static Rulebook;

    /// The title of the puzzle of a day; `name` is the English name of the game.
    fn puzzle_of_day(self, name: &str, day: Day) -> String;

    /// Like [`Language::puzzle_of_day`], with the name of the game and the date in this language.
    fn puzzle_of_date(self, game: &str, date: &str) -> String;

    /// A date for use in a sentence.
    fn date(self, day: Day) -> String;
}

impl Spoken for Language {
    fn text(self, text: &Text) -> String {
        match text {
            Text::Plain(english) => self.translated(english),
            Text::Message(message) if message.id == ENGLISH => {
                let english = message.args.first().map(|(_, english)| english.to_string());
                self.translated(&english.unwrap_or_default())
            }
            text => text.in_language(self),
        }
    }

    fn translated(self, english: &str) -> String {
        let other = phrases::translated(self, english);
        other.unwrap_or_else(|| english.to_owned())
    }

    fn words(self) -> Words {
        match self {
            Language::English => str::to_owned,
            Language::German => |english| Language::German.translated(english),
            Language::Spanish => |english| Language::Spanish.translated(english),
            Language::French => |english| Language::French.translated(english),
            Language::Pseudo => |english| Language::Pseudo.translated(english),
        }
    }

    fn other_words(self) -> Option<Words> {
        (self != Language::English).then(|| self.words())
    }

    fn knows(english: &str) -> bool {
        phrases::translated(Language::Pseudo, english).is_some()
    }

    fn name_of_game(self, english: &str) -> String {
        self.translated(english)
    }

    fn rulebook(self, english: &'static Rulebook) -> &'static Rulebook {
        rules::rulebook(self, english)
    }

    fn puzzle_of_day(self, name: &str, day: Day) -> String {
        self.puzzle_of_date(&self.name_of_game(name), &self.date(day))
    }

    fn puzzle_of_date(self, game: &str, date: &str) -> String {
        let values = [
            ("game", game.to_owned().into()),
            ("date", date.to_owned().into()),
        ];
        self.say("puzzle-of-day", &values)
    }

    fn date(self, day: Day) -> String {
        let text = day.to_string();
        let mut parts = text.split('-');
        let mut number = || parts.next().and_then(|digits| digits.parse::<u32>().ok());
        match (number(), number(), number()) {
            (Some(year), Some(month), Some(day)) => {
                let values = [
                    ("year", year.into()),
                    ("month", month.into()),
                    ("day", day.into()),
                ];
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
    (text.said(|text| language.text(text))).map_err(Problem::unwritable)
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
