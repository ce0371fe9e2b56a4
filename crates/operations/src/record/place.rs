//! Places in a record: lines and columns in the text, pointers into the JSON.

use std::collections::HashMap;

use tessera_messages::{Text, message};

use super::limits::Excess;
use crate::problem::{Code, Problem};
use crate::text_place::TextPlace;

/// Places of the parts of a record in its text.
#[derive(Debug, Clone, Default)]
pub struct Places {
    /// The tags, by name.
    pub(super) tags: HashMap<String, TextPlace>,
    /// The moves, in the order of the text: a move, its variations, the next move.
    pub(super) moves: Vec<TextPlace>,
    /// The result after the moves.
    pub(super) result: Option<TextPlace>,
    /// Number of seats in the result.
    pub(super) seats: Option<usize>,
}

/// The faulty part of a record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Part {
    /// The tag with this name.
    Tag(String),
    /// The move with this number, in the order of the text.
    Move(usize),
    /// The result.
    Result,
}

/// A fault in a record.
#[derive(Debug, Clone)]
pub(super) struct RecordFault {
    pub(super) part: Part,
    /// Pointer into the JSON of the record.
    pub(super) pointer: String,
    pub(super) problem: Problem,
}

impl RecordFault {
    pub(super) fn inconsistent(
        part: Part,
        pointer: impl Into<String>,
        detail: String,
    ) -> RecordFault {
        RecordFault {
            part,
            pointer: pointer.into(),
            problem: Problem::new(Code::InconsistentRecord, detail),
        }
    }

    pub(super) fn exceeding(
        part: Part,
        pointer: impl Into<String>,
        (exceeded, detail): Excess,
    ) -> RecordFault {
        RecordFault {
            part,
            pointer: pointer.into(),
            problem: Problem::limit_exceeded(exceeded, detail),
        }
    }

    /// The problem, with a place in the form of the record that was sent. `base` points to the record in the request.
    pub(super) fn placed(self, base: &str, places: Option<&Places>) -> Problem {
        let Some(places) = places else {
            return self.problem.at(format!("{base}{}", self.pointer));
        };
        let place = match &self.part {
            Part::Tag(name) => places.tags.get(name).copied(),
            Part::Move(number) => places.moves.get(*number).copied(),
            Part::Result => places.tags.get("Result").copied().or(places.result),
        };
        in_text(self.problem, base, place)
    }
}

/// A problem of a text, with its place. A part that is missing in the text gets the text's beginning as its place.
pub(super) fn in_text(problem: Problem, base: &str, place: Option<TextPlace>) -> Problem {
    let place = place.unwrap_or(TextPlace { line: 1, column: 1 });
    Problem {
        detail: match problem.detail {
            Text::Plain(detail) => format!("{place}: {detail}").into(),
            detail => message!(
                "refusal-placed",
                line = place.line,
                column = place.column,
                detail = detail
            ),
        },
        place: Some(place),
        ..problem
    }
    .at(base)
}
