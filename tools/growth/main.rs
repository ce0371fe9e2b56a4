//! How the cost of a call grows with the work: moves listed, a move made and taken back, and a node of an analysis, by tiles on the
//! table, side of the board, seats or discs.
//!
//!     cargo run --release -p tessera-tools --bin growth
//!
//! Prints a Markdown table, draws `docs/measurements/growth.svg`, and fails when a cost grows faster than the order that is stated
//! for it: when the slope that least squares fit to the logarithms exceeds the stated exponent by more than [`SLACK`].
#![allow(clippy::print_stdout, unreachable_pub)]

mod chart;
mod sizes;

use std::hint::black_box;
use std::process::ExitCode;

use cpu_time::ThreadTime;
use tessera_engines::{Engine, Question};
use tessera_rules::game::Game;
use tessera_search::Budget;

/// How much steeper than stated a fit may be.
const SLACK: f64 = 0.25;
/// Nodes of an analysis.
const NODES: u64 = 4_000;
/// How often each cost is measured; the least counts, as other work on the machine only adds.
const SAMPLES: usize = 15;
/// Least seconds of processor time of a sample.
const SAMPLE: f64 = 0.002;

/// A game with its axis.
pub struct Panel {
    /// The game.
    pub game: &'static str,
    /// What grows.
    pub axis: &'static str,
    /// Moves, play, analysis.
    pub curves: [Curve; 3],
}

/// One kind of cost along the axis.
pub struct Curve {
    /// What costs.
    pub name: &'static str,
    /// The exponent of the size in the stated order, with the reason.
    pub stated: f64,
    /// What the exponent comes from.
    pub order: &'static str,
    /// Size and nanoseconds.
    pub points: Vec<(f64, f64)>,
    /// The sizes above this one have their own factor: the board takes more words.
    pub step: f64,
}

impl Curve {
    /// The points up to the step, and those above it.
    pub fn groups(&self) -> impl Iterator<Item = &[(f64, f64)]> {
        let below = self.points.partition_point(|&(size, _)| size <= self.step);
        let (below, above) = self.points.split_at(below);
        [below, above].into_iter().filter(|group| !group.is_empty())
    }

    /// The slope of the logarithms by least squares, one for both groups, each with a factor of its own.
    pub fn slope(&self) -> f64 {
        let (mut covariance, mut variance) = (0.0, 0.0);
        for group in self.groups() {
            let (x, y) = middle(group);
            for &(size, time) in group {
                covariance += (size / x).ln() * (time / y).ln();
                variance += (size / x).ln().powi(2);
            }
        }
        covariance / variance
    }

    fn is_too_steep(&self) -> bool {
        let slope = self.slope();
        slope.is_nan() || slope > self.stated + SLACK
    }
}

/// The geometric means of sizes and times.
pub fn middle(points: &[(f64, f64)]) -> (f64, f64) {
    let mean = |of: fn(&(f64, f64)) -> f64| {
        (points.iter().map(|point| of(point).ln()).sum::<f64>() / points.len() as f64).exp()
    };
    (mean(|point| point.0), mean(|point| point.1))
}

