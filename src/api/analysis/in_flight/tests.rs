//! Callers of an analysis in progress: the steps and the end that they receive, and the order.

use super::*;
use tessera_rules::themisto::Move;
use tessera_search::{Method, Stats, Value};

/// A step, identified by its nodes.
fn step(nodes: u64) -> Arc<Report<Move>> {
    Arc::new(Report {
        value: Value::estimate(0.5),
        lines: Vec::new(),
        stats: Stats { nodes, depth: 1, engine: Method::AlphaBeta, stopped_by: StoppedBy::Nodes },
    })
}

struct Set {
    in_flight: Arc<InFlight>,
    analysis: Arc<InFlightAnalysis<Move>>,
}

fn set() -> Set {
    let stop = Arc::new(AtomicBool::new(false));
    Set {
        in_flight: Arc::new(InFlight::new(Arc::new(Metrics::new()))),
        analysis: Arc::new(InFlightAnalysis::new(stop)),
    }
}

impl Set {
    /// A further caller with this patience.
    fn waiter(&self, patience: Duration) -> Waiter<Move> {
        let deadline = Instant::now() + patience;
        let (in_flight, analysis) = (Arc::clone(&self.in_flight), Arc::clone(&self.analysis));
        Waiter::join(in_flight, "key".into(), analysis, deadline, None)
    }

    fn complete(&self, nodes: u64) {
        let end = Ok((step(nodes), Source::Stored));
        self.in_flight.complete(&"key".into(), &self.analysis, end);
    }
}

const LONG: Duration = Duration::from_secs(3600);

async fn nodes_of_step(waiter: &mut Waiter<Move>) -> u64 {
    match tokio::time::timeout(LONG, waiter.next()).await.unwrap() {
        Event::Step(report) => report.stats.nodes,
        Event::Done(end) => panic!("{end:?}"),
    }
}

#[tokio::test(start_paused = true)]
async fn steps_come_in_their_order_and_a_slow_reader_misses_the_oldest() {
    let set = set();
    let (mut quick, mut slow) = (set.waiter(LONG), set.waiter(LONG));
    assert!(quick.is_queued());
    assert!(set.analysis.start());
    assert!(!quick.is_queued());
    let steps = STEPS_KEPT as u64 + 10;
    for nodes in 0..steps {
        set.analysis.step(step(nodes));
        assert_eq!(nodes_of_step(&mut quick).await, nodes);
    }
    for nodes in 10..steps {
        assert_eq!(nodes_of_step(&mut slow).await, nodes);
    }
    // Further steps are missed on the way.
    for nodes in steps..2 * steps {
        set.analysis.step(step(nodes));
    }
    for nodes in 2 * steps - STEPS_KEPT as u64..2 * steps {
        assert_eq!(nodes_of_step(&mut slow).await, nodes);
    }
    set.complete(1000);
    for (mut waiter, source) in [(slow, Source::Collapsed), (quick, Source::Stored)] {
        let end = waiter.end(|_| {}).await.unwrap();
        assert_eq!((end.report.stats.nodes, end.source), (1000, source));
    }
}

/// A caller whose time is up takes the last step if the analysis continues for another caller; the caller with the
/// latest deadline waits for the end.
#[tokio::test(start_paused = true)]
async fn a_waiter_with_less_time_gets_the_latest_report() {
    let set = set();
    let mut hasty = set.waiter(Duration::from_millis(1));
    let mut latest = set.waiter(Duration::from_millis(2));
    assert!(set.analysis.start());
    set.analysis.step(step(1));
    let cut = tokio::time::timeout(LONG, hasty.end(|_| {})).await.unwrap();
    let cut = cut.unwrap().report;
    assert_eq!((cut.stats.nodes, cut.stats.stopped_by), (1, StoppedBy::Time));
    drop(hasty);
    let waits = tokio::time::timeout(LONG, latest.end(|_| {})).await;
    assert!(waits.is_err(), "its search looks at the clock by itself");
    set.complete(2);
    assert_eq!(latest.end(|_| {}).await.unwrap().report.stats.nodes, 2);
}

#[tokio::test(start_paused = true)]
async fn a_waiter_whose_time_ends_in_the_queue_is_refused() {
    let set = set();
    let mut hasty = set.waiter(Duration::from_millis(1));
    let refused = hasty.end(|_| {}).await.unwrap_err();
    assert_eq!(refused.detail, Problem::no_permit_in_time().detail);
}

#[test]
fn starts_once_and_stops_when_the_last_waiter_leaves() {
    let set = set();
    let (first, second) = (set.waiter(LONG), set.waiter(LONG));
    assert!(set.analysis.start());
    assert!(!set.analysis.start(), "another permit came first");
    drop(first);
    assert!(!set.analysis.stop.load(Ordering::Relaxed));
    drop(second);
    assert!(set.analysis.stop.load(Ordering::Relaxed));
}
