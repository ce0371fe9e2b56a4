//! Tests of alpha-beta against plain minimax.

mod steady;

use std::collections::HashSet;

use super::*;
use crate::{Kind, Outcome, StoppedBy, Value, minimax};
use tessera_rules::game::random::{below, seeded};
use tessera_rules::game::toy::{Acyclic, Graph, Shape, TakeAway};
use tessera_rules::game::{Game, PerSeat, Repetition, Seat, SeatSet, difference};

/// Evaluates at random, so that orderings and windows are as bad as possible.
#[derive(Clone, Copy)]
struct Noise;
/// Same as [`Noise`], for margins.
#[derive(Clone, Copy)]
struct NoisyMargin;

/// Noise that also foresees its values of the positions after the moves.
#[derive(Clone, Copy)]
struct Foresight;

/// Options of the tests' searches, together with the members of a [`Question`].
#[derive(Clone)]
struct Options<M> {
    lines: usize,
    /// All moves if `None`.
    moves: Option<Vec<M>>,
    table_bytes: usize,
    reductions: bool,
    apart: bool,
    steady: bool,
    drawn: Vec<u128>,
}

impl<M> Default for Options<M> {
    fn default() -> Options<M> {
        let super::Options { table_bytes, reductions, apart, steady } = super::Options::default();
        Options { lines: 1, moves: None, table_bytes, reductions, apart, steady, drawn: Vec::new() }
    }
}

fn analyse<G, E>(
    game: &G,
    evaluate: &mut E,
    options: &Options<G::Move>,
    budget: &mut Budget,
    progress: &mut dyn FnMut(&Report<G::Move>),
) -> Report<G::Move>
where
    G: ZeroSum + PerfectInfo + Keyed,
    E: Evaluate<G> + Copy,
{
    let mut question =
        Question::about_all(game, options.lines, 0).with_drawn(options.drawn.clone());
    if let Some(only) = &options.moves {
        question.moves.clone_from(only);
        question.moves.sort_unstable();
    }
    let mut strategy = AlphaBeta {
        evaluate: *evaluate,
        options: super::Options {
            table_bytes: options.table_bytes,
            reductions: options.reductions,
            apart: options.apart,
            steady: options.steady,
        },
    };
    strategy.analyse(game, &question, budget, progress)
}

fn noise<G: Keyed>(game: &G) -> i32 {
    (game.fingerprint() >> 40) as i32 % 100
}

impl<G: ZeroSum + Keyed> Evaluate<G> for Noise {
    const GOAL: Goal = Goal::Win;

    fn evaluate(&mut self, game: &G, _seat: Seat) -> i32 {
        noise(game)
    }

    fn order(&mut self, _game: &G, moves: &[G::Move], scores: &mut [i32]) {
        for (score, &m) in scores.iter_mut().zip(moves) {
            *score = <Noise as Evaluate<G>>::history_slot(self, m) as i32 % 50;
        }
    }

    fn tactical(&mut self, game: &G, beyond: u32, out: &mut Vec<G::Move>) {
        if beyond < 2 && noise(game) > 20 {
            game.moves(out);
            out.truncate(1);
        }
    }
}

impl<G: ZeroSum + Keyed> Evaluate<G> for Foresight {
    const GOAL: Goal = Goal::Win;

    fn evaluate(&mut self, game: &G, _seat: Seat) -> i32 {
        noise(game)
    }

    fn foresees(&self) -> bool {
        true
    }

    fn foresee(&mut self, game: &G, seat: Seat, moves: &[G::Move], out: &mut [i32]) -> bool {
        for (&m, value) in moves.iter().zip(out) {
            let after = game.played(m);
            *value = match after.turn() {
                Turn::Seat(next) if next == seat => noise(&after),
                Turn::Seat(_) => -noise(&after),
                _ => difference(&after, seat).signum() * WIN_BOUND,
            };
            // A win is worth more than that.
            *value += i32::from(*value == WIN_BOUND) * (WIN - WIN_BOUND);
        }
        noise(game) % 7 != 0
    }

    fn allows(&self, game: &G, m: G::Move) -> bool {
        let moves = game.legal_moves();
        moves.contains(&m)
    }
}

