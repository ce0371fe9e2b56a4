//! Replacement for jobs of workers in builds without the feature. Its types have no values, so nothing but the
//! refusal of settings is ever called.

#![allow(missing_docs)]

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use tokio::runtime::Handle;
use tokio::sync::watch;

use crate::api::jobs::board::{AskedJob, Asker};
use crate::api::jobs::spec::JobId;
use crate::api::jobs::view::JobView;
use crate::api::problem::Problem;
use crate::state::State;

const MISSING: &str =
    "this program was built without it; build one with `cargo build --release --features cluster`";

/// Settings without values: [`RemoteSettings::new`] refuses.
#[derive(Debug, Clone)]
pub struct RemoteSettings(Infallible);

/// Jobs without values.
pub struct RemoteJobs(Infallible);

impl RemoteSettings {
    /// Refuses: the error names the feature.
    pub fn new(
        _url: &str,
        _secret: &str,
        _queue: usize,
        _per_caller: usize,
        _keep: Duration,
    ) -> Result<RemoteSettings, String> {
        Err(MISSING.to_owned())
    }

    pub fn hosts(&self) -> std::iter::Empty<&str> {
        match self.0 {}
    }
}

impl RemoteJobs {
    pub fn new(settings: RemoteSettings, _keys: Vec<String>, _runtime: Handle) -> RemoteJobs {
        match settings.0 {}
    }

    pub fn running(&self) -> usize {
        match self.0 {}
    }

    pub async fn ask(&self, _asked: AskedJob, _asker: Asker) -> Result<JobView, Problem> {
        match self.0 {}
    }

    pub async fn view(&self, _id: JobId) -> Result<Option<JobView>, Problem> {
        match self.0 {}
    }

    pub async fn withdraw(&self, _id: JobId, _asker: Asker) -> Result<Option<JobView>, Problem> {
        match self.0 {}
    }
}

pub async fn work(
    _state: Arc<State>,
    jobs: Arc<RemoteJobs>,
    _threads: usize,
    _ends: watch::Receiver<bool>,
) -> std::io::Result<()> {
    match jobs.0 {}
}
