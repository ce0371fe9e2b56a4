//! Fits the evaluation of Nebuchadnezzar to self-play: `fit_nebuchadnezzar SIDES GAMES NODES [SEED]`.
//!
//! Each game starts with some random moves and has random ones now and then; the positions in which the engine moved
//! count by the result of the game. Prints the weights of a logistic regression in thousandths of a logit (for an empty
//! board, and for a full one), and the calibration of the evaluation in use.
#![allow(clippy::print_stdout, clippy::needless_range_loop)] // Matrices read best by index.

mod nebuchadnezzar_games;

use nebuchadnezzar_games::Style;
use tessera_engines::nebuchadnezzar::{FEATURES, evaluate, features};
use tessera_engines::{Engine, Question};
use tessera_rules::nebuchadnezzar::{Move, Nebuchadnezzar};
use tessera_search::Budget;
use tessera_search::probability::logistic;
use tessera_search::report::Report;

const N: usize = 2 * FEATURES;

struct Sample {
    x: [f64; N],
    evaluated: f64,
    searched: f64,
    filled: f64,
    won: f64,
}

fn main() {
    let arg = |i: usize| std::env::args().nth(i);
    let number = |i: usize, default: u64| arg(i).map_or(default, |s| s.parse().expect("a number"));
    let sides: Vec<u8> = (arg(1).unwrap_or_else(|| "6,8".to_owned()).split(','))
        .map(|s| s.parse().expect("a side"))
        .collect();
    let (games, nodes, first) = (number(2, 200), number(3, 2000), number(4, 0));
    let mut samples = Vec::new();
    for &side in &sides {
        let mut plies = 0;
        let before = samples.len();
        for seed in first..first + games {
            plies += play(side, seed, nodes, &mut samples);
        }
        println!(
            "side {side}: {games} games of {} plies, {} positions",
            plies / games,
            samples.len() - before
        );
    }
    calibration("evaluation", &samples, |s| s.evaluated);
    calibration("search", &samples, |s| s.searched);
    fit(&samples);
}

/// Plays a game, appends its positions and returns the number of plies.
fn play(side: u8, seed: u64, nodes: u64, samples: &mut Vec<Sample>) -> u64 {
    let style = Style {
        side,
        openings: 8,
        random_one_in: 12,
        max_plies: 400,
    };
    let analyse = |game: &Nebuchadnezzar| {
        let question = Question::about_all(game, 1, seed);
        game.analyse(&question, &mut Budget::nodes(nodes), &mut |_| {})
    };
    let (plies, played) = nebuchadnezzar_games::play(&style, seed, analyse, sample);
    samples.extend(played.into_iter().map(|(sample, has_won)| Sample {
        won: f64::from(u8::from(has_won)),
        ..sample
    }));
    u64::from(plies)
}

fn sample(game: &Nebuchadnezzar, report: &Report<Move>) -> Sample {
    let census = game.census();
    let cells = f64::from(game.side()) * f64::from(game.side());
    let filled = 1.0 - f64::from(census.empty) / cells;
    let mut x = [0.0; N];
    for (i, f) in features(&census).into_iter().enumerate() {
        x[i] = f64::from(f) * (1.0 - filled);
        x[FEATURES + i] = f64::from(f) * filled;
    }
    Sample {
        x,
        evaluated: logistic(evaluate(game)),
        searched: report.value.win_probability.unwrap_or(0.5),
        filled,
        won: 0.5,
    }
}

fn calibration(what: &str, samples: &[Sample], of: impl Fn(&Sample) -> f64) {
    println!("{what}: claimed, won, positions");
    for bin in 0..10 {
        let (low, high) = (f64::from(bin) / 10.0, f64::from(bin + 1) / 10.0);
        let these: Vec<&Sample> = (samples.iter())
            .filter(|s| of(s) >= low && of(s) < high)
            .collect();
        let n = these.len() as f64;
        let mean = |f: &dyn Fn(&Sample) -> f64| these.iter().map(|s| f(s)).sum::<f64>() / n;
        if n > 0.0 {
            println!("  {:.3} {:.3} {n}", mean(&|s| of(s)), mean(&|s| s.won));
        }
    }
    for part in 0..4 {
        let these: Vec<&Sample> = (samples.iter())
            .filter(|s| (s.filled * 4.0).min(3.9) as usize == part)
            .collect();
        let loss: f64 = these.iter().map(|s| loss(of(s), s.won)).sum();
        println!(
            "  quarter {part}: {:.4} nats, {}",
            loss / these.len() as f64,
            these.len()
        );
    }
    let loss: f64 = samples.iter().map(|s| loss(of(s), s.won)).sum();
    println!("  {:.4} nats", loss / samples.len() as f64);
}

fn loss(p: f64, won: f64) -> f64 {
    let p = p.clamp(0.002, 0.998);
    -(won * p.ln() + (1.0 - won) * (1.0 - p).ln())
}

/// Newton's method for logistic regression, with a little weight decay.
fn fit(samples: &[Sample]) {
    let mut w = [0.0; N];
    for _ in 0..12 {
        let mut gradient = [0.0; N];
        let mut hessian = [[0.0; N]; N];
        for i in 0..N {
            hessian[i][i] = 1.0;
            gradient[i] = w[i];
        }
        for s in samples {
            let z: f64 = s.x.iter().zip(&w).map(|(x, w)| x * w).sum();
            let p = 1.0 / (1.0 + (-z).exp());
            for i in 0..N {
                gradient[i] += (p - s.won) * s.x[i];
                for j in 0..N {
                    hessian[i][j] += p * (1.0 - p) * s.x[i] * s.x[j];
                }
            }
        }
        let step = solve(hessian, gradient);
        for i in 0..N {
            w[i] -= step[i];
        }
    }
    let total: f64 = (samples.iter())
        .map(|s| {
            let z: f64 = s.x.iter().zip(&w).map(|(x, w)| x * w).sum();
            loss(1.0 / (1.0 + (-z).exp()), s.won)
        })
        .sum();
    println!("fitted: {:.4} nats", total / samples.len() as f64);
    for half in [&w[..FEATURES], &w[FEATURES..]] {
        let row: Vec<String> = half.iter().map(|w| format!("{:.0}", w * 1000.0)).collect();
        println!("    [{}],", row.join(", "));
    }
}

/// Gaussian elimination with pivots.
fn solve(mut a: [[f64; N]; N], mut b: [f64; N]) -> [f64; N] {
    for i in 0..N {
        let pivot = (i..N)
            .max_by(|&p, &q| a[p][i].abs().total_cmp(&a[q][i].abs()))
            .expect("a row");
        a.swap(i, pivot);
        b.swap(i, pivot);
        for row in 0..N {
            if row != i {
                let factor = a[row][i] / a[i][i];
                for column in i..N {
                    a[row][column] -= factor * a[i][column];
                }
                b[row] -= factor * b[i];
            }
        }
    }
    std::array::from_fn(|i| b[i] / a[i][i])
}