impl<G: ZeroSum + Keyed> Evaluate<G> for NoisyMargin {
    const GOAL: Goal = Goal::Margin;

    fn evaluate(&mut self, game: &G, _seat: Seat) -> i32 {
        noise(game) / 10
    }
}

const PLENTY: u64 = 1_000_000;

fn search<G, E>(game: &G, evaluate: &mut E, options: &Options<G::Move>) -> Report<G::Move>
where
    G: ZeroSum + PerfectInfo + Keyed,
    E: Evaluate<G> + Copy,
{
    analyse(game, evaluate, options, &mut Budget::nodes(PLENTY), &mut |_| {})
}

fn mover<G: Game>(game: &G) -> Seat {
    match game.turn() {
        Turn::Seat(seat) => seat,
        turn => panic!("{turn:?}"),
    }
}

/// A move with its difference of payoffs for the mover and the plies to the end.
type Truth<M> = (M, (i32, u32));

/// Returns the oracle's value of each move.
fn truths<G: ZeroSum + Keyed>(game: &G, limit: u32) -> Option<Vec<Truth<G::Move>>> {
    let me = mover(game);
    (game.legal_moves().into_iter())
        .map(|m| {
            let (value, plies) = minimax::duel_after(&mut game.clone(), m, me, limit)?;
            Some((m, (value, plies)))
        })
        .collect()
}

/// Checks that a line is legal and, if the game is over after it, returns the value there.
fn check_line<G: ZeroSum>(game: &G, pv: &[G::Move], me: Seat) -> Option<i32> {
    let mut game = game.clone();
    for m in pv {
        let moves = game.legal_moves();
        assert!(moves.contains(m), "illegal {m:?} in {pv:?}");
        game.play(*m);
    }
    game.is_over().then(|| difference(&game, me))
}

fn win_options(rng: &mut impl rand::Rng, lines: usize) -> Options<u16> {
    Options {
        lines,
        table_bytes: [0, 300, 1 << 20][below(rng, 3) as usize],
        reductions: below(rng, 2) == 0,
        apart: below(rng, 2) == 0,
        steady: below(rng, 2) == 0,
        ..Options::default()
    }
}

#[test]
fn wins_on_acyclic_graphs_as_minimax() {
    wins_on_acyclic_graphs(1, Noise);
}

#[test]
fn wins_as_minimax_where_moves_are_foreseen() {
    wins_on_acyclic_graphs(2, Foresight);
}

fn wins_on_acyclic_graphs<E: Evaluate<Acyclic> + Copy>(seed: u64, mut evaluate: E) {
    let mut rng = seeded(seed);
    let mut double_moves = 0;
    for round in 0..1500 {
        let game = Acyclic::random(&mut rng, Shape::tree(2, 1));
        let truths = truths(&game, 100).expect("acyclic");
        let options = win_options(&mut rng, truths.len());
        let report = search(&game, &mut evaluate, &options);
        assert_eq!(report.stats.stopped_by, StoppedBy::Proved, "round {round}");
        assert_eq!(report.lines.len(), truths.len());
        for line in &report.lines {
            let (value, plies) = truths.iter().find(|t| t.0 == line.m).expect("a move").1;
            assert_eq!(line.value.kind, Kind::Exact);
            assert_eq!(
                line.value.outcome,
                Some(Outcome::of_difference(value)),
                "round {round}, move {}",
                line.m
            );
            let end = check_line(&game, &line.pv, mover(&game));
            assert_eq!(end.map(i32::signum), Some(value.signum()), "{:?}", line.pv);
            if value != 0 {
                assert_eq!(line.value.plies, Some(plies), "round {round}");
                assert_eq!(line.pv.len() as u32, plies, "round {round}");
            }
        }
        double_moves += usize::from(game.played(truths[0].0).turn() == game.turn());
    }
    assert!(double_moves > 300, "the toy must have seats move twice");
}

