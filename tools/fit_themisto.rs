//! Themisto: fits the evaluation to self-play, and checks its win probabilities.
//!
//!     cargo run --release -p tessera-tools --bin fit_themisto -- [GAMES] [SEED] [NODES] [NODES] [NOISE] [NOISE]
//!
//! The engine plays itself, seat 0 and seat 1 with NODES nodes a move each, after up to seven random safe moves and
//! with a random safe move now and then (NOISE of a hundred moves, by seat). Prints the weights of a logistic
//! regression (for seat 0, in hundredths of a logit) and, by tenths of the win probability that the engine reported for
//! seat 0, how often seat 0 won. A game ends where the engine has proved its result, and is a draw after 120 plies.
#![allow(clippy::print_stdout)]

use tessera_engines::themisto::{FEATURES, features};
use tessera_engines::{Engine, Question};
use tessera_rules::game::random::{below, chance, choose, seeded};
use tessera_rules::game::{Game, Seat};
use tessera_rules::themisto::Themisto;
use tessera_search::{Budget, Kind, Outcome};

const PLIES: u32 = 120;

/// A position in which the engine had to move.
struct Sample {
    features: [i32; FEATURES],
    /// The reported share of the win of seat 0, and the final one.
    reported: f64,
    share: f64,
}

fn main() {
    let arg = |i: usize, default: u64| {
        let given = std::env::args().nth(i);
        given.and_then(|text| text.parse().ok()).unwrap_or(default)
    };
    let (games, first) = (arg(1, 200), arg(2, 1));
    let nodes = [arg(3, 5000), arg(4, 5000)];
    let noise = [arg(5, 3), arg(6, 3)];
    let mut samples = Vec::new();
    let mut shares = 0.0;
    for seed in first..first + games {
        shares += play(seed, nodes, noise, &mut samples);
    }
    println!(
        "{games} games, {} positions, share of seat 0: {:.3}",
        samples.len(),
        shares / games as f64
    );
    let weights = regression(&samples);
    println!("weights, then the constant: {weights:.1?}");
    for tenth in 0..10 {
        let of_tenth = |sample: &&Sample| ((sample.reported * 10.0) as usize).min(9) == tenth;
        let inside: Vec<&Sample> = samples.iter().filter(of_tenth).collect();
        let mean = |value: fn(&Sample) -> f64| {
            inside.iter().map(|sample| value(sample)).sum::<f64>() / inside.len() as f64
        };
        if !inside.is_empty() {
            println!(
                "reported {:.3}, was {:.3} ({} positions)",
                mean(|sample| sample.reported),
                mean(|sample| sample.share),
                inside.len()
            );
        }
    }
}

/// Plays a game and returns the share of seat 0.
fn play(seed: u64, nodes: [u64; 2], noise: [u64; 2], samples: &mut Vec<Sample>) -> f64 {
    let mut rng = seeded(seed);
    let mut game = Themisto::start();
    let opening = below(&mut rng, 8);
    let begin = samples.len();
    let mut share = 0.5;
    for ply in 0..PLIES {
        if game.is_over() {
            break;
        }
        let seat = game.to_move();
        let for_first = |share: f64| {
            if seat == Seat::FIRST {
                share
            } else {
                1.0 - share
            }
        };
        let mut moves = Vec::new();
        game.judged_moves(&mut moves);
        moves.retain(|judged| !judged.penalised && !game.after(judged).has_win());
        let random = ply < opening || chance(&mut rng, noise[seat.index()] as u32, 100);
        if random && !moves.is_empty() && !game.has_win() {
            game.play(choose(&mut rng, &moves).m);
            continue;
        }
        let question = Question::about_all(&game, 1, 0);
        let mut budget = Budget::nodes(nodes[seat.index()]);
        let report = game.analyse(&question, &mut budget, &mut |_| {});
        if report.value.kind == Kind::Exact {
            share = for_first(report.value.outcome.map_or(0.5, Outcome::win_probability));
            break;
        }
        samples.push(Sample {
            features: features(game.board()),
            reported: for_first(report.value.win_probability.unwrap_or(0.5)),
            share: 0.5,
        });
        match report.best() {
            Some(m) => game.play(m),
            None => break,
        };
    }
    if let Some(winner) = game.winner() {
        share = if winner == Seat::FIRST { 1.0 } else { 0.0 };
    }
    for sample in &mut samples[begin..] {
        sample.share = share;
    }
    share
}

const UNKNOWNS: usize = FEATURES + 1;

/// Newton's method on the likelihood, with a little weight decay; in hundredths of a logit.
fn regression(samples: &[Sample]) -> [f64; UNKNOWNS] {
    let mut weights = [0.0; UNKNOWNS];
    for _ in 0..10 {
        let mut matrix = [[0.0; UNKNOWNS + 1]; UNKNOWNS];
        for (i, row) in matrix.iter_mut().enumerate() {
            row[i] = 1.0;
            row[UNKNOWNS] = -weights[i];
        }
        for sample in samples {
            let mut x = [1.0; UNKNOWNS];
            for (x, &feature) in x.iter_mut().zip(&sample.features) {
                *x = f64::from(feature);
            }
            let logit: f64 = x.iter().zip(&weights).map(|(x, w)| x * w).sum();
            let p = 1.0 / (1.0 + (-logit).exp());
            for i in 0..UNKNOWNS {
                for j in 0..UNKNOWNS {
                    matrix[i][j] += p * (1.0 - p) * x[i] * x[j];
                }
                matrix[i][UNKNOWNS] += (sample.share - p) * x[i];
            }
        }
        for (weight, step) in weights.iter_mut().zip(solved(matrix)) {
            *weight += step;
        }
    }
    weights.map(|weight| 100.0 * weight)
}

/// The solution of linear equations with a positive definite matrix, the right side in the last column.
fn solved(mut matrix: [[f64; UNKNOWNS + 1]; UNKNOWNS]) -> [f64; UNKNOWNS] {
    for i in 0..UNKNOWNS {
        let pivot = matrix[i];
        for (j, row) in matrix.iter_mut().enumerate() {
            if j != i {
                let factor = row[i] / pivot[i];
                for (value, above) in row.iter_mut().zip(&pivot) {
                    *value -= factor * above;
                }
            }
        }
    }
    std::array::from_fn(|i| matrix[i][UNKNOWNS] / matrix[i][i])
}