fn main() -> ExitCode {
    let panels = [
        panel(
            "Octopus",
            "tiles on the table",
            [5, 10, 20, 40, 70, 100],
            sizes::octopus,
            [
                (1.0, "open cells × kinds in hand"),
                (0.0, "runs end after 19 tiles"),
                (1.0, "the moves of a node with their points"),
            ],
            f64::INFINITY,
        ),
        panel(
            "Themisto",
            "discs",
            [8, 12, 18, 24, 30, 36],
            sizes::themisto,
            [
                (1.0, "a disc at a time, eight rays each"),
                (0.0, "words of the whole board"),
                (1.0, "the moves of a node"),
            ],
            f64::INFINITY,
        ),
        panel(
            "Ingenious",
            "seats",
            [2, 3, 4],
            sizes::ingenious,
            [
                (
                    1.0,
                    "pairs of free cells × kinds on the rack; cells grow as seats",
                ),
                (0.0, "runs in five directions"),
                (1.0, "the free cells, once a placement"),
            ],
            f64::INFINITY,
        ),
        panel(
            "Nebuchadnezzar",
            "side",
            [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
            sizes::nebuchadnezzar,
            [
                (2.0, "cells of the board"),
                (1.0, "rows of a rectangle"),
                (2.0, "cells of the board"),
            ],
            8.0,
        ),
        panel(
            "Temple",
            "tiles on the table",
            [2, 4, 6, 9, 13, 18],
            sizes::temple,
            [
                (
                    1.0,
                    "shapes × fillings, whose number depends on the hand alone",
                ),
                (0.0, "at most three tiles"),
                (1.0, "the moves of a node"),
            ],
            f64::INFINITY,
        ),
    ];
    print!("{}", table(&panels));
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../docs/measurements/growth.svg"
    );
    if let Err(error) = std::fs::write(path, chart::draw(&panels)) {
        println!("{path} can't be written: {error}");
        return ExitCode::FAILURE;
    }
    let mut within = true;
    for panel in &panels {
        for curve in panel.curves.iter().filter(|curve| curve.is_too_steep()) {
            within = false;
            println!(
                "{}, {}: grows with the power {:.2} of {}, stated is {}",
                panel.game,
                curve.name,
                curve.slope(),
                panel.axis,
                curve.stated
            );
        }
    }
    if within {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// Measures one game at several sizes.
fn panel<G: Engine, const N: usize>(
    game: &'static str,
    axis: &'static str,
    sizes: [usize; N],
    positions: fn(usize) -> Vec<G>,
    orders: [(f64, &'static str); 3],
    step: f64,
) -> Panel {
    let names = ["moves", "play and undo", "analysis, a node"];
    let mut number = 0;
    let mut curves = orders.map(|(stated, order)| {
        number += 1;
        Curve {
            name: names[number - 1],
            stated,
            order,
            points: Vec::new(),
            step,
        }
    });
    for size in sizes {
        let positions = positions(size);
        let costs = [moves(&positions), plays(&positions), analyses(&positions)];
        for (curve, cost) in curves.iter_mut().zip(costs) {
            curve.points.push((size as f64, cost));
        }
    }
    Panel { game, axis, curves }
}

/// Nanoseconds of a list of moves.
fn moves<G: Game>(positions: &[G]) -> f64 {
    let mut list = Vec::new();
    least(positions.len() as u64, || {
        for position in positions {
            list.clear();
            black_box(position).moves(&mut list);
            black_box(&list);
        }
    })
}

/// Nanoseconds of a move made and taken back.
fn plays<G: Game>(positions: &[G]) -> f64 {
    let mut positions = positions.to_vec();
    let lists: Vec<Vec<G::Move>> = positions
        .iter()
        .map(|position| {
            let mut list = Vec::new();
            position.moves(&mut list);
            list
        })
        .collect();
    let count: usize = lists.iter().map(Vec::len).sum();
    least(count as u64, || {
        for (position, list) in positions.iter_mut().zip(&lists) {
            for &m in list {
                let undo = position.play(m);
                black_box(&mut *position);
                position.undo(undo);
            }
        }
    })
}

/// Nanoseconds of a node of an analysis that is cut off by its nodes.
fn analyses<G: Engine>(positions: &[G]) -> f64 {
    let analyse = |position: &G| {
        let question = Question::about_all(position, 1, 1);
        let mut budget = Budget::nodes(NODES);
        position
            .analyse(&question, &mut budget, &mut |_| {})
            .stats
            .nodes
    };
    // What is proved with a few nodes tells nothing of their cost.
    let long: Vec<&G> = positions
        .iter()
        .filter(|p| analyse(p) >= NODES / 2)
        .collect();
    let nodes: u64 = long.iter().map(|position| analyse(position)).sum();
    least(nodes, || {
        for position in &long {
            black_box(analyse(position));
        }
    })
}

/// The least nanoseconds of processor time that a unit takes, of several samples.
fn least(units: u64, mut work: impl FnMut()) -> f64 {
    let mut best = f64::INFINITY;
    for _ in 0..SAMPLES {
        let start = ThreadTime::now();
        let mut rounds = 0;
        let seconds = loop {
            work();
            rounds += 1;
            let seconds = start.elapsed().as_secs_f64();
            if seconds >= SAMPLE {
                break seconds;
            }
        };
        best = best.min(seconds * 1e9 / (rounds * units) as f64);
    }
    best
}

fn table(panels: &[Panel]) -> String {
    let mut text = String::from(
        "| game | cost | by size | fitted | stated | because of |\n|---|---|---|---|---|---|\n",
    );
    for panel in panels {
        for curve in &panel.curves {
            let points: Vec<String> = curve
                .points
                .iter()
                .map(|&(size, cost)| format!("{size}: {}", human(cost)))
                .collect();
            text += &format!(
                "| {} | {} | {} | {:.2} | {} | {} |\n",
                panel.game,
                curve.name,
                points.join(", "),
                curve.slope(),
                curve.stated,
                curve.order
            );
        }
    }
    text
}

/// A time with its unit.
fn human(nanoseconds: f64) -> String {
    match nanoseconds {
        t if t >= 1e6 => format!("{:.1} ms", t / 1e6),
        t if t >= 1e3 => format!("{:.1} µs", t / 1e3),
        t => format!("{t:.0} ns"),
    }
}
