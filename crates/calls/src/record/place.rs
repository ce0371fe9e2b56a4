//! Places in a record: lines and columns of the text, pointers into the JSON.

use std::collections::HashMap;

use crate::problem::{Code, Problem};
use crate::text_place::TextPlace;

/// Where the parts of a record stand in its text.
#[derive(Debug, Clone, Default)]
pub struct Places {
    /// The tags, by name.
    pub(super) tags: HashMap<String, TextPlace>,
    /// The moves, in the order of the text: a move, its variations, the next move.
    pub(super) moves: Vec<TextPlace>,
    /// The result behind the moves.
    pub(super) result: Option<TextPlace>,
    /// The number of seats whose shares the result tells.
    pub(super) seats: Option<usize>,
}

/// Which part of a record is wrong.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Part {
    /// What a tag says; its name.
    Tag(String),
    /// A move; its number in the order of the text.
    Move(usize),
    /// The result.
    Result,
}

/// Something wrong in a record.
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

    /// The problem, with the place in the form in which the record came. `base` points to the record in the request.
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

/// A problem of a text, with its place. Of what the text leaves out, the place is its beginning.
pub(super) fn in_text(problem: Problem, base: &str, place: Option<TextPlace>) -> Problem {
    let place = place.unwrap_or(TextPlace { line: 1, column: 1 });
    Problem {
        detail: format!("{place}: {}", problem.detail),
        place: Some(place),
        ..problem
    }
    .at(base)
}