#[test]
fn margins_on_acyclic_graphs_as_minimax_with_banked_points() {
    let mut rng = seeded(2);
    for round in 0..1500 {
        let shape = Shape { points: [0, 5][round % 2], ..Shape::tree(2, 20) };
        let game = Acyclic::random(&mut rng, shape);
        let truths = truths(&game, 100).expect("acyclic");
        let mut values: Vec<i32> = truths.iter().map(|t| t.1.0).collect();
        values.sort_unstable_by(|a, b| b.cmp(a));
        let lines = 1 + below(&mut rng, truths.len() as u32) as usize;
        let report = search(&game, &mut NoisyMargin, &win_options(&mut rng, lines));
        assert_eq!(report.stats.stopped_by, StoppedBy::Proved);
        assert_eq!(report.lines.len(), lines);
        for (line, &expected) in report.lines.iter().zip(&values) {
            assert_eq!(line.value.kind, Kind::Exact);
            assert_eq!(line.value.margin, Some(f64::from(expected)), "round {round}");
            let own = truths.iter().find(|t| t.0 == line.m).expect("a move").1.0;
            assert_eq!(own, expected, "round {round}: the value is another move's");
            assert_eq!(line.loss, f64::from(values[0] - expected));
            let end = check_line(&game, &line.pv, mover(&game));
            assert_eq!(end, Some(expected), "round {round}: {:?}", line.pv);
            assert_eq!(line.value.plies, Some(line.pv.len() as u32));
        }
    }
}

/// A game in which some positions, listed by their keys, end it with a draw, as a game's history would.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
struct Told<G> {
    game: G,
    drawn: Vec<u128>,
}

impl<G: Keyed> Told<G> {
    fn is_drawn(&self) -> bool {
        !self.game.is_over()
            && (self.game.repetition_key()).is_some_and(|key| self.drawn.contains(&key))
    }
}

impl<G: Keyed> Game for Told<G> {
    type Move = G::Move;
    type Undo = G::Undo;

    fn seats(&self) -> usize {
        self.game.seats()
    }

    fn turn(&self) -> Turn {
        match self.is_drawn() {
            true => Turn::Over,
            false => self.game.turn(),
        }
    }

    fn moves(&self, out: &mut Vec<G::Move>) {
        if !self.is_drawn() {
            self.game.moves(out);
        }
    }

    fn play(&mut self, m: G::Move) -> G::Undo {
        self.game.play(m)
    }

    fn undo(&mut self, undo: G::Undo) {
        self.game.undo(undo);
    }

    fn payoffs(&self) -> Option<PerSeat<i32>> {
        match self.is_drawn() {
            true => Some((0..self.seats()).map(|_| 0).collect()),
            false => self.game.payoffs(),
        }
    }

    fn winners(&self) -> SeatSet {
        self.game.winners()
    }
}

impl<G: ZeroSum + Keyed> ZeroSum for Told<G> {}

impl<G: Keyed> Keyed for Told<G> {
    const REPETITION: Repetition = G::REPETITION;

    fn fingerprint(&self) -> u128 {
        self.game.fingerprint()
    }

    fn repetition_key(&self) -> Option<u128> {
        self.game.repetition_key()
    }
}

/// Returns the repetition keys of one or two positions that play may lead to, but not of this one.
fn some_keys<G: Keyed>(game: &G, rng: &mut impl rand::Rng) -> Vec<u128> {
    let root = game.repetition_key();
    let mut keys = Vec::new();
    for _ in 0..1 + below(rng, 2) {
        let mut walk = game.clone();
        for _ in 0..1 + below(rng, 4) {
            let moves = walk.legal_moves();
            if moves.is_empty() {
                break;
            }
            walk.play(moves[below(rng, moves.len() as u32) as usize]);
        }
        if !walk.is_over() {
            keys.extend(walk.repetition_key().filter(|&key| Some(key) != root));
        }
    }
    keys
}

/// True if all positions of a line are different, except perhaps the last one.
fn ends_when_it_recurs<G: Keyed>(game: &G, pv: &[G::Move]) -> bool {
    let mut game = game.clone();
    let mut keys = HashSet::new();
    pv.iter().all(|&m| {
        let key = game.repetition_key();
        game.play(m);
        key.is_none_or(|key| keys.insert(key))
    })
}

