//! Tags of the text, and the corresponding members of a record.

use std::collections::{BTreeMap, HashMap};

use tessera_rules::game::{quoted, shortened};

use super::result::{MOST_PLAYERS, RecordResult, Termination, read_shares, shares};
use super::scan::{Scanner, TextFault};
use super::tree::{GameRecord, OptionValue, RecordPlayer};
use super::unique::UniqueMap;
use crate::text_place::TextPlace;
use crate::wire::Int;

/// Tags that correspond to members of a record. Tags of players, such as `Player1`, also do, but are not listed here.
const KNOWN: [&str; 6] = ["Game", "Options", "Position", "Date", "Result", "Termination"];
const OF_PLAYERS: [&str; 3] = ["Player", "Rating", "Level"];

/// A tag from the text.
pub(super) struct Tag<'a> {
    pub(super) name: &'a str,
    pub(super) value: String,
    pub(super) place: TextPlace,
}

/// Reads a tag; the scanner is at its `[`.
pub(super) fn read_tag<'a>(scanner: &mut Scanner<'a>) -> Result<Tag<'a>, TextFault> {
    let place = scanner.place();
    scanner.next();
    scanner.take_while(|c| c == ' ' || c == '\t');
    let name = scanner.take_while(|c| c.is_ascii_alphanumeric() || c == '_');
    scanner.take_while(|c| c == ' ' || c == '\t');
    let quote = scanner.place();
    if name.is_empty() || !scanner.take('"') {
        let detail = "a tag is a name and a value in quotation marks: [Event \"A match\"]";
        return Err(TextFault::new(quote, detail));
    }
    let mut value = String::new();
    loop {
        let here = scanner.place();
        match scanner.next() {
            Some('"') => break,
            Some('\\') if matches!(scanner.peek(), Some('"' | '\\')) => {
                value.extend(scanner.next())
            }
            Some(c) if !c.is_control() => value.push(c),
            Some('\n') | None => {
                let detail = format!(
                    "the value of [{}] does not end in its line: '\"' is missing",
                    shortened(name)
                );
                return Err(TextFault::new(quote, detail));
            }
            Some(_) => {
                let detail = "a tag has no control characters";
                return Err(TextFault::new(here, detail));
            }
        }
    }
    scanner.take_while(|c| c == ' ' || c == '\t');
    let end = scanner.place();
    if scanner.take(']') {
        Ok(Tag { name, value, place })
    } else {
        let detail =
            format!("[{}] is not closed: ']' is missing behind its value", shortened(name));
        Err(TextFault::new(end, detail))
    }
}

/// Moves the tags into a record. Returns the places of all tags, by name.
pub(super) fn take(
    tags: Vec<Tag<'_>>,
    record: &mut GameRecord,
    seats: &mut Option<usize>,
) -> Result<HashMap<String, TextPlace>, TextFault> {
    let mut places = HashMap::new();
    let mut termination = None;
    for Tag { name, value, place } in tags {
        let fault = |detail: String| TextFault::new(place, detail);
        if places.insert(name.to_owned(), place).is_some() {
            return Err(fault(format!("[{}] is there twice", shortened(name))));
        }
        match name {
            "Game" => record.game = Some(value),
            "Position" => record.position = Some(value),
            "Date" => record.date = date(&value),
            "Options" => record.options = Some(options(&value).map_err(fault)?),
            "Result" if value == "*" => {}
            "Result" => {
                let (winners, number) =
                    read_shares(&value).ok_or_else(|| fault(no_result(&value)))?;
                *seats = Some(number);
                record.result = Some(RecordResult { winners, termination: None });
            }
            "Termination" => {
                let read = Termination::read(&value).ok_or_else(|| {
                    let words = Termination::words();
                    fault(format!("{} is none of {words}", quoted(value)))
                })?;
                termination = Some((read, place));
            }
            _ => match of_player(name) {
                Some((what, seat)) => {
                    player(record, what, seat, value).map_err(fault)?;
                }
                None => {
                    record.tags.0.insert(name.to_owned(), value);
                }
            },
        }
    }
    if let Some((termination, place)) = termination {
        match &mut record.result {
            Some(result) => result.termination = Some(termination),
            None => {
                let detail =
                    "[Termination] says what ended the game, but [Result] does not say how";
                return Err(TextFault::new(place, detail));
            }
        }
    }
    Ok(places)
}

/// The message for a text that is not a result.
pub(super) fn no_result(text: &str) -> String {
    format!(
        "{text} is no result: each seat's share of the win, 1-0 or 0-1/2-1/2, or * while the game goes on",
        text = quoted(text)
    )
}

