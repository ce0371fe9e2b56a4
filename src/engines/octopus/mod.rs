//! The engine of Octopus.
//!
//! | seats | tiles in hand | search | says |
//! |---|---|---|---|
//! | 1, 2 | at most [`ENDGAME_TILES`] | `endgame`: alpha-beta with proved prospects of every tile | exact margins |
//! | 1, 2 | more | [`mcts`] with playouts that take points (`policy`) | estimates |
//! | 2, a total near its limit | any | [`alpha_beta`] | exact margins at the end, estimates before |
//! | 3 to 6 | any | [`mcts`] with playouts that take points; near the end also [`alpha_beta`] on the paranoid reduction | estimates, wins and bounds that are proved |
//!
//! The margin is the seat's total less the best of the others'; with one seat it is its total.
//! `docs/engines/octopus.md` has the figures.

mod endgame;
mod level;
mod outlook;
mod policy;
mod root;
mod sight;
#[cfg(test)]
mod tests;

use super::{Engine, Level, Question};
use crate::game::{Duel, Game, PerSeat, Seat, Turn};
use crate::games::octopus::{MAX_SCORE, Octopus, Placement};
use crate::search::alpha_beta::{self, Evaluate, Goal};
use crate::search::max_n::{Paranoid, guaranteed};
use crate::search::report::at_least;
use crate::search::{Budget, Kind, Line, Outcome, Report, Stats, StoppedBy, Value, mcts};
use root::Standing;
use sight::candidates;

/// With at most so many tiles in hand one and two seats are searched to the end.
pub const ENDGAME_TILES: u32 = 10;

/// With at most so many tiles in hand three and more seats are told what they can make sure of.
const GUARANTEE_TILES: u32 = 6;

impl Engine for Octopus {
    const ENGINE_VERSION: &'static str = "3";
    const DEFAULT_NODES: u64 = 300_000;
    const MAX_NODES: u64 = 20_000_000;

    fn analyse(
        &self,
        question: &Question<Placement>,
        budget: &mut Budget,
        progress: &mut dyn FnMut(&Report<Placement>),
    ) -> Report<Placement> {
        let two = self.seats() == 2;
        if self.is_over() {
            over(self)
        } else if two && !self.adds_up() {
            near_the_limit(self, question, budget, progress)
        } else if self.seats() <= 2 && self.tiles_left() <= ENDGAME_TILES {
            to_the_end(self, question, budget, progress)
        } else {
            sampled(self, question, budget, progress)
        }
    }

    fn final_margin(&self, seat: Seat) -> Option<f64> {
        crate::search::playout::margin(self, seat.index()).map(|margin| margin as f64)
    }

    fn reply(&self, level: Level, seed: u64, budget: &mut Budget) -> Placement {
        level::reply(self, level, seed, budget)
    }
}

/// The exact values of moves of a position of one or two seats: what the mover makes from now on less what
/// the other seat makes, best first. `lines` of them, or fewer if there are not so many moves. `None` when
/// the budget does not suffice, or when there are too many tiles or seats, or a total near its limit.
pub fn solve(
    position: &Octopus,
    lines: usize,
    budget: &mut Budget,
) -> Option<Vec<(Placement, i32)>> {
    let in_reach = position.seats() <= 2
        && position.adds_up()
        && position.tiles_left() <= outlook::MAX_TILES as u32;
    if !in_reach || position.is_over() {
        return None;
    }
    let question = Question::about_all(position, lines, 0);
    let (standing, stopped_by) =
        root::solve(position, &question.moves, lines, budget, &mut |_, _| {});
    (stopped_by == StoppedBy::Proved).then(|| {
        let moves = standing.moves.into_iter().take(lines.max(1));
        moves.map(|this| (this.m, this.value)).collect()
    })
}

/// The exact values of all moves of a position of one or two seats, in the order of [`Game::moves`], as
/// [`solve`] counts them. Cheaper than asking it for all lines. `None` in the same cases.
pub fn values(position: &Octopus, budget: &mut Budget) -> Option<Vec<(Placement, i32)>> {
    let left = position.tiles_left();
    let in_reach = position.seats() <= 2 && position.adds_up();
    if !in_reach || left == 0 || left > outlook::MAX_TILES as u32 {
        return None;
    }
    let mut game = position.clone();
    let mut search = endgame::Endgame::new(&game, budget);
    let mut moves = Vec::new();
    game.moves(&mut moves);
    let mut values = Vec::with_capacity(moves.len());
    for m in moves {
        let value = search.after(
            &mut game,
            m,
            -endgame::INFINITY,
            endgame::INFINITY,
            left - 1,
        );
        if search.stopped {
            return None;
        }
        values.push((m, value));
    }
    Some(values)
}

