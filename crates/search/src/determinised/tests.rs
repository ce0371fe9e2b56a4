//! Tests of determinised Monte Carlo on a small card game.

use super::*;
use crate::Kind;
use crate::playout::{Sample, win_shares};
use tessera_rules::game::random::Stream;
use tessera_rules::game::toy::{TakeAway, Tricks};
use tessera_rules::game::{Game, PerfectInfo};

/// Uniform playouts, evaluated by the share of the win.
#[derive(Clone, Default)]
struct Shares {
    /// Initial reward of the first move.
    head_start: f64,
}

impl<G: PerfectInfo> Playout<G> for Shares {}

impl<V: Observe> Sampling<V> for Shares {
    type Outcome = f64;
    type Tally = Sample;

    fn rank(&mut self, _view: &V, moves: &[V::Move]) -> Vec<(V::Move, f64)> {
        let head_starts = std::iter::once(self.head_start).chain(std::iter::repeat(0.0));
        moves.iter().copied().zip(head_starts).collect()
    }

    fn outcome(&self, world: &V::World, me: Seat, _plies: u32) -> f64 {
        win_shares(world)[me.index()]
    }

    fn reward(&self, outcome: &f64) -> f64 {
        *outcome
    }

    fn none(&self, _view: &V) -> Sample {
        Sample::default()
    }

    fn add(&self, tally: &mut Sample, outcome: &f64, _me: Seat) {
        tally.add(*outcome);
    }

    fn value(&self, _view: &V, _me: Seat, tally: &Sample, playouts: u64) -> Value {
        assert_eq!(tally.count, playouts);
        Value { std_error: tally.std_error(), ..Value::estimate(tally.mean()) }
    }

    fn unsampled(&self, _view: &V, _me: Seat) -> Value {
        Value::estimate(0.5)
    }
}

fn search<V: Observe>(view: &V, lines: usize, nodes: u64) -> Report<V::Move> {
    let question = Question::about_all(view, lines, 3);
    let mut budget = Budget::nodes(nodes);
    let mut search = Determinised { sampling: Shares::default() };
    search.analyse(view, &question, &mut budget, &mut |_| {})
}

/// Each budget ends at another point of a round.
#[test]
fn threads_leave_no_trace_in_a_report() {
    let world = Tricks::deal(&mut stream(5, 0), 12, 5);
    let view = world.view();
    let question = Question::about_all(&view, 2, 3);
    let searched = |nodes: u64, threads: usize| {
        let mut budget = Budget::nodes(nodes).with_threads(threads);
        let (mut steps, mut search) = (Vec::new(), Determinised { sampling: Shares::default() });
        let mut note = |report: &Report<_>| steps.push(report.clone());
        let report = search.analyse(&view, &question, &mut budget, &mut note);
        (report, steps, budget.spent())
    };
    for nodes in (0..400).chain((400..20_000).step_by(487)) {
        let one = searched(nodes, 1);
        for threads in [2, 4] {
            assert_eq!(searched(nodes, threads), one, "{threads} threads, {nodes} nodes");
        }
    }
}

#[test]
fn reports_progress_within_a_round() {
    let view = Tricks::deal(&mut stream(5, 0), 12, 5).view();
    let question = Question::about_all(&view, 2, 3);
    let searched = |threads: usize| {
        let mut budget = Budget::nodes(10 * STEP).with_threads(threads);
        let (mut steps, mut search) = (Vec::new(), Determinised { sampling: Shares::default() });
        let mut note = |report: &Report<_>| steps.push(report.clone());
        let report = search.analyse(&view, &question, &mut budget, &mut note);
        (report, steps)
    };
    let (report, steps) = searched(1);
    assert_eq!(searched(2), (report, steps.clone()));
    let nodes: Vec<u64> = steps.iter().map(|step| step.stats.nodes).collect();
    assert!(nodes[0] < 1000 && nodes.len() < 30, "{nodes:?}");
    assert!(nodes.windows(2).all(|pair| pair[1] - pair[0] < STEP + 1000), "{nodes:?}");
}

/// The last card of the second seat is forced, so only its win probability is unknown.
#[test]
fn the_mean_is_right_within_its_error() {
    for seed in 0..40 {
        let world = Tricks::deal(&mut stream(seed, 0), 9, 1);
        let view = world.view();
        let own = view.legal_moves();
        // The other card is any of the 8 others; the lower ones lose to ours.
        let truth = f64::from(own[0]) / 8.0;
        let value = search(&view, 1, 4000).value;
        let mean = value.win_probability.expect("a mean");
        let error = value.std_error.expect("an error");
        assert_eq!(value.kind, Kind::Estimate);
        assert!((mean - truth).abs() <= 4.0 * error + 1e-9, "{mean} {truth} {error}");
        assert_eq!(value.outcome, None);
    }
}

