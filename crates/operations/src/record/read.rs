//! Parsing of a record's text into a tree, without checks against the rules of a game.

use tessera_rules::game::{quoted, shortened};

use super::comment::{Comment, add_text, read_comment};
use super::limits::{
    MAX_NAGS, MAX_RECORD_MOVES, MAX_VARIATION_DEPTH, too_deep, too_many, too_many_judgements,
};
use super::place::{Places, in_text};
use super::result::read_shares;
use super::scan::{Scanner, TextFault};
use super::tags::{no_result, read_tag, take};
use super::tree::{GameRecord, RecordLine, RecordMove};
use crate::problem::{Code, Problem};
use crate::text_place::TextPlace;
use crate::wire::Int;

/// Judgements with a sign of their own; the index is the glyph's number.
const SIGNS: [&str; 7] = ["", "!", "?", "!!", "??", "!?", "?!"];
/// Largest number of a glyph.
pub(super) const MAX_NAG: i64 = 255;

/// Reads the text of a record.
///
/// # Errors
/// [`Code::MalformedRecord`] and [`Code::LimitExceeded`], with line and column. `base` points to the text in the
/// request.
pub fn read(text: &str, base: &str) -> Result<(GameRecord, Places), Problem> {
    let text = text.replace("\r\n", "\n");
    let mut reader =
        Reader { scanner: Scanner::new(&text), places: Places::default(), ended: None };
    let record = reader.record().map_err(|fault| {
        let problem = match fault.exceeded {
            Some(exceeded) => Problem::limit_exceeded(exceeded, fault.detail),
            None => Problem::new(Code::MalformedRecord, fault.detail),
        };
        in_text(problem, base, Some(fault.place))
    })?;
    Ok((record, reader.places))
}

struct Reader<'a> {
    scanner: Scanner<'a>,
    places: Places,
    /// The result after the moves.
    ended: Option<&'a str>,
}

impl<'a> Reader<'a> {
    fn record(&mut self) -> Result<GameRecord, TextFault> {
        let mut record = GameRecord::default();
        let mut tags = Vec::new();
        self.scanner.skip_space();
        while self.scanner.peek() == Some('[') {
            tags.push(read_tag(&mut self.scanner)?);
            self.scanner.skip_space();
        }
        let told = tags.iter().find(|tag| tag.name == "Result");
        let told = told.map(|tag| tag.value.clone());
        let mut seats = None;
        self.places.tags = take(tags, &mut record, &mut seats)?;
        let line = self.line(0)?;
        record.comment = line.comment;
        record.moves = line.moves;
        if let (Some(ended), Some(place)) = (self.ended, self.places.result) {
            if told.as_deref().is_some_and(|told| told != ended) {
                let detail = format!(
                    "the moves end with {}, but [Result] says {}",
                    shortened(ended),
                    shortened(&told.unwrap_or_default())
                );
                return Err(TextFault::new(place, detail));
            }
            if record.result.is_none() && ended != "*" {
                let (winners, number) =
                    read_shares(ended).ok_or_else(|| TextFault::new(place, no_result(ended)))?;
                seats = Some(number);
                record.result = Some(super::RecordResult { winners, termination: None });
            }
        }
        self.places.seats = seats;
        Ok(record)
    }

    /// Reads the moves of the game (depth 0), or of a variation up to its `)`.
    fn line(&mut self, depth: usize) -> Result<RecordLine, TextFault> {
        let mut line = RecordLine::default();
        loop {
            self.scanner.skip_space();
            let place = self.scanner.place();
            let fault = |detail: &str| Err(TextFault::new(place, detail));
            let Some(c) = self.scanner.peek() else {
                return if depth == 0 {
                    Ok(line)
                } else {
                    fault("the text ends inside a variation: ')' is missing")
                };
            };
            match c {
                '{' => {
                    let comment = read_comment(&mut self.scanner)?;
                    self.say(&mut line, comment, place)?;
                }
                ';' => {
                    self.scanner.next();
                    let text = self.scanner.take_while(|c| c != '\n').trim();
                    if text.chars().any(|c| c.is_control() && c != '\t') {
                        return fault("a comment has no control characters");
                    }
                    self.say(&mut line, Comment::new(text), place)?;
                }
                '(' => {
                    self.scanner.next();
                    if depth == MAX_VARIATION_DEPTH {
                        return Err(TextFault::exceeding(place, too_deep()));
                    }
                    if line.moves.is_empty() || self.ended.is_some() {
                        return fault("a variation stands behind the move that it replaces");
                    }
                    let variation = self.line(depth + 1)?;
                    if let Some(last) = line.moves.last_mut() {
                        last.variations.push(variation);
                    }
                }
                ')' if depth == 0 => return fault("this ')' closes nothing"),
                ')' if line.moves.is_empty() => return fault("a variation has at least one move"),
                ')' => {
                    self.scanner.next();
                    return Ok(line);
                }
                '}' => return fault("this '}' closes nothing"),
                '[' => return fault("tags stand before the moves; a text holds one game"),
                _ => self.word(&mut line, depth)?,
            }
        }
    }

