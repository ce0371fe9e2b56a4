//! Positions far from the end: Monte Carlo tree search with greedy playouts.

use super::evaluation::{Lead, estimate, win_probability, win_probability_of_short_playouts};
use super::one_ply::candidates;
use super::playouts::Playouts;
use crate::{Engine, Question};
use tessera_rules::game::{Game, PerSeat, Turn};
use tessera_rules::octopus::{Octopus, Placement};
use tessera_search::alpha_beta::AlphaBeta;
use tessera_search::mcts::{self, Mcts};
use tessera_search::paranoid::{Paranoid, guaranteed};
use tessera_search::{Budget, Kind, Line, Method, Outcome, Report, Stats, Strategy, Value};

/// Three and more seats get guaranteed values if at most this many tiles are in hand.
const GUARANTEE_TILES: u32 = 6;

/// Number of playouts that several threads may run at once, if more nodes are left than a request may use.
const BATCH: usize = 32;

/// Most children of the nodes below the root with short playouts. There are some hundreds of moves, and most nodes get
/// far too few visits to try them all.
const MOST_CHILDREN: usize = 64;

/// Reports the result of Monte Carlo tree search. Near the end, three and more seats also get guaranteed values.
pub(super) fn analyse(
    position: &Octopus,
    question: &Question<Placement>,
    playouts: Playouts,
    budget: &mut Budget,
    progress: &mut dyn FnMut(&Report<Placement>),
) -> Report<Placement> {
    let before = budget.spent();
    let guarantees = if position.seats() > 2 && position.tiles_left() <= GUARANTEE_TILES {
        guarantees(position, question, budget)
    } else {
        Vec::new()
    };
    type Probability = fn(f64, u32) -> f64;
    let (exploration, widening, most_children, probability) = match playouts {
        Playouts::Whole => (0.15, 1.0, usize::MAX, win_probability as Probability),
        // Such playouts measure well, so that few of them distinguish moves, and many moves can be tried.
        Playouts::Short { .. } => {
            (0.08, 3.0, MOST_CHILDREN, win_probability_of_short_playouts as Probability)
        }
    };
    let mut search = Mcts {
        policy: playouts,
        options: mcts::Options {
            exploration,
            expand_after: 2,
            widening: Some(widening),
            most_children,
            batch: match budget.left() > Octopus::MAX_NODES {
                true => BATCH,
                false => 1,
            },
            ..mcts::Options::default()
        },
    };
    let all_lines = Question { lines: question.moves.len(), ..question.clone() };
    let spent = budget.spent() - before;
    let finish = |report: &Report<Placement>| {
        let stats = Stats {
            nodes: report.stats.nodes + spent,
            engine: if position.seats() > 2 { Method::MaxNMcts } else { Method::Mcts },
            ..report.stats.clone()
        };
        let lines = report.lines.clone();
        with_guarantees(position, question, lines, &guarantees, probability, stats)
    };
    let report = search.analyse(position, &all_lines, budget, &mut |report| {
        progress(&finish(report));
    });
    finish(&report)
}

/// Returns the guaranteed values of the moves against all other seats together, as far as they are proved.
fn guarantees(
    position: &Octopus,
    question: &Question<Placement>,
    budget: &mut Budget,
) -> Vec<(Placement, Value)> {
    let Turn::Seat(me) = position.turn() else {
        return Vec::new();
    };
    let mut part = budget.split(1, 2);
    let game = Paranoid::new(position.clone(), me);
    let report = AlphaBeta::new(Lead).analyse(&game, question, &mut part, &mut |_| {});
    budget.join(part);
    let lines = report.lines.into_iter();
    lines.filter_map(|line| Some((line.m, guaranteed(&line.value)?))).collect()
}

