//! Rank correlation (Spearman, "The proof and measurement of association between two things", 1904).

/// The mean; 0 of an empty list.
pub(crate) fn mean(values: impl IntoIterator<Item = f64>) -> f64 {
    let sum_and_count = |(sum, n), value| (sum + value, n + 1.0);
    let (sum, n) = values.into_iter().fold((0.0, 0.0), sum_and_count);
    sum / f64::max(n, 1.0)
}

/// The rank correlation of two lists of one length; equal values share their mean rank.
pub(crate) fn spearman(a: &[f64], b: &[f64]) -> f64 {
    let (a, b) = (ranks(a), ranks(b));
    let (of_a, of_b) = (mean(a.iter().copied()), mean(b.iter().copied()));
    let product: f64 = a.iter().zip(&b).map(|(x, y)| (x - of_a) * (y - of_b)).sum();
    let spread =
        |list: &[f64], mean: f64| list.iter().map(|x| (x - mean).powi(2)).sum::<f64>().sqrt();
    product / (spread(&a, of_a) * spread(&b, of_b)).max(1e-9)
}

fn ranks(values: &[f64]) -> Vec<f64> {
    (values.iter())
        .map(|x| {
            let less = values.iter().filter(|y| *y < x).count();
            let equal = values.iter().filter(|y| *y == x).count();
            less as f64 + (equal as f64 - 1.0) / 2.0
        })
        .collect()
}
