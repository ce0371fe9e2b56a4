//! Tests of Monte Carlo tree search against plain minimax.

use super::tree::ln;
use super::*;
use crate::playout::{Playout, Uniform};
use crate::{Kind, Outcome, minimax};
use tessera_rules::game::random::{Stream, seeded};
use tessera_rules::game::toy::{Acyclic, Graph, Shape, TakeAway};
use tessera_rules::game::{Game, Seat, Turn, ZeroSum};

fn search<G: PerfectInfo + Keyed>(game: &G, lines: usize, nodes: u64) -> Report<G::Move> {
    let question = Question::about_all(game, lines, 5);
    let mut budget = Budget::nodes(nodes);
    Mcts::new(Uniform).analyse(game, &question, &mut budget, &mut |_| {})
}

/// Report, intermediate reports, and nodes spent.
type Answer<M> = (Report<M>, Vec<Report<M>>, u64);

/// Same as `search`, in batches, on `threads` threads.
fn batches<G: PerfectInfo + Keyed>(game: &G, nodes: u64, threads: usize) -> Answer<G::Move> {
    let question = Question::about_all(game, 99, 5);
    let mut budget = Budget::nodes(nodes).with_threads(threads);
    let mut search = Mcts::new(Uniform);
    search.options.batch = 8;
    let mut steps = Vec::new();
    let report = search.analyse(game, &question, &mut budget, &mut |step| {
        steps.push(step.clone());
    });
    (report, steps, budget.spent())
}

fn mover<G: Game>(game: &G) -> Seat {
    match game.turn() {
        Turn::Seat(seat) => seat,
        turn => panic!("{turn:?}"),
    }
}

/// Checks that claims are true. Returns true if the position was solved, both with and without batches.
fn check<G: ZeroSum + PerfectInfo + Keyed>(game: &G, nodes: u64) -> bool {
    let in_batches = is_true(game, batches(game, nodes, 1).0);
    is_true(game, search(game, 99, nodes)) && in_batches
}

/// Same as `check`, for one report.
fn is_true<G: ZeroSum + PerfectInfo + Keyed>(game: &G, report: Report<G::Move>) -> bool {
    let me = mover(game);
    for line in &report.lines {
        let truth = minimax::duel_after(&mut game.clone(), line.m, me, 100).expect("lines end");
        let truth = Outcome::of_difference(truth.0);
        let claim = line.value.outcome;
        match line.value.kind {
            Kind::Exact => assert_eq!(claim, Some(truth), "{line:?}"),
            Kind::Lower => assert!(claim <= Some(truth), "{line:?}"),
            Kind::Upper => assert!(claim >= Some(truth), "{line:?}"),
            Kind::Estimate => {}
        }
        let mut game = game.clone();
        for m in &line.pv {
            let moves = game.legal_moves();
            assert!(moves.contains(m), "{line:?}");
            game.play(*m);
        }
    }
    let truth = minimax::duel(&mut game.clone(), me, 100).expect("lines end");
    let best = Some(Outcome::of_difference(truth.0));
    match report.value.kind {
        Kind::Exact => assert_eq!(report.value.outcome, best),
        Kind::Lower => assert!(report.value.outcome <= best),
        Kind::Upper => assert!(report.value.outcome >= best),
        Kind::Estimate => {}
    }
    if report.stats.stopped_by == StoppedBy::Proved {
        assert_eq!(report.value.kind, Kind::Exact);
        assert_eq!(report.value.outcome, Some(Outcome::of_difference(truth.0)));
        return true;
    }
    false
}

#[test]
fn solves_small_graphs_as_minimax() {
    let mut rng = seeded(1);
    let solved =
        (0..400).filter(|_| check(&Acyclic::random(&mut rng, Shape::tree(2, 1)), 20_000)).count();
    assert!(solved > 380, "{solved}");
}

#[test]
fn solves_graphs_with_repetitions_as_minimax() {
    let mut rng = seeded(2);
    let shape = Shape { classes: 2, ..Shape::cyclic(9) };
    let solved = (0..1000)
        .filter(|i| match i % 2 {
            0 => check(&Graph::<1>::random(&mut rng, Shape::cyclic(8)), 5000),
            _ => check(&Graph::<2>::random(&mut rng, shape), 5000),
        })
        .count();
    assert!(solved > 750, "{solved}");
}

#[test]
fn certain_wins_among_three_seats_hold_against_all_others() {
    let mut rng = seeded(3);
    let mut exact = 0;
    for round in 0..300 {
        let game = Acyclic::random(&mut rng, Shape::tree(3 + round % 2, 3));
        let me = mover(&game);
        for line in search(&game, 99, 5000).lines {
            let mut next = game.played(line.m);
            if line.value.kind == Kind::Exact && line.value.win_probability == Some(1.0) {
                assert_eq!(minimax::against_all(&mut next, me, true, 100), Some(true));
                exact += 1;
            }
            if let Some(shares) = &line.value.shares {
                assert!((shares.iter().sum::<f64>() - 1.0).abs() < 1e-9);
                assert!(shares.iter().all(|share| (0.0..=1.0).contains(share)));
            }
        }
    }
    assert!(exact > 50, "{exact}");
}

