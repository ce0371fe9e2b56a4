//! What a position is worth to the seat that moves, and how sure that is.

use tessera_rules::game::PerSeat;

/// The degree of certainty of a [`Value`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Proved.
    Exact,
    /// A proved bound: it is worth this or more.
    Lower,
    /// A proved bound: it is worth this or less.
    Upper,
    /// A judgement or a sample mean.
    Estimate,
}

/// How a game ends for a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Outcome {
    /// Another seat wins.
    Loss,
    /// Nobody does, or all do.
    Draw,
    /// The seat wins.
    Win,
}

impl Outcome {
    /// The outcome that a final difference of payoffs stands for.
    pub fn of_difference(difference: i32) -> Outcome {
        match difference {
            1.. => Outcome::Win,
            0 => Outcome::Draw,
            _ => Outcome::Loss,
        }
    }

    /// 1, 1/2 or 0.
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
    /// How sure it is.
    pub kind: Kind,
    /// The outcome; of a bound, the outcome that is reached at least or at most. `None` when unknown.
    pub outcome: Option<Outcome>,
    /// Difference of payoffs (what they count is the game's affair), where the search looked at them. A
    /// whole number unless it is a mean.
    pub margin: Option<f64>,
    /// Plies to the end under best play, when proved.
    pub plies: Option<u32>,
    /// Expected share of the win, 0 to 1: a draw counts 1/2.
    pub win_probability: Option<f64>,
    /// Standard error of `win_probability`, when it is a sample mean.
    pub std_error: Option<f64>,
    /// Every seat's expected share of the win, by seat; of three seats and more.
    pub shares: Option<PerSeat<f64>>,
}

impl Value {
    /// A proved outcome.
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

    /// An estimate of the win probability.
    pub fn estimate(win_probability: f64) -> Value {
        Value {
            kind: Kind::Estimate,
            outcome: None,
            win_probability: Some(win_probability),
            ..Value::exact(Outcome::Draw)
        }
    }
}
