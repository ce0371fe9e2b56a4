//! The jobs of a service, which run in its own process, or on workers elsewhere.

use std::sync::Arc;

use tokio::sync::watch;

use super::board::{AskedJob, Asker, JobBoard};
use super::remote::RemoteJobs;
use super::spec::JobId;
use super::view::JobView;
use crate::api::problem::Problem;

/// The jobs of a service.
pub enum Jobs {
    /// Run in this process.
    Here(Arc<JobBoard>),
    /// Run by workers, for all replicas.
    Remote(Arc<RemoteJobs>),
}

impl Jobs {
    /// True if the service takes jobs.
    pub fn is_open(&self) -> bool {
        match self {
            Jobs::Here(board) => board.is_open(),
            Jobs::Remote(_) => true,
        }
    }

    /// Number of jobs that run and that wait in this process.
    pub fn load(&self) -> (usize, usize) {
        match self {
            Jobs::Here(board) => board.load(),
            Jobs::Remote(jobs) => (jobs.running(), 0),
        }
    }

    /// Joins a known job, or begins it.
    ///
    /// # Errors
    /// `Code::TooManyRequests` if the caller has its maximum of jobs; `Code::ServiceFull` if the queue is full or
    /// unreachable, or the service shuts down.
    pub async fn ask(&self, asked: AskedJob, asker: Asker) -> Result<JobView, Problem> {
        match self {
            Jobs::Here(board) => board.ask(asked, asker),
            Jobs::Remote(jobs) => jobs.ask(asked, asker).await,
        }
    }

    /// The job at this moment, and a receiver that wakes on changes, if the job is in this process.
    ///
    /// # Errors
    /// `Code::ServiceFull` if the queue is unreachable.
    pub async fn view(
        &self,
        id: JobId,
    ) -> Result<Option<(JobView, Option<watch::Receiver<u64>>)>, Problem> {
        Ok(match self {
            Jobs::Here(board) => board.view(id).map(|(view, changes)| (view, Some(changes))),
            Jobs::Remote(jobs) => jobs.view(id).await?.map(|view| (view, None)),
        })
    }

    /// Removes the caller from the askers of a job. When the last one withdraws, the job is cancelled. Ended jobs do
    /// not change.
    ///
    /// # Errors
    /// `Code::ServiceFull` if the queue is unreachable.
    pub async fn withdraw(&self, id: JobId, asker: Asker) -> Result<Option<JobView>, Problem> {
        match self {
            Jobs::Here(board) => Ok(board.withdraw(id, asker)),
            Jobs::Remote(jobs) => jobs.withdraw(id, asker).await,
        }
    }

    /// Refuses further jobs.
    pub fn close(&self) {
        if let Jobs::Here(board) = self {
            board.close();
        }
    }

    /// Ends all jobs of this process without an answer because the process ends.
    pub fn halt(&self) {
        if let Jobs::Here(board) = self {
            board.halt();
        }
    }
}
