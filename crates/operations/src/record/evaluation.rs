//! Values of moves in a record, and their text form `[%eval …]`.

use serde::{Deserialize, Serialize};
use tessera_rules::game::quoted;
use utoipa::ToSchema;

use crate::analysis::{KindWire, OutcomeWire, ValueWire, optional_figure, optional_share, rounded};
use crate::json::present;
use crate::wire::Int;

/// Largest margin and largest number of plies that are accepted.
const MOST: i64 = 1_000_000;

/// A value, from the view of the seat that made the move. A value of an analysis is accepted as it is, with its nulls.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RecordEvaluation {
    /// Certainty of the value; `estimate` if omitted.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub kind: Option<KindWire>,
    /// The outcome.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub outcome: Option<OutcomeWire>,
    /// Difference in points.
    #[serde(
        default,
        deserialize_with = "present",
        skip_serializing_if = "Option::is_none",
        serialize_with = "optional_figure"
    )]
    #[schema(nullable = false, minimum = -1_000_000, maximum = 1_000_000)]
    pub margin: Option<f64>,
    /// Number of plies to the end.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, value_type = Option<i64>, minimum = 0, maximum = 1_000_000)]
    pub plies: Option<Int>,
    /// Expected share of the win.
    #[serde(
        default,
        deserialize_with = "present",
        skip_serializing_if = "Option::is_none",
        serialize_with = "optional_share"
    )]
    #[schema(nullable = false, minimum = 0, maximum = 1)]
    pub win_probability: Option<f64>,
    /// Member of a value of an analysis; records don't keep it.
    #[serde(skip_serializing)]
    #[schema(nullable = false, write_only)]
    pub std_error: Option<f64>,
    /// Member of a value of an analysis; records don't keep it.
    #[serde(skip_serializing)]
    #[schema(nullable = false, write_only)]
    pub shares: Option<Vec<f64>>,
}

impl From<&ValueWire> for RecordEvaluation {
    fn from(value: &ValueWire) -> RecordEvaluation {
        RecordEvaluation {
            kind: Some(value.kind),
            outcome: value.outcome,
            margin: value.margin.map(rounded),
            plies: value.plies.map(Int::from),
            win_probability: value.win_probability.map(rounded),
            ..RecordEvaluation::default()
        }
    }
}

impl RecordEvaluation {
    /// The same value in canonical form.
    ///
    /// # Errors
    /// Name of the member that is out of range, and its range.
    pub(super) fn tidied(self) -> Result<RecordEvaluation, (&'static str, String)> {
        let most = MOST as f64;
        if self.margin.is_some_and(|margin| !(-most..=most).contains(&margin)) {
            return Err(("margin", format!("a margin lies in -{MOST} to {MOST}")));
        }
        if self.plies.is_some_and(|Int(plies)| !(0..=MOST).contains(&plies)) {
            return Err(("plies", format!("plies lie in 0 to {MOST}")));
        }
        if self.win_probability.is_some_and(|p| !(0.0..=1.0).contains(&p)) {
            return Err(("win_probability", "a win probability lies in 0 to 1".to_owned()));
        }
        let empty = self.outcome.is_none() && self.margin.is_none();
        if empty && self.plies.is_none() && self.win_probability.is_none() {
            return Err(("", "an evaluation has at least one figure".to_owned()));
        }
        Ok(RecordEvaluation {
            kind: self.kind.or(Some(KindWire::Estimate)),
            margin: self.margin.map(rounded),
            win_probability: self.win_probability.map(rounded),
            std_error: None,
            shares: None,
            ..self
        })
    }

    /// The argument of `[%eval …]`.
    pub(super) fn write(&self) -> String {
        let mut words = Vec::new();
        words.extend(match self.kind {
            None | Some(KindWire::Estimate) => None,
            Some(KindWire::Exact) => Some("exact".to_owned()),
            Some(KindWire::Lower) => Some("lower".to_owned()),
            Some(KindWire::Upper) => Some("upper".to_owned()),
        });
        words.extend(self.outcome.map(|outcome| match outcome {
            OutcomeWire::Win => "win".to_owned(),
            OutcomeWire::Draw => "draw".to_owned(),
            OutcomeWire::Loss => "loss".to_owned(),
        }));
        words.extend(self.margin.map(|margin| format!("{margin:+}")));
        words.extend(self.plies.map(|Int(plies)| format!("#{plies}")));
        words.extend(self.win_probability.map(|p| p.to_string()));
        words.join(" ")
    }

    /// Reads the argument of `[%eval …]`.
    ///
    /// # Errors
    /// A message about the wrong word.
    pub(super) fn read(text: &str) -> Result<RecordEvaluation, String> {
        let mut read = RecordEvaluation::default();
        for word in text.split_whitespace() {
            let again = match word {
                "exact" => read.kind.replace(KindWire::Exact).is_some(),
                "lower" => read.kind.replace(KindWire::Lower).is_some(),
                "upper" => read.kind.replace(KindWire::Upper).is_some(),
                "estimate" => read.kind.replace(KindWire::Estimate).is_some(),
                "win" => read.outcome.replace(OutcomeWire::Win).is_some(),
                "draw" => read.outcome.replace(OutcomeWire::Draw).is_some(),
                "loss" => read.outcome.replace(OutcomeWire::Loss).is_some(),
                _ => read.figure(word).ok_or_else(|| {
                    format!(
                        "{word} is no part of an evaluation: a kind, an outcome, a margin with its sign, plies with #, \
                         or a win probability", word = quoted(word))
                })?,
            };
            if again {
                return Err(format!(
                    "{word} repeats a value that is there already",
                    word = quoted(word)
                ));
            }
        }
        read.tidied().map_err(|(_, detail)| detail)
    }

    /// Reads a figure. Returns true if a figure of its kind was already there, and `None` if the word is not a figure.
    fn figure(&mut self, word: &str) -> Option<bool> {
        let decimal = |text: &str| -> Option<f64> {
            let plain = text.chars().all(|c| c.is_ascii_digit() || c == '.');
            if plain { text.parse().ok() } else { None }
        };
        Some(match word.as_bytes().first()? {
            b'#' => {
                let plies = word[1..].parse::<u32>().ok()?;
                self.plies.replace(plies.into()).is_some()
            }
            b'+' => self.margin.replace(decimal(&word[1..])?).is_some(),
            b'-' => self.margin.replace(-decimal(&word[1..])?).is_some(),
            _ => self.win_probability.replace(decimal(word)?).is_some(),
        })
    }
}
