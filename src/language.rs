//! The languages in which the service speaks to people. Text for programs (keys, notations, ids, codes) is the same
//! in all of them. The crates below write English and know no other language: `phrases` finds the message of an
//! English sentence, and translates it.

mod messages;
mod phrases;
mod rules;
mod tag;

use tessera_operations::puzzles::Day;
use tessera_operations::rulebook::Rulebook;
use tessera_pictures::Words;

#[cfg(test)]
pub(crate) use messages::SERVICE;
pub use messages::Value;
pub use tag::Language;

impl Language {
    /// A message with values put into it. The tests search the source for ids of messages, so callers write them as
    /// literals.
    pub fn say(self, id: &str, values: &[(&'static str, Value)]) -> String {
        messages::say(self, id, values)
    }

    /// The translation of a sentence of the crates below. A sentence without a message stays English.
    pub fn translated(self, english: &str) -> String {
        let other = phrases::translated(self, english);
        other.unwrap_or_else(|| english.to_owned())
    }

    /// [`Language::translated`] as a function pointer.
    pub fn words(self) -> Words {
        match self {
            Language::English => str::to_owned,
            Language::German => |english| Language::German.translated(english),
            Language::Spanish => |english| Language::Spanish.translated(english),
            Language::French => |english| Language::French.translated(english),
            Language::Pseudo => |english| Language::Pseudo.translated(english),
        }
    }

    /// The words for calls; `None` for English, which is their default.
    pub fn other_words(self) -> Option<Words> {
        (self != Language::English).then(|| self.words())
    }

    /// True if a sentence of the crates below has a message, alone or together with others.
    pub fn knows(english: &str) -> bool {
        phrases::translated(Language::Pseudo, english).is_some()
    }

    /// The name under which a game was published in this language; `english` is its English name.
    pub fn name_of_game(self, english: &str) -> String {
        self.translated(english)
    }

    /// The rules of a game in this language.
    pub fn rulebook(self, english: &'static Rulebook) -> &'static Rulebook {
        rules::rulebook(self, english)
    }

    /// The title of the puzzle of a day; `name` is the English name of the game.
    pub fn puzzle_of_day(self, name: &str, day: Day) -> String {
        self.puzzle_of_date(&self.name_of_game(name), &self.date(day))
    }

    /// Like [`Language::puzzle_of_day`], with the name of the game and the date in this language.
    pub fn puzzle_of_date(self, game: &str, date: &str) -> String {
        let values = [
            ("game", game.to_owned().into()),
            ("date", date.to_owned().into()),
        ];
        self.say("puzzle-of-day", &values)
    }

    /// A date for use in a sentence.
    pub fn date(self, day: Day) -> String {
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

#[cfg(test)]
mod tests;