/// Returns the first seat's expected share if every card is played at random.
fn random_play(world: &Tricks) -> f64 {
    if world.is_over() {
        return win_shares(world)[0];
    }
    let moves = world.legal_moves();
    let sum: f64 = (moves.iter())
        .map(|&m| {
            let next = world.played(m);
            random_play(&next)
        })
        .sum();
    sum / moves.len() as f64
}

#[test]
fn moves_are_valued_as_over_all_worlds() {
    for seed in 0..15 {
        let world = Tricks::deal(&mut stream(seed, 1), 7, 3);
        let report = search(&world.view(), 3, 60_000);
        let mut rng = stream(seed, 9);
        let mut exact = Vec::new();
        for line in &report.lines {
            // 4 choose 3 hands are possible for the other seat.
            let mut distinct: Vec<Tricks> = Vec::new();
            while distinct.len() < 4 {
                let world = world.view().sample(&mut rng);
                let same = |w: &Tricks| w.same_hands(&world);
                if !distinct.iter().any(same) {
                    distinct.push(world);
                }
            }
            let sum: f64 = (distinct.iter_mut())
                .map(|world| {
                    world.play(line.m);
                    random_play(world)
                })
                .sum();
            let truth = sum / 4.0;
            let mean = line.value.win_probability.expect("a mean");
            let error = line.value.std_error.expect("an error");
            assert!((mean - truth).abs() < 4.5 * error + 1e-9, "{mean} {truth} {error}");
            exact.push(truth);
        }
        let top = exact.iter().copied().fold(0.0, f64::max);
        assert!(exact[0] > top - 0.03, "seed {seed}: {exact:?}");
    }
}

#[test]
fn equal_seeds_give_equal_reports_and_budgets_are_kept() {
    let view = Tricks::deal(&mut stream(4, 0), 20, 6).view();
    for nodes in [0, 1, 20, 100, 3000] {
        let report = search(&view, 2, nodes);
        assert!(report.stats.nodes <= nodes, "{nodes}");
        assert!(report.stats.nodes + 12 >= nodes, "the budget is used");
        assert_eq!(report, search(&view, 2, nodes));
        assert_eq!(report.lines.len(), 2);
    }
}

#[test]
fn worlds_do_not_tell_what_is_hidden() {
    // Two deals that look the same to the mover give the same samples.
    let mut views = Vec::new();
    for seed in 0..3000 {
        let world = Tricks::deal(&mut stream(seed, 2), 5, 1);
        let own = world.legal_moves();
        if own == [2] {
            views.push(world.view());
        }
    }
    let sample = |view: &_| -> Vec<_> {
        let mut rng: Stream = stream(1, 1);
        (0..9).map(|_| Observe::sample(view, &mut rng)).collect()
    };
    let first = sample(&views[0]);
    assert!(views.iter().any(|view| view != &views[0]));
    assert!(views.iter().all(|view| sample(view) == first));
}

/// A game without secrets is its own view.
#[test]
fn perfect_information_is_a_special_case() {
    fn open<G: PerfectInfo>(game: &G) -> bool {
        game.is_open()
    }
    let game = TakeAway::new(4);
    assert!(open(&game));
    assert!(!Tricks::deal(&mut stream(1, 0), 9, 3).view().is_open());
    // Taking 3 gives another turn, which takes the last: won in every playout.
    let report = search(&game, 1, 3000);
    assert_eq!(report.best(), Some(3));
    assert_eq!(report.value.win_probability, Some(1.0));
}

/// The head start decides while there are few playouts, and is no part of any value.
#[test]
fn a_head_start_wears_off() {
    let world = Tricks::deal(&mut stream(5, 0), 12, 5);
    let view = world.view();
    let question = Question::about_all(&view, 1, 3);
    let first = question.moves.first().copied();
    let plain = search(&view, 1, 100_000);
    assert_ne!(plain.best(), first, "the plain search likes another move");
    let favoured = |nodes: u64| {
        let mut budget = Budget::nodes(nodes);
        let mut search = Determinised { sampling: Shares { head_start: 3.0 } };
        search.analyse(&view, &question, &mut budget, &mut |_| {})
    };
    for nodes in [0, 100, 200] {
        let report = favoured(nodes);
        assert_eq!(report.best(), first, "{nodes} nodes");
        let win = report.value.win_probability.unwrap();
        assert!((0.0..=1.0).contains(&win));
    }
    assert_eq!(favoured(100_000).best(), plain.best());
}
