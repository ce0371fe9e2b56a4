//! Standings: the six scores of a seat from the lowest to the highest, as the rules compare them.

use tessera_rules::ingenious::COLOURS;

/// Six scores, ascending.
pub(super) type Standing = [i8; COLOURS];

/// Weight of a point in a comparison of two standings, by the place of the first difference. Points of lower colours
/// weigh more.
const WEIGHTS: [i32; COLOURS] = [3, 2, 1, 1, 1, 1];

/// The standing behind [`super::turn::digits`].
pub(super) fn of_digits(mut digits: i64) -> Standing {
    let mut standing = [0; COLOURS];
    for score in standing.iter_mut().rev() {
        *score = (digits % 100) as i8;
        digits /= 100;
    }
    standing
}

/// Returns the weighted points by which `own` is better than `other`; negative if it is worse. The first difference
/// decides, as in the rules.
pub(super) fn lead(own: Standing, other: Standing) -> i32 {
    let places = own.into_iter().zip(other).zip(WEIGHTS);
    let mut differences = places.map(|((own, other), weight)| weight * i32::from(own - other));
    differences.find(|&points| points != 0).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::super::turn::digits;
    use super::*;

    #[test]
    fn standings_come_back_out_of_their_digits() {
        let scores = [18, 3, 0, 7, 7, 12];
        assert_eq!(of_digits(digits(scores)), [0, 3, 7, 7, 12, 18]);
    }

    #[test]
    fn the_first_difference_decides() {
        assert_eq!(lead([1, 9, 9, 9, 9, 9], [1, 9, 9, 9, 9, 9]), 0);
        assert_eq!(lead([2, 2, 2, 2, 2, 2], [1, 9, 9, 9, 9, 9]), 3);
        assert_eq!(lead([1, 5, 9, 9, 9, 9], [1, 9, 9, 9, 9, 9]), -8);
        assert_eq!(lead([1, 9, 9, 9, 9, 9], [1, 9, 9, 9, 9, 7]), 2);
    }
}
