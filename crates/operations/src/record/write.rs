//! Writing of a record as text.

use super::comment::{write_comment, write_text};
use super::result::shares;
use super::tags::write_tags;
use super::tree::{GameRecord, RecordMove};
use crate::wire::Int;

/// Width at which lines are broken where possible.
const WIDTH: usize = 100;

/// Writes a checked record as text; `seats` is the number of seats of its game.
pub fn write(record: &GameRecord, seats: usize) -> String {
    let mut text = Text { written: write_tags(record, seats), column: 0, glued: true };
    text.written.push('\n');
    if let Some(comment) = &record.comment {
        text.word(&write_text(comment));
    }
    text.line(&record.moves, 1);
    text.word(&shares(record.result.as_ref(), seats));
    text.written.push('\n');
    text.written
}

/// A text that is built from words and broken into lines.
struct Text {
    written: String,
    /// Characters in the last line.
    column: usize,
    /// True if the next word follows without a space.
    glued: bool,
}

impl Text {
    fn line(&mut self, moves: &[RecordMove], first: usize) {
        for (number, m) in (first..).zip(moves) {
            self.word(&format!("{number}. {}", m.r#move));
            for Int(nag) in &m.nags {
                self.word(&format!("${nag}"));
            }
            let comment = write_comment(m);
            if !comment.is_empty() {
                self.word(&comment);
            }
            for variation in &m.variations {
                self.word("(");
                self.glued = true;
                if let Some(comment) = &variation.comment {
                    self.word(&write_text(comment));
                }
                self.line(&variation.moves, number);
                self.written.push(')');
                self.column += 1;
            }
        }
    }

    fn word(&mut self, word: &str) {
        let length = word.chars().take_while(|&c| c != '\n').count();
        if !self.glued {
            let fits = self.column + 1 + length <= WIDTH;
            self.written.push(if fits { ' ' } else { '\n' });
            self.column = if fits { self.column + 1 } else { 0 };
        }
        self.written.push_str(word);
        self.column = match word.rfind('\n') {
            Some(end) => word[end + 1..].chars().count(),
            None => self.column + length,
        };
        self.glued = false;
    }
}
