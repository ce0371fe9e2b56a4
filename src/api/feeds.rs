//! Feeds of the daily puzzles, of one game or of all: Atom, JSON Feed, iCalendar. Their contents follow from the day
//! alone, so no puzzle has to be computed for them.

mod atom;
mod calendar;
mod content;
mod json;

use tessera_messages::Id;
use tessera_operations::each_game;
use tessera_operations::game::WireGame;
use tessera_operations::puzzles::{Day, FIRST_DAY};
use tessera_pictures::Picture as _;

pub(super) use content::Form;
use content::{Entry, Feed};
pub(super) use json::JsonFeed;

use crate::api::problem::Problem;
use crate::language::{Language, puzzle_of_day};

/// Days of a feed, including today. A calendar has every day since the first.
const DAYS: i64 = 14;
const SECONDS_PER_DAY: i64 = 86_400;

/// All games, in place of a game's id.
pub(crate) const ALL: &str = "all";

/// The feed of a game, or of [`ALL`] games, in a language, for a service at this address. `now` is in seconds since
/// 1970-01-01 00:00 UTC. If the language was `named` by the request, the addresses in the feed name it, too.
///
/// # Errors
/// [`crate::api::problem::Code::Internal`] for a defect.
pub(super) fn feed(
    game: &str,
    form: Form,
    (language, named): (Language, Option<Language>),
    base: &str,
    now: i64,
) -> Result<String, Problem> {
    let games = each_game!(G => (G::ID, G::NAME)).into_iter();
    let chosen: Vec<(&str, Id)> = games.filter(|(id, _)| game == ALL || *id == game).collect();
    let title = match &*chosen {
        [(_, name)] => language.say("feed-title", &[("game", (*name).into())]),
        _ => language.say("feed-title-all", &[]),
    };
    let query = named.map_or(String::new(), |language| format!("?lang={language}"));
    let query = query.as_str();
    let page = match game {
        ALL => format!("{base}/{query}"),
        id => format!("{base}/{query}#/{id}/puzzle"),
    };
    let most = match form {
        Form::Calendar => i64::MAX,
        Form::Atom | Form::Json => DAYS,
    };
    let days = (0..most).map_while(|back| Day::of_unix_time(now - back * SECONDS_PER_DAY));
    let days = days.take_while(|day| *day >= FIRST_DAY);
    let entries_of = |day: Day| {
        let sentence = language.say("feed-entry", &[("level", day.difficulty().number().into())]);
        let entry = move |(id, name): &(&str, Id)| Entry {
            day,
            id: tag(&format!("daily/{id}/{day}")),
            address: format!("{base}/daily/{id}/{day}{query}"),
            title: puzzle_of_day(language, *name, day),
            sentence: sentence.clone(),
        };
        chosen.iter().map(entry).collect::<Vec<Entry>>()
    };
    let entries = days.flat_map(entries_of);
    let feed = Feed {
        title,
        language,
        address: format!("{base}/feeds/{game}.{}{query}", form.name()),
        page,
        id: tag(&format!("feeds/{game}")),
        entries: entries.collect(),
    };
    match form {
        Form::Atom => Ok(atom::write(&feed)),
        Form::Json => json::write(feed).map_err(Problem::unwritable),
        Form::Calendar => Ok(calendar::write(&feed)),
    }
}

/// A permanent name (RFC 4151).
fn tag(path: &str) -> String {
    format!("tag:tessera,2026:{path}")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 2026-11-22, 00:00 UTC.
    const MIDNIGHT: i64 = 1_795_305_600;

    #[test]
    fn a_new_day_appears_at_midnight() {
        for form in [Form::Atom, Form::Json, Form::Calendar] {
            for game in ["octopus", ALL] {
                let english = (Language::English, None);
                let at = |now| feed(game, form, english, "https://host", now).unwrap();
                let (before, after) = (at(MIDNIGHT - 1), at(MIDNIGHT));
                assert!(!before.contains("/daily/octopus/2026-11-22"));
                assert!(before.contains("/daily/octopus/2026-11-08"));
                assert!(after.contains("/daily/octopus/2026-11-22"));
                let is_calendar = form == Form::Calendar;
                assert_eq!(after.contains("/daily/octopus/2026-11-08"), is_calendar);
                assert_eq!(after, at(MIDNIGHT + SECONDS_PER_DAY - 1));
                assert_eq!(after.contains("/daily/temple/"), game == ALL);
            }
        }
    }

    #[test]
    fn feeds_have_no_entries_before_the_first_day() {
        let english = (Language::English, None);
        let first = FIRST_DAY.to_string();
        let second_day = 1_767_225_600 + SECONDS_PER_DAY;
        let text = feed("temple", Form::Json, english, "https://host", second_day);
        let text = text.unwrap();
        assert_eq!(text.matches("\"url\"").count(), 2);
        assert!(text.contains(&first) && !text.contains("2025-"));
        let calendar = feed(ALL, Form::Calendar, english, "https://host", MIDNIGHT).unwrap();
        // 22 November is the 326th day of the year.
        assert_eq!(calendar.matches("BEGIN:VEVENT").count(), 5 * 326);
        assert!(calendar.contains(&format!("/daily/temple/{first}")) && !calendar.contains("2025"));
    }
}
