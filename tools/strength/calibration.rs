//! Checks the win probabilities that the engine reports of games with itself.

use tessera_engines::{Engine, Question};
use tessera_rules::game::Seat;
use tessera_rules::game::random::{choose, seeded};
use tessera_search::{Budget, Kind};

use crate::contest::{Contest, Starts, play};

/// An estimate and the result.
struct Sample {
    reported: f64,
    seat: Seat,
    got: f64,
}

/// Plays the games and prints the table, the Brier score, and the line through the log-odds that would fit best.
pub(crate) fn run<C: Contest>(starts: &Starts<'_, C>, nodes: u64) {
    let mut samples: Vec<Sample> = Vec::new();
    for (game, (seed, start)) in starts.take(starts.games).enumerate() {
        let before = samples.len();
        let sides = start.castings();
        let played = play(&start, |seat, view: &C::View, ply| {
            let question = Question::about_all(view, 1, seed << 12 | u64::from(ply));
            let report = view.analyse(&question, &mut Budget::nodes(nodes), &mut |_| {});
            if let (Kind::Estimate, Some(reported)) =
                (report.value.kind, report.value.win_probability)
            {
                samples.push(Sample { reported, seat, got: 0.0 });
            }
            let best = report.best();
            best.unwrap_or_else(|| *choose(&mut seeded(seed), &question.moves))
        });
        for sample in &mut samples[before..] {
            // Sides of one seat come before sides of all other seats together.
            let side = sides.iter().find(|side| side.contains(&sample.seat));
            sample.got = side.map_or(0.0, |side| played.share_of_win(side));
        }
        if (game + 1).is_multiple_of(20) {
            eprintln!("{} games, {} estimates", game + 1, samples.len());
        }
    }
    println!("  {} games, {} estimates", starts.games, samples.len());
    println!("  reported  got    estimates");
    for tenth in 0..10 {
        let inside = |s: &&Sample| ((s.reported * 10.0) as usize).min(9) == tenth;
        let inside: Vec<&Sample> = samples.iter().filter(inside).collect();
        if inside.is_empty() {
            continue;
        }
        let n = inside.len() as f64;
        let mean = |of: fn(&Sample) -> f64| inside.iter().map(|s| of(s)).sum::<f64>() / n;
        println!("  {:.3}     {:.3}  {n}", mean(|s| s.reported), mean(|s| s.got));
    }
    let n = samples.len().max(1) as f64;
    let brier = |of: &dyn Fn(&Sample) -> f64| {
        samples.iter().map(|s| (of(s) - s.got).powi(2)).sum::<f64>() / n
    };
    let base = samples.iter().map(|s| s.got).sum::<f64>() / n;
    println!(
        "  Brier score {:.4} (of always saying {base:.3}: {:.4})",
        brier(&|s| s.reported),
        brier(&|_| base)
    );
    let (constant, slope) = line(&samples);
    println!("  log-odds that fit best: {constant:.2} + {slope:.2} of those reported");
}

/// Logistic regression of the results on the reported log-odds, by Newton's method (Cox 1958).
fn line(samples: &[Sample]) -> (f64, f64) {
    let (mut a, mut b) = (0.0, 1.0);
    for _ in 0..20 {
        let (mut ga, mut gb, mut aa, mut ab, mut bb) = (0.0, 0.0, 1e-3, 0.0, 1e-3);
        for sample in samples {
            let p = sample.reported.clamp(0.001, 0.999);
            let x = (p / (1.0 - p)).ln();
            let q = 1.0 / (1.0 + (-(a + b * x)).exp());
            let w = q * (1.0 - q);
            ga += sample.got - q;
            gb += (sample.got - q) * x;
            aa += w;
            ab += w * x;
            bb += w * x * x;
        }
        let determinant = aa * bb - ab * ab;
        a += (bb * ga - ab * gb) / determinant;
        b += (aa * gb - ab * ga) / determinant;
    }
    (a, b)
}
