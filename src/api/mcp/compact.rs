//! Cuts answers to a size that suits a model: chosen members, beginnings of long lists, a limited number of
//! kilobytes.

use serde_json::{Map, Value, json};
use tessera_rules::game::quoted;

use super::resources::described;
use crate::api::problem::{Code, Problem};

/// Kilobytes of an answer, unless the caller asks for more.
const DEFAULT_KB: u64 = 20;
/// Largest `max_kb`.
const MOST_KB: u64 = 200;

/// Members for programs that follow addresses, at any depth.
pub(super) const ADDRESSES: [&str; 3] = ["links", "url", "rule_url"];
/// Members that repeat another member of the same object.
const REPEATED: [(&str, &str); 4] =
    [("position", "key"), ("content_id", "id"), ("rulings", "sections"), ("record", "text")];
/// The list that an operation itself returns page by page, the member with the number of elements behind the page, and
/// members with the number of all elements.
const PAGED: (&str, &str, [&str; 2]) = ("moves", "left", ["matching", "total"]);

const MORE_MOVES: &str =
    "`after` with the last of these moves continues; `limit`, `sort`, `tile`, `from` choose others";
const MORE_BYTES: &str = "`max_kb` (up to 200) gives more; `fields` chooses members";
/// Most bytes of a note in `cut` without its name, and of each sentence of `more`.
const NOTE_BYTES: usize = 40;
const MORE_MOST: usize = 120;

/// The part of an answer that is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Cut {
    /// The members to keep; empty for all.
    fields: Vec<String>,
    /// Most elements of each list of the answer.
    limit: Option<usize>,
    /// Most bytes.
    most: usize,
}