    /// Adds a comment to the last move of a line, or before its first move.
    fn say(
        &self,
        line: &mut RecordLine,
        comment: Comment,
        place: TextPlace,
    ) -> Result<(), TextFault> {
        let Some(last) = line.moves.last_mut() else {
            if comment.has_commands() {
                let detail = "evaluations and times stand in the comment behind a move";
                return Err(TextFault::new(place, detail));
            }
            add_text(&mut line.comment, &comment.text);
            return Ok(());
        };
        if comment.attach(last) {
            let detail = "this says again what another comment of the move says";
            return Err(TextFault::new(place, detail));
        }
        Ok(())
    }

    /// Reads a number, a glyph, a move or the result.
    fn word(&mut self, line: &mut RecordLine, depth: usize) -> Result<(), TextFault> {
        let mut place = self.scanner.place();
        let word = self.scanner.take_while(|c| !c.is_whitespace() && !"{}();".contains(c));
        if self.ended.is_some() {
            return Err(TextFault::new(place, "nothing but comments stands behind the result"));
        }
        let digits = word.len() - word.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let dots = word[digits..].len() - word[digits..].trim_start_matches('.').len();
        let number = if dots > 0 { digits + dots } else { 0 };
        place.column += number as u32;
        let word = &word[number..];
        if word.is_empty() {
            return Ok(());
        }
        if let Some(nag) = glyph(word) {
            return add_glyph(line, nag, place);
        }
        if word.starts_with('$') {
            let detail = format!("{word} is no judgement: $0 to ${MAX_NAG}", word = quoted(word));
            return Err(TextFault::new(place, detail));
        }
        if word == "*" || word.starts_with(|c: char| c.is_ascii_digit()) {
            if word != "*" && read_shares(word).is_none() {
                return Err(TextFault::new(place, no_result(word)));
            }
            if depth > 0 {
                return Err(TextFault::new(place, "a variation has no result"));
            }
            self.places.result = Some(place);
            self.ended = Some(word);
            return Ok(());
        }
        if self.places.moves.len() == MAX_RECORD_MOVES {
            return Err(TextFault::exceeding(place, too_many()));
        }
        // A draw may end with the `??` of a face-down tile, which is not a judgement.
        let signs = match word.starts_with('+') {
            true => "",
            false => &word[word.trim_end_matches(['!', '?']).len()..],
        };
        let notation = &word[..word.len() - signs.len()];
        self.places.moves.push(place);
        line.moves.push(RecordMove { r#move: notation.to_owned(), ..RecordMove::default() });
        match (signs, glyph(signs)) {
            ("", _) => Ok(()),
            (_, Some(nag)) => add_glyph(line, nag, place),
            _ => Err(TextFault::new(
                place,
                format!("{signs} is no judgement of a move", signs = quoted(signs)),
            )),
        }
    }
}

/// The number of a glyph that is written `$n` or as a sign.
fn glyph(word: &str) -> Option<i64> {
    if let Some(digits) = word.strip_prefix('$') {
        let plain = digits.bytes().all(|b| b.is_ascii_digit());
        let number = digits.parse::<i64>().ok()?;
        return (plain && number <= MAX_NAG).then_some(number);
    }
    let number = SIGNS.iter().skip(1).position(|sign| *sign == word)?;
    i64::try_from(number + 1).ok()
}

fn add_glyph(line: &mut RecordLine, nag: i64, place: TextPlace) -> Result<(), TextFault> {
    let Some(last) = line.moves.last_mut() else {
        return Err(TextFault::new(place, "a judgement stands behind the move that it judges"));
    };
    if last.nags.len() == MAX_NAGS {
        return Err(TextFault::exceeding(place, too_many_judgements(MAX_NAGS + 1)));
    }
    last.nags.push(Int(nag));
    Ok(())
}
