//! English texts of pictures without the library for messages. The module for browsers contains no other messages: its
//! caller renders them. Pictures are laid out by the widths of their texts, so the caller can't render these.

#[cfg(not(feature = "languages"))]
use crate::tag::Language;
use crate::text::{Join, Message, Text};

/// The messages: text, `{ $value }`, and choices by a value with one variant a line, the default last.
const ENGLISH: &str = include_str!("../pictures/en.ftl");

#[cfg(not(feature = "languages"))]
impl Text {
    /// The text in English if it is one of a picture; otherwise the ids of its messages.
    pub fn in_language(&self, _: Language) -> String {
        in_english(self)
    }
}

fn in_english(text: &Text) -> String {
    match text {
        Text::Plain(text) => text.clone().into_owned(),
        Text::Number(number) => number.to_string(),
        Text::Message(message) => match pattern(&message.id) {
            Some(pattern) => filled(pattern, message),
            None => message.id.clone().into_owned(),
        },
        Text::List(join, items) => {
            let items: Vec<String> = items.iter().map(in_english).collect();
            match (join, items.as_slice()) {
                (Join::And, [first @ .., last]) if !first.is_empty() => {
                    format!("{} and {last}", first.join(", "))
                }
                (Join::Clauses, items) => items.join("; "),
                (Join::Sentences, items) => items.join(" "),
                (_, items) => items.join(", "),
            }
        }
    }
}

/// The pattern of a message.
fn pattern(id: &str) -> Option<&'static str> {
    let (_, rest) = ENGLISH.split_once(&format!("\n{id} = "))?;
    let mut lines = rest.match_indices('\n').map(|(at, _)| at);
    let end = lines.find(|at| !rest[at + 1..].starts_with([' ', '}']));
    rest.get(..end.unwrap_or(rest.len()))
}

/// A pattern with the values of a message.
fn filled(pattern: &str, message: &Message) -> String {
    let Some((before, after)) = pattern.split_once("{ $") else {
        return pattern.to_owned();
    };
    let (name, after) = after.split_once(' ').unwrap_or((after, ""));
    let value = message.args.iter().find(|(known, _)| known == name);
    let value = value.map(|(_, value)| in_english(value)).unwrap_or_default();
    let (text, rest) =
        match after.strip_prefix("->").and_then(|variants| variants.split_once("\n}")) {
            Some((variants, rest)) => (filled(chosen(variants, &value), message), rest),
            None => (value, after.strip_prefix('}').unwrap_or(after)),
        };
    let rest = filled(rest, message);
    format!("{before}{text}{rest}")
}

/// The variant for a value.
fn chosen<'a>(variants: &'a str, value: &str) -> &'a str {
    let key = if value == "1" { "one" } else { value };
    let mut all = (variants.lines()).filter_map(|line| line.split_once('[')?.1.split_once("] "));
    let own = all.clone().find(|&(name, _)| name == key);
    own.or_else(|| all.next_back()).map_or("", |(_, text)| text)
}

#[cfg(all(test, feature = "languages"))]
mod tests {
    use super::*;
    use crate::tag::Language;

    /// The names after `$` in a pattern.
    fn names(pattern: &str) -> Vec<&str> {
        let names = pattern.split("{ $").skip(1);
        names.filter_map(|rest| rest.split(' ').next()).collect()
    }

    #[test]
    fn texts_of_pictures_are_those_of_the_library_for_messages() {
        let ids = ENGLISH.lines().filter_map(|line| line.split_once(" = "));
        let ids: Vec<&str> = ids.map(|(id, _)| id).collect();
        assert!(ids.len() > 60, "{}", ids.len());
        for id in ids {
            let pattern = pattern(id).unwrap_or_else(|| panic!("{id} is not found"));
            let keys = pattern.split('[').skip(1).filter_map(|rest| rest.split(']').next());
            for value in keys.chain(["1", "2", "11", "c3"]) {
                let value = match value.parse::<i64>() {
                    Ok(number) => Text::Number(number),
                    Err(_) => Text::from(value.to_owned()),
                };
                let args =
                    names(pattern).into_iter().map(|name| (name.to_owned().into(), value.clone()));
                let text = Text::from(Message { id: id.to_owned().into(), args: args.collect() });
                assert_eq!(in_english(&text), text.in_language(Language::English));
            }
        }
        for items in [&["a"][..], &["a", "b"], &["a", "b", "c"]] {
            for join in Join::ALL {
                let list = Text::List(join, items.iter().map(Text::from).collect());
                assert_eq!(in_english(&list), list.in_language(Language::English));
            }
        }
    }
}
