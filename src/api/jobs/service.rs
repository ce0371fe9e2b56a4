//! Where the jobs of a service are made: in its own process, or by workers elsewhere.

use std::sync::Arc;

use tokio::sync::watch;

use super::board::{AskedJob, Asker, JobBoard};
use super::remote::RemoteJobs;
use super::spec::JobId;
use super::view::JobView;
use crate::api::problem::Problem;

/// The jobs of a service.
pub enum Jobs {
    /// In this process.
    Here(Arc<JobBoard>),
    /// By workers, for all replicas.
    Remote(Arc<RemoteJobs>),
}

impl Jobs {
    /// True if there are jobs at all.
    pub fn is_open(&self) -> bool {
        match self {
            Jobs::Here(board) => board.is_open(),
            Jobs::Remote(_) => true,
        }
    }

    /// Jobs that run in this process, and that wait in it.
    pub fn load(&self) -> (usize, usize) {
        match self {
            Jobs::Here(board) => board.load(),
            Jobs::Remote(jobs) => (jobs.running(), 0),
        }
    }

    /// Joins a job that is known, or has it made.
    ///
    /// # Errors
    /// `Code::TooManyRequests` when the caller has as many jobs as one may have; `Code::ServiceFull` when the queue is
    /// full, or can't be reached, or the service shuts down.
    pub async fn ask(&self, asked: AskedJob, asker: Asker) -> Result<JobView, Problem> {
        match self {
            Jobs::Here(board) => board.ask(asked, asker),
            Jobs::Remote(jobs) => jobs.ask(asked, asker).await,
        }
    }

    /// The job at this moment, and what wakes when it changes, where that is known.
    ///
    /// # Errors
    /// `Code::ServiceFull` when the queue can't be reached.
    pub async fn view(
        &self,
        id: JobId,
    ) -> Result<Option<(JobView, Option<watch::Receiver<u64>>)>, Problem> {
        Ok(match self {
            Jobs::Here(board) => board.view(id).map(|(view, changes)| (view, Some(changes))),
            Jobs::Remote(jobs) => jobs.view(id).await?.map(|view| (view, None)),
        })
    }

    /// The caller wants it no more; the last one that does so cancels it. What has ended stays as it is.
    ///
    /// # Errors
    /// `Code::ServiceFull` when the queue can't be reached.
    pub async fn withdraw(&self, id: JobId, asker: Asker) -> Result<Option<JobView>, Problem> {
        match self {
            Jobs::Here(board) => Ok(board.withdraw(id, asker)),
            Jobs::Remote(jobs) => jobs.withdraw(id, asker).await,
        }
    }

    /// Takes no more jobs.
    pub fn close(&self) {
        if let Jobs::Here(board) = self {
            board.close();
        }
    }

    /// Ends all jobs of this process without an answer: it ends.
    pub fn halt(&self) {
        if let Jobs::Here(board) = self {
            board.halt();
        }
    }
}
