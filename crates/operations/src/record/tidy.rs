//! The canonical form of those parts of a record that don't depend on the rules: comments, players, dates, tags,
//! numbers.

use tessera_rules::game::quoted;

use super::comment::MAX_TIME_MS;
use super::limits::{MAX_TAG, too_long};
use super::place::{Part, RecordFault};
use super::read::MAX_NAG;
use super::result::MOST_PLAYERS;
use super::tags::unfit_name;
use super::tree::{GameRecord, RecordMove, RecordPlayer};
use crate::puzzles::Day;
use crate::strength::Strength;
use crate::wire::Int;

/// Highest rating.
const MAX_RATING: i64 = 10_000;
/// Highest level of `reply`.
const MAX_LEVEL: i64 = Strength::MAX as i64;

/// Brings all parts except moves and result into canonical form.
pub(super) fn tidy_head(record: &mut GameRecord, seats: usize) -> Result<(), RecordFault> {
    if let Some(date) = &record.date
        && !is_date(date)
    {
        let detail = format!("{date} is no date: 2026-11-22, 2026-11 or 2026", date = quoted(date));
        let part = Part::Tag("Date".to_owned());
        return Err(RecordFault::inconsistent(part, "/date", detail));
    }
    tidy_players(record, seats)?;
    for (name, value) in &record.tags.0 {
        let part = || Part::Tag(name.clone());
        let pointer = || format!("/tags/{}", name.replace('~', "~0").replace('/', "~1"));
        if let Some(detail) = unfit_name(name) {
            return Err(RecordFault::inconsistent(part(), pointer(), detail));
        }
        fit_value(name, part, pointer)?;
        fit_value(value, part, pointer)?;
    }
    record.comment = tidy_comment(record.comment.take())
        .map_err(|detail| RecordFault::inconsistent(Part::Move(0), "/comment", detail))?;
    Ok(())
}

/// Brings the annotations of a move into canonical form. Errors name the member.
pub(super) fn tidy_move(m: &mut RecordMove) -> Result<(), (&'static str, String)> {
    m.comment = tidy_comment(m.comment.take()).map_err(|detail| ("comment", detail))?;
    for (name, time) in [("time_ms", m.time_ms), ("clock_ms", m.clock_ms)] {
        if time.is_some_and(|Int(time)| !(0..=MAX_TIME_MS).contains(&time)) {
            return Err((name, format!("a time lies in 0 to {MAX_TIME_MS} ms")));
        }
    }
    let unknown = |Int(nag): &Int| !(0..=MAX_NAG).contains(nag);
    if m.nags.iter().any(unknown) {
        return Err(("nags", format!("a judgement is one of 0 to {MAX_NAG}")));
    }
    if let Some(evaluation) = m.evaluation.take() {
        let tidied = evaluation.tidied();
        m.evaluation = Some(tidied.map_err(|(_, detail)| ("evaluation", detail))?);
    }
    Ok(())
}

/// A comment without surrounding white space; `None` for an empty one.
pub(super) fn tidy_comment(comment: Option<String>) -> Result<Option<String>, String> {
    let Some(comment) = comment else {
        return Ok(None);
    };
    let comment = comment.replace("\r\n", "\n");
    if comment.chars().any(|c| c.is_control() && c != '\n' && c != '\t') {
        return Err("a comment has no control characters".to_owned());
    }
    let trimmed = comment.trim();
    Ok((!trimmed.is_empty()).then(|| trimmed.to_owned()))
}

fn tidy_players(record: &mut GameRecord, seats: usize) -> Result<(), RecordFault> {
    let players = &mut record.players;
    let named = players.len();
    if named > seats || named > MOST_PLAYERS {
        let detail = format!(
            "the number of players that the record names is {named}, and the number of seats is {seats}"
        );
        let part = Part::Tag(format!("Player{named}"));
        return Err(RecordFault::inconsistent(part, format!("/players/{seats}"), detail));
    }
    for (seat, player) in players.iter_mut().enumerate() {
        let fault = |what: &str, member: &str, detail: String| {
            let part = Part::Tag(format!("{what}{}", seat + 1));
            Err(RecordFault::inconsistent(part, format!("/players/{seat}/{member}"), detail))
        };
        if let Some(name) = player.name.take() {
            let part = || Part::Tag(format!("Player{}", seat + 1));
            fit_value(&name, part, || format!("/players/{seat}/name"))?;
            let name = name.trim();
            player.name = (!name.is_empty() && name != "?").then(|| name.to_owned());
        }
        if player.rating.is_some_and(|Int(n)| !(0..=MAX_RATING).contains(&n)) {
            return fault("Rating", "rating", format!("a rating lies in 0 to {MAX_RATING}"));
        }
        if player.level.is_some_and(|Int(n)| !(1..=MAX_LEVEL).contains(&n)) {
            return fault("Level", "level", format!("a level lies in 1 to {MAX_LEVEL}"));
        }
    }
    if players.iter().all(|player| *player == RecordPlayer::default()) {
        players.clear();
    } else {
        players.resize(seats, RecordPlayer::default());
    }
    Ok(())
}

/// Checks that a text can be the value of a tag.
fn fit_value(
    value: &str,
    part: impl Fn() -> Part,
    pointer: impl Fn() -> String,
) -> Result<(), RecordFault> {
    if value.chars().any(char::is_control) {
        let detail = "names and values are one line without control characters".to_owned();
        return Err(RecordFault::inconsistent(part(), pointer(), detail));
    }
    match value.chars().count() {
        0..=MAX_TAG => Ok(()),
        more => Err(RecordFault::exceeding(part(), pointer(), too_long(more))),
    }
}

/// True if a text is a day, a month or a year.
fn is_date(text: &str) -> bool {
    let day = match text.len() {
        4 => format!("{text}-01-01"),
        7 => format!("{text}-01"),
        _ => text.to_owned(),
    };
    Day::read(&day).is_some()
}
