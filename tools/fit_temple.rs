//! Learns the weights of Temple's net from self-play: `fit_temple FILE [GAMES]`.
//!
//! The engine plays itself with 2,500 nodes a move, in both editions, after 1 to 14 plies of which the first three and
//! every third later one are random; in every third position it makes one of the best four moves that lose at most 6
//! hundredths. Every position counts as won or lost by the result of the game, or by a proof of the engine; a random
//! child of every other position counts two fifths as much, with its value after 1,500 nodes. The weights are learnt by
//! the method of Kingma and Ba ("Adam: A Method for Stochastic Optimization", 2015) in 16 rounds; a tenth of the
//! positions is kept for testing. FILE receives `crates/engines/src/temple/judgement_weights.rs`.
//!
//! The weights in use were learnt from two runs of 14,000 games together: one of the engine of version 6 (seeds from 100,001),
//! one of the same with a net of 16 neurons learnt from the first (seeds from 200,001).
#![allow(clippy::print_stdout, clippy::expect_used)]

use std::fmt::Write as _;

use tessera_engines::temple::{HIDDEN, INPUTS, inputs};
use tessera_engines::{Engine, Question};
use tessera_rules::game::random::{below, chance, choose, seeded};
use tessera_rules::game::{Game, Position};
use tessera_rules::temple::{Edition, Move, StartColours, Temple};
use tessera_search::{Budget, Kind, Report};

const FIRST_SEED: u64 = 200_001;
const GAMES: u64 = 14_000;
const NODES: u64 = 2_500;
const CHILD_NODES: u64 = 1_500;
const CHILD_WEIGHT: f32 = 0.4;
const ROUNDS: usize = 16;
const DECAY: f32 = 0.02;
const BATCH: usize = 128;
/// Weights of a row: one for each hidden neuron, and one that goes past them.
const ROW: usize = HIDDEN + 1;
const COUNT: usize = INPUTS * ROW + ROW + HIDDEN;
/// Offsets of the biases and of the weights of the hidden neurons.
const BIASES: usize = INPUTS * ROW;
const OUTPUT: usize = BIASES + ROW;
/// Highest output of a hidden neuron.
const CAP: f32 = 127.0 / 64.0;

struct Sample {
    inputs: Vec<u16>,
    won: f32,
    weight: f32,
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let file = arguments.next().expect("the file for the weights");
    let games = arguments.next();
    let games: u64 = games.map_or(GAMES, |games| games.parse().expect("a number of games"));
    let mut samples = Vec::new();
    for seed in FIRST_SEED..FIRST_SEED + games {
        play(seed, &mut samples);
    }
    println!("{} positions", samples.len());
    std::fs::write(file, fit(&samples).source()).expect("a file that can be written");
}

fn ask(game: &Temple, nodes: u64, lines: usize) -> Report<Move> {
    let question = Question::about_all(game, lines, 1);
    game.analyse(&question, &mut Budget::nodes(nodes), &mut |_| {})
}

fn sample(game: &Temple, won: f64, weight: f32) -> Sample {
    let mut set = Vec::new();
    inputs(game, game.to_move(), |input| set.push(input as u16));
    Sample {
        inputs: set,
        won: won as f32,
        weight,
    }
}

/// Plays a game and appends its positions.
fn play(seed: u64, samples: &mut Vec<Sample>) {
    let mut rng = seeded(seed);
    let edition = [Edition::Published, Edition::Revised][(seed % 2) as usize];
    let mut game = Temple::start(edition, StartColours::default());
    let plies = 1 + below(&mut rng, 14);
    let mut moves: Vec<Move> = Vec::new();
    for ply in 0..plies {
        if game.is_over() {
            break;
        }
        moves.clear();
        game.distinct_moves(&mut moves);
        let m = if ply < 3 || chance(&mut rng, 1, 3) {
            *choose(&mut rng, &moves)
        } else {
            ask(&game, 400, 1).best().expect("a move")
        };
        game.play(m);
    }
    let mut line = Vec::new();
    while !game.is_over() {
        let lines = if chance(&mut rng, 1, 3) { 4 } else { 1 };
        let report = ask(&game, NODES, lines);
        let exact = report.value.kind == Kind::Exact;
        let proved = report.value.win_probability.filter(|_| exact);
        line.push((game.clone(), proved));
        moves.clear();
        game.distinct_moves(&mut moves);
        let undo = game.play(*choose(&mut rng, &moves));
        if !game.is_over() && chance(&mut rng, 1, 2) {
            let value = ask(&game, CHILD_NODES, 1).value;
            let weight = if value.kind == Kind::Exact {
                1.0
            } else {
                CHILD_WEIGHT
            };
            let won = value.win_probability.expect("a win probability");
            samples.push(sample(&game, won, weight));
        }
        game.undo(undo);
        let good = report
            .lines
            .iter()
            .filter(|line| !exact && line.loss <= 0.06);
        let good: Vec<Move> = good.map(|line| line.m).collect();
        let best = report.best().expect("a move");
        game.play(if good.is_empty() {
            best
        } else {
            *choose(&mut rng, &good)
        });
    }
    let winner = game.winner();
    samples.extend(line.into_iter().map(|(position, proved)| {
        let won = f64::from(u8::from(winner == Some(position.to_move())));
        sample(&position, proved.unwrap_or(won), 1.0)
    }));
}

/// The net with weights that are not integers yet: the rows of the inputs, the biases, the weights of the hidden
/// neurons.
struct Net(Vec<f32>);

