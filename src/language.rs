//! The languages in which the service speaks to people. What programs read (keys, notations, ids, codes) is the same in all
//! of them. The crates below speak English and know of no other language: `phrases` finds which message a sentence of
//! theirs is, and says it in another one.

mod messages;
mod phrases;
mod rules;
mod tag;

use tessera_calls::puzzles::Day;
use tessera_calls::rulebook::Rulebook;
use tessera_pictures::Words;

#[cfg(test)]
pub(crate) use messages::SERVICE;
pub use messages::Value;
pub use tag::Language;

impl Language {
    /// A message with values put into it. The tests find every message that the source asks for, so the id is written out.
    pub fn say(self, id: &str, values: &[(&'static str, Value)]) -> String {
        messages::say(self, id, values)
    }

    /// What a sentence of the crates below says, in this language. A sentence that is no message stays English.
    pub fn translated(self, english: &str) -> String {
        let other = phrases::translated(self, english);
        other.unwrap_or_else(|| english.to_owned())
    }

    /// As [`Language::translated`], where a function is wanted.
    pub fn words(self) -> Words {
        match self {
            Language::English => str::to_owned,
            Language::German => |english| Language::German.translated(english),
            Language::Spanish => |english| Language::Spanish.translated(english),
            Language::French => |english| Language::French.translated(english),
            Language::Pseudo => |english| Language::Pseudo.translated(english),
        }
    }

    /// The words of calls, which say everything in English unless they are given others.
    pub fn other_words(self) -> Option<Words> {
        (self != Language::English).then(|| self.words())
    }

    /// Whether a sentence of the crates below is in the messages, alone or with others.
    pub fn knows(english: &str) -> bool {
        phrases::translated(Language::Pseudo, english).is_some()
    }

    /// The name under which a game was published where this language is spoken; `english` is its English one.
    pub fn name_of_game(self, english: &str) -> String {
        self.translated(english)
    }

    /// The rules of a game in this language.
    pub fn rulebook(self, english: &'static Rulebook) -> &'static Rulebook {
        rules::rulebook(self, english)
    }

    /// What the puzzle of a day is called; `name` is the game's in English.
    pub fn puzzle_of_day(self, name: &str, day: Day) -> String {
        self.puzzle_of_date(&self.name_of_game(name), &self.date(day))
    }

    /// As [`Language::puzzle_of_day`], with the name of the game and the date in this language.
    pub fn puzzle_of_date(self, game: &str, date: &str) -> String {
        let values = [
            ("game", game.to_owned().into()),
            ("date", date.to_owned().into()),
        ];
        self.say("puzzle-of-day", &values)
    }

    /// A day as a date in a sentence.
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
