//! Sheets of puzzles to print: a week of a game's puzzles of the day, or a set of puzzles.

use std::iter::successors;
use std::sync::Arc;

use clap::ValueEnum;
use serde::Deserialize;
use tessera_operations::game::WireGame;
use tessera_operations::puzzles::{Day, FIRST_DAY, SolutionStep, id_of, question_of, steps_of};
use tessera_pictures::{Paper, Printed, Section, SheetWords, Theme, View, sheet, sheets_of};
use tessera_puzzles::puzzle::Puzzle;
use tessera_rules::game::quoted;

use super::problem::{Code, Problem};
use crate::language::{Language, date};

/// Days of a week.
const WEEK: usize = 7;

/// A size of paper, with its name in queries and on the command line.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize, ValueEnum)]
#[serde(rename_all = "snake_case")]
pub(crate) enum PaperName {
    #[default]
    A4,
    Letter,
}

impl From<PaperName> for Paper {
    fn from(name: PaperName) -> Paper {
        match name {
            PaperName::A4 => Paper::A4,
            PaperName::Letter => Paper::Letter,
        }
    }
}

/// The seven days up to `last`, or fewer near the first day.
pub(crate) fn week_to(last: Day) -> Vec<Day> {
    let days = successors(Some(FIRST_DAY), |day| Some(day.next()));
    let mut days: Vec<Day> = days.take_while(|day| *day <= last).collect();
    days.split_off(days.len().saturating_sub(WEEK))
}

/// The ids of each game, in the order of `games`. An id belongs to the game whose id it begins with. A single game
/// gets all ids.
///
/// # Errors
/// [`Code::UnknownPuzzle`] for an id of no game.
pub(crate) fn ids_by_game(
    games: &[&str],
    mut ids: Vec<String>,
) -> Result<Vec<Vec<String>>, Problem> {
    if games.len() == 1 {
        return Ok(vec![ids]);
    }
    let own = |game: &&str| ids.extract_if(.., |id| id.starts_with(game)).collect();
    let by_game = games.iter().map(own).collect();
    match ids.first() {
        None => Ok(by_game),
        Some(id) => {
            let detail = format!("{id} is no puzzle of any game", id = quoted(id));
            Err(Problem::new(Code::UnknownPuzzle, detail).of_parameter("ids"))
        }
    }
}

/// The printed puzzles of a game, each with its day if it is a daily puzzle.
pub(crate) fn section<G: WireGame>(
    language: Language,
    is_week: bool,
    puzzles: &[(Arc<Puzzle<G>>, Option<Day>)],
) -> Section {
    let game = [("game", G::NAME.into())];
    let title = match is_week {
        true => language.say("sheet-of-week", &game),
        false => language.say("sheet-of-set", &game),
    };
    let printed = |(puzzle, day): &(Arc<Puzzle<G>>, Option<Day>)| printed(language, puzzle, *day);
    Section {
        solutions: language.say("sheet-solutions", &[("title", title.clone().into())]),
        title,
        puzzles: puzzles.iter().map(printed).collect(),
    }
}

fn printed<G: WireGame>(language: Language, puzzle: &Puzzle<G>, day: Option<Day>) -> Printed {
    let level = ("level", puzzle.level().number().into());
    let heading = match day {
        Some(day) => language.say("sheet-day", &[level, ("date", date(language, day).into())]),
        None => language.say("sheet-puzzle", &[level, ("rating", puzzle.rating.into())]),
    };
    let question = question_of(puzzle).in_language(language);
    let values = [("puzzle", heading.clone().into()), ("question", question.clone().into())];
    let steps = steps_of(puzzle).into_iter();
    let step = |step: SolutionStep| step.text.0.in_language(language);
    Printed {
        heading,
        question,
        answer: language.say("sheet-answer", &values),
        scene: puzzle.position.scene(&View { language, ..View::plain(Theme::Light) }),
        solution: steps.map(step).collect(),
        id: id_of(puzzle),
    }
}

/// The sheets as a PDF.
///
/// # Errors
/// [`Code::Internal`] for a defect.
pub(crate) fn to_pdf(
    language: Language,
    paper: Paper,
    sections: &[Section],
) -> Result<Vec<u8>, Problem> {
    let title = match sections {
        [section] => section.title.clone(),
        _ => language.say("sheet-of-all", &[]),
    };
    let count = sheets_of(sections);
    let place = |number: usize| {
        let values = [("number", number.into()), ("count", count.into())];
        language.say("sheet-place", &values)
    };
    let places: Vec<String> = (1..=count).map(place).collect();
    let words = SheetWords { language: language.tag(), title: &title, places: &places };
    let written = sheet(&words, paper, sections);
    written.map_err(|error| Problem::new(Code::Internal, error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_week_ends_with_its_last_day() {
        let days = |last: &str| -> Vec<String> {
            let days = week_to(Day::read(last).unwrap());
            days.iter().map(Day::to_string).collect()
        };
        let week = days("2026-03-03");
        assert_eq!((week.len(), &*week[0], &*week[6]), (7, "2026-02-25", "2026-03-03"));
        assert_eq!(days("2026-01-02"), ["2026-01-01", "2026-01-02"]);
        assert!(days("2025-12-31").is_empty());
    }
}