/// Checks that every claim along the way holds, not only the last one, for any cycles and any draws by the game's
/// history.
fn cyclic<const R: u8>(seed: u64, shape: Shape, rounds: usize, complete: usize, history: bool) {
    let mut rng = seeded(seed);
    let (mut proved, mut wins, mut draws) = (0, 0, 0);
    for round in 0..rounds {
        let game = Graph::<R>::random(&mut rng, shape);
        let drawn = match history {
            true => some_keys(&game, &mut rng),
            false => Vec::new(),
        };
        let told = Told { game: game.clone(), drawn: drawn.clone() };
        let truths = truths(&told, 100).expect("repetitions end every line");
        let best = truths.iter().map(|truth| truth.1.0).max().expect("moves");
        let check = |report: &Report<u16>| {
            let truth = Some(Outcome::of_difference(best));
            let claimed = report.value.outcome;
            match report.value.kind {
                Kind::Exact => assert_eq!(claimed, truth, "round {round}"),
                Kind::Lower => assert!(claimed <= truth, "round {round}"),
                Kind::Upper => assert!(claimed >= truth, "round {round}"),
                Kind::Estimate => {}
            }
            for line in &report.lines {
                let (value, plies) = truths.iter().find(|t| t.0 == line.m).expect("a move").1;
                let truth = Outcome::of_difference(value);
                let claimed = line.value.outcome;
                match line.value.kind {
                    Kind::Exact => assert_eq!(claimed, Some(truth), "round {round}: {line:?}"),
                    Kind::Lower => assert!(claimed <= Some(truth), "round {round}: {line:?}"),
                    Kind::Upper => assert!(claimed >= Some(truth), "round {round}: {line:?}"),
                    Kind::Estimate => {}
                }
                if let Some(claimed) = line.value.plies {
                    assert_eq!(claimed, plies, "round {round}: {line:?}");
                }
                check_line(&game, &line.pv, mover(&game));
                if line.value.kind == Kind::Exact {
                    assert!(ends_when_it_recurs(&game, &line.pv), "round {round}: {line:?}");
                }
            }
        };
        let mut options = win_options(&mut rng, truths.len());
        options.lines = 1 + below(&mut rng, truths.len() as u32) as usize;
        options.drawn = drawn;
        let mut budget = Budget::nodes(60_000).with_depth(Some(40));
        let report = analyse(&game, &mut Noise, &options, &mut budget, &mut |r| check(r));
        check(&report);
        if report.value.kind == Kind::Exact {
            proved += 1;
            wins += usize::from(report.value.outcome != Some(Outcome::Draw));
            draws += usize::from(report.value.outcome == Some(Outcome::Draw));
        }
    }
    assert!(proved * 100 >= rounds * complete, "{proved} of {rounds} proved");
    assert!(wins * 10 > rounds && draws * 20 > rounds, "{wins} wins, {draws} draws");
}

#[test]
fn cyclic_graphs_as_path_dependent_minimax() {
    cyclic::<1>(3, Shape::cyclic(8), 8000, 97, false);
    cyclic::<1>(4, Shape::cyclic(12), 3000, 90, false);
    cyclic::<1>(13, Shape::cyclic(8), 4000, 97, true);
    cyclic::<1>(14, Shape::cyclic(12), 2000, 90, true);
}

#[test]
fn cyclic_graphs_with_coarse_repetition() {
    let classes = |nodes, classes| Shape { classes, ..Shape::cyclic(nodes) };
    cyclic::<2>(5, classes(8, 2), 3000, 45, false);
    cyclic::<2>(6, classes(14, 2), 1000, 40, false);
    cyclic::<2>(15, classes(8, 3), 3000, 45, true);
    cyclic::<2>(16, classes(14, 3), 1000, 40, true);
}

