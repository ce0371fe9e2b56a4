//! The result of a job in English, with the places of its sentences. It is stored once, for callers of all languages.

use std::borrow::Cow;
use std::ops::Range;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use tessera_operations::json::write::Written;

use crate::api::content_language::in_words_of;
use crate::api::problem::{Problem, in_english};
use crate::api::worker_pool::abnormal;
use crate::language::Language;

/// An answer, or the document of a problem.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct JobText {
    json: Box<RawValue>,
    /// As in [`Written::sentences`].
    sentences: Vec<Range<usize>>,
}

impl JobText {
    /// An answer.
    ///
    /// # Errors
    /// `Code::Internal` for invalid JSON.
    pub(super) fn of_answer(answer: Written) -> Result<JobText, Problem> {
        Ok(JobText {
            json: raw(answer.json)?,
            sentences: answer.sentences,
        })
    }

    /// The document of a problem.
    pub(super) fn of_problem(problem: &Problem) -> JobText {
        JobText::of_answer(in_english(problem, None)).unwrap_or_else(|_| JobText {
            json: Box::default(),
            sentences: Vec::new(),
        })
    }

    /// The text, in English.
    pub fn get(&self) -> &str {
        self.json.get()
    }

    /// True if it has sentences.
    pub fn has_sentences(&self) -> bool {
        !self.sentences.is_empty()
    }

    /// The text with its sentences in a language.
    ///
    /// # Errors
    /// `Code::Internal` if the places of the sentences are wrong.
    pub(super) fn said(&self, language: Language) -> Result<Cow<'_, RawValue>, Problem> {
        if language == Language::English || !self.has_sentences() {
            return Ok(Cow::Borrowed(&self.json));
        }
        let text = Written {
            json: self.get().as_bytes().to_vec(),
            sentences: self.sentences.clone(),
        };
        raw(in_words_of(language, &text)?).map(Cow::Owned)
    }
}

/// A JSON text as a part of another one.
fn raw(json: Vec<u8>) -> Result<Box<RawValue>, Problem> {
    let text = String::from_utf8(json).map_err(|_| abnormal())?;
    RawValue::from_string(text).map_err(|_| abnormal())
}
