//! A request for an analysis, read and checked.

use std::collections::BTreeSet;
use std::fmt;

use serde::de::{self, Deserialize, Deserializer, Visitor};
use utoipa::ToSchema;
use utoipa::openapi::{ObjectBuilder, OneOfBuilder, RefOr, Schema, schema};

use super::limits::{Caps, Limits, LimitsInput};
use crate::api::game::WireGame;
use crate::api::problem::{Code, Problem};
use crate::api::wire::{Int, PositionInput};
use crate::game::random::MAX_SEED;

/// A position to analyse. Everything but the position may be left out.
#[derive(Debug, Clone, serde::Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(bound = "P: ToSchema")]
pub struct AnalysisRequest<P> {
    /// The position: the JSON object or the position key.
    pub position: PositionInput<P>,
    /// How long to search. Without limits: a default number of nodes, about a second.
    pub limits: Option<LimitsInput>,
    /// How many moves to report, best first: a number from 1 (the default), or `"all"`.
    pub lines: Option<LinesInput>,
    /// Consider these legal moves alone, in notation. Not together with `except`.
    pub only: Option<Vec<String>>,
    /// Leave these legal moves out, in notation.
    pub except: Option<Vec<String>>,
    /// Decides what is left to chance in sampling searches; 0 when it is left out.
    #[schema(value_type = Option<i64>, minimum = 0, maximum = 9007199254740991_i64)]
    pub seed: Option<Int>,
}

/// A number of lines, or all.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LinesInput {
    /// That many, or as many as there are moves.
    Count(Int),
    /// One for every move.
    All,
}

impl<'de> Deserialize<'de> for LinesInput {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<LinesInput, D::Error> {
        deserializer.deserialize_any(LinesVisitor)
    }
}

struct LinesVisitor;

impl Visitor<'_> for LinesVisitor {
    type Value = LinesInput;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an integer or \"all\"")
    }

    fn visit_i64<E: de::Error>(self, value: i64) -> Result<LinesInput, E> {
        Ok(LinesInput::Count(Int(value)))
    }

    fn visit_u64<E: de::Error>(self, value: u64) -> Result<LinesInput, E> {
        Int::deserialize(de::value::U64Deserializer::new(value)).map(LinesInput::Count)
    }

    fn visit_f64<E: de::Error>(self, value: f64) -> Result<LinesInput, E> {
        Int::deserialize(de::value::F64Deserializer::new(value)).map(LinesInput::Count)
    }

    fn visit_str<E: de::Error>(self, value: &str) -> Result<LinesInput, E> {
        match value {
            "all" => Ok(LinesInput::All),
            _ => Err(E::invalid_value(de::Unexpected::Str(value), &self)),
        }
    }
}

impl utoipa::PartialSchema for LinesInput {
    fn schema() -> RefOr<Schema> {
        OneOfBuilder::new()
            .item(
                ObjectBuilder::new()
                    .schema_type(schema::Type::Integer)
                    .minimum(Some(1)),
            )
            .item(
                ObjectBuilder::new()
                    .schema_type(schema::Type::String)
                    .enum_values(Some(["all"])),
            )
            .into()
    }
}

impl ToSchema for LinesInput {
    fn name() -> std::borrow::Cow<'static, str> {
        "AnalysisLines".into()
    }
}

/// A checked request for an analysis of a position in which a seat is due, or of a finished one.
#[derive(Debug, Clone)]
pub struct Ask<G: WireGame> {
    /// The position.
    pub position: G,
    /// The moves to consider, sorted; `None` for all. Empty when the game is over.
    pub moves: Option<Vec<G::Move>>,
    /// Most lines to report.
    pub lines: usize,
    /// The limits that hold.
    pub limits: Limits,
    /// The seed.
    pub seed: u64,
    /// As [`Caps::table_bytes`].
    pub table_bytes: Option<u64>,
}

/// Where the parts of a request stand in its body; nowhere, for a query string.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// In a JSON body.
    Body,
    /// In a query string.
    Query,
}

impl Place {
    fn pointer(self, place: &str) -> Option<String> {
        (self == Place::Body).then(|| place.to_owned())
    }
}

