//! A job as its askers see it.

use std::sync::Arc;
use std::time::Duration;

use serde::Serialize;
use serde_json::value::RawValue;
use tessera_calls::json::write::to_vec;
use utoipa::ToSchema;

use super::spec::JobId;
use super::text::JobText;
use crate::api::problem::{Problem, ProblemDocument};
use crate::language::Language;

/// Where a job is on its way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum JobState {
    /// It waits for its turn.
    Waiting,
    /// It is worked on.
    Running,
    /// There is an answer.
    Done,
    /// There is a problem instead of an answer.
    Failed,
    /// Nobody wanted it any more.
    Cancelled,
}

impl JobState {
    /// True if nothing more will happen.
    pub fn is_last(self) -> bool {
        matches!(
            self,
            JobState::Done | JobState::Failed | JobState::Cancelled
        )
    }
}

/// A job at one moment.
#[derive(Debug, Clone)]
pub struct JobView {
    /// Its id.
    pub id: JobId,
    /// The path of the call.
    pub path: String,
    /// Where it is.
    pub state: JobState,
    /// Jobs that will begin before it.
    pub ahead: Option<usize>,
    /// Callers that wait for it.
    pub askers: usize,
    /// Nodes spent so far, about.
    pub nodes: u64,
    /// Most nodes, where its work is counted in them.
    pub budget: Option<u64>,
    /// How long it has been worked on.
    pub elapsed: Duration,
    /// The best so far.
    pub best: Option<Arc<RawValue>>,
    /// What came of it: the answer, or the document of a problem.
    pub outcome: Option<Result<Arc<JobText>, Arc<JobText>>>,
    /// True if it would be known after a restart.
    pub survives_restart: bool,
    /// How long it will be known.
    pub expires: Option<Duration>,
}

impl JobView {
    /// What came of it.
    fn text(&self) -> Option<&JobText> {
        match &self.outcome {
            None => None,
            Some(Ok(text) | Err(text)) => Some(text),
        }
    }

    /// True if it has sentences.
    pub fn has_sentences(&self) -> bool {
        self.text().is_some_and(JobText::has_sentences)
    }
}

/// A job, and its answer when there is one.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Job)]
pub struct JobAnswer<'a> {
    /// The id: a hash of the release and the call.
    pub id: String,
    /// The path of the call.
    pub path: &'a str,
    /// Where it is.
    pub state: JobState,
    /// Jobs that will begin before it; null when it has begun.
    #[schema(required = true)]
    pub ahead: Option<usize>,
    /// Callers that wait for it.
    pub askers: usize,
    /// Nodes spent so far, about.
    pub nodes: u64,
    /// Most nodes; null for puzzles.
    #[schema(required = true)]
    pub budget: Option<u64>,
    /// Milliseconds for which it has been worked on.
    pub elapsed_ms: u64,
    /// The best so far of an analysis, as `partial` of a stream.
    #[schema(required = true, value_type = Option<Object>)]
    pub best: Option<&'a RawValue>,
    /// The answer of the call.
    #[schema(required = true, value_type = Option<Object>)]
    pub answer: Option<&'a RawValue>,
    /// The problem that the call met.
    #[schema(required = true, value_type = Option<ProblemDocument>)]
    pub problem: Option<&'a RawValue>,
    /// True if a restart of the service leaves it as it is. If not, ask again after one.
    pub survives_restart: bool,
    /// Seconds for which it will be known; null until it has ended.
    #[schema(required = true)]
    pub expires_s: Option<u64>,
}

/// A job that has not ended, as an event of its stream.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = JobProgress)]
pub struct JobProgress<'a> {
    /// The id: a hash of the release and the call.
    pub id: String,
    /// The path of the call.
    pub path: &'a str,
    /// Where it is.
    pub state: JobState,
    /// Jobs that will begin before it; null when it has begun.
    #[schema(required = true)]
    pub ahead: Option<usize>,
    /// Callers that wait for it.
    pub askers: usize,
    /// Nodes spent so far, about.
    pub nodes: u64,
    /// Most nodes; null for puzzles.
    #[schema(required = true)]
    pub budget: Option<u64>,
    /// Milliseconds for which it has been worked on.
    pub elapsed_ms: u64,
    /// The best so far of an analysis, as `partial` of a stream, if it has changed since the event before.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, value_type = Object)]
    pub best: Option<&'a RawValue>,
}

/// A view as it is sent, in a language.
///
/// # Errors
/// `Code::Internal` when it can't be written.
pub fn written(view: &JobView, language: Language) -> Result<Vec<u8>, Problem> {
    let said = (view.text()).map(|text| text.said(language)).transpose()?;
    to_vec(&shown(view, said.as_deref())).map_err(Problem::unwritable)
}

/// A view as an event; `told` is the best that was in an event before.
///
/// # Errors
/// `Code::Internal` when it can't be written.
pub fn written_progress(view: &JobView, told: Option<&RawValue>) -> Result<Vec<u8>, Problem> {
    let is_new = |best: &&RawValue| told.is_none_or(|told| told.get() != best.get());
    let progress = JobProgress {
        id: view.id.to_string(),
        path: &view.path,
        state: view.state,
        ahead: view.ahead,
        askers: view.askers,
        nodes: view.nodes,
        budget: view.budget,
        elapsed_ms: millis(view.elapsed),
        best: view.best.as_deref().filter(is_new),
    };
    to_vec(&progress).map_err(Problem::unwritable)
}

fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

/// A view with what came of it.
fn shown<'a>(view: &'a JobView, said: Option<&'a RawValue>) -> JobAnswer<'a> {
    let (answer, problem) = match &view.outcome {
        Some(Err(_)) => (None, said),
        _ => (said, None),
    };
    JobAnswer {
        id: view.id.to_string(),
        path: &view.path,
        state: view.state,
        ahead: view.ahead,
        askers: view.askers,
        nodes: view.nodes,
        budget: view.budget,
        elapsed_ms: millis(view.elapsed),
        best: view.best.as_deref().filter(|_| answer.is_none()),
        answer,
        problem,
        survives_restart: view.survives_restart,
        expires_s: view.expires.map(|left| left.as_secs()),
    }
}
