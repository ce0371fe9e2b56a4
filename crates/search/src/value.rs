//! Value of a position for the seat that moves, and its degree of certainty.

use tessera_rules::game::PerSeat;

/// The degree of certainty of a [`Value`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Proved.
    Exact,
    /// A proved lower bound.
    Lower,
    /// A proved upper bound.
    Upper,
    /// An evaluation or a sample mean.
    Estimate,
}

/// Result of a game for a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Outcome {
    /// Another seat wins.
    Loss,
    /// No seat wins, or all do.
    Draw,
    /// The seat wins.
    Win,
}

impl Outcome {
    /// Returns the outcome for a final difference of payoffs.
    pub fn of_difference(difference: i32) -> Outcome {
        match difference {
            1.. => Outcome::Win,
            0 => Outcome::Draw,
            _ => Outcome::Loss,
        }
    }

    /// Returns 1, 1/2 or 0.
    pub fn win_probability(self) -> f64 {
        match self {
            Outcome::Win => 1.0,
            Outcome::Draw => 0.5,
            Outcome::Loss => 0.0,
        }
    }
}

/// A value from the view of the seat to move.
#[derive(Debug, Clone, PartialEq)]
pub struct Value {
    /// Degree of certainty.
    pub kind: Kind,
    /// The outcome; for a bound, the least or greatest possible outcome. `None` if unknown.
    pub outcome: Option<Outcome>,
    /// Difference of payoffs (the game defines their meaning), if the search considered them. A whole number unless it
    /// is a mean.
    pub margin: Option<f64>,
    /// Plies to the end under best play, if proved.
    pub plies: Option<u32>,
    /// Expected share of the win, 0 to 1: a draw counts 1/2.
    pub win_probability: Option<f64>,
    /// Standard error of `win_probability`, if it is a sample mean.
    pub std_error: Option<f64>,
    /// Every seat's expected share of the win, by seat; only with three or more seats.
    pub shares: Option<PerSeat<f64>>,
}

impl Value {
    /// Creates a proved outcome.
    pub fn exact(outcome: Outcome) -> Value {
        Value {
            kind: Kind::Exact,
            outcome: Some(outcome),
            margin: None,
            plies: None,
            win_probability: Some(outcome.win_probability()),
            std_error: None,
            shares: None,
        }
    }

    /// Creates an estimate of the win probability.
    pub fn estimate(win_probability: f64) -> Value {
        Value {
            kind: Kind::Estimate,
            outcome: None,
            win_probability: Some(win_probability),
            ..Value::exact(Outcome::Draw)
        }
    }
}
