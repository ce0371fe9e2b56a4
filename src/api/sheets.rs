//! Sheets of puzzles to print: a week of a game's puzzles of the day, or a set of puzzles.

use std::iter::successors;

use clap::ValueEnum;
use serde::Deserialize;
use tessera_calls::game::WireGame;
use tessera_calls::puzzles::{Day, FIRST_DAY, id_of, question_of, solved};
use tessera_pictures::{Paper, Printed, Theme, View, sheet};
use tessera_puzzles::attempt::Puzzle;

use super::problem::{Code, Problem};

/// Days of a week.
const WEEK: usize = 7;

/// A size of paper, as queries and the command line name it.
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

/// The seven days that end with this one, or as many as there are.
pub(crate) fn week_to(last: Day) -> Vec<Day> {
    let days = successors(Some(FIRST_DAY), |day| Some(day.next()));
    let mut days: Vec<Day> = days.take_while(|day| *day <= last).collect();
    days.split_off(days.len().saturating_sub(WEEK))
}

/// A puzzle as it is printed, with its day if it is that of one.
pub(crate) fn printed<G: WireGame>(puzzle: &Puzzle<G>, day: Option<Day>) -> Printed {
    let level = puzzle.difficulty.number();
    let steps = solved(puzzle).steps.into_iter();
    Printed {
        heading: match day {
            Some(day) => format!("{day}, level {level}"),
            None => format!("Level {level}, rating {}", puzzle.rating),
        },
        question: question_of(puzzle),
        scene: puzzle.position.scene(&View::plain(Theme::Light)),
        solution: steps
            .map(|step| format!("{}: {}", step.r#move, step.text))
            .collect(),
        id: id_of(puzzle),
    }
}

/// The sheets as a PDF.
///
/// # Errors
/// [`Code::Internal`] for a defect.
pub(crate) fn to_pdf<G: WireGame>(
    paper: Paper,
    is_week: bool,
    puzzles: &[Printed],
) -> Result<Vec<u8>, Problem> {
    let title = match is_week {
        true => format!("{}: a week of puzzles", G::SCHEMA_PREFIX),
        false => format!("{} puzzles", G::SCHEMA_PREFIX),
    };
    let written = sheet(&title, paper, puzzles);
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
        assert_eq!(
            (week.len(), &*week[0], &*week[6]),
            (7, "2026-02-25", "2026-03-03")
        );
        assert_eq!(days("2026-01-02"), ["2026-01-01", "2026-01-02"]);
        assert!(days("2025-12-31").is_empty());
    }
}
