//! How good a move was: its class, by what it gave away.

use serde::Serialize;
use utoipa::ToSchema;

use tessera_search::Value;

/// Win probability lost from which a move is an inaccuracy, a mistake, a blunder.
pub const BY_PROBABILITY: [f64; 3] = [0.05, 0.10, 0.20];
/// Points lost from which it is, where no win probability is known.
pub const BY_MARGIN: [f64; 3] = [2.0, 4.0, 8.0];

/// The class of a move, by what it gives away against the best one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = ReviewClass)]
pub enum Class {
    /// Nothing: the best move, or one that is worth as much.
    Best,
    /// Less than an inaccuracy.
    Good,
    /// Win probability of 0.05 and more; without one, 2 points and more.
    Inaccuracy,
    /// Win probability of 0.10 and more; without one, 4 points and more.
    Mistake,
    /// Win probability of 0.20 and more; without one, 8 points and more.
    Blunder,
}

/// What a move gave away.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Loss {
    /// Points, where both margins are known.
    pub margin: Option<f64>,
    /// Win probability, where both are known.
    pub win_probability: Option<f64>,
}

impl Loss {
    /// Nothing.
    pub fn none(value: &Value) -> Loss {
        Loss {
            margin: value.margin.map(|_| 0.0),
            win_probability: value.win_probability.map(|_| 0.0),
        }
    }

    /// What playing something worth `played` gives away where `best` is to be had; never less than nothing,
    /// for a move that turns out better than the engine's own gives nothing away.
    pub fn between(best: &Value, played: &Value) -> Loss {
        let gap = |a: Option<f64>, b: Option<f64>| a.zip(b).map(|(a, b)| a - b);
        let probability = gap(best.win_probability, played.win_probability);
        let margin = gap(best.margin, played.margin);
        // More points are no loss when they come with less probability to win, and the other way round:
        // probability decides first.
        let better = probability.is_some_and(|gap| gap < 0.0);
        Loss {
            margin: margin.map(|gap| if better { 0.0 } else { gap.max(0.0) }),
            win_probability: probability.map(|gap| gap.max(0.0)),
        }
    }

    /// The single figure: points where they are known, else win probability.
    pub fn figure(self) -> f64 {
        self.margin.or(self.win_probability).unwrap_or(0.0)
    }

    /// The class of a move that gives this away.
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
            // Points given away in a game that is won or lost all the same are good at best, not worse.
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
