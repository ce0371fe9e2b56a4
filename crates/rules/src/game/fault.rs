//! Refusals of positions, moves and options, with their reasons.

use std::borrow::Cow;
use std::fmt;

use tessera_messages::Text;

/// Most characters of a caller's text that an error repeats.
pub const MOST_ECHOED: usize = 200;

/// Returns the first [`MOST_ECHOED`] characters of a caller's text, for an error; `…` marks a longer text.
pub fn shortened(text: &str) -> Cow<'_, str> {
    match text.char_indices().nth(MOST_ECHOED) {
        None => text.into(),
        Some((end, _)) => format!("{}…", &text[..end]).into(),
    }
}

/// Same as [`shortened`], in quotation marks and with escapes.
pub fn quoted(text: impl AsRef<str>) -> String {
    format!("{:?}", shortened(text.as_ref()))
}

/// Kind of an error in a caller's input. The service answers [`FaultKind::Malformed`] with status 400 and all others
/// with 422.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FaultKind {
    /// It can't be parsed: the text violates its grammar.
    Malformed,
    /// It can be parsed, but is not a possible position: it breaks a ruling on consistency.
    Inconsistent,
    /// It is a move of the game, but is not legal in the position.
    Illegal,
    /// The options contradict each other or are outside the game's limits.
    Options,
}

/// One step of a path into a JSON document.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Step {
    /// A member of an object.
    Field(Cow<'static, str>),
    /// An element of an array.
    Index(usize),
}

impl From<&'static str> for Step {
    fn from(name: &'static str) -> Step {
        Step::Field(Cow::Borrowed(name))
    }
}

impl From<usize> for Step {
    fn from(index: usize) -> Step {
        Step::Index(index)
    }
}

/// A refusal with its reason: the kind, the ruling, the place within the input, and a sentence.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{detail}")]
pub struct Fault {
    /// Kind of the error.
    pub kind: FaultKind,
    /// The broken ruling, such as `OCT-7`; `None` if a grammar is violated.
    pub rule: Option<&'static str>,
    /// The place, as steps into the JSON form of the position (or of the options); empty for the whole.
    pub path: Vec<Step>,
    /// The reason: a message for players; English for programmers if a grammar is violated.
    pub detail: Text,
    /// The limit that was exceeded.
    pub exceeded: Option<Exceeded>,
}

/// A limit, and the request's value beyond it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Exceeded {
    /// Name of the limit in `GET /v1/games/{game}`.
    pub limit: &'static str,
    /// Value of the limit.
    pub allowed: u64,
    /// The requested value; a lower bound if counting stopped early.
    pub asked: u64,
}

impl Fault {
    /// Creates the refusal of a text that can't be parsed.
    pub fn malformed(detail: impl Into<Text>) -> Fault {
        Fault::new(FaultKind::Malformed, None, detail)
    }

    /// Creates the refusal of a position that breaks `rule`.
    pub fn inconsistent(rule: &'static str, detail: impl Into<Text>) -> Fault {
        Fault::new(FaultKind::Inconsistent, Some(rule), detail)
    }

    /// Creates the refusal of a move that breaks `rule`.
    pub fn illegal(rule: &'static str, detail: impl Into<Text>) -> Fault {
        Fault::new(FaultKind::Illegal, Some(rule), detail)
    }

    /// Creates the refusal of unsupported options; `rule` is the ruling that excludes them, if there is one.
    pub fn options(rule: Option<&'static str>, detail: impl Into<Text>) -> Fault {
        Fault::new(FaultKind::Options, rule, detail)
    }

    /// Puts `step` before the path of the refusal. Each level that passes an error up calls it, so the innermost step
    /// comes first.
    #[must_use]
    pub fn at(mut self, step: impl Into<Step>) -> Fault {
        self.path.insert(0, step.into());
        self
    }

    /// Adds the name and the value of a limit, if `asked` exceeds it.
    #[must_use]
    pub fn beyond(self, limit: &'static str, allowed: u64, asked: i64) -> Fault {
        let asked = u64::try_from(asked).unwrap_or(0);
        let exceeded = Exceeded { limit, allowed, asked };
        Fault { exceeded: (asked > allowed).then_some(exceeded), ..self }
    }

    fn new(kind: FaultKind, rule: Option<&'static str>, detail: impl Into<Text>) -> Fault {
        Fault { kind, rule, path: Vec::new(), detail: detail.into(), exceeded: None }
    }

    /// Returns the path as a JSON Pointer (RFC 6901), empty for the whole document.
    pub fn pointer(&self) -> String {
        self.path.iter().map(|step| format!("/{step}")).collect()
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Step::Field(name) => f.write_str(&name.replace('~', "~0").replace('/', "~1")),
            Step::Index(index) => index.fmt(f),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pointer_names_the_place() {
        let fault = Fault::malformed("no tile").at(3).at("hands").at("position");
        assert_eq!(fault.pointer(), "/position/hands/3");
    }
}