#[test]
fn margins_on_cyclic_graphs_as_path_dependent_minimax() {
    let mut rng = seeded(7);
    let rounds = 3000;
    let mut proved = 0;
    for round in 0..rounds {
        let shape = Shape { payoff: 4, ..Shape::cyclic(8) };
        let game = Graph::<1>::random(&mut rng, shape);
        let truths = truths(&game, 100).expect("repetitions end every line");
        let options = win_options(&mut rng, truths.len());
        let mut budget = Budget::nodes(60_000).with_depth(Some(40));
        let report = analyse(&game, &mut NoisyMargin, &options, &mut budget, &mut |_| {});
        for line in &report.lines {
            let truth = f64::from(truths.iter().find(|t| t.0 == line.m).expect("a move").1.0);
            let claim = line.value.margin.expect("points");
            match line.value.kind {
                Kind::Exact => assert_eq!(claim, truth, "round {round}: {line:?}"),
                Kind::Lower => assert!(claim <= truth, "round {round}: {line:?}"),
                Kind::Upper => assert!(claim >= truth, "round {round}: {line:?}"),
                Kind::Estimate => {}
            }
        }
        proved += usize::from(report.value.kind == Kind::Exact);
    }
    assert!(proved * 100 >= rounds * 95, "{proved}");
}

/// The longest lines fit on the stack of a server's thread, and deeper positions are left open.
#[test]
fn lines_longer_than_the_deepest_one() {
    let game = TakeAway::new(3000);
    let report = search(&game, &mut Noise, &Options::default());
    assert_eq!(report.value.kind, Kind::Estimate);
    assert_eq!(report.stats.stopped_by, StoppedBy::Depth);
    assert_eq!(report.stats.depth, MAX_PLY);
}

#[test]
fn take_away_to_the_end() {
    for heap in 1..20 {
        let game = TakeAway::new(heap);
        let (value, plies) = minimax::duel(&mut game.clone(), Seat::FIRST, 50).expect("finite");
        let report = search(&game, &mut Noise, &Options::default());
        assert_eq!(report.value.outcome, Some(Outcome::of_difference(value)));
        assert_eq!(report.value.plies, Some(plies));
        assert_eq!(report.lines[0].pv.len() as u32, plies);
    }
}

#[test]
fn only_the_moves_asked_for() {
    let options = Options { moves: Some(vec![1, 77]), lines: 5, ..Options::default() };
    let report = search(&TakeAway::new(9), &mut Noise, &options);
    assert_eq!(report.lines.iter().map(|l| l.m).collect::<Vec<_>>(), [1]);
}

#[test]
fn a_finished_game_has_its_value_and_no_lines() {
    let report = search(&TakeAway::new(0), &mut Noise, &Options::default());
    assert_eq!(report.value.outcome, Some(Outcome::Loss));
    assert!(report.lines.is_empty());
}

#[test]
fn equal_budgets_give_equal_reports_and_are_kept() {
    let shape = Shape { nodes: 4000, moves: 6, ..Shape::tree(2, 50) };
    let game = Acyclic::random(&mut seeded(9), shape);
    for nodes in [0, 1, 5, 100, 3000, 20_000] {
        let run = || {
            let mut budget = Budget::nodes(nodes);
            let options = Options { lines: 2, table_bytes: 1 << 16, ..Options::default() };
            analyse(&game, &mut NoisyMargin, &options, &mut budget, &mut |_| {})
        };
        let report = run();
        assert!(report.stats.nodes <= nodes);
        assert_eq!(report, run(), "{nodes} nodes");
        assert!(report.best().is_some(), "{nodes} nodes");
    }
}

#[test]
fn threads_leave_no_trace_in_a_report() {
    // Total nodes of all searches. The number would reveal a change in where groups begin and end, which no answer
    // shows.
    const SPENT: u64 = 83_410;
    let mut rng = seeded(15);
    let (mut grouped, mut proved, mut spent) = (0, 0, 0);
    for round in 0..8 {
        let shape = Shape { nodes: 400, moves: 8, ..Shape::tree(2, 50) };
        let game = Acyclic::random(&mut rng, shape);
        for nodes in [100, 1500, 30_000] {
            let searched = |apart: bool, threads: usize| {
                let mut budget = Budget::nodes(nodes).with_threads(threads);
                let options = Options {
                    lines: 1 + round % 3,
                    reductions: round % 2 == 0,
                    apart,
                    ..Options::default()
                };
                let mut steps = Vec::new();
                let mut note = |step: &Report<u16>| steps.push(step.clone());
                let report = analyse(&game, &mut NoisyMargin, &options, &mut budget, &mut note);
                (report, steps, budget.spent())
            };
            let one = searched(true, 1);
            spent += one.2;
            for threads in [2, 4] {
                assert_eq!(searched(true, threads), one, "round {round}, {nodes} nodes");
            }
            let plain = searched(false, 1);
            grouped += usize::from(plain.2 != one.2);
            if one.0.value.kind == Kind::Exact && plain.0.value.kind == Kind::Exact {
                assert_eq!(one.0.value.margin, plain.0.value.margin, "round {round}");
                proved += 1;
            }
        }
    }
    assert!(grouped >= 8 && proved >= 4, "{grouped} {proved}");
    assert_eq!(spent, SPENT);
}

