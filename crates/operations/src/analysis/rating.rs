//! Classes of moves, by the loss against the best move.

use serde::Serialize;
use utoipa::ToSchema;

use tessera_search::Value;

/// Least loss of win probability of an inaccuracy, a mistake, a blunder.
pub const BY_PROBABILITY: [f64; 3] = [0.05, 0.10, 0.20];
/// The same in points, where no win probability is known.
pub const BY_MARGIN: [f64; 3] = [2.0, 4.0, 8.0];

/// Class of a move, by its loss against the best move.
///
/// Later releases may add values: accept those that you do not know.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = ReviewClass)]
pub enum Class {
    /// No loss: the best move, or one of the same value.
    Best,
    /// Smaller loss than an inaccuracy.
    Good,
    /// Loss of at least 0.05 win probability; if that is unknown, of at least 2 points.
    Inaccuracy,
    /// Loss of at least 0.10 win probability; if that is unknown, of at least 4 points.
    Mistake,
    /// Loss of at least 0.20 win probability; if that is unknown, of at least 8 points.
    Blunder,
}

/// The loss of a move against the best one.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Loss {
    /// Points, where both margins are known.
    pub margin: Option<f64>,
    /// Win probability, where both are known.
    pub win_probability: Option<f64>,
}

impl Loss {
    /// A loss of zero in the figures that `value` has.
    pub fn none(value: &Value) -> Loss {
        Loss {
            margin: value.margin.map(|_| 0.0),
            win_probability: value.win_probability.map(|_| 0.0),
        }
    }

    /// The loss of a move worth `played` where `best` is available. Never negative: a move that turns out better than
    /// the engine's own has no loss.
    pub fn between(best: &Value, played: &Value) -> Loss {
        let gap = |a: Option<f64>, b: Option<f64>| a.zip(b).map(|(a, b)| a - b);
        let probability = gap(best.win_probability, played.win_probability);
        let margin = gap(best.margin, played.margin);
        // Win probability decides first: more points at a lower win probability are no gain, and fewer points at a
        // higher one are no loss.
        let better = probability.is_some_and(|gap| gap < 0.0);
        Loss {
            margin: margin.map(|gap| if better { 0.0 } else { gap.max(0.0) }),
            win_probability: probability.map(|gap| gap.max(0.0)),
        }
    }

    /// The loss as a single figure: points where they are known, otherwise win probability.
    pub fn figure(self) -> f64 {
        self.margin.or(self.win_probability).unwrap_or(0.0)
    }

    /// The class of a move with this loss.
    pub fn class(self) -> Class {
        let grade = |lost: f64, bounds: [f64; 3]| match lost {
            lost if lost >= bounds[2] => Class::Blunder,
            lost if lost >= bounds[1] => Class::Mistake,
            lost if lost >= bounds[0] => Class::Inaccuracy,
            lost if lost > 0.0 => Class::Good,
            _ => Class::Best,
        };
        let by_margin = |margin: f64| grade(margin, BY_MARGIN);
        match (self.win_probability, self.margin) {
            // Lost points in a game that is won or lost all the same make a move good, not worse.
            (Some(lost), margin) => grade(lost, BY_PROBABILITY)
                .max(margin.map_or(Class::Best, by_margin).min(Class::Good)),
            (None, Some(margin)) => by_margin(margin),
            (None, None) => Class::Best,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_search::Outcome;

    fn class(best: (f64, Option<f64>), played: (f64, Option<f64>)) -> Class {
        let value = |(win_probability, margin)| Value {
            margin,
            ..Value::estimate(win_probability)
        };
        Loss::between(&value(best), &value(played)).class()
    }

    #[test]
    fn classes_follow_the_thresholds() {
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
        assert_eq!(Loss::between(&win, &win).class(), Class::Best);
        assert_eq!(Loss::between(&win, &loss).class(), Class::Blunder);
        // Points in a won game.
        assert_eq!(class((1.0, Some(9.0)), (1.0, Some(0.0))), Class::Good);
        assert_eq!(class((1.0, Some(9.0)), (1.0, Some(9.0))), Class::Best);
        let solo = |margin| Value {
            margin: Some(margin),
            win_probability: None,
            ..Value::estimate(0.0)
        };
        assert_eq!(
            Loss::between(&solo(9.0), &solo(4.0)).class(),
            Class::Mistake
        );
    }
}
