//! A scanner that reads a text by characters, and counts lines and columns.

use super::limits::Excess;
use crate::problem::Exceeded;
use crate::text_place::TextPlace;

/// The rest of a text.
#[derive(Clone)]
pub(super) struct Scanner<'a> {
    rest: &'a str,
    place: TextPlace,
}

/// A fault in a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct TextFault {
    pub(super) place: TextPlace,
    pub(super) detail: String,
    /// The limit that the text exceeds, if it is correct otherwise.
    pub(super) exceeded: Option<Exceeded>,
}

impl TextFault {
    pub(super) fn new(place: TextPlace, detail: impl Into<String>) -> TextFault {
        TextFault { place, detail: detail.into(), exceeded: None }
    }

    pub(super) fn exceeding(place: TextPlace, (exceeded, detail): Excess) -> TextFault {
        TextFault { exceeded: Some(exceeded), ..TextFault::new(place, detail) }
    }
}

impl<'a> Scanner<'a> {
    pub(super) fn new(text: &'a str) -> Scanner<'a> {
        Scanner {
            rest: text.strip_prefix('\u{feff}').unwrap_or(text),
            place: TextPlace { line: 1, column: 1 },
        }
    }

    /// Place of the next character.
    pub(super) fn place(&self) -> TextPlace {
        self.place
    }

    /// The next character.
    pub(super) fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    /// Consumes the next character.
    pub(super) fn next(&mut self) -> Option<char> {
        let c = self.peek()?;
        self.rest = &self.rest[c.len_utf8()..];
        if c == '\n' {
            self.place.line += 1;
            self.place.column = 1;
        } else {
            self.place.column += 1;
        }
        Some(c)
    }

    /// Consumes the next character if it is `wanted`.
    pub(super) fn take(&mut self, wanted: char) -> bool {
        let found = self.peek() == Some(wanted);
        if found {
            self.next();
        }
        found
    }

    /// Consumes characters while `kind` accepts them.
    pub(super) fn take_while(&mut self, mut kind: impl FnMut(char) -> bool) -> &'a str {
        let whole = self.rest;
        while self.peek().is_some_and(&mut kind) {
            self.next();
        }
        &whole[..whole.len() - self.rest.len()]
    }

    /// Skips white space, and lines that begin with `%`, which are ignored.
    pub(super) fn skip_space(&mut self) {
        loop {
            self.take_while(char::is_whitespace);
            if self.place.column == 1 && self.peek() == Some('%') {
                self.take_while(|c| c != '\n');
            } else {
                return;
            }
        }
    }
}
