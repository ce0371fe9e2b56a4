//! Costs of moves as shares of a win, and their classes.

use serde::Serialize;
use utoipa::ToSchema;

use tessera_search::Value;

/// Least cost of an inaccuracy, a mistake, a blunder.
const CLASS_COSTS: [f64; 3] = [0.05, 0.10, 0.20];

/// A move whose win probability is higher than that of the best move by more than this gives no points away: it is
/// sound to pay points for chances. Smaller differences are errors of estimates.
const BETTER_CHANCES: f64 = 0.01;

/// Class of a move, by its cost.
///
/// Later releases may add values; accept unknown ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = ReviewClass)]
pub enum Class {
    /// No cost: the best move, or one of the same value.
    Best,
    /// Smaller cost than an inaccuracy.
    Good,
    /// Cost of at least 0.05.
    Inaccuracy,
    /// Cost of at least 0.10.
    Mistake,
    /// Cost of at least 0.20.
    Blunder,
}

impl Class {
    /// True for inaccuracies, mistakes and blunders.
    pub fn is_mistake(self) -> bool {
        self >= Class::Inaccuracy
    }
}

/// The loss of a move against the best one.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Loss {
    /// Expected points given away; `None` if the game has no points or a margin is unknown.
    pub points: Option<f64>,
    /// Win probability given away, where both are known.
    pub win_probability: Option<f64>,
    /// The larger of both, as a share of a win: 0 to 1.
    pub cost: f64,
    /// The share of a win that the accuracy counts: in a game of points twice the share of the points given away, at most
    /// 1; otherwise the cost. Between equals a game of points is often decided by one point, so chances would make good
    /// players look bad.
    inaccuracy: f64,
}

impl Loss {
    /// A loss of zero in the figures that `value` has. `points_of_win` is as in [`Loss::between`].
    pub fn none(value: &Value, points_of_win: Option<f64>) -> Loss {
        Loss::between(value, value, points_of_win)
    }

    /// The loss of a move worth `played` where `best` is available. Never negative: a move that turns out better than
    /// the engine's own has no loss. `points_of_win` is as [`WireGame::points_of_win`](crate::game::WireGame).
    pub fn between(best: &Value, played: &Value, points_of_win: Option<f64>) -> Loss {
        let gap = |a: Option<f64>, b: Option<f64>| a.zip(b).map(|(a, b)| a - b);
        let probability = gap(best.win_probability, played.win_probability);
        let better = probability.is_some_and(|gap| gap < -BETTER_CHANCES);
        let points = gap(best.margin, played.margin)
            .filter(|_| points_of_win.is_some())
            .map(|gap| if better { 0.0 } else { gap.max(0.0) });
        let win_probability = probability.map(|gap| gap.max(0.0));
        let share = points.zip(points_of_win).map(|(points, all)| (points / all).min(1.0));
        let cost = share.unwrap_or(0.0).max(win_probability.unwrap_or(0.0));
        let inaccuracy = share.map_or(cost, |share| (2.0 * share).min(1.0));
        Loss { points, win_probability, cost, inaccuracy }
    }

    /// The class of a move with this loss.
    pub fn class(self) -> Class {
        match self.cost {
            cost if cost >= CLASS_COSTS[2] => Class::Blunder,
            cost if cost >= CLASS_COSTS[1] => Class::Mistake,
            cost if cost >= CLASS_COSTS[0] => Class::Inaccuracy,
            cost if cost > 0.0 => Class::Good,
            _ => Class::Best,
        }
    }

    /// The accuracy of a move with this loss, in percent: 100 (1 - cost)^4, in a game of points 100 (1 - 2p)^4, where p is
    /// the share of the points that count as a win, at most a half.
    pub fn accuracy(self) -> f64 {
        let kept = (1.0 - self.inaccuracy) * (1.0 - self.inaccuracy);
        100.0 * kept * kept
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_search::Outcome;

    fn value((win_probability, margin): (f64, Option<f64>)) -> Value {
        Value { margin, ..Value::estimate(win_probability) }
    }

    fn class(best: (f64, Option<f64>), played: (f64, Option<f64>)) -> Class {
        Loss::between(&value(best), &value(played), Some(40.0)).class()
    }

    #[test]
    fn classes_follow_the_win_probability() {
        for (lost, expected) in [
            (0.0, Class::Best),
            (0.01, Class::Good),
            (0.06, Class::Inaccuracy),
            (0.15, Class::Mistake),
            (0.5, Class::Blunder),
            (-0.2, Class::Best),
        ] {
            assert_eq!(class((0.75, None), (0.75 - lost, None)), expected, "{lost}");
        }
        let (win, loss) = (Value::exact(Outcome::Win), Value::exact(Outcome::Loss));
        assert_eq!(Loss::between(&win, &win, None).class(), Class::Best);
        assert_eq!(Loss::between(&win, &loss, None).class(), Class::Blunder);
    }

    #[test]
    fn classes_follow_the_points_in_a_decided_game() {
        for (points, expected) in [
            (9.0, Class::Best),
            (8.0, Class::Good),
            (7.0, Class::Inaccuracy),
            (5.0, Class::Mistake),
            (1.0, Class::Blunder),
        ] {
            assert_eq!(class((1.0, Some(9.0)), (1.0, Some(points))), expected);
        }
    }

    #[test]
    fn the_worse_of_points_and_probability_decides() {
        assert_eq!(class((0.5, Some(3.0)), (0.44, Some(2.5))), Class::Inaccuracy);
        assert_eq!(class((0.5, Some(3.0)), (0.49, Some(-5.5))), Class::Blunder);
    }

    #[test]
    fn points_paid_for_chances_are_no_loss() {
        assert_eq!(class((0.5, Some(9.0)), (0.52, Some(0.0))), Class::Best);
        assert_eq!(class((0.5, Some(9.0)), (0.505, Some(0.0))), Class::Blunder);
    }

    #[test]
    fn margins_of_games_without_points_do_not_count() {
        let loss = Loss::between(&value((0.5, Some(9.0))), &value((0.5, Some(0.0))), None);
        assert_eq!((loss.points, loss.class()), (None, Class::Best));
    }

    #[test]
    fn a_blunder_of_the_whole_win_has_no_accuracy() {
        let loss = |points| {
            Loss::between(&value((1.0, Some(50.0))), &value((1.0, Some(points))), Some(40.0))
        };
        assert!((loss(48.0).accuracy() - 65.61).abs() < 1e-9);
        assert!(loss(0.0).accuracy().abs() < 1e-9);
        // Chances alone cost no accuracy in a game of points.
        let of = |points| Loss::between(&value((1.0, points)), &value((0.0, points)), Some(40.0));
        assert!((of(Some(1.0)).accuracy() - 100.0).abs() < 1e-9);
        assert!(of(None).accuracy().abs() < 1e-9);
    }
}
