//! Comments, and the commands inside them: `[%eval …]`, `[%emt …]`, `[%clk …]`.

use tessera_rules::game::shortened;

use super::evaluation::RecordEvaluation;
use super::scan::{Scanner, TextFault};
use super::tree::RecordMove;
use crate::wire::Int;

/// The known commands. All others are text.
const COMMANDS: [&str; 3] = ["eval", "emt", "clk"];
/// The longest time, in milliseconds: a hundred days.
pub(super) const MAX_TIME_MS: i64 = 8_640_000_000;

/// Content of a comment.
#[derive(Debug, Default)]
pub(super) struct Comment {
    pub(super) text: String,
    evaluation: Option<RecordEvaluation>,
    time_ms: Option<Int>,
    clock_ms: Option<Int>,
}

impl Comment {
    /// A comment without commands.
    pub(super) fn new(text: &str) -> Comment {
        Comment { text: text.to_owned(), ..Comment::default() }
    }

    /// True if it contains commands for a move.
    pub(super) fn has_commands(&self) -> bool {
        self.evaluation.is_some() || self.time_ms.is_some() || self.clock_ms.is_some()
    }

    /// Adds the content to a move. Returns true if a command repeats one that the move already has.
    pub(super) fn attach(self, m: &mut RecordMove) -> bool {
        add_text(&mut m.comment, &self.text);
        let mut again = false;
        if let Some(evaluation) = self.evaluation {
            again |= m.evaluation.replace(evaluation).is_some();
        }
        if let Some(time) = self.time_ms {
            again |= m.time_ms.replace(time).is_some();
        }
        if let Some(clock) = self.clock_ms {
            again |= m.clock_ms.replace(clock).is_some();
        }
        again
    }
}

/// Appends to an existing comment.
pub(super) fn add_text(comment: &mut Option<String>, text: &str) {
    if text.is_empty() {
        return;
    }
    match comment {
        Some(before) => {
            before.push(' ');
            before.push_str(text);
        }
        None => *comment = Some(text.to_owned()),
    }
}

/// Reads a comment; the scanner is at its `{`.
pub(super) fn read_comment(scanner: &mut Scanner<'_>) -> Result<Comment, TextFault> {
    let opened = scanner.place();
    scanner.next();
    let unclosed = || TextFault::new(opened, "this comment is not closed: `}` is missing");
    let mut comment = Comment::default();
    let mut pieces = vec![String::new()];
    loop {
        let place = scanner.place();
        let c = scanner.next().ok_or_else(unclosed)?;
        let mut say = |c: char| {
            if let Some(piece) = pieces.last_mut() {
                piece.push(c);
            }
        };
        let control = |c: char| c.is_control() && c != '\n' && c != '\t';
        match c {
            '}' => break,
            '\\' if !scanner.peek().is_some_and(control) => {
                say(scanner.next().ok_or_else(unclosed)?);
            }
            '[' => match command(scanner) {
                Some((name, argument)) => {
                    let again = comment.obey(name, argument).map_err(|detail| {
                        TextFault::new(
                            place,
                            format!("[%{} {}]: {detail}", shortened(name), shortened(argument)),
                        )
                    })?;
                    if again {
                        let detail = format!("[%{} …] is in this comment twice", shortened(name));
                        return Err(TextFault::new(place, detail));
                    }
                    pieces.push(String::new());
                }
                None => say('['),
            },
            c if control(c) || c == '\\' => {
                return Err(TextFault::new(place, "a comment has no control characters"));
            }
            c => say(c),
        }
    }
    let pieces: Vec<&str> =
        (pieces.iter().map(|piece| piece.trim())).filter(|piece| !piece.is_empty()).collect();
    comment.text = pieces.join(" ");
    Ok(comment)
}

