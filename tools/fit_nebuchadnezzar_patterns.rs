//! Learns the weights of Nebuchadnezzar's evaluation by features and patterns from self-play:
//! `fit_nebuchadnezzar_patterns FILE [GAMES]`.
//!
//! The engine by features alone plays itself with 400 nodes a move, on boards of side 6 to 8, from random starts and
//! with a random move now and then. Every position in which it moved and proved nothing counts as won or lost by its
//! player, by the result of the game. Logistic regression by stochastic gradient descent, with a rate of its own for
//! every weight (Duchi, Hazan and Singer, "Adaptive Subgradient Methods", 2011), goes through nine tenths of the
//! positions six times in random order; the loss on the others is printed. The weights of the patterns are written to
//! FILE (`crates/engines/src/nebuchadnezzar/pattern_weights.rs`); the weights of the features are printed, in
//! thousandths of a logit, early and late. GAMES is the number of games of each of the four runs of seeds; the weights
//! in use come from all games.
#![allow(clippy::print_stdout, clippy::expect_used)]

mod nebuchadnezzar_games;

use std::fmt::Write as _;

use nebuchadnezzar_games::Style;
use tessera_engines::Question;
use tessera_engines::nebuchadnezzar::{CLASSES, FEATURES, features, patterns, search_at_a_glance};
use tessera_rules::nebuchadnezzar::Nebuchadnezzar;
use tessera_search::Budget;

/// The first seed of each run, and the number of its seeds.
const RUNS: [(u64, u64); 4] = [
    (100_000, 5_000),
    (200_000, 5_000),
    (300_000, 4_000),
    (400_000, 4_000),
];
/// The side of the board, by the seed.
const SIDES: [u8; 5] = [8, 8, 8, 7, 6];
const NODES: u64 = 400;
/// A game that reaches this many plies has no result.
const MAX_PLIES: u32 = 300;
const ROUNDS: usize = 6;
/// Positions of a block; of ten blocks, the last one is for the test.
const BLOCK: usize = 2_000;
const RATE: f32 = 0.05;
/// Initial sums of the squared gradients of a feature and of a pattern: patterns are learnt slowly.
const PRIORS: [f32; 2] = [0.01, 10.0];
/// Scales features to a similar size.
const SCALES: [f32; FEATURES] = [0.3, 0.3, 0.3, 0.3, 0.2, 0.3, 0.3, 0.3, 0.3, 0.3, 0.3, 1.0];

struct Sample {
    features: [f32; FEATURES],
    classes: Vec<u16>,
    filled: f32,
    won: f32,
}

/// Early and late weights: of the features first, then of the patterns, early and late in turn.
struct Weights {
    weights: Vec<f32>,
    squares: Vec<f32>,
}

fn main() {
    let file = std::env::args()
        .nth(1)
        .expect("the file for the weights of the patterns");
    let most: u64 = std::env::args()
        .nth(2)
        .map_or(u64::MAX, |games| games.parse().expect("a number of games"));
    let mut samples = Vec::new();
    for (first, games) in RUNS {
        for seed in first..first + games.min(most) {
            play(seed, &mut samples);
        }
    }
    println!("{} positions", samples.len());
    let weights = fit(&samples);
    for half in weights.weights[..2 * FEATURES].chunks(FEATURES) {
        let half = half.iter().zip(SCALES);
        let half: Vec<i32> = half.map(|(w, scale)| thousandths(w * scale)).collect();
        println!("    {half:?},");
    }
    std::fs::write(file, weights.source()).expect("a file that can be written");
}

/// Plays a game and appends its positions.
fn play(seed: u64, samples: &mut Vec<Sample>) {
    let style = Style {
        side: SIDES[(seed % 5) as usize],
        openings: 10,
        random_one_in: 16,
        max_plies: MAX_PLIES,
    };
    let analyse = |game: &Nebuchadnezzar| {
        let question = Question::about_all(game, 1, seed);
        search_at_a_glance(game, &question, &mut Budget::nodes(NODES), &mut |_| {})
    };
    let (_, played) = nebuchadnezzar_games::play(&style, seed, analyse, |game, _| sample(game));
    samples.extend(played.into_iter().map(|(sample, has_won)| Sample {
        won: f32::from(u8::from(has_won)),
        ..sample
    }));
}

