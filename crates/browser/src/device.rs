//! A device as the host of calls: one call at a time, without threads and network.

use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use serde::Deserialize;
use tessera_operations::analysis::Caps;
use tessera_operations::each_game;
use tessera_operations::game::WireGame;
use tessera_operations::host::Host;
use tessera_operations::json;
use tessera_operations::json::write::Written;
use tessera_operations::operation::{self, Answer as _, Cost, Dependency as _, Operation};
use tessera_operations::operations::{Analysis, OperationVisitor, each_operation};
use tessera_operations::problem::{Code, Problem};
use tessera_operations::puzzles::{Day, FIRST_DAY, PuzzleById, id_of};
use tessera_puzzles::library::days::PUBLIC_SECRET;
use tessera_puzzles::puzzle::Puzzle;
use tessera_search::{Budget, Report, StoppedBy};
use web_time::{Instant, SystemTime, UNIX_EPOCH};

use crate::kept::Kept;

/// Default of the largest size in bytes of a table or tree.
const TABLE_BYTES: u64 = 64 << 20;
/// Up to this number of nodes, a search uses the tables that its engine chooses, so that its answer equals the
/// service's byte for byte. No game's default budget is larger, but for endgames of Octopus, whose table is no larger.
const FREE_NODES: f64 = 400_000.0;

/// Receives the progress of a call while it runs, each step as JSON. The steps of an analysis are the data of the
/// `partial` events in the service's stream.
pub type Sink<'a> = dyn FnMut(String) + 'a;

/// Limits of a device. Options that are omitted have the service's values.
#[derive(Debug, Clone, Copy, Default, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Options {
    /// Largest size in bytes of a search's table or tree beyond the default budgets. The default is 64 MiB; 0 leaves
    /// the size to the engines.
    pub table_bytes: Option<u64>,
    /// Most nodes of one analysis.
    pub max_nodes: Option<u64>,
    /// Longest time of one call, in milliseconds.
    pub max_time_ms: Option<u64>,
}

/// A host of calls on a device. Its caches don't influence answers.
pub struct Device {
    caps: Caps,
    table_bytes: Option<u64>,
    fresh_seed: fn() -> u64,
    stop: Arc<AtomicBool>,
    kept: Rc<RefCell<Kept>>,
    calls: HashMap<String, Call>,
}

type Call = fn(&[u8], &DeviceHost, &mut Sink<'_>) -> Result<Written, Problem>;

impl Device {
    /// A device with these options; `fresh_seed` supplies the seeds of requests without one.
    pub fn new(options: Options, fresh_seed: fn() -> u64) -> Device {
        let own = Caps::default();
        let table_bytes = options.table_bytes.unwrap_or(TABLE_BYTES);
        Device {
            caps: Caps {
                max_nodes: options.max_nodes.unwrap_or(own.max_nodes),
                max_time_ms: options.max_time_ms.unwrap_or(own.max_time_ms),
                ..own
            },
            table_bytes: (table_bytes > 0).then_some(table_bytes),
            fresh_seed,
            stop: Arc::default(),
            kept: Rc::default(),
            calls: calls(),
        }
    }

    /// The names of all calls, such as `octopus_moves`, sorted.
    pub fn names(&self) -> Vec<&str> {
        let mut names: Vec<&str> = self.calls.keys().map(String::as_str).collect();
        names.sort_unstable();
        names
    }

    /// Makes a call; request and answer are JSON, in which texts for people are messages. `sink` receives its steps.
    ///
    /// # Errors
    /// The problem, as a JSON document.
    pub fn call(&self, name: &str, request: &str, sink: &mut Sink<'_>) -> Result<String, String> {
        self.made(name, request.as_bytes(), sink)
            .and_then(|answer| {
                String::from_utf8(answer.json)
                    .map_err(|_| Problem::new(Code::Internal, "the answer is not UTF-8"))
            })
            .map_err(|problem| text_of(&problem.document(None)).unwrap_or_else(|| "{}".to_owned()))
    }

    /// Stops the current call, from within its sink. An analysis answers with its best result so far.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    fn made(&self, name: &str, request: &[u8], sink: &mut Sink<'_>) -> Result<Written, Problem> {
        let call = self.calls.get(name).ok_or_else(|| {
            Problem::new(Code::NotFound, format!("no call has the name {name:?}"))
        })?;
        self.stop.store(false, Ordering::Relaxed);
        let arrived = Instant::now();
        let host = DeviceHost {
            caps: Caps { table_bytes: self.table_bytes.filter(|_| is_large(request)), ..self.caps },
            arrived,
            deadline: Cell::new(after(arrived, self.caps.max_time_ms)),
            fresh_seed: self.fresh_seed,
            stop: Arc::clone(&self.stop),
            kept: Rc::clone(&self.kept),
        };
        call(request, &host, sink)
    }
}