impl<G: WireGame> Ask<G> {
    /// Checks a request whose position was read already.
    ///
    /// # Errors
    /// [`Code::ChanceDue`]; [`Code::ImpossibleOptions`] for limits, lines and seeds out of range, for `only`
    /// together with `except`, and when no move is left to consider; [`Code::MalformedMove`],
    /// [`Code::IllegalMove`] and [`Code::GameOver`] for moves that can't be meant.
    pub fn check(
        position: G,
        request: AnalysisRequest<()>,
        caps: &Caps,
        place: Place,
    ) -> Result<Ask<G>, Problem> {
        chance_is_not_due(&position)?;
        let pointer = place.pointer("/limits");
        let limits = request.limits.unwrap_or_default().effective::<G>(
            caps,
            G::DEFAULT_NODES,
            pointer.as_deref(),
        )?;
        let impossible = |at: &str, detail: String| Problem {
            pointer: place.pointer(at),
            ..Problem::new(Code::ImpossibleOptions, detail)
        };
        let lines = match request.lines {
            None => 1,
            Some(LinesInput::All) => usize::MAX,
            Some(LinesInput::Count(Int(n))) if n >= 1 => usize::try_from(n).unwrap_or(usize::MAX),
            Some(_) => {
                let detail = "\"lines\" is an integer from 1, or \"all\"".to_owned();
                return Err(impossible("/lines", detail));
            }
        };
        let seed = match request.seed {
            None => 0,
            Some(seed) => seed.to().filter(|&seed| seed <= MAX_SEED).ok_or_else(|| {
                impossible(
                    "/seed",
                    format!("a seed is an integer from 0 to {MAX_SEED}"),
                )
            })?,
        };
        let restriction = if request.only.is_some() {
            "/only"
        } else {
            "/except"
        };
        let moves = match (request.only, request.except) {
            (None, None) => None,
            (Some(_), Some(_)) => {
                let detail = "\"only\" and \"except\" exclude each other".to_owned();
                return Err(impossible("/except", detail));
            }
            (Some(only), None) => Some(read_moves(&position, &only, "/only", place)?),
            (None, Some(except)) => {
                let except = read_moves(&position, &except, "/except", place)?;
                let mut all = Vec::new();
                position.moves(&mut all);
                Some(all.into_iter().filter(|m| !except.contains(m)).collect())
            }
        };
        if moves.as_ref().is_some_and(BTreeSet::is_empty) && !position.is_over() {
            return Err(impossible(
                restriction,
                "no move is left to consider".to_owned(),
            ));
        }
        Ok(Ask {
            position,
            moves: moves.map(|set| set.into_iter().collect()),
            lines,
            limits,
            seed,
            table_bytes: caps.table_bytes,
        })
    }
}

/// Refuses positions in which chance decides next.
pub(in crate::api) fn chance_is_not_due<G: WireGame>(position: &G) -> Result<(), Problem> {
    if position.awaits_chance() {
        return Err(Problem::new(
            Code::ChanceDue,
            "a draw is due in this position; play it first (\"+\" leaves it to a seed)",
        ));
    }
    Ok(())
}

fn read_moves<G: WireGame>(
    position: &G,
    list: &[String],
    base: &str,
    place: Place,
) -> Result<BTreeSet<G::Move>, Problem> {
    list.iter()
        .enumerate()
        .map(|(index, text)| {
            let problem = if position.is_over() {
                Problem::new(Code::GameOver, "the game is over; there are no moves")
            } else {
                match position.parse_move(text, None) {
                    Ok(m) => return Ok(m),
                    Err(fault) => Problem::of_move(fault, None),
                }
            };
            Err(Problem {
                pointer: place.pointer(&format!("{base}/{index}")),
                index: Some(index),
                ..problem
            })
        })
        .collect()
}

impl<P> AnalysisRequest<P> {
    /// The position, and the request without it.
    pub fn split(self) -> (PositionInput<P>, AnalysisRequest<()>) {
        let rest = AnalysisRequest {
            position: PositionInput::Object(()),
            limits: self.limits,
            lines: self.lines,
            only: self.only,
            except: self.except,
            seed: self.seed,
        };
        (self.position, rest)
    }
}
