//! Win probabilities: curves that convert evaluations to probabilities, and corrections of their odds. All engines use
//! these; they differ only in scale, which each engine has fitted to its own games.
//!
//! The functions use only operations that IEEE 754 defines to the last bit, so that every machine gets the same bits.
//! That excludes `exp`, and with it the logistic function itself.

/// Returns the win probability for an evaluation of `x`: 0.5 at 0, and strictly between 0 and 1 for finite scores. It
/// is an algebraic sigmoid, `0.5 + 0.5 x / sqrt(1 + x²)`, with heavier tails than the logistic function.
#[inline]
pub fn sigmoid(x: f64) -> f64 {
    0.5 + 0.5 * x / (1.0 + x * x).sqrt()
}

/// Returns the `x` for which [`sigmoid`] is this probability; `None` for 0 and 1.
pub fn inverse_sigmoid(probability: f64) -> Option<f64> {
    let share = 2.0 * probability - 1.0;
    let rest = 1.0 - share * share;
    (rest > 0.0).then(|| share / rest.sqrt())
}

/// Returns the logistic function of log-odds in thousandths, interpolated linearly between points half a unit of
/// log-odds apart.
pub fn logistic(thousandths: i32) -> f64 {
    /// The values at 0, 0.5, 1.0 and so on.
    const POINTS: [f64; 18] = [
        0.5, 0.622_459, 0.731_059, 0.817_574, 0.880_797, 0.924_142, 0.952_574, 0.970_688,
        0.982_014, 0.989_013, 0.993_307, 0.995_930, 0.997_527, 0.998_499, 0.999_089, 0.999_447,
        0.999_665, 0.999_797,
    ];
    let size = thousandths.unsigned_abs().min(8_499);
    let (i, rest) = ((size / 500) as usize, f64::from(size % 500) / 500.0);
    let p = POINTS[i] + (POINTS[i + 1] - POINTS[i]) * rest;
    if thousandths < 0 { 1.0 - p } else { p }
}

/// A probability after its odds were multiplied.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Stretched {
    /// The probability with the new odds.
    pub probability: f64,
    /// Derivative: the factor by which a small difference of the earlier probability is stretched.
    pub stretch: f64,
}

/// Multiplies the odds of `probability` by `factor`, which is above 0.
pub fn multiply_odds(probability: f64, factor: f64) -> Stretched {
    let whole = probability * factor + 1.0 - probability;
    Stretched { probability: probability * factor / whole, stretch: factor / whole.powi(2) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn curves_rise_from_0_to_1_and_are_symmetric() {
        let xs: Vec<f64> = (-80..=80).map(|i| f64::from(i) / 10.0).collect();
        let ps: Vec<f64> = xs.iter().map(|&x| sigmoid(x)).collect();
        assert!(ps.is_sorted() && ps[0] > 0.0 && ps[160] < 1.0);
        assert_eq!(sigmoid(0.0), 0.5);
        for (&x, &p) in xs.iter().zip(&ps) {
            assert!((p + sigmoid(-x) - 1.0).abs() < 1e-15);
            assert!((inverse_sigmoid(p).expect("inside") - x).abs() < 1e-9);
        }
        assert_eq!((inverse_sigmoid(0.0), inverse_sigmoid(1.0)), (None, None));
        let ps: Vec<f64> = (-9000..=9000).map(logistic).collect();
        assert!(ps.is_sorted() && ps[0] > 0.0 && ps[18_000] < 1.0);
        for thousandths in (-8_000..=8_000).step_by(50) {
            let exact = 1.0 / (1.0 + (f64::from(-thousandths) / 1000.0).exp());
            assert!((logistic(thousandths) - exact).abs() < 0.01, "{thousandths}");
        }
    }

    #[test]
    fn odds_are_multiplied() {
        // 3:2 becomes 3:4.
        let half = multiply_odds(0.6, 0.5);
        assert!((half.probability - 3.0 / 7.0).abs() < 1e-12);
        let nearby = multiply_odds(0.6 + 1e-6, 0.5).probability - half.probability;
        assert!((nearby / 1e-6 - half.stretch).abs() < 1e-5);
        assert!((multiply_odds(0.3, 1.0).probability - 0.3).abs() < 1e-12);
    }
}
