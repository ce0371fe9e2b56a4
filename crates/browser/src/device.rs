//! A device as the host of calls: one call at a time, without threads and network.

use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use serde::Deserialize;
use tessera_operations::analysis::Caps;
use tessera_operations::game::WireGame;
use tessera_operations::games::{GameVisitor, each_game};
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
/// service's byte for byte. No game's default budget is larger.
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
            caps: Caps {
                table_bytes: self.table_bytes.filter(|_| is_large(request)),
                ..self.caps
            },
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
    impl GameVisitor for Calls {
        fn visit<G: WireGame>(&mut self) {
            self.0.insert(operation::id::<Analysis<G>>(), analyse::<G>);
        }
    }
    let mut calls = Calls(HashMap::new());
    each_operation(&mut calls);
    // Analyses also report their steps.
    each_game(&mut calls);
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
    if let Cost::Heavy {
        time_ms: Some(time_ms),
        ..
    } = operation.cost()
    {
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
        budget
            .with_stop(Arc::clone(&self.stop))
            .with_deadline(move || Instant::now() >= deadline)
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

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};
    use tessera_operations::host::LocalHost;
    use tessera_rules::themisto::Themisto;

    fn device(options: Options) -> Device {
        Device::new(options, || 7)
    }

    fn made(device: &Device, name: &str, request: &Value) -> Result<Value, Value> {
        let read = |json: String| serde_json::from_str(&json).unwrap();
        device
            .call(name, &request.to_string(), &mut |_| {})
            .map(read)
            .map_err(read)
    }

    #[test]
    fn every_example_is_answered_as_anywhere_else() {
        struct Check<'a>(&'a Device, usize);
        impl OperationVisitor for Check<'_> {
            fn visit<O: Operation>(&mut self) {
                let name = operation::id::<O>();
                let examples = if O::ON_DEVICES {
                    O::examples()
                } else {
                    Vec::new()
                };
                for example in examples {
                    let request = example.request.to_string();
                    let host = LocalHost {
                        seed: 7,
                        ..LocalHost::default()
                    };
                    let other = operation::call::<O>(request.as_bytes(), &host).unwrap();
                    let own = self.0.call(&name, &request, &mut |_| {});
                    assert_eq!(own, Ok(String::from_utf8(other).unwrap()), "{name}");
                    self.1 += 1;
                }
            }
        }
        let device = device(Options::default());
        let mut check = Check(&device, 0);
        each_operation(&mut check);
        assert!(check.1 > 50, "only {} examples", check.1);
    }

    #[test]
    fn texts_for_people_are_messages_with_arguments() {
        let device = device(Options::default());
        let request = json!({ "id": Themisto::PUZZLE_EXAMPLE, "level": 2 });
        let hint = made(&device, "themisto_puzzle_hint", &request).unwrap();
        assert!(hint["text"]["$message"].is_string(), "{hint}");
        let start = made(&device, "themisto_start", &json!({})).unwrap();
        let illegal = json!({ "position": start["key"], "moves": ["a1-a1"] });
        let refused = made(&device, "themisto_play", &illegal).unwrap_err();
        assert!(refused["detail"]["$message"].is_string(), "{refused}");
    }

    #[test]
    fn an_analysis_tells_its_steps_and_can_be_stopped_between_them() {
        let device = device(Options::default());
        let start = made(&device, "themisto_start", &json!({})).unwrap();
        let request = json!({ "position": start["key"], "limits": { "nodes": 300_000 } });
        let mut steps = 0;
        let answer = device.call("themisto_analysis", &request.to_string(), &mut |step| {
            let step: Value = serde_json::from_str(&step).unwrap();
            assert!(step["lines"].is_array());
            steps += 1;
            device.stop();
        });
        let answer: Value = serde_json::from_str(&answer.unwrap()).unwrap();
        assert_eq!(answer["stats"]["stopped_by"], "cancelled");
        assert!(steps >= 1);
        // The next call is not affected.
        let next = made(&device, "themisto_analysis", &request).unwrap();
        assert_eq!(next["stats"]["stopped_by"], "nodes");
    }

    #[test]
    fn large_searches_are_bounded_and_say_so() {
        let version = |options: Options, nodes: u64| {
            let device = device(options);
            let start = made(&device, "themisto_start", &json!({})).unwrap();
            let limits = json!({ "nodes": nodes, "depth": 1 });
            let request = json!({ "position": start["key"], "limits": limits });
            let answer = made(&device, "themisto_analysis", &request).unwrap();
            answer["version"].as_str().unwrap().to_owned()
        };
        let free = Options {
            table_bytes: Some(0),
            ..Options::default()
        };
        assert!(!version(Options::default(), 400_000).contains("tables"));
        assert!(version(Options::default(), 400_001).ends_with(".tables.67108864"));
        assert!(!version(free, 400_001).contains("tables"));
    }

    #[test]
    fn time_cuts_a_call_short() {
        let device = device(Options {
            max_time_ms: Some(1),
            ..Options::default()
        });
        let start = made(&device, "octopus_start", &json!({ "seed": 1 })).unwrap();
        let request = json!({ "position": start["key"], "limits": { "nodes": 20_000_000 } });
        let answer = made(&device, "octopus_analysis", &request).unwrap();
        assert_eq!(answer["stats"]["stopped_by"], "time");
        let reply = json!({ "position": start["key"], "level": 8 });
        let refused = made(&device, "octopus_reply", &reply).unwrap_err();
        assert_eq!(refused["code"], "out_of_time");
    }

    #[test]
    fn a_puzzle_is_made_once_and_answered_alike() {
        let device = device(Options::default());
        let wish = json!({ "seed": 3, "count": 1, "level": 1, "fresh": true });
        let made_one = made(&device, "themisto_puzzles", &wish).unwrap();
        let id = made_one["puzzles"][0]["id"].as_str().unwrap().to_owned();
        let first = made(&device, "themisto_puzzle", &json!({ "id": id })).unwrap();
        let again = made(&device, "themisto_puzzle", &json!({ "id": id })).unwrap();
        assert_eq!(first, again);
        let stranger = made(
            &Device::new(Options::default(), || 0),
            "themisto_puzzle",
            &json!({ "id": id }),
        );
        assert_eq!(stranger.unwrap(), first);
    }

    #[test]
    fn a_solution_does_not_depend_on_where_its_puzzle_was_made() {
        let device = device(Options::default());
        // The line of one of these puzzles was longer at first.
        let wish = json!({ "seed": 189, "count": 3, "fresh": true });
        let made_here = made(&device, "octopus_puzzles", &wish).unwrap();
        for puzzle in made_here["puzzles"].as_array().unwrap() {
            let request = json!({ "id": puzzle["id"] });
            let stranger = Device::new(Options::default(), || 0);
            let name = "octopus_puzzle_solution";
            assert_eq!(
                made(&device, name, &request),
                made(&stranger, name, &request)
            );
        }
    }

    #[test]
    fn unknown_names_and_bad_requests_are_problems() {
        let device = device(Options::default());
        assert_eq!(
            made(&device, "chess_moves", &json!({})).unwrap_err()["code"],
            "not_found"
        );
        assert_eq!(
            made(&device, "octopus_moves", &json!({})).unwrap_err()["code"],
            "invalid_body"
        );
        assert!(device.names().contains(&"octopus_moves"));
    }
}
