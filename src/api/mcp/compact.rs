//! Answers cut to what a model can use: some members, the beginning of long lists, so many kilobytes at most.

use serde_json::{Map, Value, json};

use crate::api::problem::{Code, Problem};

/// Kilobytes of an answer, unless the caller asks for more.
const DEFAULT_KB: u64 = 20;
/// The most that may be asked for, in kilobytes.
const MOST_KB: u64 = 1024;

/// Members that say no more than another one beside them.
const SAID_TWICE: [(&str, &str); 3] = [
    ("position", "key"),
    ("rulings", "sections"),
    ("record", "text"),
];

/// How an answer is to be cut.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Cut {
    /// The members to keep; all if there are none.
    fields: Vec<String>,
    /// Most elements of each list of the answer.
    limit: Option<usize>,
    /// Most bytes.
    most: usize,
}

/// The arguments that say how an answer is to be cut, with their schemas.
pub(super) fn arguments() -> [(&'static str, Value); 3] {
    [
        (
            "fields",
            json!({
                "type": "array",
                "items": { "type": "string" },
                "description": "Members of the answer to keep. Without it: all but those that say no more than another, such as `position` beside `key`.",
            }),
        ),
        (
            "limit",
            json!({
                "type": "integer",
                "minimum": 0,
                "description": "Most elements of each list of the answer.",
            }),
        ),
        (
            "max_kb",
            json!({
                "type": "integer",
                "minimum": 1,
                "maximum": MOST_KB,
                "default": DEFAULT_KB,
                "description": "Most kilobytes of the answer. If it is longer, lists are cut; `cut` says which.",
            }),
        ),
    ]
}

impl Cut {
    /// Takes what is said of the cut out of the arguments of a tool. A name that its operation has itself is left alone.
    ///
    /// # Errors
    /// [`Code::InvalidBody`] with the argument that is wrong.
    pub(super) fn take(
        arguments: &mut Map<String, Value>,
        own: impl Fn(&str) -> bool,
    ) -> Result<Cut, Problem> {
        let wrong = |name: &str, why: &str| {
            let detail = format!("the argument {name:?} is {why}");
            Problem::new(Code::InvalidBody, detail).at(format!("/{name}"))
        };
        let mut taken = |name: &str| match own(name) {
            true => None,
            false => arguments
                .shift_remove(name)
                .filter(|value| !value.is_null()),
        };
        let (fields, limit, most) = (taken("fields"), taken("limit"), taken("max_kb"));
        let fields = match fields {
            None => Vec::new(),
            Some(list) => {
                serde_json::from_value(list).map_err(|_| wrong("fields", "not a list of names"))?
            }
        };
        let number = |name: &str, value: Option<Value>| match value {
            None => Ok(None),
            Some(value) => {
                let whole = value.as_f64().filter(|n| n.fract() == 0.0 && *n >= 0.0);
                // Numbers of this size are exact.
                let whole = whole.filter(|n| *n <= 1e9).map(|n| n as u64);
                whole
                    .map(Some)
                    .ok_or_else(|| wrong(name, "not a number of such things"))
            }
        };
        let limit = number("limit", limit)?;
        let kb = number("max_kb", most)?.unwrap_or(DEFAULT_KB);
        if !(1..=MOST_KB).contains(&kb) {
            return Err(wrong("max_kb", &format!("not between 1 and {MOST_KB}")));
        }
        Ok(Cut {
            fields,
            limit: limit.map(|limit| limit as usize),
            most: kb as usize * 1000,
        })
    }

    /// The answer, cut. What was left out of lists is told in the member `cut`: how many elements each had.
    pub(super) fn apply(&self, mut answer: Value) -> Value {
        let Value::Object(members) = &mut answer else {
            return answer;
        };
        if self.fields.is_empty() {
            for (member, other) in SAID_TWICE {
                if members.contains_key(other) {
                    members.shift_remove(member);
                }
            }
        } else {
            members.retain(|name, _| self.fields.iter().any(|field| field == name));
        }
        let mut lengths = Map::new();
        if let Some(limit) = self.limit {
            for (name, value) in members.iter_mut() {
                if let Value::Array(list) = value
                    && list.len() > limit
                {
                    lengths.insert(name.clone(), json!(list.len()));
                    list.truncate(limit);
                }
            }
        }
        while size(members, &lengths) > self.most {
            if !shorten(members, &mut lengths) {
                break;
            }
        }
        if !lengths.is_empty() {
            members.insert("cut".to_owned(), Value::Object(lengths));
        }
        answer
    }
}

/// Bytes of the answer as it would be sent.
fn size(members: &Map<String, Value>, lengths: &Map<String, Value>) -> usize {
    let of = |members: &Map<String, Value>| {
        let parts = members
            .iter()
            .map(|(name, value)| name.len() + 4 + value.to_string().len());
        parts.sum::<usize>() + 2
    };
    // The member `cut` itself, with room for one more length.
    of(members) + of(lengths) + 64
}

/// Halves the longest list, or takes the longest member away when no list is left; whether there was anything.
fn shorten(members: &mut Map<String, Value>, lengths: &mut Map<String, Value>) -> bool {
    if let Some(name) = longest(members, true)
        && let Some(Value::Array(list)) = members.get_mut(&name)
    {
        lengths.entry(name).or_insert_with(|| json!(list.len()));
        list.truncate(list.len() / 2);
        return true;
    }
    let Some(name) = longest(members, false) else {
        return false;
    };
    members.shift_remove(&name);
    lengths.insert(name, Value::Null);
    true
}

/// The name of the longest member, or of the longest list that has elements.
fn longest(members: &Map<String, Value>, lists: bool) -> Option<String> {
    let is_list = |value: &Value| value.as_array().is_some_and(|list| !list.is_empty());
    let parts = (members.iter()).filter(|(_, value)| !lists || is_list(value));
    let longest = parts.max_by_key(|(_, value)| value.to_string().len());
    longest.map(|(name, _)| name.clone())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cut(mut arguments: Value) -> Result<Cut, Problem> {
        let arguments = arguments.as_object_mut().unwrap();
        let cut = Cut::take(arguments, |_| false);
        assert!(cut.is_err() || arguments.is_empty());
        cut
    }

    #[test]
    fn short_answers_stay_as_they_are() {
        let answer = json!({ "total": 2, "moves": ["a", "b"] });
        assert_eq!(cut(json!({})).unwrap().apply(answer.clone()), answer);
        assert_eq!(cut(json!({})).unwrap().apply(json!("x")), "x");
        let both = json!({ "position": { "board": [] }, "key": "k" });
        assert_eq!(
            cut(json!({})).unwrap().apply(both.clone()),
            json!({ "key": "k" })
        );
        let asked = cut(json!({ "fields": ["position"] })).unwrap().apply(both);
        assert_eq!(asked, json!({ "position": { "board": [] } }));
    }

    #[test]
    fn lists_are_cut_and_it_is_told() {
        let answer = json!({ "total": 3, "moves": [1, 2, 3], "key": "k" });
        let cut_to = |arguments: Value| cut(arguments).unwrap().apply(answer.clone());
        assert_eq!(
            cut_to(json!({ "limit": 2.0, "fields": ["moves"] })),
            json!({ "moves": [1, 2], "cut": { "moves": 3 } })
        );
        let long: Vec<String> = (0..10_000).map(|n| format!("move {n}")).collect();
        let answer = json!({ "moves": long, "key": "k", "text": "y" });
        let compact = cut(json!({})).unwrap().apply(answer.clone());
        let bytes = compact.to_string().len();
        assert!((9_000..=20_000).contains(&bytes), "{bytes}");
        assert_eq!(compact["cut"], json!({ "moves": 10_000 }));
        assert_eq!(compact["moves"][1], "move 1");
        let whole = cut(json!({ "max_kb": 1000 }))
            .unwrap()
            .apply(answer.clone());
        assert_eq!(whole, answer);
        let text = cut(json!({ "max_kb": 1 })).unwrap();
        let text = text.apply(json!({ "text": "x".repeat(5000), "key": "k" }));
        assert_eq!(text, json!({ "key": "k", "cut": { "text": null } }));
    }

    #[test]
    fn what_makes_no_sense_is_refused() {
        for (wrong, place) in [
            (json!({ "fields": "moves" }), "/fields"),
            (json!({ "limit": -1 }), "/limit"),
            (json!({ "limit": "2" }), "/limit"),
            (json!({ "max_kb": 0 }), "/max_kb"),
            (json!({ "max_kb": 1025 }), "/max_kb"),
        ] {
            let problem = cut(wrong).unwrap_err();
            assert_eq!(problem.pointer.as_deref(), Some(place));
        }
        let mut own = json!({ "limit": 7 });
        let own = own.as_object_mut().unwrap();
        assert_eq!(Cut::take(own, |name| name == "limit").unwrap().limit, None);
        assert_eq!(own["limit"], 7);
    }
}