fn to_the_end(
    position: &Octopus,
    question: &Question<Placement>,
    budget: &mut Budget,
    progress: &mut dyn FnMut(&Report<Placement>),
) -> Report<Placement> {
    let before = budget.spent();
    let report = |standing: &Standing, spent: u64, stopped_by: StoppedBy| {
        let lines = standing
            .moves
            .iter()
            .take(question.lines.max(1))
            .map(|this| {
                let value = if this.low == this.high {
                    proved(position, Kind::Exact, this.low)
                } else if margin(position, this.low) > 0 && position.seats() == 2 {
                    proved(position, Kind::Lower, this.low)
                } else if margin(position, this.high) < 0 {
                    proved(position, Kind::Upper, this.high)
                } else {
                    estimate(position, this.value)
                };
                line(this.m, value, this.pv.clone())
            })
            .collect();
        let stats = Stats {
            nodes: spent - before,
            depth: standing.depth,
            engine: "octopus endgame alpha-beta",
            stopped_by,
        };
        finish(lines, stats, |best| match standing.moves.split_first() {
            Some((first, others)) => {
                let others = others.iter().map(|this| this.high).max();
                let others = others.unwrap_or(-endgame::INFINITY);
                others <= first.low || best.kind == Kind::Upper && others <= first.high
            }
            None => true,
        })
    };
    let (standing, stopped_by) = root::solve(
        position,
        &question.moves,
        question.lines,
        budget,
        &mut |standing, spent| progress(&report(standing, spent, StoppedBy::Depth)),
    );
    report(&standing, budget.spent(), stopped_by)
}

/// Two seats of which one may reach the highest total that is kept: points are worth less there, and the
/// searches that count gains do not apply.
fn near_the_limit(
    position: &Octopus,
    question: &Question<Placement>,
    budget: &mut Budget,
    progress: &mut dyn FnMut(&Report<Placement>),
) -> Report<Placement> {
    let Some(duel) = Duel::new(position.clone()) else {
        return over(position);
    };
    let options = alpha_beta::Options {
        lines: question.lines,
        moves: Some(question.moves.clone()),
        reductions: true,
        ..alpha_beta::Options::default()
    };
    let plies = position.tiles_left();
    let finish = |report: &Report<Placement>| {
        let mut report = report.clone();
        for line in &mut report.lines {
            if line.value.kind == Kind::Exact {
                line.value.plies = Some(plies);
            }
        }
        let lines = std::mem::take(&mut report.lines);
        let holds = report.value.kind == lines.first().map_or(Kind::Estimate, |l| l.value.kind);
        self::finish(lines, report.stats, |_| holds)
    };
    let report = alpha_beta::analyse(
        &duel,
        &mut Totals { plies },
        &options,
        budget,
        &mut |report| {
            progress(&finish(report));
        },
    );
    finish(&report)
}

/// Judges by the totals as they are.
struct Totals {
    plies: u32,
}

impl Evaluate<Duel<Octopus>> for Totals {
    const GOAL: Goal = Goal::Margin;

    fn evaluate(&mut self, game: &Duel<Octopus>, seat: Seat) -> i32 {
        let scores = game.game().scores();
        scores[seat.index()] as i32 - scores[seat.other().index()] as i32
    }

    fn order(&mut self, game: &Duel<Octopus>, moves: &[Placement], scores: &mut [i32]) {
        for (score, &m) in scores.iter_mut().zip(moves) {
            *score = game.game().gain(m).unwrap_or(0) as i32 * 10_000;
        }
    }

    fn win_probability(&self, score: i32) -> f64 {
        win_probability(f64::from(score), self.plies)
    }
}