/// Combines the lines of a sampling search with their proved values. Moves that it never tried come last, valued by
/// their ratings one ply ahead.
fn with_guarantees(
    position: &Octopus,
    question: &Question<Placement>,
    lines: Vec<Line<Placement>>,
    guarantees: &[(Placement, Value)],
    probability: fn(f64, u32) -> f64,
    stats: Stats,
) -> Report<Placement> {
    let alone = position.seats() == 1;
    let (mut tried, untried): (Vec<_>, Vec<_>) =
        lines.into_iter().partition(|line| line.value.win_probability.is_some());
    for line in &mut tried {
        if alone {
            // The only seat always wins; its points are not proved.
            line.value.kind = Kind::Estimate;
            line.value.outcome = None;
        }
        if line.value.kind == Kind::Exact {
            line.value.plies = Some(position.tiles_left());
        } else if let Some(margin) = line.value.margin.filter(|_| position.seats() == 2) {
            // Playouts win more often than the engine does against itself; margins are more reliable.
            line.value.win_probability = Some(probability(margin, position.tiles_left()));
            line.value.std_error = None;
        }
    }
    for line in &mut tried {
        let bound = guarantees.iter().find(|(m, _)| *m == line.m);
        let Some((_, bound)) = bound.filter(|_| line.value.kind != Kind::Exact) else {
            continue;
        };
        match bound.outcome {
            Some(Outcome::Win) => {
                line.value =
                    Value { shares: Some(shares_of_others_even(position, 1.0)), ..bound.clone() };
            }
            Some(Outcome::Draw) => {
                line.value.kind = Kind::Lower;
                line.value.outcome = Some(Outcome::Draw);
                line.value.margin = bound.margin;
            }
            _ => {}
        }
    }
    sort(&mut tried, position.seats());
    let mut untried: Vec<Placement> = if tried.is_empty() {
        question.moves.clone()
    } else {
        untried.into_iter().map(|line| line.m).collect()
    };
    untried.sort_unstable();
    let last = tried.last().map(|line| line.value.clone());
    for candidate in candidates(position, &untried) {
        let value = match &last {
            // No better than the tried moves.
            Some(last) => Value {
                margin: last.margin,
                shares: last.shares.clone(),
                ..Value::estimate(last.win_probability.unwrap_or(0.0))
            },
            None if position.seats() <= 2 => estimate(position, candidate.value),
            None => {
                let even = 1.0 / position.seats() as f64;
                Value {
                    shares: Some((0..position.seats()).map(|_| even).collect()),
                    ..Value::estimate(even)
                }
            }
        };
        tried.push(Line::of_move(candidate.m, value));
    }
    // True if the proved values show that no move is better than the first.
    let none_is_better = tried.split_first().is_some_and(|(first, others)| {
        let least = first.value.win_probability;
        (others.iter())
            .all(|line| line.value.kind == Kind::Exact && line.value.win_probability <= least)
    });
    tried.truncate(question.lines.max(1));
    if position.seats() > 2 {
        for line in &mut tried {
            let own = line.value.win_probability.unwrap_or(0.0);
            let shares = || shares_of_others_even(position, own);
            line.value.shares.get_or_insert_with(shares);
        }
    }
    Report::of_best_line(tried, stats, |best| {
        best.kind == Kind::Estimate || best.outcome == Some(Outcome::Win) || none_is_better
    })
}

/// Sorts the lines of a sampling search, which come by visits, by their values, proved wins first. No estimate is
/// better than that of the first line: the search visited it most, and a move with better but fewer playouts is worth
/// no more to it.
fn sort(lines: &mut [Line<Placement>], seats: usize) {
    let proved_win = |value: &Value| {
        value.outcome == Some(Outcome::Win) && matches!(value.kind, Kind::Exact | Kind::Lower)
    };
    lines.sort_by_key(|line| !proved_win(&line.value));
    let Some((first, others)) = lines.split_first_mut() else {
        return;
    };
    let least = |one: Option<f64>, other: Option<f64>| match (one, other) {
        (Some(one), Some(other)) => Some(one.min(other)),
        _ => one,
    };
    for Line { value, .. } in others.iter_mut() {
        if first.value.kind != Kind::Exact && value.kind != Kind::Exact && !proved_win(value) {
            value.margin = least(value.margin, first.value.margin);
            value.win_probability = least(value.win_probability, first.value.win_probability);
        }
    }
    // One and two seats play for points, more seats for their share of the win.
    let rank = |value: &Value| {
        let points = value.margin.filter(|_| seats <= 2).unwrap_or(0.0);
        (points, value.win_probability.unwrap_or(0.0))
    };
    lines.sort_by(|a, b| {
        let ((a_points, a_win), (b_points, b_win)) = (rank(&a.value), rank(&b.value));
        (proved_win(&b.value).cmp(&proved_win(&a.value)))
            .then(b_points.total_cmp(&a_points))
            .then(b_win.total_cmp(&a_win))
    });
}

/// Returns the shares of the win if only the mover's is known: the others are assumed to share the rest evenly.
fn shares_of_others_even(position: &Octopus, own: f64) -> PerSeat<f64> {
    let each = (1.0 - own) / (position.seats() - 1) as f64;
    (0..position.seats())
        .map(|seat| match position.turn() {
            Turn::Seat(me) if me.index() == seat => own,
            _ => each,
        })
        .collect()
}
