//! A job as its askers see it.

use std::sync::Arc;
use std::time::Duration;

use serde::Serialize;
use serde_json::value::RawValue;
use tessera_operations::json::write::to_vec;
use utoipa::ToSchema;

use super::spec::JobId;
use super::text::JobText;
use crate::api::problem::{Problem, ProblemDocument};
use crate::language::Language;

/// The state of a job.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum JobState {
    /// It waits for its turn.
    Waiting,
    /// It runs.
    Running,
    /// There is an answer.
    Done,
    /// There is a problem instead of an answer.
    Failed,
    /// All callers withdrew from it.
    Cancelled,
}

impl JobState {
    /// True if the state can't change any more.
    pub fn is_last(self) -> bool {
        matches!(self, JobState::Done | JobState::Failed | JobState::Cancelled)
    }
}

/// A job at one moment.
#[derive(Debug, Clone)]
pub struct JobView {
    /// Its id.
    pub id: JobId,
    /// The path of the call.
    pub path: String,
    /// Its state.
    pub state: JobState,
    /// Jobs that will begin before it.
    pub ahead: Option<usize>,
    /// Callers that wait for it.
    pub askers: usize,
    /// Approximate number of nodes spent so far.
    pub nodes: u64,
    /// Most nodes, if the work is counted in nodes.
    pub budget: Option<u64>,
    /// Time for which it has run.
    pub elapsed: Duration,
    /// The best result so far.
    pub best: Option<Arc<RawValue>>,
    /// The result: the answer, or the document of a problem.
    pub outcome: Option<Result<Arc<JobText>, Arc<JobText>>>,
    /// True if it would be known after a restart.
    pub survives_restart: bool,
    /// Time for which it will be kept.
    pub expires: Option<Duration>,
}

impl JobView {
    /// The result.
    fn text(&self) -> Option<&JobText> {
        match &self.outcome {
            None => None,
            Some(Ok(text) | Err(text)) => Some(text),
        }
    }

    /// True if it has sentences.
    pub fn has_messages(&self) -> bool {
        self.text().is_some_and(JobText::has_messages)
    }
}

/// A job, with its answer after the end.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Job)]
pub struct JobAnswer<'a> {
    /// The id: a hash of the release and the call.
    pub id: String,
    /// The path of the call.
    pub path: &'a str,
    /// The state.
    pub state: JobState,
    /// Jobs that will begin before it; null when it has begun.
    pub ahead: Option<usize>,
    /// Callers that wait for it.
    pub askers: usize,
    /// Approximate number of nodes spent so far.
    pub nodes: u64,
    /// Most nodes; null for puzzles.
    pub budget: Option<u64>,
    /// Milliseconds for which it has run.
    pub elapsed_ms: u64,
    /// The best result so far of an analysis, in the form of `partial` in a stream.
    #[schema(required = true, value_type = Option<Object>)]
    pub best: Option<&'a RawValue>,
    /// The answer of the call.
    #[schema(required = true, value_type = Option<Object>)]
    pub answer: Option<&'a RawValue>,
    /// The problem that the call met.
    #[schema(required = true, value_type = Option<ProblemDocument>)]
    pub problem: Option<&'a RawValue>,
    /// True if the job survives a restart of the service. If false, request it again after a restart.
    pub survives_restart: bool,
    /// Seconds for which the job will be kept; null until the job ends.
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
    /// The state.
    pub state: JobState,
    /// Jobs that will begin before it; null when it has begun.
    pub ahead: Option<usize>,
    /// Callers that wait for it.
    pub askers: usize,
    /// Approximate number of nodes spent so far.
    pub nodes: u64,
    /// Most nodes; null for puzzles.
    pub budget: Option<u64>,
    /// Milliseconds for which it has run.
    pub elapsed_ms: u64,
    /// The best result so far of an analysis, in the form of `partial` in a stream, if it has changed since the last
    /// event.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, value_type = Object)]
    pub best: Option<&'a RawValue>,
}

/// A view as JSON, in a language.
///
/// # Errors
/// `Code::Internal` if it can't be serialized.
pub fn written(view: &JobView, language: Language) -> Result<Vec<u8>, Problem> {
    let said = (view.text()).map(|text| text.said(language)).transpose()?;
    to_vec(&shown(view, said.as_deref())).map_err(Problem::unwritable)
}

/// A view as an event; `told` is the best result of the last event.
///
/// # Errors
/// `Code::Internal` if it can't be serialized.
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

/// A view with its result.
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
