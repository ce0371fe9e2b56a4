//! Query parameters that several routes share.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer};

use crate::api::declaration::Declaration;
use crate::api::problem::{Code, Problem};
use crate::api::schema::{key_of, moves_of};
use tessera_operations::game::WireGame;
use tessera_operations::wire::Int;
use tessera_rules::game::quoted;

/// Separator of the elements of a list in a query string; no game's notation contains it.
const SEPARATOR: char = ';';

/// A list of a query string. An empty list counts as absent.
pub(super) fn list(text: Option<String>) -> Option<Vec<String>> {
    let text = text.filter(|text| !text.is_empty())?;
    Some(text.split(SEPARATOR).map(str::to_owned).collect())
}

/// A parameter that is an integer.
#[derive(Debug, Clone, Copy)]
pub(super) struct QueryInt(pub(super) Int);

impl<'de> Deserialize<'de> for QueryInt {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<QueryInt, D::Error> {
        let text = String::deserialize(deserializer)?;
        let no_integer = || D::Error::custom(format!("{} is not an integer", quoted(&text)));
        integer(&text).map(QueryInt).ok_or_else(no_integer)
    }
}

/// An integer of a query string.
pub(super) fn read_int(name: &str, text: &str) -> Result<Int, Problem> {
    integer(text).ok_or_else(|| {
        let text = quoted(text);
        let detail = format!("{name} is {text}, which is not an integer");
        Problem::new(Code::InvalidQuery, detail).of_parameter(name)
    })
}

/// Reads an integer; a value beyond `i64` becomes the nearest one, as in JSON.
fn integer(text: &str) -> Option<Int> {
    // As in JSON, `3.0` is 3.
    let whole = text.split_once('.').filter(|(_, fraction)| {
        !fraction.is_empty() && fraction.bytes().all(|digit| digit == b'0')
    });
    let text = whole.map_or(text, |(whole, _)| whole);
    let digits = text.strip_prefix('-').unwrap_or(text);
    if digits.is_empty() || !digits.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    let beyond = if text.starts_with('-') { i64::MIN } else { i64::MAX };
    Some(Int(text.parse().unwrap_or(beyond)))
}

/// `true` or `false` of a query string.
pub(super) fn read_flag(name: &str, text: &str) -> Result<bool, Problem> {
    match text {
        "true" => Ok(true),
        "false" => Ok(false),
        _ => {
            let text = quoted(text);
            let detail = format!("{name} is {text}, which is neither true nor false");
            Err(Problem::new(Code::InvalidQuery, detail).of_parameter(name))
        }
    }
}

/// The parameters `position` and `played` of a GET about a position.
pub(super) fn declare_position<'a, G: WireGame>(
    declaration: Declaration<'a>,
    example: Option<&str>,
) -> Declaration<'a> {
    let meaning = "Moves made from the position before the question is asked, in notation, joined by `;`. Encode `+` as \
                   `%2B`.";
    declaration
        .query("position", "The position key.", key_of::<G>())
        .required()
        .example(example)
        .query("played", meaning, moves_of::<G>())
}