/// Claims about a position must hold for any values of the moves that the budget did not reach.
#[test]
fn a_search_cut_short_claims_no_more_than_is_true() {
    let mut rng = seeded(12);
    let mut claims = [0; 3];
    for round in 0..1500 {
        let game = Acyclic::random(&mut rng, Shape::tree(2, if round % 2 == 0 { 1 } else { 9 }));
        let truths = truths(&game, 100).expect("acyclic");
        let best = truths.iter().map(|truth| truth.1.0).max().expect("moves");
        let lines = 1 + below(&mut rng, 3) as usize;
        let options = win_options(&mut rng, lines);
        let mut budget = Budget::nodes(u64::from(below(&mut rng, 60)));
        let quickest = |value: i32| {
            let plies = truths.iter().filter(|t| t.1.0 == value).map(|t| t.1.1);
            if value > 0 { plies.min() } else { plies.max() }
        };
        let (value, truth) = if round % 2 == 0 {
            let report = analyse(&game, &mut Noise, &options, &mut budget, &mut |_| {});
            if report.value.outcome != Some(Outcome::Draw) && report.value.plies.is_some() {
                assert_eq!(report.value.plies, quickest(best), "round {round}");
            }
            let rank = |outcome: Option<Outcome>| outcome.map(|o| f64::from(o as i32));
            let truth = rank(Some(Outcome::of_difference(best)));
            let said = rank(report.value.outcome);
            (Value { margin: said, ..report.value }, truth)
        } else {
            let report = analyse(&game, &mut NoisyMargin, &options, &mut budget, &mut |_| {});
            (report.value, Some(f64::from(best)))
        };
        match value.kind {
            Kind::Exact => assert_eq!(value.margin, truth, "round {round}"),
            Kind::Lower => assert!(value.margin <= truth, "round {round}"),
            Kind::Upper => assert!(value.margin >= truth, "round {round}"),
            Kind::Estimate => continue,
        }
        claims[value.kind as usize % 3] += 1;
    }
    assert!(claims.iter().sum::<u32>() > 200, "{claims:?}");
}

#[test]
fn a_deadline_leaves_the_best_so_far() {
    let shape = Shape { nodes: 40_000, moves: 9, ..Shape::tree(2, 50) };
    let game = Acyclic::random(&mut seeded(10), shape);
    let asked = std::sync::atomic::AtomicU32::new(0);
    let mut budget = Budget::nodes(PLENTY)
        .with_deadline(move || asked.fetch_add(1, std::sync::atomic::Ordering::Relaxed) >= 20);
    let options = Options::default();
    let report = analyse(&game, &mut NoisyMargin, &options, &mut budget, &mut |_| {});
    assert_eq!(report.stats.stopped_by, StoppedBy::Time);
    assert!(report.stats.nodes <= 21 * crate::budget::POLL);
    assert!(!report.lines.is_empty());
}

#[test]
fn a_depth_limit_is_kept() {
    let shape = Shape { nodes: 4000, ..Shape::tree(2, 50) };
    let game = Acyclic::random(&mut seeded(12), shape);
    let mut depths = Vec::new();
    let mut budget = Budget::nodes(PLENTY).with_depth(Some(3));
    let options = Options::default();
    let report = analyse(&game, &mut NoisyMargin, &options, &mut budget, &mut |r| {
        depths.push(r.stats.depth);
    });
    assert_eq!(depths, [1, 2, 3]);
    assert_eq!(report.stats.stopped_by, StoppedBy::Depth);
}