/// Sampling, with what three and more seats are sure of near the end.
fn sampled(
    position: &Octopus,
    question: &Question<Placement>,
    budget: &mut Budget,
    progress: &mut dyn FnMut(&Report<Placement>),
) -> Report<Placement> {
    let before = budget.spent();
    let guarantees = if position.seats() > 2 && position.tiles_left() <= GUARANTEE_TILES {
        guarantees(position, question, budget)
    } else {
        Vec::new()
    };
    let options = mcts::Options {
        lines: question.moves.len(),
        moves: Some(question.moves.clone()),
        exploration: 0.15,
        expand_after: 2,
        widening: Some(1.0),
        ..mcts::Options::default()
    };
    let spent = budget.spent() - before;
    let finish = |report: &Report<Placement>| {
        let stats = Stats {
            nodes: report.stats.nodes + spent,
            engine: if position.seats() > 2 {
                "max-n mcts"
            } else {
                "mcts"
            },
            ..report.stats.clone()
        };
        with_guarantees(position, question, report.lines.clone(), &guarantees, stats)
    };
    let report = mcts::analyse(
        position,
        &mut policy::Greedy,
        &options,
        question.seed,
        budget,
        &mut |report| progress(&finish(report)),
    );
    finish(&report)
}

/// What each of the moves makes sure of at least, whatever the others do together, where that was proved.
fn guarantees(
    position: &Octopus,
    question: &Question<Placement>,
    budget: &mut Budget,
) -> Vec<(Placement, Value)> {
    let Turn::Seat(me) = position.turn() else {
        return Vec::new();
    };
    let options = alpha_beta::Options {
        lines: question.lines,
        moves: Some(question.moves.clone()),
        ..alpha_beta::Options::default()
    };
    let mut part = budget.split(1, 2);
    let game = Paranoid::new(position.clone(), me);
    let report = alpha_beta::analyse(&game, &mut Lead, &options, &mut part, &mut |_| {});
    budget.join(part);
    let lines = report.lines.into_iter();
    lines
        .filter_map(|line| Some((line.m, guaranteed(&line.value)?)))
        .collect()
}

/// Judges by the lead over the best other total as it is.
struct Lead;

impl Evaluate<Paranoid<Octopus>> for Lead {
    const GOAL: Goal = Goal::Margin;

    fn evaluate(&mut self, game: &Paranoid<Octopus>, seat: Seat) -> i32 {
        let hero = game.hero().index();
        let scores = game.game().scores();
        let others = scores.iter().enumerate().filter(|&(s, _)| s != hero);
        let best = others.map(|(_, &score)| score as i32).max().unwrap_or(0);
        let lead = scores[hero] as i32 - best;
        if seat == Seat::FIRST { lead } else { -lead }
    }

    fn order(&mut self, game: &Paranoid<Octopus>, moves: &[Placement], scores: &mut [i32]) {
        for (score, &m) in scores.iter_mut().zip(moves) {
            *score = game.game().gain(m).unwrap_or(0) as i32 * 10_000;
        }
    }
}

/// The lines of a sampling search with what is proved of them. Moves that it never tried come last, as
/// they look at sight.
fn with_guarantees(
    position: &Octopus,
    question: &Question<Placement>,
    lines: Vec<Line<Placement>>,
    guarantees: &[(Placement, Value)],
    stats: Stats,
) -> Report<Placement> {
    let alone = position.seats() == 1;
    let (mut tried, untried): (Vec<_>, Vec<_>) = lines
        .into_iter()
        .partition(|line| line.value.win_probability.is_some());
    for line in &mut tried {
        if alone {
            // That the only seat wins is no news; how many points it makes is not proved.
            line.value.kind = Kind::Estimate;
            line.value.outcome = None;
        }
        if line.value.kind == Kind::Exact {
            line.value.plies = Some(position.tiles_left());
        } else if let Some(margin) = line.value.margin.filter(|_| position.seats() == 2) {
            // Playouts win more often than the engine does against itself; margins are better witnesses.
            line.value.win_probability = Some(win_probability(margin, position.tiles_left()));
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
                line.value = Value {
                    shares: Some(shares_of_others_even(position, 1.0)),
                    ..bound.clone()
                };
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
            // No better than what was tried.
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
        tried.push(line(candidate.m, value, vec![candidate.m]));
    }
    // Whether no move can get more than the first, by what is proved of each of them.
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
    finish(tried, stats, |best| {
        best.kind == Kind::Estimate || best.outcome == Some(Outcome::Win) || none_is_better
    })
}

/// Brings the lines of a sampling search, which come by visits, into the order of their values, proved wins first. No
/// estimate is better than that of the first line: the search went there most often, and a move whose few playouts went
/// better is worth no more to it.
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
    // One and two seats play for points, more of them for their share of the win.
    let worth = |value: &Value| {
        let points = value.margin.filter(|_| seats <= 2).unwrap_or(0.0);
        (points, value.win_probability.unwrap_or(0.0))
    };
    lines.sort_by(|a, b| {
        let ((a_points, a_win), (b_points, b_win)) = (worth(&a.value), worth(&b.value));
        (proved_win(&b.value).cmp(&proved_win(&a.value)))
            .then(b_points.total_cmp(&a_points))
            .then(b_win.total_cmp(&a_win))
    });
}