#[test]
fn missing_moves_prove_nothing() {
    let mut rng = seeded(4);
    let shape = Shape { moves: 5, ..Shape::tree(2, 1) };
    let mut search = Mcts::new(Uniform);
    search.options.most_children = 2;
    let mut settled = 0;
    for _ in 0..400 {
        let game = Acyclic::random(&mut rng, shape);
        let question = Question::about_all(&game, 99, 5);
        let mut budget = Budget::nodes(5000);
        let report = search.analyse(&game, &question, &mut budget, &mut |_| {});
        settled += u32::from(report.value.kind != Kind::Estimate);
        is_true(&game, report);
    }
    // Some wins need only two moves, and some games have no more than two.
    assert!((1..400).contains(&settled), "{settled}");
}

#[test]
fn equal_seeds_give_equal_reports_and_budgets_are_kept() {
    let shape = Shape { nodes: 4000, moves: 6, ..Shape::tree(2, 5) };
    let game = Acyclic::random(&mut seeded(9), shape);
    for nodes in [0, 1, 5, 100, 3000, 20_000] {
        let report = search(&game, 3, nodes);
        assert!(report.stats.nodes <= nodes);
        assert_eq!(report, search(&game, 3, nodes), "{nodes} nodes");
        assert!(report.best().is_some());
    }
}

/// Ends every playout at once.
#[derive(Clone)]
struct Standstill;

impl<G: PerfectInfo> Playout<G> for Standstill {
    fn choose(&mut self, _: &G, _: &mut Vec<G::Move>, _: &mut Stream) -> Option<G::Move> {
        None
    }
}

impl<G: PerfectInfo> Prior<G> for Standstill {}

#[test]
fn batches_count_the_ends_that_the_tree_reaches() {
    let shape = Shape { nodes: 400, ..Shape::tree(2, 5) };
    let mut rng = seeded(10);
    let mut uneven = 0;
    for _ in 0..20 {
        let game = Acyclic::random(&mut rng, shape);
        let question = Question::about_all(&game, 99, 5);
        // Nothing is played out, so only the tree distinguishes moves.
        let mut search = Mcts::new(Standstill);
        search.options.batch = 8;
        let report = search.analyse(&game, &question, &mut Budget::nodes(400), &mut |_| {});
        let values = report.lines.iter().map(|line| &line.value);
        let estimates = values.filter(|value| value.kind == Kind::Estimate);
        uneven += estimates.filter(|value| value.win_probability != Some(0.5)).count();
    }
    assert!(uneven > 0);
}

#[test]
fn a_search_without_ended_games_has_no_margin() {
    let game = TakeAway::new(1000);
    let question = Question::about_all(&game, 9, 5);
    let mut budget = Budget::nodes(500);
    let report = Mcts::new(Standstill).analyse(&game, &question, &mut budget, &mut |_| {});
    for line in &report.lines {
        assert_eq!(line.value.kind, Kind::Estimate);
        assert_eq!(line.value.win_probability, Some(0.5));
        assert_eq!(line.value.margin, None);
    }
    assert_eq!(report.lines.len(), 3);
}

#[test]
fn widening_still_solves() {
    let options = Options { widening: Some(1.0), expand_after: 3, ..Options::default() };
    let game = TakeAway::new(9);
    let truth = minimax::duel(&mut game.clone(), Seat::FIRST, 50).expect("finite");
    let mut budget = Budget::nodes(200_000);
    let mut search = Mcts { policy: Uniform, options };
    let question = Question::about_all(&game, 1, 1);
    let report = search.analyse(&game, &question, &mut budget, &mut |_| {});
    assert_eq!(report.value.kind, Kind::Exact);
    assert_eq!(report.value.outcome, Some(Outcome::of_difference(truth.0)));
}

#[test]
fn the_logarithm_is_close() {
    for n in (3..5000).chain([1 << 40, u64::MAX]) {
        let exact = (n as f64).ln();
        assert!((ln(n) - exact).abs() < 0.005 * exact, "{n}: {}", ln(n));
    }
}

#[test]
fn threads_leave_no_trace_in_a_report() {
    let mut rng = seeded(8);
    for round in 0..20 {
        let game = Acyclic::random(&mut rng, Shape::tree(2, 1));
        for nodes in [1, 60, 3_000] {
            let one = batches(&game, nodes, 1);
            assert!(one.2 <= nodes);
            for threads in [2, 4] {
                let several = batches(&game, nodes, threads);
                assert_eq!(several, one, "round {round}, {nodes} nodes");
            }
        }
    }
}
