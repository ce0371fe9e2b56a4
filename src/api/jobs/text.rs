//! The result of a job, in which texts for people are messages. It is stored once, for callers of all languages.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use tessera_operations::json::write::{Written, has_messages};

use crate::api::problem::{Problem, written_document};
use crate::api::worker_pool::abnormal;
use crate::language::{Language, in_words_of};

/// An answer, or the document of a problem.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct JobText {
    json: Box<RawValue>,
}

impl JobText {
    /// An answer.
    ///
    /// # Errors
    /// `Code::Internal` for invalid JSON.
    pub(super) fn of_answer(answer: Written) -> Result<JobText, Problem> {
        Ok(JobText { json: raw(answer.json)? })
    }

    /// The document of a problem.
    pub(super) fn of_problem(problem: &Problem) -> JobText {
        JobText::of_answer(written_document(problem, None))
            .unwrap_or_else(|_| JobText { json: Box::default() })
    }

    /// The text, with its messages.
    pub fn get(&self) -> &str {
        self.json.get()
    }

    /// True if it has messages.
    pub fn has_messages(&self) -> bool {
        has_messages(self.get().as_bytes())
    }

    /// The text with its messages in a language.
    ///
    /// # Errors
    /// `Code::Internal` if a message is damaged.
    pub(super) fn said(&self, language: Language) -> Result<Cow<'_, RawValue>, Problem> {
        if !self.has_messages() {
            return Ok(Cow::Borrowed(&self.json));
        }
        let text = self.get().as_bytes().to_vec().into();
        raw(in_words_of(language, text)?).map(Cow::Owned)
    }
}

/// A JSON text as a part of another one.
fn raw(json: Vec<u8>) -> Result<Box<RawValue>, Problem> {
    let text = String::from_utf8(json).map_err(|_| abnormal())?;
    RawValue::from_string(text).map_err(|_| abnormal())
}
