//! Fits the win probability of Octopus to self-play: `fit_octopus [GAMES] [NODES] [SEED]`.
//!
//! The engine plays itself with NODES a move (the endgame too); every estimate of the search that samples is recorded
//! with its margin, the tiles left and the result. The model of the win probability is `1/2 + x / (2 sqrt(1 + x^2))`,
//! with `x = (margin - bias) / (spread * sqrt(tiles))`. Prints the bias and the spread with the least loss (in nats),
//! and their loss in other games (the second half, which the fit does not see).
#![allow(clippy::print_stdout)]

use tessera_engines::octopus::ENDGAME_TILES;
use tessera_engines::{Engine, Question};
use tessera_rules::game::random::seeded;
use tessera_rules::game::{Game, Turn};
use tessera_rules::octopus::deal;
use tessera_search::probability::sigmoid;
use tessera_search::{Budget, Kind};

struct Sample {
    tiles: f64,
    margin: f64,
    reported: f64,
    /// The margin at the end.
    result: f64,
}

impl Sample {
    fn got(&self) -> f64 {
        match self.result {
            0.0 => 0.5,
            result => f64::from(result > 0.0),
        }
    }
}

fn main() {
    let number = |i: usize, default: u64| {
        let given = std::env::args().nth(i);
        given.and_then(|text| text.parse().ok()).unwrap_or(default)
    };
    let (games, nodes, first) = (number(1, 100), number(2, 4_000), number(3, 1));
    let mut fitted = Vec::new();
    let mut others = Vec::new();
    for seed in first..first + games {
        let samples = if seed < first + games / 2 {
            &mut fitted
        } else {
            &mut others
        };
        play(seed, nodes, samples);
    }
    let (mut best, mut bias, mut spread) = (f64::INFINITY, 0.0, 0.0);
    for b in -20..=20 {
        for s in 5..=80 {
            let (b, s) = (f64::from(b) / 10.0, f64::from(s) / 20.0);
            let loss = loss(&fitted, |sample| probability(sample, b, s));
            if loss < best {
                (best, bias, spread) = (loss, b, s);
            }
        }
    }
    println!("bias {bias:.1}, spread {spread:.2} times the root of the tiles left");
    for (name, samples) in [("fitted to", &fitted), ("other games", &others)] {
        println!(
            "{name}: {} estimates, loss {:.4} (as reported: {:.4})",
            samples.len(),
            loss(samples, |sample| probability(sample, bias, spread)),
            loss(samples, |sample| sample.reported)
        );
    }
    println!("all games: margin too high by, its root mean square error");
    for (last, who) in [(1, "places the last tile"), (0, "does not")] {
        for stage in 1..=6 {
            let errors: Vec<f64> = (fitted.iter().chain(&others))
                .filter(|s| (s.tiles as u32 - 1) / 10 == stage - 1 && s.tiles as u32 % 2 == last)
                .map(|s| s.margin - s.result)
                .collect();
            if errors.is_empty() {
                continue;
            }
            let n = errors.len() as f64;
            let mean = errors.iter().sum::<f64>() / n;
            let square = errors.iter().map(|e| e * e).sum::<f64>() / n;
            let root = square.sqrt();
            println!("  up to {} tiles, {who}: {mean:.1}, {root:.1}", 10 * stage);
        }
    }
    println!("other games, by tenths: said, got, estimates");
    for tenth in 0..10 {
        let said = |s: &Sample| probability(s, bias, spread);
        let inside = |s: &&Sample| ((said(s) * 10.0) as usize).min(9) == tenth;
        let inside: Vec<&Sample> = others.iter().filter(inside).collect();
        let n = inside.len() as f64;
        if n > 0.0 {
            println!(
                "  {:.3} {:.3} {n}",
                inside.iter().map(|s| said(s)).sum::<f64>() / n,
                inside.iter().map(|s| s.got()).sum::<f64>() / n
            );
        }
    }
}

fn play(seed: u64, nodes: u64, samples: &mut Vec<Sample>) {
    let mut game = deal(2, 1, &mut seeded(seed)).expect("two seats, one set");
    let before = samples.len();
    let mut seats = Vec::new();
    while let Turn::Seat(seat) = game.turn() {
        let question = Question::about_all(&game, 1, seed);
        let report = game.analyse(&question, &mut Budget::nodes(nodes), &mut |_| {});
        let value = &report.value;
        if let (Kind::Estimate, Some(margin), Some(reported)) =
            (value.kind, value.margin, value.win_probability)
            && game.tiles_left() > ENDGAME_TILES
        {
            seats.push(seat.index());
            samples.push(Sample {
                tiles: f64::from(game.tiles_left()),
                margin,
                reported,
                result: 0.0,
            });
        }
        game.play(report.best().expect("a seat that is due has moves"));
    }
    let scores = game.scores();
    for (sample, seat) in samples[before..].iter_mut().zip(seats) {
        sample.result = f64::from(scores[seat]) - f64::from(scores[1 - seat]);
    }
}

fn probability(sample: &Sample, bias: f64, spread: f64) -> f64 {
    sigmoid((sample.margin - bias) / (spread * sample.tiles.sqrt()))
}

/// The mean loss of the predicted results.
fn loss(samples: &[Sample], said: impl Fn(&Sample) -> f64) -> f64 {
    let of = |sample: &Sample| {
        let p = said(sample).clamp(0.001, 0.999);
        -(sample.got() * p.ln() + (1.0 - sample.got()) * (1.0 - p).ln())
    };
    samples.iter().map(of).sum::<f64>() / samples.len().max(1) as f64
}