/// The arguments that choose a part of the answer, with their schemas.
pub(super) fn arguments() -> [(&'static str, Value); 3] {
    [
        (
            "fields",
            json!({
                "type": "array",
                "items": { "type": "string" },
                "description": "Members of the answer to keep.",
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
                "description": "Most kilobytes of the answer.",
            }),
        ),
    ]
}

impl Cut {
    /// Removes the arguments that choose a part of the answer from the arguments of a tool. Arguments of the
    /// operation itself stay. `answered` are the members that an answer may have.
    ///
    /// # Errors
    /// [`Code::InvalidBody`], with the invalid argument.
    pub(super) fn take(
        arguments: &mut Map<String, Value>,
        own: impl Fn(&str) -> bool,
        answered: &[String],
    ) -> Result<Cut, Problem> {
        let wrong = |name: &str, why: &str| {
            let detail = format!("the argument {name} is {why}", name = quoted(name));
            Problem::new(Code::InvalidBody, detail).at(format!("/{name}"))
        };
        let mut taken = |name: &str| match own(name) {
            true => None,
            false => arguments.shift_remove(name),
        };
        let (fields, limit, most) = (taken("fields"), taken("limit"), taken("max_kb"));
        let fields = match fields {
            None => Vec::new(),
            Some(list) => {
                serde_json::from_value(list).map_err(|_| wrong("fields", "not a list of names"))?
            }
        };
        if let Some(at) = (fields.iter()).position(|field: &String| !answered.contains(field)) {
            let detail = format!(
                "no answer has a member {field}; there are {members}",
                field = quoted(&fields[at]),
                members = answered.join(", ")
            );
            return Err(Problem::new(Code::InvalidBody, detail).at(format!("/fields/{at}")));
        }
        let number = |name: &str, value: Option<Value>| match value {
            None => Ok(None),
            Some(value) => {
                let whole = value.as_f64().filter(|n| n.fract() == 0.0 && *n >= 0.0);
                // Numbers of this size are exact.
                let whole = whole.filter(|n| *n <= 1e9).map(|n| n as u64);
                whole.map(Some).ok_or_else(|| wrong(name, "not a number from 0"))
            }
        };
        let limit = number("limit", limit)?;
        let kb = number("max_kb", most)?.unwrap_or(DEFAULT_KB);
        if !(1..=MOST_KB).contains(&kb) {
            return Err(wrong("max_kb", &format!("not between 1 and {MOST_KB}")));
        }
        Ok(Cut { fields, limit: limit.map(|limit| limit as usize), most: kb as usize * 1000 })
    }

    /// The answer as compact JSON text, cut. `cut` notes for each shortened list and text how much of it is left,
    /// `more` how to get the rest. The time is proportional to the length of the answer.
    ///
    /// # Errors
    /// If the answer is not a JSON object.
    pub(super) fn apply(&self, answer: &[u8]) -> serde_json::Result<String> {
        let mut members: Map<String, Value> = serde_json::from_slice(answer)?;
        drop_addresses(&mut members);
        if self.fields.is_empty() {
            drop_repeated(&mut members);
        } else {
            members.retain(|name, _| self.fields.iter().any(|field| field == name));
        }
        let number = |name: &str| members.get(name)?.as_u64();
        let is_last = number(PAGED.1).is_none_or(|left| left == 0);
        let all_moves = (PAGED.2.iter()).find_map(|name| number(name));
        let mut parts: Vec<Part> =
            (members.into_iter()).map(|(name, value)| Part::new(name, value)).collect();
        for part in &mut parts {
            part.keep(self.limit.unwrap_or(usize::MAX));
        }
        let mut more = Vec::new();
        let paged = parts.iter_mut().find(|part| part.name == PAGED.0);
        if let (Some(all), Some(list), false) = (all_moves, paged, is_last) {
            list.of = all as usize;
            more.push(MORE_MOVES);
        }
        let whole: usize = parts.iter().map(Part::bytes).sum();
        if whole + 2 > self.most {
            fit(&mut parts, self.most);
            more.push(MORE_BYTES);
        }
        Ok(written(&parts, &more.join("; ")))
    }
}

/// Removes the members that hold addresses, and the addresses of pictures from texts.
fn drop_addresses(members: &mut Map<String, Value>) {
    members.retain(|name, _| !ADDRESSES.contains(&&**name));
    members.values_mut().for_each(tidy);
}

/// Removes members that repeat another member of the same object.
fn drop_repeated(members: &mut Map<String, Value>) {
    for (member, other) in REPEATED {
        if members.contains_key(other) {
            members.shift_remove(member);
        }
    }
}

/// Applies both to a value below the members of an answer.
fn tidy(value: &mut Value) {
    match value {
        Value::Object(members) => {
            drop_addresses(members);
            drop_repeated(members);
        }
        Value::Array(list) => list.iter_mut().for_each(tidy),
        Value::String(text) if text.contains("](/v1/") => *text = described(text),
        _ => {}
    }
}

/// A member of an answer, as text.
struct Part {
    name: String,
    text: Text,
    /// Elements of the list, or bytes of the text, before the cut.
    of: usize,
}

enum Text {
    List(Vec<String>),
    One(String),
    /// Left out.
    Out,
}

impl Part {
    fn new(name: String, value: Value) -> Part {
        let text = match value {
            Value::Array(list) => Text::List(list.iter().map(Value::to_string).collect()),
            other => Text::One(other.to_string()),
        };
        let mut part = Part { name, text, of: 0 };
        part.of = part.count();
        part
    }

    /// Elements of the list, or bytes of the text.
    fn count(&self) -> usize {
        match &self.text {
            Text::List(list) => list.len(),
            Text::One(text) => text.len(),
            Text::Out => 0,
        }
    }

    /// Bytes including the name and the separators.
    fn bytes(&self) -> usize {
        let value = match &self.text {
            Text::List(list) => list.iter().map(|text| text.len() + 1).sum::<usize>() + 2,
            Text::One(text) => text.len(),
            Text::Out => return 0,
        };
        self.name.len() + 4 + value
    }

    /// Keeps this many elements of a list.
    fn keep(&mut self, most: usize) {
        if let Text::List(list) = &mut self.text {
            list.truncate(most);
        }
    }

    /// Keeps the first elements of a list that fit into this many bytes.
    fn keep_bytes(&mut self, bytes: usize) {
        let mut room = bytes.saturating_sub(self.name.len() + 6);
        if let Text::List(list) = &mut self.text {
            let fitting = list.iter().take_while(|text| {
                let left = room.checked_sub(text.len() + 1);
                room = left.unwrap_or(0);
                left.is_some()
            });
            let fitting = fitting.count();
            list.truncate(fitting);
        }
    }

    fn is_list(&self) -> bool {
        matches!(self.text, Text::List(_))
    }

    /// A note about a cut member, such as `30 of 720`; `None` if it is complete.
    fn note(&self) -> Option<String> {
        let count = self.count();
        let unit = if self.is_list() { "" } else { " bytes" };
        (count < self.of).then(|| format!("{count} of {}{unit}", self.of))
    }
}

/// Shortens an answer so that it fits into `most` bytes together with its notes. The longest members that are not
/// lists are left out until the others fit; the lists share the rest of the room equally.
fn fit(parts: &mut [Part], most: usize) {
    let notes: usize = parts.iter().map(|part| part.name.len() + NOTE_BYTES).sum();
    let mut room = most.saturating_sub(notes + 2 * MORE_MOST);
    let (mut lists, mut others): (Vec<&mut Part>, Vec<&mut Part>) =
        parts.iter_mut().partition(|part| part.is_list());
    others.sort_by_key(|part| part.bytes());
    for part in others {
        // The short ones come first.
        match room.checked_sub(part.bytes()) {
            Some(left) => room = left,
            None => part.text = Text::Out,
        }
    }
    lists.sort_by_key(|part| part.bytes());
    let mut left = lists.len();
    for part in lists {
        part.keep_bytes(room / left);
        room = room.saturating_sub(part.bytes());
        left -= 1;
    }
}

/// The JSON of these members, with notes about cuts.
fn written(parts: &[Part], more: &str) -> String {
    let mut members: Vec<String> = Vec::new();
    let mut notes = Map::new();
    for part in parts {
        let value = match &part.text {
            Text::List(list) => Some(format!("[{}]", list.join(","))),
            Text::One(text) => Some(text.clone()),
            Text::Out => None,
        };
        members.extend(value.map(|value| format!("{}:{value}", json!(part.name))));
        if let Some(note) = part.note() {
            notes.insert(part.name.clone(), note.into());
        }
    }
    if !notes.is_empty() {
        members.push(format!("\"cut\":{}", Value::Object(notes)));
        if !more.is_empty() {
            members.push(format!("\"more\":{}", json!(more)));
        }
    }
    format!("{{{}}}", members.join(","))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cut(mut arguments: Value) -> Result<Cut, Problem> {
        let arguments = arguments.as_object_mut().unwrap();
        let answered = ["lines", "position"].map(str::to_owned);
        let cut = Cut::take(arguments, |_| false, &answered);
        assert!(cut.is_err() || arguments.is_empty());
        cut
    }

    /// The answer cut according to these arguments: its JSON, and its length in bytes.
    fn applied(arguments: Value, answer: &Value) -> (Value, usize) {
        let text = cut(arguments).unwrap();
        let text = text.apply(answer.to_string().as_bytes()).unwrap();
        (serde_json::from_str(&text).unwrap(), text.len())
    }

    #[test]
    fn keeps_short_answers() {
        let answer = json!({ "total": 2, "moves": ["a", { "b": [1, null] }] });
        assert_eq!(applied(json!({}), &answer).0, answer);
        let text = cut(json!({})).unwrap().apply(b"{ \"a\": [ 1.50 ] }");
        assert_eq!(text.unwrap(), r#"{"a":[1.5]}"#);
    }

    #[test]
    fn leaves_out_addresses_and_repetitions() {
        let both = json!({
            "position": { "board": [] },
            "key": "k",
            "links": { "self": "/v1" },
            "puzzles": [{ "id": "x", "key": "k", "position": {}, "links": {} }],
        });
        let (short, _) = applied(json!({}), &both);
        assert_eq!(short, json!({ "key": "k", "puzzles": [{ "id": "x", "key": "k" }] }));
        let (asked, _) = applied(json!({ "fields": ["position"] }), &both);
        assert_eq!(asked, json!({ "position": { "board": [] } }));
    }

    #[test]
    fn cuts_lists_and_tells_how_much_is_left() {
        let answer = json!({ "lines": [1, 2, 3], "key": "k" });
        let (short, _) = applied(json!({ "limit": 2.0, "fields": ["lines"] }), &answer);
        assert_eq!(short, json!({ "lines": [1, 2], "cut": { "lines": "2 of 3" } }));
        // A page of an operation with pages of its own.
        let answer =
            |left: u64| json!({ "total": 720, "matching": 31, "left": left, "moves": ["a"] });
        let (page, _) = applied(json!({}), &answer(12));
        assert_eq!(page["cut"], json!({ "moves": "1 of 31" }));
        assert_eq!(page["more"], MORE_MOVES);
        assert_eq!(applied(json!({}), &answer(0)).0, answer(0));
    }

    #[test]
    fn fills_the_room_and_stays_within_it() {
        let list = |count: usize| -> Vec<String> {
            (0..count).map(|number| format!("move {number:05}")).collect()
        };
        for (kb, lists) in [
            (1, vec![500]),
            (20, vec![10_000]),
            (20, vec![10_000, 10_000, 3]),
            (20, vec![1_000, 2_000]),
            (200, vec![30_000, 1, 1, 1, 1, 1, 1, 1]),
        ] {
            let mut answer = json!({ "key": "k", "text": "y" });
            for (number, &count) in lists.iter().enumerate() {
                answer[format!("list {number}")] = json!(list(count));
            }
            let (short, bytes) = applied(json!({ "max_kb": kb }), &answer);
            assert!(bytes <= kb * 1000, "{bytes} of {kb} kB");
            // Notes have room for all members, and a list ends with a complete element.
            let unused = kb * 1000 - bytes;
            assert!(unused < 300 + 60 * (lists.len() + 2), "{unused} unused of {kb} kB");
            assert_eq!(short["key"], "k");
            assert_eq!(short["more"], MORE_BYTES);
            for (number, &count) in lists.iter().enumerate() {
                let name = format!("list {number}");
                let left = short[&name].as_array().unwrap().len();
                let note = &short["cut"][&name];
                match left < count {
                    true => assert_eq!(note, &format!("{left} of {count}")),
                    false => assert!(note.is_null()),
                }
            }
        }
    }

    #[test]
    fn leaves_out_what_is_no_list_only_if_it_must() {
        let answer = json!({ "text": "x".repeat(5000), "key": "k", "list": [1, 2] });
        let (short, _) = applied(json!({ "max_kb": 1 }), &answer);
        assert_eq!(short["key"], "k");
        assert_eq!(short["list"], json!([1, 2]));
        assert!(short["text"].is_null());
        assert_eq!(short["cut"], json!({ "text": "0 of 5002 bytes" }));
        assert_eq!(applied(json!({ "max_kb": 6 }), &answer).0, answer);
    }

    #[test]
    fn refuses_what_makes_no_sense() {
        for (wrong, place) in [
            (json!({ "fields": "moves" }), "/fields"),
            (json!({ "fields": ["lines", "foo"] }), "/fields/1"),
            (json!({ "limit": -1 }), "/limit"),
            (json!({ "limit": "2" }), "/limit"),
            (json!({ "max_kb": 0 }), "/max_kb"),
            (json!({ "max_kb": MOST_KB + 1 }), "/max_kb"),
        ] {
            let problem = cut(wrong).unwrap_err();
            assert_eq!(problem.pointer.as_deref(), Some(place));
        }
        let mut own = json!({ "limit": 7 });
        let own = own.as_object_mut().unwrap();
        let cut = Cut::take(own, |name| name == "limit", &[]).unwrap();
        assert_eq!(cut.limit, None);
        assert_eq!(own["limit"], 7);
    }
}