/// Shares of the win where only the mover's is known: what it leaves, the others are taken to share evenly.
fn shares_of_others_even(position: &Octopus, own: f64) -> PerSeat<f64> {
    let each = (1.0 - own) / (position.seats() - 1) as f64;
    (0..position.seats())
        .map(|seat| match position.turn() {
            Turn::Seat(me) if me.index() == seat => own,
            _ => each,
        })
        .collect()
}

/// The final margin for the mover, who makes `points` more than the other seat from now on.
fn margin(position: &Octopus, points: i32) -> i32 {
    let scores = position.scores();
    match (scores, position.turn()) {
        ([own], _) => (*own as i32 + points).min(MAX_SCORE as i32),
        ([first, second], Turn::Seat(Seat::FIRST)) => *first as i32 - *second as i32 + points,
        ([first, second], _) => *second as i32 - *first as i32 + points,
        _ => points,
    }
}

fn proved(position: &Octopus, kind: Kind, points: i32) -> Value {
    let margin = margin(position, points);
    Value {
        kind,
        margin: Some(f64::from(margin)),
        plies: (kind == Kind::Exact).then(|| position.tiles_left()),
        ..Value::exact(outcome(position, margin))
    }
}

/// With one seat there is nobody to lose to.
fn outcome(position: &Octopus, margin: i32) -> Outcome {
    match position.seats() {
        1 => Outcome::Win,
        _ => Outcome::of_difference(margin),
    }
}

/// A judgement of the points still to come.
fn estimate(position: &Octopus, points: i32) -> Value {
    let margin = margin(position, points);
    let probability = match position.seats() {
        1 => 1.0,
        _ => win_probability(f64::from(margin), position.tiles_left()),
    };
    Value {
        margin: Some(f64::from(margin)),
        ..Value::estimate(probability)
    }
}

/// The chance to win from an estimated margin with so many tiles left, as measured on games of the engine
/// with itself (`examples/fit_octopus.rs`): estimates are too high by about a point for 20 tiles left,
/// and their error grows with the tiles.
fn win_probability(margin: f64, tiles: u32) -> f64 {
    let tiles = f64::from(tiles);
    let x = (margin - tiles / 20.0) / (0.29 * tiles);
    0.5 + 0.5 * x / (1.0 + x * x).sqrt()
}

fn line(m: Placement, value: Value, pv: Vec<Placement>) -> Line<Placement> {
    Line {
        m,
        value,
        loss: 0.0,
        pv,
    }
}

/// A report of lines that are sorted, best first; fills in their losses. `holds` tells whether what is proved of
/// the first line is proved of the position: whether no other move can be better.
fn finish(
    mut lines: Vec<Line<Placement>>,
    stats: Stats,
    holds: impl FnOnce(&Value) -> bool,
) -> Report<Placement> {
    let best = lines
        .first()
        .map_or_else(|| Value::estimate(0.5), |line| line.value.clone());
    let value = if holds(&best) {
        best.clone()
    } else {
        at_least(&best)
    };
    for line in &mut lines {
        let loss = match (best.margin, line.value.margin) {
            (Some(best), Some(this)) => best - this,
            _ => best.win_probability.unwrap_or(0.0) - line.value.win_probability.unwrap_or(0.0),
        };
        line.loss = loss.max(0.0);
    }
    Report {
        value,
        lines,
        stats,
    }
}

/// The report on a finished position, from the view of seat 0.
fn over(position: &Octopus) -> Report<Placement> {
    let margin = crate::search::playout::margin(position, 0).unwrap_or(0) as i32;
    let value = Value {
        margin: Some(f64::from(margin)),
        plies: Some(0),
        ..Value::exact(outcome(position, margin))
    };
    Report {
        value,
        lines: Vec::new(),
        stats: Stats {
            nodes: 0,
            depth: 0,
            engine: "octopus endgame alpha-beta",
            stopped_by: StoppedBy::Proved,
        },
    }
}
