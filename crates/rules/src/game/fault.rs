//! Why a position, a move or an option was refused.

use std::borrow::Cow;
use std::fmt;

/// Most characters of what a caller sent that an error repeats.
pub const MOST_ECHOED: usize = 200;

/// The first [`MOST_ECHOED`] characters of what a caller sent, for an error; `…` shows that there were more.
pub fn shortened(text: &str) -> Cow<'_, str> {
    match text.char_indices().nth(MOST_ECHOED) {
        None => text.into(),
        Some((end, _)) => format!("{}…", &text[..end]).into(),
    }
}

/// As [`shortened`], in quotation marks and with escapes.
pub fn quoted(text: impl AsRef<str>) -> String {
    format!("{:?}", shortened(text.as_ref()))
}

/// In what way something that was sent is wrong. The service answers [`FaultKind::Malformed`] with status 400 and all
/// others with 422.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FaultKind {
    /// It can't be read: a text outside its grammar.
    Malformed,
    /// It can be read, but is no possible position: it breaks a ruling on consistency.
    Inconsistent,
    /// It is a move of the game, but not legal in the position.
    Illegal,
    /// The options exclude each other or lie outside what the game allows.
    Options,
}

/// One step into a JSON document.
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

/// A refusal with its reason: the kind, the ruling, the place within what was sent, and a sentence.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{detail}")]
pub struct Fault {
    /// How it is wrong.
    pub kind: FaultKind,
    /// The ruling that is broken, such as `OCT-7`; `None` when a grammar is.
    pub rule: Option<&'static str>,
    /// The place, as steps into the JSON form of the position (or of the options); empty for the whole.
    pub path: Vec<Step>,
    /// A sentence for people.
    pub detail: String,
}

impl Fault {
    /// A text that can't be read.
    pub fn malformed(detail: impl Into<String>) -> Fault {
        Fault::new(FaultKind::Malformed, None, detail)
    }

    /// A position that breaks `rule`.
    pub fn inconsistent(rule: &'static str, detail: impl Into<String>) -> Fault {
        Fault::new(FaultKind::Inconsistent, Some(rule), detail)
    }

    /// A move that breaks `rule`.
    pub fn illegal(rule: &'static str, detail: impl Into<String>) -> Fault {
        Fault::new(FaultKind::Illegal, Some(rule), detail)
    }

    /// Options that can't be served; `rule` if a ruling says so.
    pub fn options(rule: Option<&'static str>, detail: impl Into<String>) -> Fault {
        Fault::new(FaultKind::Options, rule, detail)
    }

    /// The same refusal with `step` put before its path. Each level that passes an error up calls it, so the innermost
    /// step comes first.
    #[must_use]
    pub fn at(mut self, step: impl Into<Step>) -> Fault {
        self.path.insert(0, step.into());
        self
    }

    fn new(kind: FaultKind, rule: Option<&'static str>, detail: impl Into<String>) -> Fault {
        Fault {
            kind,
            rule,
            path: Vec::new(),
            detail: detail.into(),
        }
    }

    /// The path as a JSON Pointer (RFC 6901), empty for the whole document.
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
