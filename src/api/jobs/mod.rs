//! Jobs: calls that take longer than the limit of a request.

mod board;
mod calls;
mod remote;
mod run;
mod service;
mod spec;
mod text;
mod view;

pub use board::{AskedJob, JobBoard, JobSettings, JobWork};
pub use calls::{CheckedJob, JobCall};
pub use remote::{RemoteJobs, RemoteSettings, work};
pub use run::JobRun;
pub use service::Jobs;
pub use spec::{JobId, JobLimits, JobSpec};
pub use view::{JobAnswer, JobProgress, JobState, JobView, written, written_progress};

#[cfg(test)]
mod tests;
