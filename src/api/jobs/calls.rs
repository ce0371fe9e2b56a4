//! The calls that jobs can make, and the canonical form of their requests.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde_json::{Map, Value, json};
use tessera_operations::analysis::Caps;
use tessera_operations::host::LocalHost;
use tessera_operations::json::parse;
use tessera_operations::json::write::Written;
use tessera_operations::operation::{self, Answer, Operation, request_of};
use tessera_operations::operations::{Analysis, Perft, Puzzles, Review, SelfPlay, VerifyPuzzle};
use tessera_operations::position::read_position;
use tessera_rules::game::random::MAX_SEED;

use super::run::JobRun;
use super::spec::JobSpec;
use crate::api::problem::{Code, Problem};
use crate::api::service_host::{PoolThread, ServiceHost};
use crate::state::State;
use tessera_operations::game::WireGame;
use tessera_operations::game_named;
use tessera_operations::wire::PositionInput;
use tessera_rules::game::quoted;

/// A call that can be made as a job.
#[derive(Clone, Copy)]
pub struct JobCall {
    check: fn(&[u8], Caps) -> Result<Checked, Problem>,
    run: Run,
}

/// Makes a call from JSON to JSON.
type Run = fn(&[u8], &ServiceHost<'_>, &JobRun) -> Result<Written, Problem>;

/// A parsed request in its canonical form.
struct Checked {
    body: String,
    nodes: Option<u64>,
}

/// A job that passed its checks.
pub struct CheckedJob {
    /// The call and its limits.
    pub spec: JobSpec,
    /// Most nodes, if the work is counted in nodes.
    pub budget: Option<u64>,
}

impl JobCall {
    /// The call behind a path.
    ///
    /// # Errors
    /// [`Code::ImpossibleOptions`] if no job can make it.
    pub fn at(path: &str) -> Result<JobCall, Problem> {
        let parts = path.strip_prefix("/v1/").and_then(|rest| rest.split_once('/'));
        let found = parts.and_then(|(game, name)| game_named!(game, G => call_of::<G>(name))?);
        found.ok_or_else(|| {
            let detail = format!(
                "a job can't call {path}; it takes /v1/{{game}}/analysis, review, games, puzzles, puzzles/verify and perft",
                path = quoted(path)
            );
            Problem::new(Code::ImpossibleOptions, detail).at("/path")
        })
    }

    /// Reads and checks a request, which may spend up to `most_nodes` nodes.
    ///
    /// # Errors
    /// Errors of the call; [`Code::ImpossibleOptions`] for a limit of time. Pointers lead into the request of the
    /// job.
    pub fn check(
        &self,
        path: String,
        body: &[u8],
        most_nodes: u64,
        caps: &Caps,
    ) -> Result<CheckedJob, Problem> {
        let caps = Caps { max_nodes: most_nodes, unhurried: true, ..*caps };
        let checked = (self.check)(body, caps).map_err(|problem| {
            let pointer = problem.pointer.clone().unwrap_or_default();
            problem.at(format!("/body{pointer}"))
        })?;
        let spec = JobSpec {
            path,
            body: checked.body,
            nodes: checked.nodes.unwrap_or(most_nodes),
            time_ms: caps.max_time_ms,
            table_bytes: caps.table_bytes,
        };
        Ok(CheckedJob { spec, budget: checked.nodes })
    }

    /// Makes the call on this thread.
    ///
    /// # Errors
    /// Errors of the call.
    pub fn run(&self, spec: &JobSpec, state: Arc<State>, run: &JobRun) -> Result<Written, Problem> {
        let thread = PoolThread::of_job(state, run.stop(), run.tally(), spec.caps());
        (self.run)(spec.body.as_bytes(), &ServiceHost::Pool(thread), run)
    }
}

fn call_of<G: WireGame>(name: &str) -> Option<JobCall> {
    match name {
        "analysis" => Some(JobCall { check: check::<G, Analysis<G>>, run: analyse::<G> }),
        "review" => Some(call::<G, Review<G>>()),
        "games" => Some(call::<G, SelfPlay<G>>()),
        "puzzles" => Some(call::<G, Puzzles<G>>()),
        "puzzles/verify" => Some(call::<G, VerifyPuzzle<G>>()),
        "perft" => Some(call::<G, Perft<G>>()),
        _ => None,
    }
}

fn call<G: WireGame, O: Operation>() -> JobCall {
    JobCall {
        check: check::<G, O>,
        run: |body, host, _| operation::answer::<O>(request_of::<O>(body)?, host)?.written(),
    }
}

/// Runs an analysis, and reports the best result so far.
fn analyse<G: WireGame>(
    body: &[u8],
    host: &ServiceHost<'_>,
    run: &JobRun,
) -> Result<Written, Problem> {
    let mut analysis = Analysis::<G>::read(request_of::<Analysis<G>>(body)?, host)?;
    let needed = analysis.dependency();
    let report = (needed.canonical).map(|canonical| {
        host.report_with_steps(&canonical, &mut |step| run.tell(&analysis.partial(step)))
    });
    analysis.run(report, host)?.written()
}

fn check<G: WireGame, O: Operation>(text: &[u8], caps: Caps) -> Result<Checked, Problem> {
    let seed = rand::random::<u64>() & MAX_SEED;
    let host = ServiceHost::Local(LocalHost { caps, seed, ..LocalHost::default() });
    let operation = O::read(request_of::<O>(text)?, &host)?;
    let nodes = operation.shared_nodes();
    let mut body: BTreeMap<String, Value> = match text {
        [] => BTreeMap::new(),
        text => parse(text)?,
    };
    if let Some(position) = body.get_mut("position") {
        let input: PositionInput<G::PositionWire> = parse(position.to_string().as_bytes())?;
        *position = read_position::<G>(input)?.key().into();
    }
    match O::NAME {
        "analysis" | "review" => {
            let limits = body.entry("limits".to_owned()).or_insert(json!({}));
            if limits.get("time_ms").is_some() {
                let detail = "a job has no limit of time; leave it out";
                return Err(Problem::new(Code::ImpossibleOptions, detail).at("/limits/time_ms"));
            }
            limits["nodes"] = nodes.into();
        }
        // The random choices are fixed here, so that the job is the same every time and everywhere it runs.
        "games" => {
            body.entry("seed".to_owned()).or_insert(seed.into());
        }
        "puzzles" if !body.contains_key("after") => {
            body.entry("seed".to_owned()).or_insert(seed.into());
        }
        _ => {}
    }
    // An empty list has no meaning.
    body.retain(|_, value| value.as_array().is_none_or(|list| !list.is_empty()));
    let body: Map<String, Value> =
        (body.into_iter()).map(|(name, value)| (name, canonical(value))).collect();
    Ok(Checked { body: Value::Object(body).to_string(), nodes })
}

/// The value with sorted members, and with integers in integer form.
fn canonical(value: Value) -> Value {
    match value {
        Value::Object(members) => {
            let sorted: BTreeMap<String, Value> =
                (members.into_iter()).map(|(name, value)| (name, canonical(value))).collect();
            Value::Object(sorted.into_iter().collect())
        }
        Value::Array(list) => list.into_iter().map(canonical).collect(),
        Value::Number(number) => match number.as_f64() {
            Some(x) if number.is_f64() && x.fract() == 0.0 && x.abs() < 9e15 => {
                Value::from(x as i64)
            }
            _ => Value::Number(number),
        },
        other => other,
    }
}