/// True if a request asks for a search whose default tables may be large.
fn is_large(request: &[u8]) -> bool {
    #[derive(Deserialize)]
    struct Asked {
        limits: Option<AskedLimits>,
    }
    #[derive(Deserialize)]
    struct AskedLimits {
        nodes: Option<f64>,
    }
    let asked: Option<Asked> = serde_json::from_slice(request).ok();
    let nodes = asked.and_then(|asked| asked.limits?.nodes);
    nodes.is_some_and(|nodes| nodes > FREE_NODES)
}

/// All operations for devices, by name.
fn calls() -> HashMap<String, Call> {
    struct Calls(HashMap<String, Call>);
    impl OperationVisitor for Calls {
        fn visit<O: Operation>(&mut self) {
            if O::ON_DEVICES {
                self.0.insert(operation::id::<O>(), call::<O>);
            }
        }
    }
    let mut calls = Calls(HashMap::new());
    each_operation(&mut calls);
    // Analyses also report their steps.
    each_game!(G => calls.0.insert(operation::id::<Analysis<G>>(), analyse::<G>));
    calls.0
}

/// Uses the same writer as answers, because another writer would be compiled once more for each type.
fn text_of(value: &impl serde::Serialize) -> Option<String> {
    String::from_utf8(json::write::to_vec(value).ok()?).ok()
}

fn call<O: Operation>(
    request: &[u8],
    host: &DeviceHost,
    _: &mut Sink<'_>,
) -> Result<Written, Problem> {
    let request: &[u8] = match (request, O::REQUIRED) {
        ([], false) => b"{}",
        _ => request,
    };
    let mut operation = O::read(json::parse(request)?, host)?;
    let given = operation.dependency().compute(host)?;
    if let Cost::Heavy { time_ms: Some(time_ms), .. } = operation.cost() {
        host.deadline.set(after(host.arrived, time_ms));
    }
    operation.run(given, host)?.written()
}

fn analyse<G: WireGame>(
    request: &[u8],
    host: &DeviceHost,
    sink: &mut Sink<'_>,
) -> Result<Written, Problem> {
    let mut analysis = Analysis::<G>::read(json::parse(request)?, host)?;
    let needed = analysis.dependency();
    host.deadline.set(after(host.arrived, needed.time_ms));
    let report = needed.canonical.map(|canonical| {
        let mut tell = |step: &Report<G::Move>| {
            let partial = analysis.partial(step);
            if let Some(json) = partial.and_then(|partial| text_of(&partial)) {
                sink(json);
            }
        };
        Arc::new(canonical.analyse(|budget| host.cut(budget), &mut tell))
    });
    analysis.run(report, host)?.written()
}

/// The device as the host of one call.
struct DeviceHost {
    caps: Caps,
    arrived: Instant,
    deadline: Cell<Instant>,
    fresh_seed: fn() -> u64,
    stop: Arc<AtomicBool>,
    kept: Rc<RefCell<Kept>>,
}

/// The time limit is capped at a century, so that no clock overflows.
fn after(moment: Instant, milliseconds: u64) -> Instant {
    const CENTURY: u64 = 100 * 365 * 86_400_000;
    moment + Duration::from_millis(milliseconds.min(CENTURY))
}

impl Host for DeviceHost {
    fn caps(&self) -> &Caps {
        &self.caps
    }

    fn fresh_seed(&self) -> u64 {
        (self.fresh_seed)()
    }

    fn today(&self) -> Day {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        let seconds = since.map_or(0, |since| since.as_secs());
        let day = i64::try_from(seconds).ok().and_then(Day::of_unix_time);
        day.unwrap_or(FIRST_DAY)
    }

    fn daily_secret(&self) -> &str {
        PUBLIC_SECRET
    }

    fn stop(&self) -> Option<&Arc<AtomicBool>> {
        Some(&self.stop)
    }

    fn cut(&self, budget: Budget) -> Budget {
        let deadline = self.deadline.get();
        budget.with_stop(Arc::clone(&self.stop)).with_deadline(move || Instant::now() >= deadline)
    }

    fn interruption(&self) -> Option<StoppedBy> {
        if self.stop.load(Ordering::Relaxed) {
            Some(StoppedBy::Cancelled)
        } else {
            (Instant::now() >= self.deadline.get()).then_some(StoppedBy::Time)
        }
    }

    fn puzzle<G: WireGame>(&self, wanted: PuzzleById<G>) -> Result<Arc<Puzzle<G>>, Problem> {
        if let Some(puzzle) = self.kept.borrow_mut().get(wanted.name()) {
            return Ok(puzzle);
        }
        let puzzle = Arc::new(wanted.prove(|budget| self.cut(budget))?);
        self.kept.borrow_mut().put(id_of(&puzzle), &puzzle);
        Ok(puzzle)
    }

    fn keep<G: WireGame>(&self, puzzles: Vec<Puzzle<G>>) {
        let mut kept = self.kept.borrow_mut();
        for puzzle in puzzles {
            kept.put(id_of(&puzzle), &Arc::new(puzzle));
        }
    }
}
