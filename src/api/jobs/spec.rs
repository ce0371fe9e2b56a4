//! The specification of a job: a call with its budget, and the id that follows from it.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use tessera_engines::Engine as _;
use tessera_operations::analysis::Caps;
use tessera_operations::each_game;
use tessera_operations::game::WireGame;

use crate::hexadecimal::{from_hexadecimal, hexadecimal};

/// A call to be made as a job, in its canonical form.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct JobSpec {
    /// The path of the call, such as `/v1/themisto/analysis`.
    pub path: String,
    /// Its request in canonical form: positions as keys, members in order.
    pub body: String,
    /// Most nodes that it may spend.
    pub nodes: u64,
    /// The limit of time that its answer shows, which is that of requests; it does not end a job.
    pub time_ms: u64,
    /// Largest table of a search in bytes; `None` leaves it to the engines.
    pub table_bytes: Option<u64>,
}

impl JobSpec {
    /// The limits of the call.
    pub fn caps(&self) -> Caps {
        Caps {
            max_nodes: self.nodes,
            max_time_ms: self.time_ms,
            table_bytes: self.table_bytes,
            job_nodes: self.nodes,
            unhurried: true,
        }
    }

    /// The id: a hash of the release and of everything that decides the answer. Equal calls are one job.
    pub fn id(&self) -> JobId {
        let mut hash = Sha256::new();
        hash.update(release());
        hash.update(format!(
            "\n{}\n{} {} {:?}\n",
            self.path, self.nodes, self.time_ms, self.table_bytes
        ));
        hash.update(&self.body);
        JobId(hash.finalize().into())
    }
}

/// The limits of jobs.
#[derive(Debug, Clone, Copy, Default)]
pub struct JobLimits {
    /// Most nodes for holders of a key.
    pub nodes: u64,
    /// Most nodes for callers without one; 0 for no jobs.
    pub nodes_anonymous: u64,
    /// Threads that one analysis may use.
    pub cores: usize,
}

/// The release, its commit, and each game's rules and engine: everything besides the request that answers depend on.
pub(super) fn release() -> String {
    let own = format!("{}+{}", env!("CARGO_PKG_VERSION"), env!("TESSERA_COMMIT"));
    own + &each_game!(G => format!(" {}.{}.{}", G::ID, G::RULES_VERSION, G::ENGINE_VERSION))
        .concat()
}

/// The id of a job: 64 hexadecimal digits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct JobId([u8; 32]);

impl fmt::Display for JobId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hexadecimal(&self.0))
    }
}

impl FromStr for JobId {
    type Err = ();

    fn from_str(text: &str) -> Result<JobId, ()> {
        let id = from_hexadecimal(text).map(JobId);
        id.filter(|id| id.to_string() == text).ok_or(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_that_decides_the_answer_is_in_the_id() {
        let spec = JobSpec {
            path: "/v1/octopus/perft".to_owned(),
            body: "{}".to_owned(),
            nodes: 1,
            time_ms: 2,
            table_bytes: None,
        };
        let others = [
            JobSpec { path: "/v1/temple/perft".to_owned(), ..spec.clone() },
            JobSpec { body: "{ }".to_owned(), ..spec.clone() },
            JobSpec { nodes: 2, ..spec.clone() },
            JobSpec { time_ms: 3, ..spec.clone() },
            JobSpec { table_bytes: Some(1), ..spec.clone() },
        ];
        assert_eq!(spec.id(), spec.clone().id());
        assert!(others.iter().all(|other| other.id() != spec.id()));
        let text = spec.id().to_string();
        assert_eq!(text.parse(), Ok(spec.id()));
        for wrong in ["", &text[1..], &text.to_uppercase(), &"é".repeat(32)] {
            assert_eq!(wrong.parse::<JobId>(), Err(()), "{wrong}");
        }
    }
}
