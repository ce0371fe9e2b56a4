//! The lines of a library's file.
//!
//! `#` begins a remark. `edition NUMBER DATE` begins an edition, which decides the days from a date on. The lines after
//! it came with the edition: puzzles, `withdrawn ID` for a puzzle that is no longer offered, and `substitute ID ID` for
//! days on which the second puzzle replaces the first. A puzzle is
//! `ID TYPE TASK RATING BEAUTY ESTIMATE THEMES POSITION`; the estimate is in hundredths, `-` for none, and the position
//! is given by its key.

use super::entry::{Edition, Entry, theme_bit};
use super::id::LibraryId;
use crate::day::Day;
use crate::game::PuzzleGame;
use crate::record::{Record, kind_named};

/// A line that can't be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("line {line} can't be read: {what}")]
pub struct LineError {
    /// Its number, from 1.
    pub line: usize,
    /// The part that is wrong.
    pub what: &'static str,
}

/// A line of the file.
#[derive(Debug)]
pub enum Line {
    /// A line that the program ignores.
    Remark,
    /// An edition begins.
    Edition(Edition),
    /// A puzzle.
    Puzzle(Entry),
    /// A puzzle is withdrawn.
    Withdrawn(LibraryId),
    /// The second puzzle replaces the first on its days.
    Substitute(LibraryId, LibraryId),
}

impl Line {
    /// Reads a line.
    ///
    /// # Errors
    /// The part that is wrong.
    pub fn read<G: PuzzleGame>(line: &str) -> Result<Line, &'static str> {
        let mut words = line.splitn(8, ' ');
        let mut word = || words.next().unwrap_or_default();
        let id = |text: &str| LibraryId::read_digits(text).ok_or("an id");
        match word() {
            "" => Ok(Line::Remark),
            first if first.starts_with('#') => Ok(Line::Remark),
            "edition" => Ok(Line::Edition(Edition {
                number: word().parse().map_err(|_| "a number")?,
                from: Day::read(word()).ok_or("a date")?,
            })),
            "withdrawn" => Ok(Line::Withdrawn(id(word())?)),
            "substitute" => Ok(Line::Substitute(id(word())?, id(word())?)),
            first => {
                let kind = kind_named::<G>(word()).ok_or("a type")?;
                Ok(Line::Puzzle(Entry {
                    id: id(first)?,
                    kind: u8::try_from(kind).map_err(|_| "a type")?,
                    task: word().parse().map_err(|()| "a task")?,
                    rating: word().parse().map_err(|_| "a rating")?,
                    beauty: word().parse().map_err(|_| "a number for beauty")?,
                    estimate: match word() {
                        "-" => None,
                        number => Some(number.parse().map_err(|_| "an estimate")?),
                    },
                    themes: themes::<G>(word()).ok_or("a theme")?,
                    key: word().into(),
                    added: 0,
                    withdrawn: None,
                }))
            }
        }
    }
}

fn themes<G: PuzzleGame>(text: &str) -> Option<u64> {
    match text {
        "-" => Some(0),
        list => list.split(',').try_fold(0, |set, theme| Some(set | theme_bit::<G>(theme)?)),
    }
}

/// The line of a puzzle, without the end of the line.
pub fn write<G: PuzzleGame>(game: &str, record: &Record<G>) -> String {
    let themes = match &*record.themes {
        [] => "-".to_owned(),
        themes => themes.join(","),
    };
    format!(
        "{} {} {} {} {} {} {themes} {}",
        record.library_id(game),
        G::KINDS[record.kind].id,
        record.task,
        record.rating,
        record.beauty,
        match record.estimate {
            Some(hundredths) => hundredths.to_string(),
            None => "-".to_owned(),
        },
        record.position.key(),
    )
}