/// Reads a known command, after its `[`: its name and its argument.
fn command<'a>(scanner: &mut Scanner<'a>) -> Option<(&'static str, &'a str)> {
    let mut ahead = scanner.clone();
    if !ahead.take('%') {
        return None;
    }
    let name = ahead.take_while(|c| c.is_ascii_alphabetic());
    let name = COMMANDS.into_iter().find(|known| *known == name)?;
    if !ahead.peek().is_some_and(|c| c == ' ' || c == ']') {
        return None;
    }
    let argument = ahead.take_while(|c| c != ']' && c != '}' && c != '\n');
    if !ahead.take(']') {
        return None;
    }
    *scanner = ahead;
    Some((name, argument.trim()))
}

impl Comment {
    /// Executes a command. Returns true if the comment already has a command of this name.
    fn obey(&mut self, name: &str, argument: &str) -> Result<bool, String> {
        Ok(match name {
            "eval" => {
                let evaluation = RecordEvaluation::read(argument)?;
                self.evaluation.replace(evaluation).is_some()
            }
            _ => {
                let time = read_time(argument)
                    .ok_or("a time is written 1:02:03 or 0:00:01.5, at most a hundred days")?;
                let place = match name {
                    "emt" => &mut self.time_ms,
                    _ => &mut self.clock_ms,
                };
                place.replace(Int(time)).is_some()
            }
        })
    }
}

/// Reads a time `h:mm:ss`, with up to three decimals, in milliseconds.
fn read_time(text: &str) -> Option<i64> {
    let number = |text: &str, most: i64| -> Option<i64> {
        let digits = !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
        let value = text.parse::<i64>().ok().filter(|&value| value <= most)?;
        digits.then_some(value)
    };
    let mut parts = text.split(':');
    let (hours, minutes, seconds) = (parts.next()?, parts.next()?, parts.next()?);
    let (seconds, decimals) = seconds.split_once('.').unwrap_or((seconds, "0"));
    if parts.next().is_some() || decimals.len() > 3 {
        return None;
    }
    let milliseconds = number(&format!("{decimals:0<3}"), 999)?;
    let minutes = number(hours, 2400)? * 60 + number(minutes, 59)?;
    let time = (minutes * 60 + number(seconds, 59)?) * 1000 + milliseconds;
    (time <= MAX_TIME_MS).then_some(time)
}

/// Writes a time as `h:mm:ss`, with as many decimals as needed.
fn time(Int(milliseconds): Int) -> String {
    let seconds = milliseconds / 1000;
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
    let mut text = format!("{hours}:{minutes:02}:{:02}", seconds % 60);
    if milliseconds % 1000 != 0 {
        text += format!(".{:03}", milliseconds % 1000).trim_end_matches('0');
    }
    text
}

/// The comment of a move, with its commands; empty if there is nothing to write.
pub(super) fn write_comment(m: &RecordMove) -> String {
    let mut parts = Vec::new();
    parts.extend((m.evaluation.as_ref()).map(|value| format!("[%eval {}]", value.write())));
    parts.extend(m.time_ms.map(|spent| format!("[%emt {}]", time(spent))));
    parts.extend(m.clock_ms.map(|left| format!("[%clk {}]", time(left))));
    parts.extend(m.comment.as_deref().map(escaped));
    match parts.is_empty() {
        true => String::new(),
        false => format!("{{{}}}", parts.join(" ")),
    }
}

/// A comment that belongs to no move.
pub(super) fn write_text(text: &str) -> String {
    format!("{{{}}}", escaped(text))
}

/// Escapes characters that would end the comment or begin a command.
fn escaped(text: &str) -> String {
    let mut written = String::with_capacity(text.len());
    for (at, c) in text.char_indices() {
        let commands = || {
            let name = text[at..].strip_prefix("[%").unwrap_or_default();
            COMMANDS.iter().any(|known| name.starts_with(known))
        };
        if c == '\\' || c == '}' || (c == '[' && commands()) {
            written.push('\\');
        }
        written.push(c);
    }
    written
}