impl Net {
    /// The log-odds of a win; `sums` receives the inputs of the hidden neurons.
    fn logit(&self, set: &[u16], sums: &mut [f32; ROW]) -> f32 {
        sums.copy_from_slice(&self.0[BIASES..OUTPUT]);
        for &input in set {
            let row = &self.0[usize::from(input) * ROW..][..ROW];
            for (sum, weight) in sums.iter_mut().zip(row) {
                *sum += weight;
            }
        }
        let hidden = sums[..HIDDEN].iter().zip(&self.0[OUTPUT..]);
        sums[HIDDEN]
            + hidden
                .map(|(sum, weight)| sum.clamp(0.0, CAP) * weight)
                .sum::<f32>()
    }

    /// Adds the gradient of the loss of a sample.
    fn add_gradient(&self, sample: &Sample, gradient: &mut [f32]) {
        let mut sums = [0.0; ROW];
        let p = 1.0 / (1.0 + (-self.logit(&sample.inputs, &mut sums)).exp());
        let wrong = (p - sample.won) * sample.weight;
        let mut row = [wrong; ROW];
        for h in 0..HIDDEN {
            gradient[OUTPUT + h] += wrong * sums[h].clamp(0.0, CAP);
            let passes = sums[h] > 0.0 && sums[h] < CAP;
            row[h] = if passes {
                wrong * self.0[OUTPUT + h]
            } else {
                0.0
            };
        }
        let rows = sample.inputs.iter().map(|&input| usize::from(input) * ROW);
        for start in rows.chain([BIASES]) {
            for (sum, part) in gradient[start..start + ROW].iter_mut().zip(row) {
                *sum += part;
            }
        }
    }

    /// The mean loss in nats.
    fn loss(&self, samples: &[Sample], of: &[usize]) -> f64 {
        let loss = |&i: &usize| {
            let z = f64::from(self.logit(&samples[i].inputs, &mut [0.0; ROW]));
            let won = f64::from(samples[i].won);
            won * (-z).exp().ln_1p() + (1.0 - won) * z.exp().ln_1p()
        };
        of.iter().map(loss).sum::<f64>() / of.len() as f64
    }

    /// The source of the weights as integers.
    fn source(&self) -> String {
        let whole = |weights: &[f32], scale: f32| -> Vec<i32> {
            weights.iter().map(|w| (w * scale).round() as i32).collect()
        };
        let mut source = format!(
            "//! The weights of the net of `judgement.rs`, as `tools/fit_temple.rs` makes this file.\n\n\
             /// Number of inputs.\npub const INPUTS: usize = {INPUTS};\n\
             /// Neurons of the hidden layer.\npub const HIDDEN: usize = {HIDDEN};\n\n\
             pub(super) const BIASES: [i16; HIDDEN + 1] = {:?};\n\
             pub(super) const OUTPUT: [i8; HIDDEN] = {:?};\n\
             pub(super) static INPUT: [[i8; HIDDEN + 1]; INPUTS] = [\n",
            whole(&self.0[BIASES..OUTPUT], 64.0),
            whole(&self.0[OUTPUT..], 16.0)
        );
        for row in self.0[..BIASES].chunks(ROW) {
            let _ = writeln!(source, "    {:?},", whole(row, 64.0));
        }
        source + "];\n"
    }
}

fn fit(samples: &[Sample]) -> Net {
    let is_test = |i: usize| (i / 500) % 10 == 9;
    let (test, mut order): (Vec<usize>, Vec<usize>) = (0..samples.len()).partition(|&i| is_test(i));
    // The generator of Marsaglia, "Xorshift RNGs" (2003).
    let mut state = 0x123_4567_u64;
    let mut random = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state
    };
    let mut unit = || (random() % 2001) as f32 / 1000.0 - 1.0;
    let mut start = |i: usize| match i {
        OUTPUT.. => 0.5 * unit(),
        BIASES.. if i - BIASES < HIDDEN => 0.3,
        BIASES.. => 0.0,
        _ if i % ROW < HIDDEN => 0.25 * unit(),
        _ => 0.0,
    };
    let mut net = Net((0..COUNT).map(&mut start).collect());
    let (mut means, mut squares) = (vec![0.0_f32; COUNT], vec![0.0_f32; COUNT]);
    let mut steps = 0;
    for round in 0..ROUNDS {
        for i in (1..order.len()).rev() {
            order.swap(i, (random() % (i as u64 + 1)) as usize);
        }
        let rate = 0.003 * (1.0 - round as f32 / ROUNDS as f32).max(0.05);
        for batch in order.chunks(BATCH) {
            let mut gradient = vec![0.0; COUNT];
            for &i in batch {
                net.add_gradient(&samples[i], &mut gradient);
            }
            steps += 1;
            let (first, second) = (1.0 - 0.9_f32.powi(steps), 1.0 - 0.999_f32.powi(steps));
            for i in 0..COUNT {
                let slope = gradient[i] / batch.len() as f32;
                means[i] = 0.9 * means[i] + 0.1 * slope;
                squares[i] = 0.999 * squares[i] + 0.001 * slope * slope;
                let step = means[i] / first / ((squares[i] / second).sqrt() + 1e-7);
                let most = if i >= OUTPUT { 7.9 } else { 1.98 };
                let next = net.0[i] - rate * (step + DECAY * net.0[i]);
                net.0[i] = next.clamp(-most, most);
            }
        }
        println!("round {}: {:.4} nats", round + 1, net.loss(samples, &test));
    }
    net
}
