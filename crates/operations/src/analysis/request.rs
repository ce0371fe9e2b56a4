//! Reading and checking of requests for an analysis.

use std::collections::BTreeSet;
use std::fmt;

use serde::de::{self, Deserialize, Deserializer, Visitor};
use utoipa::ToSchema;
use utoipa::openapi::{ObjectBuilder, OneOfBuilder, RefOr, Schema, schema};

use super::ask::Ask;
use super::limits::{Caps, LimitsInput};
use crate::game::WireGame;
use crate::line::Reached;
use crate::position::read_seed;
use crate::problem::{Code, Problem};
use crate::wire::{Int, MoveText, PositionInput};

/// A position to analyse. All members except `position` may be omitted.
#[derive(Debug, Clone, serde::Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(bound = "P: ToSchema")]
pub struct AnalysisRequest<P> {
    /// The position: the JSON object or the position key.
    pub position: PositionInput<P>,
    /// Moves played from the position before the analysis, in notation. In games with a repetition rule, a position
    /// that they reach for the third time is a draw. Tile draws must name their tiles.
    #[schema(max_items = 1000, value_type = Option<Vec<MoveText>>)]
    pub played: Option<Vec<String>>,
    /// Limits of the search. If omitted, a default number of nodes applies, which takes about a second.
    pub limits: Option<LimitsInput>,
    /// Number of moves to report, best first: an integer from 1 (the default), or `"all"`.
    pub lines: Option<LinesInput>,
    /// Legal moves to consider, in notation; all others are ignored. Can't be combined with `except`.
    #[schema(value_type = Option<Vec<MoveText>>)]
    pub only: Option<Vec<String>>,
    /// Legal moves to ignore, in notation.
    #[schema(value_type = Option<Vec<MoveText>>)]
    pub except: Option<Vec<String>>,
    /// Seed of random choices in sampling searches; 0 if omitted.
    #[schema(value_type = Option<i64>, minimum = 0, maximum = 9007199254740991_i64)]
    pub seed: Option<Int>,
    /// True adds `why` to the first ten lines, which explains them in words. False if omitted.
    pub explain: Option<bool>,
}

/// A number of lines, or all.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LinesInput {
    /// This number, or fewer if there are fewer moves.
    Count(Int),
    /// One line for every move.
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
            .item(ObjectBuilder::new().schema_type(schema::Type::Integer).minimum(Some(1)))
            .item(ObjectBuilder::new().schema_type(schema::Type::String).enum_values(Some(["all"])))
            .into()
    }
}

impl ToSchema for LinesInput {
    fn name() -> std::borrow::Cow<'static, str> {
        "AnalysisLines".into()
    }
}

impl<G: WireGame> Ask<G> {
    /// Checks a request whose position and moves have been read already.
    ///
    /// # Errors
    /// [`Code::ChanceDue`]; [`Code::ImpossibleOptions`] for limits, lines and seeds out of range, for `only` together
    /// with `except`, and when no move is left to consider; [`Code::MalformedMove`], [`Code::IllegalMove`] and
    /// [`Code::GameOver`] for invalid moves.
    pub fn check(
        reached: Reached<G>,
        request: AnalysisRequest<()>,
        caps: &Caps,
    ) -> Result<Ask<G>, Problem> {
        let over = reached.is_over();
        if !over && reached.position.awaits_chance() {
            return Err(Problem::new(
                Code::ChanceDue,
                "a draw is due in this position; play it first (\"+\" leaves it to a seed), or ask for a reply",
            ));
        }
        let position = &reached.position;
        let limits = request.limits.unwrap_or_default();
        let limits = limits.effective::<G>(caps, position.default_nodes())?;
        let impossible =
            |at: &str, detail: String| Problem::new(Code::ImpossibleOptions, detail).at(at);
        let lines = match request.lines {
            None => 1,
            Some(LinesInput::All) => usize::MAX,
            Some(LinesInput::Count(Int(n))) if n >= 1 => usize::try_from(n).unwrap_or(usize::MAX),
            Some(_) => {
                let detail = "\"lines\" is an integer from 1, or \"all\"".to_owned();
                return Err(impossible("/lines", detail));
            }
        };
        let seed = request.seed.map_or(Ok(0), read_seed)?;
        // An empty list is no restriction.
        let only = request.only.filter(|only| !only.is_empty());
        let except = request.except.filter(|except| !except.is_empty());
        let restriction = if only.is_some() { "/only" } else { "/except" };
        let moves = match (only, except) {
            (None, None) => None,
            (Some(_), Some(_)) => {
                let detail = "\"only\" and \"except\" exclude each other".to_owned();
                return Err(impossible("/except", detail));
            }
            (Some(only), None) => Some(read_moves(&reached, &only, "/only")?),
            (None, Some(except)) => {
                let except = read_moves(&reached, &except, "/except")?;
                let all = position.legal_moves().into_iter();
                Some(all.filter(|m| !except.contains(m)).collect())
            }
        };
        if moves.as_ref().is_some_and(BTreeSet::is_empty) && !over {
            return Err(impossible(restriction, "no move is left to consider".to_owned()));
        }
        Ok(Ask {
            nearly_drawn: reached.nearly_drawn(),
            over,
            position: reached.position,
            moves: moves.map(|set| set.into_iter().collect()),
            lines,
            limits,
            seed,
            table_bytes: caps.table_bytes,
            explain: request.explain.unwrap_or(false),
        })
    }
}

fn read_moves<G: WireGame>(
    reached: &Reached<G>,
    list: &[String],
    base: &str,
) -> Result<BTreeSet<G::Move>, Problem> {
    list.iter()
        .enumerate()
        .map(|(index, text)| {
            let problem = if reached.is_over() {
                reached.over("there are no moves")
            } else {
                match reached.position.parse_move(text, None) {
                    Ok(m) => return Ok(m),
                    Err(fault) => Problem::of_move(fault, None),
                }
            };
            Err(problem.of_list(base, index))
        })
        .collect()
}

impl<P> AnalysisRequest<P> {
    /// Splits a request into the position, the moves played from it, and the rest.
    pub fn split(self) -> (PositionInput<P>, Option<Vec<String>>, AnalysisRequest<()>) {
        let rest = AnalysisRequest {
            position: PositionInput::Object(()),
            played: None,
            limits: self.limits,
            lines: self.lines,
            only: self.only,
            except: self.except,
            seed: self.seed,
            explain: self.explain,
        };
        (self.position, self.played, rest)
    }
}
