//! Counters of the service, for Prometheus (OpenMetrics text).

use std::cell::{OnceCell, RefCell};
use std::sync::Arc;
use std::time::Duration;

use prometheus_client::encoding::text::{encode, encode_registry};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::ConstGauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;

use super::problem::Code;
use tessera_operations::games::ids;

/// The media type of the exposition.
pub const OPENMETRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// Upper bounds of the latency histograms, in seconds.
const SECONDS: [f64; 14] =
    [0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 2.5, 10.0, 30.0];

type Labels<const N: usize> = [(&'static str, &'static str); N];
type RouteLabels = [(&'static str, String); 2];
type RequestLabels = [(&'static str, String); 4];

/// The counters of one route; each worker looks them up once.
pub struct RouteCounters {
    metrics: Arc<Metrics>,
    route: String,
    game: String,
    seconds: OnceCell<Histogram>,
    /// By method and status.
    requests: RefCell<Vec<(&'static str, u16, Counter)>>,
}

impl RouteCounters {
    /// The counters of the route with this pattern.
    pub fn new(metrics: Arc<Metrics>, pattern: &str) -> RouteCounters {
        let (route, game) = route_and_game(pattern);
        let game = game.to_owned();
        RouteCounters {
            metrics,
            route,
            game,
            seconds: OnceCell::new(),
            requests: RefCell::default(),
        }
    }

    /// Like [`Metrics::answered`].
    pub fn answered(&self, method: &str, status: u16, took: Duration) {
        self.seconds
            .get_or_init(|| self.metrics.seconds_of(&self.route, &self.game))
            .observe(took.as_secs_f64());
        let method = known_method(method);
        let mut requests = self.requests.borrow_mut();
        let known =
            (requests.iter()).position(|(known, code, _)| (*known, *code) == (method, status));
        let place = known.unwrap_or_else(|| {
            let counter = (self.metrics).requests_of(&self.route, &self.game, method, status);
            requests.push((method, status, counter));
            requests.len() - 1
        });
        if let Some((_, _, counter)) = requests.get(place) {
            counter.inc();
        }
    }
}

/// All counters of the service.
pub struct Metrics {
    registry: Registry,
    requests: Family<RequestLabels, Counter>,
    seconds: Family<RouteLabels, Histogram, fn() -> Histogram>,
    problems: Family<Labels<1>, Counter>,
    look_ups: Family<Labels<2>, Counter>,
    /// Look-ups that hit, by game. They have counters of their own because a look-up in a family for each hit would
    /// be too slow.
    hits: Vec<(&'static str, Counter)>,
    nodes: Family<Labels<1>, Counter>,
    puzzles: Family<Labels<1>, Counter>,
    shared: Family<Labels<2>, Counter>,
    cancelled: Counter,
    connections_ended: Family<Labels<1>, Counter>,
}

/// A gauge at this moment: its name, its meaning and its value.
pub type Gauge = (&'static str, &'static str, u64);

/// The outcome of an access to the shared cache.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SharedOutcome {
    /// Found.
    Hit,
    /// Not there.
    Miss,
    /// A value that the service did not write.
    Garbage,
    /// No answer in time, or no connection.
    Failed,
    /// Not tried, because of a recent failure.
    Skipped,
    /// Written.
    Stored,
}

impl SharedOutcome {
    fn name(self) -> &'static str {
        match self {
            SharedOutcome::Hit => "hit",
            SharedOutcome::Miss => "miss",
            SharedOutcome::Garbage => "garbage",
            SharedOutcome::Failed => "failed",
            SharedOutcome::Skipped => "skipped",
            SharedOutcome::Stored => "stored",
        }
    }
}

impl Metrics {
    /// All counters at zero.
    pub fn new() -> Metrics {
        let mut metrics = Metrics {
            registry: Registry::with_prefix("tessera"),
            requests: Family::default(),
            seconds: Family::new_with_constructor(|| Histogram::new(SECONDS)),
            problems: Family::default(),
            look_ups: Family::default(),
            hits: Vec::new(),
            nodes: Family::default(),
            puzzles: Family::default(),
            shared: Family::default(),
            cancelled: Counter::default(),
            connections_ended: Family::default(),
        };
        metrics.register();
        metrics.hits =
            (ids().iter()).map(|&game| (game, metrics.look_ups_of(game, "hit"))).collect();
        metrics
    }

    fn register(&mut self) {
        let registry = &mut self.registry;
        registry.register("requests", "Requests answered", self.requests.clone());
        registry.register(
            "request_seconds",
            "Time to the head of the answer",
            self.seconds.clone(),
        );
        registry.register("problems", "Error answers by code", self.problems.clone());
        registry.register(
            "analysis_lookups",
            "Look-ups of analyses by outcome",
            self.look_ups.clone(),
        );
        registry.register("nodes", "Nodes searched", self.nodes.clone());
        registry.register("puzzles", "Puzzles generated", self.puzzles.clone());
        registry.register(
            "shared_cache",
            "Uses of the cache that replicas share, by outcome",
            self.shared.clone(),
        );
        registry.register(
            "cancelled",
            "Heavy jobs stopped because no caller waited any more",
            self.cancelled.clone(),
        );
        registry.register(
            "connections_ended",
            "Connections that the service refused or closed by reason",
            self.connections_ended.clone(),
        );
    }

    /// Counts an answer. `pattern` is the path of its route, if it has one.
    pub fn answered(&self, pattern: Option<&str>, method: &str, status: u16, took: Duration) {
        let (route, game) = route_and_game(pattern.unwrap_or("none"));
        self.seconds_of(&route, game).observe(took.as_secs_f64());
        self.requests_of(&route, game, known_method(method), status).inc();
    }

    fn seconds_of(&self, route: &str, game: &str) -> Histogram {
        let labels = [("route", route.to_owned()), ("game", game.to_owned())];
        self.seconds.get_or_create(&labels).clone()
    }

    fn requests_of(&self, route: &str, game: &str, method: &str, status: u16) -> Counter {
        let labels = [
            ("route", route.to_owned()),
            ("game", game.to_owned()),
            ("method", method.to_owned()),
            ("status", status.to_string()),
        ];
        self.requests.get_or_create(&labels).clone()
    }

    /// Counts an error.
    pub fn problem(&self, code: Code) {
        self.problems.get_or_create(&[("code", code.as_str())]).inc();
    }

    /// Counts a look-up of an analysis.
    pub fn looked_up(&self, game: &'static str, outcome: &'static str) {
        self.look_ups_of(game, outcome).inc();
    }

    /// Counts a look-up that found an analysis.
    pub fn hit(&self, game: &'static str) {
        if let Some((_, hits)) = self.hits.iter().find(|(known, _)| *known == game) {
            hits.inc();
        }
    }

    fn look_ups_of(&self, game: &'static str, outcome: &'static str) -> Counter {
        let labels = [("game", game), ("outcome", outcome)];
        self.look_ups.get_or_create(&labels).clone()
    }

    /// Counts searched nodes.
    pub fn searched(&self, game: &'static str, nodes: u64) {
        self.nodes.get_or_create(&[("game", game)]).inc_by(nodes);
    }

    /// Counts generated puzzles.
    pub fn generated(&self, game: &'static str, puzzles: u64) {
        self.puzzles.get_or_create(&[("game", game)]).inc_by(puzzles);
    }

    /// Counts an access to the shared cache for entries of this kind.
    pub fn shared(&self, kind: &'static str, outcome: SharedOutcome) {
        let labels = [("kind", kind), ("outcome", outcome.name())];
        self.shared.get_or_create(&labels).inc();
    }

    /// Counts a connection that the service refused or closed.
    pub fn connection_ended(&self, reason: &'static str) {
        let labels = [("reason", reason)];
        self.connections_ended.get_or_create(&labels).inc();
    }

    /// Counts a cancelled heavy job.
    pub fn cancelled(&self) {
        self.cancelled.inc();
    }

    /// All counters and these gauges as text.
    pub fn expose(&self, gauges: impl IntoIterator<Item = Gauge>) -> String {
        let mut registry = Registry::with_prefix("tessera");
        for (name, help, value) in gauges {
            registry.register(name, help, ConstGauge::new(value));
        }
        let mut text = String::new();
        // Writing into a string can't fail.
        let _ = encode_registry(&mut text, &self.registry);
        let _ = encode(&mut text, &registry);
        text
    }
}

impl Default for Metrics {
    fn default() -> Metrics {
        Metrics::new()
    }
}

/// The method as a label: callers must not be able to create labels.
fn known_method(method: &str) -> &'static str {
    match method {
        "GET" => "GET",
        "HEAD" => "HEAD",
        "DELETE" => "DELETE",
        "POST" => "POST",
        "OPTIONS" => "OPTIONS",
        _ => "other",
    }
}

/// Splits a path: `/v1/octopus/moves` is the route `/v1/{game}/moves` of the game octopus.
fn route_and_game(pattern: &str) -> (String, &str) {
    if let Some(rest) = pattern.strip_prefix("/v1/")
        && let Some((game, call)) = rest.split_once('/')
        && ids().contains(&game)
    {
        return (format!("/v1/{{game}}/{call}"), game);
    }
    (pattern.to_owned(), "")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exposes_all_counted_events() {
        let metrics = Metrics::new();
        let took = Duration::from_millis(3);
        metrics.answered(Some("/v1/octopus/moves"), "POST", 200, took);
        metrics.answered(Some("/v1/octopus/moves"), "POST", 200, took);
        metrics.answered(None, "BREW", 404, took);
        metrics.problem(Code::NotFound);
        metrics.searched("temple", 5);
        metrics.cancelled();
        let text = metrics.expose([("heavy_waiting", "Heavy jobs that wait for a permit", 7)]);
        for line in [
            r#"tessera_requests_total{route="/v1/{game}/moves",game="octopus",method="POST",status="200"} 2"#,
            r#"tessera_requests_total{route="none",game="",method="other",status="404"} 1"#,
            r#"tessera_request_seconds_bucket{le="0.005",route="/v1/{game}/moves",game="octopus"} 2"#,
            r#"tessera_problems_total{code="not_found"} 1"#,
            r#"tessera_nodes_total{game="temple"} 5"#,
            "tessera_cancelled_total 1",
            "tessera_heavy_waiting 7",
        ] {
            assert!(text.lines().any(|told| told == line), "{line} is missing in {text}");
        }
        assert!(text.ends_with("# EOF\n"));
    }
}
