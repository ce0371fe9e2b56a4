//! Limits of an analysis: requested, allowed by the service, and effective.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::limits::{JOB_NODES, MAX_FRESH_PUZZLES, MAX_PUZZLES, MAX_PUZZLES_OF_JOB, PUZZLE_NODES};
use crate::problem::{Code, Problem};
use crate::wire::Int;
use tessera_engines::Engine;
use tessera_rules::game::quoted;

/// Largest depth limit, in plies.
pub const MAX_DEPTH: u32 = 255;

/// Limits of this service, besides the limits of each game's engine.
#[derive(Debug, Clone, Copy)]
pub struct Caps {
    /// Most nodes of one analysis, and of one batch.
    pub max_nodes: u64,
    /// Longest time of one request, in milliseconds.
    pub max_time_ms: u64,
    /// Largest size in bytes of a search's table or tree; `None` to leave it to the engines.
    pub table_bytes: Option<u64>,
    /// Most nodes of one job.
    pub job_nodes: u64,
    /// True if no client waits for the answer on a connection. Then `max_nodes` is the only limit of work and replaces
    /// the limits that each game sets for requests.
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

    /// Most leaves and inner positions of one perft count, and the name of the limit. `of_requests` is the limit for
    /// requests.
    pub fn perft_size(&self, of_requests: u64) -> (&'static str, u64) {
        match self.unhurried {
            true => ("job_nodes", self.max_nodes),
            false => ("perft_size", of_requests),
        }
    }

    /// Most puzzles of one call, and the name of the limit; `fresh` puzzles are made for the call.
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

/// Limits of an analysis; the first that is reached ends it. Each may be omitted.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = AnalysisLimits)]
pub struct LimitsInput {
    /// Node limit (positions entered), the only limit that makes answers repeatable. If omitted, a default of the game
    /// applies. A number above the service's maximum is reduced to it.
    #[schema(value_type = Option<i64>, minimum = 1, extensions(("x-unbounded" = json!(true))))]
    pub nodes: Option<Int>,
    /// Time limit in milliseconds since the request arrived. A number above the service's maximum is reduced to it.
    #[schema(value_type = Option<i64>, minimum = 1, extensions(("x-unbounded" = json!(true))))]
    pub time_ms: Option<Int>,
    /// Depth limit in plies, for engines that deepen iteratively.
    #[schema(value_type = Option<i64>, minimum = 1, extensions(("x-unbounded" = json!(true))))]
    pub depth: Option<Int>,
}

/// The effective limits, after the service's own were applied.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = EffectiveLimits)]
pub struct Limits {
    /// Node limit.
    pub nodes: u64,
    /// Time limit in milliseconds since the request arrived.
    pub time_ms: u64,
    /// Depth limit in plies; null without one.
    pub depth: Option<u32>,
}

impl LimitsInput {
    /// The effective limits for an analysis of `G`; `self` is the member `limits` of a request.
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

/// Reads the limit `name` from the member `limits` of a request.
///
/// # Errors
/// [`Code::ImpossibleOptions`] if it is below 1.
pub fn from_one(asked: Option<Int>, name: &str) -> Result<Option<u64>, Problem> {
    let Some(asked) = asked else { return Ok(None) };
    let limit = asked.to::<u64>().filter(|&n| n > 0);
    limit.map(Some).ok_or_else(|| {
        let detail = format!("the limit {name} is an integer from 1", name = quoted(name));
        Problem::new(Code::ImpossibleOptions, detail).at(format!("/limits/{name}"))
    })
}