/// The known part of a date; dots and question marks are read as in PGN.
fn date(text: &str) -> Option<String> {
    let known: Vec<&str> =
        (text.split(['.', '-'])).take_while(|part| !part.contains('?')).collect();
    (!known.is_empty()).then(|| known.join("-"))
}

/// Reads options in the form `side=9 pie=false`.
fn options(text: &str) -> Result<UniqueMap<OptionValue>, String> {
    let mut options = BTreeMap::new();
    for word in text.split_whitespace() {
        let (name, value) = word.split_once('=').ok_or_else(|| {
            format!(
                "{word} is no option: a name, =, and a value, as in \"side=9 pie=false\"",
                word = quoted(word)
            )
        })?;
        let value = match (value, value.parse::<i64>()) {
            ("true", _) => OptionValue::Flag(true),
            ("false", _) => OptionValue::Flag(false),
            (_, Ok(number)) => OptionValue::Number(number),
            _ => OptionValue::Word(value.to_owned()),
        };
        if options.insert(name.to_owned(), value).is_some() {
            return Err(format!("the option {} is there twice", shortened(name)));
        }
    }
    Ok(UniqueMap(options))
}

/// Kind and seat of a player's tag: `Player1` belongs to seat 0.
pub(super) fn of_player(name: &str) -> Option<(&'static str, usize)> {
    let what = OF_PLAYERS.into_iter().find(|what| name.starts_with(what))?;
    let number = name[what.len()..].parse::<usize>().ok()?;
    let plain = number.to_string() == name[what.len()..];
    (plain && number >= 1).then(|| (what, number - 1))
}

/// True if a tag with this name would correspond to a member of its own.
pub(super) fn is_reserved(name: &str) -> bool {
    KNOWN.contains(&name) || of_player(name).is_some()
}

fn player(record: &mut GameRecord, what: &str, seat: usize, value: String) -> Result<(), String> {
    if seat >= MOST_PLAYERS {
        return Err(format!("no game has more than {MOST_PLAYERS} players"));
    }
    if record.players.len() <= seat {
        record.players.resize(seat + 1, RecordPlayer::default());
    }
    let player = &mut record.players[seat];
    let number = || {
        let number = value.parse::<u32>().map(Int::from);
        number.map_err(|_| format!("{} is no number", quoted(&value)))
    };
    match what {
        "Rating" => player.rating = Some(number()?),
        "Level" => player.level = Some(number()?),
        _ if value.trim() == "?" => {}
        _ => player.name = Some(value),
    }
    Ok(())
}

/// The tags of a record in canonical form, one per line.
pub(super) fn write_tags(record: &GameRecord, seats: usize) -> String {
    let mut text = String::new();
    let mut tag = |name: &str, value: &str| {
        let value = value.replace('\\', "\\\\").replace('"', "\\\"");
        text.push_str(&format!("[{name} \"{value}\"]\n"));
    };
    if let Some(game) = &record.game {
        tag("Game", game);
    }
    if let Some(date) = &record.date {
        tag("Date", date);
    }
    for (number, player) in (1..).zip(&record.players) {
        if let Some(name) = &player.name {
            tag(&format!("Player{number}"), name);
        }
        if let Some(Int(rating)) = player.rating {
            tag(&format!("Rating{number}"), &rating.to_string());
        }
        if let Some(Int(level)) = player.level {
            tag(&format!("Level{number}"), &level.to_string());
        }
    }
    if let Some(UniqueMap(options)) = &record.options {
        let words: Vec<String> = (options.iter())
            .map(|(name, value)| match value {
                OptionValue::Flag(flag) => format!("{name}={flag}"),
                OptionValue::Number(number) => format!("{name}={number}"),
                OptionValue::Word(word) => format!("{name}={word}"),
            })
            .collect();
        tag("Options", &words.join(" "));
    }
    if let Some(position) = &record.position {
        tag("Position", position);
    }
    tag("Result", &shares(record.result.as_ref(), seats));
    if let Some(termination) = record.result.as_ref().and_then(|result| result.termination) {
        tag("Termination", termination.word());
    }
    for (name, value) in &record.tags.0 {
        tag(name, value);
    }
    text
}

/// The reason why a text can't be the name of a tag; `None` if it can.
pub(super) fn unfit_name(name: &str) -> Option<String> {
    let letters = name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    if name.is_empty() || !letters {
        return Some("the name of a tag consists of letters, digits and _".to_owned());
    }
    is_reserved(name).then(|| format!("{name} is said by another member of the record"))
}
