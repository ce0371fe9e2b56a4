//! How long an analysis may go on: what is asked, what the service allows, what holds.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::limits::{JOB_NODES, MAX_FRESH_PUZZLES, MAX_PUZZLES, MAX_PUZZLES_OF_JOB, PUZZLE_NODES};
use crate::problem::{Code, Problem};
use crate::wire::Int;
use tessera_engines::Engine;
use tessera_rules::game::quoted;

/// Largest depth limit, in plies.
pub const MAX_DEPTH: u32 = 255;

/// What this service allows, beyond what each game's engine does.
#[derive(Debug, Clone, Copy)]
pub struct Caps {
    /// Most nodes of one analysis, and of one batch.
    pub max_nodes: u64,
    /// Longest time of one request, in milliseconds.
    pub max_time_ms: u64,
    /// Most bytes of a table or tree of a search; `None` to leave it to the engines.
    pub table_bytes: Option<u64>,
    /// Most nodes of one job.
    pub job_nodes: u64,
    /// Whether nobody waits for the answer on a connection: then `max_nodes` is the only limit of work, in place of those
    /// that each game sets for requests.
    pub unhurried: bool,
}

impl Default for Caps {
    fn default() -> Caps {
        Caps {
            max_nodes: 100_000_000,
            max_time_ms: 20_000,
            table_bytes: None,
            job_nodes: JOB_NODES,
            unhurried: false,
        }
    }
}

impl Caps {
    /// Most nodes of one analysis of this game.
    pub fn nodes<G: Engine>(&self) -> u64 {
        match self.unhurried {
            true => self.max_nodes,
            false => G::MAX_NODES.min(self.max_nodes),
        }
    }

    /// Most leaves and inner positions of one count of lines, where `of_requests` holds for requests; and the name of the
    /// limit.
    pub fn perft_size(&self, of_requests: u64) -> (&'static str, u64) {
        match self.unhurried {
            true => ("job_nodes", self.max_nodes),
            false => ("perft_size", of_requests),
        }
    }

    /// Most puzzles of one call, and the name of the limit; `fresh` ones are made.
    pub fn puzzles(&self, fresh: bool) -> (&'static str, u64) {
        match self.unhurried {
            _ if !fresh => ("puzzles_per_request", MAX_PUZZLES),
            true => {
                let affordable = self.max_nodes / PUZZLE_NODES;
                ("puzzles_per_job", affordable.clamp(1, MAX_PUZZLES_OF_JOB))
            }
            false => ("fresh_puzzles_per_request", MAX_FRESH_PUZZLES),
        }
    }
}

/// Limits of an analysis; the first that is reached ends it. Each may be left out.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = AnalysisLimits)]
pub struct LimitsInput {
    /// Nodes (positions entered). The only limit that makes answers repeatable. Without it, a default of the game
    /// applies. A number above what the service allows is reduced to that.
    #[schema(value_type = Option<i64>, minimum = 1)]
    pub nodes: Option<Int>,
    /// Milliseconds since the request arrived. A number above what the service allows is reduced to that.
    #[schema(value_type = Option<i64>, minimum = 1)]
    pub time_ms: Option<Int>,
    /// Plies of the deepest iteration, for engines that deepen.
    #[schema(value_type = Option<i64>, minimum = 1)]
    pub depth: Option<Int>,
}

/// The limits that apply, after the service's own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = EffectiveLimits)]
pub struct Limits {
    /// Nodes.
    pub nodes: u64,
    /// Milliseconds since the request arrived.
    pub time_ms: u64,
    /// Plies, null without such a limit.
    pub depth: Option<u32>,
}

impl LimitsInput {
    /// The limits that hold for an analysis of `G`; these are the member `limits` of a request.
    ///
    /// # Errors
    /// [`Code::ImpossibleOptions`] for a limit below 1.
    pub fn effective<G: Engine>(&self, caps: &Caps, default_nodes: u64) -> Result<Limits, Problem> {
        let nodes = from_one(self.nodes, "nodes")?.unwrap_or(default_nodes);
        let time_ms = from_one(self.time_ms, "time_ms")?.unwrap_or(caps.max_time_ms);
        let depth = from_one(self.depth, "depth")?;
        Ok(Limits {
            nodes: nodes.min(caps.nodes::<G>()),
            time_ms: time_ms.min(caps.max_time_ms),
            depth: depth
                .map(|plies| u32::try_from(plies).map_or(MAX_DEPTH, |plies| plies.min(MAX_DEPTH))),
        })
    }
}

/// The limit of this name in the member `limits` of a request.
///
/// # Errors
/// [`Code::ImpossibleOptions`] for one below 1.
pub fn from_one(asked: Option<Int>, name: &str) -> Result<Option<u64>, Problem> {
    let Some(asked) = asked else { return Ok(None) };
    let limit = asked.to::<u64>().filter(|&n| n > 0);
    limit.map(Some).ok_or_else(|| {
        let detail = format!("the limit {name} is an integer from 1", name = quoted(name));
        Problem::new(Code::ImpossibleOptions, detail).at(format!("/limits/{name}"))
    })
}
