//! The forms in which puzzles are written in bulk.

use std::io::{self, Write};

use clap::ValueEnum;
use csv::{QuoteStyle, Terminator, WriterBuilder};
use serde::Serialize;
use tessera_operations::game::WireGame;
use tessera_operations::problem::Problem;
use tessera_operations::puzzles::{SolutionAnswer, explained};
use tessera_operations::record::{GameRecord, RecordInput, RecordMove, check, write};
use tessera_pictures::{Theme, View, svg};
use tessera_puzzles::puzzle::Puzzle;

use crate::api::links::escaped;
use crate::language::in_english;

/// A form of a file of puzzles.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum Format {
    /// One JSON object a line.
    Jsonl,
    /// A table with a header line (RFC 4180).
    Csv,
    /// The text of a record for each puzzle, with the solution as its moves.
    Record,
    /// Notes that Anki imports as text: picture and question in front, the solution behind.
    Anki,
}

/// The columns of the table.
const COLUMNS: [&str; 11] = [
    "number", "game", "type", "id", "key", "seat", "rating", "level", "themes", "question",
    "solution",
];

/// The file header for Anki. Column 1 identifies the note, so that a second import updates it; column 4 has its tags,
/// and the columns in between are its fields.
const ANKI_HEAD: &str = "#separator:tab\n#html:true\n#guid column:1\n#tags column:4\n";

/// A puzzle with the members of the JSON.
#[derive(Serialize)]
struct Row {
    /// The puzzle's number under its seed.
    number: u64,
    game: &'static str,
    r#type: &'static str,
    key: String,
    seat: usize,
    rating: u32,
    level: u8,
    #[serde(flatten)]
    solution: SolutionAnswer,
}

impl Format {
    /// The text before the first puzzle.
    pub(super) fn head(self) -> String {
        match self {
            Format::Jsonl | Format::Record => String::new(),
            Format::Csv => COLUMNS.join(",") + "\r\n",
            Format::Anki => ANKI_HEAD.to_owned(),
        }
    }

    /// Adds a puzzle.
    ///
    /// # Errors
    /// Only defects: errors of writing into memory, and a solution that is not a record.
    pub(super) fn write<G: WireGame>(
        self,
        number: u64,
        puzzle: &Puzzle<G>,
        out: &mut Vec<u8>,
    ) -> io::Result<()> {
        let row = Row {
            number,
            game: G::ID,
            r#type: G::KINDS[puzzle.kind].id,
            key: puzzle.position.key(),
            seat: puzzle.solver().index(),
            rating: puzzle.rating,
            level: puzzle.level().number(),
            solution: explained(puzzle, |budget| budget).map_err(io::Error::other)?,
        };
        match self {
            Format::Jsonl => {
                let json =
                    serde_json::to_vec(&row).map_err(Problem::unwritable).and_then(in_english);
                out.extend(json.map_err(io::Error::other)?);
                out.write_all(b"\n")
            }
            Format::Csv => {
                let mut table = WriterBuilder::new();
                let table = table.terminator(Terminator::CRLF);
                Ok(table.from_writer(out).write_record(row.cells())?)
            }
            Format::Record => {
                let text = row.record::<G>().map_err(io::Error::other)?;
                // An empty line separates the records.
                writeln!(out, "{text}")
            }
            Format::Anki => {
                let picture = svg(&puzzle.position, &View::plain(Theme::Light), None);
                let mut notes = WriterBuilder::new();
                let notes = notes.delimiter(b'\t').quote_style(QuoteStyle::Always);
                Ok(notes.from_writer(out).write_record(row.note(&picture))?)
            }
        }
    }
}

impl Row {
    fn themes(&self) -> impl Iterator<Item = &str> {
        self.solution.themes.iter().map(|theme| theme.id)
    }

    /// The cells of the table, in the order of [`COLUMNS`].
    fn cells(self) -> [String; COLUMNS.len()] {
        let themes = self.themes().collect::<Vec<_>>().join(" ");
        [
            self.number.to_string(),
            self.game.to_owned(),
            self.r#type.to_owned(),
            self.solution.id,
            self.key,
            self.seat.to_string(),
            self.rating.to_string(),
            self.level.to_string(),
            themes,
            self.solution.question.to_string(),
            self.solution.moves.join(" "),
        ]
    }

    /// The text of a record: it begins at the puzzle's position, and its moves are the solution.
    fn record<G: WireGame>(self) -> Result<String, Problem> {
        let themes = self.themes().collect::<Vec<_>>().join(" ");
        let mut record = GameRecord {
            position: Some(self.key),
            comment: Some(self.solution.question.to_string()),
            ..GameRecord::default()
        };
        for (name, value) in [
            ("Puzzle", self.solution.id),
            ("PuzzleType", self.r#type.to_owned()),
            ("PuzzleRating", self.rating.to_string()),
            ("PuzzleThemes", themes),
        ] {
            if !value.is_empty() {
                record.tags.0.insert(name.to_owned(), value);
            }
        }
        let steps = self.solution.steps.into_iter();
        let moves = steps.map(|step| RecordMove {
            r#move: step.r#move,
            comment: Some(step.text.to_string()),
            ..RecordMove::default()
        });
        record.moves = moves.collect();
        let checked = check::<G>(RecordInput::Tree(Box::new(record)), None)?;
        Ok(write(&checked.record, checked.start.seats()))
    }

    /// The columns of a note: its id, its front, its back, its tags.
    fn note(&self, picture: &str) -> [String; 4] {
        // Wide pictures shrink to the width of a phone.
        let picture = picture.replacen("<svg ", "<svg style=\"max-width:100%;height:auto\" ", 1);
        let step = |m: &str, text: &str| format!("<b>{}</b> {}", escaped(m), escaped(text));
        let steps = self.solution.steps.iter();
        let steps: Vec<String> = steps.map(|s| step(&s.r#move, &s.text.to_string())).collect();
        let mut tags = vec![
            "tessera".to_owned(),
            format!("{}::{}", self.game, self.r#type),
            format!("level-{}", self.level),
        ];
        tags.extend(self.themes().map(str::to_owned));
        [
            self.solution.id.clone(),
            format!("{picture}<p>{}</p>", escaped(&self.solution.question.to_string())),
            steps.join("<br>"),
            tags.join(" "),
        ]
    }
}