fn sample(game: &Nebuchadnezzar) -> Sample {
    let census = game.census();
    let cells = u32::from(game.side()) * u32::from(game.side());
    Sample {
        features: features(&census).map(|feature| feature as f32),
        classes: patterns(game),
        filled: (cells - census.empty) as f32 / cells as f32,
        won: 0.0,
    }
}

fn fit(samples: &[Sample]) -> Weights {
    let is_test = |i: usize| (i / BLOCK) % 10 == 9;
    let count = 2 * (FEATURES + CLASSES);
    let prior = |i| PRIORS[usize::from(i >= 2 * FEATURES)];
    let mut fitted = Weights {
        weights: vec![0.0; count],
        squares: (0..count).map(prior).collect(),
    };
    let (test, mut order): (Vec<usize>, Vec<usize>) = (0..samples.len()).partition(|&i| is_test(i));
    // The generator of Marsaglia, "Xorshift RNGs" (2003).
    let mut state = 0x123_4567_u64;
    for round in 0..ROUNDS {
        for i in (1..order.len()).rev() {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            order.swap(i, (state % (i as u64 + 1)) as usize);
        }
        let rate = match ROUNDS - round {
            1 => RATE / 5.0,
            2 => RATE / 2.0,
            _ => RATE,
        };
        for &i in &order {
            fitted.learn(&samples[i], rate);
        }
        let loss = |&i: &usize| {
            let p = f64::from(fitted.probability(&samples[i])).clamp(0.002, 0.998);
            let won = samples[i].won > 0.5;
            -(if won { p } else { 1.0 - p }).ln()
        };
        let loss = test.iter().map(loss).sum::<f64>() / test.len() as f64;
        println!("round {}: {loss:.4} nats", round + 1);
    }
    fitted
}

impl Weights {
    fn probability(&self, sample: &Sample) -> f32 {
        let w = &self.weights;
        let (early, late) = (1.0 - sample.filled, sample.filled);
        let mut z = 0.0;
        for (i, (feature, scale)) in sample.features.iter().zip(SCALES).enumerate() {
            z += feature * scale * (early * w[i] + late * w[FEATURES + i]);
        }
        for &class in &sample.classes {
            let i = 2 * (FEATURES + usize::from(class));
            z += early * w[i] + late * w[i + 1];
        }
        1.0 / (1.0 + (-z).exp())
    }

    /// One step down the gradient.
    fn learn(&mut self, sample: &Sample, rate: f32) {
        let wrong = self.probability(sample) - sample.won;
        let (early, late) = (1.0 - sample.filled, sample.filled);
        let mut step = |i: usize, gradient: f32| {
            self.squares[i] += gradient * gradient;
            self.weights[i] -= rate * gradient / self.squares[i].sqrt();
        };
        for (i, (feature, scale)) in sample.features.iter().zip(SCALES).enumerate() {
            let x = feature * scale;
            if x != 0.0 {
                step(i, wrong * x * early);
                step(FEATURES + i, wrong * x * late);
            }
        }
        for &class in &sample.classes {
            let i = 2 * (FEATURES + usize::from(class));
            step(i, wrong * early);
            step(i + 1, wrong * late);
        }
    }

    /// The weights of the patterns as a source file.
    fn source(&self) -> String {
        let mut text = "//! The weights of the patterns (`patterns.rs`), in thousandths of a logit by class, as\n\
                        //! `tools/fit_nebuchadnezzar_patterns.rs` makes this file.\n\n\
                        /// Classes of arrangements that are images of each other.\n"
            .to_owned();
        let _ = writeln!(text, "pub const CLASSES: usize = {CLASSES};");
        for (half, (name, board)) in [("EARLY", "an empty board"), ("LATE", "a full board")]
            .into_iter()
            .enumerate()
        {
            let _ = write!(
                text,
                "\n/// On {board}.\npub(super) const {name}: [i16; CLASSES] = ["
            );
            let weights = self.weights[2 * FEATURES..].iter().skip(half).step_by(2);
            let mut column = usize::MAX;
            for &weight in weights {
                let number = format!("{},", thousandths(weight));
                if column.saturating_add(number.len() + 1) > 100 {
                    text.push_str("\n   ");
                    column = 3;
                }
                text.push(' ');
                text.push_str(&number);
                column += number.len() + 1;
            }
            text.push_str("\n];\n");
        }
        text
    }
}

fn thousandths(weight: f32) -> i32 {
    (weight * 1000.0).round() as i32
}
