//! Workers that make pieces of a command's work.

use std::time::Duration;

use clap::Args;
use serde::de::DeserializeOwned;
use tokio::runtime::{Builder, Runtime};

use super::error::CliError;
use crate::api::jobs::{AskedJob, JobId, JobSpec, JobView, RemoteJobs};
use crate::api::problem::{Code, Problem};
use crate::bulk::piece::Piece;
use crate::configuration::Options;

/// Most pieces that are ordered before the first of them is ready.
pub(super) const AHEAD: usize = 24;
/// Time between two looks at a piece.
const LOOK: Duration = Duration::from_millis(50);
/// Pause after a failure of the queue.
const REST: Duration = Duration::from_millis(500);

/// The address of the workers' queue.
#[derive(Debug, Clone, Default, Args)]
pub(super) struct FleetArguments {
    /// Let the workers of these NATS servers make the pieces (`tessera work` with the same --nats):
    /// nats://user:password@host:4222, separated by commas.
    #[arg(long)]
    nats: Option<String>,
    /// Secret under which entries of the queue are signed; the same as that of the workers.
    #[arg(long, env = "TESSERA_NATS_SECRET", hide_env_values = true)]
    nats_secret: Option<String>,
}

/// Workers, reached through their queue.
pub(super) struct Fleet {
    runtime: Runtime,
    jobs: RemoteJobs,
}

impl Fleet {
    /// The workers, if the arguments name their queue.
    ///
    /// # Errors
    /// If the settings make no sense, or the queue is unreachable.
    pub(super) fn of(arguments: &FleetArguments) -> Result<Option<Fleet>, CliError> {
        let Some(nats) = &arguments.nats else {
            return Ok(None);
        };
        let options = Options {
            nats: Some(nats.clone()),
            nats_secret: arguments.nats_secret.clone(),
            ..Options::default()
        };
        let configuration = options.configuration()?;
        configuration.may_order()?;
        let runtime = Builder::new_current_thread().enable_all().build()?;
        let settings = (configuration.remote_jobs)
            .ok_or_else(|| std::io::Error::other("--nats names no server"))?;
        let jobs = RemoteJobs::new(settings, Vec::new(), runtime.handle().clone());
        let fleet = Fleet { runtime, jobs };
        let anything = id_of(&spec_of(String::new()));
        (fleet.runtime.block_on(fleet.jobs.view(anything))).map_err(CliError::Refused)?;
        Ok(Some(fleet))
    }

    /// Orders a piece, and waits while the queue is full or unreachable.
    ///
    /// # Errors
    /// If the piece can't be serialized, or the queue refuses it.
    pub(super) fn order(&self, piece: &Piece) -> Result<(), CliError> {
        self.ordered(&spec(piece)?).map(drop)
    }

    /// The result of an ordered piece; waits until it is made.
    ///
    /// # Errors
    /// If no worker can make it.
    pub(super) fn answer<T: DeserializeOwned>(&self, piece: &Piece) -> Result<T, CliError> {
        let spec = spec(piece)?;
        let mut view = self.ordered(&spec)?;
        loop {
            let rest = match view.outcome {
                Some(Ok(answer)) => {
                    return Ok(serde_json::from_str(answer.get()).map_err(std::io::Error::from)?);
                }
                Some(Err(problem)) => {
                    let why = format!("a worker could not make a piece: {}", problem.get());
                    return Err(std::io::Error::other(why).into());
                }
                None => LOOK,
            };
            view = self.runtime.block_on(async {
                let mut rest = rest;
                loop {
                    tokio::time::sleep(rest).await;
                    match self.jobs.view(id_of(&spec)).await {
                        Ok(Some(view)) => break Ok(view),
                        // It was removed or forged.
                        Ok(None) => break self.asked(&spec).await,
                        Err(_) => rest = REST,
                    }
                }
            })?;
        }
    }

    /// Removes a piece from the queue, together with its result.
    pub(super) fn forget(&self, piece: &Piece) -> Result<(), CliError> {
        let id = id_of(&spec(piece)?);
        // If this fails, the piece stays until it expires.
        let _ = self.runtime.block_on(self.jobs.forget(id));
        Ok(())
    }

    fn ordered(&self, spec: &JobSpec) -> Result<JobView, CliError> {
        self.runtime.block_on(self.asked(spec))
    }

    async fn asked(&self, spec: &JobSpec) -> Result<JobView, CliError> {
        loop {
            let asked = AskedJob {
                id: id_of(spec),
                spec: spec.clone(),
                budget: None,
                work: Box::new(|_| Err(Problem::new(Code::Internal, "only workers make it"))),
            };
            match self.jobs.ask(asked, None).await {
                Ok(view) => return Ok(view),
                // Other commands may have used up the limit.
                Err(Problem { code: Code::ServiceFull | Code::TooManyRequests, .. }) => {
                    tokio::time::sleep(REST).await
                }
                Err(problem) => return Err(CliError::Refused(problem)),
            }
        }
    }
}

fn spec(piece: &Piece) -> Result<JobSpec, CliError> {
    let body = serde_json::to_string(piece).map_err(std::io::Error::from)?;
    Ok(spec_of(body))
}

fn spec_of(body: String) -> JobSpec {
    JobSpec { path: Piece::PATH.to_owned(), body, nodes: 0, time_ms: 0, table_bytes: None }
}

fn id_of(spec: &JobSpec) -> JobId {
    spec.id()
}
